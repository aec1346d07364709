"""Blue events, interrupts and enchantments, each in a position that shows what it does and what it leaves alone."""

from __future__ import annotations

import pytest
from slinger_cards import c, costing
from slinger_hall import SlingerHall
from slinger_lands import LATER, offers

from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import (
    CHARACTER,
    COMMON,
    ENCHANTMENT,
    EVENT,
    INTERRUPT,
    RARE,
    REGISTER,
    UNCOMMON,
)

FACTS = [
    ("Study by Candle", "2B", EVENT, COMMON),
    ("Consult the Almanac", "B", EVENT, COMMON),
    ("Ebb of the Spring Tide", "3B", EVENT, COMMON),
    ("Lost among the Shelves", "1B", EVENT, COMMON),
    ("Long Night of Study", "4B", EVENT, UNCOMMON),
    ("Read over the Shoulder", "1B", EVENT, UNCOMMON),
    ("Mass Mesmerism", "3BB", EVENT, UNCOMMON),
    ("The Great Forgetting", "4BB", EVENT, RARE),
    ("Stolen Hour", "5BB", EVENT, RARE),
    ("Flat Refusal", "1BB", INTERRUPT, COMMON),
    ("Damp Fuse", "1B", INTERRUPT, COMMON),
    ("Snuffed Candle", "B", INTERRUPT, COMMON),
    ("Slip through the Curtain", "1B", INTERRUPT, COMMON),
    ("Shrinking Draught", "1B", INTERRUPT, COMMON),
    ("Rewritten Clause", "2BB", INTERRUPT, UNCOMMON),
    ("Spring Tide", "2B", INTERRUPT, UNCOMMON),
    ("Price of Passage", "B", INTERRUPT, UNCOMMON),
    ("Mirror of Intent", "1B", INTERRUPT, RARE),
    ("Sleep", "1B", ENCHANTMENT, COMMON),
    ("Feather-Light", "B", ENCHANTMENT, COMMON),
    ("Fog of Forgetting", "2B", ENCHANTMENT, UNCOMMON),
    ("Brass Observatory", "2B", ENCHANTMENT, UNCOMMON),
    ("Commanding Gaze", "3BB", ENCHANTMENT, RARE),
    ("Sluggish Tide", "2BB", ENCHANTMENT, RARE),
]
COSTS = {name: cost for name, cost, _, _ in FACTS}


def coasts(t: SlingerHall, seat: int, count: int) -> list[int]:
    """Upright Coasts of a seat."""
    return t.put(seat, "in play", *["Coast"] * count)


def ready(t: SlingerHall, seat: int, name: str) -> int:
    """A blue card in hand, and just the Coasts that pay for it; its handle."""
    coasts(t, seat, int("0" + COSTS[name].strip("B")) + COSTS[name].count("B"))
    return t.hold(seat, name)[0]


def main(t: SlingerHall, active: int = 0) -> SlingerHall:
    """The main phase of a seat, which stays open."""
    t.hold(active, LATER)
    return t.at("main", active=active)


def unweave(t: SlingerHall, seat: int) -> None:
    """A green interrupt in hand that destroys an enchantment, and the Woods that pay for it."""
    t.play(seat, "Woods")
    t.hold(seat, "Wither the Weave")


def names_offered(t: SlingerHall) -> list[str]:
    """The names of the cards that the question offers, in alphabetical order."""
    return sorted(words.split(" (")[0].split(" [")[0] for words in t.options())


# ---------------------------------------------------------------------- what is printed


@pytest.mark.parametrize(("name", "cost", "type_", "rarity"), FACTS)
def test_printed_facts(name: str, cost: str, type_: str, rarity: str) -> None:
    card = next(card for card in REGISTER.values() if card.name == name)
    assert (card.cost.text, card.type, card.rarity) == (cost, type_, rarity)


def test_these_are_all_blue_spells() -> None:
    blue = [card for card in REGISTER.values() if card.type != CHARACTER and "B" in card.cost.colours()]
    assert sorted(card.name for card in blue) == sorted(COSTS)


@pytest.mark.parametrize("name", [row[0] for row in FACTS if row[2] in (EVENT, ENCHANTMENT)])
def test_events_and_enchantments_cost_just_what_they_say(name: str) -> None:
    for missing in (0, 1):
        t = SlingerHall()
        t.play(1, c(2, 2))
        card = ready(t, 0, name)
        t.state.marks[tb.SIDEWAYS][t.state.pile(tb.IN_PLAY, 0)[0]] = missing
        main(t)
        assert offers(t, f"play {name}") == (not missing)
        refusal = "you cannot pay its cost with what is upright (SS-CO-05)"
        assert t.why_not(0, card) == (refusal if missing else "")


AIMED = [
    "Ebb of the Spring Tide",
    "Lost among the Shelves",
    "Snuffed Candle",
    "Slip through the Curtain",
    "Shrinking Draught",
    "Spring Tide",
    "Sleep",
    "Feather-Light",
    "Fog of Forgetting",
    "Commanding Gaze",
]


@pytest.mark.parametrize("name", AIMED)
def test_blue_spells_are_aimed_at_characters_of_all_players_and_at_nothing_else(name: str) -> None:
    t = SlingerHall()
    t.play(0, "medal", c(1, 2))
    t.play(1, "banner", "Woods", c(2, 2))
    ready(t, 0, name)
    main(t).do(f"play {name}")
    assert names_offered(t) == ["c 1/2", "c 2/2"]


# ---------------------------------------------------------------------- Study by Candle, Long Night of Study


@pytest.mark.parametrize(("name", "count"), [("Study by Candle", 2), ("Long Night of Study", 3)])
def test_studies_draw_from_the_top_for_their_player_only(name: str, count: int) -> None:
    t = SlingerHall()
    t.put(0, "draw pile", "Woods", "Mountain", "Coast", "Woods")
    card = ready(t, 0, name)
    main(t).do(f"play {name}")
    assert t.names(0, "hand") == [LATER, "Woods", "Coast", "Mountain"][: count + 1]
    assert t.names(1, "hand") == []
    assert t.where(card) == "discard pile"


def test_study_by_candle_with_one_card_left_loses_the_game() -> None:
    t = SlingerHall(deck=0)
    t.put(0, "draw pile", "Woods")
    ready(t, 0, "Study by Candle")
    main(t).do("play Study by Candle")
    assert t.state.scores == [-1.0, 1.0]


# ---------------------------------------------------------------------- Consult the Almanac


def almanac(*pile: str) -> SlingerHall:
    """The Almanac is being consulted over a draw pile, the last name on top."""
    t = SlingerHall(deck=0)
    t.put(0, "draw pile", *pile)
    t.put(1, "draw pile", "Woods")
    ready(t, 0, "Consult the Almanac")
    return main(t).do("play Consult the Almanac")


def test_consult_the_almanac_takes_one_of_three_and_puts_the_others_under_in_the_order_chosen() -> None:
    t = almanac("Coast", "zap", "kill", "grow")
    assert names_offered(t) == ["grow", "kill", "zap"]
    t.do("kill", "grow")
    assert t.names(0, "hand") == [LATER, "kill"]
    assert t.names(0, "draw pile") == ["zap", "grow", "Coast"]


def test_consult_the_almanac_cannot_be_declined() -> None:
    assert "done" not in almanac("Coast", "zap", "kill", "grow").options()


def test_consult_the_almanac_takes_what_there_is_when_the_pile_is_short() -> None:
    t = almanac("zap", "kill").do("zap")
    assert t.names(0, "hand") == [LATER, "zap"]
    assert t.names(0, "draw pile") == ["kill"]


def test_consult_the_almanac_over_an_empty_pile_does_nothing() -> None:
    t = almanac()
    assert t.state.scores is None
    assert t.names(0, "hand") == [LATER]


def test_consult_the_almanac_tells_nobody_else_what_was_taken() -> None:
    t = almanac("Coast", "zap", "kill", "grow").do("kill", "grow")
    assert "P1 takes kill into the hand." in t.log(0)
    assert "P1 takes a card into the hand." in t.log(1)
    assert "grow" not in str(t.state.view(1))


# ---------------------------------------------------------------------- Ebb of the Spring Tide


def test_ebb_of_the_spring_tide_returns_two_characters_to_their_owners() -> None:
    t = SlingerHall()
    mine, theirs, third = t.play(0, c(1, 1)), t.play(1, c(4, 4)), t.play(1, c(5, 5))
    ready(t, 0, "Ebb of the Spring Tide")
    main(t).do("play Ebb").choose(mine).choose(theirs)
    assert t.names(0, "hand") == [LATER, "c 1/1"]
    assert t.names(1, "hand") == ["c 4/4"]
    assert t.where(third) == "in play"


def test_ebb_of_the_spring_tide_may_return_a_single_one() -> None:
    t = SlingerHall()
    victim, other = t.play(1, c(4, 4)), t.play(1, c(5, 5))
    t.play(1, "Woods", "banner")
    ready(t, 0, "Ebb of the Spring Tide")
    main(t).do("play Ebb")
    assert names_offered(t) == ["c 4/4", "c 5/5"]
    t.choose(victim)
    assert names_offered(t) == ["c 5/5", "no further target"]
    t.skip()
    assert (t.where(victim), t.where(other)) == ("hand", "in play")


def test_ebb_of_the_spring_tide_returns_the_second_when_the_first_has_gone() -> None:
    t = SlingerHall()
    first, second = t.play(1, c(4, 4)), t.play(1, c(5, 5))
    ready(t, 0, "Ebb of the Spring Tide")
    t.hold(1, "kill")
    main(t).do("play Ebb").choose(first).choose(second).do("play kill").choose(first)
    assert (t.where(first), t.where(second)) == ("discard pile", "hand")


def test_ebb_of_the_spring_tide_needs_a_character() -> None:
    t = SlingerHall()
    t.play(1, "Woods", "banner")
    ebb = ready(t, 0, "Ebb of the Spring Tide")
    main(t)
    assert t.why_not(0, ebb) == "there is no legal target for it (SS-PL-05)"


# ---------------------------------------------------------------------- Lost among the Shelves


def test_lost_among_the_shelves_puts_a_weak_character_on_top_of_its_owners_draw_pile() -> None:
    t = SlingerHall()
    weak = t.play(1, c(2, 5))
    t.play(1, c(3, 1))
    ready(t, 0, "Lost among the Shelves")
    main(t).do("play Lost")
    assert t.names(1, "draw pile")[-1] == "c 2/5"
    assert t.names(1, "hand") == []
    t.next_turn()
    assert t.where(weak) == "hand"


def test_lost_among_the_shelves_goes_by_strength_now_and_not_by_damage() -> None:
    t = SlingerHall()
    t.play(0, c(2, 2), "Faerie Ringleader")
    faerie = t.play(0, c(2, 2, kind="Faerie"))
    hurt = t.play(1, c(3, 3))
    ready(t, 0, "Lost among the Shelves")
    t.hold(0, "zap")
    main(t).do("play zap").choose(hurt)
    assert t.numbers(faerie) == (3, 2)
    t.do("play Lost")
    assert names_offered(t) == ["Faerie Ringleader", "c 2/2"]


def test_lost_among_the_shelves_misses_a_character_that_has_grown_meanwhile() -> None:
    t = SlingerHall()
    weak = t.play(1, c(2, 2))
    lost = ready(t, 0, "Lost among the Shelves")
    t.hold(1, "grow")
    main(t).do("play Lost", "play grow")
    assert (t.where(weak), t.where(lost)) == ("in play", "discard pile")


# ---------------------------------------------------------------------- Read over the Shoulder


def test_read_over_the_shoulder_shows_a_hand_to_its_player_alone_and_draws_a_card() -> None:
    t = SlingerHall(seats=3)
    t.hold(1, "strike 3", "destroy")
    t.hold(2, "tax")
    t.put(0, "draw pile", "Mountain")
    ready(t, 0, "Read over the Shoulder")
    main(t).do("play Read", "seat 1")
    assert t.names(0, "hand") == [LATER, "Mountain"]
    assert "strike 3" in str(t.state.view(0)) and "destroy" in str(t.state.view(0))
    assert "strike 3" not in str(t.state.view(2))
    assert "tax" not in str(t.state.view(0))
    assert "P2 shows strike 3." in t.log(0)
    assert "P2 shows strike 3." not in t.log(2)
    assert t.names(1, "hand") == ["strike 3", "destroy"]


def test_read_over_the_shoulder_does_not_show_what_is_drawn_later() -> None:
    t = SlingerHall()
    t.put(1, "draw pile", "Mountain")
    ready(t, 0, "Read over the Shoulder")
    main(t).do("play Read", "seat 1").next_turn()
    assert t.names(1, "hand") == ["Mountain"]
    assert "Mountain" not in str(t.state.view(0))


def test_read_over_the_shoulder_may_be_aimed_at_its_own_player_for_the_card() -> None:
    t = SlingerHall()
    t.hold(1, "destroy")
    ready(t, 0, "Read over the Shoulder")
    main(t).do("play Read", "seat 0")
    assert t.size(0, "hand") == 2
    assert "destroy" not in str(t.state.view(0))


# ---------------------------------------------------------------------- Mass Mesmerism


def test_mass_mesmerism_holds_all_characters_of_one_player_for_one_more_beginning_phase() -> None:
    t = SlingerHall(seats=3)
    victims = [t.play(1, c(2, 2)), t.play(1, c(3, 3), sideways=True)]
    woods = t.play(1, "Woods", sideways=True)
    mine, third = t.play(0, c(1, 1)), t.play(2, c(4, 4))
    ready(t, 0, "Mass Mesmerism")
    main(t).do("play Mass Mesmerism", "seat 1")
    assert [t.is_sideways(card) for card in (*victims, mine, third)] == [True, True, False, False]
    t.next_turn()
    assert [t.is_sideways(card) for card in (*victims, woods)] == [True, True, False]
    for _ in range(3):
        t.next_turn()
    assert [t.is_sideways(card) for card in victims] == [False, False]


def test_mass_mesmerism_spares_a_character_that_comes_later() -> None:
    t = SlingerHall()
    t.play(1, c(2, 2))
    t.hold(1, c(5, 5, "Ambush"))
    ready(t, 0, "Mass Mesmerism")
    main(t).do("play Mass Mesmerism", "seat 1").skip().do("pass")
    t.do("play c 5/5")
    later = t.state.pile(tb.IN_PLAY, 1)[-1]
    assert not t.is_sideways(later)


def test_mass_mesmerism_catches_what_is_there_when_it_resolves() -> None:
    t = SlingerHall()
    t.hold(1, c(5, 5, "Ambush"))
    ready(t, 0, "Mass Mesmerism")
    main(t).do("play Mass Mesmerism", "seat 1", "play c 5/5")
    assert t.is_sideways(t.state.pile(tb.IN_PLAY, 1)[-1])


# ---------------------------------------------------------------------- The Great Forgetting


def test_the_great_forgetting_returns_all_characters_to_their_owners() -> None:
    t = SlingerHall()
    t.play(0, c(1, 1))
    seized = t.play(0, c(4, 4))
    t.play(1, c(2, 2), "banner", "Woods")
    t.attach(1, "Commanding Gaze", seized)
    ready(t, 0, "The Great Forgetting")
    main(t).do("play The Great Forgetting")
    assert sorted(t.names(0, "hand")) == ["c 1/1", "c 4/4", LATER]
    assert t.names(1, "hand") == ["c 2/2"]
    assert t.names(1, "in play") == ["banner", "Woods"]
    assert t.names(1, "discard pile") == ["Commanding Gaze"]


# ---------------------------------------------------------------------- Stolen Hour


def test_stolen_hour_gives_a_whole_further_turn_and_then_it_is_the_opponents() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(3, 3), sideways=True)
    ready(t, 0, "Stolen Hour")
    t.hold(0, "Woods", "Woods")
    main(t).do("play Woods", "play Stolen Hour")
    assert "play Woods" not in t.options()
    t.next_turn()
    assert (t.state.regs[tb.ACTIVE], t.asked) == (0, 0)
    assert not t.is_sideways(attacker)
    t.do("c 3/3")
    assert t.life == [20, 17]
    assert "play Woods" in t.options()
    t.next_turn()
    assert t.state.regs[tb.ACTIVE] == 1


def test_two_stolen_hours_give_two_turns() -> None:
    t = SlingerHall()
    ready(t, 0, "Stolen Hour")
    ready(t, 0, "Stolen Hour")
    main(t).do("play Stolen Hour", "play Stolen Hour")
    active = []
    for _ in range(3):
        t.next_turn()
        active.append(t.state.regs[tb.ACTIVE])
    assert active == [0, 0, 1]


def test_a_negated_stolen_hour_gives_no_turn() -> None:
    t = SlingerHall()
    hour = ready(t, 0, "Stolen Hour")
    ready(t, 1, "Damp Fuse")
    main(t).do("play Stolen Hour", "play Damp Fuse")
    assert t.where(hour) == "discard pile"
    t.next_turn()
    assert t.state.regs[tb.ACTIVE] == 1


# ---------------------------------------------------------------------- Flat Refusal, Damp Fuse, Rewritten Clause


@pytest.mark.parametrize("name", ["Flat Refusal", "Rewritten Clause"])
@pytest.mark.parametrize("pending", [costing("2", 3, 3), "strike 3", "banner"])
def test_a_refusal_negates_whatever_is_pending(name: str, pending: str) -> None:
    t = SlingerHall()
    lands = t.put(0, "in play", "Plains", "Plains")
    card = t.hold(0, pending)[0]
    refusal = ready(t, 1, name)
    main(t).do(f"play {pending}")
    if pending == "strike 3":
        t.do("seat 1")
    t.do(f"play {name}")
    assert (t.where(card), t.where(refusal)) == ("discard pile", "discard pile")
    assert t.life == [20, 20]
    assert all(t.is_sideways(land) for land in lands) == (pending not in ("strike 3", "banner"))


@pytest.mark.parametrize("name", ["Flat Refusal", "Damp Fuse", "Rewritten Clause", "Price of Passage"])
def test_nothing_can_be_negated_while_nothing_is_pending(name: str) -> None:
    t = SlingerHall()
    refusal = ready(t, 0, name)
    main(t)
    assert t.options() == [f"play {LATER}", "pass"]
    assert t.why_not(0, refusal) == "there is no legal target for it (SS-PL-05)"


def test_flat_refusal_answers_no_interrupt_no_ability_and_no_ambusher() -> None:
    t = SlingerHall()
    t.play(0, "healer")
    t.hold(0, "zap", c(2, 2, "Ambush"))
    ready(t, 1, "Flat Refusal")
    main(t).do("play zap", "seat 1")
    assert (t.asked, t.life) == (0, [20, 19])
    t.do("use healer")
    assert (t.asked, t.life) == (0, [21, 19])
    t.do("play c 2/2 Ambush")
    assert t.asked == 0
    assert "c 2/2 Ambush" in t.names(0, "in play")


def test_flat_refusal_cannot_be_refused() -> None:
    t = SlingerHall()
    mine = ready(t, 0, "Flat Refusal")
    ready(t, 1, "Flat Refusal")
    t.hold(0, "strike 3")
    main(t).do("play strike 3", "seat 1", "play Flat Refusal")
    assert t.asked == 0
    assert (t.where(mine), t.life) == ("hand", [20, 20])


@pytest.mark.parametrize("pending", [costing("", 3, 3), "banner"])
def test_damp_fuse_leaves_characters_and_enchantments_alone(pending: str) -> None:
    t = SlingerHall()
    card = t.hold(0, pending)[0]
    ready(t, 1, "Damp Fuse")
    main(t).do(f"play {pending}")
    assert (t.asked, t.where(card)) == (0, "in play")


def test_damp_fuse_negates_an_event() -> None:
    t = SlingerHall()
    strike = t.hold(0, "strike 3")[0]
    ready(t, 1, "Damp Fuse")
    main(t).do("play strike 3", "seat 1", "play Damp Fuse")
    assert (t.where(strike), t.life) == ("discard pile", [20, 20])


def test_rewritten_clause_draws_a_card_for_its_player() -> None:
    t = SlingerHall()
    t.put(1, "draw pile", "Mountain")
    t.hold(0, "strike 3")
    ready(t, 1, "Rewritten Clause")
    main(t).do("play strike 3", "seat 1", "play Rewritten Clause")
    assert t.names(1, "hand") == ["Mountain"]
    assert t.names(0, "hand") == [LATER]


def test_flat_refusal_draws_nothing() -> None:
    t = SlingerHall()
    t.hold(0, "strike 3")
    ready(t, 1, "Flat Refusal")
    main(t).do("play strike 3", "seat 1", "play Flat Refusal")
    assert t.names(1, "hand") == []


# ---------------------------------------------------------------------- Snuffed Candle, Spring Tide


def test_snuffed_candle_turns_an_attacker_to_be_and_nothing_else() -> None:
    t = SlingerHall()
    threat, other = t.play(0, c(6, 6)), t.play(0, c(1, 1))
    ready(t, 1, "Snuffed Candle")
    t.at("attack").do("play Snuffed Candle").choose(threat)
    assert (t.is_sideways(threat), t.is_sideways(other)) == (True, False)
    assert names_offered(t) == ["c 1/1", "done"]


def test_snuffed_candle_lets_the_character_turn_upright_again() -> None:
    t = SlingerHall()
    threat = t.play(1, c(6, 6))
    t.hold(1, "zap")
    ready(t, 0, "Snuffed Candle")
    main(t).do("play Snuffed Candle")
    assert t.is_sideways(threat)
    t.next_turn()
    assert not t.is_sideways(threat)


def test_snuffed_candle_takes_a_blocker_away_but_comes_too_late_after_the_block() -> None:
    t = SlingerHall()
    t.play(0, c(2, 2))
    guard = t.play(1, c(3, 3))
    ready(t, 0, "Snuffed Candle")
    t.at("declare").do("c 2/2", "play Snuffed Candle").choose(guard)
    assert t.life == [20, 18]

    t = SlingerHall()
    attacker = t.play(0, c(2, 2))
    guard = t.play(1, c(3, 3))
    ready(t, 0, "Snuffed Candle")
    t.at("declare").do("c 2/2", "pass", "c 3/3", "play Snuffed Candle").choose(guard)
    assert t.life == [20, 20]
    assert (t.where(attacker), t.where(guard)) == ("discard pile", "in play")


def test_spring_tide_turns_two_different_characters() -> None:
    t = SlingerHall()
    first, second, third = t.play(0, c(6, 6)), t.play(0, c(5, 5)), t.play(0, c(1, 1))
    ready(t, 1, "Spring Tide")
    t.at("attack").do("play Spring Tide").choose(first)
    assert "c 6/6" not in names_offered(t)
    t.choose(second)
    assert [t.is_sideways(card) for card in (first, second, third)] == [True, True, False]


def test_spring_tide_may_turn_a_single_one() -> None:
    t = SlingerHall()
    first, second = t.play(0, c(6, 6)), t.play(0, c(5, 5))
    ready(t, 1, "Spring Tide")
    t.at("attack").do("play Spring Tide").choose(first).do("no further target")
    assert [t.is_sideways(card) for card in (first, second)] == [True, False]


# ---------------------------------------------------------------------- Slip through the Curtain


def test_slip_through_the_curtain_saves_a_character_from_what_is_aimed_at_it() -> None:
    t = SlingerHall()
    target, other = t.play(1, c(2, 2)), t.play(1, c(1, 1))
    strike = t.hold(0, "destroy")[0]
    ready(t, 1, "Slip through the Curtain")
    main(t).do("play destroy").choose(target).do("play Slip").choose(target)
    assert (t.where(target), t.where(other), t.where(strike)) == ("hand", "in play", "discard pile")


def test_slip_through_the_curtain_takes_an_attacker_back_and_its_enchantment_falls_off() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(6, 6))
    medal = t.attach(0, "medal", attacker)
    ready(t, 1, "Slip through the Curtain")
    t.at("declare").do("c 6/6", "play Slip")
    assert t.life == [20, 20]
    assert (t.where(attacker), t.where(medal)) == ("hand", "discard pile")


def test_slip_through_the_curtain_does_not_reach_a_pending_character() -> None:
    t = SlingerHall()
    coming = t.hold(0, costing("", 3, 3))[0]
    there = t.play(0, c(1, 1))
    ready(t, 1, "Slip through the Curtain")
    main(t).do("play c 3/3", "play Slip")
    assert (t.where(there), t.where(coming)) == ("hand", "in play")


# ---------------------------------------------------------------------- Shrinking Draught


@pytest.mark.parametrize("strength", [7, 3, 1])
def test_shrinking_draught_makes_strength_1_until_end_of_turn_and_leaves_speed(strength: int) -> None:
    t = SlingerHall()
    drinker, other = t.play(1, c(strength, 4)), t.play(1, c(6, 6))
    t.hold(1, "zap")
    ready(t, 0, "Shrinking Draught")
    main(t).do("play Shrinking Draught").choose(drinker)
    assert (t.numbers(drinker), t.numbers(other)) == ((1, 4), (6, 6))
    t.next_turn()
    assert t.numbers(drinker) == (strength, 4)


def test_shrinking_draught_destroys_a_character_that_has_damage() -> None:
    t = SlingerHall()
    giant = t.play(1, c(7, 4))
    ready(t, 0, "Shrinking Draught")
    t.hold(0, "zap")
    main(t).do("play zap").choose(giant).do("play Shrinking Draught")
    assert t.where(giant) == "discard pile"


def test_shrinking_draught_comes_before_additions_earlier_and_later_ones() -> None:
    t = SlingerHall()
    giant = t.play(1, c(7, 4))
    t.attach(1, "medal", giant)
    ready(t, 0, "Shrinking Draught")
    t.hold(0, "grow")
    main(t).do("play Shrinking Draught")
    assert t.numbers(giant) == (2, 5)
    t.do("play grow")
    assert t.numbers(giant) == (5, 8)


def test_shrinking_draught_in_time_for_combat_damage() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(7, 4))
    guard = t.play(1, c(2, 1))
    ready(t, 1, "Shrinking Draught")
    t.at("declare").do("c 7/4", "pass", "c 2/1", "play Shrinking Draught").choose(attacker)
    assert (t.where(attacker), t.where(guard)) == ("discard pile", "in play")


# ---------------------------------------------------------------------- Price of Passage


def passage(lands: int) -> tuple[SlingerHall, int]:
    """A character that costs [1] is pending and Price of Passage has been played; so many Plains are left to pay."""
    t = SlingerHall()
    t.put(0, "in play", *["Plains"] * (lands + 1))
    card = t.hold(0, costing("1", 3, 3))[0]
    ready(t, 1, "Price of Passage")
    main(t).do("play c 3/3", "play Price of Passage")
    return t, card


def test_price_of_passage_lets_the_card_through_when_its_player_pays() -> None:
    t, card = passage(3)
    assert (t.asked, t.options()) == (0, ["yes", "no"])
    t.do("yes")
    assert t.where(card) == "in play"
    assert sum(t.is_sideways(land) for land in t.state.pile(tb.IN_PLAY, 0)) == 3


def test_price_of_passage_negates_when_its_player_does_not_want_to_pay() -> None:
    t, card = passage(3)
    t.do("no")
    assert t.where(card) == "discard pile"
    assert sum(t.is_sideways(land) for land in t.state.pile(tb.IN_PLAY, 0)) == 1


def test_price_of_passage_negates_without_asking_when_its_player_cannot_pay() -> None:
    t, card = passage(1)
    assert t.where(card) == "discard pile"
    assert t.options() == [f"play {LATER}", "pass"]


def test_price_of_passage_is_not_paid_by_who_played_it() -> None:
    t = SlingerHall()
    card = t.hold(0, "strike 3")[0]
    ready(t, 1, "Price of Passage")
    coasts(t, 1, 4)
    main(t).do("play strike 3", "seat 1", "play Price of Passage")
    assert (t.where(card), t.life) == ("discard pile", [20, 20])


# ---------------------------------------------------------------------- Mirror of Intent


def test_mirror_of_intent_turns_an_event_against_its_own_player() -> None:
    t = SlingerHall()
    t.hold(0, "strike 3")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play strike 3", "seat 1", "play Mirror of Intent", "seat 0")
    assert t.life == [17, 20]


def test_mirror_of_intent_moves_an_enchantment_to_another_character() -> None:
    t = SlingerHall()
    theirs, mine = t.play(0, c(2, 2)), t.play(1, c(3, 3))
    t.hold(0, "medal")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play medal").choose(theirs).do("play Mirror of Intent").choose(mine)
    assert (t.numbers(theirs), t.numbers(mine)) == ((2, 2), (4, 4))
    assert "medal" in t.names(0, "in play")


def test_mirror_of_intent_may_leave_the_target_as_it_is() -> None:
    t = SlingerHall()
    t.hold(0, "strike 3")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play strike 3", "seat 1", "play Mirror of Intent", "seat 1")
    assert t.life == [20, 17]


def test_mirror_of_intent_offers_only_what_the_pending_card_may_be_aimed_at() -> None:
    t = SlingerHall()
    weak, weaker = t.play(1, c(2, 2)), t.play(0, c(1, 1))
    t.play(0, c(3, 3), "banner")
    ready(t, 0, "Lost among the Shelves")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play Lost").choose(weak).do("play Mirror of Intent")
    assert names_offered(t) == ["c 1/1", "c 2/2"]
    t.choose(weaker)
    assert (t.where(weak), t.where(weaker)) == ("in play", "draw pile")


def test_mirror_of_intent_redirects_each_of_two_targets() -> None:
    t = SlingerHall()
    first, second = t.play(1, c(2, 2)), t.play(1, c(3, 3))
    third, fourth = t.play(0, c(4, 4)), t.play(0, c(5, 5))
    ready(t, 0, "Ebb of the Spring Tide")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play Ebb").choose(first).choose(second).do("play Mirror of Intent").choose(third).choose(fourth)
    assert [t.where(card) for card in (first, second, third, fourth)] == ["in play", "in play", "hand", "hand"]


def test_mirror_of_intent_cannot_aim_both_targets_at_the_same_character() -> None:
    t = SlingerHall()
    first, second, third = t.play(1, c(2, 2)), t.play(1, c(3, 3)), t.play(0, c(4, 4))
    ready(t, 0, "Ebb of the Spring Tide")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play Ebb").choose(first).choose(second).do("play Mirror of Intent")
    assert names_offered(t) == ["c 2/2", "c 4/4"]
    t.choose(third)
    assert names_offered(t) == ["c 2/2", "c 3/3"]


def test_mirror_of_intent_adds_no_target_where_none_was_chosen() -> None:
    t = SlingerHall()
    first, second, third = t.play(1, c(2, 2)), t.play(1, c(3, 3)), t.play(0, c(4, 4))
    ready(t, 0, "Ebb of the Spring Tide")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play Ebb").choose(first).skip().do("play Mirror of Intent").choose(third)
    assert t.asked == 0
    assert [t.where(card) for card in (first, second, third)] == ["in play", "in play", "hand"]


@pytest.mark.parametrize("pending", [costing("", 3, 3), "banner", "tax"])
def test_mirror_of_intent_needs_a_pending_card_with_a_target(pending: str) -> None:
    t = SlingerHall()
    t.hold(0, pending)
    ready(t, 1, "Mirror of Intent")
    main(t).do(f"play {pending}")
    assert (t.asked, t.names(1, "hand")) == (0, ["Mirror of Intent"])


def test_mirror_of_intent_sends_sleep_back() -> None:
    t = SlingerHall()
    theirs, mine = t.play(0, c(2, 2)), t.play(1, c(3, 3))
    ready(t, 0, "Sleep")
    ready(t, 1, "Mirror of Intent")
    main(t).do("play Sleep").choose(mine).do("play Mirror of Intent").choose(theirs)
    assert (t.is_sideways(theirs), t.is_sideways(mine)) == (True, False)


# ---------------------------------------------------------------------- Sleep


def test_sleep_turns_a_character_and_keeps_it_sideways_turn_after_turn() -> None:
    t = SlingerHall()
    victim, other = t.play(1, c(4, 4)), t.play(1, c(2, 2), sideways=True)
    ready(t, 0, "Sleep")
    main(t).do("play Sleep").choose(victim)
    assert t.is_sideways(victim)
    for _ in range(4):
        t.next_turn()
        assert t.is_sideways(victim)
    assert not t.is_sideways(other)


def test_a_sleeper_neither_attacks_nor_blocks() -> None:
    t = SlingerHall()
    sleeper = t.play(1, c(4, 4), sideways=True)
    t.attach(0, "Sleep", sleeper)
    t.play(0, c(2, 2))
    t.at("declare").do("c 2/2")
    assert t.life == [20, 18]
    assert (t.state.regs[tb.ACTIVE], t.step, t.is_sideways(sleeper)) == (1, tb.MAIN, True)


def test_a_sleeper_wakes_in_the_beginning_phase_after_sleep_has_gone() -> None:
    t = SlingerHall()
    victim = t.play(1, c(4, 4), sideways=True)
    sleep = t.attach(0, "Sleep", victim)
    unweave(t, 1)
    main(t).skip().do("play Wither the Weave")
    assert (t.where(sleep), t.is_sideways(victim)) == ("discard pile", True)
    t.do(f"play {LATER}").next_turn()
    assert not t.is_sideways(victim)


def test_sleep_goes_to_its_owners_discard_pile_when_the_sleeper_is_sent_home() -> None:
    t = SlingerHall()
    victim = t.play(1, c(4, 4), sideways=True)
    sleep = t.attach(0, "Sleep", victim)
    ready(t, 1, "Slip through the Curtain")
    t.at("attack").do("play Slip")
    assert (t.where(victim), t.where(sleep)) == ("hand", "discard pile")
    assert t.names(0, "discard pile") == ["Sleep"]


def test_sleep_comes_to_nothing_when_its_target_has_gone() -> None:
    t = SlingerHall()
    victim, other = t.play(1, c(4, 4)), t.play(1, c(2, 2))
    sleep = ready(t, 0, "Sleep")
    t.hold(1, "kill")
    main(t).do("play Sleep").choose(victim).do("play kill").choose(victim)
    assert (t.where(sleep), t.is_sideways(other)) == ("discard pile", False)


def test_sleep_lets_the_sleeper_be_turned_upright_by_other_means_and_use_an_ability_then() -> None:
    t = SlingerHall()
    healer = t.play(0, "healer", sideways=True)
    t.attach(1, "Sleep", healer)
    t.play(0, "Clock of All Hours", "Plains", "Plains")
    main(t).do("use Clock of All Hours", "turn a character upright")
    assert not t.is_sideways(healer)
    t.do("use healer").next_turn().next_turn()
    assert t.life == [21, 20]
    assert t.is_sideways(healer)


# ---------------------------------------------------------------------- Feather-Light


def test_feather_light_gives_speed_and_flying_and_no_strength() -> None:
    t = SlingerHall()
    card, other = t.play(0, c(3, 2)), t.play(0, c(1, 1))
    t.play(1, c(5, 5))
    ready(t, 0, "Feather-Light")
    main(t).do("play Feather-Light").choose(card)
    assert (t.numbers(card), t.numbers(other)) == ((3, 3), (1, 1))
    assert t.state.view(1)["seats"][0]["zones"]["in play"][0]["keywords"] == ["Flying"]


def test_feather_light_lifts_its_character_over_blockers_on_the_ground() -> None:
    t = SlingerHall()
    card = t.play(0, c(3, 2))
    t.attach(0, "Feather-Light", card)
    t.play(1, c(5, 5))
    t.at("declare").do("c 3/2")
    assert t.life == [20, 17]


# ---------------------------------------------------------------------- Fog of Forgetting


def test_fog_of_forgetting_takes_keywords_and_one_strength() -> None:
    t = SlingerHall()
    flier, other = t.play(1, c(4, 3, "Flying Deadly")), t.play(1, c(4, 3, "Flying"))
    ready(t, 0, "Fog of Forgetting")
    main(t).do("play Fog of Forgetting").choose(flier)
    shown = {card["handle"]: card["keywords"] for card in t.state.view(0)["seats"][1]["zones"]["in play"]}
    assert (shown[flier], shown[other]) == ([], ["Flying"])
    assert (t.numbers(flier), t.numbers(other)) == ((3, 3), (4, 3))


def test_fog_of_forgetting_takes_an_activated_ability() -> None:
    t = SlingerHall()
    hypnotist = t.play(0, "Court Hypnotist")
    t.attach(1, "Fog of Forgetting", hypnotist)
    main(t)
    assert t.options() == [f"play {LATER}", "pass"]
    assert t.why_not(0, hypnotist) == "it has lost its abilities (SS-AB-02)"


def test_fog_of_forgetting_silences_a_trigger_and_a_static_ability() -> None:
    t = SlingerHall()
    professor, leader = t.play(0, "Professor of Impossible Things"), t.play(0, "Faerie Ringleader")
    faerie = t.play(0, "Thimble Faerie")
    t.attach(1, "Fog of Forgetting", professor)
    fog = t.attach(1, "Fog of Forgetting", leader)
    unweave(t, 0)
    assert t.numbers(faerie) == (1, 1)
    t.at("upright")
    assert (t.step, t.size(0, "hand")) == (tb.UPKEEP, 1)
    t.do("play Wither the Weave").choose(fog)
    assert t.numbers(faerie) == (2, 1)


def test_fog_of_forgetting_leaves_what_other_cards_give() -> None:
    t = SlingerHall()
    card = t.play(0, c(3, 2, "Deadly"))
    t.attach(0, "Feather-Light", card)
    t.attach(1, "Fog of Forgetting", card)
    main(t)
    assert t.numbers(card) == (2, 3)
    assert t.state.view(0)["seats"][0]["zones"]["in play"][0]["keywords"] == ["Flying"]


def test_fog_of_forgetting_destroys_a_character_of_strength_1() -> None:
    t = SlingerHall()
    faerie = t.play(1, "Thimble Faerie")
    fog = ready(t, 0, "Fog of Forgetting")
    main(t).do("play Fog of Forgetting")
    assert (t.where(faerie), t.where(fog)) == ("discard pile", "discard pile")


# ---------------------------------------------------------------------- Brass Observatory


def test_brass_observatory_looks_in_each_of_your_upkeeps_before_you_draw() -> None:
    t = SlingerHall()
    t.put(0, "draw pile", "Woods", "Mountain")
    t.play(0, "Brass Observatory")
    t.at("upright")
    assert (t.step, t.asked) == (tb.UPKEEP, 0)
    t.do("put it on the bottom")
    assert t.names(0, "draw pile")[0] == "Mountain"
    assert t.names(0, "hand") == ["Woods"]


def test_brass_observatory_may_leave_the_card_on_top() -> None:
    t = SlingerHall()
    t.put(0, "draw pile", "Woods", "Mountain")
    t.play(0, "Brass Observatory")
    t.at("upright").do("leave it on top")
    assert t.names(0, "hand") == ["Mountain"]


def test_brass_observatory_is_closed_in_the_upkeep_of_others() -> None:
    t = SlingerHall()
    t.play(0, "Brass Observatory")
    t.at("upright", active=1)
    assert (t.step, t.asked) == (tb.MAIN, 1)
    assert t.events(tb.LOOKED) == []


def test_brass_observatory_does_nothing_when_it_comes_into_play() -> None:
    t = SlingerHall()
    ready(t, 0, "Brass Observatory")
    main(t).do("play Brass Observatory")
    assert "Brass Observatory" in t.names(0, "in play")
    assert t.options() == [f"play {LATER}", "pass"]


# ---------------------------------------------------------------------- Commanding Gaze


def test_commanding_gaze_takes_control_of_a_character_as_it_lies() -> None:
    t = SlingerHall()
    victim, other = t.play(1, c(5, 5), sideways=True), t.play(1, c(4, 4))
    medal = t.attach(1, "medal", victim)
    ready(t, 0, "Commanding Gaze")
    main(t).do("play Commanding Gaze").choose(victim)
    assert "c 5/5" in t.names(0, "in play")
    assert t.names(1, "in play") == ["c 4/4", "medal"]
    assert (t.is_sideways(victim), t.numbers(victim)) == (True, (6, 6))
    assert t.state.host[medal] == victim
    assert t.state.control[other] == 1


def test_a_seized_character_attacks_its_owner_in_the_next_turn() -> None:
    t = SlingerHall()
    victim = t.play(1, c(5, 5), sideways=True)
    ready(t, 0, "Commanding Gaze")
    main(t).do("play Commanding Gaze").next_turn().next_turn()
    assert not t.is_sideways(victim)
    t.do("c 5/5")
    assert t.life == [20, 15]


def test_a_seized_character_goes_back_when_the_gaze_is_gone() -> None:
    t = SlingerHall()
    victim = t.play(1, c(5, 5))
    ready(t, 0, "Commanding Gaze")
    unweave(t, 1)
    main(t).do("play Commanding Gaze")
    assert t.state.control[victim] == 0
    t.skip().do("play Wither the Weave")
    assert t.state.control[victim] == 1
    assert (t.names(0, "discard pile"), t.is_sideways(victim)) == (["Commanding Gaze"], False)


def test_a_seized_character_is_destroyed_into_its_owners_discard_pile() -> None:
    t = SlingerHall()
    t.play(1, c(5, 5))
    ready(t, 0, "Commanding Gaze")
    t.hold(0, "kill")
    main(t).do("play Commanding Gaze", "play kill")
    assert t.names(1, "discard pile") == ["c 5/5"]
    assert sorted(t.names(0, "discard pile")) == ["Commanding Gaze", "kill"]


def test_a_seized_professor_draws_for_who_gazes() -> None:
    t = SlingerHall()
    t.play(1, "Professor of Impossible Things")
    ready(t, 0, "Commanding Gaze")
    t.put(0, "draw pile", "zap", "Mountain", "Woods")
    main(t).do("play Commanding Gaze").next_turn()
    assert (t.state.regs[tb.ACTIVE], t.size(1, "hand")) == (1, 1)
    t.next_turn()
    assert sorted(t.names(0, "hand")) == ["Mountain", "Woods", LATER]


def test_the_later_of_two_gazes_counts() -> None:
    t = SlingerHall(seats=3)
    victim = t.play(1, c(5, 5))
    ready(t, 0, "Commanding Gaze")
    ready(t, 2, "Commanding Gaze")
    t.hold(2, LATER)
    main(t).do("play Commanding Gaze")
    assert t.state.control[victim] == 0
    t.next_turn().next_turn()
    t.do("play Commanding Gaze")
    assert t.state.control[victim] == 2


# ---------------------------------------------------------------------- Sluggish Tide


def test_sluggish_tide_makes_characters_of_opponents_come_sideways() -> None:
    t = SlingerHall()
    t.play(1, "Sluggish Tide")
    there = t.play(0, c(1, 1))
    t.hold(0, costing("", 3, 3), "banner", "Woods")
    main(t).do("play c 3/3", "play banner", "play Woods")
    lying = {t.state.definition(card).name: t.is_sideways(card) for card in t.state.pile(tb.IN_PLAY, 0)}
    assert lying == {"c 1/1": False, "c 3/3 for ": True, "banner": False, "Woods": False}
    assert not t.is_sideways(there)


def test_sluggish_tide_spares_your_own_characters_and_costs_what_it_says() -> None:
    t = SlingerHall()
    ready(t, 0, "Sluggish Tide")
    t.hold(0, costing("", 3, 3))
    main(t).do("play Sluggish Tide", "play c 3/3")
    assert not t.is_sideways(t.state.pile(tb.IN_PLAY, 0)[-1])


def test_sluggish_tide_keeps_an_ambusher_from_blocking() -> None:
    t = SlingerHall()
    t.play(0, "Sluggish Tide", c(3, 3))
    coasts(t, 1, 2)
    t.hold(1, "Keyhole Faerie")
    t.at("declare").do("c 3/3", "play Keyhole Faerie")
    assert t.life == [20, 17]


def test_sluggish_tide_lets_them_turn_upright_in_the_next_beginning_phase() -> None:
    t = SlingerHall()
    t.play(1, "Sluggish Tide")
    card = t.hold(0, costing("", 3, 3))[0]
    main(t).do("play c 3/3")
    assert t.is_sideways(card)
    t.next_turn().next_turn()
    assert not t.is_sideways(card)


# ---------------------------------------------------------------------- pairs


def test_lost_among_the_shelves_reaches_a_character_shrunk_before() -> None:
    t = SlingerHall()
    giant = t.play(1, c(7, 4))
    ready(t, 0, "Shrinking Draught")
    ready(t, 0, "Lost among the Shelves")
    main(t)
    assert not offers(t, "play Lost")
    t.do("play Shrinking Draught", "play Lost")
    assert t.where(giant) == "draw pile"


def test_fog_of_forgetting_after_a_shrinking_draught_destroys_anything() -> None:
    t = SlingerHall()
    giant = t.play(1, c(7, 4))
    ready(t, 0, "Shrinking Draught")
    ready(t, 0, "Fog of Forgetting")
    main(t).do("play Shrinking Draught", "play Fog of Forgetting")
    assert t.where(giant) == "discard pile"


def test_a_sleeper_under_a_commanding_gaze_sleeps_on() -> None:
    t = SlingerHall()
    victim = t.play(1, c(5, 5), sideways=True)
    t.attach(0, "Sleep", victim)
    ready(t, 0, "Commanding Gaze")
    main(t).do("play Commanding Gaze").next_turn().next_turn()
    assert (t.state.control[victim], t.is_sideways(victim)) == (0, True)


def test_a_mesmerised_army_under_a_stolen_hour_is_helpless_for_two_turns() -> None:
    t = SlingerHall()
    guard = t.play(1, c(5, 5))
    t.play(0, c(3, 3))
    ready(t, 0, "Mass Mesmerism")
    ready(t, 0, "Stolen Hour")
    main(t).do("play Mass Mesmerism", "seat 1", "play Stolen Hour").next_turn()
    t.do("c 3/3")
    assert t.life == [20, 17]
    t.next_turn()
    assert (t.state.regs[tb.ACTIVE], t.is_sideways(guard)) == (1, True)
