"""Seeds are too wide for a number of the database, so they are text; and a table has the seal of its deal."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """The seeds that are there stay, as decimal text."""
    op.execute("ALTER TABLE tables RENAME COLUMN seed TO narrow_seed")
    op.add_column("tables", Column("seed", Text))
    op.execute("UPDATE tables SET seed = CAST(narrow_seed AS TEXT)")
    op.execute("ALTER TABLE tables DROP COLUMN narrow_seed")
    op.add_column("tables", Column("seal", Text))


def downgrade() -> None:
    """Seeds that are no number of the database cannot be kept."""
    op.execute("ALTER TABLE tables DROP COLUMN seal")
    op.execute("ALTER TABLE tables RENAME COLUMN seed TO wide_seed")
    op.add_column("tables", Column("seed", BigInteger))
    op.execute("UPDATE tables SET seed = CAST(wide_seed AS BIGINT) WHERE wide_seed NOT LIKE '0x%'")
    op.execute("ALTER TABLE tables DROP COLUMN wide_seed")
