"""A finished game as a document that one can take home: what ``spellhall replay`` and ``spellhall verify`` read."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.saves import replay_document
from spellhall.server.tables.floor import beginning_of
from spellhall.server.tables.routes import result_of
from spellhall.server.tables.shown import ShownTable


def document_of(table: ShownTable) -> dict[str, Any]:
    """The whole game: all that lay hidden can be told from it. It is that of the cards with which it was played."""
    assert table.course is not None
    state, stored, beginning = table.course.state, table.stored, beginning_of(table.stored)
    document = replay_document(state, [list(seat.deck or []) for seat in table.seats], beginning.seed)
    document |= {
        "version": stored.version or state.game.version,
        "digest": stored.digest or state.game.digest(),
        "code": table.code,
        "names": table.names,
        "seal": stored.seal or "",
        "returns": state.returns(),
        "result": result_of(table.names, state.returns()),
    }
    if beginning.position is not None:
        document["position"] = beginning.position
    return document
