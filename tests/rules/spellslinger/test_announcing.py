"""Announcing a card: X, payment, costs, mode, targets, in this order (section PL)."""

from __future__ import annotations

import pytest
from slinger_cards import c, costing, made_up
from slinger_fights import asks, let_resolve
from slinger_hall import SlingerHall
from slinger_turns import order_of, upright_lands

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, enchantment, event
from spellhall.games.spellslinger.facts import EVENT
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import CannotBeTarget, DestroyOne, DiscardOne, X, characters, enchantments
from spellhall.kernel.errors import IllegalAction


@made_up(event("letter for 1", "1"))
def letter_for_1(you: Script) -> None:
    with you.resolves():
        you.damage(1, you.target_or_player(characters))


@made_up(event("choice for 1", "1"))
def choice_for_1(you: Script) -> None:
    with you.resolves():
        with you.mode("destroy an enchantment"):
            you.destroy(you.target(enchantments))
        with you.mode("burn somebody"):
            you.damage(2, you.target_or_player(characters))
        with you.mode("rest"):
            you.gain_life(4)


@made_up(event("choice without targets", ""))
def choice_without_targets(you: Script) -> None:
    with you.resolves():
        with you.mode("rest"):
            you.gain_life(4)
        with you.mode("sleep"):
            you.gain_life(7)


@made_up(character("old magus", "", "2/2"))
def old_magus(you: Script) -> None:
    with you.use("1"):
        with you.mode("harm"):
            you.damage(1, you.target_player())
        with you.mode("heal"):
            you.gain_life(1)


@made_up(event("double price", ""))
def double_price(you: Script) -> None:
    with you.resolves(DestroyOne(characters.yours), DiscardOne()):
        you.gain_life(1)


@made_up(event("three blows", ""))
def three_blows(you: Script) -> None:
    with you.resolves():
        you.damage(1, you.target(characters))
        you.damage(2, you.target(characters))
        you.damage(3, you.target(characters))


@made_up(event("blow and bolt", ""))
def blow_and_bolt(you: Script) -> None:
    with you.resolves():
        you.damage(1, you.target_or_player(characters))
        you.damage(2, you.target(characters))


@made_up(character("newcomer", "", "2/2", keywords="Ambush"))
def newcomer(you: Script) -> None:
    """Has no text."""


@made_up(enchantment("broad shield", ""))
def broad_shield(you: Script) -> None:
    you.always(CannotBeTarget(characters.yours, EVENT))


@made_up(event("X gain", "X"))
def x_gain(you: Script) -> None:
    with you.resolves():
        you.gain_life(X)


@made_up(character("watchful archer", "", "1/1"))
def watchful_archer(you: Script) -> None:
    with you.use():
        you.damage(1, you.target(characters.opposing))


def shown(t: SlingerHall, seat: int, zone: str) -> list[object]:
    """The names of the cards in a zone of seat 0 that another seat (or a spectator) can read."""
    return [card["name"] for card in t.state.view(seat)["seats"][0]["zones"][zone] if "name" in card]


@pytest.mark.rule("SS-PL-01")
@pytest.mark.parametrize("name", ["letter for 1", "note for 1", "seal for 1", costing("1")])
def test_a_card_is_shown_to_all_before_anything_is_paid(name: str) -> None:
    t = SlingerHall(3)
    t.play(0, "Mountain", "Coast")
    t.play(1, c(2, 2))
    card = t.hold(0, name)[0]
    t.hold(1, "zap")
    t.at("main")
    assert [shown(t, seat, "hand") for seat in (-1, 0, 1, 2)] == [[], [name], [], []]
    t.do(f"play {name}")
    assert (t.asked, asks(t, "turn what for [1]?")) == (0, True)
    assert t.where(card) == "pending"
    assert upright_lands(t, 0) == 2
    for seat in (-1, 0, 1, 2):
        assert shown(t, seat, "pending") == [name]
        assert t.log(seat) == [f"P1 plays {name}."]


@pytest.mark.rule("SS-PL-02")
def test_the_cost_is_paid_before_targets_are_chosen() -> None:
    t = SlingerHall()
    mountain, coast = t.play(0, "Mountain"), t.play(0, "Coast")
    t.play(1, c(2, 2))
    t.hold(0, "letter for 1")
    t.at("main").do("play letter for 1")
    assert asks(t, "turn what for [1]?")
    t.choose(coast)
    assert t.question == "which target (character or player)? (SS-PL-04)"
    assert (t.is_sideways(mountain), t.is_sideways(coast)) == (False, True)


@pytest.mark.rule("SS-PL-02")
@pytest.mark.parametrize("name", ["letter for 1", "note for 1", "seal for 1", costing("1")])
def test_cards_of_every_type_are_paid(name: str) -> None:
    t = SlingerHall()
    t.play(0, "Mountain")
    t.play(1, c(2, 2))
    t.hold(0, name, name)
    t.at("main").do(f"play {name}")
    assert upright_lands(t, 0) == 0
    if asks(t, "which target"):
        t.do("c 2/2")
    let_resolve(t)
    assert t.size(0, "hand") == 1
    assert order_of(t, events.Turned, events.Aimed, events.CardPlayed)[0] == events.Turned


@pytest.mark.rule("SS-PL-02")
def test_what_a_card_demands_besides_symbols_is_paid_with_them() -> None:
    t = SlingerHall()
    t.play(0, "Mountain")
    given, other = t.play(0, c(1, 1)), t.play(0, c(2, 2))
    victim = t.play(1, c(3, 3))
    t.hold(0, "ritual")
    t.at("main").do("play ritual")
    assert (t.question, upright_lands(t, 0)) == ("destroy a character you control: which? (SS-PL-02)", 0)
    assert sorted(t.state.legal_actions()) == [given, other]
    t.choose(given)
    assert t.where(given) == "discard pile"
    assert asks(t, "which target")
    assert sorted(t.state.legal_actions()) == [other, victim]


@pytest.mark.rule("SS-PL-02")
def test_a_discarded_card_is_gone_before_the_card_resolves() -> None:
    t = SlingerHall()
    t.hold(0, "burnt offering", "grow", "shrink")
    t.play(1, c(2, 2))
    t.hold(1, "zap")
    t.at("main").do("play burnt offering")
    assert t.options() == ["grow", "shrink"]
    t.do("grow")
    assert asks(t, "burnt offering is pending")
    assert t.names(0, "discard pile") == ["grow"]
    assert t.life == [20, 20]


@pytest.mark.rule("SS-PL-03")
@pytest.mark.parametrize(("mode", "life"), [("rest", 24), ("sleep", 27)])
def test_what_was_chosen_happens_where_nothing_is_aimed_at(mode: str, life: int) -> None:
    t = SlingerHall()
    t.hold(0, "choice without targets")
    t.at("main").do("play choice without targets", mode)
    assert t.life == [life, 20]


@pytest.mark.rule("SS-PL-03")
def test_one_of_several_effects_is_chosen_after_payment_and_before_targets() -> None:
    t = SlingerHall()
    t.play(0, "Mountain", "Coast")
    t.play(1, "banner")
    t.hold(0, "choice for 1")
    t.at("main").do("play choice for 1", "Coast")
    assert (t.asked, t.question) == (0, "which effect? (SS-PL-03)")
    assert t.options() == ["destroy an enchantment", "burn somebody", "rest"]
    assert upright_lands(t, 0) == 1
    t.do("burn somebody")
    assert t.question == "which target (character or player)? (SS-PL-04)"
    t.do("seat 1")
    assert t.life == [20, 18]
    assert t.names(1, "in play") == ["banner"]


@pytest.mark.rule("SS-PL-03")
@pytest.mark.parametrize(("mode", "life", "banners"), [("destroy", [20, 20], []), ("rest", [24, 20], ["banner"])])
def test_only_the_chosen_effect_happens(mode: str, life: list[int], banners: list[str]) -> None:
    t = SlingerHall()
    t.play(0, "Mountain")
    t.play(1, "banner")
    t.hold(0, "choice for 1", "zap")
    t.at("main").do("play choice for 1", mode)
    let_resolve(t)
    assert t.life == life
    assert t.names(1, "in play") == banners


@pytest.mark.rule("SS-PL-03")
def test_an_effect_without_a_legal_target_cannot_be_chosen() -> None:
    t = SlingerHall()
    t.play(0, "Mountain")
    t.hold(0, "choice for 1")
    t.at("main").do("play choice for 1")
    assert t.options() == ["burn somebody", "rest"]


@pytest.mark.rule("SS-PL-03")
def test_everybody_knows_the_chosen_effect_before_answering_by_what_it_aims_at() -> None:
    t = SlingerHall()
    t.play(0, "Mountain")
    flag = t.play(1, "banner")
    t.hold(0, "choice for 1")
    t.hold(1, "zap")
    t.at("main").do("play choice for 1", "destroy an enchantment")
    assert (t.asked, asks(t, "is pending")) == (1, True)
    assert [told.card for told in t.events(events.Aimed)] == [flag]


@pytest.mark.rule("SS-PL-03")
def test_the_effect_of_an_ability_is_chosen_in_the_same_way() -> None:
    t = SlingerHall()
    t.play(0, "old magus")
    t.play(0, "Mountain", "Coast")
    t.at("main").do("use old magus")
    assert asks(t, "turn what for [1]?")
    t.do("Coast")
    assert (t.question, t.options()) == ("which effect? (SS-PL-03)", ["harm", "heal"])
    t.do("harm")
    assert asks(t, "which target")
    t.do("seat 1")
    assert t.life == [20, 19]


@pytest.mark.rule("SS-PL-04")
def test_a_character_given_up_as_a_cost_cannot_be_the_target() -> None:
    t = SlingerHall()
    t.play(0, "Mountain")
    given, other = t.play(0, c(1, 1)), t.play(1, c(2, 2))
    t.play(1, c(3, 3))
    t.hold(0, "ritual", "zap")
    t.at("main").do("play ritual")
    assert t.where(given) == "discard pile"
    assert asks(t, "which target")
    assert given not in t.state.legal_actions()
    with pytest.raises(IllegalAction):
        t.state.apply(given)
    t.choose(other)
    let_resolve(t)
    assert t.where(other) == "discard pile"


@pytest.mark.rule("SS-PL-04")
def test_only_what_leaves_a_target_can_be_given_up() -> None:
    t = SlingerHall()
    t.play(0, "Mountain")
    host, other = t.play(0, c(1, 1)), t.play(0, c(2, 2))
    medal = t.attach(1, "medal", host)
    t.hold(0, "unbinding ritual", "zap")
    t.at("main").do("play unbinding ritual")
    assert t.where(other) == "discard pile"  # with the host, the only enchantment would have gone
    let_resolve(t)
    assert (t.where(host), t.where(medal)) == ("in play", "discard pile")


@pytest.mark.rule("SS-PL-04")
def test_targets_are_chosen_one_by_one_in_the_order_of_the_text_and_all_are_different() -> None:
    t = SlingerHall()
    first, second, third = t.play(1, c(3, 1)), t.play(1, c(3, 2)), t.play(1, c(3, 3))
    t.hold(0, "twin bolts", "zap")
    t.at("main").do("play twin bolts")
    assert sorted(t.state.legal_actions()) == [first, second, third]
    t.choose(third)
    assert sorted(t.state.legal_actions()) == [first, second]
    t.choose(first)
    let_resolve(t)
    assert [t.mark(card, tb.DAMAGE) for card in (second, third)] == [0, 2]
    assert t.where(first) == "discard pile"


@pytest.mark.rule("SS-PL-04")
def test_after_the_targets_nothing_is_chosen_any_more() -> None:
    t = SlingerHall()
    victim = t.play(1, c(3, 1))
    t.hold(0, "strike 3", "zap")
    t.hold(1, "zap")
    t.at("main").do("play strike 3")
    assert asks(t, "which target")
    t.choose(victim)
    assert (t.asked, asks(t, "is pending")) == (1, True)
    t.skip(2)
    assert t.where(victim) == "discard pile"
    assert asks(t, "main phase")


@pytest.mark.rule("SS-PL-02")
def test_of_two_further_costs_both_are_paid() -> None:
    t = SlingerHall()
    mine = t.play(0, c(1, 1))
    t.hold(0, "double price", "banner", "zap")
    t.at("main").do("play double price")
    t.do("banner")
    let_resolve(t)
    assert (t.where(mine), t.names(0, "hand"), t.life) == ("discard pile", ["zap"], [21, 20])


@pytest.mark.rule("SS-PL-02", "SS-PL-05")
@pytest.mark.parametrize(("own", "hand"), [([], ["banner"]), ([c(1, 1)], [])])
def test_a_card_of_which_one_further_cost_cannot_be_paid_is_not_played(own: list[str], hand: list[str]) -> None:
    t = SlingerHall()
    t.put(0, "in play", *own)
    card = t.hold(0, "double price", *hand)[0]
    t.hold(1, "zap")
    t.at("main")
    assert "SS-PL-05" in t.why_not(0, card)


@pytest.mark.rule("SS-PL-04", "SS-PL-05")
@pytest.mark.parametrize("count", [2, 3])
def test_three_different_targets_need_three(count: int) -> None:
    t = SlingerHall()
    cards = [t.play(1, c(9, 9)) for _ in range(count)]
    card = t.hold(0, "three blows", "zap")[0]
    t.at("main")
    if count == 2:
        assert "SS-PL-05" in t.why_not(0, card)
        return
    t.do("play three blows")
    for each in (cards[1], cards[2]):
        t.choose(each)
    let_resolve(t)
    assert [t.mark(each, tb.DAMAGE) for each in cards] == [3, 1, 2]


@pytest.mark.rule("SS-PL-05")
def test_a_player_to_aim_at_does_not_replace_the_character_that_is_needed_too() -> None:
    t = SlingerHall()
    card = t.hold(0, "blow and bolt", "zap")[0]
    t.at("main")
    assert "SS-PL-05" in t.why_not(0, card)


@pytest.mark.rule("SS-PL-04")
def test_the_first_target_leaves_the_second_its_only_one() -> None:
    t = SlingerHall()
    victim = t.play(1, c(9, 9))
    t.hold(0, "blow and bolt", "zap")
    t.at("main").do("play blow and bolt")
    assert t.options() == ["seat 0", "seat 1"]
    t.do("seat 1")
    let_resolve(t)
    assert (t.life, t.mark(victim, tb.DAMAGE)) == ([20, 19], 2)


@pytest.mark.rule("SS-PL-02")
@pytest.mark.parametrize("amount", [0, 1, 2, 3])
def test_x_may_be_any_amount_that_is_paid(amount: int) -> None:
    t = SlingerHall()
    t.play(0, "Woods", "Woods", "Woods")
    t.hold(0, "X gain", "zap")
    t.at("main").do("play X gain")
    assert t.options() == ["3", "2", "1", "0"]
    t.do(str(amount))
    let_resolve(t)
    assert (t.life[0], upright_lands(t, 0)) == (20 + amount, 3 - amount)


@pytest.mark.rule("SS-PL-04")
def test_all_are_told_which_player_a_card_is_aimed_at() -> None:
    t = SlingerHall()
    card = t.hold(0, "zap", "zap")[0]
    t.at("main").do("play zap", "seat 1")
    assert t.events(events.AimedPlayer) == [events.AimedPlayer(0, card, 1)]


@pytest.mark.rule("SS-ZN-11", "SS-PL-12")
def test_what_came_into_play_last_of_all_can_be_aimed_at() -> None:
    t = SlingerHall()
    archer = t.play(0, "watchful archer")
    victim = t.hold(1, "newcomer")[0]
    t.hold(0, "zap")
    t.at("upkeep").skip().do("play newcomer")
    t.do("use watchful archer")
    assert t.is_sideways(archer)
    assert (t.where(victim), t.mark(victim, tb.DAMAGE)) == ("in play", 1)


@pytest.mark.rule("SS-PL-02", "SS-CO-05")
def test_without_anything_to_pay_with_x_is_0() -> None:
    t = SlingerHall()
    t.hold(0, "X gain", "zap")
    t.at("main").do("play X gain")
    assert not asks(t, "how much is X?")
    let_resolve(t)
    assert (t.life, t.names(0, "discard pile")) == ([20, 20], ["X gain"])


@pytest.mark.rule("SS-PL-13")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_protects_characters_protects_no_player(seat: int) -> None:
    t = SlingerHall()
    t.play(seat, "broad shield", c(2, 2))
    t.hold(0, "strike 3", "zap")
    t.at("main").do("play strike 3")
    assert t.options() == ["seat 0", "seat 1"]
    t.do(f"seat {seat}")
    let_resolve(t)
    assert t.life[seat] == 17


@pytest.mark.rule("SS-AB-05", "SS-SW-05")
def test_who_turns_sideways_for_an_ability_is_told_as_turned() -> None:
    t = SlingerHall()
    healer = t.play(0, "healer")
    t.hold(0, "zap")
    t.at("main").do("use healer")
    assert [(told.seat, told.card) for told in t.events(events.Turned)] == [(0, healer)]
