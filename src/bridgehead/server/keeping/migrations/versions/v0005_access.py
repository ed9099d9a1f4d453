"""Who may see a match without a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column; the matches there are were listed to everybody, and stay so."""
    op.add_column("matches", sa.Column("access", sa.String(8), nullable=False, server_default="listed"))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("matches", "access")
