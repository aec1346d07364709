"""Drafting and deck building as environments: legal choices, legal decks, the same again from the same seed."""

from __future__ import annotations

import warnings
from itertools import pairwise

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import spellhall
from spellhall.kernel.errors import UsageError
from spellhall.registry import game_names
from spellhall.rl import CardTable, deck_building_env, draft_env
from spellhall.rl.deck_numbers import DeckNumbers, share_won

IDS = {"Spellhall/Draft-v1": {"seats": 3}, "Spellhall/DeckBuilding-v1": {}}
FAST = {"games": 2, "agent": "random"}


def played(env, seed, steps=None):
    """All observations, rewards and the last info of an episode at random; or its first steps."""
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    told, over = [seen], False
    while not over and (steps is None or len(told) <= steps):
        assert env.observation_space.contains(seen)
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        seen, reward, over, cut, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        assert not cut and (over or reward == 0)
        told.append(seen)
    return told, reward, info


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_makes_and_checks_it(name):
    env = gymnasium.make(name, **IDS[name], **FAST)
    with warnings.catch_warnings():
        warnings.simplefilter("error", DeprecationWarning)
        check_env(env.unwrapped, skip_render_check=True)
    (one, gained, info), (two, again, _) = (played(env, 5) for _ in range(2))
    assert all(np.array_equal(a[part], b[part]) for a, b in zip(one, two, strict=True) for part in a)
    assert gained == again and gained * 4 in range(5)
    game = env.unwrapped.game
    assert game.check_deck(info["deck"]) == []
    assert one[-1]["action_mask"].tolist() == [1] + [0] * (len(one[-1]["action_mask"]) - 1)
    with pytest.raises(ResetNeeded):
        env.unwrapped.step(1)


@pytest.mark.parametrize("form", ["draft", "cube"])
def test_a_learner_picks_what_lies_in_its_pile(form):
    env = draft_env(form=form, seats=3, **FAST)
    told, _, info = played(env, 2)
    cards = info["deck"]
    names = DeckNumbers(env.game)
    for before, after in pairwise(told):
        assert (before["progress"][1], before["progress"][2]) == (before["pile"].sum(), before["picks"].sum())
        assert np.array_equal(before["action_mask"], before["pile"] > 0)
        picked = after["picks"] - before["picks"]
        assert picked.min() == 0 and picked.sum() >= 1
    bought = names.counts(key for key in cards if key not in env.game.free_cards())
    assert (bought <= told[-1]["picks"]).all(), "the deck is made of the picks and what is free"


@pytest.mark.parametrize("name", game_names())
def test_a_deck_grows_to_a_legal_one_whatever_the_mask_allows(name):
    env = deck_building_env(name, **FAST)
    rng = np.random.default_rng(3)
    env.cards = [str(key) for key in rng.choice(env.cards, 15, replace=False)]
    env.reset(seed=3)
    begun, to_come = len(env.rest) - 10, 10
    env.deck, env.rest = env.rest[:begun], env.rest[begun:]
    env.cards += env.rest
    over = False
    while not over:
        allowed = np.flatnonzero(env.action_masks())
        seen, _, over, _, info = env.step(int(rng.choice(allowed)))
        to_come -= 1
        assert (seen["progress"].tolist(), seen["deck"].sum()) == ([to_come], env.size - to_come)
    assert to_come == 0
    assert env.game.check_deck(info["deck"]) == []
    assert np.array_equal(env.numbers.counts(info["deck"]), seen["deck"])


def test_the_mask_keeps_to_the_rules_of_construction():
    env = deck_building_env("spellchain", **FAST)
    seen, _ = env.reset(seed=1)
    assert seen["action_mask"].sum() == len(env.cards)
    ultimates = [card.key for card in env.game.definitions if "Ultimate" in card.seals]
    seen, *_ = env.step(env.numbers.of[ultimates[0]])
    assert not any(seen["action_mask"][env.numbers.of[key]] for key in ultimates)
    card = next(card for card in env.game.definitions if card.limit == 4)
    for left in (3, 2, 1, 0):
        seen, *_ = env.step(env.numbers.of[card.key])
        assert bool(seen["action_mask"][env.numbers.of[card.key]]) == bool(left)
    assert np.array_equal(env.action_masks(), seen["action_mask"].astype(bool))


@pytest.mark.parametrize("env", [draft_env(seats=3), deck_building_env()], ids=["draft", "building"])
@pytest.mark.parametrize("wrong", [0, 10**6, -1])
def test_a_card_that_is_not_offered_ends_it_without_reward(env, wrong):
    env.reset(seed=1)
    _, gained, over, cut, info = env.step(wrong)
    assert (gained, over, cut) == (0.0, True, False)
    assert "card" in info["illegal"]
    with pytest.raises(ResetNeeded):
        env.step(1)


def test_numbers_are_rows_of_the_card_table_and_opponents_are_met_from_both_seats(monkeypatch):
    game = spellhall.game("spellchain")
    table, numbers = CardTable(game), DeckNumbers(game)
    assert all(table.keys[number] == key for number, key in numbers.keys.items())
    mine, *others = list(game.starter_decks().values())[:3]
    met, new_state = [], type(game).new_state

    def noted(self, decks, seed=0, check=True):
        met.append(decks)
        return new_state(self, decks, seed, check)

    monkeypatch.setattr(type(game), "new_state", noted)
    share = share_won(game, mine, others, 5, "random", 1)
    one, other = others
    assert met == [[mine, one], [one, mine], [mine, other], [other, mine], [mine, one]]
    assert share * 10 in range(11)


@pytest.mark.parametrize(
    ("make", "given", "said"),
    [
        (draft_env, {"game": "spellchain"}, "spellchain has no draft"),
        (draft_env, {"form": "sealed"}, "spellslinger has no draft 'sealed'; it has draft, cube"),
        (draft_env, {"seats": 1}, "booster draft is for 2 to 12 players, not 1"),
        (draft_env, {"games": 0}, "one game or more, not 0"),
        (draft_env, {"agent": "nobody"}, "nobody"),
        (deck_building_env, {"game": "chess"}, "no game called 'chess'"),
        (deck_building_env, {"games": -1}, "one game or more, not -1"),
        (deck_building_env, {"cutt": "random"}, "there is no option 'cutt'"),
        (deck_building_env, {"agent": "nobody"}, "nobody"),
    ],
)
def test_a_wrong_argument_is_one_sentence(make, given, said):
    with pytest.raises(UsageError, match=said):
        make(**given)
