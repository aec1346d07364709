"""Blue enchantments, each in a position; what is printed on blue cards that are no characters; and pairs of them."""

from __future__ import annotations

import pytest
from slinger_cards import c, costing
from slinger_hall import SlingerHall
from slinger_lands import LATER, main, names_offered, offers, ready, unweave

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import REGISTER
from spellhall.games.spellslinger.facts import CHARACTER, COMMON, ENCHANTMENT, EVENT, INTERRUPT, RARE, UNCOMMON


def coasts(t: SlingerHall, seat: int, count: int) -> list[int]:
    """Upright Coasts of a seat."""
    return t.put(seat, "in play", *["Coast"] * count)


# ---------------------------------------------------------------------- what is printed

FACTS = [
    ("Study by Candle", "2B", EVENT, COMMON),
    ("Consult the Almanac", "B", EVENT, COMMON),
    ("Ebb of the Spring Tide", "3B", EVENT, COMMON),
    ("Lost among the Shelves", "1B", EVENT, COMMON),
    ("Long Night of Study", "4B", EVENT, UNCOMMON),
    ("Read over the Shoulder", "1B", EVENT, RARE),
    ("Mass Mesmerism", "3BB", EVENT, UNCOMMON),
    ("The Great Forgetting", "4BB", EVENT, RARE),
    ("Stolen Hour", "5BB", EVENT, RARE),
    ("Flat Refusal", "1BB", INTERRUPT, COMMON),
    ("Damp Fuse", "1B", INTERRUPT, COMMON),
    ("Snuffed Candle", "1B", INTERRUPT, COMMON),
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
    ("Commanding Gaze", "3BB", ENCHANTMENT, UNCOMMON),
    ("Sluggish Tide", "2BB", ENCHANTMENT, RARE),
]


@pytest.mark.parametrize(("name", "cost", "type_", "rarity"), FACTS)
def test_printed_facts(name: str, cost: str, type_: str, rarity: str) -> None:
    card = next(card for card in REGISTER.values() if card.name == name)
    assert (card.cost.text, card.type, card.rarity) == (cost, type_, rarity)


def test_these_are_all_blue_spells() -> None:
    blue = [card for card in REGISTER.values() if card.type != CHARACTER and "B" in card.cost.colours()]
    assert sorted(card.name for card in blue) == sorted(row[0] for row in FACTS)


@pytest.mark.parametrize("name", [row[0] for row in FACTS if row[2] in (EVENT, ENCHANTMENT)])
def test_events_and_enchantments_cost_just_what_they_say(name: str) -> None:
    for missing in (0, 1):
        t = SlingerHall()
        t.play(1, c(2, 2))
        card = ready(t, 0, name)
        t.state.marks[tb.SIDEWAYS][t.state.pile(tb.IN_PLAY, 0)[0]] = missing
        main(t)
        assert offers(t, f"play {name}") == (not missing)
        refusal = "you can't pay its cost with your upright cards (SS-CO-05)"
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
    assert t.numbers(faerie) == (1, 3)
    t.at("upright")
    assert (t.step, t.size(0, "hand")) == (tb.UPKEEP, 1)
    t.do("play Wither the Weave").choose(fog)
    assert t.numbers(faerie) == (2, 3)


@pytest.mark.rule("SS-AB-18")
@pytest.mark.parametrize("first", ["Feather-Light", "Fog of Forgetting"])
def test_fog_of_forgetting_leaves_what_other_cards_give(first: str) -> None:
    t = SlingerHall()
    card = t.play(0, c(3, 2, "Deadly"))
    for name in (first, "Fog of Forgetting" if first == "Feather-Light" else "Feather-Light"):
        t.attach(name == "Fog of Forgetting", name, card)
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
    assert t.events(events.Looked) == []


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
