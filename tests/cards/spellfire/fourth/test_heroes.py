"""Heroes of the 4th edition."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, fight, home, step_forward

from spellhall.games.spellfire import table as tb


@pytest.mark.parametrize(
    ("attacker", "defender", "totals"),
    [
        ("Thorvid", "mon9", (8, 9)),
        ("Thorvid", "fly9", (8, 9)),
        ("Thorvid", "her9", (5, 9)),
        ("Pyre", "her9", (14, 9)),
        ("Pyre", "wiz9", (7, 9)),
        ("Pyre", "Merik", (7, 4)),
    ],
)
def test_some_heroes_grow_against_certain_foes(attacker: str, defender: str, totals: tuple[int, int]) -> None:
    assert fight(attacker, defender).totals() == totals


@pytest.mark.parametrize(
    ("hero", "realm", "level"),
    [("Neeva", "rDS", 14), ("Neeva", "r1", 7), ("Malleyahl", "rUnder", 7), ("Malleyahl", "r1", 4)],
)
def test_some_heroes_grow_in_defence_of_certain_realms(hero: str, realm: str, level: int) -> None:
    assert fight("her9", hero, realm=realm).totals() == (9, level)


def test_drizzt_must_be_beaten_twice_when_he_defends() -> None:
    t = fight("her9", "Drizzt Do'Urden")
    t.skip()
    assert t.where("Drizzt Do'Urden") == "pool"
    t = fight("Drizzt Do'Urden", "her9")
    t.skip()
    assert t.where("Drizzt Do'Urden") == "discard pile"


def test_the_harpers_choose_one_kind_of_spells_for_the_battle() -> None:
    t = fight("The Harpers", "her9", hand=("wDef+3/4", "cDef+3/4"))
    t.say("The Harpers cannot use cleric spells for the rest of the battle")
    assert t.can_play("wDef+3/4") and not t.can_play("cDef+3/4")


def test_helm_leaves_his_pool_to_cancel_an_event() -> None:
    t = at_home(hand=("evGift",))
    t.pool(1, "Helm")
    t.play("evGift")
    t.use("Helm")
    assert t.where("Helm") == "discard pile" and t.hand_size(0) == 0


def test_hettman_robs_another_player_when_he_stays_at_home() -> None:
    t = at_home(phase=6, pool=("Hettman Tsurin",))
    t.hand(1, "al5")
    t.end_turn().yes()
    assert t.where("al5") == "discard pile"


def test_tyrinon_takes_his_allies_along_and_strengthens_them() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "Tyrinon")
    t.pool(1, "her9")
    t.hand(0, "al3")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r2")
    step_forward(t, "Tyrinon", "her9").play("al3")
    assert t.totals() == (10, 9)


def test_rikus_attacks_twice_after_a_victory_and_no_more() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Rikus")
    t.pool(1, "her3", "her5", "her2")
    t.hand(1, "al1", "al1")
    t.begin(seat=0, phase=4).attack("r1")
    step_forward(t, "Rikus", "her3").skip()
    assert t.where("her3") == "discard pile"
    step_forward(t, "Rikus", "her5").skip()
    assert t.where("her5") == "discard pile"
    assert not t.can_pick("Rikus")


def test_captain_kazhal_destroys_one_item_of_his_opponent() -> None:
    t = fight("Captain Kazhal", "her9 with mi+2 and mi+1")
    assert t.totals() == (9, 12)
    t.use("Captain Kazhal").pick("mi+2")
    assert t.where("mi+2") == "discard pile" and not t.can_use("Captain Kazhal")


def company(number: int, *champions: str) -> tuple[str, ...]:
    """Champions and so many plain adventurers in one pool."""
    return (*champions, *(f"adv{i}" for i in range(1, number + 1)))


def adventure(fighter: str, others: int, *more: str, rival: str = "her9") -> Hall:
    """P1 attacks with an adventurer while others wait in the pool."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, *company(others, fighter, *more))
    t.pool(1, rival)
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1")
    return step_forward(t, fighter, rival.split(" with ")[0])


@pytest.mark.rule("SF-AVA-04")
@pytest.mark.parametrize(
    ("fighter", "others", "level"),
    [("Photed", 0, 7), ("Photed", 1, 8), ("Vitralis", 1, 3), ("Vitralis", 2, 6)],
)
def test_adventurers_count_each_other_and_keep_their_powers_in_combat(fighter: str, others: int, level: int) -> None:
    assert adventure(fighter, others).totals()[0] == level


@pytest.mark.rule("SF-AVA-04")
def test_the_power_of_an_adventurer_helps_those_with_it() -> None:
    assert adventure("adv1", 1, "Photed").totals()[0] == 4
    assert adventure("adv1", 2, "Vitralis").totals()[0] == 6


@pytest.mark.rule("SF-AVA-04")
@pytest.mark.parametrize(("others", "total"), [(3, 12), (4, 9)])
def test_five_adventurers_with_shayla_ignore_offensive_items(others: int, total: int) -> None:
    t = adventure("Shayla", others, rival="her9 with mi+3 Off")
    assert t.totals()[1] == total


def test_isika_stirs_friendly_allies_and_dampens_hostile_ones() -> None:
    t = fight("Isika", "her6", hand=("al3",), rival_hand=("al4",))
    t.play("al3")
    assert t.totals() == (9, 6)
    t.play("al4")
    assert t.totals() == (9, 8)


@pytest.mark.parametrize(
    ("champion", "card"),
    [("Merika", "bloodDef+3"), ("Merik", "cDef+3/4"), ("Pyre", "wDef+3/4"), ("Malleyahl", "psyOff-3")],
)
def test_some_heroes_use_more_than_their_icon_allows(champion: str, card: str) -> None:
    assert fight(champion, "wiz9", hand=(card,)).can_play(card)


def test_malleyahl_uses_no_defensive_psionics() -> None:
    assert not fight("Malleyahl", "her9", hand=("psyDef+3",)).can_play("psyDef+3")


def test_allies_abandon_their_champion_for_funerea() -> None:
    t = fight("Funerea", "her7", rival_hand=("al4",))
    t.play("al4")
    assert t.totals() == (12, 7)


def test_merik_earthwalks_with_his_allies_even_from_hand() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.hand(0, "Merik", "al3", "al1")
    t.pool(1, "her9")
    t.begin(seat=0, phase=4)
    assert t.can_attack("r2")
    t.attack("r2")
    step_forward(t, "Merik", "her9").play("al3")
    assert t.totals() == (7, 9)


def test_the_madman_wrecks_a_holding_of_his_opponent() -> None:
    t = fight("Madman Enraged", "her9", realm="r1 with h1")
    assert t.where("h1") == "discard pile"


@pytest.mark.parametrize(("victor", "place"), [("psi5", "pool"), ("reg5", "pool"), ("her5", "discard pile")])
def test_the_adventurers_flee_from_psionicists_and_regents(victor: str, place: str) -> None:
    t = fight("Fleeing Adventurers", victor)
    t.skip()
    if place == "pool":
        t.yes()
    assert t.where("Fleeing Adventurers") == place


@pytest.mark.rule("SF-COMB-H6")
def test_who_can_return_may_fall_instead() -> None:
    t = fight("Fleeing Adventurers with mi+1", "psi5")
    t.skip()
    assert (t.seat, t.rule) == (0, "SF-COMB-H6")
    t.skip()
    assert t.where("Fleeing Adventurers") == t.where("mi+1") == "discard pile"
    assert "al1" in t.names(1, "hand"), "and there are spoils"
    assert t.hand_size(1) == 2


@pytest.mark.rule("SF-AVA-01")
def test_garl_wants_a_hero_of_level_8_and_shields_true_gnomes() -> None:
    t = home("her7", hand=("Garl Glittergold",))
    assert not t.can_play("Garl Glittergold")
    t = home("her7 with mi+1", "her5", hand=("Garl Glittergold",))
    t.play("Garl Glittergold").skip_to()
    assert t.where("her7") == "discard pile" and t.where("Garl Glittergold") == "pool"
    t = fight("wiz9", "her9", hand=("wOff-3/4",), rival_hand=("al2",))
    t.pool(1, "Garl Glittergold")
    t.play("wOff-3/4")
    assert t.totals()[1] == 6
    t = fight("wiz5", "Garl Glittergold", hand=("wOff-3/4",))
    t.play("wOff-3/4")
    assert t.totals()[1] == 13


def test_yondalla_only_defends_and_does_not_fall_alone() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her15 with art+4")
    t.pool(1, "Yondalla the Provider", "her5")
    t.begin(seat=1, phase=4)
    assert "Yondalla the Provider" not in t.attack("r9").offered()
    t = fight("her15 with art+4", "Yondalla the Provider")
    t.pool(0, "her8")
    t.skip()
    assert {t.where(name) for name in ("Yondalla the Provider", "her15", "her8")} == {"discard pile"}


def test_discarded_from_the_pool_yondalla_strikes_one_champion_and_not_whoever_fights_elsewhere() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her3")
    t.pool(1, "mon5", "Yondalla the Provider")
    t.hand(0, "Enslaved!", "al1")
    t.begin(phase=4).attack("r1")
    step_forward(t, "her3", "mon5").play("Enslaved!").skip_to(seat=1, label="choose")
    if t.offered() == ["Yondalla the Provider"]:
        t.pick("Yondalla the Provider").skip_to(seat=1, label="choose")
    assert t.where("Yondalla the Provider") == "discard pile" and sorted(t.offered()) == ["her3", "mon5"]
    t.pick("mon5")
    assert t.where("her3") != "discard pile"


def test_the_position_survives_saving() -> None:
    t = adventure("Vitralis", 2)
    t.is_sound()
    assert t.reg(tb.STAGE) == tb.EXCHANGE
