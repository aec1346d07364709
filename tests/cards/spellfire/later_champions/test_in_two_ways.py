"""Cards that are used in one of two ways: allies that are events, too, and Tenser, who is a hero or helps others."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.facts import HERO, WIZARD
from spellhall.games.spellfire.rules.levels.traits import type_of
from spellhall.games.spellfire.rules.plays.permits import may_use


@pytest.mark.rule("SF-ROLE-15")
def test_a_lurker_devours_an_earthwalker_as_an_event_at_any_time() -> None:
    t = at_home(pool=("her5",), hand=("Lurker in the Earth", "her2"))
    t.pool(1, "ear5", "ear9", "her4")
    t.play("Lurker in the Earth")
    assert t.where("ear5") == "discard pile" and t.where("ear9") == "pool"
    assert t.where("Lurker in the Earth") == "discard pile"


def test_a_lurker_finds_no_prey_among_others() -> None:
    t = at_home(pool=("her5",), hand=("Lurker in the Earth", "her2"))
    t.pool(1, "ear9", "her4")
    assert not t.can_play("Lurker in the Earth")


@pytest.mark.rule("SF-ROLE-15")
@pytest.mark.parametrize("event", [True, False])
def test_who_is_losing_says_whether_a_lurker_is_an_event_or_an_ally(event: bool) -> None:
    t = duel("her5", "her9 with al4", hand=("Lurker in the Earth", "al1"), rival_hand=("al1",))
    t.pool(1, "ear5")
    t.play("Lurker in the Earth")
    t.yes() if event else t.skip()
    assert t.where("ear5") == ("discard pile" if event else "pool")
    assert t.where("al4") == ("attached" if event else "discard pile")
    assert t.totals() == ((5, 13) if event else (14, 9))
    assert t.where("Lurker in the Earth") == ("discard pile" if event else "attached")


def test_a_white_weird_poisons_a_holding_or_halves_an_opponent() -> None:
    t = at_home(pool=("her5",), hand=("The White Weird", "her2"))
    t.formation(1, B="r2 with h1")
    t.play("The White Weird")
    assert t.where("h1") == "discard pile"
    t = duel("her5", "her9 with art+4", hand=("The White Weird", "al1"), rival_hand=("al1",))
    t.play("The White Weird")
    assert t.totals() == (5 + 7, 6)


def test_a_lurker_can_be_calmed_as_an_event() -> None:
    t = at_home(pool=("her5",), hand=("Lurker in the Earth", "her2"))
    t.pool(1, "ear5")
    t.put(1, "hand", "calm")
    t.play("Lurker in the Earth")
    assert t.seat == 1
    t.play("calm")
    assert t.where("ear5") == "pool"


@pytest.mark.parametrize("hero", [True, False])
def test_tenser_is_a_hero_with_cleric_spells_for_a_battle_if_he_wants(hero: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Tenser the Arch Mage")
    t.pool(1, "her15")
    t.hand(0, "cOff-3/4", "wOff-3/4", "fist+3")
    t.begin(seat=0, phase=4).attack("r1").skip_to(seat=1, rule="SF-COMB-C1").pick("her15")
    t.yes() if hero else t.skip()
    tenser = t.handle("Tenser the Arch Mage")
    assert type_of(t.state, tenser) == (HERO if hero else WIZARD)
    able = [card for card in ("cOff-3/4", "wOff-3/4", "fist+3") if may_use(t.state, tenser, t.handle(card))]
    assert able == (["cOff-3/4", "fist+3"] if hero else ["wOff-3/4"])
    t.skip_to(label="end your turn")
    assert t.where("Tenser the Arch Mage") == "discard pile"


def three_with_tenser(*hand: str, spell_in_battle: bool = False) -> Hall:
    """P2 attacks P3 and is losing; P1 has Tenser in the pool, and cards."""
    t = Hall(players=3)
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.formation(2, A="r7")
    t.pool(0, "Tenser the Arch Mage")
    t.pool(1, "her5")
    t.pool(2, "her6")
    t.hand(0, *hand)
    t.hand(1, "al1", *(["wOff+3/4"] if spell_in_battle else []))
    t.hand(2, "al2")
    t.begin(seat=1, phase=4).attack("r7")
    return t.skip_to(seat=2, rule="SF-COMB-C1").pick("her6")


@pytest.mark.rule("SF-BACK-04")
def test_tenser_casts_a_spell_for_one_of_two_others() -> None:
    t = three_with_tenser("wDef+3/4", "wOff+3/4", spell_in_battle=True)
    assert t.totals() == (5, 6)
    t.skip()
    assert t.seat == 0
    t.use("Tenser the Arch Mage").pick("her5").pick("wDef+3/4")
    assert t.totals()[0] == 5 + 3 and t.where("wDef+3/4") == "attached"
    mine = t.handle("wOff+3/4", 1)
    assert not may_use(t.state, t.handle("her5"), mine)
    t.skip_to(label="end your turn")
    assert t.where("wDef+3/4") == "discard pile" and t.state.owner[t.handle("wDef+3/4")] == 0


def test_tenser_helps_nobody_without_a_spell() -> None:
    t = three_with_tenser("w/5", "cDef+3/4")
    t.skip()
    assert t.seat != 0 or not t.can_use("Tenser the Arch Mage")
    assert t.reg(tb.ATTACKER) in (1, -1)


def begging(level: int = 5) -> Hall:
    """P1 attacks P2 and begs P3, who holds an ally and a champion."""
    t = Hall(players=3)
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.formation(2, A="r7")
    t.pool(0, f"her{level}")
    t.pool(1, "her7")
    t.hand(0, "Beggar", "al2")
    t.hand(1, "al1")
    t.hand(2, "al6", "her2")
    t.begin(seat=0, phase=4).attack("r8").skip_to(seat=1, rule="SF-COMB-C1").pick("her7")
    return t.play("Beggar")


@pytest.mark.rule("SF-BACK-06")
def test_a_beggar_plays_what_others_give_at_once() -> None:
    t = begging()
    assert t.seat == 2 and t.offered() == ["al6"]
    t.pick("al6")
    assert t.totals() == (5 + 3 + 6, 7)
    t.skip_to(label="end your turn")
    assert t.names(2, "hand") == ["her2"] and t.state.owner[t.handle("al6")] == 2
    assert t.where("al6") == "discard pile"


@pytest.mark.rule("SF-BACK-06")
def test_who_refuses_a_beggar_that_wins_loses_a_card_of_its_players_choice() -> None:
    t = begging().skip()
    assert t.totals() == (8, 7)
    t.skip_to(seat=0, rule="SF-BACK-06")
    assert t.offered() == ["al6", "her2"]
    t.pick("her2")
    assert t.names(2, "hand") == ["al6"] and t.where("her2") == "discard pile"


def test_a_beggar_that_loses_takes_nothing() -> None:
    t = begging(2).skip()
    t.skip_to(label="end your turn")
    assert t.names(2, "hand") == ["al6", "her2"]
