"""Applying another card's effect: which ones can be applied, the condition and the verb."""

from __future__ import annotations

from spellhall.games.spellchain.rules.defined import card_of
from spellhall.games.spellchain.table import (
    CHAIN,
    DISCARD,
    ORDER,
    SUMMONED,
)
from spellhall.games.spellchain.words.numbers import activated, self_card
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.effect import Effect
from spellhall.language.words import Condition, Instruction


class SomethingToApply(Condition):
    """There is a card that can be applied (see ``Apply``)."""

    def __init__(self, which: str) -> None:
        self.which = which

    def phrase(self) -> str:
        return {
            "previous opposing": "an opposing card that is neither Continuous nor Summon activated or was negated "
            "immediately before this card",
            "last own": "you activated another card earlier this chain that is neither Continuous nor Summon",
            "discarded": "there is a Spell in your discard pile that is neither Continuous, Summon nor Ultimate",
        }[self.which]

    def denied(self) -> str:
        return {
            "previous opposing": "no opposing card that is neither Continuous nor Summon activated or was negated "
            "immediately before this card",
            "last own": "you did not activate another card earlier this chain that is neither Continuous nor Summon",
            "discarded": "there is no Spell in your discard pile that is neither Continuous, Summon nor Ultimate",
        }[self.which]

    def holds(self, state: State, fx: Context) -> bool:
        return bool(copyable(state, fx, self.which))


class Apply(Instruction):
    """Applies another card's effect as if this player had activated it: that of the opposing card just before, of the
    player's last other card, or of a Spell in their discard pile. If there is none, nothing happens; the card's
    otherwise part says what does.
    """

    asks = True

    def __init__(self, which: str) -> None:
        self.which = which

    def phrase(self) -> str:
        return {
            "previous opposing": "apply its effect as though you controlled it",
            "last own": "apply the effect of the last one as though it activated again",
            "discarded": "apply the effect of one non-Continuous, non-Summon, non-Ultimate Spell in your discard pile "
            "as though you had activated it",
        }[self.which]

    def candidates(self, state: State, fx: Context) -> list[int]:
        """The cards whose effect may be applied: none or one, except from the discard pile."""
        return copyable(state, fx, self.which)

    def question(self, state: State, fx: Running) -> Ask:
        options = self.candidates(state, fx)
        return ask(fx.seat, CHOOSE_CARD, options, fx.answered, "apply which effect?", "SC-RS-06")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            return True
        ability = card_of(state, action).activates
        fx.pc += 1
        if ability is not None:
            state.call(Effect.of(ability.program, action, fx.seat, user=self_card(fx)))
        return True

    def hint(self) -> float:
        return 3.0


def copyable(state: State, fx: Context, which: str) -> list[int]:
    """The cards whose effect a copy may apply now: none being applied already, or two mirrors would loop for ever."""
    user = self_card(fx)
    running = {frame.source for frame in state.stack if isinstance(frame, Effect)} - {user}
    return [card for card in _copies(state, fx, which, user) if card not in running]


def _copies(state: State, fx: Context, which: str, user: int) -> list[int]:
    if which == "discarded":
        return [
            card
            for card in state.pile(DISCARD, fx.seat)
            if card_of(state, card).kind == "Spell"
            and not card_of(state, card).seals & {"Continuous", "Summon", "Ultimate"}
        ]
    if which == "last own":
        own = [c for c in activated(state, fx.seat, but=user) if not _stays(state, c) and c != fx.source]
        return own[-1:]
    before = state.marks[ORDER][user] - 1
    for zone in (CHAIN, SUMMONED):
        for card in state.pile(zone, 1 - fx.seat):
            if before > 0 and state.marks[ORDER][card] == before and not _stays(state, card):
                return [card]
    return []


def _stays(state: State, card: int) -> bool:
    definition = card_of(state, card)
    return bool(definition.continuous or definition.summon)
