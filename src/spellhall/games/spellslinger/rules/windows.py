"""Windows: the moments in which players may act (section PR).

At the end of every step but the cleanup, and while a card waits to resolve, priority goes around. Who has it acts or
passes; any action restarts the count (SS-PR-05), and when all have passed in a row the window closes. At the end of a
step the active player is asked first; in a response moment the player at the left of whose card it is (SS-PL-14).
"""

from __future__ import annotations

from spellhall.games.spellslinger.card import TERRAIN
from spellhall.games.spellslinger.rules.offers import actions, is_main, usable
from spellhall.games.spellslinger.rules.playing import Playing, Using, play_terrain
from spellhall.games.spellslinger.rules.sides import clockwise, living, seat_after, turn_is_over
from spellhall.games.spellslinger.table import ACTIVE, OUT, PENDING, PLAY, STEP, STEPS
from spellhall.kernel.frames import ACT_OR_PASS, CHOOSE_OPTION, PASS, VERB_SHIFT, Ask, Procedure, ask
from spellhall.kernel.state import State

STEP_WINDOW, MAIN_WINDOW, RESPONSE_WINDOW = "SS-PR-08", "SS-TN-13", "SS-PL-08"
OPERAND = (1 << VERB_SHIFT) - 1


def open_window(state: State, response: int = -1) -> None:
    """SS-PR-08, SS-PR-09. A window at the end of a step, or while a card waits; left out where nobody could act."""
    for passes, seat in enumerate(asked_in_turn(state, response)):
        if not all_alike(state):
            state.heed(seat)
        if all_alike(state) or actions(state, seat):
            state.call(Window(response=response, seat=seat, passes=passes))
            return


def all_alike(state: State) -> bool:
    """Whether everybody is asked in every window (option ``equal_windows``), so that no pause tells what he holds."""
    return state.game.equal_windows


def asked_in_turn(state: State, response: int) -> list[int]:
    """SS-PR-01, SS-PL-14. Everybody, in the order in which priority goes around."""
    if response < 0:
        return clockwise(state, state.regs[ACTIVE])
    return clockwise(state, seat_after(state, state.control[response]))


class Window(Procedure):
    """One moment. ``response``: the card that waits, or -1; ``seat``: who has priority; ``using``: see ``ability``."""

    __slots__ = ("passes", "response", "seat", "using")
    FIELDS = ("response", "seat", "passes", "using")
    response: int
    seat: int
    passes: int
    using: int
    START = "offer"

    def first(self, state: State) -> int:
        """Who has priority first."""
        return asked_in_turn(state, self.response)[0]

    def offer(self, state: State) -> Ask | None:
        """SS-PR-02 to SS-PR-04. Act or pass?"""
        if self.passes >= len(living(state)) or self.is_void(state):
            self.done(state)
            return None
        if state.seat_data[OUT][self.seat]:
            self.seat = seat_after(state, self.seat)
            return None
        options = [*actions(state, self.seat), PASS]
        label, rule = self.label(state), self.rule(state)
        return ask(self.seat, ACT_OR_PASS, options, self.acted, label, rule, from_hand=True)

    def is_void(self, state: State) -> bool:
        """Whether what it belongs to is over: the card does not wait any more, or the turn has ended (SS-WL-13)."""
        if self.response >= 0:
            return state.zone[self.response] != PENDING
        return turn_is_over(state)

    def label(self, state: State) -> str:
        """What the moment is."""
        if self.response >= 0:
            return f"{state.definition(self.response).name} is pending: respond?"
        if is_main(state, self.seat):
            return "main phase: play what?"
        return f"{STEPS[state.regs[STEP]]}: act?"

    def rule(self, state: State) -> str:
        """The rule by which the moment exists."""
        if self.response >= 0:
            return RESPONSE_WINDOW
        return MAIN_WINDOW if is_main(state, self.seat) else STEP_WINDOW

    def acted(self, state: State, choice: int) -> None:
        """SS-PR-05, SS-PR-06. After an action the first player has priority again."""
        if choice == PASS:
            self.passes += 1
            self.seat = seat_after(state, self.seat)
            return
        seat, card = self.seat, choice & OPERAND
        self.passes = 0
        self.seat = self.first(state)
        if choice >> VERB_SHIFT != PLAY:
            self.seat, self.using = seat, card
            self.goto(self.ability)
        elif state.definition(card).type == TERRAIN:
            play_terrain(state, seat, card)
        else:
            state.call(Playing(seat=seat, card=card))

    def ability(self, state: State) -> Ask | None:
        """Which of several abilities of a permanent? None when somebody has dropped out, and with him all they need."""
        numbers = usable(state, self.seat, self.using)
        if state.seat_data[OUT][self.seat] or not numbers:
            self.goto(self.offer)
            return None
        abilities = state.definition(self.using).abilities
        words = tuple(ability.clause() for ability in abilities)
        return ask(self.seat, CHOOSE_OPTION, numbers, self.use, "use which ability?", "SS-AB-03", words=words)

    def use(self, state: State, number: int) -> None:
        """The ability is used."""
        seat, self.seat = self.seat, self.first(state)
        self.goto(self.offer)
        state.call(Using(seat=seat, card=self.using, ability=number))
