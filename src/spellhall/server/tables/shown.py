"""What a live table is, and what it shows: who sits where, the game as each seat sees it, the reasons behind it.

What happens at a table is in ``table.py``.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from spellhall.kernel.game import Game
from spellhall.kernel.undo import TakeBack
from spellhall.server.storage.records import Seat, Stage, Table
from spellhall.server.tables.audience import Audience
from spellhall.server.tables.clock import NOBODY, Clock, now_ms
from spellhall.server.tables.course import Course
from spellhall.server.tables.outlook import Outlook
from spellhall.server.tables.refusal import Refusal, not_playing
from spellhall.server.tables.seals import told_seed
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.sight import Chronicle, Eye
from spellhall.server.tables.tokens import Tokens
from spellhall.server.wire import (
    SPECTATOR,
    Clocks,
    Frame,
    Part,
    Reason,
    SeatShown,
    Wish,
)

if TYPE_CHECKING:
    from spellhall.server.tables.floor import Floor


class ShownTable:
    """A table in memory: its seats, its game, its audience.

    Attributes:
        stored: what the database holds of it, but for what is named below.
        seats: who sits where.
        stage: "waiting", "playing" or "over".
        course: the game, once it has begun.
        moment: the number of steps in the journal, which is the number of the decision that waits.
    """

    def __init__(self, floor: Floor, game: Game, stored: Table) -> None:
        self.floor = floor
        self.game = game
        self.stored = stored
        self.options = {name: str(value) for name, value in game.options.items()}
        self.setup = msgspec.convert(stored.setup, Setup)
        self.seats: list[Seat] = list(stored.seats)
        self.stage: Stage = stored.stage
        self.rematch = stored.rematch or ""
        self.course: Course | None = None
        self.moment = 0
        self.started = (stored.started or 0) * 1000
        self.asked_at = 0
        self.clock = Clock(self.setup.clocks, len(self.seats)) if self.setup.clocks is not None else None
        self.wish: TakeBack | None = None
        self.tokens = Tokens(stored.secret.encode())
        self.outlook: Outlook | None = None
        self.seated: tuple[tuple[list[Seat], set[int]] | None, list[SeatShown]] = (None, [])
        self.eyes: dict[int, tuple[Eye, Chronicle]] = {}
        late = floor.settings.spectator_delay if self.setup.spectators == "delayed" else 0.0
        self.audience = Audience(self.frame, late, self._earlier)
        self.times: list[int] = []
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.flag: asyncio.TimerHandle | None = None
        self.log = structlog.get_logger().bind(table=stored.code, game=stored.game)

    # ------------------------------------------------------------------ who is there

    @property
    def code(self) -> str:
        """What the table is called."""
        return self.stored.code

    @property
    def names(self) -> list[str]:
        """Who sits where, in words; two of one name are told apart."""
        names: list[str] = []
        for seat in self.seats:
            name = seat.name or f"seat {seat.seat + 1}"
            again = sum(other == name or other.startswith(f"{name} (") for other in names)
            names.append(f"{name} ({again + 1})" if again else name)
        return names

    def seat_of(self, seat: int, token: str, person: int | None) -> bool:
        """Whether somebody may play a seat: by its token, or as the person who sits there."""
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "person":
            return False
        found = self.seats[seat]
        return (bool(token) and token == found.token) or (person is not None and person == found.person)

    def playing(self) -> Course:
        """The course of the game that is going on.

        Raises:
            Refusal: when none is.
        """
        if self.stage != "playing" or self.course is None:
            raise not_playing(self.stage)
        return self.course

    # ------------------------------------------------------------------ what is seen

    def frame(self, seat: int) -> Frame:
        """The table as a seat sees it now."""
        frame = Frame(
            code=self.code,
            game=self.game.name,
            stage=self.stage,
            you=seat,
            options=self.options,
            seats=self._seated(),
            rematch=self.rematch,
            seal=self.stored.seal or "",
            seed=told_seed(self, seat >= 0),
        )
        if self.course is not None:
            eye, chronicle = self._eye(seat)
            eye.look(frame, self.moment)
            chronicle.tell()
            frame.log = list(chronicle.lines)
            frame.thinking = self._thinking()
            frame.clocks = self._clocks()
            if self.wish is not None:
                frame.wish = Wish(self.wish.seat, sorted(self.wish.open))
        return frame

    def _seated(self) -> list[SeatShown]:
        """The seats as all see them; the same list while nothing about them changes."""
        now = (list(self.seats), self._present())
        if self.seated[0] != now:
            names = zip(self.seats, self.names, strict=True)
            self.seated = (
                now,
                [
                    SeatShown(s.seat, s.kind, name if s.name else "", s.deck_name, s.ready, s.seat in now[1])
                    for s, name in names
                ],
            )
        return self.seated[1]

    def _present(self) -> set[int]:
        """The seats whose players look at the table: who plays two of them looks from one at a time."""
        watched = self.audience.seats()
        people = {self.seats[seat].person for seat in watched if seat >= 0} - {None}
        return watched | {seat.seat for seat in self.seats if seat.person in people}

    def _earlier(self) -> Frame:
        """The table as spectators of a delayed table may see it already."""
        until = now_ms() - int(self.floor.settings.spectator_delay * 1000)
        if self.course is None:
            return self.frame(SPECTATOR)
        taken = sum(at <= until for at in self.times[: len(self.course.record.actions)])
        before = self.course.at(taken)
        frame = self.frame(SPECTATOR)
        frame.seed = frame.seed if before.state.is_terminal() else ""
        eye = Eye(Outlook(before.state, self.tokens, self.names), SPECTATOR)
        eye.look(frame, taken)
        frame.log = Chronicle(before.state, SPECTATOR, self.names).lines
        return frame

    def _eye(self, seat: int) -> tuple[Eye, Chronicle]:
        assert self.course is not None
        state = self.course.state
        if self.outlook is None or self.outlook.state is not state:
            self.outlook = Outlook(state, self.tokens, self.names)
            self.eyes.clear()
        if seat not in self.eyes:
            self.eyes[seat] = Eye(self.outlook, seat), Chronicle(state, seat, self.names)
        return self.eyes[seat]

    def _thinking(self) -> int:
        """The seat whose agent decides, -1 for none."""
        if self.stage != "playing" or self.course is None:
            return NOBODY
        seat = self.course.state.current_player()
        return seat if seat >= 0 and self.seats[seat].kind == "agent" else NOBODY

    def _clocks(self) -> Clocks | None:
        if self.clock is None:
            return None
        now = now_ms()
        banks = [self.clock.bank_of(seat, now) for seat in range(len(self.seats))]
        return Clocks(banks, self.clock.running, self.clock.allowance_left(now))

    def why(self, seat: int, token: str) -> Reason:
        """Why a card cannot be used now, and what its numbers are made of.

        Raises:
            Refusal: for a card that is not on the table.
        """
        if self.course is None:
            raise not_playing(self.stage)
        state, (eye, _) = self.course.state, self._eye(seat)
        card = eye.outlook.handle(token)
        if card < 0:
            raise Refusal("input", "there is no such card at this table any more")
        text = eye.outlook.worded(state.why_not(seat, card)) if seat >= 0 else ""
        if seat >= 0 and not state.seen[card] >> seat & 1:
            return Reason(card=token, text=text)
        numbers = {
            name: [Part(str(source), amount) for source, amount in state.explain(card, name)]
            for name in self.game.numbers_of(state, card)
        }
        return Reason(card=token, text=text, numbers=numbers)
