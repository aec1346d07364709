"""What must not be told by asking, in every game and preset: see ``kernel.discretion``."""

from __future__ import annotations

from typing import Any

import pytest

import spellhall
from spellhall.kernel.chance import Dice
from spellhall.kernel.contract import ContractBroken
from spellhall.kernel.discretion import check_undo
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
    ("spellslinger", 2, {}),
    ("spellslinger", 3, {}),
    ("spellslinger", 4, {"teams": "alliance"}),
    ("spellslinger", 4, {"teams": "as-one"}),
    ("spellslinger", 4, {"teams": "as-one", "hands": "closed"}),
    ("spellslinger", 3, {"preset": "off-the-top"}),
    ("spellslinger", 2, {"preset": "limited"}),
]
WINDOWS = [(name, players, options | EQUAL) for name, players, options in TABLES if name != "spellchain"]


def random_decks(game: Game, players: int, seed: int) -> list[list[str]]:
    """A random deck for everybody."""
    dice = Dice(seed)
    return [game.random_deck(dice) for _ in range(players)]


@pytest.mark.parametrize(("name", "players", "options"), TABLES + WINDOWS, ids=str)
def test_a_free_undo_tells_nothing(name: str, players: int, options: dict[str, str]) -> None:
    game = spellhall.game(name, **options)
    equal = options.get("equal_windows") == "on"
    compared = sum(
        check_undo(game, random_decks(game, players, seed), seed, every=20 if equal else 1) for seed in range(5)
    )
    assert compared > 2


@pytest.mark.parametrize(("name", "players"), [("spellfire", 2), ("spellfire", 3), ("spellslinger", 2)])
def test_the_check_of_undo_finds_games_that_do_not_say_whose_hand_they_heed(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(State, "heed", lambda state, seat: None)
    game: Any = spellhall.game(name)
    with pytest.raises(ContractBroken, match="has seen what others hold"):
        for seed in range(3):
            check_undo(game, random_decks(game, players, seed), seed)
