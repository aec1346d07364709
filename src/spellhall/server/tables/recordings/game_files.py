"""A finished game as a file to download: the input of ``spellhall replay`` and ``spellhall verify``."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.chance import written
from spellhall.kernel.documents.header import FORMAT
from spellhall.server.storage.journal_summary import past_of
from spellhall.server.storage.records import Table
from spellhall.server.tables.games import beginning_of
from spellhall.server.tables.http.routes import result_of
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.restoring import StoredGame
from spellhall.server.tables.watching.shown_table import names_of


def document_of(stored: Table, kept: StoredGame) -> dict[str, Any]:
    """The whole game, from which all hidden cards can be worked out. It refers to the cards it was played with.

    Raises:
        Refusal: when those changed while it was played.
    """
    past, beginning, names = past_of(kept.steps), beginning_of(stored), names_of(stored.seats)
    if past.crossing >= 0:
        raise Refusal("illegal", "the cards changed during this game, so you can read it here but not download it")
    document = {
        "format": FORMAT,
        "replay": True,
        "game": stored.game,
        "version": stored.version,
        "options": stored.options,
        "digest": stored.digest,
        "decks": beginning.decks,
        "seed": written(beginning.seed),
        "actions": past.actions,
        "code": stored.code,
        "names": names,
        "seal": stored.seal or "",
        "returns": stored.returns or [],
        "result": result_of(stored),
    }
    if beginning.position is not None:
        document["position"] = beginning.position
    return document
