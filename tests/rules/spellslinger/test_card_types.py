"""Card types (section CT)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from slinger_cards import MADE_UP, c, costing, made_up
from slinger_fights import asks, attack, offered
from slinger_hall import SlingerHall

import spellhall
from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, enchantment, event, interrupt
from spellhall.games.spellslinger.facts import CHARACTER, ENCHANTMENT, EVENT, INTERRUPT, TERRAIN, TYPES
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.telling.card_text import heading, text_of
from spellhall.games.spellslinger.words import ComesIntoPlay, Get, characters
from spellhall.kernel.game import Game


@made_up(event("dear event", "1R"))
def dear_event(you: Script) -> None:
    with you.resolves():
        you.gain_life(1)


@made_up(interrupt("dear interrupt", "1R"))
def dear_interrupt(you: Script) -> None:
    with you.resolves():
        you.gain_life(1)


@made_up(enchantment("dear enchantment", "1R"))
def dear_enchantment(you: Script) -> None:
    you.always(Get(characters.yours, 0, +1))


@made_up(enchantment("warm welcome", ""))
def welcome(you: Script) -> None:
    with you.whenever(ComesIntoPlay(characters)):
        you.gain_life(1)


@made_up(character("flag bearer", "", "1/1"))
def flag_bearer(you: Script) -> None:
    you.always(Get(characters.other.yours, 0, +1))


GAME: Game = spellhall.game("spellslinger")
OF_EACH_TYPE = {CHARACTER: c(2, 2), EVENT: "free event", INTERRUPT: "zap", ENCHANTMENT: "banner", TERRAIN: "Mountain"}
PERMANENTS = {CHARACTER, ENCHANTMENT, TERRAIN}


def cards() -> list[Any]:
    """All cards of the game."""
    return list(GAME.catalogue)


def played(name: str) -> tuple[SlingerHall, int]:
    """A table on which the active player has played a card in the main phase, and the card."""
    t = SlingerHall()
    t.hold(0, "grow")
    card = t.hold(0, name)[0]
    t.play(0, c(1, 1))
    t.at("main").do(f"play {name}")
    if asks(t, "which target"):
        t.do("seat 1")
    return t, card


@pytest.mark.rule("SS-CT-01")
def test_there_are_five_types_and_each_card_has_one():
    assert {type_.lower() for type_ in TYPES} == {"event", "interrupt", "character", "enchantment", "terrain"}
    assert len(TYPES) == 5
    assert {card.type for card in cards()} == set(TYPES)
    assert not [card.name for card in cards() if [card.type] != [each for each in TYPES if f"({each}" in heading(card)]]


@pytest.mark.rule("SS-CT-02")
@pytest.mark.parametrize("type_", TYPES)
def test_characters_enchantments_and_terrains_are_permanents_and_the_rest_is_not(type_):
    t, card = played(OF_EACH_TYPE[type_])
    assert t.state.definition(card).type == type_
    assert t.state.definition(card).permanent == (type_ in PERMANENTS)
    if asks(t, "pending"):
        t.skip()
    assert t.where(card) == ("in play" if type_ in PERMANENTS else "discard pile")


@pytest.mark.rule("SS-CT-02")
def test_every_card_of_the_game_is_a_permanent_by_its_type():
    assert not [card.name for card in cards() if card.permanent != (card.type in PERMANENTS)]


@pytest.mark.rule("SS-CT-03")
@pytest.mark.parametrize("type_", [CHARACTER, ENCHANTMENT])
def test_a_permanent_comes_into_play_when_it_resolves_and_not_before(type_):
    t, card = played(OF_EACH_TYPE[type_])
    assert t.where(card) == "pending"
    assert not t.events(events.Came)
    t.skip()
    assert t.where(card) == "in play"
    assert [event.card for event in t.events(events.Came)] == [card]


@pytest.mark.rule("SS-CT-03")
def test_a_terrain_comes_into_play_at_once():
    t, card = played("Mountain")
    assert t.where(card) == "in play"


@pytest.mark.rule("SS-CT-04")
def test_the_text_of_a_permanent_holds_from_its_entering_to_its_leaving():
    t = SlingerHall()
    soldier = t.play(0, c(1, 1))
    t.hold(0, "banner", "grow")
    t.at("main")
    assert t.numbers(soldier) == (1, 1)
    t.do("play banner")
    assert asks(t, "banner is pending")
    assert t.numbers(soldier) == (1, 1)
    t.skip()
    assert t.numbers(soldier) == (1, 2)


@pytest.mark.rule("SS-CT-04")
def test_the_text_of_a_permanent_ends_when_it_leaves_play():
    t = SlingerHall()
    soldier, leader = t.play(0, c(1, 1)), t.play(0, "flag bearer")
    t.hold(0, "send back", "grow")
    t.at("main")
    assert t.numbers(soldier) == (1, 2)
    t.do("play send back", "flag bearer")
    assert t.where(leader) == "hand"
    assert t.numbers(soldier) == (1, 1)


@pytest.mark.rule("SS-CT-04")
@pytest.mark.parametrize("zone", ["hand", "draw pile", "discard pile"])
def test_a_permanent_that_is_not_in_play_holds_and_triggers_nothing(zone):
    t = SlingerHall()
    soldier = t.play(0, c(1, 1))
    t.put(0, zone, "banner", "warm welcome")
    t.hold(0, c(1, 2))
    t.at("main").do("play c 1/2")
    assert t.numbers(soldier) == (1, 1)
    assert t.life == [20, 20]


@pytest.mark.rule("SS-CT-04")
def test_the_same_permanent_triggers_while_it_is_in_play():
    t = SlingerHall()
    t.play(0, "warm welcome")
    t.hold(0, c(1, 2))
    t.at("main").do("play c 1/2")
    assert t.life == [21, 20]


@pytest.mark.rule("SS-CT-04")
def test_a_permanent_may_say_that_it_does_something_on_leaving():
    t = SlingerHall()
    t.play(0, "mourner")
    t.hold(0, "kill")
    t.at("main").do("play kill")
    assert t.names(0, "hand") == ["Plains"]


@pytest.mark.rule("SS-CT-05")
def test_an_event_acts_when_it_resolves_and_then_lies_in_its_owners_discard_pile():
    t, card = played("free event")
    assert t.where(card) == "pending"
    assert t.life == [20, 20]
    t.skip()
    assert t.life == [21, 20]
    assert t.names(0, "discard pile") == ["free event"]
    assert t.names(1, "discard pile") == []


@pytest.mark.rule("SS-CT-06", "SS-CT-08")
@pytest.mark.parametrize("name", ["free event", "banner", c(2, 2)])
@pytest.mark.parametrize("step", ["upkeep", "draw", "attack", "end"])
def test_what_waits_to_resolve_is_not_played_outside_the_main_phase(name, step):
    t = SlingerHall()
    t.play(0, c(1, 1))
    card = t.hold(0, name, "grow")[0]
    t.at(step)
    assert (t.asked, offered(t)) == (0, ["grow"])
    assert t.why_not(0, card) == "you can play it only in the main phase (SS-CT-08)"


@pytest.mark.rule("SS-CT-06", "SS-CT-08")
@pytest.mark.parametrize("name", ["free event", "banner", c(2, 2)])
def test_what_waits_to_resolve_is_not_played_in_the_steps_of_the_attack(name):
    t = SlingerHall()
    attacker = t.play(0, c(1, 1))
    card = t.hold(0, name, "grow")[0]
    t.at("declare")
    attack(t, attacker)
    for step in (tb.ATTACKERS, tb.BLOCKERS, tb.COMBAT, tb.ATTACK_ENDS):
        t.on_to(step)
        assert offered(t) == ["grow"]
        assert "SS-CT-08" in t.why_not(0, card)
    t.on_to(tb.MAIN)
    t.do(f"play {name}")


@pytest.mark.rule("SS-CT-06", "SS-CT-08")
@pytest.mark.parametrize("name", ["free event", "banner", c(2, 2)])
def test_what_waits_to_resolve_is_not_played_in_the_main_phase_of_another(name):
    t = SlingerHall()
    t.play(0, c(1, 1))
    card = t.hold(1, name, "grow")[0]
    t.at("main")
    assert (t.asked, offered(t)) == (1, ["grow"])
    assert t.why_not(1, card) == "you can play it only in your own main phase (SS-PR-07)"


@pytest.mark.rule("SS-CT-06", "SS-CT-08")
@pytest.mark.parametrize("name", ["free event", "banner", c(2, 2)])
@pytest.mark.parametrize("first", ["destroy", "medal", c(3, 3)])
def test_what_waits_to_resolve_is_not_played_while_a_card_is_pending(name, first):
    t = SlingerHall()
    t.play(0, c(1, 1))
    card = t.hold(0, name, "grow", first)[0]
    t.at("main").do(f"play {first}")
    assert asks(t, f"{first} is pending")
    assert (t.asked, offered(t)) == (0, ["grow"])
    assert "SS-PL-08" in t.why_not(0, card)


@pytest.mark.rule("SS-CT-06", "SS-CT-08")
@pytest.mark.parametrize("name", ["free event", "banner", c(2, 2)])
def test_what_waits_to_resolve_is_played_in_the_own_main_phase(name):
    t, card = played(name)
    t.skip()
    assert t.where(card) == ("discard pile" if name == "free event" else "in play")


@pytest.mark.rule("SS-CT-07")
def test_an_interrupt_acts_and_then_lies_in_its_owners_discard_pile():
    t = SlingerHall()
    victim = t.play(0, c(2, 2))
    t.hold(1, "zap")
    t.at("upkeep").do("play zap", "c 2/2")
    assert t.mark(victim, tb.DAMAGE) == 1
    assert t.names(1, "discard pile") == ["zap"]
    assert t.names(0, "discard pile") == []


@pytest.mark.rule("SS-CT-08")
def test_a_character_with_ambush_is_not_bound_to_the_main_phase():
    t = SlingerHall()
    t.hold(0, c(2, 2), c(2, 2, "Ambush"))
    t.at("upkeep")
    assert offered(t) == [c(2, 2, "Ambush")]


@pytest.mark.rule("SS-CT-09")
def test_enchantments_and_terrains_do_not_attack():
    t = SlingerHall()
    soldier, flag, terrain = t.play(0, c(1, 1)), t.play(0, "banner"), t.play(0, "Mountain")
    t.attach(0, "medal", soldier)
    t.at("declare")
    assert asks(t, "attack with what?")
    assert offered(t) == [c(1, 1)]
    assert t.why_not(0, flag)
    assert t.why_not(0, terrain)


@pytest.mark.rule("SS-CT-09")
def test_enchantments_and_terrains_do_not_block():
    t = SlingerHall()
    attacker, soldier = t.play(0, c(2, 1)), t.play(1, c(1, 1))
    flag, terrain = t.play(1, "banner"), t.play(1, "Mountain")
    t.attach(1, "medal", soldier)
    t.at("declare")
    attack(t, attacker)
    assert asks(t, "block with what?")
    assert offered(t) == [c(1, 1)]
    assert t.why_not(1, flag)
    assert t.why_not(1, terrain)


@pytest.mark.rule("SS-CT-09")
def test_with_enchantments_and_terrains_alone_there_is_no_attack():
    t = SlingerHall()
    t.play(0, "banner", "Mountain")
    t.hold(0, "zap")
    t.at("declare")
    assert (t.step, t.asked) == (tb.ATTACKERS, 0)
    assert asks(t, "act?")


@pytest.mark.rule("SS-CT-10")
@pytest.mark.parametrize("name", ["dear event", "dear interrupt", "dear enchantment", costing("1R")])
def test_terrains_pay_for_cards_of_every_other_type(name):
    t = SlingerHall()
    terrains = [t.play(0, "Mountain") for _ in range(2)]
    card = t.hold(0, name, name)[0]
    t.at("main").do(f"play {name}")
    assert t.where(card) == ("in play" if t.state.definition(card).permanent else "discard pile")
    assert all(t.is_sideways(terrain) for terrain in terrains)
    assert t.names(0, "hand") == [name]
    assert not [event for event in t.events(events.CardPlayed) if event.card != card]


@pytest.mark.rule("SS-CT-10")
@pytest.mark.parametrize("name", ["dear event", "dear interrupt", "dear enchantment", costing("1R")])
def test_without_upright_terrains_no_card_with_a_cost_is_played(name):
    t = SlingerHall()
    t.play(0, "Mountain", sideways=True)
    t.play(0, "Mountain")
    card = t.hold(0, name, "zap")[0]
    t.at("main")
    assert offered(t) == ["zap"]
    assert "SS-CO-05" in t.why_not(0, card)


@pytest.mark.rule("SS-CT-11")
def test_a_card_shows_its_title_cost_type_and_text():
    for card in [*cards(), *MADE_UP.values()]:
        assert heading(card).startswith(card.name)
        assert f"({card.type}" in heading(card)
        assert card.cost.shown() in heading(card)
        assert bool(text_of(card)) == bool(card.abilities or card.keywords), card.name


@pytest.mark.rule("SS-CT-11")
def test_characters_alone_show_strength_and_speed():
    numbers = re.compile(r", \d+/\d+, ")
    for card in [*cards(), *MADE_UP.values()]:
        shown = numbers.findall(heading(card))
        assert shown == ([f", {card.strength}/{card.speed}, "] if card.type == CHARACTER else [])


@pytest.mark.rule("SS-CT-11")
@pytest.mark.parametrize("type_", TYPES)
def test_a_player_sees_strength_and_speed_of_characters_alone(type_):
    t = SlingerHall()
    t.hold(0, OF_EACH_TYPE[type_])
    t.play(0, "healer")
    t.at("main")
    seen = t.state.view(0)["seats"][0]["zones"]["hand"][0]
    assert (seen["name"], seen["type"], seen["cost"]) == (OF_EACH_TYPE[type_], type_, "")
    assert ("strength" in seen) == ("speed" in seen) == (type_ == CHARACTER)


@pytest.mark.rule("SS-CT-11")
def test_terrains_alone_have_no_cost():
    assert not [card.name for card in cards() if bool(card.cost.text) == (card.type == TERRAIN)]
    assert not [card.name for card in cards() if (card.cost.shown() == "") != (card.type == TERRAIN)]


@pytest.mark.rule("SS-CT-12")
def test_the_cost_stands_right_of_the_title_and_the_numbers_below_it_as_strength_over_speed():
    t = SlingerHall()
    soldier = t.state.game.catalogue[t.face(costing("2RR", 2, 3))]
    before, _, after = heading(soldier).partition(" (")
    assert before == "c 2/3 for 2RR [2][R][R]"
    assert after == "Character, 2/3, common)"
