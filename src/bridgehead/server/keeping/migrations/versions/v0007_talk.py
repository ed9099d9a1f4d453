"""What people are called, what they say to each other, and when they were last at the table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add them; nobody at the tables there are has a name, or has said anything."""
    op.add_column("matches", sa.Column("told", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("name", sa.String(40), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("sat", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "messages",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("messages")
    for column in ("seen", "sat", "name"):
        op.drop_column("seats", column)
    op.drop_column("matches", "told")
