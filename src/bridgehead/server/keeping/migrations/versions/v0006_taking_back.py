"""Whether an undo asks the other, and who asks."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns; in the matches there are an undo was free, and stays so."""
    op.add_column("matches", sa.Column("undo", sa.String(6), nullable=False, server_default="free"))
    op.add_column("matches", sa.Column("taking_back", sa.String(20), nullable=False, server_default=""))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("matches", "taking_back")
    op.drop_column("matches", "undo")
