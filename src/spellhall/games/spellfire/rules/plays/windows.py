"""Windows: the moments between plays when anyone may act (AMB-01 to AMB-03).

The active player is asked first, then the others clockwise. After any play, the asking starts over.
The window closes when everyone has passed in a row.
A seat with nothing to play isn't asked, unless the option ``equal_windows`` makes all windows look alike (AMB-91).
"""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.levels.gathering import Projection
from spellhall.games.spellfire.rules.levels.projection import project
from spellhall.games.spellfire.rules.plays.legal_actions import anytime_actions, plays_anytime
from spellhall.games.spellfire.rules.plays.play import Play, Use
from spellhall.games.spellfire.rules.plays.timing_index import WINDOW, Timing, timing_of
from spellhall.games.spellfire.rules.plays.usable_powers import power_number, powers
from spellhall.games.spellfire.rules.tournament.dungeon_discard import DungeonDiscard, dungeon_actions
from spellhall.games.spellfire.table import ACTIVE, DUNGEON_DISCARD, GONE, HAND, PLAY, USE_SECOND
from spellhall.kernel.frames import ACT_OR_PASS, OPERAND, PASS, VERB_SHIFT, Ask, Procedure, ask
from spellhall.kernel.state import State


class Window(Procedure):
    """One window. ``first`` is asked first; ``skip`` (a seat or -1) and ``skip_too`` aren't asked at all."""

    FIELDS = ("first", "skip", "skip_too", "passed")
    __slots__ = FIELDS
    first: int
    skip: int
    skip_too: int
    passed: int

    def __init__(self, first: int = -1, skip: int = -1, skip_too: int = -1, passed: int = -1) -> None:
        self.step = self.START
        self.result = -1
        self.first = first
        self.skip = skip
        self.skip_too = skip_too
        self.passed = passed

    def start(self, state: State) -> None:
        """Find the next seat that has something to play."""
        self.passed = waiting_seat(state, self.first, max(0, self.passed), self.skip, self.skip_too)
        if self.passed < state.seats:
            self.goto(self.offer)
        else:
            self.done(state)

    def offer(self, state: State) -> Ask:
        """AMB-03. Ask the seat to play or pass."""
        seat = (self.first + self.passed) % state.seats
        options = [*anytime_actions(state, seat), *dungeon_actions(state, seat), PASS]
        return ask(seat, ACT_OR_PASS, options, self.taken, "play something now?", "SF-EVT-01", from_hand=True)

    def taken(self, state: State, action: int) -> None:
        """After a pass, ask the next seat; after a play, start over."""
        seat = (self.first + self.passed) % state.seats
        self.goto(self.start)
        if action == PASS:
            self.passed += 1
            return
        if action >> VERB_SHIFT != DUNGEON_DISCARD:
            self.passed = 0
        begin(state, seat, action)


def begin(state: State, seat: int, action: int) -> None:
    """Start what a PLAY, USE or DUNGEON_DISCARD action stands for."""
    verb, card = action >> VERB_SHIFT, action & OPERAND
    if verb == PLAY:
        state.call(Play(card=card, seat=seat))
    elif verb == DUNGEON_DISCARD:
        state.call(DungeonDiscard(card=card, seat=seat))
    else:
        state.call(Use(card=card, seat=seat, number=power_number(state, card, verb == USE_SECOND)))


def waiting_seat(state: State, first: int, passed: int, skip: int, skip_too: int) -> int:
    """How many seats to skip, counting from ``first``, before the next one to ask; all of them if there is none."""
    game: Any = state.game
    options: SpellfireOptions = game.options
    seats = state.seats
    equal = game.equal_windows
    timing: Timing = game.timing if game.timing.catalogue is state.catalogue else timing_of(state)
    face, faces = state.face, timing.faces[WINDOW]
    made: Projection = state.projection if state.projected == state.presence else project(state)
    if made.passing and state.valid_at != state.version:
        made = project(state)
    ready = made.ready
    dungeons = options["dungeon_discard"] != "off"
    while passed < seats:
        seat = (first + passed) % seats
        if seat != skip and seat != skip_too and not state.seat_data[GONE][seat]:
            if equal and state.pile(HAND, seat):
                break
            if state.record is not None:
                state.heed(seat)
            cards = [card for card in state.piles[HAND * seats + seat] if face[card] in faces]
            if cards and plays_anytime(state, seat, cards):
                break
            if ready[seat] & WINDOW and powers(state, seat, WINDOW):
                break
            if dungeons and dungeon_actions(state, seat):
                break
        passed += 1
    return passed


def open_window(state: State, skip: int = -1, skip_too: int = -1) -> None:
    """Open a window for all seats except the named ones, if anyone has something to play in it."""
    first = max(0, state.regs[ACTIVE])
    passed = waiting_seat(state, first, 0, skip, skip_too)
    if passed < state.seats:
        window = Window(first=first, skip=skip, skip_too=skip_too, passed=passed)
        window.goto(window.offer)
        state.call(window)
