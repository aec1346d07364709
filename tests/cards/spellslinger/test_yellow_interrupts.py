"""Yellow interrupts: what each does in a concrete position, and what it leaves alone."""

from __future__ import annotations

import pytest
from slinger_cards import c
from slinger_fights import attack, block
from slinger_hall import SlingerHall
from slinger_lands import LATER, able

from spellhall.games.spellslinger import events
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


# ---------------------------------------------------------------------- interrupts against attackers


@pytest.mark.parametrize(("strength", "place"), [(3, "discard pile"), (4, "in play")])
def test_shaft_of_noon_deals_three_damage_to_an_attacker(strength: int, place: str) -> None:
    t = defending(2, "Shaft of Noon")
    lion = t.play(0, c(strength, 2))
    t.at("declare")
    attack(t, lion)
    t.do("play Shaft of Noon")
    assert t.where(lion) == place
    assert t.life == [20, 20 if place == "discard pile" else 16]


@pytest.mark.parametrize(("passes", "guarded"), [(0, "in play"), (1, "discard pile")])
def test_shaft_of_noon_adds_to_the_blow_of_a_blocker_and_saves_it_when_it_comes_in_time(
    passes: int, guarded: str
) -> None:
    t = defending(2, "Shaft of Noon")
    lion, guard = t.play(0, c(5, 1)), t.play(1, c(2, 2))
    t.at("declare")
    attack(t, lion)
    t.skip()
    block(t, (guard, lion))
    t.skip(passes).do("play Shaft of Noon")
    assert (t.where(lion), t.where(guard)) == ("discard pile", guarded)


@pytest.mark.parametrize("name", ["Shaft of Noon", "Turned at the Gate"])
def test_only_attackers_are_in_danger_at_the_gate(name: str) -> None:
    t = SlingerHall()
    t.put(1, "in play", *["Plains"] * 3)
    t.hold(1, "zap")
    card = t.hold(1, name)[0]
    t.play(0, c(2, 2))
    lion, guard = t.play(0, c(3, 3)), t.play(1, c(1, 1))
    t.at("attack").skip()
    assert t.why_not(1, card) == "it has no legal target (SS-PL-05)"
    attack(t, lion)
    t.skip()
    block(t, (guard, lion))
    t.do(f"play {name}")
    assert (t.where(lion), t.where(guard)) == ("discard pile", "in play")
    assert {aimed.card for aimed in t.events(events.Aimed)} == {lion}


@pytest.mark.parametrize("name", ["Shaft of Noon", "Turned at the Gate"])
def test_when_combat_is_over_nobody_attacks_any_more(name: str) -> None:
    t = SlingerHall()
    t.put(1, "in play", *["Plains"] * 3)
    card = t.hold(1, name)[0]
    t.hold(1, "zap")
    lion = t.play(0, c(3, 3))
    t.at("declare")
    attack(t, lion)
    t.on_to(tb.MAIN)
    assert t.is_sideways(lion)
    assert t.why_not(1, card) == "it has no legal target (SS-PL-05)"


def test_turned_at_the_gate_destroys_the_strongest_attacker_and_no_other() -> None:
    t = defending(3, "Turned at the Gate")
    king, page = t.play(0, c(12, 2)), t.play(0, c(1, 1))
    t.at("declare")
    attack(t, king, page)
    t.do("play Turned at the Gate").choose(king)
    assert (t.where(king), t.where(page)) == ("discard pile", "in play")
    assert t.life == [20, 19]


def test_turned_at_the_gate_leaves_the_rest_of_a_group_blocked() -> None:
    t = defending(3, "Turned at the Gate")
    ram, ox, guard = t.play(0, "Shepherd's Ram"), t.play(0, "Plough Ox"), t.play(1, c(1, 1))
    t.at("declare")
    attack(t, ram, ox, together=True)
    t.skip()
    block(t, (guard, ox))
    t.do("play Turned at the Gate").choose(ox)
    assert (t.where(ox), t.where(ram), t.where(guard)) == ("discard pile", "in play", "discard pile")
    assert t.life == [20, 20]


# ---------------------------------------------------------------------- interrupts that help


def test_steady_hand_wins_a_fight_and_is_forgotten_at_the_end_of_the_turn() -> None:
    t = defending(1, "Steady Hand")
    lion, guard = t.play(0, c(3, 3)), t.play(1, c(2, 2))
    t.hold(0, LATER)
    t.at("declare")
    attack(t, lion)
    t.skip()
    block(t, (guard, lion))
    t.do("play Steady Hand").choose(guard)
    assert (t.where(lion), t.where(guard)) == ("discard pile", "in play")
    assert (t.step, t.numbers(guard)) == (tb.MAIN, (3, 4))
    t.next_turn()
    assert t.numbers(guard) == (2, 2)


def test_steady_hand_touches_its_target_alone() -> None:
    t = able("Plains", 1, "Steady Hand", later=True)
    theirs, own = t.play(1, c(2, 2)), t.play(0, c(2, 2))
    t.at("main").do("play Steady Hand").choose(theirs)
    assert (t.numbers(theirs), t.numbers(own)) == ((3, 4), (2, 2))


def test_aegis_hymn_prevents_the_next_four_damage_to_a_player() -> None:
    t = defending(1, "Aegis Hymn")
    lion = t.play(0, c(3, 2))
    t.hold(0, "strike 3", LATER)
    t.at("declare")
    attack(t, lion)
    t.do("play Aegis Hymn", "seat 1")
    assert (t.step, t.life) == (tb.MAIN, [20, 20])
    t.do("play strike 3", "seat 1")
    assert t.life == [20, 18]


def test_aegis_hymn_prevents_damage_to_a_character_and_to_nothing_else() -> None:
    t = defending(1, "Aegis Hymn")
    lion = t.play(1, c(1, 1))
    t.hold(0, "strike 3", "strike 3", LATER)
    t.at("main").do("play strike 3", "seat 1", "play Aegis Hymn").choose(lion)
    assert t.life == [20, 17]
    t.do("play strike 3").choose(lion)
    assert (t.where(lion), t.mark(lion, tb.DAMAGE), t.mark(lion, tb.SHIELD)) == ("in play", 0, 1)


def test_aegis_hymn_is_over_with_the_turn() -> None:
    t = able("Plains", 1, "Aegis Hymn", later=True)
    lion = t.play(1, c(2, 2))
    t.at("main").do("play Aegis Hymn", "seat 0").next_turn()
    t.on_to(tb.ATTACKERS)
    attack(t, lion, on=0)
    assert t.life == [18, 20]


def test_aegis_hymn_over_a_character_is_over_with_the_turn() -> None:
    t = able("Plains", 1, "Aegis Hymn", later=True)
    lion = t.play(0, c(3, 2))
    t.hold(1, "strike 3", LATER)
    t.at("main").do("play Aegis Hymn").choose(lion).next_turn()
    t.on_to(tb.MAIN).do("play strike 3").choose(lion)
    assert t.where(lion) == "discard pile"


def test_aegis_hymn_does_not_stop_a_loss_of_life() -> None:
    t = defending(1, "Aegis Hymn")
    t.hold(0, "tax", LATER)
    t.at("main").do("play tax", "play Aegis Hymn", "seat 1")
    assert t.life == [20, 19]


def test_blessing_on_the_flock_strengthens_all_own_characters_of_that_moment() -> None:
    t = able("Plains", 5, "Blessing on the Flock", "Farmyard Mastiff", later=True)
    own, theirs = [t.play(0, c(1, 1)), t.play(0, c(2, 3))], t.play(1, c(1, 1))
    t.at("main").do("play Blessing on the Flock")
    assert [t.numbers(card) for card in own] == [(2, 2), (3, 4)]
    assert t.numbers(theirs) == (1, 1)
    t.do("play Farmyard Mastiff")
    assert t.numbers(t.state.pile(tb.IN_PLAY, 0)[-1]) == (2, 3)
    t.next_turn()
    assert [t.numbers(card) for card in own] == [(1, 1), (2, 3)]


def test_blessing_on_the_flock_turns_the_blows_of_a_whole_line() -> None:
    t = defending(3, "Blessing on the Flock")
    pairs = [(t.play(1, c(2, 1)), t.play(0, c(2, 1))) for _ in range(2)]
    t.at("declare")
    attack(t, *[attacker for _, attacker in pairs])
    t.skip()
    block(t, *pairs)
    t.do("play Blessing on the Flock")
    assert [t.where(guard) for guard, _ in pairs] == ["in play"] * 2
    assert [t.where(attacker) for _, attacker in pairs] == ["discard pile"] * 2


def test_sudden_sanctuary_prevents_all_combat_damage_on_both_sides() -> None:
    t = defending(3, "Sudden Sanctuary")
    lion, bear, guard = t.play(0, c(3, 3)), t.play(0, c(4, 1)), t.play(1, c(2, 2))
    t.at("declare")
    attack(t, lion, bear)
    t.skip()
    block(t, (guard, lion))
    t.do("play Sudden Sanctuary")
    assert t.life == [20, 20]
    assert {t.where(card) for card in (lion, bear, guard)} == {"in play"}
    assert not t.events(events.Damaged, events.Hurt)


def test_sudden_sanctuary_stops_no_other_damage() -> None:
    t = defending(3, "Sudden Sanctuary")
    lion = t.play(0, c(3, 3))
    t.hold(0, "strike 3", LATER)
    t.at("declare")
    attack(t, lion)
    t.do("play Sudden Sanctuary").do("play strike 3", "seat 1")
    assert t.life == [20, 17]


def test_sudden_sanctuary_does_not_last_till_the_next_attack() -> None:
    t = able("Plains", 3, "Sudden Sanctuary", later=True)
    lion = t.play(1, c(3, 3))
    t.at("main").do("play Sudden Sanctuary").next_turn()
    t.on_to(tb.ATTACKERS)
    attack(t, lion, on=0)
    assert t.life == [17, 20]


def test_what_is_deadly_kills_even_in_a_sudden_sanctuary() -> None:
    t = defending(3, "Sudden Sanctuary")
    snake, guard = t.play(0, c(1, 1, "Deadly")), t.play(1, c(5, 5))
    t.at("declare")
    attack(t, snake)
    t.skip()
    block(t, (guard, snake))
    t.do("play Sudden Sanctuary")
    assert (t.where(snake), t.where(guard)) == ("in play", "discard pile")
