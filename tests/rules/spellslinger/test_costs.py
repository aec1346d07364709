"""Terrains, costs and colours (section CO)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from slinger_cards import c, costing, made_up
from slinger_fights import asks, let_resolve, offered
from slinger_hall import SlingerHall
from slinger_turns import offers, on_to_window

import spellhall
from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, enchantment, event, interrupt, terrain
from spellhall.games.spellslinger.costs import COLOUR_NAMES, COLOURS, Cost
from spellhall.games.spellslinger.facts import TERRAIN
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.telling.card_text import text_of
from spellhall.games.spellslinger.words import ENCHANTED, Get, GiveMore, Gives, characters, terrains
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.frames import PASS, action
from spellhall.language.words import WordError

TERRAIN_OF = {"Y": "Plains", "B": "Coast", "R": "Mountain", "G": "Woods"}
STEPS = [tb.UPKEEP, tb.DRAW, tb.ATTACK_BEGINS, tb.ATTACKERS, tb.BLOCKERS, tb.COMBAT, tb.ATTACK_ENDS, tb.END]


@made_up(event("X marks", "XR"))
def x_marks(you: Script) -> None:
    with you.resolves():
        you.gain_life(1)


@made_up(event("event of 1R", "1R"))
def event_of_1r(you: Script) -> None:
    with you.resolves():
        you.gain_life(1)


@made_up(interrupt("interrupt of 1R", "1R"))
def interrupt_of_1r(you: Script) -> None:
    with you.resolves():
        you.gain_life(1)


@made_up(enchantment("enchantment of 1R", "1R"))
def enchantment_of_1r(you: Script) -> None:
    you.always(Get(characters.yours, 0, +1))


@made_up(enchantment("deep vein", ""))
def deep_vein(you: Script) -> None:
    you.enchants(terrains)
    you.always(GiveMore(ENCHANTED))


@made_up(terrain("broad river"))
def broad_river(you: Script) -> None:
    you.always(Gives("YBRG"))


@made_up(terrain("rich mine"))
def rich_mine(you: Script) -> None:
    you.always(Gives("R", amount=2))


@made_up(character("red well", "", "4/1"))
def red_well(you: Script) -> None:
    you.always(Gives("R"))


def game() -> Any:
    """The game with its cards."""
    return spellhall.game("spellslinger")


def sideways(t: SlingerHall, seat: int = 0) -> list[str]:
    """The names of the permanents of a seat that are sideways, in their order."""
    return [t.state.definition(card).name for card in t.state.pile(tb.IN_PLAY, seat) if t.is_sideways(card)]


def with_lands(*names: str) -> SlingerHall:
    """Seat 0 has these upright terrains and holds an interrupt that costs nothing."""
    t = SlingerHall()
    if names:
        t.play(0, *names)
    t.hold(0, "zap")
    return t


def can_pay(cost: str, *names: str) -> bool:
    """Whether these upright terrains pay a cost: a card of that cost is played, or its refusal looked at."""
    t = with_lands(*names)
    card = t.hold(0, costing(cost))[0]
    t.at("main")
    if action(tb.PLAY, card) not in t.state.legal_actions():
        assert t.why_not(0, card) == "you can't pay its cost with your upright cards (SS-CO-05)"
        with pytest.raises(IllegalAction):
            t.state.apply(action(tb.PLAY, card))
        assert sideways(t) == []
        return False
    t.do(f"play {costing(cost)}")
    while asks(t, "turn what"):
        t.skip()
    let_resolve(t)
    assert t.where(card) == "in play"
    return True


# ---------------------------------------------------------------------- playing terrains


@pytest.mark.rule("SS-CO-01")
def test_one_terrain_is_played_in_each_own_turn() -> None:
    t = SlingerHall(deck=0)
    t.put(0, "draw pile", *["banner"] * 9)
    t.put(1, "draw pile", *["banner"] * 9)
    _, second, third = t.hold(0, "Woods", "Mountain", "Coast", "zap")[:3]
    t.at("main")
    assert offered(t) == ["Woods", "Mountain", "Coast", "zap"]
    t.do("play Woods")
    assert offered(t) == ["zap"]
    for card in (second, third):
        assert t.why_not(0, card) == "you've already played a terrain this turn (SS-CO-01)"
        with pytest.raises(IllegalAction):
            t.state.apply(action(tb.PLAY, card))
    t.next_turn().next_turn().on_to(tb.MAIN)
    assert (t.state.regs[tb.ACTIVE], t.asked) == (0, 0)
    t.do("play Mountain")
    assert "Coast" not in offered(t)
    assert [name for name in t.names(0, "in play") if name != "banner"] == ["Woods", "Mountain"]


@pytest.mark.rule("SS-CO-01")
@pytest.mark.parametrize("step", STEPS)
def test_a_terrain_is_played_in_the_main_phase_alone(step: int) -> None:
    t = SlingerHall()
    t.play(0, c(2, 2))
    card = t.hold(0, "Woods", "zap")[0]
    t.at("upkeep")
    on_to_window(t, step, 0)
    assert offers(t) == ["play zap", "pass"]
    assert t.why_not(0, card) == "you can play it only in the main phase (SS-CT-08)"


@pytest.mark.rule("SS-CO-01")
def test_no_terrain_is_played_in_the_turn_of_another() -> None:
    t = SlingerHall()
    card = t.hold(1, "Woods", "zap")[0]
    t.at("main")
    assert (t.asked, offers(t)) == (1, ["play zap", "pass"])
    assert t.why_not(1, card) == "you can play it only in your own main phase (SS-PR-07)"


@pytest.mark.rule("SS-CO-01")
def test_a_terrain_that_an_opponent_played_does_not_count() -> None:
    t = SlingerHall()
    t.hold(0, "Woods", "zap")
    t.hold(1, "Coast", "zap")
    t.at("main").do("play Woods").next_turn().on_to(tb.MAIN)
    t.do("play Coast")
    assert t.names(1, "in play") == ["Coast"]


@pytest.mark.rule("SS-CO-02")
def test_a_terrain_costs_nothing_and_is_in_play_upright_without_an_answer() -> None:
    t = SlingerHall()
    mountain = t.play(0, "Mountain")
    woods = t.hold(0, "Woods", "zap")[0]
    t.hold(1, "zap", "refuse")
    t.play(1, "healer")
    t.at("main").do("play Woods")
    assert (t.asked, asks(t, "main phase")) == (0, True)
    assert (t.where(woods), t.is_sideways(woods), t.is_sideways(mountain)) == ("in play", False, False)
    assert t.life == [20, 20]
    assert t.state.regs[tb.WAITING] == -1


@pytest.mark.rule("SS-CO-02")
def test_every_terrain_of_the_game_costs_nothing() -> None:
    t = SlingerHall()
    names = [card.name for card in game().catalogue if card.type == TERRAIN]
    assert len(names) >= 4
    assert {card.cost.text for card in game().catalogue if card.type == TERRAIN} == {""}
    t.hold(0, *names, "zap")
    t.at("main")
    assert offered(t) == [*names, "zap"]


@pytest.mark.rule("SS-CO-03")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_terrain_is_played_before_between_or_after_other_cards(place: int) -> None:
    t = SlingerHall()
    t.hold(0, "free event", "banner", "Woods", "zap")
    t.hold(1, "zap")
    t.at("main")
    plays = ["free event", "banner"]
    plays.insert(place, "Woods")
    for name in plays:
        t.do(f"play {name}")
        let_resolve(t)
    assert t.names(0, "in play") == [name for name in plays if name != "free event"]
    assert t.life == [21, 20]


@pytest.mark.rule("SS-CO-03")
@pytest.mark.parametrize("name", ["free event", "banner", c(2, 2)])
def test_no_terrain_is_played_while_a_card_is_pending(name: str) -> None:
    t = SlingerHall()
    card = t.hold(0, "Woods", name, "zap")[0]
    t.at("main").do(f"play {name}")
    assert offers(t) == ["play zap", "pass"]
    assert "SS-PL-08" in t.why_not(0, card)
    t.skip().do("play Woods")
    assert t.where(card) == "in play"


@pytest.mark.rule("SS-CO-03")
def test_a_terrain_is_played_after_an_opponent_has_acted_in_the_main_phase() -> None:
    t = SlingerHall()
    t.hold(0, "Woods")
    t.hold(1, "zap", "zap")
    t.at("main").skip().do("play zap", "seat 0")
    assert (t.asked, offers(t)) == (0, ["play Woods", "pass"])


@pytest.mark.rule("SS-CO-04")
def test_a_terrain_that_was_not_played_cannot_be_made_up_for() -> None:
    t = SlingerHall(deck=0)
    for seat in (0, 1):
        t.put(seat, "draw pile", *["banner"] * 9)
    card = t.hold(0, "Woods", "Mountain", "zap")[1]
    t.at("main").next_turn().next_turn().on_to(tb.MAIN)
    assert t.asked == 0
    t.do("play Woods")
    assert "Mountain" not in offered(t)
    assert "SS-CO-01" in t.why_not(0, card)


# ---------------------------------------------------------------------- paying


@pytest.mark.rule("SS-CO-05")
@pytest.mark.parametrize(
    ("cost", "lands", "enough"),
    [
        ("RRR", ["Mountain"] * 2, False),
        ("RRR", ["Mountain"] * 3, True),
        ("2R", ["Mountain", "Coast"], False),
        ("2R", ["Mountain", "Coast", "Coast"], True),
        ("3", ["Woods"] * 2, False),
        ("YB", ["Plains"], False),
        ("YB", ["Plains", "Coast"], True),
        ("1", [], False),
    ],
)
def test_a_card_is_played_only_if_its_whole_cost_is_paid(cost: str, lands: list[str], enough: bool) -> None:
    assert can_pay(cost, *lands) == enough


@pytest.mark.rule("SS-CO-05")
@pytest.mark.parametrize("name", ["event of 1R", "interrupt of 1R", "enchantment of 1R", costing("1R")])
@pytest.mark.parametrize(("lands", "enough"), [(["Mountain"], False), (["Mountain", "Coast"], True)])
def test_that_holds_for_every_type_but_terrains(name: str, lands: list[str], enough: bool) -> None:
    t = with_lands(*lands)
    card = t.hold(0, name, "Woods")[0]
    t.at("main")
    assert offered(t) == ["zap", *([name] if enough else []), "Woods"]
    if enough:
        t.do(f"play {name}")
        assert sideways(t) == lands
    else:
        assert "SS-CO-05" in t.why_not(0, card)


@pytest.mark.rule("SS-CO-05")
def test_terrains_of_others_do_not_pay() -> None:
    t = SlingerHall()
    t.play(1, "Mountain", "Mountain")
    t.hold(0, "event of 1R", "zap")
    t.at("main")
    assert offered(t) == ["zap"]


@pytest.mark.rule("SS-CO-06")
def test_there_are_four_colours_and_no_card_has_another() -> None:
    assert [COLOUR_NAMES[colour] for colour in COLOURS] == ["yellow", "blue", "red", "green"]
    used = {symbol for card in game().catalogue for symbol in card.cost.text if not symbol.isdecimal()}
    assert used - {"X"} == set("YBRG")
    given = {colour for card in game().catalogue for word in card.gives for colour in word.colours}
    assert given == set("YBRG")
    said = {word for card in game().catalogue for word in re.findall(r"\w+", text_of(card).lower())}
    assert not said & {"white", "black"}


@pytest.mark.rule("SS-CO-06")
@pytest.mark.parametrize("text", ["W", "K", "1W", "2UU", "P", "R1", "-1"])
def test_there_are_no_symbols_of_other_colours(text: str) -> None:
    with pytest.raises(WordError, match="SS-CO-06"):
        Cost(text)


@pytest.mark.rule("SS-CO-07")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("land", TERRAIN_OF.values())
def test_each_common_terrain_gives_one_colour(land: str, colour: str) -> None:
    assert can_pay(colour, land) == (land == TERRAIN_OF[colour])


@pytest.mark.rule("SS-CO-07")
@pytest.mark.parametrize(("colour", "land"), TERRAIN_OF.items())
def test_a_common_terrain_says_what_it_gives(colour: str, land: str) -> None:
    card = next(card for card in game().catalogue if card.name == land)
    assert text_of(card) == f"Turn sideways: one {COLOUR_NAMES[colour]} resource."


@pytest.mark.rule("SS-CO-08")
@pytest.mark.parametrize(("colour", "land"), TERRAIN_OF.items())
def test_turning_one_terrain_gives_one_resource_of_its_colour(colour: str, land: str) -> None:
    t = with_lands(*TERRAIN_OF.values(), land)
    t.hold(0, costing(colour))
    t.at("main").do(f"play {costing(colour)}")
    let_resolve(t)
    assert sideways(t) == [land]
    assert [told.payment for told in t.events(events.Turned)] == [1]


@pytest.mark.rule("SS-CO-08")
@pytest.mark.parametrize(("colour", "land"), TERRAIN_OF.items())
def test_one_terrain_does_not_give_two(colour: str, land: str) -> None:
    assert not can_pay(colour * 2, land)
    assert not can_pay(f"1{colour}", land)
    assert can_pay(colour * 2, land, land)


@pytest.mark.rule("SS-CO-09")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_coloured_symbol_is_not_paid_with_any_number_of_other_colours(colour: str) -> None:
    others = [land for each, land in TERRAIN_OF.items() if each != colour]
    assert not can_pay(colour, *others, *others)
    assert can_pay(colour, *others, TERRAIN_OF[colour])


@pytest.mark.rule("SS-CO-09")
def test_each_of_several_coloured_symbols_needs_its_own_colour() -> None:
    assert not can_pay("RG", "Mountain", "Mountain")
    assert not can_pay("RRG", "Mountain", "Woods", "Woods")
    assert can_pay("RRG", "Mountain", "Woods", "Mountain")


@pytest.mark.rule("SS-CO-09")
def test_a_resource_without_colour_pays_no_coloured_symbol() -> None:
    assert not can_pay("R", "Great Exhibition Hall")
    assert can_pay("2", "Great Exhibition Hall")


@pytest.mark.rule("SS-CO-10")
@pytest.mark.parametrize("land", [*TERRAIN_OF.values(), "Great Exhibition Hall"])
def test_a_colourless_symbol_is_paid_with_any_resource(land: str) -> None:
    assert can_pay("1", land)


@pytest.mark.rule("SS-CO-10")
def test_colourless_symbols_are_paid_with_different_colours_at_once() -> None:
    t = with_lands("Mountain", "Coast", "Woods")
    t.hold(0, costing("2R"))
    t.at("main").do(f"play {costing('2R')}")
    assert sideways(t) == ["Mountain", "Coast", "Woods"]


@pytest.mark.rule("SS-CO-10")
def test_what_is_left_of_a_colour_pays_colourless_symbols() -> None:
    assert can_pay("2R", "Mountain", "Mountain", "Mountain")
    assert not can_pay("2R", "Woods", "Coast", "Plains")


@pytest.mark.rule("SS-CO-11")
def test_no_terrain_is_turned_without_a_payment() -> None:
    t = with_lands("Mountain", "Mountain", "Crossroads at Midnight")
    land = t.state.pile(tb.IN_PLAY, 0)[0]
    t.hold(0, costing("4"))
    t.hold(1, "zap")
    t.at("main")
    assert offers(t) == ["play zap", "pass"]
    for verb in (tb.PLAY, tb.USE, 0):
        with pytest.raises(IllegalAction):
            t.state.apply(action(verb, land))
    assert sideways(t) == []


@pytest.mark.rule("SS-CO-11")
def test_what_a_payment_did_not_need_is_not_there_for_the_next_card() -> None:
    t = with_lands("rich mine")
    t.hold(0, costing("R"), costing("R"))
    t.at("main").do(f"play {costing('R')}")
    let_resolve(t)
    assert sideways(t) == ["rich mine"]
    assert offered(t) == ["zap"]


@pytest.mark.rule("SS-CO-11")
def test_a_card_is_not_paid_out_of_the_payment_of_a_negated_one() -> None:
    t = with_lands("Mountain")
    t.hold(0, costing("R"), costing("R"))
    t.hold(1, "refuse")
    t.at("main").do(f"play {costing('R')}", "play refuse")
    assert offered(t) == ["zap"]


@pytest.mark.rule("SS-CO-12")
def test_three_upright_mountains_pay_for_three_red_symbols() -> None:
    t = with_lands("Mountain", "Mountain", "Mountain", "Woods")
    card = t.hold(0, costing("RRR"))[0]
    t.at("main").do(f"play {costing('RRR')}")
    let_resolve(t)
    assert t.where(card) == "in play"
    assert sideways(t) == ["Mountain"] * 3


@pytest.mark.rule("SS-CO-12")
def test_if_one_of_the_three_is_sideways_they_do_not() -> None:
    t = with_lands("Mountain", "Mountain")
    t.play(0, "Mountain", sideways=True)
    t.hold(0, costing("RRR"))
    t.at("main")
    assert offered(t) == ["zap"]


@pytest.mark.rule("SS-CO-13")
def test_no_more_terrains_are_turned_than_the_payment_needs() -> None:
    t = with_lands("Mountain", "Mountain")
    t.hold(0, costing("R"))
    t.at("main").do(f"play {costing('R')}")
    assert sideways(t) == ["Mountain"]


@pytest.mark.rule("SS-CO-13")
def test_only_terrains_that_the_payment_needs_are_offered() -> None:
    t = SlingerHall()
    mountains = [t.play(0, "Mountain") for _ in range(2)]
    coast, woods = t.play(0, "Coast"), t.play(0, "Woods")
    t.hold(0, costing("1R"))
    t.at("main").do(f"play {costing('1R')}")
    assert asks(t, "turn what for [1][R]?")
    assert set(t.state.legal_actions()) == {mountains[0], coast, woods, PASS}
    t.choose(coast)  # what is left is [R]: neither the Woods nor anything else is asked for any more
    assert sideways(t) == ["Mountain", "Coast"]
    assert not asks(t, "turn what")


@pytest.mark.rule("SS-CO-13")
def test_a_terrain_that_cannot_help_is_never_turned() -> None:
    t = SlingerHall()
    t.play(0, "Mountain", "Coast", "Great Exhibition Hall")
    t.hold(0, costing("R"))
    t.at("main").do(f"play {costing('R')}")
    assert sideways(t) == ["Mountain"]


@pytest.mark.rule("SS-CO-13")
def test_after_a_terrain_that_gives_enough_nothing_else_is_turned() -> None:
    t = SlingerHall()
    hall, mountain = t.play(0, "Great Exhibition Hall"), t.play(0, "Mountain")
    t.play(0, "Mountain")
    t.hold(0, costing("2"), "zap")
    t.at("main").do(f"play {costing('2')}")
    assert set(t.state.legal_actions()) == {hall, mountain, PASS}
    t.choose(hall)
    let_resolve(t)
    assert sideways(t) == ["Great Exhibition Hall"]


@pytest.mark.rule("SS-CO-13")
def test_what_a_terrain_gives_beyond_the_need_is_lost() -> None:
    t = SlingerHall()
    mountain = t.play(0, "Mountain")
    t.attach(0, "deep vein", mountain)
    t.hold(0, costing("R"), costing("R"), "zap")
    t.at("main").do(f"play {costing('R')}")
    let_resolve(t)
    assert sideways(t) == ["Mountain"]
    assert offered(t) == ["zap"]


@pytest.mark.rule("SS-CO-13")
def test_all_that_a_terrain_gives_serves_the_same_payment() -> None:
    t = SlingerHall()
    t.attach(0, "deep vein", t.play(0, "Mountain"))
    t.hold(0, costing("RR"), "zap")
    t.at("main").do(f"play {costing('RR')}")
    let_resolve(t)
    assert sideways(t) == ["Mountain"]
    assert costing("RR") in t.names(0, "in play")


@pytest.mark.rule("SS-CO-14")
@pytest.mark.parametrize(
    ("cost", "colours"),
    [
        ("2R", "R"),
        ("3", ""),
        ("RG", "RG"),
        ("1YY", "Y"),
        ("BY", "BY"),
        ("X", ""),
        ("XG", "G"),
        ("", ""),
        ("YBRG", "YBRG"),
    ],
)
def test_the_colours_of_a_card_are_those_of_its_symbols(cost: str, colours: str) -> None:
    assert Cost(cost).colours() == frozenset(colours)


@pytest.mark.rule("SS-CO-14")
def test_terrains_and_cards_with_colourless_symbols_alone_are_colourless() -> None:
    seen = {}
    t = SlingerHall()
    names = ["Mountain", "Lighthouse Shore", "twin springs", costing("3"), costing("2R"), "event of 1R", "X marks"]
    t.hold(0, *names, "zap")
    t.at("main")
    for card in t.state.view(0)["seats"][0]["zones"]["hand"]:
        seen[card["name"]] = card["colours"]
    assert [seen[name] for name in names] == [[], [], [], [], ["R"], ["R"], ["R"]]
    assert not [card.name for card in game().catalogue if card.type == TERRAIN and card.cost.colours()]


@pytest.mark.rule("SS-CO-15")
@pytest.mark.parametrize(
    ("cost", "payable"),
    [("R", True), ("G", True), ("1", True), ("RG", False), ("1R", False), ("RR", False), ("B", False)],
)
def test_a_terrain_of_two_colours_gives_one_resource_of_either(cost: str, payable: bool) -> None:
    assert can_pay(cost, "twin springs") == payable


@pytest.mark.rule("SS-CO-15")
def test_two_of_them_pay_both_colours_or_one_twice() -> None:
    for cost in ("RG", "RR", "GG", "2"):
        assert can_pay(cost, "twin springs", "twin springs")
    assert not can_pay("RRG", "twin springs", "twin springs")
    assert can_pay("RRG", "twin springs", "twin springs", "Mountain")
    assert not can_pay("RRB", "twin springs", "twin springs", "Mountain")


@pytest.mark.rule("SS-CO-15")
def test_a_terrain_of_four_colours_gives_one_resource_too() -> None:
    for colour in COLOURS:
        assert can_pay(colour, "broad river")
    assert not can_pay("YB", "broad river")
    assert can_pay("YB", "broad river", "broad river")


@pytest.mark.rule("SS-CO-15")
@pytest.mark.parametrize("name", sorted(card.name for card in game().catalogue if card.type == TERRAIN))
def test_no_terrain_of_the_game_gives_two_coloured_resources(name: str) -> None:
    pairs = [one + other for one in COLOURS for other in COLOURS]
    assert not [pair for pair in pairs if can_pay(pair, name)]


# ---------------------------------------------------------------------- what the hall turns for a player


def turned_by_the_hall(cost: str, *names: str, hand: tuple[str, ...] = ()) -> list[str]:
    """What is turned for a card of a cost when the player leaves the choice to the hall, with these cards in hand."""
    t = with_lands(*names)
    t.hold(0, costing(cost), *hand)
    t.at("main").do(f"play {costing(cost)}")
    assert asks(t, "turn what")
    t.skip()
    return sideways(t)


@pytest.mark.rule("SS-CO-10")
@pytest.mark.parametrize("first", TERRAIN_OF.values())
@pytest.mark.parametrize("second", TERRAIN_OF.values())
def test_of_colours_that_nothing_in_hand_asks_for_the_hall_turns_the_younger(first: str, second: str) -> None:
    if first != second:
        assert turned_by_the_hall("1", first, second) == [second]


@pytest.mark.rule("SS-CO-10")
@pytest.mark.parametrize(("colour", "land"), TERRAIN_OF.items())
def test_the_hall_keeps_the_colour_that_the_hand_asks_for(colour: str, land: str) -> None:
    other = next(each for each in TERRAIN_OF.values() if each != land)
    assert turned_by_the_hall("1", land, other, hand=(costing(colour),)) == [other]
    assert turned_by_the_hall("1", other, land, hand=(costing(colour),)) == [other]


@pytest.mark.rule("SS-CO-10")
def test_the_hall_keeps_the_colour_that_more_symbols_in_hand_ask_for() -> None:
    hand = (costing("RR"), costing("B"))
    assert turned_by_the_hall("1", "Coast", "Mountain", hand=hand) == ["Coast"]
    assert turned_by_the_hall("1", "Mountain", "Coast", hand=hand) == ["Coast"]


@pytest.mark.rule("SS-CO-15")
def test_the_hall_reckons_a_terrain_of_two_colours_by_the_colour_more_asked_for() -> None:
    assert turned_by_the_hall("1", "twin springs", "Coast", hand=(costing("R"), costing("B"))) == ["Coast"]
    assert turned_by_the_hall("1", "Coast", "twin springs", hand=(costing("R"), costing("B"))) == ["Coast"]
    assert turned_by_the_hall("1", "Coast", "twin springs", hand=(costing("R"), costing("BB"))) == ["twin springs"]


@pytest.mark.rule("SS-CO-10")
def test_the_hall_turns_two_unwanted_terrains_rather_than_one_that_is_wanted() -> None:
    t = SlingerHall()
    mountain = t.play(0, "Mountain")
    t.attach(0, "deep vein", mountain)
    t.play(0, "Coast", "Coast")
    t.hold(0, costing("2"), costing("R"), "zap")
    t.at("main").do(f"play {costing('2')}").skip()
    assert sideways(t) == ["Coast", "Coast"]


@pytest.mark.rule("SS-CO-13")
def test_of_two_ways_to_pay_one_that_turns_too_much_is_not_offered() -> None:
    t = with_lands("Mountain", "Great Exhibition Hall")
    t.hold(0, costing("2"))
    t.at("main").do(f"play {costing('2')}")
    assert not asks(t, "turn what")
    assert sideways(t) == ["Great Exhibition Hall"]


@pytest.mark.rule("SS-CO-13")
@pytest.mark.parametrize("way", ["damaged", "attacking", "blocking", "grown", "enchanted"])
def test_of_two_equal_characters_that_pay_the_player_chooses_when_something_tells_them_apart(way: str) -> None:
    t = SlingerHall()
    first, second = t.play(0, "red well"), t.play(0, "red well")
    t.hold(0, "note for 1", "zap", "grow")
    if way == "enchanted":
        t.attach(0, "medal", first)
    column = {"damaged": tb.DAMAGE, "attacking": tb.ATTACKS, "blocking": tb.BLOCKS}.get(way)
    if column is not None:
        t.state.marks[column][first] = 1
    t.at("main")
    if way == "grown":
        t.do("play grow").choose(first)
    t.do("play note for 1")
    assert asks(t, "turn what")
    assert set(t.state.legal_actions()) == {first, second, PASS}


@pytest.mark.rule("SS-CO-13")
def test_between_two_equal_characters_that_pay_nobody_needs_to_choose() -> None:
    t = SlingerHall()
    t.play(0, "red well", "red well")
    t.hold(0, "note for 1", "zap")
    t.at("main").do("play note for 1")
    assert not asks(t, "turn what")
    assert sideways(t) == ["red well"]
