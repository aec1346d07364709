"""A play that nobody can answer goes on at once, and exactly as if it had been offered for answers."""

from __future__ import annotations

from typing import Any

import pytest

from spellhall.games.spellfire.card import JUST_ANSWERS
from spellhall.games.spellfire.formats.random_decks import random_deck
from spellhall.games.spellfire.game import Spellfire
from spellhall.kernel.chance import Dice
from spellhall.kernel.state import State
from spellhall.language.effect import Program

OFFER = Program(JUST_ANSWERS.code, JUST_ANSWERS.slots, JUST_ANSWERS.name)
OFFER.number = JUST_ANSWERS.number


class Offering(Spellfire):
    """The game in which every play is offered, even if no hand has an answer."""

    def play_program(self, state: State, card: int, focus: int) -> Program:
        program = super().play_program(state, card, focus)
        return OFFER if program is self.just_answers else program


def logged(state: Any) -> list[tuple[object, ...]]:
    """Everything that was logged."""
    return [(entry.event, entry.faces, entry.sight, entry.at, entry.cause) for entry in state.record.entries]


@pytest.mark.parametrize("preset", ["rulebook", "tournament"])
@pytest.mark.parametrize("players", [2, 4])
def test_plays_without_answers_go_on_as_if_they_had_been_offered(preset: str, players: int) -> None:
    games: list[Any] = [kind(preset=preset, turn_cap="30") for kind in (Spellfire, Offering)]
    dice = Dice(players)
    for seed in range(3):
        decks = [random_deck(games[0], dice) for _ in range(players)]
        usual, offered = (game.new_state(decks, seed) for game in games)
        while not usual.is_terminal():
            options = usual.legal_actions()
            assert options == offered.legal_actions()
            chosen = options[dice.below(len(options))]
            usual.apply(chosen)
            offered.apply(chosen)
            assert usual.record.asked == offered.record.asked
        assert logged(usual) == logged(offered)
        assert usual.save() == offered.save()
