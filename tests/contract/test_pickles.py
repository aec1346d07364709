"""States and games in other processes, as libraries for many processes send them."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest
from contract.walks import played

import spellhall
from spellhall.kernel.game import Game

GAMES = ["spellchain", "spellfire", "spellslinger"]


@pytest.mark.parametrize("name", GAMES)
def test_a_state_goes_on_alike_in_another_process(name: str) -> None:
    game = spellhall.game(name)
    state = played(game.new_state(list(game.starter_decks().values())[:2], 3), 15)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        there = pool.submit(played, state, 10).result(timeout=120)
    here = played(copy.deepcopy(state), 10)
    assert there == here and there != state
    assert there.record is not None and here.record is not None
    assert there.record.actions == here.record.actions
    names = ["Ana", "Bo"]
    assert game.story(there.record.entries, 0, names) == game.story(here.record.entries, 0, names)


@pytest.mark.parametrize("name", GAMES)
def test_all_states_of_a_process_share_one_game(name: str) -> None:
    game = spellhall.game(name)
    decks = list(game.starter_decks().values())[:2]
    one, other = (pickle.loads(pickle.dumps(game.new_state(decks, seed))) for seed in (1, 2))
    assert one.game is other.game and one.game == game and hash(one.game) == hash(game)
    assert len(pickle.dumps(game)) < 2000, "a game is pickled by its options"


@pytest.mark.parametrize(
    ("name", "option"), [("spellfire", {"victory_realms": "10"}), ("spellchain", {"cut": "chosen"})]
)
def test_games_compare_by_their_options(name: str, option: dict[str, str]) -> None:
    usual, other = spellhall.game(name), spellhall.game(name, **option)
    assert usual == spellhall.game(name) and usual != other and usual != name
    assert pickle.loads(pickle.dumps(other)).options == other.options
    assert copy.copy(other.options) == copy.deepcopy(other.options) == other.options
    ((key, value),) = option.items()
    assert repr(other) == f"{type(other).__name__}(preset='rulebook', {key}={value!r})"
    assert isinstance(other, Game) and repr(usual) == f"{type(usual).__name__}(preset='rulebook')"
