"""Cards that let others draw what a text gives to one player, or let them draw as well (SF-PH1-06).

Only draws beyond the usual ones are concerned: what a card's text gives, at once or in phase 1. The usual three cards,
spoils of victory, and cards drawn for a digit are not.
"""

from __future__ import annotations

from spellhall.games.spellfire.rules.levels.projection import held, project
from spellhall.games.spellfire.rules.questions import Draw, DrawShare
from spellhall.kernel.state import State
from spellhall.language.effect import Standing
from spellhall.language.words import number_of


def drawers(state: State, source: int, seats: list[int]) -> list[int]:
    """SF-PH1-06. The seats that draw where the text of ``source`` lets some seats draw."""
    for word, standing in held(state, DrawShare):
        seats = word.shares(state, source, seats, standing)
    return seats


def _is_for_one(state: State, word: Draw, standing: Standing) -> bool:
    """Whether a card adds to the draw of a single player: what all draw more is extra for no one."""
    return sum(word.concerns(state, seat, standing) for seat in range(state.seats)) == 1


def keeps_extra(state: State, seat: int, word: Draw, standing: Standing) -> bool:
    """Whether a seat itself draws what a card adds to its draw in phase 1."""
    if DrawShare not in project(state).modifiers or not _is_for_one(state, word, standing):
        return True
    return seat in drawers(state, standing.source, [seat])


def extra_for_others(state: State, seat: int) -> list[tuple[int, int]]:
    """SF-PH1-06. What other seats draw because of cards that add to the draw of a seat in phase 1, with how many."""
    if DrawShare not in project(state).modifiers:
        return []
    found = []
    for word, standing in held(state, Draw):
        if word.concerns(state, seat, standing) and _is_for_one(state, word, standing):
            more = number_of(word.amount, state, standing)
            others = [other for other in drawers(state, standing.source, [seat]) if other != seat]
            found += [(other, more) for other in others if more > 0]
    return found
