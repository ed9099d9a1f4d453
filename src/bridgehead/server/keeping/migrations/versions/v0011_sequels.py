"""Which match those who played one play next."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the column; of the matches there are it is not known."""
    op.add_column("matches", sa.Column("sequel", sa.String(60), nullable=False, server_default=""))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("matches", "sequel")
