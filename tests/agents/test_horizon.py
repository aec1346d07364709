"""How far an agent looks: to the end of what its play sets off, and not into what comes after it."""

from __future__ import annotations

import pytest
from hall import Hall
from slinger_lands import able

import spellhall
from spellhall.agents import agent
from spellhall.agents.guess import floor_of
from spellhall.games.spellfire.table import TURN
from spellhall.games.spellslinger import table as tb
from spellhall.kernel.chance import Dice
from spellhall.kernel.state import State

GAMES = {
    "spellchain": ({}, 2),
    "spellfire": ({"preset": "tournament"}, 3),
    "spellslinger": ({}, 2),
}
DECISIONS = 400


def new_game(name: str, seed: int) -> State:
    options, players = GAMES[name]
    game = spellhall.game(name, **options)
    dice = Dice(seed)
    return game.new_state([game.random_deck(dice) for _ in range(players)], seed)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_a_play_has_set_off_waits_where_a_look_ends(name: str) -> None:
    """And what was below the play on the stack has not gone on: it is as it was left."""
    ended = 0
    for seed in range(4):
        state = new_game(name, seed)
        walker = agent("random", seed)
        for _ in range(DECISIONS):
            if state.is_terminal():
                break
            floor = floor_of(state)
            for action in state.legal_actions():
                twin = state.clone()
                twin.apply(action, floor)
                if twin.scores is not None or len(twin.stack) >= floor:
                    continue
                ended += 1
                assert twin.question is None
                assert len(twin.stack) == floor - 1
                assert not twin.fired
                assert [type(frame) for frame in twin.stack] == [type(frame) for frame in state.stack[: floor - 1]]
            state.apply(walker.act(state))
    assert ended > 100 or name == "spellchain", "in Spell Chain nothing is played in the midst of nothing"


def test_a_play_is_judged_with_what_it_brings() -> None:
    t = able("Coast", 4, "Sleep")
    sleeper = t.play(1, "Bridge Troll")
    t.at("main")
    play = next(a for a, words in zip(t.state.legal_actions(), t.options(), strict=True) if words.startswith("play"))
    twin = t.state.clone()
    twin.apply(play, floor_of(t.state))
    assert twin.marks[tb.SIDEWAYS][sleeper]


def test_a_battle_is_judged_at_its_end_and_not_after_the_turn() -> None:
    """Nobody in the turn of the other has anything to do after it: all would go on to one's own next turn."""
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r9")
    t.pool(0, "her5")
    t.pool(1, "mon3")
    t.begin(seat=1, phase=4).attack("r1").skip_to(rule="SF-COMB-C1")
    turn = t.reg(TURN)
    for action in t.state.legal_actions():
        twin, floor = t.state.clone(), floor_of(t.state)
        twin.apply(action, floor)
        while len(twin.stack) >= floor and twin.game.reflex(twin) >= 0:
            twin.apply(twin.game.reflex(twin), floor)
        assert twin.regs[TURN] == turn
