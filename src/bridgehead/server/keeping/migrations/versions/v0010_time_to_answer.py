"""How many days two people gave each other for each answer, and when each sat down."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the columns; in the matches there are everybody has all the time he likes."""
    op.add_column("matches", sa.Column("days", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("since", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("seats", "since")
    op.drop_column("matches", "days")
