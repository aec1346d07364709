"""What is kept of active cards is what they say when all are asked again, at every decision of games at random."""

from __future__ import annotations

from typing import Any

import pytest

import spellhall
from spellhall.games.spellchain.rules.active import Projection, active_cards, is_active, project
from spellhall.games.spellchain.table import CHAIN, CONTINUOUS, STAMPED, SUMMONED
from spellhall.kernel.chance import Dice
from spellhall.kernel.state import State

ZONES = (CONTINUOUS, SUMMONED, CHAIN)


def told(kept: Projection) -> list[Any]:
    """All that a projection says, to be compared."""
    words = {q: [(word, at.source, at.seat) for word, at in found] for q, found in kept.modifiers.items()}
    waiting = {e: [(n, ability, at.source, at.seat) for n, ability, at in found] for e, found in kept.listeners.items()}
    return [words, waiting]


def anew(state: State) -> Projection:
    """The projection of a position of which nothing is kept."""
    twin = state.clone()
    twin.projection, twin.projected = None, -1
    return project(twin)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_kept_is_what_the_active_cards_say(seed: int) -> None:
    game = spellhall.game("spellchain")
    dice = Dice(seed)
    state = game.new_state([game.random_deck(dice) for _ in range(2)], seed)
    kept: list[Projection] = []
    while not state.is_terminal():
        every = [c for zone in ZONES for seat in range(2) for c in state.pile(zone, seat) if is_active(state, c)]
        assert active_cards(state) == sorted(every, key=state.marks[STAMPED].__getitem__)
        assert told(project(state)) == told(anew(state))
        assert told(project(state.resample(0, dice))) == told(project(state))
        kept.append(project(state))
        choices = state.legal_actions()
        state.apply(choices[dice.below(len(choices))])
    assert len({id(each) for each in kept}) < len(kept) / 2, "it is made anew though nothing has changed"
