"""Events, rule cards and dungeons of the later sets that demand something of everyone, or make an exception."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn, home
from sieges import siege

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import may_use
from spellhall.games.spellfire.rules.turn.draws import cards_to_draw


def test_the_dead_are_shuffled_back_at_dawn() -> None:
    t = at_home(hand=("Dawn of the Dead", "Treasure", "her1"))
    t.pool(1, "und5", "mon5")
    t.play("Dawn of the Dead").play("Treasure")
    assert (t.where("und5"), t.where("mon5")) == ("draw pile", "discard pile")


def test_avatars_that_do_not_attack_are_lost_while_gods_walk() -> None:
    t = at_home(pool=("her5", "Titania"), hand=("When Gods Walk", "her1"))
    t.may_decline = True
    t.play("When Gods Walk").skip_to_phase(4).attack("r8")
    assert t.offered() == ["Titania"]
    t.skip()
    finish_turn(t)
    assert t.where("Titania") == "discard pile" and t.where("her5") == "pool"


@pytest.mark.parametrize(("digit_card", "even"), [("4th/132", True), ("4th/133", False)])
def test_the_fates_give_or_take_by_the_digit(digit_card: str, even: bool) -> None:
    t = at_home(pool=("her5",), hand=("The Fates", "al9"))
    t.pile(0, digit_card, "al1", "al2", "al3", "al4")
    t.pile(1, "4th/133", *("al1",) * 9)
    t.play("The Fates")
    if even:
        t.pick("al9").pick("her5")
        assert t.hand_size(0) == 0 and t.where("her5") == "discard pile"
    else:
        assert t.hand_size(0) == 1 + 3
    assert t.hand_size(1) == 3


@pytest.mark.rule("SF-PH1-05")
@pytest.mark.parametrize(("places", "draw"), [((), 1), (("B",), 2), (("B", "C"), 3)])
def test_taxes_are_drawn_for_realms_of_birthright(places: tuple[str, ...], draw: int) -> None:
    t = home("her5")
    t.put(1, "table", "Taxation")
    t.formation(
        0, **{place: name for place, name in zip(places, ("Realm of the White Witch", "The Battle-Fens"), strict=False)}
    )
    assert cards_to_draw(t.state, 0) == draw


@pytest.mark.rule("SF-PH1-05")
def test_nothing_takes_the_draw_below_what_taxation_grants() -> None:
    t = home("her5")
    t.put(1, "table", "Taxation")
    t.pool(1, "herFR5 with The Ring of Winter")
    assert cards_to_draw(t.state, 0) == 1


@pytest.mark.parametrize("pays", [True, False])
def test_crime_costs_a_card_a_turn(pays: bool) -> None:
    t = at_home(pool=("her5",), hand=("her1",))
    t.put(0, "table", "Crime Does Not Pay")
    t.pool(1, "thi5")
    t.hand(1, "al2", "thiefDef+3")
    t.skip_to(label="end your turn").end_turn()
    assert t.seat == 1
    t.say(t.options()[0 if pays else 1])
    if pays:
        t.pick("al2")
    assert may_use(t.state, t.handle("thi5"), t.handle("thiefDef+3")) is pays


@pytest.mark.parametrize(("choice", "trait"), [(0, "elf"), (1, "drow"), (2, "dwarf"), (3, "halfling")])
def test_the_enchanted_land_changes_its_people(choice: int, trait: str) -> None:
    t = home("her5")
    t.put(0, "table", "The Enchanted Land")
    t.pool(1, "her6")
    t.use("The Enchanted Land").say(t.options()[choice])
    assert has_trait(t.state, t.handle("her5"), trait) and not has_trait(t.state, t.handle("her6"), trait)
    finish_turn(finish_turn(t))
    assert not has_trait(t.state, t.handle("her5"), trait) and t.reg(tb.ACTIVE) == 0


def test_bats_make_attackers_leave_their_weapons_behind() -> None:
    t = siege("r1", "her9 with mi+3 Off and mi+2", "her5")
    t.put(1, "table", "Bats in the Belfry")
    assert t.totals() == (11, 5) and is_silenced(t.state, t.handle("mi+3 Off"))
    t = duel("her5", "her9", hand=("mi+3 Off", "mi+2"), rival_hand=("al1",))
    t.put(1, "table", "Bats in the Belfry")
    t.put(0, "table", "evPeace")
    assert not t.can_play("mi+3 Off") and t.can_play("mi+2")


@pytest.mark.rule("SF-COSMOS-14")
@pytest.mark.parametrize("below", [True, False])
def test_beneath_the_castle_holdings_are_safe_and_need_no_free_name(below: bool) -> None:
    t = Hall()
    t.formation(0, A="r9", B="r8 with h1")
    t.formation(1, A="r1 with h2")
    t.hand(0, "h2", "Tuigan Invasion")
    if below:
        t.put(0, "table", "Beneath Castle Drawmij")
    t.begin(phase=2)
    assert t.can_play("h2") is below
    t.play("Tuigan Invasion")
    assert t.where("h1") == ("attached" if below else "discard pile") and t.where("h2", 1) == "discard pile"


@pytest.mark.rule("SF-AVA-07")
@pytest.mark.parametrize("law", ["Avatar's Edict", "Divine Right"])
def test_an_edict_brings_avatars_without_clerics(law: str) -> None:
    t = at_home(pool=("her5",), hand=("her1", "PO/041"))
    t.put(1, "table", law)
    assert t.can_play("PO/041") is (law == "Avatar's Edict")
    if t.can_play("PO/041"):
        t.play("PO/041")
        assert t.where("PO/041") == "pool" and t.names(0, "pool") == ["her5", "Bonemaster, Avatar of Nerull"]


@pytest.mark.rule("SF-AVA-07")
def test_the_edict_helps_in_battle_and_with_no_other_price() -> None:
    t = at_home(phase=4, pool=("her5",), hand=("PO/041", "Titania", "Tiamat, God of Evil Dragons"))
    t.put(1, "table", "Avatar's Edict")
    t.may_decline = True
    t.attack("r8")
    assert t.offered() == ["Bonemaster, Avatar of Nerull", "her5"]
    t.pick("PO/041")
    assert t.where("PO/041") == "pool" and t.is_razed("r8") and t.names(0, "pool").count("her5") == 1


@pytest.mark.parametrize(
    ("digit_card", "lost"), [("4th/132", ["her1", "her4"]), ("4th/130", []), ("4th/139", ["her1", "her4"])]
)
def test_the_black_death_takes_base_levels_from_pools_without_undead(digit_card: str, lost: list[str]) -> None:
    t = at_home(pool=("her4 with mi+2", "her1"), hand=("The Black Death", "al9"))
    t.pool(1, "und5", "her9")
    t.pile(0, digit_card, *("al1",) * 9)
    t.play("The Black Death")
    if lost:
        t.pick("her1")
    assert [name for name in ("her1", "her4") if t.where(name) == "discard pile"] == lost
    assert t.names(1, "pool") == ["und5", "her9"]


@pytest.mark.parametrize("pays", [True, False])
def test_the_kraken_takes_two_coasts_or_eight_levels(pays: bool) -> None:
    t = at_home(hand=("The Kraken Attacks!", "her1"))
    t.formation(1, B="rCoast", C="rDLCoast")
    t.pool(1, "her5")
    t.hand(1, "her4")
    t.play("The Kraken Attacks!").say("seat 1")
    assert t.seat == 1
    t.say(t.options()[0 if pays else 1])
    if pays:
        t.pick("her4")
        if t.can_pick("her5"):
            t.pick("her5")
    else:
        t.pick("rCoast")
        if t.can_pick("rDLCoast"):
            t.pick("rDLCoast")
    assert [t.is_razed(name) for name in ("rCoast", "rDLCoast", "r8")] == [not pays, not pays, False]
    assert (t.where("her5"), t.where("her4")) == (("discard pile",) * 2 if pays else ("pool", "hand"))


def test_who_cannot_feed_the_kraken_loses_the_coast() -> None:
    t = at_home(hand=("The Kraken Attacks!", "her1"))
    t.formation(1, B="rCoast")
    t.pool(1, "her5")
    t.play("The Kraken Attacks!").say("seat 1")
    assert t.is_razed("rCoast") and t.where("her5") == "pool"


@pytest.mark.parametrize("lures", [True, False])
def test_a_lost_monster_of_faerun_lures_a_champion_away(lures: bool) -> None:
    t = at_home(players=3, pool=("her5",), hand=("Treasure", "her1"))
    t.put(0, "table", "The Lure of Undermountain")
    t.pool(1, "Greater Feyr", "her6")
    t.pool(2, "her7", "mon8")
    t.play("Treasure")
    assert t.seat == 1
    if lures:
        t.yes().say("seat 2")
        assert t.where("her7") == "discard pile"
    else:
        t.skip()
        assert t.where("her7") == "pool"
    assert t.where("her6") == t.where("her5") == "pool"


@pytest.mark.rule("SF-PAUSE-13")
def test_the_azure_tower_guards_helpful_events() -> None:
    t = at_home(hand=("evGift", "her1"))
    t.put(0, "table", "The Azure Tower of Onad the Fallen")
    t.pool(1, "helm", "her5 with Bell of Might")
    t.play("evGift")
    assert t.seat == 1 and t.can_use("Bell of Might") and not t.can_use("helm")


@pytest.mark.rule("SF-DUP-04")
@pytest.mark.parametrize("tower", [True, False])
def test_the_azure_tower_keeps_harmful_events_from_being_copied(tower: bool) -> None:
    t = at_home(hand=("Tuigan Invasion", "her1"))
    if tower:
        t.put(0, "table", "The Azure Tower of Onad the Fallen")
    t.formation(0, B="r2 with h1")
    t.pool(1, "her5 with Bell of Might")
    t.play("Tuigan Invasion")
    assert (t.seat == 1 and t.can_use("Bell of Might")) is not tower


@pytest.mark.rule("SF-ABYSS-09")
@pytest.mark.parametrize(("seat", "where"), [(0, "discard pile"), (1, "abyss")])
def test_the_azure_tower_keeps_unplayed_events_out_of_the_abyss(seat: int, where: str) -> None:
    t = at_home(hand=("Transformation!", "her1"))
    t.put(seat, "table", "The Azure Tower of Onad the Fallen")
    t.put(0, "hand", "evGift")
    t.play("Transformation!")
    assert t.where("evGift") == where and t.where("Transformation!") == "abyss"
