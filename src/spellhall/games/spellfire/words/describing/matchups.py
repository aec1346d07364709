"""Conditions on the company that a champion is in: whom it fights, what it attacks or defends, who stands beside it."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire.rules.battle.sides import bearer_of, fighter_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.traits import has_trait, is_champion
from spellhall.games.spellfire.rules.tournament.teams import is_opponent
from spellhall.games.spellfire.table import ATTACKER, BATTLE, CHALLENGED, POOL, STAGE, TARGET
from spellhall.games.spellfire.words.describing.conditions import THIS_ATTACKS, THIS_DEFENDS
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import OPPONENT
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Condition, listed, numeral


class Fighting(Condition):
    """The champion on the other side of the round answers one of the descriptions."""

    subjectless: ClassVar[bool] = True

    def __init__(self, *foes: Filter) -> None:
        self.foes = foes

    def phrase(self) -> str:
        names = [foe.many() for foe in self.foes]
        return "fighting " + " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))

    def holds(self, state: State, fx: Context) -> bool:
        return any(foe.accepts(state, h, fx) for h in OPPONENT.handles(state, fx) for foe in self.foes)


class OnRealm(Condition):
    """This holding is attached to a realm of a name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def phrase(self) -> str:
        return f"this card is attached to {self.name}"

    def denied(self) -> str:
        return "this card is attached to another realm"

    def holds(self, state: State, fx: Context) -> bool:
        return bool(card_of(state, bearer_of(state, fx.source)).name == self.name)


class Defending(Condition):
    """This card (or its bearer) defends such a realm."""

    subjectless: ClassVar[bool] = True

    def __init__(self, realms: Filter) -> None:
        self.realms = realms

    def phrase(self) -> str:
        return f"defending {self.realms.one()}"

    def holds(self, state: State, fx: Context) -> bool:
        realm = state.regs[TARGET]
        return realm >= 0 and THIS_DEFENDS.holds(state, fx) and self.realms.accepts(state, realm, fx)


class Attacking(Condition):
    """This card (or its bearer) attacks such a realm."""

    subjectless: ClassVar[bool] = True

    def __init__(self, realms: Filter) -> None:
        self.realms = realms

    def phrase(self) -> str:
        return f"attacking {self.realms.one()}"

    def holds(self, state: State, fx: Context) -> bool:
        realm = state.regs[TARGET]
        return realm >= 0 and THIS_ATTACKS.holds(state, fx) and self.realms.accepts(state, realm, fx)


class FightsForYou(Condition):
    """A champion with one of some names fights for the card's player."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def phrase(self) -> str:
        return f"{listed(list(self.names), 'or')} fights for you"

    def denied(self) -> str:
        return f"none of {listed(list(self.names), 'and')} fights for you" if self.names[1:] else super().denied()

    def holds(self, state: State, fx: Context) -> bool:
        fighter = fighter_of(state, fx.seat)
        return fighter >= 0 and card_of(state, fighter).name in self.names


class WithAdventurers(Condition):
    """This champion is in a pool with so many other adventurers. Who goes into combat still counts (SF-AVA-04)."""

    def __init__(self, at_least: int) -> None:
        self.at_least = at_least

    def phrase(self) -> str:
        others = f"{numeral(self.at_least)} other adventurer{'s' if self.at_least > 1 else ''}"
        return f"this card is in a pool with at least {others}"

    def holds(self, state: State, fx: Context) -> bool:
        me = bearer_of(state, fx.source)
        if state.zone[me] not in (POOL, BATTLE):
            return False
        seat = state.control[me]
        others = [h for zone in (POOL, BATTLE) for h in state.pile(zone, seat) if h != me]
        found = sum(1 for h in others if is_champion(state, h) and has_trait(state, h, "adventurer"))
        return found >= self.at_least


class OpponentAttacks(Condition):
    """An opponent of the card's player has sent a champion to attack, and no powers have worked yet."""

    def phrase(self) -> str:
        return "an opponent attacks and combat has not begun"

    def denied(self) -> str:
        return "no opponent attacks or combat has begun"

    def holds(self, state: State, fx: Context) -> bool:
        return state.regs[STAGE] == CHALLENGED and is_opponent(state, fx.seat, state.regs[ATTACKER])


OPPONENT_ATTACKS = OpponentAttacks()
