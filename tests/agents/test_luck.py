"""What is luck is judged in several deals; what is none, in one."""

from __future__ import annotations

import pytest
from agents.beginner_spellchain import laying
from hall import Hall

from spellhall.agents import Greedy, greedy, hint
from spellhall.agents.guess import Guess, Judge
from spellhall.kernel.chance import Dice
from spellhall.kernel.frames import PASS
from spellhall.kernel.state import State


def ambush() -> Hall:
    """The other holds one card, as likely a champion of level 9 as an ally; one's own champion is a small one.

    To attack is right: a realm is worth more than twice what is lost.
    """
    t = Hall(pile=0)
    t.formation(0, A="r1")
    t.formation(1, A="r9")
    t.pool(0, "her2")
    t.hand(0, "al1")
    t.pile(0, *["al1"] * 10)
    t.pile(1, *["mon9", "al1"] * 5)
    t.hand(1, "mon8")
    return t.begin(seat=0, phase=4)


def phase(*hand: str) -> State:
    """Phase 3 with these cards in hand."""
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r9")
    t.pool(0, "wiz5")
    t.hand(0, *hand)
    return t.begin(seat=0, phase=3).state


def attacks(state: State) -> int:
    """By how many of 24 agents."""
    return sum(Greedy(seed).act(state) != PASS for seed in range(24))


def test_one_bad_deal_does_not_keep_the_agent_from_what_is_good_on_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    state = ambush().state
    in_several_deals = attacks(state)
    monkeypatch.setattr(greedy, "DEALS", 1)
    assert attacks(state) <= 12
    assert in_several_deals >= 16


@pytest.mark.parametrize(("card", "luck"), [("her5", False), ("mi+2", False), ("evGift", True), ("wOff/3", False)])
def test_it_is_known_what_luck_has_a_hand_in(card: str, luck: bool) -> None:
    state = phase(card, "al1")
    guess = Guess(state.resample(0, Dice(1)))
    play = next(action for action in state.legal_actions() if action != PASS)
    assert guess.look(play).by_luck == luck
    assert not guess.look(PASS).by_luck


def test_a_die_is_luck_and_so_is_what_the_next_chain_draws() -> None:
    box = laying(7, "Pandora's Box", "Fireball", rival=("Spell Shield",)).state
    assert not any(Guess(box.resample(0, Dice(1))).look(action).by_luck for action in box.legal_actions())
    box = laying(8, "Pandora's Box", "Fireball").state
    assert all(Guess(box.resample(0, Dice(1))).look(action).by_luck for action in box.legal_actions())


def test_without_luck_the_cards_are_dealt_once(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[State] = []

    class Counted(Guess):
        def __init__(self, state: State, judge: Judge) -> None:
            dealt.append(state)
            super().__init__(state, judge)

    monkeypatch.setattr(greedy, "Guess", Counted)
    hint(phase("her5", "mi+2", "al1"))
    assert len(dealt) == 1
    hint(ambush().state)
    assert len(dealt) > 2
