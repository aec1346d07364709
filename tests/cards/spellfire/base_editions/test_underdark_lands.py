"""Realms and holdings of the 4th edition that spread ruin, feed their players, or lie above the Underdark."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home
from sieges import camp, siege

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.plays.permits import is_banned
from spellhall.games.spellfire.rules.plays.play import discard


def test_black_spear_tribes_wear_attackers_down_card_by_card() -> None:
    t = siege("Black Spear Tribes", "her5 with mi+2", "her7", first=("al3",))
    assert t.totals() == (5 - 1 + 2, 7)
    assert t.play("al3").totals() == (5 - 2 + 2 + 3, 7)


def test_black_spear_tribes_discard_whom_they_have_worn_down() -> None:
    t = siege("Black Spear Tribes", "her2 with mi0", "her7", first=("al3",))
    t.play("al3")
    assert t.where("her2") == "discard pile" and not t.is_razed("Black Spear Tribes")


def test_the_painted_hills_fight_as_any_kind_and_shut_out_unarmed_combat() -> None:
    t = Hall(preset="tournament")
    t.formation(0, A="r9")
    t.formation(1, A="The Painted Hills")
    t.pool(0, "her9")
    t.hand(0, "brawl+3")
    t.hand(1, "al1")
    t.begin(phase=4).attack("The Painted Hills").say("psionicist").pick("The Painted Hills")
    assert t.totals() == (9, 5)
    assert is_banned(t.state, 0, t.handle("her9"), t.handle("brawl+3"))
    assert not is_banned(t.state, 1, t.handle("The Painted Hills"), t.handle("brawl+3"))


@pytest.mark.parametrize(("realm", "able"), [("rDL", True), ("The Delving", False), ("rFR", False)])
@pytest.mark.rule("SF-VIA-01")
def test_the_underdark_leads_past_realms_but_not_to_one_that_is_immune_to_it(realm: str, able: bool) -> None:
    t = Hall()
    t.formation(0, A="UnderKrynn")
    t.formation(1, A="r1", B=realm)
    t.pool(0, "her5")
    t.begin(phase=4)
    assert t.can_attack("r1") and t.can_attack(realm) is able


@pytest.mark.parametrize("under", ["UnderAthas", "UnderToril", "UnderOerth", "UnderDread", "UnderCerilia"])
def test_each_realm_of_the_underdark_extends_under_one_world(under: str) -> None:
    worlds = {"UnderAthas": "rDS", "UnderToril": "rFR", "UnderOerth": "rGH", "UnderDread": "rRL", "UnderCerilia": "rBR"}
    other = next(realm for realm in worlds.values() if realm != worlds[under])
    t = Hall()
    t.formation(0, A=under)
    t.formation(1, A="r1", B=worlds[under], C=other)
    t.pool(0, "her5")
    t.begin(phase=4)
    assert t.can_attack(worlds[under]) and not t.can_attack(other)


def test_a_realm_of_the_underdark_lifts_what_the_realms_above_it_ban() -> None:
    t = Hall()
    t.formation(0, A="UnderAthas")
    t.formation(1, A="r1", B="Lake Island", C="Raam")
    t.pool(0, "her5")
    t.begin(phase=4)
    assert t.can_attack("Lake Island") and t.can_attack("Raam")


def test_the_delving_lends_its_dwarves() -> None:
    assert siege("The Delving", "mon9", "her5").totals() == (9, 10)


def test_the_blood_sea_admits_swimmers_and_drowns_swimming_allies() -> None:
    t = camp("Blood Sea of Istar", "her9", "her5", first=("al1",))
    assert not t.can_attack("Blood Sea of Istar")
    t = siege("Blood Sea of Istar", "swi5", "her9", first=("alSwim3", "al3", "mi+2"))
    assert t.play("alSwim3").where("alSwim3") == "discard pile"
    assert t.can_play("mi+2") and not t.can_play("al3"), "who does not swim does not get there (SF-MOVE-16)"


@pytest.mark.parametrize(("champion", "level"), [("her9", 4), ("swi9", 9)])
@pytest.mark.rule("SF-VIA-02")
def test_whoever_needs_the_underdark_to_get_to_the_blood_sea_is_halved(champion: str, level: int) -> None:
    t = Hall()
    t.formation(0, A="UnderKrynn")
    t.formation(1, A="Blood Sea of Istar")
    t.pool(0, champion)
    t.pool(1, "her5")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.begin(phase=4).attack("Blood Sea of Istar").pick("her5")
    assert t.totals() == (level, 5)


def test_the_sea_of_dust_buries_another_realm_with_it() -> None:
    t = camp("Sea of Dust", "her5", "her2")
    t.formation(1, B="r7")
    t.attack("Sea of Dust").skip()
    assert t.offered() == ["r7", "r9"]
    t.pick("r9")
    assert t.is_razed("r9") and t.is_razed("Sea of Dust") and not t.is_razed("r7")


@pytest.mark.parametrize("event", ["evRuin", "evWreck"])
def test_the_sea_of_dust_strands_a_swimmer_when_it_falls_outside_of_battle(event: str) -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="Sea of Dust")
    t.pool(0, "swi5", "her5")
    t.hand(0, event)
    t.begin(phase=2).play(event)
    while t.rule == "AMB-10" and t.can_pick("Sea of Dust"):
        t.pick("Sea of Dust")
    assert t.offered() == ["swi5"] and t.seat == 1
    assert t.pick("swi5").where("swi5") == "discard pile"


def test_swimmers_do_not_attack_the_sea_of_dust() -> None:
    assert not camp("Sea of Dust", "swi5", first=("al1",)).can_attack("Sea of Dust")


def test_mithral_hall_yields_its_first_treasure_after_each_defence() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rFR with Mithral Hall")
    t.pool(0, "her5")
    t.pool(1, "her7", "her3")
    t.pile(1, "al2", "mi+2", "mi+1", "al3", "al4")
    t.hand(0, "al1")
    t.begin(phase=4).attack("rFR").pick("her7")
    t.skip()
    assert t.offered() == ["her3", "her7"] and t.seat == 1
    assert "mi+2" not in t.state.decision().label, "nobody else knows what was found"
    t.pick("her3")
    assert t.state.host[t.handle("mi+2", 1)] == t.handle("her3")
    assert t.where("mi+1", 1) in ("draw pile", "hand")


def test_mithral_hall_leaves_the_treasure_in_the_hand_and_keeps_silent_when_the_realm_falls() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rFR with Mithral Hall")
    t.pool(0, "her5")
    t.pool(1, "her3")
    t.pile(1, "al2", "mi+2", "al3")
    t.begin(phase=4).attack("rFR").skip()
    assert t.is_razed("rFR") and t.where("mi+2", 1) == "draw pile"


def test_the_red_death_strikes_every_champion_of_the_victor_by_a_digit_of_its_own() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rRL with Dance of the Red Death")
    t.pool(0, "her5", "her2", "her9")
    t.pile(0, "digit3", "digit3", "digit3", "al1", "al2", "al3")
    t.hand(1, "al1")
    t.begin(phase=4).attack("rRL").pick("her5")
    assert [t.where(name) for name in ("her5", "her2", "her9")] == ["discard pile", "pool", "discard pile"]
    assert t.names(0, "discard pile").count("digit3") == 3


def test_the_red_tide_helps_undead_and_drowns_a_small_realm_that_fights() -> None:
    t = siege("rRL with Red Tide", "mon9", "her5")
    assert t.totals() == (9, 11)
    t = Hall()
    t.formation(0, A="rRL with Red Tide")
    t.formation(1, A="rSelf6", B="r7")
    t.pool(0, "her5")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.begin(phase=4).attack("rSelf6").pick("rSelf6")
    t.skip_to(seat=0)
    t.use("Red Tide")
    assert (t.where("rSelf6"), t.where("Red Tide")) == ("discard pile", "discard pile")


def test_the_red_tide_spares_champions_and_greater_realms() -> None:
    t = siege("rRL with Red Tide", "her3", "her5")
    assert not t.can_use("Red Tide")


@pytest.mark.parametrize(("digit", "falls"), [("digit3", True), ("digit4", False)])
@pytest.mark.rule("SF-HOARD-01")
def test_the_caves_of_mystery_swallow_the_mighty_and_bring_spoils(digit: str, falls: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rDS with Caves of Mystery")
    t.pool(0, "her9")
    t.pool(1, "her5")
    t.pile(0, digit, "al1", "al2")
    t.pile(1, "al7", "al8", "al9")
    t.begin(phase=4).attack("rDS")
    assert (t.where("her9") == "discard pile") is falls
    if falls:
        t.skip_to(label="end your turn")
        assert t.names(1, "hand") == ["al7"] and not t.is_razed("rDS")


def test_the_caves_of_mystery_let_lesser_champions_pass() -> None:
    t = siege("rDS with Caves of Mystery", "her8", "her5")
    assert t.totals() == (8, 5)


@pytest.mark.parametrize(("agrees", "level"), [(True, 9), (False, 12)])
def test_agiss_cairn_lets_defenders_strip_wards_from_the_battle(agrees: bool, level: int) -> None:
    t = siege("rDS with Agis's Cairn", "her9 with plus+3 Def", "her5")
    assert t.seat == 1
    t.yes() if agrees else t.skip()
    assert t.totals() == (level, 5 + 4)


# ---------------------------------------------------------------------- base editions


def test_the_haunted_hall_draws_a_card_when_it_comes_and_when_it_is_rebuilt() -> None:
    t = at_home(phase=2, hand=("Haunted Hall of Eveningstar", "al1", "al2", "al3", "al4", "al5"))
    t.play("Haunted Hall of Eveningstar").say("B")
    assert t.hand_size(0) == 6
    t = Hall()
    t.formation(0, A="Haunted Hall of Eveningstar razed")
    t.formation(1, A="r1")
    t.hand(0, "al1", "al2", "al3", "al4")
    t.begin(phase=2).rebuild("Haunted Hall of Eveningstar").pick("al1").pick("al2").pick("al3")
    assert t.hand_size(0) == 2


def test_the_sword_coast_gives_an_ally_back_after_each_round() -> None:
    t = siege("Sword Coast", "her9", "her5", second=("al5",))
    t.play("al5").skip()
    assert (t.seat, t.offered()) == (1, ["al5"])
    t.pick("al5")
    assert t.where("al5", 1) == "hand"


@pytest.mark.parametrize(
    ("place", "realm", "level", "kind"),
    [
        ("rFR with Arabel", "rFR", 4, "monster"),
        ("rGH with Arms of the Horned Society", "rGH", 5, "hero"),
        ("Moonshae Isles with Arabel", "Moonshae Isles", 4, "monster"),
    ],
)
def test_a_holding_lets_its_realm_defend_itself(place: str, realm: str, level: int, kind: str) -> None:
    t = siege(place, "slayM" if kind == "hero" else "slayH", realm)
    assert t.totals() == (4, level)
    t = siege(place, "slayH" if kind == "hero" else "slayM", realm)
    assert t.is_razed(realm)


@pytest.mark.rule("AMB-40")
def test_a_realm_that_defends_itself_at_a_higher_level_than_its_holding_lends_goes_on_so() -> None:
    """AMB-40."""
    t = siege("Jungles of Chult with Arabel", "her4", "Jungles of Chult")
    assert t.totals() == (4, 5)


def test_arms_of_greyhawk_guard_every_greyhawk_realm_that_has_a_holding() -> None:
    t = Hall()
    t.formation(0, A="rGH with Arms of Greyhawk")
    t.formation(1, A="rGH", B="r2")
    t.pool(0, "mon5", "fly5")
    t.put(1, "attached", "h+2")
    t.state.host[t.handle("h+2")] = t.handle("rGH", 1)
    assert not t.begin(phase=4).can_attack("rGH")
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="rGH with Arms of Greyhawk", B="r2")
    t.pool(0, "fly5")
    t.begin(phase=4)
    assert not t.can_attack("rGH") and t.can_attack("r2")


def test_arms_of_greyhawk_let_others_attack() -> None:
    assert camp("rGH with Arms of Greyhawk", "her5", first=("al1",)).can_attack("rGH")


def test_arms_of_veluna_return_one_ally_of_a_defence_that_succeeded() -> None:
    t = siege("rGH with Arms of Veluna", "her9", "her5", second=("al4", "al5"))
    t.play("al5").skip()
    assert t.offered() == ["al5"]
    assert t.pick("al5").where("al5", 1) == "hand"
    t = siege("rGH with Arms of Veluna", "her9", "her5", second=("al3",))
    t.play("al3").skip()
    assert t.where("al3", 1) == "discard pile"


def test_ancient_arms_of_veluna_return_all_of_them_to_any_greyhawk_realm() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rGH", B="Nyrond with Ancient Arms of Veluna")
    t.pool(0, "her9")
    t.pool(1, "her5")
    t.hand(0, "al1")
    t.hand(1, "al3", "al4")
    t.begin(phase=4).attack("rGH").pick("her5").play("al3").play("al4").skip()
    assert (t.where("al3", 1), t.where("al4", 1)) == ("hand", "hand")


@pytest.mark.rule("SF-RAZE-14")
def test_arms_of_the_shield_lands_join_a_razed_realm_to_rebuild_it() -> None:
    t = Hall()
    t.formation(0, A="rGH razed", B="Nyrond")
    t.formation(1, A="r1")
    t.hand(0, "Arms of the Shield Lands")
    t.begin(phase=2).play("Arms of the Shield Lands")
    assert not t.is_razed("rGH") and t.state.host[t.handle("Arms of the Shield Lands")] == t.handle("rGH")
    assert not at_home(phase=2, hand=("Arms of the Shield Lands", "r3")).can_play("Arms of the Shield Lands")


def test_ancient_arms_of_the_shield_lands_raze_another_realm_of_that_world() -> None:
    t = Hall()
    t.formation(0, A="rGH razed")
    t.formation(1, A="Nyrond", B="r1")
    t.hand(0, "Ancient Arms of the Shield Lands")
    t.begin(phase=2).play("Ancient Arms of the Shield Lands")
    assert t.is_razed("Nyrond") and not t.is_razed("rGH") and not t.is_razed("r1")


def test_giustenal_lets_an_attacker_have_three_allies() -> None:
    t = siege("rDS with Giustenal", "her1", "her9", first=("al1", "al2", "al0", "al3"))
    t.play("al1").play("al2").play("al0")
    assert not t.can_play("al3") and t.can_play("mi0")


def test_giustenal_counts_allies_that_are_gone() -> None:
    t = siege("rDS with Giustenal", "her1", "her9", first=("al1", "al2", "al0", "al3"))
    t.play("al1").play("al2")
    discard(t.state, t.handle("al2"))
    assert t.play("al0").names(0, "attached") == ["al1", "al0"]
    assert not t.can_play("al3")


def test_giustenal_leaves_out_allies_that_were_there_before() -> None:
    t = siege("rDS with Giustenal", "her1 with al0", "her9", first=("al1", "al2", "al3"))
    t.play("al1").play("al2")
    assert t.can_play("al3")


def test_giustenal_lets_the_next_attacker_have_three_allies_again() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rDS with Giustenal")
    t.pool(0, "her1", "her2")
    t.pool(1, "her5", "her9")
    t.hand(0, "al1", "al2", "al3", "al4")
    t.hand(1, "al0")
    t.begin(phase=4).attack("rDS").pick("her1").pick("her5")
    t.play("al1").play("al2").play("al3").skip().pick("her2").pick("her9")
    assert t.can_play("al4")


def test_yaramuke_destroys_the_ally_that_its_player_picks() -> None:
    t = siege("rDS with Yaramuke", "her1", "her9", first=("al3", "al4"))
    t.play("al3")
    assert (t.seat, t.can_use("Yaramuke")) == (1, True)
    t.skip()
    assert t.where("al3", 0) == "attached"
    t.play("al4").use("Yaramuke")
    assert t.where("al4", 0) == "discard pile"
    assert base_level(t.state, t.state.regs[tb.OFFENCE]) == 1


def test_each_player_loses_the_realm_in_front_to_a_siege() -> None:
    t = Hall()
    t.formation(0, A="r1", B="r2")
    t.formation(1, A="r3")
    t.hand(0, "2nd/203", "al1")
    t.begin(phase=2).play("2nd/203")
    assert [t.where(name) for name in ("r1", "r2", "r3")] == ["discard pile", "formation", "discard pile"]
