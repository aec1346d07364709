"""Champions that must be sent first, and allies that must be targeted first (section CALL)."""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire.facts import ALLY
from spellhall.games.spellfire.rules.battle.sides import bearer_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.questions import OfCards
from spellhall.kernel.state import State
from spellhall.language.words import Question


@trait
class Vanguard(OfCards, Question):
    """Which champion must be sent before its player's others (SF-CALL-01)? If it ``compels``, its player can't do
    without it in defence (SF-CALL-10).
    """

    compels: bool


@trait
class Lure(OfCards, Question):
    """Which ally must be chosen before others on its side? (SF-CALL-03)"""


@trait
class Title(OfCards, Question):
    """What has another card turned a card into, for as long as that lasts? (SF-CALL-05)"""


def called_first(state: State, able: list[int]) -> list[int]:
    """SF-CALL-01, SF-CALL-02. Of the champions that could be sent, those that must go first, if any; otherwise all."""
    callings = held(state, Vanguard)
    if not callings:
        return able
    called = [card for card in able if any(word.applies(state, card, standing) for word, standing in callings)]
    return called or able


def must_defend(state: State, able: list[int]) -> bool:
    """SF-CALL-10. Whether one of the champions that could be sent to defend has to be."""
    duties = [calling for calling in held(state, Vanguard) if calling[0].compels]
    return any(word.applies(state, card, standing) for card in able for word, standing in duties)


def lures_among(state: State, seat: int, candidates: list[int]) -> list[int]:
    """SF-CALL-03. Of a seat's possible choices, the allies that must be chosen before others on their side."""
    lures = held(state, Lure)
    if not lures:
        return []
    return [
        card
        for card in candidates
        if state.control[card] != seat and any(word.applies(state, card, standing) for word, standing in lures)
    ]


def drawn_away(state: State, candidates: list[int], lures: list[int]) -> list[int]:
    """What else may be chosen along with such allies: no other allies on their side."""
    champions = [bearer_of(state, card) for card in lures]
    return [
        card
        for card in candidates
        if card in lures or card_of(state, card).type != ALLY or bearer_of(state, card) not in champions
    ]
