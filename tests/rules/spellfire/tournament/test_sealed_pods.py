"""Sealed decks in pods (section SEA): each player opens one, plays with all of it, and with nothing else."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.agents import Random
from spellhall.limited import Plan, Pod, Step, deal, following, form_of

FORM = form_of(spellhall.game("spellfire"), "sealed")
GAME = spellhall.game("spellfire", FORM.options)


def opened(seats: int = 3, seed: int = 1) -> Pod:
    """A pod of agents who have opened their decks."""
    plan = Plan("sealed", seats, frozenset(range(seats)))
    return Pod(GAME, plan, deal(GAME, plan, seed))


@pytest.mark.rule("SFT-SEA-01", "SFT-SEA-06")
def test_each_player_opens_one_deck_that_the_seed_makes() -> None:
    pod, again, other = opened(), opened(), opened(seed=2)
    assert [len(packs) for packs in pod.packs] == [1, 1, 1]
    assert pod.packs == again.packs != other.packs
    assert len({tuple(pod.pool(seat)) for seat in range(3)}) == 3


@pytest.mark.rule("SFT-SEA-02", "SFT-SEA-05")
def test_all_of_it_is_played_and_nothing_else() -> None:
    pod = opened()
    deck = pod.pool(0)
    assert pod.faults(0, deck) == [] and GAME.suggested_deck(deck) == deck
    assert "SFT-SEA-05" in " ".join(pod.faults(0, deck[:-1]))
    strange = next(key for key in pod.pool(1) if key not in deck)
    assert "SFT-SEA-02" in " ".join(pod.faults(0, [*deck[:-1], strange]))


@pytest.mark.rule("SFT-SEA-03", "SFT-SEA-04")
def test_what_was_opened_is_played_as_it_comes() -> None:
    for seed in range(10):
        pod = opened(2, seed)
        following(pod)
        assert pod.decks == [tuple(pod.pool(seat)) for seat in (0, 1)]
        state = GAME.new_state([list(deck or ()) for deck in pod.decks], seed)
        if seed == 0:
            agents = [Random(seat) for seat in (0, 1)]
            while not state.is_terminal():
                state.apply(agents[state.current_player()].act(state))
            winner = state.returns().index(max(state.returns()))
            match = pod.wanted()[0]
            pod.apply(Step("game", round=0, place=0, code="A"))
            pod.apply(Step("result", match.seats[winner], round=0, place=0, code="A"))
            assert pod.stage == "over"
