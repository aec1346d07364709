"""How a game comes back from the database: from a stored position, plus whatever the journal says happened after it.
Read this when a table doesn't survive a restart.

Damage costs as little as possible. If a snapshot can't be read, an older position or the beginning is used.
If a journal row makes no sense, or an action is not legal, the game goes back to its last good action.
Nothing is deleted: an "undo" row is added, as if everything after that action had been taken back.

A game whose cards have changed goes on from its last position, under the new definitions. Nothing that was done under
the old ones is replayed, except what the journal holds after that position, as far as it is legal.
From there on the game begins with the position where this happened (``footing``), and a "cards" row marks it in the
journal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from spellhall.kernel.documents.saves import play_on
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import Game
from spellhall.server.storage.journal_summary import Past, past_of
from spellhall.server.storage.queries import journal
from spellhall.server.storage.records import Step, StepKind, Table
from spellhall.server.tables.clock import NOBODY, now_ms
from spellhall.server.tables.live_game import Beginning, LiveGame

CHANGED = "The hall's cards have changed since this game started. It continues from here with the new ones."
SHORTENED = "Everything after this was unreadable, so the game continues from here."


class Lost(SpellhallError):
    """A game cannot go on; the sentence says why."""


class StoredGame(NamedTuple):
    """What the database holds of a game: its journal, its last position, and the last one from which it was
    continued.
    """

    steps: list[Step]
    snapshot: str | None
    footing: str | None


class Restored(NamedTuple):
    """A game that was restored.

    Attributes:
        live_game: where it is now.
        mends: the rows that its journal needs for that.
        fault: what was wrong with its journal, for the server log.
        lines: chat lines that tell everyone about it.
        footing: the position from which it goes on with different cards, if that happens now.
    """

    live_game: LiveGame
    mends: list[Step]
    fault: str
    lines: list[str]
    footing: dict[str, Any] | None


def kept_of(connection: Connection, table_id: int) -> StoredGame:
    """All stored data of a game, read from one state of the database."""
    steps = journal.journal_of(connection, table_id)
    snapshot = journal.snapshot_of(connection, table_id)
    return StoredGame(steps, None if snapshot is None else snapshot.position, journal.footing_of(connection, table_id))


def footing_of(kept: StoredGame) -> dict[str, Any]:
    """The last position from which a game went on with different cards.

    Raises:
        Lost: when it cannot be read.
    """
    document = _document(kept.footing)
    if document is None:
        raise Lost("the saved position after a card change is unreadable")
    return document


def restored(game: Game, stored: Table, beginning: Beginning, kept: StoredGame) -> Restored:
    """A game as it was.

    Raises:
        Lost: when no position of it can be had.
    """
    past = past_of(kept.steps)
    best: tuple[LiveGame, str] | None = None
    faults: list[str] = []
    for document in _grounds(game, stored, beginning, past, kept):
        changed = _changed(game, document)
        if changed and best is not None:
            break
        try:
            live_game, fault = _from_there(game, beginning, document, past.actions, changed)
        except Exception as error:
            faults.append(_story(error))
            if changed:
                break  # an older position, or the beginning, would lead to another game
            continue
        if changed:
            return _goes_on(stored, kept, past, live_game, fault)
        if best is None or len(live_game.record.actions) > len(best[0].record.actions):
            best = live_game, fault
        if not fault:
            break
    if best is None:
        raise Lost(faults[0] if faults else "the saved position after a card change is missing")
    return _stands(beginning, stored, kept, past, *best)


def _grounds(game: Game, stored: Table, beginning: Beginning, past: Past, kept: StoredGame) -> Iterator[dict[str, Any]]:
    """The positions to restore a game from: those of today's cards first, and among them the latest first."""
    found = [document for text in (kept.snapshot, kept.footing) if (document := _document(text)) is not None]
    found = [document for document in found if _leads_to(document, past.actions)]
    if past.crossing < 0:
        found.append({"digest": beginning.digest, "version": stored.version, "history": {"actions": []}})
    yield from sorted(found, key=lambda document: _changed(game, document))


def _changed(game: Game, document: dict[str, Any]) -> bool:
    """Whether a position comes from rules or cards that differ from today's."""
    version = document.get("position", document).get("version")
    return (version, document["digest"]) != (game.version, game.digest())


def _document(text: str | None) -> dict[str, Any] | None:
    try:
        document = msgspec.json.decode(text or "null")
    except msgspec.DecodeError:
        return None
    if not isinstance(document, dict) or not isinstance(document.get("digest"), str):
        return None
    return document if all(isinstance(document.get(part), dict) for part in ("history", "position")) else None


def _leads_to(document: dict[str, Any], actions: list[int]) -> bool:
    known = document["history"].get("actions")
    return isinstance(known, list) and actions[: len(known)] == known


def _from_there(
    game: Game, beginning: Beginning, document: dict[str, Any], actions: list[int], changed: bool
) -> tuple[LiveGame, str]:
    """The game played on from a position for as long as its actions are legal, and what was wrong with the first that
    wasn't.
    """
    if "position" in document:
        beginning = beginning.from_position(document)
    taken, fault = len(document["history"]["actions"]), ""
    live_game = LiveGame.begun(game, beginning, other_cards=changed)
    for action in actions[taken:]:
        try:
            play_on(live_game.state, (action,), beginning.digest)
        except Exception as error:  # it may have been applied in part
            fault = _story(error)
            live_game = LiveGame.begun(game, beginning, other_cards=changed)
            play_on(live_game.state, actions[len(live_game.record.actions) : taken], beginning.digest)
            break
        taken += 1
    return live_game, fault


def _stands(
    beginning: Beginning, stored: Table, kept: StoredGame, past: Past, live_game: LiveGame, fault: str
) -> Restored:
    """Restore the game where it was, or at its last good action."""
    footing = _document(kept.footing) if past.crossing >= 0 else None
    if past.crossing < 0:
        live_game.beginning = beginning
    elif footing is not None:
        live_game.beginning = beginning.from_position(footing)
    mends = _mends(stored, kept, past, live_game, fault)
    return Restored(live_game, mends, fault or past.flaw, [SHORTENED] if mends else [], None)


def _goes_on(stored: Table, kept: StoredGame, past: Past, live_game: LiveGame, fault: str) -> Restored:
    """Continue the game with different cards from here."""
    mends = _mends(stored, kept, past, live_game, fault)
    lines = [SHORTENED] if mends else []
    mends.append(_row(stored, kept, past.rows + len(mends), "cards"))
    footing = live_game.snapshot()
    live_game.beginning = live_game.beginning.from_position(footing)
    return Restored(live_game, mends, fault or past.flaw, [*lines, CHANGED], footing)


def _mends(stored: Table, kept: StoredGame, past: Past, live_game: LiveGame, fault: str) -> list[Step]:
    if not (fault or past.flaw):
        return []
    return [_row(stored, kept, past.rows, "undo", len(live_game.record.actions))]


def _row(stored: Table, kept: StoredGame, number: int, kind: StepKind, keeps: int | None = None) -> Step:
    at_ms = now_ms() - (stored.started or 0) * 1000
    clocks = next((step.clocks for step in reversed(kept.steps) if step.clocks), None)
    return Step(number=number, kind=kind, seat=NOBODY, at_ms=at_ms, keeps=keeps, clocks=clocks)


def _story(error: Exception) -> str:
    return str(error) if isinstance(error, SpellhallError) else f"{type(error).__name__}: {error}"
