"""Effects that wait for cards that resolve later in the chain, or for a hit."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellchain.rules import waiting
from spellhall.games.spellchain.rules.defined import card_of
from spellhall.games.spellchain.rules.hits import REACTION_BASE, REACTIONS
from spellhall.games.spellchain.table import (
    CHAIN,
    STATUS,
    WAITING,
)
from spellhall.kernel.frames import CHOOSE_TARGET, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import Instruction


class NegateNext(Instruction):
    """Negates the next opposing card of a kind to activate in this chain (section NE)."""

    CODES: ClassVar[dict[str, int]] = {
        "Spell": waiting.NEGATE_SPELL,
        "card": waiting.NEGATE_CARD,
        "plain Spell": waiting.NEGATE_PLAIN,
    }

    def __init__(self, what: str, count: int, then: tuple[str, ...]) -> None:
        self.what = what
        self.count = count
        self.then = then

    def phrase(self) -> str:
        count = {1: "the next opposing", 2: "the next two opposing"}[self.count]
        plain = self.what == "plain Spell"
        noun = ("Spell" if plain else self.what) + ("s" if self.count > 1 else "")
        text = f"negate {count} {noun} to activate this chain"
        if plain:
            text += " that is neither Continuous, Summon nor Ultimate"
        if "apply" in self.then:
            text += ", then apply that Spell's effect as though you controlled it"
        if "weaken" in self.then:
            text += "; each hit dealt by the opposing card that activates after that deals 2 less DMG"
        return text

    def run(self, state: State, fx: Running) -> None:
        argument = (waiting.APPLY_IT if "apply" in self.then else 0) | (
            waiting.WEAKEN_AFTER if "weaken" in self.then else 0
        )
        waiting.wait(state, self.CODES[self.what], fx.source, fx.seat, self.count, argument)

    def hint(self) -> float:
        return 2.5 * self.count


class NegateOwnWaiting(Instruction):
    """Negates all of the player's own cards that still wait."""

    def phrase(self) -> str:
        return "each of your own cards still waiting to activate this chain is negated"

    def run(self, state: State, fx: Running) -> None:
        for card in list(state.pile(CHAIN, fx.seat)):
            if state.marks[STATUS][card] == WAITING and not waiting.is_firm(state, card):
                waiting.negate(state, card, fx.source)

    def hint(self) -> float:
        return -3.0


class NegateWaitingSummon(Instruction):
    """Negates an opposing Summon card that waits in the chain; if there are several, the player chooses."""

    asks = True

    def phrase(self) -> str:
        return "negate it"

    def question(self, state: State, fx: Running) -> Ask:
        options = [
            card
            for card in state.pile(CHAIN, 1 - fx.seat)
            if state.marks[STATUS][card] == WAITING and card_of(state, card).summon
        ]
        return ask(fx.seat, CHOOSE_TARGET, options, fx.answered, "negate which Summon card?", "SC-RS-06")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action != PASS and not waiting.is_saved(state, action):
            waiting.negate(state, action, fx.source)
        return True

    def hint(self) -> float:
        return 3.0


class WeakenNext(Instruction):
    """Each hit of the next opposing card to activate deals less."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> str:
        return f"each hit dealt by the next opposing card to activate this chain deals {self.amount} less DMG"

    def run(self, state: State, fx: Running) -> None:
        waiting.wait(state, waiting.WEAKEN, fx.source, fx.seat, 1, self.amount)

    def hint(self) -> float:
        return 2.0


class BoostNext(Instruction):
    """The first hit of the player's next Spell with a DMG effect deals more, or each of its hits is doubled."""

    def __init__(self, amount: int, double: bool) -> None:
        self.amount = amount
        self.double = double

    def phrase(self) -> str:
        if self.double:
            return "each hit dealt by the next Spell with a DMG effect you activate this chain is doubled"
        return f"the first hit of the next Spell with a DMG effect you activate this chain deals {self.amount} more DMG"

    def run(self, state: State, fx: Running) -> None:
        code = waiting.DOUBLE if self.double else waiting.BOOST
        waiting.wait(state, code, fx.source, fx.seat, 1, self.amount)

    def hint(self) -> float:
        return 2.0


class ProtectNext(Instruction):
    """The player's next Spell to activate in this chain cannot be negated."""

    def phrase(self) -> str:
        return "the next Spell you activate this chain cannot be negated"

    def run(self, state: State, fx: Running) -> None:
        waiting.wait(state, waiting.PROTECT, fx.source, fx.seat)

    def hint(self) -> float:
        return 1.0


class Ward(Instruction):
    """The next opposing effect that would negate one of the player's cards doesn't."""

    def phrase(self) -> str:
        return "the next opposing effect that would negate one of your cards this chain negates nothing"

    def run(self, state: State, fx: Running) -> None:
        waiting.wait(state, waiting.WARD, fx.source, fx.seat)

    def hint(self) -> float:
        return 1.0


class SeizeNext(Instruction):
    """The next opposing card with a DMG effect may work for this player, depending on a d20 roll."""

    def __init__(self, least: int) -> None:
        self.least = least

    def phrase(self) -> str:
        return (
            "when the next opposing card with a DMG effect activates this chain, roll a d20: on "
            f"{self.least} or more its effect is applied as though you controlled it"
        )

    def run(self, state: State, fx: Running) -> None:
        waiting.wait(state, waiting.SEIZE, fx.source, fx.seat, 1, self.least)

    def hint(self) -> float:
        return 3.0


class React(Instruction):
    """Waits for hits for the rest of the chain: "hex" (the next dealer of damage loses 1 HP), "recourse" (each dealer
    is poisoned), "veil" (heal 1 for each hit avoided), "drain" (at the end heal what Block prevented).
    """

    def __init__(self, how: str, most: int) -> None:
        self.how = how
        self.most = most

    def phrase(self) -> str:
        return {
            "hex": "the next time your opponent deals DMG to you this chain, they lose 1 HP",
            "recourse": "each time your opponent deals DMG to you this chain, place 1 Poison counter on them "
            f"(at most {self.most} this way)",
            "veil": "heal 1 each time this chain that you avoid a hit",
            "drain": "at the end of this chain, heal HP equal to the DMG prevented by your Block this chain "
            f"(at most {self.most})",
        }[self.how]

    def run(self, state: State, fx: Running) -> None:
        state.begin_lasting((REACTION_BASE + REACTIONS[self.how], fx.source, fx.seat, max(1, self.most), 0, 0, 0))

    def hint(self) -> float:
        return 1.0
