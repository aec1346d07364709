"""Modifiers of attacks that must be made, or that go on without their champion (SF-CALL-07 to SF-CALL-09)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle import forced_attacks
from spellhall.games.spellfire.words.battle.attack_and_defence import OnHere
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.plays.modifiers import Held
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Condition


class MustAttack(Held, forced_attacks.Duty):
    """Champions in pools with one of whom their player must attack, if possible, perhaps only certain ``realms``
    (SF-CALL-07); with ``each``, all of them must go (SF-CALL-08).
    """

    def __init__(
        self, cards: Filter, realms: Filter | None = None, each: bool = False, when: Condition | None = None
    ) -> None:
        super().__init__(cards, when)
        self.realms = realms
        self.each = each

    def leads_to(self, state: State, realm: int, standing: Context) -> bool:
        """Whether an attack on a realm fulfils it."""
        return self.realms is None or self.realms.fits(state, realm, standing)

    def phrase(self) -> str:
        where = "" if self.realms is None else f" {self.realms.many()}"
        if self.each:
            return f"in their players' turns, {self.subject()} must attack{where} if they can{self.ending()}"
        return f"{self.subject()} oblige their player to attack{where} in their turn, if possible{self.ending()}"


class AttackGoesOn(OnHere, forced_attacks.Perseverance):
    """An attacker who loses a champion before anyone defends may send another (SF-CALL-09)."""

    def phrase(self) -> str:
        return "an attacker who loses a champion here before anyone defends may send another"
