"""Recordings: what each seat and the spectators saw of a finished game, moment by moment.

A recording needs no rules, cards or options: it holds the frames themselves, as a first one and the changes from each
moment to the next, in stretches that can be opened separately, and the log alongside. So a finished game stays
readable, whatever becomes of its cards.

People's names are not in it. A character that no name can contain stands for each seat, and the current name of its
person is inserted when the recording is shown. Read this before you change the format of recordings.
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
"""Moments per stretch: enough to compress well together, few enough to open quickly."""
MOST_BYTES = 4_000_000
"""A seat's recording that is larger than this ends there, except for the log and the last moment."""
KEPT = ("sides", "cards", "registers", "table", "decision", "returns", "actions")
"""The parts of a frame that belong to the game; the table knows the rest."""
TOLD = ("cards", "parts", "within")
"""What is recorded of a change; ``within`` is missing in older recordings, where ``parts`` has those parts in full."""
FIRST_NAME = 0xE000
"""The character for seat 0, from a private range: it can't be printed, so no name contains it."""

T = TypeVar("T")


class Stretch(msgspec.Struct):
    """Consecutive moments: the first in full, for each further one what is different, or None."""

    first: dict[str, Any]
    changes: list[dict[str, Any] | None] = []


class Log(msgspec.Struct):
    """The log as a seat saw it, and which moments the recording shows: from ``first`` to ``until``, and ``last``."""

    first: int
    until: int
    last: int
    lines: list[LogLine]

    @property
    def moments(self) -> str:
        """Which moments can be seen, in words."""
        whole = f"{self.first} to {self.until}"
        return whole if self.until == self.last else f"{whole}, and {self.last}"


# --- recording, in a separate process


def get_ready() -> None:
    """Load what recordings are made with: the games, with their cards."""
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
    """The recording of a game: its first moment, and its pieces. It ends before any action that is not legal.

    Args:
        name, options: the game.
        beginning: how it began (see ``Beginning``).
        actions: everything that was done, including what came before that beginning.
        secret: the key of its card tokens.
        viewers: the seats that could see it.
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
    """Records what one seat sees."""

    def __init__(self, shared_view: SharedView, seat: int, first: int) -> None:
        self.seat = seat
        self.first = self.until = self.last = first
        self.seat_view = SeatView(shared_view, seat)
        self.seat_log = SeatLog(shared_view.state, seat, shared_view.names)
        self.reels: list[Reel] = []
        self.bytes = 0
        self._begin(first, self._frame(first))

    def shoot(self, moment: int, last: bool) -> None:
        """Record what is new at a moment."""
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
            self.stretch.changes.append(
                None if change is None else _as_it_stands({name: getattr(change, name) for name in TOLD})
            )
        if not full:
            self.until = moment

    def cut(self) -> list[Reel]:
        """Everything that was recorded, and the log."""
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
    """A snapshot of something that may change later: it is encoded now."""
    return msgspec.Raw(msgspec.json.encode(thing))


def _packed(thing: msgspec.Struct) -> bytes:
    return zlib.compress(msgspec.json.encode(thing))


# --- reading


def log_at(connection: Connection, table_id: int, seat: int, names: Sequence[str]) -> Log | None:
    """The log of a recording, as a seat saw it; None if there is no recording."""
    reel = storage.log_of(connection, table_id, seat)
    return None if reel is None else _unpacked(reel, names, Log)


def frame_at(connection: Connection, table_id: int, seat: int, moment: int, names: Sequence[str]) -> dict[str, Any]:
    """The game's own parts of a frame, as a seat saw it at a recorded moment."""
    reel = storage.reel_at(connection, table_id, seat, moment)
    return {} if reel is None else _frame(reel, moment, _unpacked(reel, names, Stretch))


def last_frames(connection: Connection, stored: Table, names: Sequence[str]) -> dict[int, dict[str, Any]]:
    """The end of a finished game as each recorded seat saw it, with the log."""
    frames = {}
    for seat in range(-1, len(stored.seats)):
        log = log_at(connection, stored.id, seat, names)
        if log is not None:
            parts = frame_at(connection, stored.id, seat, log.last, names)
            frames[seat] = {**parts, **ended(stored), "log": log.lines}
    return frames


def parts_in(reels: Sequence[Reel], moment: int, names: Sequence[str]) -> dict[str, Any]:
    """The game's own parts of a frame, and the log, at a moment of one seat's recording that is already loaded."""
    found = max((reel for reel in reels if LOG < reel.at <= moment), key=lambda reel: reel.at)
    told = _unpacked(next(reel for reel in reels if reel.at == LOG), names, Log)
    lines = [line for line in told.lines if line.at <= moment]
    return {**_frame(found, moment, _unpacked(found, names, Stretch)), "log": lines}


def ended(stored: Table) -> dict[str, Any]:
    """How the end of a game changes its last frame, even if no rule ended it."""
    return {"returns": stored.returns or [], "decision": None}


def _frame(reel: Reel, moment: int, stretch: Stretch) -> dict[str, Any]:
    frame = stretch.first
    for change in stretch.changes[: moment - reel.at]:
        if change is not None:
            frame["cards"] |= change["cards"]
            frame |= {name: value for name, value in change["parts"].items() if name in KEPT}
            _enter(frame, change.get("within", {}))
    frame["cards"] = {token: card for token, card in frame["cards"].items() if card is not None}
    return frame


def _enter(frame: dict[str, Any], within: dict[str, dict[str, Any]]) -> None:
    """Take over the entries that changed within parts of a frame (see ``wire.Change``)."""
    for part, entries in within.items():
        if part == "sides":
            frame[part] = [entries.get(str(seat), side) for seat, side in enumerate(frame[part])]
        else:
            frame[part] |= entries
            frame[part] = {name: value for name, value in frame[part].items() if value is not None or part != "table"}


def _unpacked(reel: Reel, names: Sequence[str], kind: type[T]) -> T:
    try:
        text = zlib.decompress(reel.told)
        for seat, name in enumerate(names):
            text = text.replace(chr(FIRST_NAME + seat).encode(), msgspec.json.encode(name)[1:-1])
        return msgspec.json.decode(text, type=kind)
    except (zlib.error, msgspec.DecodeError) as error:
        raise Lost("its recording is damaged") from error
