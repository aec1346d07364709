"""Yellow events: what each does in a concrete position, and what it leaves alone."""

from __future__ import annotations

import pytest
from slinger_cards import c
from slinger_fights import attack, block
from slinger_hall import SlingerHall
from slinger_lands import LATER, able

from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.facts import COMMON, ENCHANTMENT, EVENT, INTERRUPT, RARE, UNCOMMON

PRINTED = [
    ("Blessed Harvest", "1Y", EVENT, COMMON),
    ("Untie the Spell-Knot", "1Y", EVENT, COMMON),
    ("Call the Herd Home", "2Y", EVENT, COMMON),
    ("Day of Rest", "3Y", EVENT, UNCOMMON),
    ("Alms for All", "2Y", EVENT, UNCOMMON),
    ("Weighed at Daybreak", "3YY", EVENT, RARE),
    ("Empty the Reliquary", "2YY", EVENT, RARE),
    ("Shaft of Noon", "1Y", INTERRUPT, COMMON),
    ("Steady Hand", "Y", INTERRUPT, COMMON),
    ("Aegis Hymn", "Y", INTERRUPT, COMMON),
    ("Blessing on the Flock", "2Y", INTERRUPT, UNCOMMON),
    ("Sudden Sanctuary", "2Y", INTERRUPT, UNCOMMON),
    ("Turned at the Gate", "2Y", INTERRUPT, UNCOMMON),
    ("Gilded Harness", "1Y", ENCHANTMENT, COMMON),
    ("Borrowed Halo", "2Y", ENCHANTMENT, COMMON),
    ("Hedge of Light", "2Y", ENCHANTMENT, UNCOMMON),
    ("Chapel Bells", "1Y", ENCHANTMENT, UNCOMMON),
    ("Covenant of the Meadow", "2YY", ENCHANTMENT, RARE),
]


def defending(count: int, *hand: str) -> SlingerHall:
    """Seat 1, who will be attacked, has so many Plains in play and these cards in hand."""
    t = SlingerHall()
    t.put(1, "in play", *["Plains"] * count)
    t.hold(1, *hand)
    return t


# ---------------------------------------------------------------------- events: life and cards


def test_blessed_harvest_gains_five_life_beyond_twenty() -> None:
    t = able("Plains", 2, "Blessed Harvest", later=True)
    t.at("main").do("play Blessed Harvest")
    assert t.life == [25, 20]
    assert t.names(0, "discard pile") == ["Blessed Harvest"]


def test_alms_for_all_gain_three_life_and_a_card() -> None:
    t = able("Plains", 3, "Alms for All", later=True)
    t.lives(4, 9).at("main").do("play Alms for All")
    assert t.life == [7, 9]
    assert t.names(0, "hand") == [LATER, "Plains"]
    assert (t.size(0, "draw pile"), t.size(1, "hand"), t.size(1, "draw pile")) == (9, 0, 10)


def test_alms_for_all_are_deadly_with_an_empty_draw_pile() -> None:
    t = SlingerHall(deck=0)
    t.put(0, "in play", *["Plains"] * 3)
    t.hold(0, "Alms for All", LATER)
    t.at("main").do("play Alms for All")
    assert t.state.scores == [-1.0, 1.0]


# ---------------------------------------------------------------------- Call the Herd Home


def test_call_the_herd_home_turns_own_characters_upright_and_gains_a_life_for_each() -> None:
    t = able("Plains", 3, "Call the Herd Home", later=True)
    tired = [t.play(0, c(1, 1), sideways=True), t.play(0, c(2, 2), sideways=True)]
    t.play(0, c(3, 3))
    theirs = t.play(1, c(1, 1), sideways=True)
    t.at("main").do("play Call the Herd Home")
    assert not any(t.is_sideways(card) for card in tired)
    assert t.is_sideways(theirs)
    assert t.life == [23, 20]


def test_call_the_herd_home_leaves_the_terrains_sideways_that_paid_for_it() -> None:
    t = able("Plains", 3, "Call the Herd Home", later=True)
    t.at("main").do("play Call the Herd Home")
    assert all(t.is_sideways(card) for card in t.state.pile(tb.IN_PLAY, 0))
    assert t.life == [20, 20]


def test_who_has_attacked_blocks_after_call_the_herd_home() -> None:
    t = able("Plains", 3, "Call the Herd Home", later=True)
    ox, theirs = t.play(0, "Plough Ox"), t.play(1, c(1, 1))
    t.at("declare")
    attack(t, ox)
    t.skip().do("play Call the Herd Home").next_turn()
    assert t.life == [21, 17]
    t.on_to(tb.ATTACKERS)
    attack(t, theirs, on=0)
    assert t.options() == ["Plough Ox (3/2)", "don't block"]


# ---------------------------------------------------------------------- Day of Rest


def test_on_a_day_of_rest_the_opponent_does_not_attack_but_the_turn_after() -> None:
    t = able("Plains", 4, "Day of Rest", later=True)
    lion = t.play(1, c(2, 2))
    t.hold(1, LATER)
    t.at("main").do("play Day of Rest").next_turn()
    t.on_to(tb.MAIN)
    assert (t.asked, t.is_sideways(lion), t.life) == (1, False, [20, 20])
    t.next_turn()
    t.next_turn()
    t.on_to(tb.ATTACKERS)
    assert (t.asked, t.question) == (1, "attack with what? (SS-AT-02)")
    attack(t, lion, on=0)
    assert t.life == [18, 20]


def test_a_day_of_rest_says_why_a_character_cannot_attack() -> None:
    t = able("Plains", 4, "Day of Rest", later=True)
    lion = t.play(1, c(2, 2))
    t.hold(1, "zap")
    t.at("main").do("play Day of Rest").next_turn()
    while t.step != tb.ATTACKERS:
        t.skip()
    assert "can't attack this turn" in t.why_not(1, lion)


def test_a_day_of_rest_also_holds_what_comes_from_ambush() -> None:
    t = able("Plains", 4, "Day of Rest", later=True)
    t.put(1, "in play", "Plains", "Plains")
    t.hold(1, "Hayloft Cat", LATER)
    t.at("main").do("play Day of Rest").next_turn()
    t.do("play Hayloft Cat").on_to(tb.MAIN)
    assert t.life == [20, 20]
    assert t.names(1, "in play")[-1] == "Hayloft Cat"


def test_after_a_day_of_rest_the_own_side_attacks_and_the_others_block() -> None:
    t = able("Plains", 4, "Day of Rest", later=True)
    ox, guard = t.play(0, "Plough Ox"), t.play(1, c(1, 1))
    t.hold(1, LATER)
    t.at("main").do("play Day of Rest").next_turn()
    t.next_turn()
    t.on_to(tb.ATTACKERS)
    attack(t, ox)
    assert t.options() == ["c 1/1 (1/1)", "don't block"]
    block(t, (guard, ox))
    assert t.where(guard) == "discard pile"


def test_a_day_of_rest_holds_every_opponent_once() -> None:
    t = able("Plains", 4, "Day of Rest", seats=3, later=True)
    for seat in (1, 2):
        t.play(seat, c(2, 2))
        t.hold(seat, LATER)
    t.at("main").do("play Day of Rest")
    asked = []
    while t.state.regs[tb.TURN] < 8:
        if t.question.startswith("attack with what?"):
            asked.append((t.state.regs[tb.TURN], t.asked))
        t.skip()
    assert asked == [(7, 1)]


def test_a_day_of_rest_leaves_an_ally_free() -> None:
    t = SlingerHall(seats=4, teams="alliance")
    t.put(0, "in play", *["Plains"] * 4)
    t.hold(0, "Day of Rest")
    for seat in (1, 2):
        t.play(seat, c(2, 2))
        t.hold(seat, LATER)
    t.at("main").do("play Day of Rest")
    while t.question != "attack with what? (SS-AT-02)":
        t.skip()
    assert t.asked == 2


def test_a_day_of_rest_holds_all_members_of_a_team_as_one() -> None:
    t = SlingerHall(seats=4, teams="as-one")
    t.put(2, "in play", *["Plains"] * 4)
    t.hold(2, "Day of Rest")
    for seat in range(4):
        t.play(seat, c(2, 2))
    t.at("main").do("play Day of Rest")
    asked = []
    while t.state.regs[tb.TURN] < 6:
        if t.question.startswith("attack with what?"):
            asked.append((t.state.regs[tb.TURN], t.asked))
        t.skip()
    assert asked == [(5, 0), (5, 2)]


# ---------------------------------------------------------------------- events that destroy


@pytest.mark.parametrize("owner", [0, 1])
def test_untie_the_spell_knot_destroys_one_enchantment_of_anybody(owner: int) -> None:
    t = able("Plains", 2, "Untie the Spell-Knot", later=True)
    banners = [t.play(0, "banner"), t.play(1, "banner")]
    t.at("main").do("play Untie the Spell-Knot").choose(banners[owner])
    assert t.where(banners[owner]) == "discard pile"
    assert t.where(banners[1 - owner]) == "in play"


def test_untie_the_spell_knot_takes_a_harness_off_its_bearer() -> None:
    t = able("Plains", 2, "Untie the Spell-Knot", later=True)
    lion = t.play(1, c(3, 3))
    harness = t.attach(1, "Gilded Harness", lion)
    t.at("main").do("play Untie the Spell-Knot")
    assert t.names(1, "discard pile") == ["Gilded Harness"]
    assert t.state.host[harness] < 0
    assert t.numbers(lion) == (3, 3)


def test_untie_the_spell_knot_needs_an_enchantment() -> None:
    t = able("Plains", 2, LATER, later=True)
    knot = t.hold(0, "Untie the Spell-Knot")[0]
    t.play(1, "Plough Ox", "Mountain")
    t.at("main")
    assert t.why_not(0, knot) == "it has no legal target (SS-PL-05)"


def test_weighed_at_daybreak_destroys_the_strong_of_both_sides() -> None:
    t = able("Plains", 5, "Weighed at Daybreak", later=True)
    strong = [t.play(0, c(4, 1)), t.play(1, c(4, 5)), t.play(1, "Seventh-Bell Archangel")]
    weak = [t.play(0, c(3, 5)), t.play(1, "Plough Ox")]
    t.at("main").do("play Weighed at Daybreak")
    assert {t.where(card) for card in strong} == {"discard pile"}
    assert {t.where(card) for card in weak} == {"in play"}


def test_weighed_at_daybreak_takes_strength_as_it_is_now() -> None:
    t = able("Plains", 5, "Weighed at Daybreak", later=True)
    lion, bear = t.play(1, c(3, 3)), t.play(1, c(4, 1))
    harness = t.attach(1, "Gilded Harness", lion)
    t.hold(1, "shrink")
    t.at("main").do("play Weighed at Daybreak", "play shrink").choose(bear)
    assert (t.where(lion), t.where(bear)) == ("discard pile", "in play")
    assert t.where(harness) == "discard pile"


def test_empty_the_reliquary_destroys_all_enchantments_and_gains_a_life_for_each() -> None:
    t = able("Plains", 4, "Empty the Reliquary", later=True)
    lion = t.play(1, c(3, 3))
    gone = [
        t.play(0, "Chapel Bells"),
        t.play(1, "banner"),
        t.attach(1, "medal", lion),
        t.attach(0, "Gilded Harness", lion),
    ]
    t.at("main").do("play Empty the Reliquary")
    assert {t.where(card) for card in gone} == {"discard pile"}
    assert t.life == [24, 20]
    assert t.numbers(lion) == (3, 3)
    assert t.size(0, "in play") == 4


def test_an_empty_reliquary_gives_nothing() -> None:
    t = able("Plains", 4, "Empty the Reliquary", later=True)
    t.play(1, "Plough Ox")
    t.at("main").do("play Empty the Reliquary")
    assert t.life == [20, 20]
    assert t.names(1, "in play") == ["Plough Ox"]
