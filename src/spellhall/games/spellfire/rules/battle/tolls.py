"""Paying what a realm demands for being attacked, one card at a time."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire.rules.host import number_of_modifier, services_of
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.questions import Due
from spellhall.games.spellfire.table import ATTACKER, OFFENCE, PAID
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, Procedure, ask
from spellhall.kernel.state import State
from spellhall.language.effect import Standing


class Payment(Procedure):
    """The attacker gives up one card of their choice as a toll: modifier ``number``, held by ``source``."""

    FIELDS = ("number", "source")
    __slots__ = FIELDS
    REFERS: ClassVar[dict[str, str]] = {"number": "modifier"}
    number: int
    source: int

    def start(self, state: State) -> Ask:
        """Ask which card."""
        word = self.due(state)
        standing = Standing(self.source, state.control[self.source])
        options = word.coins(state, state.regs[ATTACKER], state.regs[OFFENCE], standing)
        hidden = word.from_hand()
        return ask(state.regs[ATTACKER], CHOOSE_CARD, options, self.paid, word.demand(), "AMB-67", from_hand=hidden)

    def paid(self, state: State, card: int) -> None:
        """Pay the price."""
        if card != PASS:
            state.move(card, self.due(state).zone, state.owner[card], PAID)
        self.done(state)

    def due(self, state: State) -> Due:
        """The modifier that demands it."""
        word = services_of(state).modifiers[self.number]
        assert isinstance(word, Due)
        return word


def exact_toll(state: State, realm: int) -> None:
    """Make the attacker pay the attacked realm's tolls."""
    for word, standing in held(state, Due):
        if word.covers_realm(state, realm, standing):
            state.call(Payment(number=number_of_modifier(state, word), source=standing.source))
