"""How a hit is worked out, step by step (section HI). Each position tells its step from the ones beside it."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import events
from spellhall.games.spellchain import table as tb

IDLE = "Progenitor's Chalice"


def struck(*cards: str, **columns: int) -> ChainHall:
    """A chain of these cards against seat 1, who has some defences already."""
    t = ChainHall()
    for name, value in columns.items():
        t.set(1, getattr(tb, name), value)
    return t.chain(*cards)


def with_cards(*cards: str, zone: str, seat: int) -> ChainHall:
    t = ChainHall()
    t.put(seat, zone, *cards)
    return t


MASTERY = "Pyromancer's Mastery"
HASSAN, KNIGHT, CASTLE = "Summon: First Hassan", "Summon: Faith Knight", "Summon: Sky Castle"


@pytest.mark.rule("SC-HI-01")
def test_the_number_on_the_card_with_its_own_condition_comes_first() -> None:
    assert struck("Fireball").hp == (20, 17)
    assert struck("Greater Fireball", IDLE, "Fireball").hp == (20, 20 - 3 - 5)


@pytest.mark.rule("SC-HI-02")
def test_bonuses_of_active_cards_are_added_to_every_hit() -> None:
    for seat, each in ((0, 3), (1, 2)):
        assert with_cards(MASTERY, zone="continuous zone", seat=seat).chain("Meteor Shower").hp == (19, 20 - 3 * each)


@pytest.mark.rule("SC-HI-03", "SC-HI-05")
def test_what_was_focused_is_doubled_with_the_rest() -> None:
    t = with_cards(MASTERY, zone="continuous zone", seat=0)
    assert t.chain("Fireball", IDLE, "Focus Mana", IDLE, "Mana Overload").hp == (20, 20 - (3 + 1 + 3) * 2)
    t = with_cards(MASTERY, zone="continuous zone", seat=0)
    assert t.chain("Fireball", IDLE, "Mana Overload").hp == (20, 20 - (3 + 1) * 2)


@pytest.mark.rule("SC-HI-03")
def test_what_was_focused_adds_to_the_first_hit_only() -> None:
    assert struck("Meteor Shower", IDLE, "Focus Mana").hp == (19, 20 - 3 - 3 * 2)


@pytest.mark.rule("SC-HI-04", "SC-HI-05")
def test_the_first_hit_of_the_chain_is_sharpened_before_it_is_doubled() -> None:
    t = with_cards(HASSAN, zone="summon zone", seat=0).set(1, tb.BLOCK, 4)
    assert t.chain("Fireball", IDLE, "Mana Overload").hp == (20, 20 - (3 + 2) * 2)
    assert struck("Fireball", IDLE, "Mana Overload", BLOCK=4).hp == (20, 20 - 3 * 2 + 4), "without Hassan"
    t = with_cards(HASSAN, zone="summon zone", seat=0)
    assert t.chain("Meteor Shower").hp == (19, 20 - 2 - 3 * 2), "the first hit only"


@pytest.mark.rule("SC-HI-06")
def test_a_doubled_hit_is_weakened_after_it() -> None:
    assert struck("Fireball", "Water Prison", "Mana Overload").hp == (19, 20 - (3 * 2 - 3))
    assert struck("Fireball", IDLE, "Mana Overload").hp == (20, 20 - 3 * 2)


@pytest.mark.rule("SC-HI-07")
def test_a_dampened_hit_deals_at_least_one_and_only_the_first_is_dampened() -> None:
    assert with_cards("Mana Dampener", zone="continuous zone", seat=1).chain("Hailstorm").hp == (20, 16)
    assert with_cards("Mana Dampener", zone="continuous zone", seat=1).chain("Meteor Shower").hp == (19, 15)


@pytest.mark.rule("SC-HI-08", "SC-HI-09")
def test_a_guardian_comes_before_armour_and_strikes_back_after_the_hit() -> None:
    t = with_cards(KNIGHT, CASTLE, zone="summon zone", seat=1).chain("Fireball")
    assert t.hp == (18, 19)
    targets = [hit.seat for hit in t.events(events.Hit)]
    assert targets == [1, 0]


@pytest.mark.rule("SC-HI-09", "SC-HI-10")
def test_armour_takes_before_the_limit_of_a_hit() -> None:
    t = with_cards(CASTLE, zone="summon zone", seat=1)
    t.continuous(1, "Swords of Endolumin")
    assert t.chain("Mithril Sword").hp == (20, 17)


@pytest.mark.rule("SC-HI-10")
@pytest.mark.parametrize(("swords", "dealt"), [((), 4), (("Swords of Endolumin",), 3)])
def test_the_limit_of_a_hit_takes_what_armour_leaves_above_it(swords: tuple[str, ...], dealt: int) -> None:
    t = with_cards(CASTLE, zone="summon zone", seat=1)
    t.continuous(1, *swords)
    assert t.chain("Ancient Flame").hp == (20, 20 - dealt)


@pytest.mark.rule("SC-HI-09")
def test_armour_leaves_a_hit_its_last_point() -> None:
    assert with_cards(CASTLE, zone="summon zone", seat=1).chain("Hailstorm").hp == (20, 16)


@pytest.mark.rule("SC-HI-11", "SC-HI-12")
def test_a_limit_for_the_chain_leaves_little_to_redirect() -> None:
    assert struck("Ancient Flame", CAP=1, REDIRECT=9).hp == (19, 20)
    assert struck("Ancient Flame", REDIRECT=9).hp == (15, 20)


@pytest.mark.rule("SC-HI-12", "SC-HI-13")
def test_a_hit_is_redirected_before_it_is_avoided() -> None:
    assert struck("Fireball", REDIRECT=2, AVOID=1).hp == (18, 20)


@pytest.mark.rule("SC-HI-13", "SC-HI-14", "SC-HI-19")
def test_what_was_avoided_is_not_reflected() -> None:
    t = struck("Repeating Crossbow", AVOID=1, REFLECT=9)
    assert t.hp == (19, 19)


@pytest.mark.rule("SC-HI-14", "SC-HI-15")
def test_a_hit_is_reflected_before_it_is_blocked() -> None:
    assert struck("Fireball", REFLECT=2, BLOCK=9).hp == (18, 20)


@pytest.mark.rule("SC-HI-15", "SC-HI-16")
def test_what_block_leaves_is_taken_from_the_hp() -> None:
    assert struck("Fireball", BLOCK=2).hp == (20, 19)
    assert struck("Fireball", BLOCK=3).hp == (20, 20)


@pytest.mark.rule("SC-HI-17")
def test_reactions_wait_for_damage_that_came_through() -> None:
    assert struck("Mithril Sword", "Crimson Hex").hp == (16, 16)
    assert struck("Mithril Sword", "Crimson Hex", BLOCK=9).hp == (17, 20)


@pytest.mark.rule("SC-HI-18")
def test_after_three_bounces_nothing_is_sent_back() -> None:
    t = ChainHall()
    for seat in range(2):
        t.set(seat, tb.REDIRECT, 9).set(seat, tb.REFLECT, 9)
    t.chain("Fireball")
    assert [hit.seat for hit in t.events(events.Strikes)] == [1, 0, 1, 0]
    assert t.hp == (17, 20)


@pytest.mark.rule("SC-HI-18")
def test_what_is_sent_back_strikes_before_the_rest() -> None:
    t = struck("Fireball", REFLECT=2)
    assert [hit.seat for hit in t.events(events.Hit)] == [0, 1]


@pytest.mark.rule("SC-HI-19")
def test_a_hit_that_came_to_nothing_uses_no_defence_up() -> None:
    t = struck("Fireball", IDLE, "Siphon", "Water Prison", AVOID=1)
    assert t.hp == (20, 20), "the Siphon is weakened to nothing, so that the Fireball meets the Avoid"
