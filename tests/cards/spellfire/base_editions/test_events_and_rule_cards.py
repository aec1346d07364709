"""Further events, rule cards, allies and things, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn, home

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level, own_level
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.plays.permits import is_banned


def revenge(*realms: str, hand: tuple[str, ...] = ()) -> Hall:
    """P1 plays The Barbarian's Revenge; P2 has four realms, and what is named in hand."""
    t = Hall()
    t.formation(0, A="r1", B="r2", C="r3 razed", D="r4")
    t.formation(1, A="r5", B="r6", C="r7", D="r8")
    t.pool(1, "wiz5")
    t.hand(0, "The Barbarian's Revenge!", "al1")
    t.hand(1, *hand)
    return t.begin(phase=2).play("The Barbarian's Revenge!")


def test_the_barbarians_revenge_takes_a_realm_from_whoever_has_four() -> None:
    t = revenge()
    assert t.seat == 1
    t.pick("r7")
    assert t.where("r7") == "discard pile"
    assert len(t.names(0, "formation")) == 4 and len(t.names(1, "formation")) == 3


def test_two_realms_from_hand_spare_the_formation_from_the_barbarian() -> None:
    t = revenge(hand=("r9", "rDS", "al3")).pick("r9").pick("rDS")
    assert t.where("r9") == t.where("rDS") == "discard pile" and len(t.names(1, "formation")) == 4
    t = revenge(hand=("r9", "al3")).pick("r9").pick("r5")
    assert t.where("r9") == "hand" and t.where("r5") == "discard pile"


@pytest.mark.rule("SF-POWER-02")
def test_limited_wish_does_not_stop_the_barbarian() -> None:
    t = revenge(hand=("Limited Wish",))
    assert not t.can_play("Limited Wish") and t.rule == "AMB-10"


@pytest.mark.parametrize("undefended", [True, False])
def test_between_a_rock_and_a_hard_place_all_ruins_go_with_the_realm(undefended: bool) -> None:
    t = Hall()
    t.formation(0, A="r9", B="r8 razed")
    t.formation(1, A="r1", B="r2 razed")
    t.pool(0, "her9", "her8")
    t.pool(1, "her5", "her6")
    t.hand(1, "Between a Rock and a Hard Place", "al1")
    t.begin(phase=4).attack("r1").pick("her9").play("Between a Rock and a Hard Place").pick("her5").skip()
    assert t.where("r8") == "formation"
    if undefended:
        t.pick("her8").skip()
        assert [t.where(r) for r in ("r1", "r2", "r8", "r9")] == ["discard pile"] * 3 + ["formation"]
    else:
        t.skip().skip_to(label="end your turn")
        assert t.where("r2") == t.where("r8") == "formation"


def test_between_a_rock_and_a_hard_place_comes_in_the_first_round_of_a_defence() -> None:
    t = at_home(phase=2, hand=("Between a Rock and a Hard Place", "r5"))
    assert not t.can_play("Between a Rock and a Hard Place")


@pytest.mark.parametrize("pile", ["end_game", "reshuffle"])
@pytest.mark.rule("SF-PILE-10")
def test_in_the_circle_of_life_nobody_runs_out_of_cards(pile: str) -> None:
    t = Hall(draw_pile_empty=pile)
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.put(0, "table", "Circle of Life")
    t.pile(0, "al1", "al2")
    t.put(0, "discard pile", "al7", "al8", "al9")
    t.begin(phase=1)
    assert t.hand_size(0) == 3 and len(t.names(0, "draw pile")) == 2 and not t.names(0, "discard pile")
    finish_turn(t)
    assert not t.state.is_terminal()


def test_a_fair_fight_knows_no_slayers_and_no_plagues_upon_a_kind() -> None:
    t = home("slayM", "her5", hand=("Treasure", "Cataclysm!"))
    t.put(0, "table", "Fair Fight!")
    t.pool(1, "mon5")
    assert is_silenced(t.state, t.handle("slayM")) and not is_silenced(t.state, t.handle("her5"))
    assert is_banned(t.state, 0, -1, t.handle("Treasure")) and not is_banned(t.state, 0, -1, t.handle("Cataclysm!"))


def test_storm_at_sea_lets_all_draw_openly_and_sinks_realms() -> None:
    t = at_home(phase=2, hand=("Storm at Sea", "r5"))
    t.pile(0, "al1", "r6", "al2", "al3")
    t.pile(1, "r7", "mi+2", "al4", "al5")
    t.play("Storm at Sea")
    assert sorted(t.names(0, "hand")) == ["al1", "al2", "r5"] and sorted(t.names(1, "hand")) == ["al4", "mi+2"]
    assert t.where("r6") == t.where("r7") == "discard pile"
    assert t.state.seen[t.handle("mi+2")] & 1


def test_the_map_of_life_lets_nobody_build() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2", B="r3 razed")
    t.hand(0, "Map of Life", "r5")
    t.hand(1, "r6", "al1", "al2", "al3", "h1")
    t.begin(phase=2).play("Map of Life")
    assert not t.can_play("r5")
    t.skip_to_phase(2, seat=1, turns=1)
    assert not t.can_play("r6") and not t.can("r3", tb.REBUILD) and t.can_play("h1")


def test_the_supernatural_chill_kills_the_weak_now_and_later() -> None:
    t = at_home(pool=("her2", "her5"), hand=("Supernatural Chill", "her1", "her3"))
    t.pool(1, "mon2 with mi+2")
    t.play("Supernatural Chill")
    assert t.where("her2") == "discard pile" and t.where("mon2") == "pool"
    assert base_level(t.state, t.handle("her5")) == 5 and own_level(t.state, t.handle("her5")) == 3
    t.play("her1")
    assert t.where("her1") == "discard pile"


@pytest.mark.parametrize("seat", [0, 1])
def test_the_age_of_entropy_costs_whoever_ends_his_turn(seat: int) -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.put(0, "table", "Age of Entropy")
    t.pool(seat, "her5")
    t.hand(seat, "al1", "w/5")
    own = ("r1", "r2")[seat]
    t.begin(seat=seat, phase=6).end_turn()
    assert (t.seat, t.offered()) == (seat, ["al1", "her5", own, "w/5"])
    t.pick(own)
    assert t.is_razed(own)


def test_the_age_of_entropy_leaves_nobody_the_choice_to_lose_nothing() -> None:
    t = Hall()
    t.formation(0, A="r1 razed")
    t.formation(1, A="r2")
    t.put(0, "table", "Age of Entropy")
    t.hand(0, "r3", "al1")
    t.begin(phase=6).end_turn()
    assert (t.seat, t.offered()) == (0, ["al1", "r3"])
    assert len(t.options()) == 2, "he cannot go without"
    t.pick("r3")
    assert t.where("r3") == "discard pile"


def test_the_abyssal_vortex_takes_spells_and_allies_and_bars_wishes() -> None:
    t = duel("wiz5", "her9", hand=("al3", "wOff+3/4", "Wish"), rival_hand=("al1",))
    t.put(0, "table", "The Abyssal Vortex")
    t.play("al3")
    assert is_banned(t.state, 0, t.handle("wiz5"), t.handle("Wish"))
    t.play("wOff+3/4").skip_to(label="end your turn")
    assert {t.where("al3"), t.where("wOff+3/4")} == {"abyss"}


@pytest.mark.parametrize(("beetles", "level"), [("4th/234", 8), ("3rd/329", 1)])
def test_beaten_beetles_cling_to_the_winner(beetles: str, level: int) -> None:
    t = fight("her9", "her2", rival_hand=(beetles,))
    t.play(beetles).skip()
    host = t.state.host[t.handle(beetles)]
    assert host == t.handle("her9") and t.state.control[t.handle(beetles)] == 1
    assert own_level(t.state, host) == level and own_level(t.state, t.handle(beetles)) == 0
    finish_turn(t)
    assert t.state.host[t.handle(beetles)] == host and own_level(t.state, host) == level
    t.is_sound()


def test_beetles_of_the_winning_side_harm_nobody() -> None:
    t = fight("her5", "her9 with 4th/234", hand=("al0",))
    assert t.totals() == (5, 10)
    t.skip()
    assert own_level(t.state, t.handle("her9")) == 9 and t.where("4th/234") == "discard pile"
    assert REGISTER["4th/234"].limit > 1 and REGISTER["3rd/329"].limit == 1


@pytest.mark.parametrize("wins", [True, False])
def test_the_flaming_fist_lets_the_loser_pay(wins: bool) -> None:
    t = Hall()
    t.pool(0, "her5 with mi0", "her2 with mi+1")
    t.pool(1, "her1" if wins else "her15", "her3 with mi+2")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "Flaming Fist", "al0") if not wins else t.put(0, "attached", "Flaming Fist")
    if wins:
        t.state.host[t.handle("Flaming Fist")] = t.handle("her5")
    t.hand(1, "al2", "art+4")
    t.begin(phase=4).attack("r1").pick("her5").pick("her1" if wins else "her15")
    if not wins:
        t.play("Flaming Fist")
        t.skip_to(label="magical item")
    else:
        t.skip_to(label="magical item")
    assert t.seat == (1 if wins else 0)
    assert t.offered() == (["art+4", "mi+2"] if wins else ["mi+1"])
    t.skip()
    assert t.is_razed("r1" if wins else "r9")


def test_whoever_pays_the_flaming_fist_keeps_his_realm() -> None:
    t = fight("her9 with Flaming Fist", "her5", rival_hand=("mi+2",))
    t.skip_to(label="magical item").pick("mi+2")
    assert t.where("mi+2") == "discard pile" and not t.is_razed("r1")


def test_war_parties_are_strong_together() -> None:
    t = fight("her1 with War Party and War Party", "her15", hand=("War Party",))
    assert t.totals() == (9, 15)
    assert t.play("War Party").totals() == (1 + 3 * (4 + 12), 15)


def test_miles_leaves_one_card_of_four() -> None:
    t = duel("her5", "her15 with mi+2 and mi+1 and al2 and al3", hand=("Miles", "al1"), rival_hand=("al0",))
    t.play("Miles")
    assert (t.seat, t.offered()) == (1, ["al2", "al3", "mi+1", "mi+2"])
    t.pick("mi+2")
    assert t.totals() == (7, 17)
    t = duel("her5", "her15 with mi+2 and mi+1 and al2", hand=("Miles", "al1"), rival_hand=("al0",))
    assert t.play("Miles").totals() == (7, 20)


@pytest.mark.parametrize(
    ("ally", "hour", "level"),
    [
        ("Skeleton Commander", "night", 6),
        ("Skeleton Commander", "day", 3),
        ("Wachter", "day", 8),
        ("Wachter", "night", 2),
    ],
)
def test_the_hour_decides_how_strong_some_allies_are(ally: str, hour: str, level: int) -> None:
    t = duel(f"her5 with {ally}", "her15", hand=("al1",), played_at=hour)
    assert t.totals() == (5 + level, 15)


def test_the_skeleton_commander_disarms() -> None:
    t = fight("her9 with Skeleton Commander", "her15 with sword+1 and mi+2", rival_hand=("mace+1",), hand=("al7",))
    assert t.totals() == (12, 17)
    assert is_banned(t.state, 1, t.handle("her15"), t.handle("mace+1"))


@pytest.mark.rule("SF-POWER-01")
def test_inhuman_shuts_out_the_powers_of_allies_and_not_their_bonus() -> None:
    t = duel("her5 with Inhuman and al3", "her15 with Cha'thrang", hand=("al1",))
    assert t.totals() == (10, 16) and immune(t.state, t.handle("al3"), t.handle("Cha'thrang"))


@pytest.mark.rule("SF-HOARD-03")
def test_where_the_artist_starves_nobody_has_spoils() -> None:
    t = fight("her5 with The Starving Artist", "her15", hand=("al0",), rival_hand=("al2", "al3", "al4"))
    t.skip_to(label="discard a card")
    assert t.seat == 1
    t.pick("al2").pick("al3")
    t.skip_to(label="end your turn")
    assert sorted(t.names(1, "hand")) == ["al1", "al4"]


@pytest.mark.parametrize("shield", ["4th/174", "3rd/315"])
def test_the_shield_of_devastation_dulls_an_offensive_item(shield: str) -> None:
    foe = "her15 with Wand of Wonder and mi+3 Off and Banner of the Two-Eyed God"
    t = duel(f"her5 with {shield}", foe, hand=("al1",))
    t.use("Shield of Devastation").pick("Wand of Wonder")
    assert is_silenced(t.state, t.handle("Wand of Wonder")) and not t.can_use("Shield of Devastation")


def test_the_spellbook_keeps_two_spells_of_a_round_that_was_won() -> None:
    t = duel("wiz5 with Spellbook", "her9", hand=("wOff+3/4", "wDef+3/4", "fire+3/4"), rival_hand=("al1", "al0"))
    t.play("wOff+3/4").play("wDef+3/4").skip_to(label="spells")
    assert t.seat == 0
    t.pick("wOff+3/4").pick("wDef+3/4")
    assert {t.where("wOff+3/4"), t.where("wDef+3/4")} == {"hand"}


def test_the_spellbook_keeps_nothing_of_a_round_that_was_lost() -> None:
    t = duel("wiz5 with Spellbook", "her15", hand=("wOff+3/4", "al0"), rival_hand=("al1",))
    t.play("wOff+3/4").skip_to(label="end your turn")
    assert t.where("wOff+3/4") == "discard pile"


@pytest.mark.rule("SF-COMB-H7")
def test_the_javelin_of_lightning_is_thrown_once() -> None:
    t = duel("her5 with Javelin of Lightning", "her9", hand=("al1",), rival_hand=("al0",))
    assert t.use("Javelin of Lightning").totals() == (5 + 2 + 7, 9)
    t.skip_to(label="end your turn")
    assert (t.where("her5"), t.where("Javelin of Lightning")) == ("pool", "discard pile")


def test_a_javelin_that_is_not_thrown_stays() -> None:
    t = fight("her9 with Javelin of Lightning", "her5")
    t.skip_to(label="end your turn")
    assert t.where("Javelin of Lightning") == "attached"


def test_kevins_blade_wins_above_twenty() -> None:
    t = duel("her9 with Kevin's Blade of Doom", "her15 with al9", hand=("al5", "al4", "al0"), rival_hand=("al8",))
    assert t.play("al5").totals() == (16, 24)
    assert t.play("al4").totals() == (20, 24)
    t = duel("her9 with Kevin's Blade of Doom", "her15 with al9", hand=("al5", "al6", "al0"), rival_hand=("al8",))
    t.play("al5").play("al6")
    assert t.where("her15") == "discard pile" and t.where("her9") == "pool"


@pytest.mark.parametrize("bearer", ["wiz9"])
def test_kevins_blade_serves_heroes_and_monsters(bearer: str) -> None:
    t = duel(f"{bearer} with Kevin's Blade of Doom", "her15 with al9", hand=("al9", "al8"), rival_hand=("al7",))
    assert t.play("al9").play("al8").totals() == (28, 24)


def test_the_orb_of_dragonkind_guards_the_realms_of_its_player() -> None:
    for foe, able in (("mon5", False), ("herDragon5", False), ("her5", True)):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A="rGH")
        t.pool(0, foe)
        t.pool(1, "herGH5 with Orb of Dragonkind")
        assert t.begin(phase=4).can_attack("rGH") is able
