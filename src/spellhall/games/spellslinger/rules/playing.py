"""Playing cards, and the windows for it (sections PR, PL, IN and CO). They are one module because each opens the other.

At the end of every step except the cleanup, and while a card waits to resolve, priority goes around. The player who has
it acts or passes. Any action restarts the count (SS-PR-05); when all have passed in a row, the window closes. At the
end of a step the active player is asked first; in a response moment, the player to the left of the one whose card is
waiting (SS-PL-14).

A card is announced, paid for and targeted (``announcing``). Interrupts and characters with Ambush resolve at once, and
so do abilities (``using``); no one can respond to them. Events, enchantments and other characters wait: that is the
response moment, a window when everyone may act. Then the card resolves. Only one card ever waits at a time.
"""

from __future__ import annotations

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.facts import TERRAIN
from spellhall.games.spellslinger.rules.announcing import Announcement
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.entering import enter, play_terrain
from spellhall.games.spellslinger.rules.offers import actions, usable
from spellhall.games.spellslinger.rules.partings import Concerned
from spellhall.games.spellslinger.rules.sides import clockwise, has_turn, seat_after, turn_is_over
from spellhall.games.spellslinger.rules.using import Using
from spellhall.games.spellslinger.rules.zones import send_home
from spellhall.games.spellslinger.table import (
    ACTIVE,
    ANNOUNCED,
    DISCARD,
    FIZZLED,
    HAND,
    MAIN,
    OUT,
    PENDING,
    PLAY,
    SPENT,
    STEP,
    STEPS,
    TAKEN_BACK,
    WAITING,
)
from spellhall.kernel.frames import ACT_OR_PASS, CHOOSE_OPTION, OPERAND, PASS, VERB_SHIFT, Ask, ask
from spellhall.kernel.state import State

STEP_WINDOW, MAIN_WINDOW, RESPONSE_WINDOW = "SS-PR-08", "SS-TN-13", "SS-PL-08"


def open_window(state: State, response: int = -1) -> bool:
    """SS-PR-08, SS-PR-09. Open a window at the end of a step or while a card waits, unless no one could act in it.

    Returns whether it did.
    """
    order = clockwise(state, state.regs[ACTIVE]) if response < 0 else asked_in_turn(state, response)
    passes = passed_over(state, order)
    if passes >= len(order):
        return False
    state.call(Window(response=response, seat=order[passes], passes=passes))
    return True


def passed_over(state: State, order: list[int]) -> int:
    """How many of the players asked could do nothing, before the first who could.

    With equal windows (option ``equal_windows``) no one is passed over, so that pauses reveal nothing about hands.
    """
    if state.game.equal_windows:
        return 0
    for passes, seat in enumerate(order):
        if state.record is not None:
            state.heed(seat)
        if actions(state, seat, any_one=True):
            return passes
    return len(order)


def asked_in_turn(state: State, response: int) -> list[int]:
    """SS-PR-01, SS-PL-14. Everyone, in the order priority goes around."""
    if response < 0:
        return clockwise(state, state.regs[ACTIVE])
    return clockwise(state, seat_after(state, state.control[response]))


class Window(Concerned):
    """One moment. ``response``: the card that waits, or -1; ``seat``: who has priority; ``using``: see ``ability``."""

    FIELDS = ("response", "seat", "passes", "using")
    __slots__ = FIELDS
    response: int
    seat: int
    passes: int
    using: int
    START = "offer"

    def go_on_without(self, state: State, gone: set[int], cancelled: bool) -> None:
        """SS-WL-14. Everyone is asked again before the window closes."""
        self.passes = 0

    def first(self, state: State) -> int:
        """The player who has priority first."""
        return asked_in_turn(state, self.response)[0]

    def offer(self, state: State) -> Ask | None:
        """SS-PR-02 to SS-PR-04. Ask the player to act or pass."""
        if self.passes >= state.seats - sum(state.seat_data[OUT]) or self.is_void(state):
            self.done(state)
            return None
        if state.seat_data[OUT][self.seat]:
            self.seat = seat_after(state, self.seat)
            return None
        options = [*actions(state, self.seat), PASS]
        label, rule = self.moment(state)
        return ask(self.seat, ACT_OR_PASS, options, self.acted, label, rule, from_hand=True)

    def is_void(self, state: State) -> bool:
        """Whether its occasion is over: the card isn't waiting any more, or the turn has ended (SS-WL-13)."""
        if self.response >= 0:
            return state.zone[self.response] != PENDING
        return turn_is_over(state)

    def moment(self, state: State) -> tuple[str, str]:
        """The moment's name, and the rule that creates it."""
        if self.response >= 0:
            return f"{card_of(state, self.response).name} is pending: respond?", RESPONSE_WINDOW
        if state.regs[STEP] == MAIN and has_turn(state, self.seat):
            return "main phase: play what?", MAIN_WINDOW
        return f"{STEPS[state.regs[STEP]]}: act?", STEP_WINDOW

    def acted(self, state: State, choice: int) -> None:
        """SS-PR-05, SS-PR-06. After an action the first player has priority again."""
        if choice == PASS:
            self.passes += 1
            others = clockwise(state, self.seat)[1:]
            if others:
                over = passed_over(state, others[: 1 + len(others) - self.passes])
                self.passes += over
                self.seat = others[min(over, len(others) - 1)]
            return
        seat, card = self.seat, choice & OPERAND
        self.passes = 0
        if choice >> VERB_SHIFT != PLAY:
            self.using = card
            self.goto(self.ability)
            return
        self.seat = self.first(state)
        if card_of(state, card).type == TERRAIN:
            play_terrain(state, seat, card)
        else:
            state.call(Playing(seat=seat, card=card))

    def ability(self, state: State) -> Ask | None:
        """Ask which of a permanent's abilities to use; None if someone dropped out and took what they need along."""
        numbers = usable(state, self.seat, self.using)
        if state.seat_data[OUT][self.seat] or not numbers:
            self.goto(self.offer)
            return None
        abilities = card_of(state, self.using).abilities
        words = tuple(ability.clause() for ability in abilities)
        return ask(self.seat, CHOOSE_OPTION, numbers, self.use, "use which ability?", "SS-AB-03", words=words)

    def use(self, state: State, number: int) -> None:
        """Use the ability."""
        seat, self.seat = self.seat, self.first(state)
        self.goto(self.offer)
        state.call(Using(seat=seat, card=self.using, ability=number))


class Playing(Announcement):
    """A card other than a terrain, from the hand until it has resolved."""

    __slots__ = ()

    def announce(self, state: State) -> None:
        """SS-PL-01. Reveal the card to everyone."""
        definition = card_of(state, self.card)
        ability = definition.resolves or definition.enchants
        self.ability = definition.abilities.index(ability) if ability is not None else -1
        state.move(self.card, PENDING, self.seat, ANNOUNCED)
        self.goto(self.choose_x)

    def take_back(self, state: State) -> None:
        """SS-PL-06. Return the card to hand and turn upright what paid for it."""
        self.give_back(state)
        state.move(self.card, HAND, self.seat, TAKEN_BACK)
        self.done(state)

    def ready(self, state: State) -> None:
        """SS-PL-07, SS-IN-03, SS-KW-04. Fast cards resolve at once; others wait for responses."""
        if state.zone[self.card] != PENDING:
            self.done(state)
            return
        self.resolving = 0
        state.tell(events.CardPlayed(self.seat, self.card))
        if card_of(state, self.card).fast:
            self.goto(self.resolve)
        else:
            state.set_reg(WAITING, self.card)
            self.goto(self.wait)

    def wait(self, state: State) -> None:
        """SS-PL-08. The response moment, after anything triggered by playing the card."""
        self.goto(self.resolve)
        open_window(state, self.card)

    def resolve(self, state: State) -> None:
        """SS-PL-10, SS-PL-12. The card takes effect or enters play; without any legal target it does nothing."""
        if state.regs[WAITING] == self.card:
            state.set_reg(WAITING, -1)
        if state.zone[self.card] != PENDING or state.seat_data[OUT][self.seat]:
            self.done(state)
            return
        if self.lost_its_targets(state):
            send_home(state, [self.card], DISCARD, FIZZLED)
            self.done(state)
            return
        self.resolving = 1
        self.goto(self.finish)
        definition = card_of(state, self.card)
        if definition.permanent:
            host = self.targets[0] if definition.enchants is not None else -1
            enter(state, self.card, self.seat, host)
        else:
            assert definition.resolves is not None
            state.call(self.effect(state, definition.resolves))

    def finish(self, state: State) -> None:
        """SS-PL-11. Events and interrupts go to the discard pile."""
        if state.zone[self.card] == PENDING:
            send_home(state, [self.card], DISCARD, SPENT)
        self.done(state)
