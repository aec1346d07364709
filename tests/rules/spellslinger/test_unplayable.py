"""What cannot be played, and what is taken back (section PL)."""

from __future__ import annotations

import pytest
from slinger_cards import c, made_up
from slinger_fights import asks, let_resolve
from slinger_hall import SlingerHall
from slinger_turns import offers, refused

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.card import character, enchantment, event
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import DestroyOne, Gives, characters, enchantments, terrains


@made_up(event("narrow choice", ""))
def narrow_choice(you: Script) -> None:
    with you.resolves():
        with you.mode("destroy an enchantment"):
            you.destroy(you.target(enchantments))
        with you.mode("destroy a terrain"):
            you.destroy(you.target(terrains))


@made_up(event("double ritual", "R"))
def double_ritual(you: Script) -> None:
    with you.resolves(DestroyOne(characters.yours)):
        you.destroy(you.target(characters))
        you.damage(1, you.target(characters))


@made_up(character("dark altar", "", "2/2"))
def dark_altar(you: Script) -> None:
    with you.use("R", DestroyOne(characters.other.yours)):
        you.destroy(you.target(characters.other))


@made_up(enchantment("blood well", ""))
def blood_well(you: Script) -> None:
    you.always(Gives("R", life=3))


@pytest.mark.rule("SS-PL-05")
def test_a_card_whose_cost_cannot_be_paid_is_refused() -> None:
    t = SlingerHall()
    t.play(0, "Coast")
    card = t.hold(0, "ritual", "zap")[0]
    t.play(0, c(1, 1))
    t.play(1, c(1, 1))
    t.at("main")
    refused(t, card)
    assert "SS-CO-05" in t.why_not(0, card)


@pytest.mark.rule("SS-PL-05")
@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("unmake", [c(1, 1), "Mountain"]),
        ("destroy", ["banner", "Mountain"]),
        ("twin bolts", [c(1, 1), "banner"]),
        ("fell the weak", [c(3, 3)]),
        ("destroy", ["warded knight"]),
        ("narrow choice", [c(1, 1)]),
        ("refuse", [c(1, 1)]),
    ],
)
def test_a_card_without_a_legal_set_of_targets_is_refused(name: str, others: list[str]) -> None:
    t = SlingerHall()
    t.play(1, *others)
    card = t.hold(0, name, "free event")[0]
    t.at("main")
    refused(t, card)
    assert t.why_not(0, card) == "it has no legal target (SS-PL-05)"


@pytest.mark.rule("SS-PL-05")
@pytest.mark.parametrize(
    ("name", "other"),
    [("unmake", "banner"), ("destroy", c(1, 1)), ("fell the weak", c(2, 3)), ("narrow choice", "Coast")],
)
def test_with_a_legal_target_the_same_card_is_played(name: str, other: str) -> None:
    t = SlingerHall()
    victim = t.play(1, other)
    t.hold(0, name, "zap")
    t.at("main").do(f"play {name}")
    let_resolve(t)
    assert t.where(victim) == "discard pile"


@pytest.mark.rule("SS-PL-05")
def test_a_card_that_may_be_aimed_at_players_always_has_a_legal_target() -> None:
    t = SlingerHall()
    card = t.hold(0, "strike 3")[0]
    t.at("main")
    assert t.why_not(0, card) == ""
    t.do("play strike 3")
    assert t.options() == ["seat 0", "seat 1"]


@pytest.mark.rule("SS-PL-05")
@pytest.mark.parametrize(("name", "hand"), [("ritual", ["zap"]), ("burnt offering", [])])
def test_a_card_whose_further_cost_cannot_be_paid_is_refused(name: str, hand: list[str]) -> None:
    t = SlingerHall()
    t.play(0, "Mountain")
    t.play(0, "healer") if name == "burnt offering" else t.play(1, c(2, 2))
    card = t.hold(0, name, *hand)[0]
    t.at("main")
    refused(t, card)
    assert t.why_not(0, card) == "you don't have what its cost requires (SS-PL-05)"


@pytest.mark.rule("SS-PL-05")
def test_an_ability_without_a_legal_target_is_refused() -> None:
    t = SlingerHall()
    altar = t.play(0, "dark altar")
    t.play(0, "Mountain")
    t.hold(0, "zap")
    t.at("main")
    assert offers(t) == ["play zap", "pass"]
    assert "SS-PL-05" in t.why_not(0, altar)


@pytest.mark.rule("SS-PL-06")
def test_a_card_that_cannot_be_aimed_after_all_is_taken_back() -> None:
    t = SlingerHall()
    mountain = t.play(0, "Mountain")
    only = t.play(0, c(1, 1))
    card = t.hold(0, "ritual", "zap")[0]
    t.hold(1, "zap")
    t.at("main").do("play ritual")
    assert (t.asked, asks(t, "main phase")) == (0, True)
    assert t.where(card) == "hand"
    assert not t.is_sideways(mountain)
    assert t.where(only) == "in play"
    assert t.names(0, "discard pile") == []
    assert not t.events(events.CardPlayed)
    assert t.log()[-1] == "P1 takes ritual back to hand."


@pytest.mark.rule("SS-PL-06")
@pytest.mark.parametrize("name", ["double ritual", "unbinding ritual"])
def test_nothing_is_given_up_for_a_card_that_is_taken_back(name: str) -> None:
    t = SlingerHall()
    mountain = t.play(0, "Mountain")
    mine, other = t.play(0, c(1, 1)), t.play(1, c(2, 2))
    medal = t.attach(1, "medal", mine)
    card = t.hold(0, name, "zap")[0]
    t.at("main").do(f"play {name}")
    assert t.where(card) == "hand"
    assert not t.is_sideways(mountain)
    assert [t.where(each) for each in (mine, other, medal)] == ["in play"] * 3
    assert t.state.host[medal] == mine


@pytest.mark.rule("SS-PL-06")
def test_life_that_was_paid_comes_back_too() -> None:
    t = SlingerHall()
    well = t.play(0, "blood well")
    t.play(0, c(1, 1))
    card = t.hold(0, "ritual", "zap")[0]
    t.at("main").do("play ritual")
    assert t.where(card) == "hand"
    assert not t.is_sideways(well)
    assert t.life == [20, 20]


@pytest.mark.rule("SS-PL-06")
def test_an_ability_that_cannot_be_completed_is_taken_back() -> None:
    t = SlingerHall()
    altar, only = t.play(0, "dark altar"), t.play(0, c(1, 1))
    mountain = t.play(0, "Mountain")
    t.hold(0, "zap")
    t.at("main").do("use dark altar")
    assert asks(t, "main phase")
    assert not t.is_sideways(altar)
    assert not t.is_sideways(mountain)
    assert t.where(only) == "in play"


@pytest.mark.rule("SS-PL-06")
def test_what_was_taken_back_can_be_played_when_it_can_be_completed() -> None:
    t = SlingerHall()
    t.play(0, "Mountain")
    t.play(0, c(1, 1))
    card = t.hold(0, "ritual", c(5, 5, "Ambush"))[0]
    t.at("main").do("play ritual", "play c 5/5 Ambush", "play ritual", "c 1/1")
    let_resolve(t)
    assert t.where(card) == "discard pile"
    assert t.names(0, "in play") == ["Mountain"]
