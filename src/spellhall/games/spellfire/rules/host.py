"""What the rules need of the game itself, which is made above them: of its options, and of all its cards together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from spellhall.kernel.state import State
from spellhall.language.effect import Program
from spellhall.language.words import Modifier


class Above(Protocol):
    """The game, as far as the rules ask for it.

    Attributes:
        places: how many realms a formation holds.
        teams: how many teams play; 0: everybody for himself.
        copies: how many cards of one name may be in play.
        name_ids: for each card of the catalogue the number of its name; printings of one card have the same.
        roles: the face that a card has where it stands as a champion, by its own; ``itself`` the other way round;
            ``first_role`` the first of these faces.
        modifiers: all modifiers of its cards, by number.
        modifier_numbers: the number of a modifier, by its ``id``.
    """

    places: int
    teams: int
    copies: int
    name_ids: Sequence[int]
    roles: Mapping[int, int]
    itself: Mapping[int, int]
    first_role: int
    modifiers: Sequence[Modifier]
    modifier_numbers: Mapping[int, int]

    def play_program(self, state: State, card: int, focus: int) -> Program:
        """What settling a played card runs."""


def above(state: State) -> Above:
    """The game that a state is of."""
    game: Any = state.game
    found: Above = game
    return found


def number_of_modifier(state: State, word: Modifier) -> int:
    """The number under which frames and lasting effects name a modifier of a card."""
    return above(state).modifier_numbers[id(word)]
