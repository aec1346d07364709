"""Realms that work when they are played, when they fall, in the turns of their player, or on hands and piles."""

from __future__ import annotations

import pytest
from hall import Hall
from sieges import camp, siege

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.levels import own_level
from spellhall.games.spellfire.rules.turn.draws import cards_to_draw, hand_limit


def test_menzoberranzan_comes_at_any_time_and_leaves_the_realm_action() -> None:
    t = Hall()
    t.formation(0, A="r1", B="r2")
    t.formation(1, A="r3")
    t.hand(1, "Menzoberranzan")
    t.begin(seat=0, phase=2).skip()
    assert t.seat == 1
    t.play("Menzoberranzan").say("B")
    assert t.where("Menzoberranzan") == "formation"
    t = Hall()
    t.formation(0, A="r1")
    t.hand(0, "Menzoberranzan", "r2")
    t.begin(seat=0, phase=2).play("Menzoberranzan").say("B")
    assert t.can_play("r2")


def test_menzoberranzan_played_in_a_battle_shields_what_lies_behind_it() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1 razed", B="r2", C="r3")
    t.pool(0, "her5", "her4")
    t.pool(1, "mon3")
    t.hand(1, "Menzoberranzan")
    t.begin(seat=0, phase=4).attack("r2")
    t.play("Menzoberranzan").say("A")
    assert t.where("r1") == "discard pile"
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert (t.where("her5"), t.is_razed("r2")) == ("pool", False)


@pytest.mark.parametrize(("place", "limit"), [("Myth Drannor", 9), ("Cariele", 11), ("rDS with The Mud Palace", 10)])
def test_more_cards_may_be_kept(place: str, limit: int) -> None:
    t = Hall()
    t.formation(0, A=place)
    t.begin()
    assert (hand_limit(t.state, 0), hand_limit(t.state, 1)) == (limit, 8)


def test_perrenland_lets_the_others_keep_fewer() -> None:
    t = Hall(players=3)
    t.formation(0, A="Perrenland")
    t.begin()
    assert [hand_limit(t.state, seat) for seat in range(3)] == [8, 7, 7]


@pytest.mark.parametrize("place", ["Tyr", "rDS with Arkhold", "rBR with Points East Trading Guild"])
def test_a_card_more_is_drawn_each_turn(place: str) -> None:
    t = Hall()
    t.formation(0, A=place)
    t.begin(phase=1)
    assert t.hand_size(0) == 4
    assert cards_to_draw(t.state, 1) == 3


def test_points_east_silences_arkhold() -> None:
    t = Hall()
    t.formation(0, A="rDS with Arkhold")
    t.formation(1, A="rBR with Points East Trading Guild")
    t.begin()
    assert (cards_to_draw(t.state, 0), cards_to_draw(t.state, 1)) == (3, 4)


def test_greyhawk_ruins_strengthen_the_greyhawk_champions_of_their_player() -> None:
    t = Hall()
    t.formation(0, A="Greyhawk Ruins")
    t.pool(0, "herGH5", "her5")
    t.pool(1, "wizGH5")
    t.begin()
    assert [own_level(t.state, t.handle(name)) for name in ("herGH5", "her5", "wizGH5")] == [7, 5, 5]


# ---------------------------------------------------------------------- when played


def entering(realm: str, *enemies: str) -> Hall:
    t = Hall()
    t.formation(0, A="r1")
    t.pool(1, *enemies)
    t.hand(0, realm)
    return t.begin(phase=2).play(realm).say("B")


def test_furyondy_may_remove_a_wizard() -> None:
    t = entering("Furyondy", "wiz5", "wiz7", "her5")
    assert not t.can_pick("her5")
    t.pick("wiz7")
    assert (t.where("wiz7"), t.where("wiz5")) == ("discard pile", "pool")
    assert entering("Furyondy", "wiz5").skip().where("wiz5") == "pool"


def test_furyondy_can_be_played_where_there_is_no_wizard() -> None:
    assert entering("Furyondy", "her5").where("Furyondy") == "formation"


def test_rhuobhe_may_send_a_regent_to_the_abyss() -> None:
    assert entering("Rhuobhe", "reg5", "her5").pick("reg5").where("reg5") == "abyss"


def test_the_temple_of_elemental_evil_brings_three_cards() -> None:
    assert entering("Temple of Elemental Evil").hand_size(0) == 3


def test_tenh_profits_from_menzoberranzan() -> None:
    t = Hall()
    t.formation(0, A="Duchy of Tenh")
    t.formation(1, A="r1")
    t.hand(1, "Menzoberranzan")
    t.hand(0, "evQuake")
    t.begin(seat=1, phase=2).play("Menzoberranzan").say("B")
    assert t.hand_size(0) == 4
    t.skip_to(seat=0, rule="SF-EVT-01").play("evQuake").pick("Menzoberranzan")
    assert t.hand_size(0) == 6


# ---------------------------------------------------------------------- when razed


def test_raurin_takes_its_conqueror_with_it() -> None:
    t = siege("Raurin", "her5 with mi+2")
    assert t.is_razed("Raurin")
    assert (t.where("her5"), t.where("mi+2")) == ("discard pile", "discard pile")


def test_halflings_devour_the_conqueror_of_the_forest_ridge() -> None:
    assert siege("The Forest Ridge", "her5").where("her5") == "discard pile"


@pytest.mark.parametrize(("place", "fate"), [("Raurin", "pool"), ("The Forest Ridge", "pool")])
def test_a_realm_that_falls_to_an_event_takes_nobody(place: str, fate: str) -> None:
    t = Hall()
    t.formation(1, A=place)
    t.pool(0, "her5")
    t.hand(0, "evQuake")
    t.begin(phase=3).play("evQuake")
    assert t.is_razed(place)
    assert t.where("her5") == fate


def test_the_fall_of_the_vilhon_reach_costs_another_player_a_razed_realm() -> None:
    t = Hall()
    t.formation(0, A="r1 razed", B="r2")
    t.formation(1, A="The Vilhon Reach", B="r3 razed")
    t.pool(0, "her5")
    t.begin(phase=4).attack("The Vilhon Reach")
    assert t.seat == 1
    t.yes()
    assert t.where("r1") == "discard pile"
    assert t.where("r3") == "formation"


def test_enstar_brings_a_card_when_it_falls() -> None:
    t = siege("Enstar", "her5")
    assert t.hand_size(1) == 3


def test_new_giustenal_is_rebuilt_for_one_card() -> None:
    t = Hall()
    t.formation(0, A="New Giustenal razed")
    t.hand(0, "al1", "al2")
    t.begin(phase=2).rebuild("New Giustenal").pick("al2")
    assert not t.is_razed("New Giustenal")
    assert t.hand_size(0) == 1


# ---------------------------------------------------------------------- used by their player


def test_dyvers_trades_realms_and_champions_for_new_cards_and_is_razed() -> None:
    t = Hall()
    t.formation(0, A="Free and Independent City of Dyvers")
    t.hand(0, "r1", "her5", "al2", "keep10")
    t.pile(0, "al3", "al4", "al5")
    t.begin(phase=0).use("Free and Independent City of Dyvers")
    assert not t.can_pick("al2")
    t.pick("r1").pick("her5")
    assert sorted(t.names(0, "hand")) == ["al2", "al3", "al4", "keep10"]
    assert sorted(t.names(0, "draw pile")) == ["al5", "her5", "r1"]
    assert t.is_razed("Free and Independent City of Dyvers")
    t.is_sound()


def test_stonefist_hold_may_fall_to_stop_an_extra_turn() -> None:
    def caravan_at(answer: bool) -> Hall:
        t = Hall()
        t.formation(0, A="r1")
        t.formation(1, A="Stonefist Hold")
        t.hand(0, "caravan")
        t.begin(seat=0, phase=6).end_turn()
        t.play("caravan")
        assert t.seat == 1
        return t.yes() if answer else t.skip()

    t = caravan_at(True)
    assert t.is_razed("Stonefist Hold")
    assert t.reg(tb.ACTIVE) == 1
    t = caravan_at(False)
    assert t.reg(tb.ACTIVE) == 0
    assert t.reg(tb.EXTRA_TURN) == 1


def test_the_sphinx_shows_a_hand_once_a_turn() -> None:
    t = Hall(players=3)
    t.formation(0, A="The Sphinx")
    (card,) = t.hand(2, "al3")
    t.hand(0, "her5")
    t.begin(seat=0, phase=3).use("The Sphinx").say("seat 2")
    assert t.state.seen[card] & 1
    assert t.can_play("her5")
    assert not t.can_use("The Sphinx")


def test_tarvan_waste_empties_the_abyss_into_the_discard_piles() -> None:
    t = Hall(preset="tournament")
    t.formation(0, A="Tarvan Waste", B="r1")
    t.put(0, "abyss", "al3", "her5", "evGift")
    t.put(1, "abyss", "mi+2")
    t.begin(seat=0, phase=3).use("Tarvan Waste")
    assert [t.where(name) for name in ("al3", "mi+2")] == ["discard pile", "discard pile"]
    assert [t.where(name) for name in ("her5", "evGift", "Tarvan Waste")] == ["abyss", "abyss", "abyss"]


def test_the_hut_of_baba_yaga_walks_at_the_start_of_a_turn_with_its_holding() -> None:
    t = Hall()
    t.formation(0, A="Dancing Hut of Baba Yaga with h1", B="r1")
    t.begin(seat=1, phase=6).end_turn()
    assert t.seat == 0
    t.yes()
    assert t.state.marks[tb.PLACE][t.handle("Dancing Hut of Baba Yaga")] == tb.PLACES.index("B")
    assert t.state.marks[tb.PLACE][t.handle("r1")] == tb.PLACES.index("A")
    assert t.where("h1") == "attached"


def sithicus(place: str = "r1") -> Hall:
    t = Hall(players=3)
    t.formation(0, A="r9")
    t.formation(1, A=place)
    t.formation(2, A="Sithicus") if place == "r1" else None
    t.pool(0, "her5 with mi+2")
    t.pool(1, "mon7")
    t.hand(0, "al1", "al3")
    t.hand(1, "al2")
    return t.begin(seat=0, phase=4).attack(place)


def test_sithicus_swallows_a_battle_elsewhere() -> None:
    t = sithicus()
    assert t.seat == 1, "there is no combat before both champions are chosen"
    t.pick("mon7").play("al3")
    assert t.seat == 2
    t.use("Sithicus")
    assert [t.where(name) for name in ("her5", "mon7", "al3")] == ["abyss", "abyss", "abyss"]
    assert (t.where("mi+2"), t.where("Sithicus")) == ("discard pile", "discard pile")
    assert t.hand_size(2) == 1
    t.is_sound()


def test_sithicus_keeps_out_of_a_battle_for_itself() -> None:
    t = sithicus("Sithicus").pick("mon7")
    assert not t.can_use("Sithicus")


# ---------------------------------------------------------------------- immune


def test_the_undead_of_the_haven_are_spared_by_spells_items_and_events() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="Haven of the Undead")
    t.pool(0, "wiz5")
    t.pool(1, "und5", "her5")
    t.hand(0, "toAbyss/3")
    t.begin(phase=3).play("toAbyss/3")
    assert t.offered() == ["her5", "wiz5"]
    t = siege("Haven of the Undead", "her9 with mi+3 Off", "und9")
    assert t.totals() == (9, 9)


def test_the_dragons_of_dragons_crown_mountain_are_spared_by_spells() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="Dragon's Crown Mountain")
    t.pool(0, "wiz5")
    t.pool(1, "herDragon5", "her5")
    t.hand(0, "toAbyss/3")
    assert t.begin(phase=3).play("toAbyss/3").offered() == ["her5", "wiz5"]


def test_allies_come_to_the_aid_of_every_defender_of_arak() -> None:
    assert siege("Arak", "her9", "mon5").totals() == (9, 9)
    assert camp("Arak", "her9").can_attack("Arak")
