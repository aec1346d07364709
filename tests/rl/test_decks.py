"""The decks that environments play with: the same in all games, built from each game's seed, or random."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import spellhall
from spellhall.kernel.errors import DeckError, UsageError
from spellhall.rl import aec_env, solo_env, vector_env

GAME = spellhall.game("spellchain")
BUILT: list[int] = []


def duel(seed: int) -> list[list[str]]:
    """Two decks of cards that no starter deck of the hall has together."""
    BUILT.append(seed)
    chance = random.Random(seed)
    copies = [card.key for card in GAME.definitions[:40] for _ in range(card.limit) if "Ultimate" not in card.seals]
    return [chance.sample(copies, 25) for _ in range(2)]


def played(env, seed: int) -> list[Counter[str]]:
    env.reset(seed=seed)
    state = env.game_state
    return [Counter(GAME.keys[state.face[card]] for card in range(25 * at, 25 * at + 25)) for at in range(2)]


@pytest.mark.parametrize("make", [aec_env, solo_env])
def test_a_function_builds_the_decks_of_each_game_from_its_seed(make) -> None:
    env = make("spellchain", decks=duel)
    BUILT.clear()
    first, second, again = played(env, 1), played(env, 2), played(env, 1)
    assert first == again != second
    assert BUILT[0] == BUILT[2] != BUILT[1]
    assert first == [Counter(deck) for deck in duel(BUILT[0])]


def test_games_side_by_side_have_decks_of_their_own() -> None:
    envs = vector_env(2, "spellchain", decks=duel)
    BUILT.clear()
    envs.reset(seed=1)
    assert len(set(BUILT)) == 2
    envs.close()


def test_a_function_may_name_starter_decks() -> None:
    assert played(aec_env("spellchain", decks=lambda seed: ["Pyre", "Tide"]), 1)[1] == Counter(
        GAME.starter_decks()["Tide"]
    )


def test_wrong_decks_of_a_function_are_refused_like_others() -> None:
    with pytest.raises(UsageError, match="2 decks are needed, not 1"):
        aec_env("spellchain", decks=lambda seed: ["Pyre"])
    with pytest.raises(DeckError, match="SC-DK-01"):
        aec_env("spellchain", decks=lambda seed: ["Pyre", ["fireball"]])
    with pytest.raises(UsageError, match="no deck called 'Fire'"):
        aec_env("spellchain", decks=lambda seed: ["Pyre", "Fire"])
