"""How the imaginary opponent draws, and what they do with realms and holdings (sections DRW, REA)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone

from spellhall.games.spellfire import table as tb


@pytest.mark.rule("SOL-DRW-01", "SOL-EVT-01")
def test_the_first_card_has_done_its_work_before_he_takes_the_second() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "mon9")
    t.pile(YOU, "evPool", "her5", "mi+2")
    t.his_turn()
    assert t.drew()[:3] == ["evPool", "her5", "mi+2"]
    assert t.before("mon9 > discard pile", "her5 > hand")
    assert t.before("evPool played", "phase 2 of 1")


@pytest.mark.rule("SOL-DRW-01", "SOL-MAG-01")
@pytest.mark.parametrize(("pile", "struck"), [(("mi+2", "evSmash"), True), (("evSmash", "mi+2"), False)])
def test_the_order_of_the_cards_decides_what_becomes_of_them(pile: tuple[str, ...], struck: bool) -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "her3 with plus+3 Def")
    t.pool(HE, "her9")
    t.pile(YOU, *pile)
    t.his_turn()
    assert t.where("plus+3 Def") == "discard pile"
    assert t.where("mi+2") == ("discard pile" if struck else "attached")


@pytest.mark.rule("SOL-DRW-02", "SOL-ATK-09")
def test_a_card_drawn_as_spoils_is_handled_like_any_other() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her5")
    t.pile(YOU, "r2")
    t.his_turn(phase=4)
    assert t.is_razed("r1")
    assert t.before("r2 is spoils", "phase 5 of 1")
    assert t.before("r2 > discard pile", "phase 5 of 1")


@pytest.mark.rule("SOL-DRW-02", "SOL-REA-04")
def test_cards_that_a_power_brings_are_handled_one_by_one_too() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "mon9")
    t.pile(YOU, "evGift", "r2", "evPool")
    t.his_turn()
    assert t.before("r2 > discard pile", "evPool > hand")
    assert t.before("mon9 > discard pile", "phase 2 of 1")


@pytest.mark.rule("SOL-DRW-03")
def test_he_draws_three_cards_and_fewer_or_more_if_cards_say_so() -> None:
    for rule_card, number in (("", 3), ("tax", 2)):
        t = Alone()
        t.formation(YOU, A="r1")
        if rule_card:
            t.put(YOU, "table", rule_card)
        t.pile(YOU, "al1", "al2", "al3", "al4", "al5")
        t.his_turn().through()
        assert len(t.drew()) == number


@pytest.mark.rule("SOL-DRW-03")
def test_a_realm_of_yours_that_lets_you_draw_more_does_nothing_for_him() -> None:
    t = Alone()
    t.formation(YOU, A="draw+1")
    t.pile(YOU, "al1", "al2", "al3", "al4", "al5")
    t.his_turn()
    assert t.drew() == ["al1", "al2", "al3"]


@pytest.mark.rule("SOL-DRW-04")
def test_if_the_pile_ends_he_keeps_what_he_has_got() -> None:
    t = Alone(left=0)
    t.formation(YOU, A="r1")
    t.pile(YOU, "al1", "al2")
    t.his_turn()
    assert t.drew() == ["al1", "al2"]
    assert t.his("hand") == ["al1", "al2"]


@pytest.mark.rule("SOL-REA-01", "SOL-REA-02", "SOL-REA-03", "SOL-SET-05", "SOL-SET-09", "AMB-S03")
@pytest.mark.parametrize("name", ["r2", "h1", "rAny", "Menzoberranzan"])
def test_a_realm_or_a_holding_that_he_draws_is_thrown_away_before_his_next_card(name: str) -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pile(YOU, name, "al1")
    t.his_turn()
    assert t.before(f"{name} > discard pile", "al1 > hand")
    assert name in t.discarded() and t.his("formation") == [] and t.his("discard pile") == []
    assert t.names(YOU, "formation") == ["r1"]


@pytest.mark.rule("SOL-REA-04")
def test_a_realm_that_a_spell_brings_him_is_thrown_away_too() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "wiz5")
    t.put(YOU, "discard pile", "r2")
    t.hand(HE, "recover/3")
    t.his_turn(phase=3)
    if "recover/3" in t.played():
        assert t.before("r2 > hand", "r2 > discard pile")
    assert "r2" not in t.his("hand")
    assert t.where("r2") == "discard pile"


@pytest.mark.rule("SOL-SET-03")
def test_both_draw_from_one_pile() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pile(YOU, "al1", "al2", "al3", "al4", "al5", "al6")
    t.his_turn()
    t.through().skip_to(seat=YOU, turns=1)
    while t.reg(tb.PHASE) < 2 or t.reg(tb.ACTIVE) != YOU:
        t.skip()
    assert t.drew() == ["al1", "al2", "al3"]
    assert t.drew(YOU) == ["al4", "al5", "al6"]
    assert t.his("draw pile") == []
