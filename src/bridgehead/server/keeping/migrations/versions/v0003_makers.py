"""Who made a match, and may delete it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column; the matches there are can be deleted by the operator only."""
    op.add_column("matches", sa.Column("maker", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("matches", "maker")
