"""The secret key that the dice of a match come from."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns; the dice of the matches there are come from their seeds."""
    op.add_column("matches", sa.Column("dice_key", sa.String(32), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("matches", "sealed")
    op.drop_column("matches", "dice_key")
