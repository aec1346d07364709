"""``/api/scores``: your scores in solo games played for points."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter

from spellhall.server.people.input_rules import GameName
from spellhall.server.people.refusals import refusals
from spellhall.server.storage.queries import tables
from spellhall.server.storage.records import Person, Table
from spellhall.server.tables.http.routes import Anybody, Tables
from spellhall.server.tables.http.shapes import ScoreRow, Scores

router = APIRouter(prefix="/api/scores", tags=["tables"], responses=refusals(400, 401, 403, 404, 422, 429))


@router.get("/{game}")
async def mine(game: GameName, floor: Tables, me: Anybody) -> Scores:
    """Your finished games for points, oldest first: the deck, the points, and the name for that many."""
    found: Sequence[Table] = [] if me is None else await floor.store.read(tables.scored_by, me.id, game)
    return Scores(scores=[row for table in found if me is not None for row in _rows(table, me)])


def _rows(table: Table, me: Person) -> list[ScoreRow]:
    mine = [seat for seat in table.seats if seat.person == me.id]
    return [
        ScoreRow(
            code=table.code,
            deck=seat.deck_name,
            options={name: str(value) for name, value in table.options.items()},
            points=table.score or 0,
            band=table.band or "",
            finished=table.finished or 0,
        )
        for seat in mine[:1]
    ]
