"""Counter-effect cards: the exception to "one card after the other" (section CTR)."""

from __future__ import annotations

import pytest
from hall import Hall

from spellhall.kernel.chance import Dice


def table(players: int = 2, **hands: tuple[str, ...]) -> Hall:
    """P1 is in his phase 3; P2 has two realms."""
    t = Hall(players)
    t.formation(0, A="r1")
    t.formation(1, A="r2", B="r3")
    for seat, name in enumerate(("first", "second", "third")[:players]):
        t.hand(seat, *hands.get(name, ()))
    return t


@pytest.mark.rule("SF-CTR-01")
def test_nothing_is_accepted_while_an_effect_is_pending() -> None:
    t = table(first=("evRuin", "evGift"), second=("evGift", "calm"))
    t.begin(phase=3).play("evRuin")
    assert t.label.startswith("choose")
    assert not t.can_play("evGift")
    t.pick("r2")
    assert t.seat == 1
    assert not t.can_play("evGift")
    t.skip()
    assert t.where("r2") == "discard pile"
    assert t.can_play("evGift")


@pytest.mark.rule("SF-CTR-01")
def test_all_know_a_card_that_has_been_announced_before_it_is_laid() -> None:
    t = Hall()
    t.formation(0, A="r1", B="r2")
    t.hand(0, "h1")
    card = t.begin(phase=2).play("h1").handle("h1")
    assert t.rule == "SF-PH2-05" and t.where("h1") == "hand"
    for seed in range(5):
        dealt = t.state.resample(1, Dice(seed))
        assert dealt.face[card] == t.state.face[card] and dealt.legal_actions() == t.state.legal_actions()


@pytest.mark.rule("SF-CTR-02", "SF-CTR-05")
def test_a_countered_card_has_had_no_effect_though_its_victim_was_shown() -> None:
    t = table(first=("evRuin", "al9"), second=("calm",)).begin(phase=3)
    before = [(t.state.definition(h).name, t.state.marks[0][h]) for h in t.state.pile(2, 1)]
    t.play("evRuin").pick("r3")
    assert any("evRuin" in line for line in t.log(1))
    t.play("calm")
    assert [(t.state.definition(h).name, t.state.marks[0][h]) for h in t.state.pile(2, 1)] == before


@pytest.mark.rule("SF-CTR-03", "SF-TERM-19")
def test_a_counter_after_another_card_comes_too_late() -> None:
    t = table(first=("evRuin", "al9"), second=("evGift", "calm")).begin(phase=3)
    t.play("evRuin").pick("r2")
    assert t.can_play("calm")
    t.skip().play("evGift")
    assert not t.can_play("calm")
    assert "SF-CTR-02" in t.why_not("calm", seat=1)
    assert t.where("r2") == "discard pile"


@pytest.mark.rule("SF-CTR-04")
def test_cards_of_other_players_in_between_leave_the_chance_open() -> None:
    t = table(3, first=("evRuin", "al9"), second=("calm",))
    t.formation(2, A="r4")
    t.pool(2, "her5 with dup")
    t.begin(phase=3).play("evRuin").pick("r2")
    assert t.seat == 1
    t.skip()
    assert t.seat == 2
    t.use("dup")
    assert t.seat == 1
    t.play("calm")
    assert t.where("r2") == "formation"
    assert t.seat == 2
    t.pick("r1")
    assert t.where("r1") == "discard pile"
