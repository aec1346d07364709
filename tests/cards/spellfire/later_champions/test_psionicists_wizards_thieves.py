"""Psionicists, wizards and thieves of the later sets."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, fight, finish_turn

from spellhall.games.spellfire.rules.levels.immunity import immune


def immune_to(t: Hall, name: str, to: str) -> bool:
    return immune(t.state, t.handle(name), t.handle(to))


@pytest.mark.parametrize(
    ("champion", "covered", "open_to"),
    [
        ("Dawn d'Ereath", "psyOff-3 Jella", "wOff-3/4 her5"),
        ("Caller in Darkness", "psyOff-3 wOff-3/4 cOff-3/4", "mi+3_Off psyDef+3"),
        ("Highmaster Illithios", "wOff-3/4 mi+3_Off art+4", "psyOff-3 mi+2"),
        ("Killian", "wOff-3/4 cOff-3/4", "psyOff-3 mi+3_Off"),
        ("Turin Deathstalker", "fistOff+3 herFR5", "herDL5 wOff-3/4"),
        ("Moriad", "und5", "her5 alUnd2"),
    ],
)
def test_some_champions_are_immune(champion: str, covered: str, open_to: str) -> None:
    t = fight(champion, "her15")
    safe = [name.replace("_", " ") for name in covered.split()]
    unsafe = [name.replace("_", " ") for name in open_to.split()]
    t.put(1, "hand", *safe, *unsafe)
    assert [name for name in safe if not immune_to(t, champion, name)] == []
    assert [name for name in unsafe if immune_to(t, champion, name)] == []


@pytest.mark.parametrize("home", [True, False])
def test_seveia_comes_home_from_a_lost_attack_and_the_defender_has_spoils_all_the_same(home: bool) -> None:
    t = fight("Seveia Shadowmaster", "her15")
    before = t.hand_size(1)
    t.skip()
    t.yes() if home else t.skip()
    assert t.where("Seveia Shadowmaster") == ("pool" if home else "discard pile")
    assert t.hand_size(1) == before + 1


def test_seveia_is_lost_when_she_defends() -> None:
    t = fight("her15", "Seveia Shadowmaster")
    t.skip()
    assert t.where("Seveia Shadowmaster") == "discard pile"


def test_phridge_casts_all_spells() -> None:
    t = fight("Phridge", "her15", hand=("wDef+3/4", "cDef+3/4", "psyDef+3"))
    assert all(t.can_play(card) for card in ("wDef+3/4", "cDef+3/4", "psyDef+3"))


@pytest.mark.parametrize("attacking", [True, False])
def test_havrum_ends_a_battle_at_the_cost_of_himself(attacking: bool) -> None:
    t = fight("Havrum Riddle", "her15") if attacking else fight("her15", "Havrum Riddle")
    before = t.hand_size(1 - attacking), t.hand_size(attacking)
    t.use("Havrum Riddle")
    assert t.where("Havrum Riddle") == "discard pile" and t.where("her15") == "pool"
    assert (t.hand_size(1 - attacking), t.hand_size(attacking)) == before and not t.is_razed("r1")


def test_lyr_banishes_a_champion_out_of_any_pool() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Lyr of the Mists")
    t.pool(1, "her15", "her9", "her8")
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("her15").yes()
    assert not t.can_pick("her15")
    t.pick("her9")
    assert t.where("her9") == "discard pile"


def test_kelasar_blows_up_a_hand_as_he_falls() -> None:
    t = fight("Kelasar Redbelt", "her15", rival_hand=("al2", "al3"))
    t.skip().yes()
    assert t.where("al2") == t.where("al3") == "discard pile" and t.hand_size(1) == 5 + 1


def test_lazarus_doubles_his_psionic_power_cards_and_covers_his_allies() -> None:
    t = fight("Lazarus the Drow", "her15", hand=("psyDef+3", "al3"))
    t.play("psyDef+3").play("al3").put(1, "hand", "psyOff-3")
    assert t.totals()[0] == 4 + 6 + 3
    assert immune_to(t, "al3", "psyOff-3") and not immune_to(t, "Lazarus the Drow", "psyOff-3")


@pytest.mark.parametrize(("rival", "place"), [("psi5", "abyss"), ("her5", "discard pile")])
def test_the_caller_takes_psionicists_to_the_abyss(rival: str, place: str) -> None:
    t = fight("Caller in Darkness", rival)
    t.skip()
    assert t.where(rival) == place


def test_illithios_draws_a_card_for_every_psionic_power_card() -> None:
    t = fight("psi5", "psi9", hand=("psyDef+3", "al2"))
    t.pool(1, "Highmaster Illithios")
    before = t.hand_size(1)
    t.play("psyDef+3")
    assert t.hand_size(1) == before + 1
    t.play("al2")
    assert t.hand_size(1) == before + 1


@pytest.mark.parametrize(
    ("champion", "rival", "level"),
    [
        ("Simbul of Aglarond", "Maligor the Red with art+4 and mi+3 Off and mi+2", 12),
        ("Simbul of Aglarond", "wizRed5 with art+4 and mi+3 Off", 12),
        ("Simbul of Aglarond", "her15", 8),
        ("Simbul of Aglarond", "her9 with Red Wizards", 12),
    ],
)
def test_simbul_is_stronger_against_red_wizards(champion: str, rival: str, level: int) -> None:
    assert fight(champion, rival).totals()[0] == level


@pytest.mark.parametrize(("realm", "level"), [("Waterdeep", 12), ("r1", 8)])
def test_blackstaff_defends_waterdeep(realm: str, level: int) -> None:
    assert fight("fly9 with art+4", 'Khelben "Blackstaff" Arunsun', realm=realm).totals()[1] == level


def test_drawmij_of_the_artifacts_borrows_an_item_and_imitates_a_wizard() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "AR/076", "Mika the Wolf Nomad")
    t.pool(1, "her15 with al2", "her2 with mi+2")
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("AR/076").pick("her15").pick("mi+2").pick("Mika the Wolf Nomad")
    assert t.totals()[0] == 7 + 2 + 3


def test_killian_ferries_his_allies_to_any_coast() -> None:
    t = Hall(movement_for_allies="none")
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="rCoast", C="r2")
    t.pool(0, "Killian")
    t.pool(1, "her15")
    t.hand(0, "al2", "al1")
    t.begin(seat=0, phase=4)
    assert t.can_attack("rCoast") and not t.can_attack("r2")
    t.attack("rCoast").pick("her15").play("al2")
    assert t.totals()[0] == 8 + 2


@pytest.mark.parametrize(("rival", "place"), [("swi9", "discard pile"), ("her9", "battle")])
def test_aquilla_poisons_swimmers(rival: str, place: str) -> None:
    assert fight("Aquilla", rival).where(rival) == place


def test_aquilla_poisons_swimming_allies() -> None:
    t = fight("Aquilla", "her2 with alSwim2", rival_hand=("alSwim4", "al4"))
    assert t.where("alSwim2") == "discard pile"
    t.play("alSwim4")
    assert t.where("alSwim4") == "discard pile"
    t.play("al4")
    assert t.totals() == (4, 2 + 4)


def test_storm_slips_into_limbo_to_look_at_a_hand() -> None:
    t = at_home(pool=("Storm Silverhand",), hand=("her2",))
    t.hand(1, "al7")
    assert not t.state.seen[t.handle("al7")] & 1
    t.use("Storm Silverhand")
    assert t.where("Storm Silverhand") == "limbo" and t.state.seen[t.handle("al7")] & 1
    finish_turn(finish_turn(t))
    assert t.where("Storm Silverhand") == "limbo"
    finish_turn(t)
    assert t.where("Storm Silverhand") == "pool"


def test_turin_discards_small_allies_before_and_after_him() -> None:
    t = fight("Turin Deathstalker", "her2 with al4 and al5", rival_hand=("al2", "al6"))
    assert t.where("al4") == "discard pile" and t.where("al5") == "attached"
    t.play("al2")
    assert t.where("al2") == "discard pile"
    t.play("al6")
    assert t.totals() == (8, 2 + 5 + 6)


def test_the_hapless_halfling_raises_adventurers_and_halflings() -> None:
    t = fight("adv1 with alHalfling2 and al2", "her15 with alHalfling2")
    t.pool(0, "The Hapless Halfling")
    assert t.totals() == (3 + 2 + 2 + 2 + 2, 15 + 2)
