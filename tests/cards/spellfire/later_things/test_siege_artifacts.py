"""Artifacts of the sets after Dragonlance that lie on realms, or change what opponents bring; each in a position that
shows what it does.
"""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, fight, home, step_forward
from sieges import camp

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import own_level
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use, why_not_bear

WALLS = {
    "Boiling Oil": "rGH",
    "Siege Ladder": "rDS",
    "Battering Ram": "rGH",
    "Ballista": "rDL",
    "Cannon Ball": "rBR",
    "Borer": "rRL",
    "Catapult": "r1",
}


@pytest.mark.parametrize("artifact", WALLS)
def test_some_artifacts_lie_on_realms_of_their_world_alone(artifact: str) -> None:
    t = Hall()
    own = WALLS[artifact]
    t.formation(0, A="rFR", B=own)
    t.formation(1, A="r9")
    t.pool(0, "herGH5", "herDS5", "herDL5", "herRL5", "her5", "Rahil the Falcon")
    t.hand(0, artifact, "her2")
    t.begin(phase=3).play(artifact)
    assert t.state.host[t.handle(artifact)] == t.handle(own)


def besieged(artifact: str, attacker: str, defender: str, **more: str) -> Hall:
    """P1 attacks the realm that an artifact lies on; P2 defends."""
    t = camp(f"{WALLS[artifact]} with {artifact}", attacker, defender)
    t.hand(0, "al1")
    t.hand(1, "al1", "mi0")
    return step_forward(t.attack(WALLS[artifact]), attacker, defender)


@pytest.mark.parametrize("attacker", ["her3", "her9"])
def test_attackers_are_boiled_whether_they_win_or_lose(attacker: str) -> None:
    t = besieged("Boiling Oil", attacker, "mon5")
    t.skip()
    assert t.where(attacker) == "discard pile" and not t.is_razed("rGH")


def test_attackers_lose_what_they_bear_on_the_ladder() -> None:
    t = besieged("Siege Ladder", "her9 with mi+2 and art+4", "mon5 with mi+1")
    t.skip()
    assert t.where("her9") == "pool" and t.where("mi+2") == t.where("art+4") == "discard pile"


def test_the_ram_counts_what_belongs_to_greyhawk() -> None:
    t = Hall()
    t.formation(0, A="rGH with Battering Ram", B="r3")
    t.formation(1, A="The Bright Desert", B="r9")
    t.begin(phase=3)
    assert own_level(t.state, t.handle("Battering Ram")) == 2


@pytest.mark.parametrize(
    ("artifact", "victim", "other"), [("Ballista", "mi+2", "her9"), ("Cannon Ball", "her8", "mi+2")]
)
def test_an_attack_draws_fire_on_a_pool(artifact: str, victim: str, other: str) -> None:
    for fired in (True, False):
        t = camp(f"{WALLS[artifact]} with {artifact}", "her9", "mon5")
        t.pool(0, "her8 with mi+2")
        t.hand(0, "al1")
        t.attack(WALLS[artifact]).pick("her9")
        t.skip_to(seat=1)
        _ = t.yes() if fired else t.skip()
        assert (t.where(victim) == "discard pile") is fired and t.where("her9") in ("battle", "pool"), other


def test_the_borer_destroys_small_allies_and_items() -> None:
    t = besieged("Borer", "her9 with al5 and al7 and mi+2 and art+4", "mon5 with al3")
    assert all(t.where(card) == "discard pile" for card in ("al5", "mi+2"))
    assert all(t.where(card) == "attached" for card in ("al7", "art+4", "al3"))
    t = camp("rRL with Borer", "her5", "mon9")
    t.hand(0, "al5", "al7", "al1")
    t.hand(1, "al1")
    step_forward(t.attack("rRL"), "her5", "mon9").play("al5")
    assert t.where("al5") == "discard pile" and t.play("al7").totals() == (12, 9)


def test_the_catapult_costs_a_realm_and_takes_the_attacker() -> None:
    t = besieged("Catapult", "her9", "mon5")
    t.use("Catapult")
    assert t.where("her9") == "abyss" and t.is_razed("r1") and t.where("Catapult") == "discard pile"
    assert t.names(1, "discard pile") == ["Catapult"]


def test_the_machine_casts_in_defence_at_the_level_of_a_digit() -> None:
    t = fight("her15", "herGH5 with Machine of Lum the Mad")
    t.put(1, "discard pile", "wDef+3/4", "cDef+3/4")
    me = t.handle("herGH5")
    digit = int(t.state.definition(me).key[-1])
    assert t.totals() == (15, digit + 8)
    assert all(may_use(t.state, me, t.handle(card)) for card in ("wDef+3/4", "cDef+3/4"))
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "herGH5 with Machine of Lum the Mad")
    t.put(0, "discard pile", "wDef+3/4")
    t.hand(0, "mi+1", "her2")
    t.begin(phase=3)
    assert not may_use(t.state, t.handle("herGH5"), t.handle("wDef+3/4"))
    t.skip_to_phase(4).attack("r1")
    assert not t.can_pick("herGH5")


@pytest.mark.parametrize(("foe", "total"), [("her9", 4), ("cle9", 13), ("und9", 13)])
def test_the_ebon_flame_burns_the_living(foe: str, total: int) -> None:
    t = fight("herRL5 with AR/013", f"{foe} with al4")
    assert t.totals() == (7, total) and has_trait(t.state, t.handle("herRL5"), "undead")


def test_undead_allies_come_over_to_the_ebon_flame() -> None:
    assert fight("herRL5 with AR/013", "und9 with alUnd4 and al9").totals() == (11, 18)


def test_the_rod_of_teeth_shuts_wizards_up_and_bites_once() -> None:
    t = fight("herDS5 with Rod of Teeth", "wiz9")
    t.put(1, "discard pile", "wDef+3/4", "al3")
    foe = t.handle("wiz9")
    assert [is_banned(t.state, 1, foe, t.handle(card)) for card in ("wDef+3/4", "al3")] == [True, False]
    t = Hall(3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(0, "herDS5 with Rod of Teeth", "her4")
    t.hand(1, "wDef+3/4", "al7")
    t.hand(2, "cDef+3/4", "dispel")
    t.begin(phase=4).use("Rod of Teeth")
    assert t.where("herDS5") == "discard pile"
    assert t.names(1, "hand") == ["al7"] and t.names(2, "hand") == []


def test_the_mace_weakens_spells_and_keeps_the_undead_away() -> None:
    t = fight("herGH5 with Mace of Cuthbert", "wiz9 with wDef+3/4 and dispel")
    assert t.totals() == (10, 10)
    t.put(1, "discard pile", "alUnd4", "al4")
    foe = t.handle("wiz9")
    assert [is_banned(t.state, 1, foe, t.handle(card)) for card in ("alUnd4", "al4")] == [True, False]
    t = camp("r1", "herGH5 with Mace of Cuthbert", "und9", "her9")
    t.hand(1, "al1")
    t.attack("r1").skip_to(seat=1)
    assert t.can_pick("her9") and not t.can_pick("und9")


def test_iuz_breaks_the_mace() -> None:
    t = fight("herGH5 with Mace of Cuthbert", "3rd/167")
    assert t.where("Mace of Cuthbert") == "discard pile"


def test_unipsi_gathers_artifacts_around_an_avatar() -> None:
    t = at_home(pool=("avatar15", "her5"), hand=("Unipsi", "her2"))
    unipsi = t.handle("Unipsi")
    assert why_not_bear(t.state, t.handle("avatar15"), unipsi) is None
    assert why_not_bear(t.state, t.handle("her5"), unipsi) is not None
    t = home("avatar15 with Unipsi and art+4", hand=("artDS+4",))
    assert why_not_bear(t.state, t.handle("avatar15"), t.handle("artDS+4")) is None


@pytest.mark.parametrize(("foe", "able"), [("her3", False), ("her4", True)])
def test_the_weak_do_not_meet_the_midas_orb(foe: str, able: bool) -> None:
    t = camp("r1", "her5 with The Midas Orb", foe, "mon9")
    t.hand(1, "al1")
    t.attack("r1").skip_to(seat=1)
    assert t.can_pick("mon9") and t.can_pick(foe) is able


def test_the_midas_orb_turns_an_ally_to_gold() -> None:
    t = fight("her5 with The Midas Orb", "her9 with al4")
    assert t.use("The Midas Orb").where("al4") == "abyss" and not t.can_use("The Midas Orb")


def test_the_invulnerable_coat_ignores_items_and_halves_allies() -> None:
    t = fight("her5 with Invulnerable Coat of Arnd", "her9 with mi+3 Off and mi+2 and al5 and art+4")
    assert t.totals() == (5, 9 + 2 + 4)
    assert immune(t.state, t.handle("her5"), t.handle("mi+3 Off"))


@pytest.mark.parametrize("card", ["wDef+3/4", "cDef+3/4", "psyDef+3", "thiefDef+3", "bloodDef+3", "claw+3"])
def test_the_winners_trophy_opens_everything_in_combat(card: str) -> None:
    t = fight("herDS5 with Winner's Trophy", "her15")
    t.put(0, "discard pile", card)
    assert may_use(t.state, t.handle("herDS5"), t.handle(card))
    t = home("herDS5 with Winner's Trophy")
    t.put(0, "discard pile", card)
    assert not may_use(t.state, t.handle("herDS5"), t.handle(card))
    assert t.reg(tb.PHASE) == 3


@pytest.mark.parametrize(("choice", "total"), [(0, 9 + 2), (1, 9)])
def test_the_coin_takes_power_or_level_of_each_thing(choice: int, total: int) -> None:
    t = Hall()
    t.pool(0, "herFR5 with Coin of Jisan the Bountiful and al9")
    t.pool(1, "her9 with mi+2")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(1, "mi+1", "al1")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "herFR5", "her9")
    t._apply(t.state.legal_actions()[choice])
    assert t.totals() == (14, total) and is_silenced(t.state, t.handle("mi+2")) is (choice == 0)
    t.play("mi+1")
    t._apply(t.state.legal_actions()[choice])
    assert t.totals() == (14, total + (choice == 0))


@pytest.mark.parametrize(("choice", "kept_off"), [(0, "her9"), (1, "al3")])
def test_wintering_is_set_once_a_turn(choice: int, kept_off: str) -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "Cidre Bint Corina with Wintering")
    t.pool(1, "her9")
    t.put(1, "discard pile", "al3")
    t.begin(seat=1, phase=5).skip_to(label="end your turn").end_turn().skip_to(seat=0)
    t._apply(t.state.legal_actions()[choice])
    bearer = t.handle("Cidre Bint Corina")
    assert [card for card in ("her9", "al3") if immune(t.state, bearer, t.handle(card))] == [kept_off]
