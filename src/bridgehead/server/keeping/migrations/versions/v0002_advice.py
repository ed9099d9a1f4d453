"""Whether advice may be had, how long everybody may answer at once, silent answers given, and reviews."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns and the table; the matches there are may have advice, and hold nothing back."""
    op.add_column("matches", sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("matches", sa.Column("respite", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("silent", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("whole", sa.Boolean, nullable=False),
        sa.Column("progress", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("reviews")
    op.drop_column("seats", "silent")
    op.drop_column("matches", "respite")
    op.drop_column("matches", "advice")
