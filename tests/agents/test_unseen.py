"""Hidden hands in proofs: cards that could change something count in any number; others don't multiply hands."""

from __future__ import annotations

import pytest
from slinger_cards import c
from slinger_hall import SlingerHall

from spellhall.agents.proofs import verdicts, winning
from spellhall.agents.unseen import Unproven, deals


def attacking(*pile: str, hand: int = 3, lives: int = 3, terrains: int = 0) -> SlingerHall:
    """Seat 0 may attack with a 3/2; seat 1 holds Plains, and may hold what is in its pile instead."""
    t = SlingerHall(deck=3).lives(20, lives)
    t.play(0, c(3, 2))
    for _ in range(terrains):
        t.play(1, "Plains")
    t.hold(1, *["Plains"] * hand)
    t.put(1, "draw pile", *pile)
    return t.at("declare")


def attackers(t: SlingerHall, actions: object) -> set[str]:
    assert isinstance(actions, (dict, tuple))
    words = dict(zip(t.state.legal_actions(), t.options(), strict=True))
    return {words[action].partition(" (")[0] for action in actions}


def test_what_they_cannot_pay_for_makes_no_difference() -> None:
    names = [card.name for card in SlingerHall().game.shipped() if card.cost.total > 2][:30]
    t = attacking(*names, hand=6)
    with pytest.raises(Unproven, match="too many hands"):
        deals(t.state, 0)
    assert attackers(t, winning(t.state)) == {"c 3/2"}


def test_what_they_may_answer_with_does() -> None:
    t = attacking("kill")
    assert attackers(t, winning(t.state, [t.state])) == {"c 3/2"}, "if their hand were known"
    assert winning(t.state) == {}, "any of the three may be the one that kills it"


def test_it_must_be_held_not_only_be_in_the_deck() -> None:
    t = attacking("kill", hand=0)
    assert attackers(t, winning(t.state)) == {"c 3/2"}


def test_what_takes_a_terrain_counts_once_they_have_one() -> None:
    assert winning(attacking("note for 1").state), "no terrain, no note"
    seen = attacking("note for 1", terrains=1)
    found = verdicts(seen.state)
    assert attackers(seen, found.won) == {"c 3/2"}, "a note changes nothing about the damage"


def test_a_choice_is_won_lost_or_open() -> None:

    t = attacking()
    found = verdicts(t.state)
    assert attackers(t, found.won) == {"c 3/2"}
    assert attackers(t, found.lost) == {"don't attack"}
    assert not found.open and found.length == 1
