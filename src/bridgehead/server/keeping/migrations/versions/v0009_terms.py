"""How many answers a match began with, and whether its people are apart."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the columns; of the matches there are neither is known."""
    op.add_column("matches", sa.Column("begun", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("apart", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("matches", "apart")
    op.drop_column("matches", "begun")
