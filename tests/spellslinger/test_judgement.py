"""What agents keep in mind of a position is what they would find if they looked anew."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.games.spellslinger.judgement import character_worth
from spellhall.games.spellslinger.reflexes import block_plan
from spellhall.games.spellslinger.rules.blocks import attackers_of, blockable, why_not_block
from spellhall.games.spellslinger.rules.projection import project
from spellhall.kernel.chance import Dice
from spellhall.kernel.state import State


@pytest.mark.parametrize("seed", range(6))
def test_what_a_character_is_worth_is_kept_no_longer_than_it_is_true(seed: int) -> None:
    game, dice = spellhall.game("spellslinger"), Dice(seed)
    state = game.new_state([game.random_deck(dice) for _ in range(2)], seed)
    compared = 0
    while not state.is_terminal() and compared < 2_000:
        anew = state.clone()
        anew.projected = -1
        for card in project(state).characters:
            assert character_worth(state, card) == character_worth(anew, card)
            compared += 1
        check_blocks(state)
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
    assert compared


def check_blocks(state: State) -> None:
    """Whom a character may block is whom nothing keeps it from blocking; a plan gives each blocker one of those."""
    for seat in range(state.seats):
        attacking = attackers_of(state, seat)
        able = {
            card: [attacker for attacker in attacking if why_not_block(state, card, attacker) == ("", "")]
            for card in project(state).characters
            if state.control[card] == seat
        }
        assert all(blockable(state, card) == blockable(state, card, attacking) == able[card] for card in able)
        plan = list(block_plan(state, seat))
        assert len(dict(plan)) == len(plan)
        assert all(attacker in able[blocker] for blocker, attacker in plan)
