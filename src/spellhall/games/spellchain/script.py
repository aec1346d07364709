"""The recorder of Spell Chain cards: the verbs that a card's definition may use.

There are two kinds of moments: ``activates`` (what happens once, when the card activates; plain cards have nothing
else)
and ``whenever`` (as long as a Continuous or Summon card is active). ``always`` holds just as long.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from spellhall.games.spellchain.words.copies import Apply
from spellhall.games.spellchain.words.effects import (
    Cure,
    Deal,
    Gain,
    Heal,
    HealDealt,
    Lose,
    PlacePoison,
    RollTable,
    SpendMercury,
    Suffer,
)
from spellhall.games.spellchain.words.later import (
    BoostNext,
    NegateNext,
    NegateOwnWaiting,
    NegateWaitingSummon,
    ProtectNext,
    React,
    SeizeNext,
    Ward,
    WeakenNext,
)
from spellhall.games.spellchain.words.numbers import Slot
from spellhall.games.spellchain.words.slots import Haste, ReshapeNext, ReshapeNow, RevealNext, SwapWaiting
from spellhall.games.spellchain.words.zones import CapHits, DiscardFrom, MoveOver, NoHealing, Strip
from spellhall.language.script import Script as BaseScript
from spellhall.language.words import Condition, Instruction, Number, Trigger


class Script(BaseScript):
    """Records one card."""

    @contextmanager
    def activates(self) -> Iterator[None]:
        """What happens once, when the card activates."""
        with self.ability("activates"):
            yield

    def whenever(self, trigger: Trigger, most: int = 0, when: Condition | None = None) -> AbstractContextManager[None]:
        """As long as the card is active, on every such event; ``most`` times a chain (0: every time)."""
        return self._waiting(trigger, when, most=most)

    # ------------------------------------------------------------------ verbs

    def deal(self, amount: int | Number, times: int = 1, ignoring: str = "") -> None:
        """Deal damage to the opponent, perhaps several hits; ``ignoring`` names defences: "Block Avoid Bounce"."""
        self.add(Deal(amount, times, ignoring))

    def suffer(self, amount: int) -> None:
        """Take damage oneself."""
        self.add(Suffer(amount))

    def lose(self, amount: int, who: str = "you") -> None:
        """A player loses HP: this isn't damage, and nothing reduces it."""
        self.add(Lose(amount, who))

    def heal(self, amount: int | Number) -> None:
        """Heal HP, up to 20."""
        self.add(Heal(amount))

    def gain(self, what: str, amount: int | Number) -> None:
        """Gain Block, Avoid, Reflect, Redirect or Mercury."""
        self.add(Gain(what, amount))

    def poison(self, amount: int | Number) -> None:
        """Place Poison counters on the opponent."""
        self.add(PlacePoison(amount))

    def cure(self, amount: int = 0, who: str = "you") -> Slot:
        """Remove Poison counters: this many, or all (0); the result is how many were removed."""
        slot = self.slot()
        self.add(Cure(amount, who, slot))
        return _slot(slot, f"counter removed from {'you' if who == 'you' else 'them'}")

    def spend_mercury(self) -> Slot:
        """Spend all Mercury; the result is how much it was."""
        slot = self.slot()
        self.add(SpendMercury(slot))
        return _slot(slot, "Mercury spent")

    def heal_dealt(self) -> None:
        """Heal as much as was just dealt."""
        self.add(HealDealt())

    def negate_next(self, what: str = "Spell", count: int = 1, then: tuple[str, ...] = ()) -> None:
        """Negate the opponent's next "Spell", "card" or "plain Spell"; ``then`` may say "apply" or "weaken"."""
        self.add(NegateNext(what, count, then))

    def negate_own_waiting(self) -> None:
        """Negate the player's own cards that still wait."""
        self.add(NegateOwnWaiting())

    def negate_waiting_summon(self) -> None:
        """Negate an opposing Summon card that waits."""
        self.add(NegateWaitingSummon())

    def weaken_next(self, amount: int) -> None:
        """Each hit of the next opposing card to activate deals less."""
        self.add(WeakenNext(amount))

    def boost_next(self, amount: int = 0, double: bool = False) -> None:
        """The first hit of the player's next Spell with a DMG effect deals more, or each of its hits is doubled."""
        self.add(BoostNext(amount, double))

    def protect_next(self) -> None:
        """The player's next Spell can't be negated."""
        self.add(ProtectNext())

    def ward(self) -> None:
        """The next opposing negation this chain negates nothing."""
        self.add(Ward())

    def seize_next(self, least: int) -> None:
        """The next opposing card with a DMG effect works for this side on a d20 roll of at least this."""
        self.add(SeizeNext(least))

    def discard_from(self, zone: str, kind: str = "", every: bool = False, whose: str = "opponent") -> Slot:
        """Discard one card (or every card) from a Continuous or Summon Zone; ``kind`` "Spell" or "Artifact"."""
        slot = self.slot()
        self.add(DiscardFrom(zone, kind, every, whose, slot))
        return _slot(slot, "card discarded this way")

    def strip(self) -> None:
        """Take all defences from the opponent, for the rest of the chain."""
        self.add(Strip())

    def no_healing(self) -> None:
        """The opponent cannot heal for the rest of the chain."""
        self.add(NoHealing())

    def cap_hits(self, most: int) -> None:
        """For the rest of the chain, hits against you deal at most this much."""
        self.add(CapHits(most))

    def reshape(self, number: int) -> None:
        """Exchange up to this many cards after drawing for the next chain."""
        self.add(ReshapeNext(number))

    def reshape_now(self, number: int) -> None:
        """Exchange up to this many cards now."""
        self.add(ReshapeNow(number))

    def reveal_next(self) -> None:
        """The opponent shows their hand at the start of the next chain."""
        self.add(RevealNext())

    def react(self, how: str, most: int = 0) -> None:
        """For the rest of the chain: "hex", "recourse", "veil" or "drain" (see the words)."""
        self.add(React(how, most))

    def apply(self, which: str) -> None:
        """Apply the effect of another card: "previous opposing", "last own", "discarded"."""
        self.add(Apply(which))

    def haste(self) -> None:
        """The player's next waiting card activates right after this one."""
        self.add(Haste())

    def swap(self) -> None:
        """Swap the slots of two waiting cards of one player."""
        self.add(SwapWaiting(self.slot(2)))

    def move_over(self) -> None:
        """This card moves to the opponent's Continuous Zone at the end of the chain."""
        self.add(MoveOver())

    @contextmanager
    def roll(self) -> Iterator[list[tuple[int, list[Instruction]]]]:
        """Roll a d20; ``upto`` opens its parts."""
        table: list[tuple[int, list[Instruction]]] = []
        yield table
        self.add(RollTable(table))

    @contextmanager
    def upto(self, table: list[tuple[int, list[Instruction]]], number: int) -> Iterator[None]:
        """The part for rolls up to a number."""
        with self.block() as body:
            yield
        table.append((number, body))


def _slot(slot: int, what: str) -> Slot:
    return Slot(slot, what)
