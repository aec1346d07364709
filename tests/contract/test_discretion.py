"""What must not be told by asking, in every game and preset: see ``checks.information_leaks``."""

from __future__ import annotations

from typing import Any

import pytest

import spellhall
from spellhall.kernel.chance import Dice
from spellhall.kernel.checks.contract import ContractBroken
from spellhall.kernel.checks.information_leaks import check_equal_windows, check_undo, chosen_by_lot
from spellhall.kernel.frames import Ask
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

EQUAL = {"equal_windows": "on"}
SHORT = {"turn_cap": "12"}
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("spellchain", 2, {}),
    ("spellchain", 2, {"preset": "table"}),
    ("spellfire", 2, SHORT),
    ("spellfire", 3, SHORT),
    ("spellfire", 4, SHORT | {"preset": "tournament"}),
    ("spellfire", 2, SHORT | {"preset": "tournament"}),
    ("spellfire", 3, SHORT | {"preset": "tournament", "aid": "on", "questing": "on"}),
    ("spellfire", 1, {"solitaire": "one-deck"}),
    ("spellfire", 1, {"solitaire": "one-deck", "opponent": "brilliant"}),
    ("spellfire", 2, SHORT | {"solitaire": "two-deck"}),
    ("spellslinger", 2, {}),
    ("spellslinger", 3, {}),
    ("spellslinger", 4, {"teams": "alliance"}),
    ("spellslinger", 4, {"teams": "as-one"}),
    ("spellslinger", 4, {"teams": "as-one", "hands": "closed"}),
    ("spellslinger", 3, {"preset": "off-the-top"}),
    ("spellslinger", 2, {"preset": "limited"}),
]
WINDOWS = [
    (name, players, options | EQUAL)
    for name, players, options in TABLES
    if name != "spellchain" and "solitaire" not in options  # nobody waits there for anybody
]
SLINGERS = [table for table in TABLES + WINDOWS if table[0] == "spellslinger"]


def random_decks(game: Game, players: int, seed: int) -> list[list[str]]:
    """A random deck for everybody."""
    dice = Dice(seed)
    return [game.random_deck(dice) for _ in range(players)]


def undone(name: str, players: int, options: dict[str, str], seeds: range) -> int:
    """How many undos were compared in some games."""
    game = spellhall.game(name, **options)
    every = 20 if options.get("equal_windows") == "on" else 1
    return sum(check_undo(game, random_decks(game, players, seed), seed, every) for seed in seeds)


@pytest.mark.parametrize(("name", "players", "options"), TABLES + WINDOWS, ids=str)
def test_a_free_undo_tells_nothing(name: str, players: int, options: dict[str, str]) -> None:
    seeds = range(3 if name == "spellslinger" else 7)  # the others have an undo to compare in few of their games
    assert undone(name, players, options, seeds) > 2


@pytest.mark.slow  # further games of the same kind
@pytest.mark.parametrize(("name", "players", "options"), SLINGERS, ids=str)
def test_a_free_undo_tells_nothing_in_further_games(name: str, players: int, options: dict[str, str]) -> None:
    assert undone(name, players, options, range(3, 7)) > 2


@pytest.mark.interpreted
@pytest.mark.parametrize(("name", "players"), [("spellfire", 2), ("spellfire", 3), ("spellslinger", 2)])
def test_the_check_of_undo_finds_games_that_do_not_say_whose_hand_they_heed(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(State, "heed", lambda state, seat: None)
    game: Any = spellhall.game(name)
    with pytest.raises(ContractBroken, match="has seen what others hold"):
        for seed in range(3):
            check_undo(game, random_decks(game, players, seed), seed)


QUESTIONS_OF_HANDS = WINDOWS + [table for table in TABLES if table[0] == "spellchain"]
"""Spell Chain has no such option: everything in it is asked always."""


@pytest.mark.parametrize(("name", "players", "options"), QUESTIONS_OF_HANDS, ids=str)
def test_equal_windows_tell_nothing(name: str, players: int, options: dict[str, str]) -> None:
    game = spellhall.game(name, **options)
    seeds, every = (range(12), 4) if name == "spellchain" else (range(1), 12 * players * players)
    assert sum(check_equal_windows(game, random_decks(game, players, seed), seed, every) for seed in seeds) > 20


@pytest.mark.parametrize(("name", "players"), [("spellfire", 2), ("spellslinger", 3)])
def test_the_check_of_windows_finds_those_that_are_not_equal(name: str, players: int) -> None:
    game = spellhall.game(name)
    with pytest.raises(ContractBroken, match="is told what others hold"):
        for seed in range(3):
            check_equal_windows(game, random_decks(game, players, seed), seed)


@pytest.mark.interpreted
@pytest.mark.parametrize("name", ["spellfire", "spellslinger"])
def test_under_equal_windows_nobody_is_passed_over_for_his_hand(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever answers itself is known to all: the kernel takes none of the questions that depend on a hand."""
    taken = []
    answer = State._answer

    def noting(state: State, question: Ask, action: int) -> None:
        taken.append((question, state.question is question))
        answer(state, question, action)

    monkeypatch.setattr(State, "_answer", noting)
    game = spellhall.game(name, equal_windows="on")
    dice = Dice(4)
    state = game.new_state(random_decks(game, 2, 4), 4)
    forced = 0
    while not state.is_terminal():
        forced += state.decision().forced
        state.apply(chosen_by_lot(state, dice))
    assert forced > 50
    assert any(not put for _, put in taken), "what all know answers itself as before"
    assert not any(question.from_hand and not put for question, put in taken)
