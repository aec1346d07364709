"""Attacks that a player must make, and attacks that go on without the champion that began them (section CALL).

Read this for why a player can't skip combat. A card may oblige players to attack, with some champion or with each of
certain ones, anywhere or at certain realms. Such a duty binds only as far as it can be met.
"""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire.rules.battle.attacks import attackers_for
from spellhall.games.spellfire.rules.levels.projection import held, project
from spellhall.games.spellfire.rules.questions import OfCards, OfRealms
from spellhall.games.spellfire.table import ATTACK, POOL
from spellhall.kernel.frames import OPERAND, VERB_SHIFT
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.effect import Standing
from spellhall.language.words import Question


@trait
class Duty(OfCards, Question):
    """Which champions oblige their player to attack? (SF-CALL-07)

    ``each``: every one of them must be sent, one after the other.
    """

    each: bool

    def leads_to(self, state: State, realm: int, standing: Context) -> bool:
        """Whether an attack on a realm fulfils it."""
        raise NotImplementedError


@trait
class Perseverance(OfRealms, Question):
    """Against which realm does an attack go on if its champion is gone before anyone defends? (SF-CALL-09)"""


def duties(state: State, seat: int) -> list[tuple[Duty, Standing]]:
    """What obliges a seat to attack."""
    if Duty not in project(state).modifiers:
        return []
    pool = state.pile(POOL, seat)
    return [(word, at) for word, at in held(state, Duty) if any(word.applies(state, card, at) for card in pool)]


def owed_attacks(state: State, seat: int, offered: list[int]) -> list[int]:
    """SF-CALL-07. Of the actions offered to a seat that has not attacked, the attacks it must choose from; none if
    nothing binds it.
    """
    attacks = [option for option in offered if option >> VERB_SHIFT == ATTACK]
    for word, standing in duties(state, seat):
        owed = []
        for option in attacks:
            realm = option & OPERAND
            if word.leads_to(state, realm, standing) and any(
                word.applies(state, card, standing) for card in attackers_for(state, seat, realm)
            ):
                owed.append(option)
        if owed:
            return owed
    return []


def who_must_go(state: State, seat: int, realm: int, able: list[int], first: bool) -> list[int]:
    """SF-CALL-08. Of the champions that can be sent against a realm, those of whom one must go; none if none must.

    ``first``: no champion has been sent in this battle yet.
    """
    for word, standing in duties(state, seat):
        bound = [card for card in able if word.applies(state, card, standing)]
        if bound and (word.each or first) and word.leads_to(state, realm, standing):
            return bound if word.each else able
    return []


def goes_on(state: State, realm: int) -> bool:
    """SF-CALL-09. Whether an attack that has lost its champion before anyone defended goes on."""
    return any(word.covers_realm(state, realm, standing) for word, standing in held(state, Perseverance))
