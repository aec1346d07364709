"""Phase 3: champions, artifacts, items and spells (section PH3)."""

from __future__ import annotations

import pytest
from positions import CHAMPIONS, at_home

from spellhall.games.spellfire import table as tb


@pytest.mark.rule("SF-PH3-01")
def test_any_number_of_champions_enters_the_pool() -> None:
    t = at_home(hand=CHAMPIONS)
    for champion in CHAMPIONS:
        t.play(champion)
    assert t.names(0, "pool") == list(CHAMPIONS)


@pytest.mark.rule("SF-PH3-02")
@pytest.mark.parametrize(("value", "second"), [("1", False), ("unlimited", True)])
def test_any_number_of_items_is_attached_and_artifacts_within_the_limit(value: str, second: bool) -> None:
    t = at_home(pool=("her5",), hand=("mi+2", "mi+1", "mi0", "art+4", "art+2", "her6"), artifacts_per_champion=value)
    for card in ("mi+2", "mi+1", "mi0", "art+4"):
        t.play(card)
        assert t.state.host[t.handle(card)] == t.handle("her5")
    assert t.can_play("art+2") is second
    t.play("her6")
    assert t.can_play("art+2"), "the limit is one for each champion"


@pytest.mark.rule("SF-PH3-03")
@pytest.mark.parametrize("card", ["mi+2", "art+4"])
def test_items_and_artifacts_need_a_bearer(card: str) -> None:
    t = at_home(hand=(card, "her5"))
    assert not t.can_play(card)
    assert "SF-PH3-03" in t.why_not(card, seat=0)
    t.play("her5").play(card)
    assert t.where(card) == "attached"


@pytest.mark.rule("SF-PH3-04")
def test_attached_cards_are_not_shifted() -> None:
    t = at_home(pool=("her5 with mi+2 and art+4", "her6"), hand=("her7",))
    attached = {t.handle("mi+2"), t.handle("art+4")}
    while t.reg(tb.ACTIVE) == 0:
        assert not any(option >> 12 and option & 4095 in attached for option in t.state.legal_actions())
        assert {t.state.host[card] for card in attached} == {t.handle("her5")}
        t.state.apply(t.state.legal_actions()[-1])


@pytest.mark.rule("SF-PH3-05")
def test_an_artifact_goes_to_a_champion_of_its_own_world() -> None:
    t = at_home(pool=("her5",), hand=("artDS+4", "herDS5"))
    assert not t.can_play("artDS+4")
    t.play("herDS5").play("artDS+4")
    assert t.state.host[t.handle("artDS+4")] == t.handle("herDS5")


@pytest.mark.rule("SF-PH3-06")
def test_a_magical_item_goes_to_any_champion() -> None:
    everybody = ("cle5", "her5", "mon5", "psi5", "reg5", "thi5", "wiz5", "herDS5", "herGH5", "herFR5")
    t = at_home(pool=everybody, hand=("mi+2", "art+4"))
    t.play("mi+2")
    assert t.offered() == sorted(everybody)
    t.pick("herDS5").play("art+4")
    assert t.offered() == sorted(everybody[:7]), "an artifact goes to its own world only"


@pytest.mark.rule("SF-PH3-07")
def test_a_spell_needs_a_champion_in_the_pool_that_can_cast_it() -> None:
    t = at_home(pool=("cle5",), hand=("wOff/3", "wiz5"))
    assert not t.can_play("wOff/3")
    t.play("wiz5")
    assert t.can_play("wOff/3")


@pytest.mark.rule("SF-PH3-08", "SF-PH3-11")
def test_placing_and_casting_alternate_freely_and_a_new_champion_casts_at_once() -> None:
    t = at_home(hand=("wiz5", "wOff/3", "her5", "toLimbo/3", "mi+2"))
    t.pool(1, "mon5", "mon6")
    t.play("wiz5")
    t.play("wOff/3").pick("mon5")
    t.play("her5")
    t.play("toLimbo/3").pick("mon6")
    t.play("mi+2").pick("her5")
    assert (t.where("mon5"), t.where("mon6"), t.where("mi+2")) == ("discard pile", "limbo", "attached")


@pytest.mark.rule("SF-PH3-09", "SF-SPELL-12")
@pytest.mark.parametrize(("answer", "asked"), [("Dispel Magic", True), ("Spell Turning", True), ("wDef+3/4", False)])
def test_others_may_answer_a_spell_of_phase_3_with_a_counter(answer: str, asked: bool) -> None:
    t = at_home(pool=("wiz6",), hand=("wOff/3", "her7"))
    t.pool(1, "wiz5")
    t.hand(1, answer)
    t.play("wOff/3").pick("wiz5")
    assert (t.seat == 1) is asked
    if asked:
        assert t.label == "answer wOff/3?"
        t.play(answer)
        assert t.where("wiz5") == "pool"
    else:
        assert t.where("wiz5") == "discard pile"


@pytest.mark.rule("SF-PH3-09")
def test_the_answer_needs_a_champion_that_can_cast_it() -> None:
    t = at_home(pool=("wiz6",), hand=("wOff/3", "her7"))
    t.pool(1, "cle5")
    t.hand(1, "dispel")
    t.play("wOff/3").pick("cle5")
    assert t.seat == 0
    assert t.where("cle5") == "discard pile"


@pytest.mark.rule("SF-PH3-10")
@pytest.mark.parametrize(("phase", "spell"), [(3, "wOff/3"), (5, "w/5")])
def test_spells_of_phases_3_and_5_belong_to_the_own_turn(phase: int, spell: str) -> None:
    t = at_home(phase=phase, pool=("wiz6",), hand=(spell,))
    t.pool(1, "wiz5")
    t.hand(1, "toAbyss/3" if phase == 3 else "w/5", "evGift")
    assert t.can_play(spell)
    t.play(spell)
    if t.seat == 0:
        t.pick("wiz5")
    assert t.seat == 1, "P2 may play his event"
    assert t.can_play("evGift")
    mine = "toAbyss/3" if phase == 3 else "w/5"
    assert not t.can_play(mine)


@pytest.mark.rule("SF-PH3-11", "AMB-56")
def test_one_champion_casts_several_spells() -> None:
    t = at_home(hand=("wiz5", "wOff/3", "toLimbo/3"))
    t.pool(1, "mon5", "mon6")
    t.play("wiz5")
    t.play("wOff/3").pick("mon5")
    t.play("toLimbo/3").pick("mon6")
    assert t.names(1, "pool") == []


@pytest.mark.rule("AMB-90")
def test_a_spell_of_phase_3_without_a_duration_is_discarded_as_soon_as_it_is_settled() -> None:
    t = at_home(pool=("wiz9",), hand=("peek/3", "her5"))
    t.play("peek/3")
    assert (t.where("peek/3"), t.reg(tb.PHASE)) == ("discard pile", 3)
