"""Details in which cards once deviated from what is printed on them."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn
from sieges import camp

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.traits import has_trait


@pytest.mark.parametrize("event", ["Black Bess", "Bess's Revenge"])
def test_the_cards_drawn_for_bess_are_discarded(event: str) -> None:
    t = at_home(hand=(event, "mi+1"), pool=("her5",))
    held, piles = t.hand_size(1), [len(t.names(seat, "draw pile")) for seat in range(2)]
    t.play(event)
    assert [len(t.names(seat, "draw pile")) for seat in range(2)] == [count - 1 for count in piles]
    assert "al1" in t.names(0, "discard pile") and "al1" in t.names(1, "discard pile")
    assert t.hand_size(1) == held


def test_who_is_booted_discards_the_card_that_he_draws() -> None:
    t = duel("her3", "wiz9", hand=("Boot to the Head", "al2"))
    before = len(t.names(1, "draw pile"))
    t.play("Boot to the Head")
    assert len(t.names(1, "draw pile")) == before - 1 and "al1" in t.names(1, "discard pile")


def test_yondalla_takes_two_with_her_when_she_is_beaten_and_gets_away() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="The Mistmoor")
    t.pool(0, "her15 with art+4", "her8")
    t.pool(1, "Yondalla the Provider", "her5")
    t.hand(1, "al1")
    t.begin(phase=4).attack("The Mistmoor").pick("her15").pick("Yondalla the Provider").skip().yes()
    assert t.where("Yondalla the Provider") == "pool"
    t.pick("her8")
    assert t.where("her15") == t.where("her8") == "discard pile"


@pytest.mark.parametrize("number", ["1st/108", "4th/122"])
def test_both_printings_of_labor_of_legend_rebuild_a_realm_of_anybody(number: str) -> None:
    t = at_home(hand=(number, "mi+1"), pool=("her5",))
    t.formation(1, B="r4 razed")
    t.play("Labor of Legend")
    assert not t.is_razed("r4") and t.where("her5") == "discard pile"


def test_nothing_takes_chernevik_from_his_pool() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.pool(1, "Chernevik", "her5")
    t.hand(0, "Slave Revolt!", "mi+1")
    t.pool(0, "her4")
    t.begin(phase=3).play("Slave Revolt!")
    assert (t.where("her5"), t.where("Chernevik")) == ("discard pile", "pool"), "he was not even offered"
    finish_turn(t)
    assert t.where("Chernevik") == "pool", "though his player has no realm"


@pytest.mark.parametrize(
    "card", ["The Sphinx", "Rahil the Falcon", "Iuz, Avatar of Evil", "Korgunard the Avangion", "Gatekeeper"]
)
def test_powers_without_a_stated_turn_work_in_the_turns_of_others(card: str) -> None:
    t = Hall()
    t.formation(0, A="r9", B="r7")
    t.formation(1, A="r8", B="r6 razed")
    t.formation(0, C=card) if card == "The Sphinx" else t.pool(0, card)
    t.pool(1, "her5")
    t.hand(1, "mi+1", "al1")
    t.begin(seat=1, phase=3).skip()
    assert (t.seat, t.can_use(card)) == (0, True)


def test_korgunard_rebuilds_a_realm_of_anybody() -> None:
    t = at_home(pool=("Korgunard the Avangion",), hand=("mi+1",))
    t.formation(1, B="r4 razed")
    t.use("Korgunard the Avangion")
    assert not t.is_razed("r4")


@pytest.mark.parametrize(("returns", "offered"), [("never", False), ("by_card", True)])
def test_the_tarvan_waste_is_no_trap(returns: str, offered: bool) -> None:
    t = at_home(pool=("her5",), hand=("mi+1",), abyss_return=returns)
    t.formation(0, B="Tarvan Waste")
    t.put(0, "abyss", "mi+2", "her4")
    assert t.can_use("Tarvan Waste") is offered
    if offered:
        t.use("Tarvan Waste")
        assert (t.where("mi+2"), t.where("her4")) == ("discard pile", "abyss")


@pytest.mark.parametrize(("attacker", "allowed"), [("her5", False), ("her5 with Nature's Throne", True)])
def test_natures_throne_strips_movement_where_it_is_one_of_several_demands(attacker: str, allowed: bool) -> None:
    t = camp("Giant's Run Mountains", attacker)
    assert t.can_attack("Giant's Run Mountains") is allowed


def test_rebellious_dragon_allies_cast_too() -> None:
    t = duel("her9 with Pseudodragon", "mon9 with mi+3 Off and mi+2", hand=("Dragons Rebellious", "wDef+3/4", "al2"))
    assert not t.can_play("wDef+3/4")
    t.play("Dragons Rebellious")
    assert t.can_play("wDef+3/4")


@pytest.mark.rule("AMB-97")
def test_the_siege_strikes_the_foremost_realm_that_is_there() -> None:
    t = Hall()
    t.formation(0, A="r9 razed", B="r7")
    t.formation(1, B="r8", C="r6")
    t.pool(0, "her5")
    t.hand(0, "Siege!", "mi+1")
    t.begin(phase=3).play("Siege!")
    assert t.is_razed("r8") and not t.is_razed("r6") and not t.is_razed("r7")


def test_healing_needs_somebody_to_heal() -> None:
    t = at_home(phase=5, pool=("reg5",), hand=("Healing",) + ("al2",) * 9)
    assert not t.can_play("Healing")
    t = at_home(phase=3, pool=("reg5",), hand=("Healing", "mi+1"))
    t.put(0, "discard pile", "al3")
    t.state.marks[tb.LEFT_AT][t.handle("al3")] = t.reg(tb.TURN)
    t.skip_to_phase(5)
    assert t.can_play("Healing")


def test_wind_walk_lasts_for_the_round() -> None:
    t = duel("cle9 with al2", "mon3", hand=("al9",), rival_hand=("al9", "al1"))
    t.pool(0, "her5")
    t.pool(1, "mon4")
    t.hand(0, "Wind Walk")
    t.play("al9").play("Wind Walk")
    assert has_trait(t.state, t.handle("cle9"), "flyer")
    t.play("al9").skip_to(label="send another")
    assert not has_trait(t.state, t.handle("cle9"), "flyer")


@pytest.mark.rule("SF-SPELL-15")
def test_a_protected_card_is_no_target_for_a_play_that_would_only_remove_it() -> None:
    t = at_home(pool=("Jella",), hand=("mi+1",))
    t.pool(1, "Mordenkainen with mi+2")
    assert not t.can_use("Jella")
    t.pool(1, "her5 with mi+3 Off")
    t.use("Jella")
    assert t.where("mi+3 Off") == "discard pile"


@pytest.mark.rule("AMB-97")
@pytest.mark.parametrize(("realm", "coast"), [("rDLCoast", True), ("rDL", False)])
def test_the_shark_reef_lies_on_coasts_only(realm: str, coast: bool) -> None:
    """Water is what counts as coastal."""
    t = Hall()
    t.formation(0, A=realm)
    t.hand(0, "Shark Reef", "mi+1")
    assert t.begin(phase=2).can_play("Shark Reef") is coast


@pytest.mark.rule("SF-PH2-05")
def test_the_shark_reef_finds_the_coast_behind_an_inland_realm() -> None:
    t = Hall()
    t.formation(0, A="rDL", B="rDLCoast")
    t.hand(0, "Shark Reef", "mi+1")
    t.begin(phase=2).play("Shark Reef")
    assert t.state.host[t.handle("Shark Reef")] == t.handle("rDLCoast")


@pytest.mark.rule("AMB-97")
@pytest.mark.parametrize(("zone", "works"), [("hand", False), ("discard pile", False), ("attached", True)])
def test_what_can_be_discarded_at_any_time_must_be_in_play(zone: str, works: bool) -> None:
    bearer = "her3 with Ashathra and Marauder" if zone == "attached" else "her3"
    t = duel(bearer, "her15", hand=("al2", "evAll2"), rival_hand=("calm", "al3"))
    if zone != "attached":
        t.put(0, zone, "Ashathra", "Marauder")
    t.play("al2")
    assert t.can_use("Ashathra") is works
    t.play("evAll2").play("calm")
    assert (t.rule == "SF-PAUSE-01") is works, "Marauder could cancel the event that answers another"


@pytest.mark.rule("SF-END-05", "AMB-40")
def test_treasure_discards_a_realm_that_defends_itself_as_a_monster() -> None:
    """AMB-40."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Council Aerie", B="r7")
    t.pool(0, "her15")
    t.hand(0, "al1")
    t.hand(1, "Treasure", "al2")
    held = t.hand_size(0)
    t.begin(phase=4).attack("Council Aerie").skip_to(rule="SF-COMB-C").pick("Council Aerie")
    assert t.where("Council Aerie") == "formation" and t.reg(tb.DEFENCE) == t.handle("Council Aerie")
    t.play("Treasure")
    assert t.where("Council Aerie") == "discard pile", "discarded from the formation, not razed"
    assert t.where("her15") == "pool" and t.hand_size(0) == held + 1, "spoils of victory"


@pytest.mark.rule("SF-COMB-F1", "AMB-15", "AMB-16")
@pytest.mark.parametrize(
    ("champion", "rival"),
    [("Maligor the Red", "her1 with al1"), ("Kiara with al5", "her1 with mi+2"), ("Gnomes of Samek", "her1 with al1")],
)
def test_who_leads_a_round_cannot_use_what_is_not_for_any_time(champion: str, rival: str) -> None:
    t = duel(champion, rival, rival_hand=("al0", "al9"))
    t.play("al0")
    assert t.seat == 1
    t.play("al9")
    assert t.seat == 0 and t.can_use(champion.split(" with ")[0])


@pytest.mark.rule("SF-CONF-01")
def test_grypht_leaves_battles_of_others_alone() -> None:
    t = duel("her9 with Magic Sword", "her5", hand=("al1",), rival_hand=("al1",))
    assert t.totals() == (11, 5)
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her9 with Magic Sword")
    t.pool(1, "her5", "Grypht the Saurial")
    t.hand(1, "al1")
    assert t.begin(phase=4).attack("r1").pick("her5").totals() == (11, 5)


@pytest.mark.rule("SF-TERM-11")
def test_a_giant_slain_by_the_dwarven_hammer_does_not_go_home() -> None:
    t = fight("her9 with Dwarven Hammer", "home5 with Girdle of Storm Giant Strength")
    assert t.where("home5") == "discard pile"


def test_keoland_keeps_one_card_in_all() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Keoland")
    t.pool(0, "her3", "her9")
    t.hand(1, "al6", "mi+2", "al1")
    t.begin(phase=4).attack("Keoland").pick("her3").pick("Keoland").play("al6").skip_to(label="ally or magical item")
    t.pick("al6").skip_to_phase(4, seat=0, turns=2)
    t.attack("Keoland").pick("Keoland")
    assert t.totals() == (9, 6)
    t.play("mi+2").play("al1").skip_to(label="ally or magical item").pick("mi+2")
    assert t.where("mi+2", 1) == "attached" and t.where("al6") == t.where("al1", 1) == "discard pile"


def test_rashemen_weakens_all_wizards_but_red_ones() -> None:
    assert not camp("Rashemen", "wizRed5").can_attack("Rashemen")
    for attacker, level in (("wizRed5", 5), ("wiz5", 3)):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A="r1", B="Rashemen")
        t.pool(0, attacker)
        t.pool(1, "wiz9")
        t.hand(0, "al1")
        t.hand(1, "Misdirection")
        t.begin(phase=4).attack("r1").play("Misdirection").pick("wiz9")
        assert t.reg(tb.TARGET) == t.handle("Rashemen") and t.totals() == (level, 9)


@pytest.mark.rule("SF-GEN-23")
@pytest.mark.parametrize(
    ("key", "trait", "printed"),
    [("3rd/137", "coastal", False), ("3rd/177", "flyer", False), ("3rd/052", "gnome", True)],
)
def test_what_stands_on_a_card_counts_without_corrections(key: str, trait: str, printed: bool) -> None:
    for corrections, has in (("on", True), ("off", printed)):
        t = at_home(hand=("her2",), bluelines=corrections)
        t.put(0, "formation" if trait == "coastal" else "pool", key)
        assert has_trait(t.state, t.handle(key), trait) is has
