"""What a live table is, and what it shows: who sits where, the game as each seat sees it, the reasons behind it.

How it stays in step with its journal is in ``transactions.py``, and what happens at it in ``table.py``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
import structlog

from spellhall.agents.names import level_of
from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.kernel.undo import TakeBack, actions_before
from spellhall.server.storage.records import Line, Scored, Seat, Stage, Table
from spellhall.server.tables import series
from spellhall.server.tables.absence import Absences
from spellhall.server.tables.clock import NOBODY, Clock, now_ms
from spellhall.server.tables.floor_protocol import FloorProtocol
from spellhall.server.tables.live_game import LiveGame
from spellhall.server.tables.refusal import Refusal, not_playing
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.watching import access
from spellhall.server.tables.watching.access import STRANGER, Caller
from spellhall.server.tables.watching.audience import Audience
from spellhall.server.tables.watching.card_tokens import Tokens
from spellhall.server.tables.watching.reasons import reason_for
from spellhall.server.tables.watching.seat_view import SeatLog, SeatView
from spellhall.server.tables.watching.shared_view import SharedView
from spellhall.server.tables.watching.shown_seeds import told_seed
from spellhall.server.tables.watching.spectator_delay import Position
from spellhall.server.translatable import worded
from spellhall.server.wire import (
    SPECTATOR,
    Absence,
    Chat,
    Clocks,
    Frame,
    Offer,
    Reason,
    Score,
    SeatShown,
    Wish,
)


class ShownTable:
    """A table in memory: its seats, its game, its audience.

    Attributes:
        stored: its database row, except for the values below.
        seats: who sits where.
        stage: "waiting", "playing" or "over".
        live_game: the game, once it has begun.
        decision_number: the number of the waiting decision.
        written: the number of rows in the journal.
        asked_at: since when the decision has been waiting.
        stands: when the table's clocks were stopped, while it is not known what its journal holds.
        started, ended: when the game began and ended, in milliseconds since 1970, 0 for not yet.
        ending: "off" when the game was called off.
        score: of the finished game, if it is played for points.
        behind: how many milliseconds behind spectators are.
        told_late: the decision and the actions before it that late spectators knew when the table was loaded.
        offer: an open offer to call the game off; ``declined``: the decisions where a seat's offer was declined.
        last_frames: the last frames of a finished game by seat, when only its recording is loaded (see ``recordings``).
        broken: why the game cannot go on, or cannot be shown; empty when it can.
    """

    def __init__(self, floor: FloorProtocol, game: Game, stored: Table) -> None:
        self.floor = floor
        self.game = game
        self.stored = stored
        self.options = {name: str(value) for name, value in game.options.items()}
        self.setup = msgspec.convert(stored.setup, Setup)
        self.seats: list[Seat] = list(stored.seats)
        self.stage: Stage = stored.stage
        self.rematch = stored.rematch or ""
        self.live_game: LiveGame | None = None
        self.decision_number = 0
        self.written = 0
        self.last_frames: dict[int, dict[str, Any]] = {}
        self.broken = ""
        self.started = (stored.started or 0) * 1000
        self.asked_at = self.started
        self.stands: int | None = None
        self.ended = 0 if stored.finished is None else stored.finished * 1000 + access.ROUNDING
        self.ending = stored.ending or ""
        self.score = None if stored.score is None else Scored(stored.score, stored.band or "")
        self.sent_away: list[int] = list(stored.sent_away or [])
        self.clock = Clock(self.setup.clocks, len(self.seats)) if self.setup.clocks is not None else None
        self.wish: TakeBack | None = None
        self.offer: Offer | None = None
        self.declined: dict[int, int] = {}
        self.absences = Absences()
        self.absences.note(self.seats, set(), now_ms())
        self.tokens = Tokens(stored.secret.encode())
        self.shared_view: SharedView | None = None
        self.seated: tuple[tuple[list[Seat], set[int], Stage] | None, list[SeatShown]] = (None, [])
        self.seat_views: dict[int, tuple[SeatView, SeatLog]] = {}
        self.behind = access.behind(self.setup, floor.settings.spectator_delay)
        self.told_late: tuple[int, list[int]] = (0, [])
        self.stood: tuple[tuple[int, State], Position] | None = None
        self.audience = Audience(self, self.behind)
        self.times: list[int] = []
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.flag: asyncio.TimerHandle | None = None
        self.log = structlog.get_logger().bind(table=stored.code, game=stored.game)

    # ------------------------------------------------------------------ people

    @property
    def code(self) -> str:
        """The table's code."""
        return self.stored.code

    @property
    def names(self) -> list[str]:
        """Who sits where, in words; a second player of the same name gets a number."""
        return names_of(self.seats)

    @property
    def host(self) -> int | None:
        """The person who set it up."""
        return self.stored.host

    @property
    def strict(self) -> bool:
        """Whether the table is strict: no hints, and only actions that reveal nothing can be taken back."""
        return self.setup.manner == "strict"

    def review(self) -> None:
        """The people at the table, or their tokens, have changed: remove viewers who may no longer look, and update the
        others.
        """
        self.audience.review(self.code, self._turned_away)
        self.audience.tell()

    def _turned_away(self, caller: Caller, seat: int) -> str:
        found = access.admission(self, caller, now_ms())
        return "" if seat in found.seats else str(found.why_not or worded("this is no longer your seat"))

    def moved(self) -> None:
        """The set of watched seats has changed (see ``audience.Shown``)."""
        self.absences.note(self.seats, self._present(), now_ms())

    def now(self) -> int:
        """The current time at this table."""
        return now_ms() if self.stands is None else self.stands

    def playing(self) -> LiveGame:
        """The game that is being played.

        Raises:
            Refusal: when there is none.
        """
        if self.broken:
            raise Refusal("illegal", worded("this game can't continue: {why}", why=self.broken))
        if self.stage != "playing" or self.live_game is None:
            raise not_playing(self.stage)
        return self.live_game

    # ------------------------------------------------------------------ views

    def frame(self, seat: int) -> Frame:
        """The table as a seat sees it now; spectators of a delayed table get it later (see ``audience``)."""
        frame = Frame(
            code=self.code,
            game=self.game.name,
            stage=self.stage,
            you=seat,
            options=self.options,
            seats=self._seated(seat),
            rematch=self.rematch,
            manner=self.setup.manner,
            rated=self.setup.rated,
            pace=self.setup.pace,
            behind=self.behind // 1000 if seat == SPECTATOR else 0,
            broken=self.broken,
            seal=self.stored.seal or "",
            seed=told_seed(self.stored, self.stage, self.setup, seat >= 0, now_ms()),
            pod=self.setup.pod,
            event=self.setup.event,
        )
        for name, value in self.last_frames.get(seat, {}).items():
            setattr(frame, name, value)
        if self.live_game is not None:
            seat_view, seat_log = self._seat_view(seat)
            seat_view.look(frame, self.decision_number)
            seat_log.tell()
            frame.log = list(seat_log.lines)
            if self.stage == "playing":  # recordings, which finished tables are shown from, have none
                frame.plays = seat_log.plays.shown(seat_view.shared_view)
            frame.thinking = self._thinking()
            frame.clocks = self._clocks()
            if self.wish is not None:
                frame.wish = Wish(self.wish.seat, sorted(self.wish.open))
            if self.setup.event or self.setup.rated:
                frame.undo = ""
            elif frame.undo == "consent" and (self.strict or self._alone(seat)):
                frame.undo = "" if self.strict or self._revealed(seat) else "free"
            frame.offer, frame.absence = self.offer, self.absence()
        self.as_ended(frame)
        frame.series = series.wins(self.setup.series, self.seats, frame.returns if self.stage == "over" else [])
        return frame

    def as_ended(self, frame: Frame) -> None:
        """The last frame of a game that was called off: without the next question."""
        if self.ending == "off":
            frame.ending, frame.returns = self.ending, [0.0] * len(self.seats)
            frame.decision, frame.undo, frame.thinking = None, "", NOBODY
        if self.stage == "over" and self.score is not None:
            frame.score = Score(*self.score)

    def _alone(self, seat: int) -> bool:
        """Whether nobody else sits at the table."""
        return all(other.kind == "stand-in" for other in self.seats if other.seat != seat)

    def _revealed(self, seat: int) -> bool:
        """Whether hidden information was revealed since a seat last acted."""
        assert self.live_game is not None
        record = self.live_game.record
        return any(record.hidden[actions_before(record, seat) :])

    def absence(self) -> Absence | None:
        """The players the game is waiting for who are not at their seats."""
        if self.stage != "playing" or self.live_game is None or not self.absences.since:
            return None
        asked = self.live_game.state.current_player() if self.clock is None else NOBODY
        patience = round(self.floor.settings.abandoned_seconds * 1000)
        return self.absences.shown(self.seats, self.out(), asked, self.asked_at, patience, now_ms())

    def out(self) -> set[int]:
        """The seats that have resigned."""
        assert self.live_game is not None
        given_up = {self.live_game.resigned(seat.seat): seat.seat for seat in self.seats}
        return {given_up[action] for action in self.live_game.record.actions if action in given_up}

    def _seated(self, viewer: int) -> list[SeatShown]:
        """The seats as one seat sees them. Before the game each sees only its own deck. After that everyone sees the
        same list, which stays the same object while nothing about the seats changes.
        """
        if self.stage == "waiting":
            caller = Caller(self.seats[viewer].person, self.seats[viewer].token) if viewer >= 0 else STRANGER
            known = access.admission(self, caller, now_ms()).decks
            shown = [s if s.seat in known else msgspec.structs.replace(s, deck="") for s in self._all_seated()]
            return shown
        return self._all_seated()

    def _all_seated(self) -> list[SeatShown]:
        now = (list(self.seats), self._present(), self.stage)
        if self.seated[0] != now:
            self.seated = now, seats_shown(self.seats, self.stage, now[1])
        return self.seated[1]

    def _present(self) -> set[int]:
        """The seats whose players are looking at the table. Someone who plays two of them looks from one at a time."""
        watched = self.audience.seats()
        people = {self.seats[seat].person for seat in watched if seat >= 0} - {None}
        return watched | {seat.seat for seat in self.seats if seat.person in people}

    def earlier(self) -> tuple[Frame, Position | None]:
        """What spectators of a delayed table may already see when it is first opened.

        This is the table before the game, or as it was then, without who was there; or all of it, when it has been over
        for long enough.
        """
        until = now_ms() - self.behind
        if self.live_game is None or (self.stage == "over" and self.ended <= until):
            return self.frame(SPECTATOR), self.position()
        before = until < self.started + access.ROUNDING
        frame = Frame(
            code=self.code,
            game=self.game.name,
            stage="waiting" if before else "playing",
            you=SPECTATOR,
            options=self.options,
            seats=[
                msgspec.structs.replace(seat, deck="" if before else seat.deck, ready=True, here=True)
                for seat in seats_shown(self.seats, "playing")
            ],
            manner=self.setup.manner,
            rated=self.setup.rated,
            behind=self.behind // 1000,
            seal="" if before else self.stored.seal or "",
        )
        if before:
            return frame, None
        decision_number, actions = self.told_late
        if len(actions) < self.live_game.beginning.taken:  # its cards were different then, and so was the wording
            return frame, None
        then = LiveGame.restored(self.game, self.live_game.beginning, actions).state
        assert then.record is not None
        seat_view, seat_log = (
            SeatView(SharedView(then, self.tokens, self.names), SPECTATOR),
            SeatLog(then, SPECTATOR, self.names),
        )
        seat_view.look(frame, decision_number)
        frame.log, frame.plays = seat_log.lines, seat_log.plays.shown(seat_view.shared_view)
        return frame, Position(then, dict(then.record.shuffles))

    def position(self) -> Position | None:
        """The current position, for late spectators; the same object while it doesn't change."""
        if self.live_game is None:
            return None
        state = self.live_game.state
        if self.stood is None or self.stood[0] != (self.decision_number, state):
            self.stood = (self.decision_number, state), Position(state.clone(), dict(self.live_game.record.shuffles))
        return self.stood[1]

    def chat(self, line: Line) -> Chat:
        """A chat line, as a message."""
        by = "player" if line.seat >= 0 else "spectator" if line.name else "hall"
        return Chat(
            table=self.code,
            seat=line.seat,
            name=line.name,
            text=line.text,
            at=line.at,
            by=by,
            id=line.id,
            removed=line.removed,
        )

    def _seat_view(self, seat: int) -> tuple[SeatView, SeatLog]:
        assert self.live_game is not None
        state = self.live_game.state
        if self.shared_view is None or self.shared_view.state is not state:
            self.shared_view = SharedView(state, self.tokens, self.names)
            self.seat_views.clear()
        if seat not in self.seat_views:
            self.seat_views[seat] = SeatView(self.shared_view, seat), SeatLog(state, seat, self.names)
        return self.seat_views[seat]

    def _thinking(self) -> int:
        """The seat whose agent decides, -1 for none."""
        if self.stage != "playing" or self.live_game is None or self.broken:
            return NOBODY
        seat = self.live_game.state.current_player()
        return seat if seat >= 0 and self.seats[seat].kind == "agent" else NOBODY

    def _clocks(self) -> Clocks | None:
        if self.clock is None:
            return None
        now = self.now()
        banks = [self.clock.bank_of(seat, now) for seat in range(len(self.seats))]
        return Clocks(banks, self.clock.running, self.clock.allowance_left(now))

    def why(self, seat: int, token: str) -> Reason:
        """Why a card can't be used now, and where its numbers come from, as far as a seat sees the card. Late
        spectators get the answer for the moment that they see.

        Raises:
            Refusal: for a card that is not on the table.
        """
        if seat == SPECTATOR and self.behind:
            stands = self.audience.position
        else:
            stands = (
                Position(self.live_game.state, self.live_game.record.shuffles) if self.live_game is not None else None
            )
        if stands is None:
            raise not_playing(self.stage if self.live_game is None else "waiting")
        found = reason_for(
            stands.state,
            stands.shuffles,
            self.tokens,
            seat,
            token,
            lambda text: self._seat_view(seat)[0].shared_view.worded(text),
        )
        if found is None:
            raise Refusal("input", "that card is no longer at this table")
        return found


def seats_shown(seats: Sequence[Seat], stage: Stage, here: Collection[int] = ()) -> list[SeatShown]:
    """The seats of a table, as everyone may see them; ``here``: those whose people are looking at it."""
    found = zip(seats, names_of(seats), logins_of(seats, stage), strict=True)
    return [
        SeatShown(
            seat=s.seat,
            kind=s.kind,
            name=name if s.name else "",
            deck=s.deck_name,
            ready=s.ready,
            here=s.seat in here,
            login=login,
            bot=s.plate.bot,
            agent=level_of(s.agent or ""),
        )
        for s, name, login in found
    ]


def logins_of(seats: Sequence[Seat], stage: Stage) -> list[str]:
    """The logins that the names at a table link to, by seat; empty for no link. Someone with several seats plays the
    others for friends at the same screen, so those names don't link to them.
    """
    logins: list[str] = []
    for at, seat in enumerate(seats):
        again = any(other.person == seat.person for other in seats[:at])
        logins.append("" if again else seat.plate.page if stage == "over" else seat.plate.here)
    return logins


def names_of(seats: Sequence[Seat]) -> list[str]:
    """Who sits where, in words; a second player of the same name gets a number."""
    names: list[str] = []
    for seat in seats:
        name = seat.name or f"seat {seat.seat + 1}"
        again = sum(other == name or other.startswith(f"{name} (") for other in names)
        names.append(f"{name} ({again + 1})" if again else name)
    return names
