"""The account of a finished game: its curve, what its cards did, and which of them decided it."""

from __future__ import annotations

import pytest
from agents.beginner_spellchain import laying
from random_games import play_out
from toy_game import Toy

import spellhall
from spellhall.agents import agent
from spellhall.kernel.game import recording
from spellhall.kernel.presentation.account import MOST_POINTS, Account, account_of
from spellhall.kernel.state import State

GAMES = ("spellchain", "spellfire", "spellslinger")


def whole(name: str, seed: int, **options: str) -> tuple[State, Account]:
    """A game between agents of which one is better, at its end, and its account."""
    game = spellhall.game(name, **options)
    decks = [*game.starter_decks().values()][: game.decks or 2]
    state = play_out(game.new_state(decks, seed), "random", "greedy" if name == "spellchain" else "random", seed=seed)
    assert state.record is not None
    begun = game.new_state(decks, seed)
    return state, account_of(begun, state.record.actions, game.digest(), state.returns())


@pytest.mark.parametrize("name", GAMES)
def test_its_curve_leads_from_the_first_turn_to_how_the_seats_stood_in_the_end(name: str) -> None:
    state, account = whole(name, 3)
    game = state.game
    assert (account.gauge, account.unit) == (game.gauge, game.length_unit)
    assert account.curve[-1] == (game.length(state), tuple(game.standing(state, seat) for seat in range(2)))
    assert account.length == game.length(state)
    lengths = [point.length for point in account.curve]
    assert lengths == sorted(set(lengths))
    assert 2 < len(lengths) <= MOST_POINTS + 1


@pytest.mark.parametrize("name", GAMES)
def test_the_best_card_of_a_seat_did_no_more_than_the_seat_and_everybody_has_seen_it(name: str) -> None:
    state, account = whole(name, 4)
    assert account.feats
    assert state.record is not None
    seen = {face for entry in state.record.entries for face in entry.seen_by(-1)}
    for seat, star in enumerate(account.stars):
        if star is not None:
            assert star.seat == seat
            assert state.game.faces[star.key] in seen
            assert star.said


def test_the_card_that_took_the_last_points_has_decided() -> None:
    state = laying(8, "Greater Heal", "Mithril Sword", "Spell Shield", "Siphon", health=(20, 4)).state
    game, question = state.game, state.decision()
    sword = next(a for a in question.options if "Mithril Sword" in game.describe(state, question, a))
    account = account_of(recording(state), [sword], game.digest(), [1.0, -1.0])
    assert account.decider is not None
    assert game.catalogue[game.faces[account.decider.key]].name == "Mithril Sword"
    assert (account.decider.seat, account.decider.said) == (0, "4 damage")
    assert account.stars[0] == account.decider
    assert account.stars[1] is None
    assert account.feats == [("damage", [4, 0])]


def test_nothing_has_decided_a_game_that_was_given_up() -> None:
    game = spellhall.game("spellchain")
    decks = [*game.starter_decks().values()][:2]
    state = game.new_state(decks, 1)
    walker = agent("random", 1)
    while not account_of(game.new_state(decks, 1), state.record.actions, "", [0, 0]).feats:  # type: ignore[union-attr]
        state.apply(walker.act(state))
    state.concede(state.seats - 1)
    assert state.record is not None
    account = account_of(game.new_state(decks, 1), state.record.actions, game.digest(), state.returns())
    assert account.decider is None


def test_a_game_that_counts_nothing_has_an_account_without_figures() -> None:
    game = Toy()
    decks = list(game.starter_decks().values())
    state = play_out(game.new_state(decks, 1), "random", "random")
    assert state.record is not None
    account = account_of(game.new_state(decks, 1), state.record.actions, game.digest(), state.returns())
    assert account == Account(0, "turns", "", [], [], [None, None], None)
