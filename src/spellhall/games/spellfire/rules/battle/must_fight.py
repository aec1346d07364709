"""Who must fight before others, and which ally draws upon itself what others are aimed at (section CALL)."""

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
    """Who must be sent before all other champions of its player? (SF-CALL-01)"""


@trait
class Lure(OfCards, Question):
    """Which ally must be chosen before others that fight beside it? (SF-CALL-03)"""


@trait
class Title(OfCards, Question):
    """What has a card been made by another, for as long as that lasts? (SF-CALL-05)"""


def called_first(state: State, able: list[int]) -> list[int]:
    """SF-CALL-01, SF-CALL-02. Of champions that could be sent, those that must be sent before the others, if any."""
    callings = held(state, Vanguard)
    if not callings:
        return able
    called = [card for card in able if any(word.applies(state, card, standing) for word, standing in callings)]
    return called or able


def lures_among(state: State, seat: int, candidates: list[int]) -> list[int]:
    """SF-CALL-03. The allies among what a seat can choose that must be chosen before the others of their side."""
    lures = held(state, Lure)
    if not lures:
        return []
    return [
        card
        for card in candidates
        if state.control[card] != seat and any(word.applies(state, card, standing) for word, standing in lures)
    ]


def drawn_away(state: State, candidates: list[int], lures: list[int]) -> list[int]:
    """What is left to choose from beside such allies: none of the other allies that fight beside them."""
    champions = [bearer_of(state, card) for card in lures]
    return [
        card
        for card in candidates
        if card in lures or card_of(state, card).type != ALLY or bearer_of(state, card) not in champions
    ]
