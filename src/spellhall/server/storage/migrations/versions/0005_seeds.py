"""Seeds are too big for an integer column, so they become text; and tables get the seal of their deal."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Existing seeds stay, as decimal text."""
    op.execute("ALTER TABLE tables RENAME COLUMN seed TO narrow_seed")
    op.add_column("tables", Column("seed", Text))
    op.execute("UPDATE tables SET seed = CAST(narrow_seed AS TEXT)")
    op.execute("ALTER TABLE tables DROP COLUMN narrow_seed")
    op.add_column("tables", Column("seal", Text))


def downgrade() -> None:
    """Seeds that don't fit an integer column are lost."""
    op.execute("ALTER TABLE tables DROP COLUMN seal")
    op.execute("ALTER TABLE tables RENAME COLUMN seed TO wide_seed")
    op.add_column("tables", Column("seed", BigInteger))
    op.execute("UPDATE tables SET seed = CAST(wide_seed AS BIGINT) WHERE wide_seed NOT LIKE '0x%'")
    op.execute("ALTER TABLE tables DROP COLUMN wide_seed")
