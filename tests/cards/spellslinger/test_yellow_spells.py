"""Yellow events, interrupts and enchantments: what each does in a concrete position, and what it leaves alone."""

from __future__ import annotations

import pytest
from slinger_cards import c
from slinger_fights import attack, block
from slinger_hall import SlingerHall
from slinger_lands import LATER, able, offers

from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import CHARACTER, COMMON, ENCHANTMENT, EVENT, INTERRUPT, RARE, REGISTER, UNCOMMON

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


# ---------------------------------------------------------------------- what is printed


@pytest.mark.parametrize(("name", "cost", "type_", "rarity"), PRINTED)
def test_printed_facts(name: str, cost: str, type_: str, rarity: str) -> None:
    card = next(card for card in REGISTER.values() if card.name == name)
    assert (card.cost.text, card.type, card.rarity) == (cost, type_, rarity)


def test_these_are_all_yellow_cards_besides_the_characters() -> None:
    yellow = [card.name for card in REGISTER.values() if card.type != CHARACTER and "Y" in card.cost.colours()]
    assert sorted(yellow) == sorted(row[0] for row in PRINTED)


@pytest.mark.parametrize(("name", "cost"), [(row[0], row[1]) for row in PRINTED if row[2] in (EVENT, ENCHANTMENT)])
def test_every_yellow_spell_of_the_main_phase_takes_all_of_its_cost(name: str, cost: str) -> None:
    need = int(cost.rstrip("Y") or 0) + cost.count("Y")
    for count in (need, need - 1):
        t = able("Plains", count, name, later=True)
        t.play(1, "Plough Ox", "banner")
        t.at("main")
        assert offers(t, f"play {name}") == (count == need)


@pytest.mark.parametrize(("name", "cost"), [(row[0], row[1]) for row in PRINTED if row[2] == INTERRUPT])
def test_every_yellow_interrupt_takes_all_of_its_cost(name: str, cost: str) -> None:
    need = int(cost.rstrip("Y") or 0) + cost.count("Y")
    for count in (need, need - 1):
        t = defending(count, name, "zap")
        t.play(0, "Plough Ox")
        t.at("declare").do("Plough Ox")
        assert offers(t, f"play {name}") == (count == need)


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
    assert t.options() == ["Plough Ox (3/2)", "done"]


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
    assert "cannot attack this turn" in t.why_not(1, lion)


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
    assert t.options() == ["c 1/1 (1/1)", "done"]
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
    assert t.why_not(0, knot) == "there is no legal target for it (SS-PL-05)"


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
    assert t.why_not(1, card) == "there is no legal target for it (SS-PL-05)"
    attack(t, lion)
    t.skip()
    block(t, (guard, lion))
    t.do(f"play {name}")
    assert (t.where(lion), t.where(guard)) == ("discard pile", "in play")
    assert {aimed[2] for aimed in t.events(tb.AIMED)} == {lion}


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
    assert t.why_not(1, card) == "there is no legal target for it (SS-PL-05)"


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
    assert t.numbers(t.state.pile(tb.IN_PLAY, 0)[-1]) == (2, 2)
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
    assert not t.events(tb.DAMAGED, tb.HURT)


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


# ---------------------------------------------------------------------- enchantments on characters


@pytest.mark.parametrize(("name", "cost", "after"), [("Gilded Harness", 2, (3, 4)), ("Borrowed Halo", 3, (3, 3))])
class TestAttached:
    def test_it_strengthens_the_character_it_is_put_on_and_no_other(
        self, name: str, cost: int, after: tuple[int, int]
    ) -> None:
        t = able("Plains", cost, name, later=True)
        own, theirs = t.play(0, c(2, 2)), t.play(1, c(2, 2))
        t.at("main").do(f"play {name}").choose(own)
        assert (t.numbers(own), t.numbers(theirs)) == (after, (2, 2))
        assert t.state.host[t.state.pile(tb.IN_PLAY, 0)[-1]] == own

    def test_it_lasts_and_goes_with_its_bearer(self, name: str, cost: int, after: tuple[int, int]) -> None:
        t = able("Plains", cost, name, later=True)
        lion = t.play(0, c(2, 2))
        t.hold(1, "kill")
        t.at("main").do(f"play {name}").next_turn()
        t.next_turn()
        assert t.numbers(lion) == after
        t.on_to(tb.MAIN)
        while t.asked == 0:
            t.skip()
        t.do("play kill")
        assert sorted(t.names(0, "discard pile")) == sorted([name, t.state.definition(lion).name])


@pytest.mark.parametrize("name", ["Gilded Harness", "Borrowed Halo"])
def test_without_a_character_there_is_nobody_to_put_it_on(name: str) -> None:
    t = able("Plains", 3, LATER, later=True)
    card = t.hold(0, name)[0]
    t.play(1, "banner")
    t.at("main")
    assert t.why_not(0, card) == "there is no legal target for it (SS-PL-05)"


def test_with_a_borrowed_halo_an_ox_is_blocked_by_fliers_only() -> None:
    t = SlingerHall()
    ox = t.play(0, "Plough Ox")
    t.attach(0, "Borrowed Halo", ox)
    t.play(1, "Plough Ox", "Steeple Dove")
    t.at("declare")
    attack(t, ox)
    assert t.options() == ["Steeple Dove (1/2)", "done"]
    t.skip()
    assert t.life == [20, 16]


def test_with_a_borrowed_halo_an_ox_blocks_fliers() -> None:
    t = SlingerHall()
    ox, dove = t.play(1, "Plough Ox"), t.play(0, "Steeple Dove")
    t.play(1, "Farmyard Mastiff")
    t.attach(1, "Borrowed Halo", ox)
    t.at("declare")
    attack(t, dove)
    assert t.options() == ["Plough Ox (4/3)", "done"]


def test_without_its_borrowed_halo_an_ox_is_back_on_the_ground() -> None:
    t = able("Plains", 2, "Untie the Spell-Knot", later=True)
    ox, dove = t.play(0, "Plough Ox"), t.play(1, "Steeple Dove")
    t.attach(0, "Borrowed Halo", ox)
    t.at("main").do("play Untie the Spell-Knot").next_turn()
    t.on_to(tb.ATTACKERS)
    attack(t, dove, on=0)
    assert t.life == [19, 20]
    assert t.numbers(ox) == (3, 2)


# ---------------------------------------------------------------------- enchantments of the whole side


def test_a_hedge_of_light_strikes_each_attacker_of_its_player() -> None:
    t = SlingerHall()
    hedge = t.play(1, "Hedge of Light")
    small, big, home = t.play(0, c(1, 1)), t.play(0, c(2, 2)), t.play(0, c(1, 2))
    t.at("declare")
    attack(t, small, big)
    assert [(told[2], told[3], told[4]) for told in t.events(tb.DAMAGED)] == [(small, hedge, 1), (big, hedge, 1)]
    assert (t.where(small), t.where(big), t.where(home)) == ("discard pile", "in play", "in play")
    assert t.life == [20, 18]


def test_a_hedge_of_light_is_paid_for_and_guards_from_the_next_turn_on() -> None:
    t = able("Plains", 3, "Hedge of Light", later=True)
    lion = t.play(1, c(1, 1))
    t.at("main").do("play Hedge of Light").next_turn()
    t.on_to(tb.ATTACKERS)
    attack(t, lion, on=0)
    assert t.where(lion) == "discard pile"
    assert t.life == [20, 20]


def test_a_hedge_of_light_lets_the_attackers_of_its_player_and_of_others_pass() -> None:
    t = SlingerHall(seats=3)
    t.play(0, "Hedge of Light")
    t.play(2, "Hedge of Light")
    lion = t.play(0, c(1, 1))
    t.at("declare").choose(lion).do("seat 1")
    assert t.where(lion) == "in play"
    assert t.life == [20, 19, 20]


def test_chapel_bells_ring_in_the_upkeep_of_their_player_alone() -> None:
    for active, life in ((0, [21, 20]), (1, [20, 20])):
        t = SlingerHall()
        t.play(0, "Chapel Bells")
        t.play(active, c(1, 1))
        t.at("upkeep", active=active)
        assert (t.asked, t.life) == (active, life)


def test_chapel_bells_ring_for_the_first_time_in_the_next_turn() -> None:
    t = able("Plains", 2, "Chapel Bells", later=True)
    t.at("main").do("play Chapel Bells")
    assert t.life == [20, 20]
    t.next_turn()
    assert t.life == [20, 20]
    t.next_turn()
    assert t.life == [21, 20]


def test_the_covenant_strengthens_own_characters_and_those_that_come() -> None:
    t = able("Plains", 6, "Covenant of the Meadow", "Farmyard Mastiff", later=True)
    own, theirs = t.play(0, c(1, 1)), t.play(1, c(1, 1))
    t.at("main").do("play Covenant of the Meadow", "play Farmyard Mastiff")
    assert (t.numbers(own), t.numbers(theirs)) == ((2, 2), (1, 1))
    assert t.numbers(t.state.pile(tb.IN_PLAY, 0)[-1]) == (3, 3)
    t.next_turn()
    assert t.numbers(own) == (2, 2)


def test_when_the_covenant_is_broken_wounds_become_deadly() -> None:
    t = able("Plains", 2, "Untie the Spell-Knot", "zap", later=True)
    t.play(1, "Covenant of the Meadow")
    wounded, whole = t.play(1, c(1, 1)), t.play(1, c(1, 2))
    t.at("main").do("play zap").choose(wounded)
    assert (t.where(wounded), t.numbers(wounded)) == ("in play", (2, 2))
    t.do("play Untie the Spell-Knot")
    assert (t.where(wounded), t.where(whole)) == ("discard pile", "in play")


# ---------------------------------------------------------------------- together


def test_hedge_and_shaft_bring_down_what_neither_can_alone() -> None:
    t = defending(2, "Shaft of Noon")
    t.play(1, "Hedge of Light")
    lion = t.play(0, c(4, 2))
    t.at("declare")
    attack(t, lion)
    t.do("play Shaft of Noon")
    assert t.where(lion) == "discard pile"
    assert t.life == [20, 20]


def test_hedge_and_angel_of_the_threshold_strike_in_the_order_their_player_likes() -> None:
    t = SlingerHall()
    hedge, angel = t.play(1, "Hedge of Light"), t.play(1, "Angel of the Threshold")
    lion = t.play(0, c(2, 2))
    t.at("declare")
    attack(t, lion)
    assert (t.asked, t.question) == (1, "which happens first? (SS-AB-11)")
    t.do("Angel of the Threshold")
    assert [told[3] for told in t.events(tb.DAMAGED)] == [angel, hedge]
    assert t.where(lion) == "discard pile"


def test_the_covenant_makes_the_own_herd_heavy_enough_to_be_weighed() -> None:
    t = able("Plains", 5, "Weighed at Daybreak", later=True)
    t.play(0, "Covenant of the Meadow")
    own, theirs = [t.play(0, "Plough Ox"), t.play(0, "Farmyard Mastiff")], t.play(1, "Plough Ox")
    t.at("main").do("play Weighed at Daybreak")
    assert [t.where(card) for card in own] == ["discard pile", "in play"]
    assert t.where(theirs) == "in play"


def test_call_the_herd_home_lets_the_donkey_work_twice() -> None:
    t = able("Plains", 3, "Call the Herd Home", later=True)
    t.play(0, "Parish Donkey")
    t.at("main").do("use Parish Donkey", "play Call the Herd Home", "use Parish Donkey")
    assert t.life == [23, 20]


def test_in_a_sudden_sanctuary_the_angel_of_fair_accounts_has_nothing_to_settle() -> None:
    t = defending(3, "Sudden Sanctuary")
    t.play(1, "Angel of Fair Accounts", sideways=True)
    lion = t.play(0, c(3, 3))
    t.at("declare")
    attack(t, lion)
    t.do("play Sudden Sanctuary")
    assert t.life == [20, 20]
    assert t.where(lion) == "in play"


def test_aegis_hymn_over_part_of_the_damage_leaves_the_attacker_in_debt() -> None:
    t = defending(1, "Aegis Hymn")
    t.play(1, "Angel of Fair Accounts", sideways=True)
    lion = t.play(0, c(5, 3))
    t.at("declare")
    attack(t, lion)
    t.do("play Aegis Hymn", "seat 1")
    assert t.life == [20, 19]
    assert t.where(lion) == "discard pile"


def test_under_an_aegis_hymn_an_attacker_comes_through_a_hedge_of_light() -> None:
    t = able("Plains", 1, "Aegis Hymn", later=True)
    t.play(1, "Hedge of Light")
    lion = t.play(0, c(1, 1))
    t.at("attack").do("play Aegis Hymn").choose(lion)
    attack(t, lion)
    assert t.where(lion) == "in play"
    assert t.life == [20, 19]


def test_bells_and_hounds_ring_in_the_day_together() -> None:
    t = SlingerHall()
    t.play(0, "Chapel Bells", "Hospice Hounds", "Drover's Collie")
    t.at("upkeep").do("Chapel Bells")
    assert t.life == [23, 20]


def test_a_halo_and_a_harness_on_the_same_mare_add_up_until_the_reliquary_is_emptied() -> None:
    t = able("Plains", 4, "Empty the Reliquary", later=True)
    mare = t.play(0, "Carriage Mare")
    t.attach(0, "Borrowed Halo", mare)
    t.attach(0, "Gilded Harness", mare)
    t.at("main")
    assert t.numbers(mare) == (4, 4)
    t.do("play Empty the Reliquary")
    assert t.numbers(mare) == (2, 1)
    assert t.life == [22, 20]
