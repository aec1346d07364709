"""Cards in another role (section ROLE)."""

from __future__ import annotations

import pytest
from hall import Hall

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.words import allies, champions, champions_and_allies, wizards
from spellhall.language.effect import Standing


def sisters(fighter: str, *others: str, rival: str = "al2") -> Hall:
    """P1 attacks with one of the sisters, whose handle is 0, while others wait in the pool, and is losing."""
    t = Hall()
    t.pool(0, fighter, *others)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(1, "her9 with mi+2")
    t.hand(0, "al1")
    t.hand(1, rival)
    t.begin(phase=4).attack("r1").pick(fighter.split(" with ")[0])
    return t.pick("her9")


@pytest.mark.rule("SF-ROLE-01", "SF-ROLE-03")
def test_a_champion_joins_another_one_with_its_level_and_what_it_bears() -> None:
    t = sisters("Emerald", "Topaz with mi+2")
    assert t.totals() == (6, 11)
    t.use("Topaz")
    assert t.totals() == (17, 11)
    assert t.where("Topaz") == "attached"
    assert t.state.marks[tb.FOUGHT][t.handle("Topaz")] == 0
    t.is_sound()


@pytest.mark.rule("SF-ROLE-04")
@pytest.mark.parametrize("wins", [True, False])
def test_topaz_returns_with_all_that_she_bears_win_or_lose(wins: bool) -> None:
    t = sisters("Diamond", "Topaz with mi+2", rival="al9")
    t.use("Topaz")
    assert t.totals() == (14, 11)
    if not wins:
        t.play("al9")
    t.skip_to(rule="SF-PH6")
    assert t.where("Diamond") == ("pool" if wins else "discard pile")
    assert (t.where("Topaz"), t.where("mi+2", 0)) == ("pool", "attached")


@pytest.mark.rule("SF-ROLE-04")
def test_emerald_returns_without_what_she_bore() -> None:
    t = sisters("Topaz", "Emerald with mi+2")
    t.use("Emerald")
    t.skip_to(rule="SF-PH6")
    assert t.where("Topaz") == "pool", "she won"
    assert (t.where("Emerald"), t.where("mi+2", 0)) == ("pool", "discard pile")


@pytest.mark.rule("SF-ROLE-04")
def test_diamond_is_discarded_like_other_allies() -> None:
    t = sisters("Topaz", "Diamond")
    t.use("Diamond")
    assert t.totals() == (12, 11)
    t.skip_to(rule="SF-PH6")
    assert (t.where("Topaz"), t.where("Diamond")) == ("pool", "discard pile")


def test_the_sisters_come_to_no_one_elses_aid() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz5", "Topaz")
    t.pool(1, "her9")
    t.hand(0, "al1")
    t.begin(phase=4).attack("r1").pick("wiz5").pick("her9")
    assert t.seat == 0 and not t.can_use("Topaz")


@pytest.mark.rule("SF-ROLE-02", "SF-ROLE-04")
def test_who_fights_as_an_ally_is_an_ally_and_no_champion_for_other_cards() -> None:
    t = sisters("Emerald", "Topaz")
    t.use("Topaz")
    state, topaz = t.state, t.handle("Topaz")
    fx = Standing(t.handle("Emerald"), 0)
    assert allies.fits(state, topaz, fx) and champions_and_allies.fits(state, topaz, fx)
    assert not champions.fits(state, topaz, fx) and not wizards.fits(state, topaz, fx)
    state.move(topaz, tb.DISCARD, 0, tb.DISCARDED)
    assert t.where("Topaz") == "discard pile", "it goes home after the round, not from card play"


@pytest.mark.rule("SF-ROLE-01", "SF-ROLE-04")
@pytest.mark.parametrize("wins", [True, False])
def test_a_summoned_monster_goes_home_if_its_side_won(wins: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Kai'Rik'Tik")
    t.pool(1, "her9", "mon5")
    t.hand(0, "al1")
    t.hand(1, *(["al2"] if wins else ["al6"]))
    t.begin(phase=4).attack("r1").pick("her9")
    t.use("Kai'Rik'Tik")
    if t.can_pick("mon5"):
        t.pick("mon5")
    assert t.totals() == (13, 9)
    assert t.state.control[t.handle("mon5")] == 0
    if not wins:
        t.play("al6")
        assert t.seat == 0 and not t.can_use("Kai'Rik'Tik"), "once a battle"
    t.skip_to(rule="SF-PH6")
    assert t.where("Kai'Rik'Tik") == ("pool" if wins else "discard pile")
    assert t.where("mon5") == ("pool" if wins else "discard pile")
    assert t.state.control[t.handle("mon5")] == 1


@pytest.mark.parametrize(("defender", "friend", "comes"), [("herRL5", "Larn", False), ("her5", "herRL5", False)])
def test_borca_calls_no_champion_of_another_world(defender: str, friend: str, comes: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Borca")
    t.pool(0, "mon9")
    t.pool(1, defender, friend)
    t.hand(1, "al1")
    t.begin(phase=4).attack("Borca").pick(defender)
    assert t.seat == 1 and t.can_use("Borca") is comes


def test_borca_calls_champions_of_ravenloft_to_its_defence() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Borca")
    t.pool(0, "mon9")
    t.pool(1, "herRL5", "The Ancient Dead")
    t.hand(1, "al1")
    t.begin(phase=4).attack("Borca").pick("herRL5")
    t.hand(0, "al2")
    t.use("Borca")
    assert t.totals() == (9, 12)
    t.skip_to(rule="SF-PH6")
    assert (t.where("herRL5"), t.where("The Ancient Dead")) == ("pool", "pool")


def test_the_helm_of_teleportation_brings_a_friend_for_one_round() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5 with Helm of Teleportation", "wiz7", "mon5")
    t.pool(1, "her9")
    t.hand(0, "al1")
    t.begin(phase=4).attack("r1").pick("her5").pick("her9")
    t.use("Helm of Teleportation").pick("wiz7").skip_to(rule="SF-COMB-B1")
    assert t.where("wiz7") == "pool"
    assert t.can_pick("mon5") and not t.can_pick("wiz7"), "not again in this battle"


# ---------------------------------------------------------------------- in the place of another


@pytest.mark.rule("SF-ROLE-05")
@pytest.mark.parametrize("wins", [True, False])
def test_malaruat_lets_a_monster_of_a_third_player_fight_for_him(wins: bool) -> None:
    t = Hall(3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(0, "Malaruat with mi+1")
    t.pool(1, "her5", "mon5")
    t.pool(2, "mon9 with mi+2")
    t.hand(0, "al1")
    t.hand(1, "al2" if wins else "al8")
    t.begin(phase=4).attack("r2").pick("her5")
    assert t.offered() == ["mon9"], "nobody's who fights"
    t.pick("mon9")
    assert t.totals() == (11, 5)
    assert (t.where("Malaruat"), t.where("mon9"), t.state.control[t.handle("mon9")]) == ("pool", "battle", 0)
    t.is_sound()
    if not wins:
        t.play("al8")
    t.skip_to(rule="SF-PH6")
    assert t.state.control[t.handle("mon9")] == 2
    assert (t.where("mon9"), t.where("mi+2")) == (("pool", "attached") if wins else ("discard pile", "discard pile"))
    assert (t.where("Malaruat"), t.where("mi+1")) == ("pool", "attached")


def test_an_avatar_outside_the_battle_must_aid_maleficent() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Maleficent")
    t.pool(1, "her9 with mi+1", "4th/487")
    t.hand(0, "bloodDef+3")
    t.hand(1, "al2")
    t.begin(phase=4).attack("r1").pick("her9").pick("4th/487")
    assert t.where("mi+1") == "discard pile", "Midnight's power destroys opposing items"
    assert t.can_play("bloodDef+3"), "what she can use she can use as before"
    t.skip_to(rule="SF-PH6")
    assert t.state.marks[tb.MODEL][t.handle("Maleficent")] == 0


# ---------------------------------------------------------------------- reflected


@pytest.mark.rule("SF-AIM-06")
@pytest.mark.parametrize("reflects", [True, False])
def test_islerik_reflects_what_the_attacker_brings_into_the_round(reflects: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "4th/487 with mi+2")
    t.pool(1, "Islerik with mi+1")
    t.hand(0, "al1")
    t.hand(1, "al2")
    t.begin(phase=4).attack("r1").pick("Islerik")
    t.yes() if reflects else t.skip()
    assert t.where("mi+2") == ("discard pile" if reflects else "attached")
    assert t.where("mi+1") == ("attached" if reflects else "discard pile")


@pytest.mark.rule("SF-AIM-06")
@pytest.mark.parametrize("reflects", [True, False])
def test_a_reflected_instant_defeat_looks_at_the_attacker(reflects: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "slayH")
    t.pool(1, "Islerik")
    t.begin(phase=4).attack("r1").pick("Islerik")
    t.yes() if reflects else t.skip()
    t.skip_to(rule="SF-PH6")
    assert t.where("Islerik") == ("pool" if reflects else "discard pile"), "a monster slays no monster"
