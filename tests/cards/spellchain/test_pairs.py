"""Cards that meet each other: copies, bounces, counters, wards, madness, the order of a chain and of a hit."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import table as tb

COPIES = ["Shade Mimic", "Echobasin", "Necronomicon", "Magic Mirror"]


# ---------------------------------------------------------------------- copies


@pytest.mark.parametrize("first", COPIES)
@pytest.mark.parametrize("second", COPIES)
def test_copies_of_copies_end(first: str, second: str) -> None:
    t = ChainHall()
    for seat in range(2):
        t.put(seat, "discard pile", "Shade Mimic")
    t.chain(first, second, second, first, first, second)
    for _ in range(20):
        if t.state.is_terminal() or t.state.decision().rule == "SC-PL-05":
            break
        t.state.apply(t.state.legal_actions()[0])
    assert t.state.is_terminal() or t.state.decision().rule == "SC-PL-05"


def test_a_mimic_of_a_mimic_finds_nothing_new_and_strikes() -> None:
    assert ChainHall().chain("Shade Mimic", "Shade Mimic").hp == (17, 17)


def test_echobasin_skips_continuous_and_summon_cards() -> None:
    t = ChainHall().chain("Echobasin", "Densify Mana", "Frenzied Bolt", "Densify Mana", "Summon: Yggdrasil")
    assert t.hp == (20, 16)
    t = ChainHall().chain("Echobasin", "Densify Mana", "Frenzied Bolt", "Densify Mana", "Fireball")
    assert t.hp == (20, 10)


def test_echobasin_repeats_what_a_mimic_does_for_its_player() -> None:
    assert ChainHall().chain("Echobasin", "Mithril Sword", "Shade Mimic").hp == (16, 13)


def test_a_mirrored_mimic_works_for_the_mirror() -> None:
    assert ChainHall().chain("Shade Mimic", "Magic Mirror").hp[0] < 20


def test_bonuses_of_the_copier_count_for_a_copied_effect() -> None:
    t = ChainHall()
    t.continuous(1, "Pyromancer's Mastery")
    assert t.chain("Fireball", "Magic Mirror").hp == (16, 20)


# ---------------------------------------------------------------------- bounces


@pytest.mark.parametrize("defence", ["Aqua Repulsion", "Redirect"])
def test_a_hit_is_sent_back_three_times_at_most(defence: str) -> None:
    t = ChainHall()
    for column in (tb.REFLECT, tb.REDIRECT):
        for seat in range(2):
            t.set(seat, column, 9)
    t.chain("Mithril Sword", defence)
    assert sum(t.hp) == 36
    assert sum("strikes" in line for line in t.log()) == 4


def test_redirect_goes_before_reflect() -> None:
    t = ChainHall().chain("Mithril Sword", "Redirect", "Rejuvenate", "Aqua Repulsion")
    assert t.hp == (16, 20)


# ---------------------------------------------------------------------- negation


@pytest.mark.parametrize("counter", ["Counter Spell", "Shade Counter", "Mana Disruption", "Drowning Vortex"])
@pytest.mark.parametrize("ward", ["Decoy", "Esopheles' Amulet", "Densify Mana"])
def test_wards_save_a_spell_from_each_counter(counter: str, ward: str) -> None:
    t = ChainHall().chain("Rejuvenate", counter, ward)
    assert t.negated() == []
    assert t.order()[-1] == "Rejuvenate"


@pytest.mark.parametrize("ward", ["Esopheles' Amulet", "Densify Mana"])
def test_wards_of_spells_do_not_save_artifacts(ward: str) -> None:
    assert ChainHall().chain("Mithril Sword", "Shade Counter", ward).negated() == ["Mithril Sword"]


def test_a_second_counter_waits_for_another_card_than_the_warded_one() -> None:
    t = ChainHall().chain("Siphon", "Counter Spell", "Fireball", "Counter Spell", "Decoy")
    assert t.negated() == ["Siphon"]


def test_excalibur_survives_even_the_own_divine_hand() -> None:
    t = ChainHall().chain("Excalibur", "Densify Mana", "Divine Hand Explosive")
    assert t.negated() == []
    assert t.hp == (20, 8)


# ---------------------------------------------------------------------- madness


def test_three_madness_spells_in_the_zone_negate_the_own_spells_but_not_artifacts() -> None:
    t = ChainHall()
    t.continuous(0, "Frenzied Bolt", "Frenzied Bolt", "Frenzied Embrace")
    t.chain("Fireball", "Densify Mana", "Mithril Sword")
    assert t.negated() == ["Fireball"]
    assert t.hp == (20, 16)


def test_the_virus_can_drive_the_opponent_mad() -> None:
    t = ChainHall()
    t.continuous(1, "Frenzied Bolt", "Frenzied Embrace")
    t.chain("Berserk Mind Virus")
    t.hands("Fireball", "Fireball")
    assert len(t.names(1, "continuous zone")) == 3


def test_the_virus_finds_no_room_and_is_discarded() -> None:
    t = ChainHall()
    t.continuous(1, "Monsoon", "Heatwave", "Mana Dampener")
    t.chain("Berserk Mind Virus")
    assert t.names(0, "discard pile") == ["Berserk Mind Virus"]


def test_nobody_deals_the_gnawing_of_the_virus() -> None:
    t = ChainHall()
    t.summoned(0, "Summon: First Hassan")
    t.chain("Berserk Mind Virus")
    assert t.hp == (20, 15)


# ---------------------------------------------------------------------- boosts, and the order of the chain


def test_focus_densify_and_overload_add_up_in_their_order() -> None:
    t = ChainHall()
    t.chain("Hailstorm", "Rejuvenate", "Focus Mana", "Rejuvenate", "Densify Mana", "Rejuvenate", "Mana Overload")
    assert t.hp == (20, 20 - 14 - 6)


def test_a_seized_card_keeps_its_boost() -> None:
    seen = {ChainHall(seed=seed).chain("Fireball", "Confuse Ray", "Focus Mana").hp for seed in range(12)}
    assert seen == {(20, 14), (14, 20)}


def test_discombobulation_changes_who_is_met_by_a_counter() -> None:
    t = ChainHall().chain("Fireball", "Counter Spell", "Rejuvenate", "Discombobulation")
    t.pick("Fireball")
    assert t.negated() == ["Rejuvenate"]


def test_boots_of_speed_outrun_a_counter() -> None:
    assert ChainHall().chain("Fireball", "Counter Spell", "Boots of Speed").negated() == []


# ---------------------------------------------------------------------- the seventeen steps of a hit


def hit(own: list[str], theirs: list[str], *chain: str, **pools: int) -> int:
    """What a chain costs seat 1 with active cards on both sides and defences of seat 1."""
    t = ChainHall()
    for seat, names in enumerate((own, theirs)):
        for name in names:
            (t.summoned if name.startswith("Summon") else t.continuous)(seat, name)
    for name, value in pools.items():
        t.set(1, getattr(tb, name.upper()), value)
    return 20 - t.chain(*chain).hp[1]


HASSAN, KNIGHT, CASTLE = "Summon: First Hassan", "Summon: Faith Knight", "Summon: Sky Castle"
SWORDS, DAMPENER, MASTERY = "Swords of Endolumin", "Mana Dampener", "Pyromancer's Mastery"
R, D = "Rejuvenate", "Densify Mana"


@pytest.mark.parametrize(
    ("steps", "dealt"),
    [
        ("1-2 the printed number, then bonuses", hit([MASTERY], [], "Greater Fireball")),
        ("2-3 bonuses, then focus", hit([MASTERY], [], "Fireball", R, "Focus Mana")),
        ("3-4 focus, then the first hit of the chain", hit([HASSAN], [], "Fireball", R, "Focus Mana")),
        ("4-5 the first hit is doubled with what was added", hit([HASSAN], [], "Fireball", R, "Mana Overload")),
        ("5-6 doubled before it is weakened", hit([], [], "Fireball", "Water Prison", "Mana Overload")),
        ("6-7 weakened below one before dampening's minimum", hit([], [DAMPENER], "Fireball", "Water Prison")),
        ("7-8 dampened to one before the knight takes two", hit([], [DAMPENER, KNIGHT], "Hailstorm")),
        ("8-9 the knight before the castle's minimum", hit([], [KNIGHT, CASTLE], "Fireball")),
        ("9-10 the castle before the swords", hit([], [CASTLE, SWORDS], "Mithril Sword")),
        ("10-11 the swords before the earth", hit([], [SWORDS], "Mithril Sword", cap=2)),
        ("11-12 the earth before redirecting", hit([], [], "Mithril Sword", cap=3, redirect=2)),
        ("12-13 redirected before avoiding", hit([], [], "Repeating Crossbow", redirect=1, avoid=1)),
        ("13-14 avoided before reflecting", hit([], [], "Mithril Sword", "Rejuvenate", avoid=1, reflect=4)),
        ("14-15 reflected before blocking", hit([], [], "Mithril Sword", reflect=2, block=1)),
        ("15-16 blocked before HP", hit([], [], "Mithril Sword", block=3)),
    ],
    ids=lambda value: value.split(" ")[0] if isinstance(value, str) else "",
)
def test_the_steps_of_a_hit_come_in_their_order(steps: str, dealt: int) -> None:
    expected = {"1-2": 4, "2-3": 7, "3-4": 8, "4-5": 10, "5-6": 3, "6-7": 0, "7-8": 3, "8-9": 1, "9-10": 3}
    expected |= {"10-11": 2, "11-12": 1, "12-13": 1, "13-14": 0, "14-15": 1, "15-16": 1}
    assert dealt == expected[steps.split(" ")[0]]


def test_reactions_come_after_hp_and_only_to_what_came_through() -> None:
    assert ChainHall().chain("Mithril Sword", "Toxic Recourse").hp == (19, 19)
    assert ChainHall().chain("Fireball", "Toxic Recourse").hp == (20, 20)


def test_who_falls_to_a_hit_reacts_no_more() -> None:
    t = ChainHall().health(1, 4).chain("Mithril Sword", "Crimson Hex")
    assert t.state.is_terminal()


def test_a_knight_meets_a_hit_that_was_sent_back() -> None:
    t = ChainHall()
    t.summoned(0, KNIGHT)
    t.chain("Mithril Sword", "Aqua Repulsion")
    assert t.hp == (20, 17)
