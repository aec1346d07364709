"""What the active player is offered ahead: it is what the next phase offers, and going on to it does what it says."""

from __future__ import annotations

import pytest
from random_games import fixture_game

from spellhall.agents import agent
from spellhall.games.spellfire.facts import REALM
from spellhall.games.spellfire.table import ATTACK, PLAY
from spellhall.kernel.frames import VERB_SHIFT

OPERAND = (1 << VERB_SHIFT) - 1


def carried_out(state, shortcut):
    """The answers that a shortcut gave, each of them legal."""
    given = []
    while (action := shortcut.next(state)) is not None:
        assert action in state.legal_actions()
        state.apply(action)
        given.append(action)
    return given


@pytest.mark.parametrize("seed", [0, 1, pytest.param(2, marks=pytest.mark.slow), 3])  # 2: the longest by far
def test_what_is_offered_ahead_can_be_done_unless_somebody_else_is_asked_first(seed):
    state, players, done = fixture_game(seed), [agent("greedy", 1), agent("random", seed)], set()
    while not state.is_terminal():
        question, before = state.decision(), state.save()
        found = state.game.ahead(state)
        assert state.save() == before, "asking changes nothing"
        cards = [shortcut.card for shortcut in found]
        assert len({*cards}) == len(cards)
        for shortcut in found:
            assert not state.game.offers(state, shortcut.card)
            assert str(state.definition(shortcut.card).name) in shortcut.text
            copy = state.clone()
            given = carried_out(copy, shortcut)
            last = given[-1]
            if last & OPERAND == shortcut.card:
                done.add(last >> VERB_SHIFT)
            else:
                assert copy.current_player() != question.seat or copy.is_terminal()
        state.apply(players[state.current_player()].act(state))
    assert done <= {PLAY, ATTACK}
    assert ATTACK in done


def test_nothing_is_offered_ahead_that_would_cost_a_realm():
    state, players, seen = fixture_game(2), [agent("random", 1), agent("random", 2)], 0
    while not state.is_terminal():
        verbs = {
            state.definition(action & OPERAND).type
            for action in state.legal_actions()
            if action >> VERB_SHIFT == PLAY and state.decision().rule == "SF-PH2-01"
        }
        if REALM in verbs:
            seen += 1
            assert state.game.ahead(state) == []
        state.apply(players[state.current_player()].act(state))
    assert seen
