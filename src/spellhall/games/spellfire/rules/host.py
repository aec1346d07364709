"""What the rules need from the game above them: its options, and facts about all of its cards together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from spellhall.kernel.state import State
from spellhall.language.effect import Program
from spellhall.language.words import Modifier


class GameServices(Protocol):
    """The game, as far as the rules ask for it.

    Attributes:
        places: how many realms a formation holds.
        teams: how many teams play; 0 when everyone plays alone.
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


def services_of(state: State) -> GameServices:
    """The game of a state, as the rules may use it."""
    game: Any = state.game
    found: GameServices = game
    return found


def number_of_modifier(state: State, word: Modifier) -> int:
    """The number under which frames and lasting effects name a modifier of a card."""
    return services_of(state).modifier_numbers[id(word)]
