"""Which seat offers a draw."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column; in the matches there are nobody offers one."""
    op.add_column("matches", sa.Column("offer", sa.String(24), nullable=False, server_default=""))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("matches", "offer")
