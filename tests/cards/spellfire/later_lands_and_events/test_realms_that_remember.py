"""Realms that remember who attacked or fell, guard others or call the tide, each in a position of its own."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import step_forward
from sieges import camp, siege

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.razing import raze
from spellhall.games.spellfire.rules.levels.levels import base_level


def test_the_lowest_discard_comes_back_when_lendore_falls() -> None:
    for take in (True, False):
        t = camp("RR/015", "wiz5")
        t.put(1, "discard pile", "evGift", "al7", "al8")
        t.attack("RR/015")
        t = t.yes() if take else t.skip()
        assert t.where("evGift") == ("hand" if take else "discard pile") and t.where("al7") == "discard pile"


def test_monsters_and_heroes_stay_off_lendore() -> None:
    assert [camp("RR/015", who).can_attack("RR/015") for who in ("mon5", "her5", "wiz5")] == [False, False, True]


def test_falkovnia_poisons_all_who_attacked_it_this_turn() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="NS/005")
    t.pool(0, "her9", "her8", "her7")
    t.pool(1, "her3")
    t.begin(phase=4).attack("NS/005").pick("her9").pick("her3").pick("her8")
    assert t.is_razed("NS/005") and t.where("her9") == t.where("her8") == "discard pile" and t.where("her7") == "pool"


def test_falkovnia_forgets_with_the_turn() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="NS/005")
    t.pool(0, "home5", "her7")
    t.pool(1, "her9")
    t.begin(phase=4).attack("NS/005").pick("home5").pick("her9")
    t.skip_to(label="end your turn", seat=0).end_turn()
    raze(t.state, t.handle("NS/005"))
    t.state.resume()
    assert t.where("home5") == "pool"


@pytest.mark.parametrize(("fallen", "kept"), [("monDragon5", True), ("mon5", False), ("homeDragon5", False)])
def test_the_refuge_takes_in_dragons_that_fall(fallen: str, kept: bool) -> None:
    t = siege("DU/028", fallen, "her9")
    t.skip()
    if t.seat == 1 and "under" in t.label:
        t.yes()
    assert t.where(fallen) == ("beneath" if kept else "pool" if fallen.startswith("home") else "discard pile")


def test_a_dragon_of_the_refuge_helps_once() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="DU/028")
    t.pool(0, "her15")
    t.pool(1, "her5")
    t.hand(0, "al1")
    t.hand(1, "al2")
    dragon = t.put(0, "beneath", "monDragon5")[0]
    t.state.move(dragon, tb.BENEATH, 1, 0, t.handle("DU/028"))
    step_forward(t.begin(phase=4).attack("DU/028"), "her15", "her5")
    assert t.totals() == (15, 10) and t.where("monDragon5") == "discard pile" and t.state.control[dragon] == 0


@pytest.mark.parametrize(("post", "levels"), [("DU/030", 15), ("r5", 10), ("DU/030 razed", 10)])
def test_the_post_stands_by_the_garrison(post: str, levels: int) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B=post, C="DU/031")
    t.pool(0, "her9")
    t.hand(0, "al7", "al9")
    t.begin(phase=4).attack("DU/031").pick("DU/031")
    assert t.totals() == (9, levels)


def test_the_garrison_must_be_attacked_first() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2", C="r3", D="DU/031")
    t.pool(0, "her9", "fly5")
    t.begin(phase=4)
    assert [t.can_attack(realm) for realm in ("r1", "r3", "DU/031")] == [False, False, True]
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2", C="r3", D="DU/031 razed")
    t.pool(0, "her9")
    t.begin(phase=4)
    assert t.can_attack("r1")


@pytest.mark.parametrize(("part", "change"), [(0, 3), (1, -3)])
def test_the_tower_by_the_sea_calls_the_tide(part: int, change: int) -> None:
    t = Hall()
    t.formation(0, A="r9", B="DU/033")
    t.formation(1, A="r1")
    t.pool(0, "swi5", "her5")
    t.pool(1, "swi9")
    t.begin(phase=3).use("DU/033")
    t.say(t.options()[part])
    levels = [base_level(t.state, t.handle(who)) for who in ("swi5", "her5", "swi9")]
    assert levels == [5 + change, 5, 9] and not t.can_use("DU/033")
