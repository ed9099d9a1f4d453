"""Matches, seats and moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("scenario", sa.String(200), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("tape", sa.Text),
        sa.Column("scenario_data", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("outcome", sa.String(80), nullable=False),
        sa.Column("forked_from", sa.String(16)),
    )
    op.create_index("matches_changed", "matches", ["changed"])
    match = sa.ForeignKey("matches.id", ondelete="CASCADE")
    op.create_table(
        "seats",
        sa.Column("match", sa.String(16), match, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("player", sa.String(80), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
    )
    op.create_table(
        "moves",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("undo", sa.Boolean, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    for table in ("moves", "seats", "matches"):
        op.drop_table(table)
