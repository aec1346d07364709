"""Verbs whose player names a type or a class of cards, which they then strike."""

from __future__ import annotations

from spellhall.games.spellfire.facts import (
    ALLY,
    ARTIFACT,
    CLERIC_SPELL,
    EVENT,
    ITEM,
    PSIONIC_POWER,
    TYPE_NAMES,
    WIZARD_SPELL,
)
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.special_cards.type_guess import WHICH_TYPE
from spellhall.games.spellfire.table import DISCARD, DISCARDED, HAND, ROUND_END, TURN
from spellhall.games.spellfire.words.describing.nouns import (
    allies,
    artifacts,
    cleric_spells,
    events,
    items,
    psionic_powers,
    wizard_spells,
)
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.plays.permits import CannotPlay
from spellhall.games.spellfire.words.plays.removal import Discard
from spellhall.kernel.frames import CHOOSE_CARD, CHOOSE_OPTION, PASS, PICK, Ask, action, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running

SORTS = {
    CLERIC_SPELL: cleric_spells,
    WIZARD_SPELL: wizard_spells,
    PSIONIC_POWER: psionic_powers,
    ALLY: allies,
    ITEM: items,
    ARTIFACT: artifacts,
    EVENT: events,
}
CLASSES = ("earthwalker", "flyer", "swimmer", "undead")


class ShutOut(Effectful):
    """The player names a type of card, such as cleric spells or allies: the opposing player's cards of that type in the
    round are discarded, and they can play no more of them this round.
    """

    asks = True

    def __init__(self) -> None:
        self.modifiers = [CannotPlay("opponent", noun) for noun in SORTS.values()]
        self.discards = [Discard(noun.against_this) for noun in SORTS.values()]

    def phrase(self) -> str:
        return (
            "choose allies, events, artifacts, magical items, cleric spells, wizard spells or psionic power cards: "
            "discard those that the opposing player has in this round, and that player cannot play any more in it"
        )

    def question(self, state: State, fx: Running) -> Ask:
        options = [action(PICK, kind) for kind in SORTS]
        return ask(fx.seat, CHOOSE_OPTION, options, fx.answered, WHICH_TYPE, words=TYPE_NAMES)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        at = list(SORTS).index(action)
        self.discards[at].run(state, fx)
        number = number_of_modifier(state, self.modifiers[at])
        state.begin_lasting((number, fx.source, fx.seat, -1, ROUND_END, state.regs[TURN], fx.spared))
        return True

    def hint(self) -> float:
        return 1.5


class LocateAllies(Effectful):
    """The player names a class of allies, sees all of them in the hands of opponents, and discards one of each."""

    asks = True

    def __init__(self, slot: int) -> None:
        self.slot = slot
        self.found = [allies.being(kind).of_opponents.in_hand for kind in CLASSES]

    def phrase(self) -> str:
        return (
            "choose earthwalkers, flyers, swimmers or undead: look at all such allies in opponents' hands and discard "
            "one from each hand"
        )

    def _next(self, state: State, fx: Context) -> list[int]:
        """The allies of the next hand that still has to give one up."""
        found = self.found[fx.slots[self.slot]].handles(state, fx)
        seats = [state.control[card] for card in found]
        seat = next((seat for seat in sorted(seats) if seat > fx.slots[self.slot + 1]), -1)
        return [card for card in found if state.control[card] == seat]

    def question(self, state: State, fx: Running) -> Ask:
        if fx.slots[self.slot] < 0:
            options = [action(PICK, kind) for kind in range(len(CLASSES))]
            return ask(fx.seat, CHOOSE_OPTION, options, fx.answered, "which class of allies?", words=CLASSES)
        return ask(fx.seat, CHOOSE_CARD, self._next(state, fx) or [PASS], fx.answered, "discard an ally")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if fx.slots[self.slot] < 0:
            fx.slots[self.slot] = action
            for card in self.found[action].handles(state, fx):
                state.show(card, 1 << fx.seat)
        elif action != PASS:
            fx.slots[self.slot + 1] = state.control[action]
            if state.zone[action] == HAND:
                state.move(action, DISCARD, state.owner[action], DISCARDED)
        return not self._next(state, fx)

    def hint(self) -> float:
        return 1.2
