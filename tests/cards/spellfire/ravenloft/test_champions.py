"""Champions of the set Ravenloft, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn, step_forward

from spellhall.games.spellfire.facts import MONSTER
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait, type_of
from spellhall.games.spellfire.rules.plays.permits import may_use


@pytest.mark.parametrize(
    ("champion", "spell"),
    [
        ("Azalin", "wDef+3/4"),
        ("Ankhtepot", "cDef+3/4"),
        ("Tiyet", "cDef+3/4"),
        ("Hags of Tepest", "wDef+3/4"),
        ("Strahd Von Zarovich", "wDef+3/4"),
    ],
)
def test_some_monsters_of_ravenloft_use_spells(champion: str, spell: str) -> None:
    other = {"wDef+3/4": "cDef+3/4", "cDef+3/4": "wDef+3/4"}[spell]
    t = at_home(pool=(champion,), hand=("her2", spell, other))
    assert may_use(t.state, t.handle(champion), t.handle(spell))
    assert not may_use(t.state, t.handle(champion), t.handle(other))


@pytest.mark.parametrize(
    ("champion", "card", "kept_off"),
    [
        ("Adam", "wOff+3/4", True),
        ("Adam", "mi+3 Off", True),
        ("Adam", "wDef+3/4", False),
        ("Adam", "mi+2", False),
        ("Lord Soth", "wOff+3/4", True),
        ("Lord Soth", "wDef+3/4", False),
        ("Lord Soth", "cOff-3/4", False),
        ("Sergei Von Zarovich", "evRuin", True),
        ("Sergei Von Zarovich", "evGift", True),
        ("Sergei Von Zarovich", "wOff+3/4", False),
    ],
)
def test_some_of_ravenloft_are_immune(champion: str, card: str, kept_off: bool) -> None:
    t = at_home(pool=(champion,), hand=("her2", card))
    assert immune(t.state, t.handle(champion), t.handle(card)) is kept_off


@pytest.mark.parametrize(
    ("champion", "traits"),
    [
        ("Azalin", {"undead"}),
        ("Adam", {"golem"}),
        ("Headless Horseman", {"flyer", "undead"}),
        ("Wilfred Godefroy", {"flyer", "undead"}),
        ("High Master Illithid", {"underdark"}),
        ("Lord Soth", {"undead"}),
        ("Strahd Von Zarovich", {"flyer", "undead", "vampire"}),
    ],
)
def test_what_champions_of_ravenloft_are(champion: str, traits: set[str]) -> None:
    t = at_home(pool=(champion,), hand=("her2",), bluelines="on")
    assert all(has_trait(t.state, t.handle(champion), trait) for trait in traits)


def test_azalin_takes_an_ally_home_with_him_until_he_fights_again() -> None:
    t = fight("Azalin with alUnd3 and alUnd4", "her5")
    t.skip().pick("alUnd4")
    assert (t.where("Azalin"), t.where("alUnd4"), t.where("alUnd3")) == ("pool", "attached", "discard pile")


def test_azalin_takes_nobody_home_when_he_is_beaten() -> None:
    t = fight("Azalin with alUnd3", "her15")
    t.skip()
    assert t.where("alUnd3") == "discard pile"


@pytest.mark.parametrize(("attacker", "totals"), [("Ankhtepot", (7, 9)), ("mon7", (7, 11))])
def test_ankhtepot_ignores_what_a_holding_does_to_him(attacker: str, totals: tuple[int, int]) -> None:
    assert fight(attacker, "her9", realm="r1 with h+2").totals()[1] == 11
    t = fight(attacker, "her9", realm="rRL with Pharaoh's Rest")
    assert t.totals() == (totals[0] if attacker == "Ankhtepot" else totals[0] - 3, 9)


@pytest.mark.parametrize(("foe", "level"), [("und9", 5), ("mon9", 3)])
def test_ireena_stands_up_to_the_undead(foe: str, level: int) -> None:
    assert fight("Ireena Kolyana", foe).totals() == (level, 9)


def test_strahd_does_not_fight_ireena_and_another_must_stand_in_for_him() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Ireena Kolyana")
    t.pool(1, "Strahd Von Zarovich", "her9")
    t.hand(0, "al3")
    t.begin(phase=4).attack("r1")
    step_forward(t, "Ireena Kolyana", "Strahd Von Zarovich")
    assert t.where("Strahd Von Zarovich") == "pool" and t.seat == 1
    assert not t.can_pick("Strahd Von Zarovich")
    assert t.pick("her9").totals() == (3, 9)


def test_strahd_alone_loses_to_ireena() -> None:
    t = fight("Ireena Kolyana", "Strahd Von Zarovich")
    assert t.where("Strahd Von Zarovich") == "pool" and t.is_razed("r1")


def test_harkon_lukas_tears_one_card_from_his_foe_in_each_battle() -> None:
    t = duel("Harkon Lukas", "her5 with mi+2 and al3", hand=("al9",), rival_hand=("al3",))
    t.use("Harkon Lukas")
    assert t.offered() == ["al3", "mi+2"]
    t.pick("mi+2")
    assert t.where("mi+2") == "discard pile" and t.totals() == (5, 8) and not t.can_use("Harkon Lukas")


def test_the_headless_horseman_wins_at_the_price_of_its_head() -> None:
    t = fight("Headless Horseman", "her15")
    t.yes()
    assert (t.where("her15"), t.where("Headless Horseman")) == ("discard pile", "discard pile")
    t = fight("Headless Horseman", "her15")
    t.skip()
    assert t.totals() == (4, 15)
    t.skip()
    assert (t.where("her15"), t.where("Headless Horseman")) == ("pool", "discard pile")


def test_the_headless_horseman_has_no_choice_when_it_defends() -> None:
    assert fight("her3", "Headless Horseman").totals() == (3, 4)


def test_arijani_picks_who_faces_him() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Arijani")
    t.pool(1, "her3", "her9")
    t.hand(1, "al3", "her8")
    t.begin(phase=4).attack("r1")
    assert t.seat == 0 and t.offered() == ["her3", "her9"]
    t.pick("her3")
    assert t.can_pick("her3") and not t.can_pick("her9") and not t.can_pick("her8")


def test_arijani_is_met_by_whoever_comes_when_he_defends() -> None:
    assert fight("her9", "Arijani").totals() == (9, 6)


def test_godefroy_leads_stronger_undead_allies() -> None:
    assert fight("Wilfred Godefroy with alUnd3 and al3", "her15").totals() == (4 + 5 + 3, 15)


def test_sir_hiregaard_turns_into_a_monster_when_he_defends() -> None:
    t = fight("her9", "Sir Hiregaard")
    assert t.totals() == (9, 6) and type_of(t.state, t.handle("Sir Hiregaard")) == MONSTER
    t = fight("Sir Hiregaard", "her9")
    assert t.totals() == (2, 9) and type_of(t.state, t.handle("Sir Hiregaard")) != MONSTER


def test_the_hags_find_a_wizard_spell_and_cast_it_at_once() -> None:
    t = duel("Hags of Tepest", "her9", hand=("al3",), rival_hand=("al3",))
    t.pile(0, "wDef+3/4", "cDef+3/4", "al2", "al4")
    t.use("Hags of Tepest")
    assert t.offered() == ["wDef+3/4"]
    t.pick("wDef+3/4")
    assert t.totals() == (7, 9) and not t.can_use("Hags of Tepest")


def test_bloodsworth_takes_the_level_or_the_power_of_his_foe() -> None:
    for choice, level in ((0, 5), (1, 2)):
        t = fight("Sir Edmund Bloodsworth", "Harkon Lukas with mi+1")
        t.say(t.options()[choice])
        assert t.totals() == (level, 6)
        assert t.can_use("Sir Edmund Bloodsworth") is (choice == 1)


def test_the_illithid_looks_into_the_hand_of_whom_it_attacks() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "High Master Illithid")
    t.pool(1, "her9")
    t.hand(1, "al3")
    t.begin(phase=4).attack("r1").yes()
    assert t.state.seen[t.handle("al3", 1)] & 1


def test_dr_mordenheim_brings_an_ally_back_to_life_in_each_battle() -> None:
    t = duel("Dr. Mordenheim", "her9", hand=("mi+1",), rival_hand=("al3",))
    t.put(0, "discard pile", "alUnd4", "al5", "her5")
    t.use("Dr. Mordenheim")
    assert t.offered() == ["al5", "alUnd4"]
    assert t.pick("alUnd4").totals() == (1 + 4, 9) and not t.can_use("Dr. Mordenheim")


@pytest.mark.parametrize(("foe", "silent"), [("herDL5", True), ("herFR5", False)])
def test_lord_soth_silences_his_own_world(foe: str, silent: bool) -> None:
    t = fight("Lord Soth", foe)
    assert is_silenced(t.state, t.handle(foe)) is silent


@pytest.mark.parametrize("champion", ["Strahd Von Zarovich", "her1 with Ring of Regeneration"])
def test_some_come_back_at_the_end_of_their_players_next_turn(champion: str) -> None:
    name = champion.partition(" with ")[0]
    t = fight("her15", champion)
    t.skip()
    assert t.where(name) == "limbo"
    assert finish_turn(t).where(name) == "limbo"
    assert finish_turn(t).where(name) == "pool"


def test_strahd_stays_away_from_a_table_at_which_another_strahd_sits() -> None:
    t = fight("Strahd Von Zarovich", "her15")
    t.put(1, "pool", "RL/100")
    t.skip()
    assert t.where("Strahd Von Zarovich", 0) == "discard pile"


@pytest.mark.parametrize(("foe", "level"), [("herRL5", 6), ("her5", 3)])
def test_van_richten_knows_the_champions_of_ravenloft(foe: str, level: int) -> None:
    assert fight("Dr. Rudolph Van Richten", foe).totals() == (level, 5)


def test_van_richten_makes_his_foe_show_the_whole_hand_to_all() -> None:
    t = Hall(3)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.formation(2, A="r2")
    t.pool(0, "Dr. Rudolph Van Richten")
    t.pool(1, "her9")
    t.hand(0, "al3")
    t.hand(1, "al4", "mi+1")
    t.begin(phase=4).attack("r1").pick("her9")
    for name in ("al4", "mi+1"):
        assert t.state.seen[t.handle(name, 1)] & 0b101 == 0b101
    assert not t.state.seen[t.handle("al3", 0)] & 0b110
