"""Words for saving a champion that would be discarded (section SAVE)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.battle import Battle
from spellhall.games.spellfire.rules.battle.outcomes import DEFENDER_STOPPED
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import name_is_free
from spellhall.games.spellfire.rules.special_cards.saviours import is_perishing
from spellhall.games.spellfire.table import (
    ABYSS,
    ATTACHED,
    BATTLE,
    DISCARD,
    HALTED,
    HAND,
    OFFENCE,
    OUT,
    POOL,
    RETURNED,
    SENT,
    SPARED,
    TURN,
)
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import Chosen
from spellhall.games.spellfire.words.plays.effects import Decide, Effectful
from spellhall.kernel.events import Moved
from spellhall.kernel.frames import PASS, YES, YES_NO, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards, Condition, Instruction, Trigger


class IsPerishing(Trigger):
    """One of the player's champions is about to be discarded, and this very card in hand can save it; or, with
    ``abyss``, it is about to go to the Abyss (SF-SAVE-01, SF-SAVE-02). ``held``: the text says where the card is.
    """

    event = Moved

    def __init__(self, cards: Filter, abyss: bool = False, held: bool = False) -> None:
        self.cards = cards
        self.abyss = abyss
        self.held = held

    @property
    def subject(self) -> Cards | None:
        """The description that THAT answers."""
        return self.cards

    def phrase(self) -> str:
        held = " while you hold this card" if self.held else ""
        return f"whenever {self.cards.one()} would {'go to the Abyss' if self.abyss else 'be discarded'}{held}"

    def matches(self, state: State, fx: Context, event: Moved) -> bool:
        """It works in the hand alone."""
        return False

    def saves(self, state: State, champion: int, fx: Context) -> bool:
        """Whether a champion that perishes is meant."""
        return (state.zone[champion] == ABYSS) is self.abyss and self.cards.fits(state, champion, fx)


class SaveOrNot(Decide):
    """The player decides whether to save a champion, unless another card has done so already. ``silent``: the text of
    the card says so elsewhere.
    """

    def __init__(self, body: list[Instruction], silent: bool) -> None:
        super().__init__(body, None)
        self.silent = silent

    def phrase(self) -> str:
        return "" if self.silent else super().phrase()

    def question(self, state: State, fx: Running) -> Ask:
        if not is_perishing(state, fx.focus):
            return ask(fx.seat, YES_NO, [PASS], fx.answered, "save it?", "SF-SAVE-03")
        asked = super().question(state, fx)
        return ask(fx.seat, YES_NO, [YES, PASS], fx.answered, asked.label, "SF-SAVE-01", from_hand=True)


class Save(Effectful):
    """Champions that perish return to their pools, with what they bear if they fought, allies to hands, and what went
    to the ``abyss`` goes to the discard pile. ``goes_on``: an attacker is not defeated, and its player may send another
    (SF-SAVE-04). ``idle``: it can't be used until its owner's next turn.
    """

    def __init__(self, cards: Cards, goes_on: bool, abyss: bool, idle: bool) -> None:
        self.cards = cards
        self.goes_on = goes_on
        self.abyss = abyss
        self.idle = idle

    def phrase(self) -> str:
        who = self.cards.phrase()
        if self.abyss:
            saved = f"if {who} would be discarded, it returns to its pool instead"
            return f"{saved}; if it would go to the Abyss, it goes to the discard pile instead"
        on = "; if it was attacking, its player may send another champion" if self.goes_on else ""
        also = ", or to your hand if it is an ally" if isinstance(self.cards, Chosen) else " instead"
        idle = " and cannot be used until your next turn" if self.idle else ""
        return f"{who} returns to its pool{also}{idle}{on}"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for card in self.cards.handles(state, fx):
            zone, owner = state.zone[card], state.owner[card]
            if zone == BATTLE:
                state.mark(HALTED, card, SPARED)
                self._go_on(state, card)
            elif zone == ATTACHED:
                state.move(card, HAND, owner, RETURNED)
            elif zone == DISCARD and name_is_free(state, card):
                state.move(card, POOL, owner, RETURNED)
            elif zone == ABYSS and self.abyss:
                state.move(card, DISCARD, owner, SENT)
            if self.idle and state.zone[card] in (BATTLE, POOL):
                state.mark(OUT, card, state.regs[TURN] + state.seats - 1)

    def _go_on(self, state: State, champion: int) -> None:
        """SF-SAVE-04. The round has no loser, and the battle continues."""
        for depth in range(len(state.stack) - 1, -1, -1):
            if self.goes_on and champion == state.regs[OFFENCE] and isinstance(state.stack[depth], Battle):
                battle = state.own(depth)
                assert isinstance(battle, Battle)
                battle.outcome = DEFENDER_STOPPED
                return

    def hint(self) -> float:
        return 2.0


class Perishing(Cards):
    """The champion that a card is being played for, at the moment when it would be discarded."""

    def phrase(self) -> str:
        return "that champion"

    def handles(self, state: State, fx: Context) -> list[int]:
        for frame in reversed(state.stack):
            focus = getattr(frame, "focus", -1)
            if getattr(frame, "source", -1) == fx.source and focus >= 0:
                return [focus]
        return []

    def accepts(self, state: State, handle: int, fx: Context) -> bool:
        return handle in self.handles(state, fx)


class WouldPerish(Condition):
    """This card is being played to save a champion."""

    def __init__(self, cards: Filter, abyss: bool = False) -> None:
        self.cards = cards
        self.abyss = abyss

    def phrase(self) -> str:
        return f"{self.cards.one()} would be discarded{' or sent to the Abyss' if self.abyss else ''}"

    def denied(self) -> str:
        return self.phrase().replace("one of", "none of", 1)

    def holds(self, state: State, fx: Context) -> bool:
        return bool(PERISHING.handles(state, fx))


PERISHING = Perishing()
