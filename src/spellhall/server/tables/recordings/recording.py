"""Films: what was told of a finished game to each seat and to spectators, moment by moment.

A film needs no rules, no cards and no options: it holds the frames themselves, as a first one and what changed from
each moment to the next, in stretches that can be opened alone, and the log beside them. So a finished game can be read
for ever, whatever becomes of its cards.

Names of people are not in it. A letter that no name can have stands for each seat, and the name that its person has now
is put in when the film is shown.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

from spellhall.kernel.documents.saves import play_on
from spellhall.kernel.errors import SpellhallError
from spellhall.registry import game as make_game
from spellhall.registry import game_names
from spellhall.server.storage.queries import recordings as storage
from spellhall.server.storage.queries.recordings import LOG, Reel
from spellhall.server.storage.records import Table
from spellhall.server.tables.live_game import Beginning
from spellhall.server.tables.restoring import Lost
from spellhall.server.tables.watching.card_tokens import Tokens
from spellhall.server.tables.watching.seat_view import SeatLog, SeatView, Sight
from spellhall.server.tables.watching.shared_view import SharedView
from spellhall.server.wire import Frame, LogLine

STRETCH = 100
"""Moments of one stretch: enough to be small together, few enough to be opened in a moment."""
MOST_BYTES = 4_000_000
"""A seat's film that is longer than this ends there, but for the log and the last moment."""
KEPT = ("sides", "cards", "registers", "table", "decision", "returns", "actions")
"""The parts of a frame that are the game's own; all else is known of the table."""
FIRST_NAME = 0xE000
"""The letter of seat 0, of a range that is no one's: it cannot be printed, so no name has it."""

T = TypeVar("T")


class Stretch(msgspec.Struct):
    """Moments that follow each other: the first as a whole, of each further one what is different, or None."""

    first: dict[str, Any]
    changes: list[dict[str, Any] | None] = []


class Log(msgspec.Struct):
    """The log as it was told to a seat, and which moments the film shows: from ``first`` to ``until``, and ``last``."""

    first: int
    until: int
    last: int
    lines: list[LogLine]

    @property
    def moments(self) -> str:
        """Which moments can be seen, in words."""
        whole = f"{self.first} to {self.until}"
        return whole if self.until == self.last else f"{whole}, and {self.last}"


# --- making one, in a process of its own


def get_ready() -> None:
    """Have at hand what films are made with: the games, with their cards."""
    for name in game_names():
        make_game(name)


def make(
    name: str,
    options: bytes,
    beginning: Beginning,
    actions: Sequence[int],
    secret: str,
    viewers: Sequence[int],
    seats: int,
) -> tuple[int, list[Reel]]:
    """The film of a game: its first moment, and its pieces. It ends before an action that is not legal.

    Args:
        name, options: the game.
        beginning: how it began (see ``Beginning``).
        actions: all that was done, with what had been done before it began so.
        secret: the key of the tokens of its cards.
        viewers: the seats to which it was told.
        seats: how many play.

    Raises:
        SpellhallError: when it cannot be begun.
    """
    state = beginning.state(_game(name, options))
    assert state.record is not None
    first = len(state.record.actions)
    game = state.game
    names = [game.stand_in_name if seat in game.stand_ins else chr(FIRST_NAME + seat) for seat in range(seats)]
    shared_view = SharedView(state, Tokens(secret.encode()), names)
    cameras = [Camera(shared_view, viewer, first) for viewer in viewers]
    for moment, action in enumerate(actions[first:], first + 1):
        try:
            play_on(state, (action,), beginning.digest)
        except SpellhallError:
            break
        for camera in cameras:
            camera.shoot(moment, last=moment == len(actions))
    return first, [reel for camera in cameras for reel in camera.cut()]


@lru_cache(maxsize=8)
def _game(name: str, options: bytes) -> Any:
    return make_game(name, msgspec.json.decode(options))


class Camera:
    """Films what one seat is told."""

    def __init__(self, shared_view: SharedView, seat: int, first: int) -> None:
        self.seat = seat
        self.first = self.until = self.last = first
        self.seat_view = SeatView(shared_view, seat)
        self.seat_log = SeatLog(shared_view.state, seat, shared_view.names)
        self.reels: list[Reel] = []
        self.bytes = 0
        self._begin(first, self._frame(first))

    def shoot(self, moment: int, last: bool) -> None:
        """Take up what is new at a moment."""
        self.seat_log.tell()
        self.last = moment
        full = self.bytes > MOST_BYTES
        if full and not last:
            return
        frame = self._frame(moment)
        if full or moment - self.at == STRETCH:
            self._end()
            self._begin(moment, frame)
        else:
            change = self.sight.renew(frame, moment)
            told = None if change is None else _as_it_stands({"cards": change.cards, "parts": change.parts})
            self.stretch.changes.append(told)
        if not full:
            self.until = moment

    def cut(self) -> list[Reel]:
        """All that was filmed, and the log."""
        self._end()
        log = Log(self.first, self.until, self.last, self.seat_log.lines)
        return [*self.reels, Reel(self.seat, LOG, _packed(log))]

    def _frame(self, moment: int) -> Frame:
        frame = Frame(code="", game="", stage="", you=self.seat, options={}, seats=[])
        self.seat_view.look(frame, moment)
        frame.undo = ""
        return frame

    def _begin(self, moment: int, frame: Frame) -> None:
        self.at = moment
        self.sight = Sight(frame, moment)
        self.stretch = Stretch({name: _as_it_stands(getattr(frame, name)) for name in KEPT})

    def _end(self) -> None:
        reel = Reel(self.seat, self.at, _packed(self.stretch))
        self.bytes += len(reel.told)
        self.reels.append(reel)


def _as_it_stands(thing: Any) -> Any:
    """Something as it is told now, whatever becomes of it: encoded already."""
    return msgspec.Raw(msgspec.json.encode(thing))


def _packed(thing: msgspec.Struct) -> bytes:
    return zlib.compress(msgspec.json.encode(thing))


# --- reading one


def log_at(connection: Connection, table_id: int, seat: int, names: Sequence[str]) -> Log | None:
    """The log of a film, as it was told to a seat; None where there is no film."""
    reel = storage.log_of(connection, table_id, seat)
    return None if reel is None else _unpacked(reel, names, Log)


def frame_at(connection: Connection, table_id: int, seat: int, moment: int, names: Sequence[str]) -> dict[str, Any]:
    """The game's own parts of a frame, as a seat saw it at a moment that the film shows."""
    reel = storage.reel_at(connection, table_id, seat, moment)
    return {} if reel is None else _frame(reel, moment, _unpacked(reel, names, Stretch))


def last_frames(connection: Connection, stored: Table, names: Sequence[str]) -> dict[int, dict[str, Any]]:
    """How a finished game was seen at its end, by each seat that has a film of it, with the log."""
    frames = {}
    for seat in range(-1, len(stored.seats)):
        log = log_at(connection, stored.id, seat, names)
        if log is not None:
            parts = frame_at(connection, stored.id, seat, log.last, names)
            frames[seat] = {**parts, **ended(stored), "log": log.lines}
    return frames


def parts_in(reels: Sequence[Reel], moment: int, names: Sequence[str]) -> dict[str, Any]:
    """The game's own parts of a frame, and the log, at a moment of a film that is at hand for one seat."""
    found = max((reel for reel in reels if LOG < reel.at <= moment), key=lambda reel: reel.at)
    told = _unpacked(next(reel for reel in reels if reel.at == LOG), names, Log)
    lines = [line for line in told.lines if line.at <= moment]
    return {**_frame(found, moment, _unpacked(found, names, Stretch)), "log": lines}


def ended(stored: Table) -> dict[str, Any]:
    """What the end of a game makes of its last frame, even if no rule has ended it."""
    return {"returns": stored.returns or [], "decision": None}


def _frame(reel: Reel, moment: int, stretch: Stretch) -> dict[str, Any]:
    frame = stretch.first
    for change in stretch.changes[: moment - reel.at]:
        if change is not None:
            frame["cards"] |= change["cards"]
            frame |= {name: value for name, value in change["parts"].items() if name in KEPT}
    frame["cards"] = {token: card for token, card in frame["cards"].items() if card is not None}
    return frame


def _unpacked(reel: Reel, names: Sequence[str], kind: type[T]) -> T:
    try:
        text = zlib.decompress(reel.told)
        for seat, name in enumerate(names):
            text = text.replace(chr(FIRST_NAME + seat).encode(), msgspec.json.encode(name)[1:-1])
        return msgspec.json.decode(text, type=kind)
    except (zlib.error, msgspec.DecodeError) as error:
        raise Lost("what was told of it is damaged") from error
