"""Playing a card (section PL)."""

from __future__ import annotations

import pytest
from slinger_cards import c, costing, made_up
from slinger_fights import asks, offered
from slinger_hall import SlingerHall
from slinger_turns import offers, order_of

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, enchantment, event, interrupt
from spellhall.games.spellslinger.facts import EVENT, INTERRUPT
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import (
    THIS,
    CannotBeTarget,
    DestroyOne,
    DiscardOne,
    Gives,
    YouPlay,
    characters,
    enchantments,
    terrains,
)
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.events import Moved
from spellhall.kernel.frames import action


@made_up(event("letter for 1", "1"))
def letter_for_1(you: Script) -> None:
    with you.resolves():
        you.damage(1, you.target_or_player(characters))


@made_up(interrupt("note for 1", "1"))
def note_for_1(you: Script) -> None:
    with you.resolves():
        you.damage(1, you.target_or_player(characters))


@made_up(enchantment("seal for 1", "1"))
def seal_for_1(you: Script) -> None:
    you.enchants(characters)
    you.always(CannotBeTarget(THIS, EVENT))


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


@made_up(event("narrow choice", ""))
def narrow_choice(you: Script) -> None:
    with you.resolves():
        with you.mode("destroy an enchantment"):
            you.destroy(you.target(enchantments))
        with you.mode("destroy a terrain"):
            you.destroy(you.target(terrains))


@made_up(character("old magus", "", "2/2"))
def old_magus(you: Script) -> None:
    with you.use("1"):
        with you.mode("harm"):
            you.damage(1, you.target_player())
        with you.mode("heal"):
            you.gain_life(1)


@made_up(event("ritual", "R"))
def ritual(you: Script) -> None:
    with you.resolves(DestroyOne(characters.yours)):
        you.destroy(you.target(characters))


@made_up(event("double ritual", "R"))
def double_ritual(you: Script) -> None:
    with you.resolves(DestroyOne(characters.yours)):
        you.destroy(you.target(characters))
        you.damage(1, you.target(characters))


@made_up(event("unbinding ritual", "R"))
def unbinding_ritual(you: Script) -> None:
    with you.resolves(DestroyOne(characters.yours)):
        you.destroy(you.target(enchantments))


@made_up(event("burnt offering", ""))
def burnt_offering(you: Script) -> None:
    with you.resolves(DiscardOne()):
        you.gain_life(3)


@made_up(character("dark altar", "", "2/2"))
def dark_altar(you: Script) -> None:
    with you.use("R", DestroyOne(characters.other.yours)):
        you.destroy(you.target(characters.other))


@made_up(enchantment("blood well", ""))
def blood_well(you: Script) -> None:
    you.always(Gives("R", life=3))


@made_up(event("unmake", ""))
def unmake(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(enchantments))


@made_up(event("twin bolts", ""))
def twin_bolts(you: Script) -> None:
    with you.resolves():
        you.damage(2, you.target(characters))
        you.damage(3, you.target(characters))


@made_up(event("forked bolt", ""))
def forked_bolt(you: Script) -> None:
    with you.resolves():
        you.damage(2, you.targets(characters, 2, or_players=True))


@made_up(event("bolt and rest", ""))
def bolt_and_rest(you: Script) -> None:
    with you.resolves():
        you.damage(2, you.target(characters))
        you.gain_life(5)


@made_up(event("curse a player", ""))
def curse_a_player(you: Script) -> None:
    with you.resolves():
        you.damage(2, you.target_player())


@made_up(event("fell the weak", ""))
def fell_the_weak(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(characters.strength_at_most(2)))


@made_up(event("fell two of the weak", ""))
def fell_two_of_the_weak(you: Script) -> None:
    with you.resolves():
        you.destroy(you.targets(characters.strength_at_most(2), 2))


@made_up(character("warded knight", "", "2/2"))
def warded_knight(you: Script) -> None:
    you.always(CannotBeTarget(THIS, EVENT, INTERRUPT))


@made_up(enchantment("open book", ""))
def open_book(you: Script) -> None:
    with you.whenever(YouPlay(EVENT)):
        you.draw(1)


@made_up(event("small blessing", "1"))
def small_blessing(you: Script) -> None:
    with you.resolves():
        you.gain_life(1)


def let_resolve(t: SlingerHall) -> None:
    """Nobody answers the pending card."""
    while asks(t, "is pending"):
        t.skip()


def shown(t: SlingerHall, seat: int, zone: str) -> list[object]:
    """The names of the cards in a zone of seat 0 that another seat (or a spectator) can read."""
    return [card["name"] for card in t.state.view(seat)["seats"][0]["zones"][zone] if "name" in card]


def upright_lands(t: SlingerHall, seat: int) -> int:
    """How many terrains of a seat are upright."""
    cards = t.state.pile(tb.IN_PLAY, seat)
    return sum(t.state.definition(card).type == "Terrain" and not t.is_sideways(card) for card in cards)


def refused(t: SlingerHall, card: int) -> None:
    """The seat that is asked cannot play a card, and trying it changes nothing."""
    before = t.state.save()
    assert action(tb.PLAY, card) not in t.state.legal_actions()
    with pytest.raises(IllegalAction):
        t.state.apply(action(tb.PLAY, card))
    assert t.state.save() == before
    assert t.where(card) == "hand"


# ---------------------------------------------------------------------- steps 1 to 4


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


# ---------------------------------------------------------------------- what cannot be played


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
    assert t.why_not(0, card) == "there is no legal target for it (SS-PL-05)"


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
    assert t.why_not(0, card) == "what its cost demands is not there (SS-PL-05)"


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
    assert t.log()[-1] == "P1 takes ritual back into the hand."


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


# ---------------------------------------------------------------------- the response moment


@pytest.mark.rule("SS-PL-07")
@pytest.mark.parametrize("name", ["free event", "banner", c(3, 3), "medal", "strike 3"])
def test_an_event_an_enchantment_and_a_character_wait_for_responses(name: str) -> None:
    t = SlingerHall()
    t.play(1, c(2, 2))
    card = t.hold(0, name)[0]
    t.hold(1, "zap")
    t.at("main").do(f"play {name}")
    if asks(t, "which target"):
        t.do("c 2/2")
    assert (t.asked, t.question) == (1, f"{name} is pending: respond? (SS-PL-08)")
    assert t.where(card) == "pending"
    assert t.state.regs[tb.WAITING] == card
    assert not t.events(events.Came, events.GainedLife, events.Damaged)


@pytest.mark.rule("SS-PL-07")
@pytest.mark.parametrize("name", ["grow", c(3, 3, "Ambush"), "Mountain"])
def test_an_interrupt_a_character_with_ambush_and_a_terrain_do_not_wait(name: str) -> None:
    t = SlingerHall()
    t.play(1, c(2, 2))
    card = t.hold(0, name, "zap")[0]
    t.hold(1, "zap", "refuse")
    t.at("main").do(f"play {name}")
    assert (t.asked, asks(t, "main phase")) == (0, True)
    assert t.state.regs[tb.WAITING] == -1
    assert t.where(card) == ("discard pile" if name == "grow" else "in play")


@pytest.mark.rule("SS-PL-08")
@pytest.mark.parametrize("seat", [0, 1])
def test_interrupts_ambush_and_abilities_are_what_answers_a_pending_card(seat: int) -> None:
    t = SlingerHall()
    t.play(seat, "healer", "Mountain")
    hand = t.hold(seat, "zap", c(1, 1, "Ambush"), "strike 3", "banner", c(1, 1), "Woods")
    t.hold(0, "free event")
    t.at("main").do("play free event")
    assert t.asked == seat
    assert offers(t) == ["play zap", "play c 1/1 Ambush", "use healer", "pass"]
    for card in hand[2:]:
        assert t.why_not(seat, card).endswith("only what goes at interrupt speed can be played now (SS-PL-08)")
        refused(t, card)


@pytest.mark.rule("SS-PL-08")
def test_answers_take_effect_before_the_pending_card() -> None:
    t = SlingerHall()
    t.play(1, "healer")
    soldier = t.play(1, c(3, 1))
    ambusher = t.hold(1, c(1, 1, "Ambush"), "grow")[0]
    t.hold(0, "strike 3", "zap")
    t.at("main").do("play strike 3").choose(soldier)
    t.do("play c 1/1 Ambush", "play grow").choose(soldier)
    t.do("use healer")
    assert asks(t, "strike 3 is pending")
    assert t.where(ambusher) == "in play"
    assert t.life == [20, 21]
    let_resolve(t)
    assert (t.where(soldier), t.mark(soldier, tb.DAMAGE)) == ("in play", 3)


@pytest.mark.rule("SS-PL-08")
def test_a_card_that_comes_to_hand_by_the_playing_itself_may_answer() -> None:
    t = SlingerHall(deck=0)
    t.put(0, "draw pile", "zap")
    t.play(0, "open book")
    t.hold(0, "free event")
    t.at("main").do("play free event")
    assert t.names(0, "hand") == ["zap"]
    assert (t.asked, asks(t, "free event is pending")) == (0, True)
    t.do("play zap", "seat 1")
    assert t.life == [21, 19]


@pytest.mark.rule("SS-PL-09")
def test_the_moment_ends_when_all_have_passed_in_a_row() -> None:
    t = SlingerHall(3)
    for seat in range(3):
        t.hold(seat, "zap", "zap")
    t.hold(0, "free event")
    t.at("main").do("play free event")
    for seat in (1, 2, 0):
        assert (t.asked, t.life[0]) == (seat, 20)
        t.skip()
    assert t.life[0] == 21
    assert asks(t, "main phase")


@pytest.mark.rule("SS-PL-09")
def test_whoever_acts_makes_all_others_pass_again() -> None:
    t = SlingerHall(3)
    for seat in range(3):
        t.hold(seat, "zap", "zap")
    t.hold(0, "free event")
    t.at("main").do("play free event").skip(2).do("play zap", "seat 1")
    assert t.life == [20, 19, 20]
    asked = []
    while asks(t, "is pending"):
        asked.append(t.asked)
        t.skip()
    assert asked == [1, 2, 0]
    assert t.life == [21, 19, 20]


# ---------------------------------------------------------------------- resolving


@pytest.mark.rule("SS-PL-10")
def test_events_do_what_they_say_and_permanents_come_into_play() -> None:
    t = SlingerHall()
    soldier, flag = t.hold(0, c(2, 2), "banner", "free event", "zap")[:2]
    t.hold(1, "zap")
    t.at("main").do("play free event").skip(2)
    assert t.life == [21, 20]
    assert [told.seat for told in t.events(events.GainedLife)] == [0]
    t.do("play c 2/2").skip(2).do("play banner").skip(2)
    assert [told.card for told in t.events(events.Came)] == [soldier, flag]
    assert t.names(0, "in play") == [c(2, 2), "banner"]
    assert t.numbers(soldier) == (2, 3)


@pytest.mark.rule("SS-PL-10")
def test_an_interrupt_does_what_it_says_at_once() -> None:
    t = SlingerHall()
    t.hold(0, "zap", "zap")
    t.hold(1, "zap")
    t.at("main").do("play zap", "seat 1")
    assert t.life == [20, 19]


@pytest.mark.rule("SS-PL-11")
@pytest.mark.parametrize("name", ["free event", "grow"])
def test_an_event_or_interrupt_goes_on_top_of_its_owners_discard_pile_after_it_resolved(name: str) -> None:
    t = SlingerHall()
    t.put(0, "discard pile", "Coast", "Woods")
    t.play(1, c(2, 2))
    card = t.hold(0, name, "zap")[0]
    t.at("main").do(f"play {name}")
    let_resolve(t)
    assert t.names(0, "discard pile") == ["Coast", "Woods", name]
    assert t.names(1, "discard pile") == []
    effect = events.GainedLife if name == "free event" else events.Changed
    gone = [
        type(told)
        for told in t.events(effect, Moved)
        if not isinstance(told, Moved) or (told.card == card and told.why == tb.SPENT)
    ]
    assert gone == [effect, Moved]


@pytest.mark.rule("SS-PL-11")
def test_a_permanent_that_has_resolved_does_not_go_there() -> None:
    t = SlingerHall()
    t.hold(0, "banner", "zap")
    t.at("main").do("play banner")
    let_resolve(t)
    assert t.names(0, "discard pile") == []


@pytest.mark.rule("SS-PL-12")
@pytest.mark.parametrize("answer", ["kill", "send back"])
def test_a_card_whose_only_target_is_gone_does_nothing_and_is_discarded(answer: str) -> None:
    t = SlingerHall()
    soldier = t.play(1, c(3, 3))
    t.play(1, c(1, 1))
    card = t.hold(0, "bolt and rest", "zap")[0]
    t.hold(1, answer)
    t.at("main").do("play bolt and rest").choose(soldier)
    t.do(f"play {answer}").choose(soldier)
    let_resolve(t)
    assert t.names(0, "discard pile") == ["bolt and rest"]
    assert t.life == [20, 20]
    assert not t.events(events.Damaged)
    assert [told.why for told in t.events(Moved) if told.card == card][-1] == tb.FIZZLED


@pytest.mark.rule("SS-PL-12")
def test_a_target_that_fits_no_more_is_left_alone() -> None:
    t = SlingerHall()
    soldier = t.play(1, c(2, 2))
    t.hold(0, "fell the weak", "zap")
    t.hold(1, "grow")
    t.at("main").do("play fell the weak", "play grow")
    let_resolve(t)
    assert t.where(soldier) == "in play"
    assert t.names(0, "discard pile") == ["fell the weak"]


@pytest.mark.rule("SS-PL-12")
def test_a_target_that_changed_but_fits_is_hit() -> None:
    t = SlingerHall()
    soldier = t.play(1, c(2, 2))
    t.hold(0, "destroy", "zap")
    t.hold(1, "grow", "tip over")
    t.at("main").do("play destroy", "play grow", "play tip over")
    let_resolve(t)
    assert t.where(soldier) == "discard pile"


@pytest.mark.rule("SS-PL-12")
def test_of_several_targets_those_that_are_left_are_affected() -> None:
    t = SlingerHall()
    first, second = t.play(1, c(3, 1)), t.play(1, c(3, 2))
    t.hold(0, "twin bolts", "zap")
    t.hold(1, "kill")
    t.at("main").do("play twin bolts").choose(first).do("play kill").choose(first)
    let_resolve(t)
    assert t.where(second) == "discard pile"
    assert [(told.card, told.amount) for told in t.events(events.Damaged)] == [(second, 3)]


@pytest.mark.rule("SS-PL-12")
def test_of_several_targets_one_that_fits_no_more_is_left_alone() -> None:
    t = SlingerHall()
    first, second, third = t.play(1, c(1, 1)), t.play(1, c(2, 2)), t.play(1, c(1, 3))
    t.hold(0, "fell two of the weak", "zap")
    t.hold(1, "grow")
    t.at("main").do("play fell two of the weak").choose(first).choose(second)
    t.do("play grow").choose(first)
    let_resolve(t)
    assert [t.where(card) for card in (first, second, third)] == ["in play", "discard pile", "in play"]


@pytest.mark.rule("SS-PL-12")
def test_of_a_character_and_a_player_the_player_is_still_hit() -> None:
    t = SlingerHall()
    soldier = t.play(1, c(3, 1))
    t.hold(0, "forked bolt", "zap")
    t.hold(1, "kill")
    t.at("main").do("play forked bolt").choose(soldier).do("seat 1").do("play kill")
    let_resolve(t)
    assert t.life == [20, 18]


@pytest.mark.rule("SS-PL-12")
def test_a_card_that_left_and_came_back_is_another_one() -> None:
    t = SlingerHall()
    ambusher = t.play(1, c(3, 1, "Ambush"))
    t.play(1, c(1, 1))
    t.hold(0, "destroy", "zap")
    t.hold(1, "send back")
    t.at("main").do("play destroy").choose(ambusher).do("play send back").choose(ambusher)
    t.do("play c 3/1 Ambush")
    let_resolve(t)
    assert t.where(ambusher) == "in play"
    assert t.names(0, "discard pile") == ["destroy"]


# ---------------------------------------------------------------------- targets and order


@pytest.mark.rule("SS-PL-13")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("strike 3", ["mine", "theirs", "seat 0", "seat 1"]),
        ("destroy", ["mine", "theirs"]),
        ("curse a player", ["seat 0", "seat 1"]),
        ("unmake", ["flag", "other flag"]),
        ("fell the weak", ["mine", "small"]),
    ],
)
def test_a_target_is_what_the_text_demands(name: str, expected: list[str]) -> None:
    t = SlingerHall()
    cards = {"mine": t.play(0, c(2, 2)), "theirs": t.play(1, c(3, 3)), "small": t.play(1, c(1, 1))}
    cards |= {"flag": t.play(1, "banner"), "other flag": t.play(0, "banner"), "land": t.play(1, "Mountain")}
    cards |= {"knight": t.play(1, "warded knight")}
    cards |= {f"seat {seat}": action(tb.PLAYER, seat) for seat in (0, 1)}
    if name in ("strike 3", "destroy"):
        expected = [*expected, "small"]
    t.put(1, "discard pile", c(1, 1))
    t.hold(1, c(1, 1))
    t.hold(0, name)
    t.at("main").do(f"play {name}")
    assert asks(t, "which target")
    assert sorted(t.state.legal_actions()) == sorted(cards[each] for each in expected)
    for each in set(cards) - set(expected):
        with pytest.raises(IllegalAction):
            t.state.apply(cards[each])


@pytest.mark.rule("SS-PL-13")
@pytest.mark.parametrize("choice", ["c 3/3", "seat 0", "seat 1"])
def test_character_or_player_allows_either(choice: str) -> None:
    t = SlingerHall()
    soldier = t.play(1, c(3, 3))
    t.hold(0, "strike 3", "zap")
    t.at("main").do("play strike 3", choice)
    let_resolve(t)
    assert t.life == [17 if choice == "seat 0" else 20, 17 if choice == "seat 1" else 20]
    assert t.where(soldier) == ("discard pile" if choice == "c 3/3" else "in play")


@pytest.mark.rule("SS-PL-14")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3, 0]), (2, [3, 0, 1, 2]), (3, [0, 1, 2, 3])])
def test_the_left_neighbour_is_asked_first_and_the_player_of_the_card_last(active: int, order: list[int]) -> None:
    t = SlingerHall(4)
    for seat in range(4):
        t.hold(seat, "zap")
    t.hold(active, "free event")
    t.at("main", active=active).do("play free event")
    asked = []
    while asks(t, "is pending"):
        asked.append(t.asked)
        t.skip()
    assert asked == order
    assert t.life[active] == 21


@pytest.mark.rule("SS-PL-14")
def test_who_played_a_card_may_answer_it() -> None:
    t = SlingerHall()
    soldier = t.play(1, c(4, 4))
    t.hold(0, "strike 3", "zap")
    t.at("main").do("play strike 3").choose(soldier)
    assert (t.asked, asks(t, "is pending")) == (0, True)
    t.do("play zap", "c 4/4")
    assert t.where(soldier) == "discard pile"


@pytest.mark.rule("SS-PL-15")
def test_any_number_of_nonterrain_cards_is_played_in_one_main_phase() -> None:
    t = SlingerHall()
    t.play(0, *["Mountain"] * 5)
    names = ["small blessing", "seal for 1", costing("1"), "note for 1", "small blessing"]
    t.play(0, c(2, 2))
    cards = t.hold(0, *names, "small blessing")
    t.at("main")
    for name in names:
        t.do(f"play {name}")
        if asks(t, "which target"):
            t.do("c 2/2")
        let_resolve(t)
    assert [told.card for told in t.events(events.CardPlayed)] == cards[:5]
    assert upright_lands(t, 0) == 0
    assert t.names(0, "hand") == ["small blessing"]  # no terrain is left to pay for it
    assert t.life == [22, 20]


@pytest.mark.rule("SS-PL-15")
def test_free_cards_have_no_limit_at_all() -> None:
    t = SlingerHall()
    t.hold(0, *["free event"] * 12)
    t.hold(1, "zap")
    t.at("main")
    for _ in range(12):
        t.do("play free event").skip()
    assert t.life == [32, 20]


@pytest.mark.rule("SS-PL-16")
def test_a_negated_card_has_been_played_and_nothing_is_given_back() -> None:
    t = SlingerHall()
    mountain = t.play(0, "Mountain")
    t.play(0, "open book")
    card = t.hold(0, "small blessing", "zap")[0]
    t.hold(1, "refuse")
    t.at("main").do("play small blessing")
    assert t.size(0, "draw pile") == 9
    t.do("play refuse")
    assert t.where(card) == "discard pile"
    assert t.life == [20, 20]
    assert t.is_sideways(mountain)
    assert t.events(events.CardPlayed)[0].card == card
    assert t.size(0, "hand") == 2


@pytest.mark.rule("SS-PL-16")
def test_a_card_that_lost_its_targets_has_been_played_and_nothing_is_given_back() -> None:
    t = SlingerHall()
    mountain, given = t.play(0, "Mountain"), t.play(0, c(1, 1))
    t.play(0, "open book")
    victim = t.play(1, c(2, 2))
    card = t.hold(0, "ritual", "zap")[0]
    t.hold(1, "send back")
    t.at("main").do("play ritual", "play send back")
    let_resolve(t)
    assert t.where(victim) == "hand"
    assert t.names(0, "discard pile") == [c(1, 1), "ritual"]
    assert t.where(given) == "discard pile"
    assert t.is_sideways(mountain)
    assert t.events(events.CardPlayed)[0].card == card
    assert len(t.events(events.Triggered)) == 1


@pytest.mark.rule("SS-PL-16")
def test_a_card_that_was_taken_back_has_not_been_played() -> None:
    t = SlingerHall()
    t.play(0, "Mountain")
    t.play(0, c(1, 1))
    t.play(0, "open book")
    t.hold(0, "ritual", "zap")
    t.at("main").do("play ritual")
    assert not t.events(events.Triggered, events.CardPlayed)
    assert t.size(0, "draw pile") == 10


@pytest.mark.rule("SS-PL-17")
def test_lightning_is_an_event_that_asks_for_a_character_or_player() -> None:
    t = SlingerHall()
    t.play(0, "Mountain", "Mountain")
    soldier, land = t.play(1, c(3, 1)), t.play(1, "Woods")
    card = t.hold(0, "Lightning", "zap")[0]
    assert t.state.definition(card).type == EVENT
    t.at("attack")
    assert offered(t) == ["zap"]
    t.on_to(tb.MAIN)
    t.do("play Lightning")
    assert sorted(t.state.legal_actions()) == [soldier, action(tb.PLAYER, 0), action(tb.PLAYER, 1)]
    with pytest.raises(IllegalAction):
        t.state.apply(land)


@pytest.mark.rule("SS-PL-17")
@pytest.mark.parametrize("seat", [0, 1])
def test_lightning_takes_3_life(seat: int) -> None:
    t = SlingerHall()
    t.play(0, "Mountain", "Mountain")
    t.hold(0, "Lightning", "zap")
    t.at("main").do("play Lightning", f"seat {seat}")
    let_resolve(t)
    assert t.life == [17 if each == seat else 20 for each in (0, 1)]


@pytest.mark.rule("SS-PL-17")
@pytest.mark.parametrize(("strength", "place", "damage"), [(3, "discard pile", 0), (4, "in play", 3)])
def test_lightning_deals_3_damage_to_a_character(strength: int, place: str, damage: int) -> None:
    t = SlingerHall()
    t.play(0, "Mountain", "Mountain")
    victim = t.play(1, c(strength, 1))
    t.hold(0, "Lightning", "zap")
    t.at("main").do("play Lightning").choose(victim)
    let_resolve(t)
    assert (t.where(victim), t.mark(victim, tb.DAMAGE)) == (place, damage)
    assert t.life == [20, 20]
