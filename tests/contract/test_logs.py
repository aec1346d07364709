"""Logs of random games: events that a log passes over quickly would have added nothing to it."""

from __future__ import annotations

import random

import pytest

from spellhall.games.spellfire.telling import log as spellfire_log
from spellhall.games.spellslinger.telling import log as spellslinger_log
from spellhall.kernel.chance import Dice
from spellhall.kernel.state import State
from spellhall.registry import game as make_game

NAMES = ("Ana", "Bo", "Cy", "Di")
TABLES = [
    ("spellfire", 2, {}),
    ("spellfire", 3, {"preset": "tournament"}),
    ("spellfire", 1, {"solitaire": "one-deck", "opponent_hand": "open"}),
    ("spellslinger", 2, {}),
    ("spellslinger", 4, {"teams": "as-one"}),
]


def played(game: str, players: int, options: dict[str, str], seed: int) -> State:
    """A game at random, or its first 250 actions."""
    made, dice, lot = make_game(game, **options), Dice(seed), random.Random(seed)
    decks = sorted(made.starter_decks().values())
    state = made.new_state([decks[dice.below(len(decks))] for _ in range(players)], seed, check=False)
    for _ in range(250):
        if state.is_terminal():
            break
        state.apply(lot.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_no_line_depends_on_an_event_that_is_passed_over(
    game: str, players: int, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(4):
        state = played(game, players, options, seed)
        assert state.record is not None
        entries = state.record.entries
        quick = [state.game.story(entries, seat, NAMES[: state.seats]) for seat in range(-1, state.seats)]
        with monkeypatch.context() as slow:
            slow.setattr(spellfire_log, "UNTOLD", frozenset())
            slow.setattr(spellslinger_log, "TOLD", frozenset(state.game.events.values()))
            assert [state.game.story(entries, seat, NAMES[: state.seats]) for seat in range(-1, state.seats)] == quick
        assert len(quick[0]) > 20
