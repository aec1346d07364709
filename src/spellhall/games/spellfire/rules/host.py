"""What the rules need from the game above them: its options, and facts about the whole card pool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from spellhall.kernel.state import State
from spellhall.language.effect import Program
from spellhall.language.words import Modifier


class GameServices(Protocol):
    """The game, as far as the rules depend on it.

    Attributes:
        places: how many realms a formation holds.
        teams: how many teams play; 0 when everyone plays alone.
        copies: how many cards of one name may be in play.
        name_ids: for each card of the catalogue, its name's number; printings of one card share it.
        roles: the face a card has when it stands as a champion, by its own face; ``itself`` is the reverse;
            ``first_role`` is the first of these faces.
        events_too: the face that a champion has when it is played as an event; ``itself`` leads back from these, too.
        just_answers: what runs when a card without an effect of its own is settled: it can be answered.
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
    events_too: Mapping[int, int]
    just_answers: Program
    modifiers: Sequence[Modifier]
    modifier_numbers: Mapping[int, int]

    def play_program(self, state: State, card: int, focus: int) -> Program:
        """What runs when a played card is settled."""


def services_of(state: State) -> GameServices:
    """A state's game, as the rules may use it."""
    game: Any = state.game
    found: GameServices = game
    return found


def number_of_modifier(state: State, word: Modifier) -> int:
    """The number that frames and lasting effects store for a card's modifier."""
    return services_of(state).modifier_numbers[id(word)]
