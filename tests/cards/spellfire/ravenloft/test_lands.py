"""Realms and holdings of the set Ravenloft, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home
from sieges import camp, siege

from spellhall.games.spellfire.facts import HERO
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.traits import has_trait, type_of
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use


@pytest.mark.parametrize("realm", ["Lamordia", "Mordent", "Dementlieu", "Souragne", "Sri Raji"])
def test_some_realms_of_ravenloft_lie_on_the_coast(realm: str) -> None:
    for corrections in ("on", "off"):
        t = at_home(hand=("her2",), bluelines=corrections)
        t.put(0, "formation", realm)
        assert has_trait(t.state, t.handle(realm), "coastal") is (corrections == "on")


def test_nova_vaasa_is_a_realm_and_no_more() -> None:
    assert siege("Nova Vaasa", "her5", "her9").totals() == (5, 9)


def test_barovia_lends_wizardry_and_strikes_an_ally_in_each_round() -> None:
    t = siege("Barovia", "her7", "her5", first=("al3", "al9"), second=("wDef+3/4", "al8"))
    assert may_use(t.state, t.handle("her5"), t.handle("wDef+3/4"))
    assert not may_use(t.state, t.handle("her7"), t.handle("wDef+3/4"))
    t.play("wDef+3/4").play("al3")
    t.use("Barovia")
    assert t.where("al3") == "discard pile" and t.totals() == (7, 8)
    t.play("al9")
    assert t.totals() == (16, 8) and t.seat == 1 and not t.can_use("Barovia")


def test_kartakass_lets_no_werebeast_near() -> None:
    assert not camp("Kartakass", "Harkon Lukas").can_attack("Kartakass")
    t = siege("Kartakass", "her3", "her5", first=("Werebat", "al3"), second=("Werebat",))
    assert is_banned(t.state, 0, t.handle("her3"), t.handle("Werebat", 0))
    assert not is_banned(t.state, 0, t.handle("her3"), t.handle("al3"))
    assert not is_banned(t.state, 1, t.handle("her5"), t.handle("Werebat", 1))


@pytest.mark.parametrize(
    ("place", "attacker", "totals"),
    [
        ("Vebrek", "her9", (9, 5 + 3)),
        ("rRL with Pharaoh's Rest", "her9", (9 - 3, 5)),
        ("rRL with Pharaoh's Rest", "her9 with al3", (9 + 3 - 3, 5)),
    ],
)
def test_some_places_of_ravenloft_help_their_defenders(place: str, attacker: str, totals: tuple[int, int]) -> None:
    assert siege(place, attacker, "her5").totals() == totals


def test_invidia_robs_the_hand_of_whoever_razes_it() -> None:
    t = camp("Invidia", "her5", first=("al3", "al4", "al5", "al6"))
    t.attack("Invidia")
    lost = [name for name in ("al3", "al4", "al5", "al6") if t.where(name) == "discard pile"]
    assert t.is_razed("Invidia") and len(lost) == 2


def test_invidia_robs_nobody_when_an_event_razes_it() -> None:
    t = at_home(hand=("Siege!", "al3", "al4", "al5"))
    t.formation(1, B="Invidia")
    t.play("Siege!")
    assert t.hand_size(0) == 3


def test_valachan_defends_itself_as_a_vampire() -> None:
    t = siege("Valachan", "her9", "Valachan")
    assert t.totals() == (9, 5)
    valachan = t.handle("Valachan")
    assert type_of(t.state, valachan) == HERO
    assert has_trait(t.state, valachan, "vampire") and has_trait(t.state, valachan, "undead")


def test_the_kargat_mausoleum_makes_its_realm_a_vampire_while_it_defends() -> None:
    t = siege("rRL with Kargat Mausoleum", "her9", "rRL")
    realm = t.handle("rRL")
    assert t.totals() == (9, 4) and type_of(t.state, realm) == HERO
    assert has_trait(t.state, realm, "vampire") and has_trait(t.state, realm, "undead")
    t = siege("rRL with Kargat Mausoleum", "her9", "her5")
    assert t.totals() == (9, 5) and not has_trait(t.state, t.handle("rRL"), "undead")


def test_har_akir_weakens_the_prayers_of_attackers() -> None:
    t = siege("Har' Akir", "cle5", "cle9", first=("Call Lightning", "al9"), second=("Call Lightning", "al9"))
    assert t.play("Call Lightning").totals() == (5 + 4 - 2, 9)
    t.play("al9").play("Call Lightning")
    assert t.totals() == (5 + 2 + 9, 9 + 4)


@pytest.mark.parametrize(("attacker", "able"), [("her6", True), ("her5", False), ("her5 with mi+2", False)])
def test_only_the_mighty_attack_sri_raji(attacker: str, able: bool) -> None:
    assert camp("Sri Raji", attacker, first=("al1",)).can_attack("Sri Raji") is able


def test_castle_ravenloft_keeps_spells_from_its_realm_and_its_defenders() -> None:
    t = siege("rRL with Castle Ravenloft", "wiz3", "her5 with al3", first=("wOff+3/4", "wDef+3/4"))
    off, defensive = t.handle("wOff+3/4"), t.handle("wDef+3/4")
    for name in ("rRL", "her5", "al3"):
        assert immune(t.state, t.handle(name), off) and not immune(t.state, t.handle(name), defensive)
    assert not immune(t.state, t.handle("wiz3"), off)


def test_azalins_graveyard_sends_its_zombies_into_one_round_of_a_battle() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rRL with Azalin's Graveyard")
    t.pool(0, "her9 with Orb of Doom")
    t.pool(1, "her1", "her3")
    t.hand(1, "al1")
    t.begin(phase=4).attack("rRL").pick("her1").use("Azalin's Graveyard")
    assert t.totals() == (9 + 2, 1 + 6)
    t.skip().pick("her9").pick("her3")
    assert t.totals() == (9 + 2, 3) and t.seat == 1 and not t.can_use("Azalin's Graveyard")


def test_keening_swallows_the_first_living_ally_of_each_round() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Keening")
    t.pool(0, "her5 with Orb of Doom")
    t.pool(1, "her9 with al2", "her15")
    t.hand(0, "alUnd3", "al3", "al4", "al9", "al8")
    t.hand(1, "al1", "al1")
    t.begin(phase=4).attack("Keening").pick("her9").play("alUnd3")
    assert t.where("alUnd3") == "attached", "the dead are spared"
    t.play("al4")
    assert t.where("al4") == "discard pile"
    t.play("al3")
    assert t.where("al3") == "attached" and t.totals() == (5 + 2 + 3 + 3, 9 + 2)
    t.skip().pick("her5").pick("her15").play("al8")
    assert t.where("al8") == "discard pile"
    assert t.play("al9").totals() == (5 + 2 + 9, 15)


@pytest.mark.rule("SF-ROLE-05")
def test_dementlieu_leads_another_champion_of_the_attacker_into_the_fight() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Dementlieu")
    t.pool(0, "her9 with mi+2", "her3")
    t.pool(1, "her5", "her8")
    t.hand(0, "al1", "al4")
    t.hand(1, "al1")
    t.begin(phase=4).attack("Dementlieu").pick("her9").pick("her5")
    assert t.seat == 1 and t.offered() == ["her3"]
    t.pick("her3")
    assert t.totals() == (3, 5) and t.seat == 0
    assert (t.where("her9"), t.where("mi+2"), t.state.control[t.handle("her3")]) == ("pool", "attached", 0)
    assert t.play("al4").totals() == (3 + 4, 5)


def test_dementlieu_may_let_the_attacker_be() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Dementlieu")
    t.pool(0, "her9", "her3")
    t.pool(1, "her5")
    t.hand(1, "al1")
    t.begin(phase=4).attack("Dementlieu").pick("her9").pick("her5").skip()
    assert t.totals() == (9, 5)
