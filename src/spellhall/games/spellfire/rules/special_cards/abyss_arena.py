"""A realm that both sides fight over from the Abyss (section ARENA).

Champions, and everything played for them, come from their players' Abyss and go back there.
Cards that have come this way are entries in the lasting effects, with a negative number instead of a modifier's.
None of this is hidden, since everyone sees the Abyss. ``battle/two_spoils`` deals with the spoils.
"""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire.facts import EVENT
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held, project
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import name_is_free
from spellhall.games.spellfire.rules.questions import OfRealms
from spellhall.games.spellfire.table import ABYSS, FOR_GOOD, FOUGHT, GUEST, TARGET, TURN
from spellhall.kernel.state import State
from spellhall.language.words import Question


@trait
class Arena(OfRealms, Question):
    """Which realm do both sides fight over from the Abyss? (SF-ARENA-01)"""


def is_arena(state: State, realm: int) -> bool:
    """Whether both sides fight over a realm from the Abyss."""
    if Arena not in project(state).modifiers or realm < 0:
        return False
    return any(word.covers_realm(state, realm, standing) for word, standing in held(state, Arena))


def champions_in_abyss(state: State, seat: int) -> list[int]:
    """SF-ARENA-01. The champions that a seat may send there."""
    return [
        card
        for card in state.pile(ABYSS, seat)
        if card_of(state, card).is_champion and not state.marks[FOUGHT][card] % 2 and name_is_free(state, card)
    ]


def cards_in_abyss(state: State, seat: int) -> list[int]:
    """SF-ARENA-02. What a seat may play there: everything except events."""
    if not is_arena(state, state.regs[TARGET]):
        return []
    return [card for card in state.pile(ABYSS, seat) if card_of(state, card).type != EVENT]


def note_guest(state: State, card: int) -> None:
    """SF-ARENA-03. A card has come out of the Abyss; if it fights there, it will go back."""
    if is_arena(state, state.regs[TARGET]):
        state.begin_lasting((GUEST, -1, state.control[card], card, FOR_GOOD, state.regs[TURN], 0))


def is_guest(state: State, card: int) -> bool:
    """Whether a fighting card goes back to the Abyss."""
    return any(effect[0] == GUEST and effect[3] == card for effect in state.lasting)
