"""Merged codes and reduced games: what is left out comes to the same, and solvers find their way in what is left."""

from __future__ import annotations

from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.policy import UniformRandomPolicy

import spellhall.rl.openspiel as halls
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.registry import game
from spellhall.rl import aec_env
from spellhall.rl.merged import MergedCodes, kind_of, plain_view
from spellhall.rl.tables import Tables

FORMS: list[tuple[str, list[str] | None, dict[str, Any]]] = [
    ("spellchain", ["Pyre", "Plague"], {}),
    ("spellslinger", None, {}),
    ("spellfire", None, {}),
]
TEN = ";".join(["fireball"] * 7 + ["spell-shield"] * 3)
FEWER = ";".join(["fireball"] * 8 + ["spell-shield"] * 2)
SMALL = {"deck": TEN, "begin": "hp:6", "longest": 9, "actions": "merged", "deals": 1}


@pytest.mark.parametrize(("name", "decks", "options"), FORMS, ids=str)
def test_what_is_left_out_comes_to_the_same_for_every_seat(
    name: str, decks: list[str] | None, options: dict[str, Any]
) -> None:
    tables, dice, left_out = Tables(name, decks, None, options), Dice(1), 0
    codes = MergedCodes(tables.game)
    for seed in range(6):
        state = tables.laid(seed)
        for _ in range(120):
            if state.is_terminal():
                break
            menu, own, firsts = state.legal_actions(), codes.encode(state), codes.actions(state)
            assert codes.legal(state) == sorted(set(firsts))
            assert set(firsts) <= set(own)
            for action, code, first in zip(menu, own, firsts, strict=True):
                if code != first:
                    left_out += 1
                    one, other = state.clone(), state.clone()
                    one.apply(action)
                    other.apply(codes.decode(state, first))
                    for seat in range(state.seats):
                        assert plain_view(one, seat) == plain_view(other, seat)
            state.apply(menu[dice.below(len(menu))])
    assert (left_out > 0) == (name != "spellfire"), "decks of Spellfire hold no card twice"


def test_cards_that_anything_tells_apart_are_not_merged() -> None:
    state = Tables("spellchain", ["Pyre", "Pyre"], None, {}).laid(1)
    state.apply(state.legal_actions()[0])
    one, other = state.pile(1, 0)[:2]
    state.face[other] = state.face[one]
    assert kind_of(state, one) == kind_of(state, other)
    state.mark(0, other, 1)
    assert kind_of(state, one) != kind_of(state, other)
    state.mark(0, other, 0)
    state.show(other, 0b11)
    assert kind_of(state, one) != kind_of(state, other)
    assert kind_of(state, state.pile(0, 0)[0]) is None


def test_an_environment_offers_merged_codes() -> None:
    env = aec_env("spellchain", ["Pyre", "Pyre"], actions="merged")
    env.reset(seed=2)
    fewer = 0
    for _ in env.agent_iter(60):
        seen, _, ended, _, _ = env.last()
        if ended:
            break
        legal = [code for code, allowed in enumerate(seen["action_mask"]) if allowed]
        fewer += len(legal) < seen["question"][3]
        env.step(legal[0])
    assert fewer


def test_openspiel_plays_a_reduced_game_and_reads_it_back() -> None:
    small = pyspiel.load_game("spellchain", SMALL)
    pyspiel.random_sim_test(small, num_sims=3, serialize=True, verbose=False)
    state = small.new_initial_state()
    for _ in range(10):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.dealt.is_terminal() or state.returns() == [0.0, 0.0]


def test_positions_that_differ_in_which_of_equal_cards_was_laid_are_one_information_state() -> None:
    told = set()
    for line in (0, 1):
        state = pyspiel.load_game("spellchain", SMALL).new_initial_state()
        state.apply_action(0)
        state.apply_action(state.legal_actions()[0])
        seat, hand = state.current_player(), state.dealt.legal_actions()
        alike = [card for card in hand if state.dealt.face[card] == state.dealt.face[hand[0]]]
        state.dealt.apply(alike[line])
        told.add((state.information_state_string(seat), state.information_state_string(1 - seat)))
    assert len(told) == 1


def test_regrets_lead_towards_what_nobody_can_exploit() -> None:
    small = pyspiel.load_game("spellchain", SMALL | {"deck": FEWER, "deals": 2})
    at_first = exploitability.nash_conv(small, UniformRandomPolicy(small))
    solver = cfr.CFRPlusSolver(small)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert 0 <= exploitability.nash_conv(small, solver.average_policy()) < at_first / 2


@pytest.mark.parametrize("actions", ["menu", "codes", "merged"])
def test_an_agent_is_a_policy(actions: str) -> None:
    small = pyspiel.load_game("spellchain", SMALL | {"actions": actions})
    policy = halls.AgentPolicy(small, "random", tries=8)
    state = small.new_initial_state()
    state.apply_action(0)
    for _ in range(4):
        shares = policy.action_probabilities(state)
        assert list(shares) == state.legal_actions()
        assert sum(shares.values()) == pytest.approx(1)
        assert policy.action_probabilities(state) is shares
        state.apply_action(state.legal_actions()[-1])
    chosen = halls.AgentPolicy(small, "greedy").action_probabilities(state)
    assert sorted(chosen.values())[-1] == 1


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"deck": "fireball;no-such"}, "Spell Chain has no card 'no-such'"),
        ({"begin": "life:3"}, "seats of Spell Chain have no column 'life'; they have hp, "),
        ({"begin": "hp:many"}, "'hp:many' is no column and its number, as in hp:6"),
        ({"actions": "names"}, "actions are menu, codes, merged, not 'names'"),
    ],
)
def test_what_cannot_be_reduced_is_refused(wanted: dict[str, str], sentence: str) -> None:
    with pytest.raises(UsageError, match=sentence):
        pyspiel.load_game("spellchain", wanted)


def test_all_seats_begin_with_what_is_said() -> None:
    state = Tables("spellchain", [["fireball"] * 10] * 2, None, {}, small=True, begin={"hp": 4}).laid(0)
    hp = list(game("spellchain").layout.seat_columns).index("hp")
    assert [state.seat_data[hp][seat] for seat in (0, 1)] == [4, 4]
    assert sum(len(state.pile(zone, 0)) for zone in range(len(state.game.layout.zones))) == 10
