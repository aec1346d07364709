"""Who goes first (section TO)."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import events
from spellhall.games.spellchain import table as tb


@pytest.mark.rule("SC-TO-01", "SC-TO-02")
@pytest.mark.parametrize("first", [0, 1])
def test_the_players_take_turns_at_going_first_also_over_the_end_of_a_round(first: int) -> None:
    t = ChainHall(first=first, deck=25, filler="Spell Shield").draw()
    for _ in range(6):
        assert t.state.decision().seat == t.state.regs[tb.FIRST]
        t.finish_chain()
    began = [chain.seat for chain in t.events(events.ChainBegan)]
    assert began == [first, 1 - first] * 3 + [first]
    assert t.state.regs[tb.ROUND] == 2


@pytest.mark.rule("SC-TO-03")
@pytest.mark.parametrize("first", [0, 1])
def test_the_second_player_lays_last_and_activates_first(first: int) -> None:
    t = ChainHall(first=first, deck=25).draw().finish_chain()
    assert t.events(events.Activates)[0].seat == 1 - first
