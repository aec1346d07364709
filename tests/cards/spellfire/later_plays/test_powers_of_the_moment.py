"""Psionicists, wizards and thieves of the later sets whose powers act at a moment."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, fight

from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.table import PHASE


def meets(champion: str, rival: str, *more: str, hand: tuple[str, ...] = ("al1",), realm: str = "r1") -> Hall:
    """P1 attacks with a champion, P2 defends with a rival and has more champions; nothing has been answered yet."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A=realm)
    t.pool(0, champion)
    t.pool(1, rival, *more)
    t.hand(0, *hand)
    t.hand(1, "al1")
    return t.begin(seat=0, phase=4).attack(realm).pick(rival.split(" with ")[0])


def test_davron_destroys_an_opponent_and_goes_to_the_abyss() -> None:
    t = meets("Davron Parscall", "her15").yes()
    assert t.where("her15") == "discard pile" and t.where("Davron Parscall") == "abyss"


def test_davron_may_keep_his_power() -> None:
    t = meets("Davron Parscall", "her15").skip()
    assert t.where("her15") == "battle" and t.where("Davron Parscall") == "battle"


def test_kelsur_steals_an_artifact_of_any_world_for_the_round() -> None:
    t = meets("Kelsur Brighteye", "herDS5 with artDS+4 and mi+3 Off").pick("artDS+4")
    assert t.totals() == (8 + 4, 5 + 3)
    t.skip()
    assert t.where("artDS+4") == "discard pile"


@pytest.mark.parametrize(("choice", "lost", "kept"), [("items", "mi+2", "art+4"), ("artifact", "art+4", "mi+2")])
def test_rafe_decays_items_or_an_artifact(choice: str, lost: str, kept: str) -> None:
    t = meets("Rafe Racker", "her15 with mi+2 and art+4").yes()
    first, second = t.options()[:2]
    t.say(first if choice == "items" else second)
    if t.can_pick("art+4"):
        t.pick("art+4")
    assert t.where(lost) == "discard pile" and t.where(kept) == "attached"


def test_jacenelle_doubles_another_psionicist_in_battle() -> None:
    t = fight("psi5", "her15")
    t.pool(0, "Jacenelle Traen")
    t.use("Jacenelle Traen")
    assert t.totals()[0] == 10 and not t.can_use("Jacenelle Traen")
    t = fight("her5", "her15")
    t.pool(0, "Jacenelle Traen")
    assert not t.can_use("Jacenelle Traen")


@pytest.mark.parametrize(("rival", "place"), [("her6", "discard pile"), ("her9", "battle")])
def test_bilago_wipes_a_weak_mind_out(rival: str, place: str) -> None:
    t = meets("Bilago Lumen with mi+1", rival).yes()
    assert t.where(rival) == place
    if place == "battle":
        assert t.totals() == (6, 9 - 6)


@pytest.mark.parametrize("leaves", [True, False])
def test_seluna_looks_at_a_hand_and_may_leave(leaves: bool) -> None:
    t = meets("Seluna Darkenstar", "her15").yes()
    assert t.state.seen[t.handle("al1", 1)] & 1
    t.yes() if leaves else t.skip()
    assert t.where("Seluna Darkenstar") == ("pool" if leaves else "battle")


def test_kerm_blasts_opponent_and_allies_and_must_rest_after_a_victory() -> None:
    t = meets("Kerm of Tyr with al3", "her9 with al2").yes()
    assert t.where("al3") == t.where("al2") == "discard pile" and t.totals() == (5, 5)
    t.play("al1").skip()
    assert t.where("Kerm of Tyr") == "limbo"


def test_colum_looks_at_all_hands_before_he_attacks() -> None:
    t = Hall(players=3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(0, "Colum Calder")
    t.hand(1, "al7")
    t.hand(2, "al8")
    t.begin(seat=0, phase=4)
    assert t.reg(PHASE) == 4
    t.use("Colum Calder")
    assert t.state.seen[t.handle("al7")] & 1 and t.state.seen[t.handle("al8")] & 1 and t.can_attack("r2")


@pytest.mark.parametrize(("own", "reached"), [("r9", True), ("Tyr", False)])
def test_xontra_goes_everywhere_under_athas_if_she_has_no_home_there(own: str, reached: bool) -> None:
    t = Hall()
    t.formation(0, A=own)
    t.formation(1, A="r1", B="rDS", C="r2")
    t.pool(0, "Xontra")
    t.begin(seat=0, phase=4)
    assert t.can_attack("rDS") is reached and not t.can_attack("r2")


@pytest.mark.parametrize(
    ("bearer", "playable"),
    [("herGH5 with 4th/453", True), ("her5 with 4th/453", False), ("herGH5", False)],
)
def test_vecna_takes_the_body_of_one_who_bears_his_eye_and_hand(bearer: str, playable: bool) -> None:
    t = at_home(pool=(bearer,), hand=("Vecna the Arch Lich", "her2"))
    assert t.can_play("Vecna the Arch Lich") is playable


def test_the_allies_of_a_victorious_vecna_come_back() -> None:
    t = fight("Vecna the Arch Lich with al3", "her9")
    assert has_trait(t.state, t.handle("al3"), "undead")
    t.skip()
    assert t.where("al3") == "hand"


def test_varney_charms_an_ally_and_flees_from_defeat() -> None:
    t = fight("Varney the Vampire", "her9 with al5")
    t.use("Varney the Vampire")
    assert t.totals() == (7 + 5, 9) and not t.can_use("Varney the Vampire")
    t = fight("Varney the Vampire", "her15")
    t.skip()
    t.yes()
    assert t.where("Varney the Vampire") == "limbo"


def test_gib_irod_exchanges_up_to_three_cards() -> None:
    t = meets("Gib Irod", "her15", hand=("al1", "al2", "al3", "al4"))
    before = t.hand_size(0)
    t.pick("al2").pick("al3").skip()
    assert t.where("al2") == t.where("al3") == "discard pile" and t.hand_size(0) == before


def test_dearlyn_negates_one_thief_skill_a_turn() -> None:
    t = fight("thi5", "adv1 with art+4", hand=("thiefDef+3", "thiefDef+3"))
    t.pool(1, "Dearlyn Ambersong")
    t.play("thiefDef+3").use("Dearlyn Ambersong")
    assert t.totals()[0] == 5
    t.play("thiefDef+3")
    assert not t.can_use("Dearlyn Ambersong") and t.totals()[0] == 8


@pytest.mark.parametrize(
    ("rival", "place"),
    [("mon9", "discard pile"), ("mon9 with mi+2", "battle"), ("mon9 with art+4", "battle"), ("wiz9", "battle")],
)
def test_jacqueline_defeats_those_without_magic(rival: str, place: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Jacqueline Renier")
    t.pool(1, rival)
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick(rival.split(" with ")[0])
    assert t.where(rival.split(" with ")[0]) == place


def test_julio_recovers_a_card_that_is_no_spell() -> None:
    t = fight("Julio, Master Thief of Haslic with art+4 and mi+3 Off", "her5")
    t.put(0, "discard pile", "wDef+3/4", "al7", "mon3")
    t.skip().yes()
    assert not t.can_pick("wDef+3/4")
    t.pick("al7")
    assert t.where("al7") == "hand"


def test_donval_bears_artifacts_of_all_worlds_and_no_items() -> None:
    t = at_home(pool=("Donval",), hand=("art+4", "artDS+4", "her2"))
    t.play("art+4").play("artDS+4")
    assert t.where("art+4") == t.where("artDS+4") == "attached"
    t = fight("Donval with mi+2 and art+4", "her15", hand=("mi+1",))
    assert t.totals()[0] == 8 + 4 and not t.can_play("mi+1")


def test_mask_raises_thieves_and_robs_a_discard_pile() -> None:
    t = at_home(pool=("thi5", "thi4"), hand=("Mask", "her2"))
    t.play("Mask").pick("thi5")
    assert t.where("thi5") == "discard pile"
    assert base_level(t.state, t.handle("thi4")) == 7 and base_level(t.state, t.handle("Mask")) == 20
    t.put(1, "discard pile", "al7", "mi+2", "art+4", "wDef+3/4", "her9")
    t.use("Mask").say("seat 1")
    assert t.where("Mask") == "abyss" and t.where("her9") == "discard pile"
    assert {t.where(name) for name in ("al7", "mi+2", "art+4", "wDef+3/4")} == {"abyss"}


def test_aliki_steals_an_item_for_the_round() -> None:
    t = meets("Aliki", "her9 with mi+2 and art+4")
    assert not t.can_pick("art+4")
    t.pick("mi+2")
    assert t.totals() == (6 + 2, 9 + 4)
