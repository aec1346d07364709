"""Enchantments (section EN)."""

from __future__ import annotations

import pytest
from slinger_cards import c, made_up
from slinger_fights import asks, offered
from slinger_hall import SlingerHall

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import enchantment, event, interrupt
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import (
    ENCHANTED,
    ComesIntoPlay,
    Get,
    GiveMore,
    Obey,
    YourUpkeep,
    characters,
    enchantments,
    terrains,
)
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.frames import action


@made_up(enchantment("well of life", ""))
def well_of_life(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.gain_life(1)


@made_up(enchantment("rich soil", ""))
def rich_soil(you: Script) -> None:
    you.enchants(terrains)
    you.always(GiveMore(ENCHANTED))


@made_up(enchantment("frame of gold", ""))
def frame_of_gold(you: Script) -> None:
    you.enchants(enchantments)
    with you.whenever(ComesIntoPlay()):
        you.gain_life(1)


@made_up(enchantment("usurped frame", ""))
def usurped_frame(you: Script) -> None:
    you.enchants(enchantments)
    you.always(Obey(ENCHANTED))


@made_up(enchantment("child's charm", ""))
def childs_charm(you: Script) -> None:
    you.enchants(characters.strength_at_most(3))
    you.always(Get(ENCHANTED, 0, +1))


@made_up(enchantment("feather", ""))
def feather(you: Script) -> None:
    you.enchants(characters.with_keyword("Flying"))
    you.always(Get(ENCHANTED, 0, +1))


@made_up(enchantment("collar", ""))
def collar(you: Script) -> None:
    you.enchants(characters.yours)
    you.always(Get(ENCHANTED, 0, +1))


@made_up(interrupt("clipped wings", ""))
def clipped_wings(you: Script) -> None:
    with you.resolves():
        you.take(you.target(characters), "Flying")


@made_up(event("tear down", ""))
def tear_down(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(enchantments))


@made_up(event("sink the land", ""))
def sink_the_land(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(terrains))


def came(t: SlingerHall) -> list[int]:
    """The permanents that came into play, in their order."""
    return [told.card for told in t.events(events.Came)]


@pytest.mark.rule("SS-EN-01")
def test_an_enchantment_does_what_it_says_from_coming_into_play_to_leaving_it() -> None:
    t = SlingerHall()
    soldier = t.play(0, c(1, 1))
    t.hold(0, "banner", "tear down", "zap")
    t.at("main")
    assert t.numbers(soldier) == (1, 1)
    t.do("play banner").skip()
    assert t.numbers(soldier) == (1, 2)
    t.do("play tear down").skip()
    assert t.numbers(soldier) == (1, 1)


@pytest.mark.rule("SS-EN-01")
@pytest.mark.parametrize("zone", ["hand", "discard pile", "draw pile"])
def test_an_enchantment_that_is_not_in_play_does_nothing(zone: str) -> None:
    t = SlingerHall()
    soldier = t.play(0, c(1, 1))
    t.put(0, zone, "banner", "well of life")
    t.at("upkeep")
    assert t.numbers(soldier) == (1, 1)
    assert t.life == [20, 20]


@pytest.mark.rule("SS-EN-01")
def test_an_enchantment_acts_on_its_own_whenever_it_says_so() -> None:
    t = SlingerHall()
    t.play(0, "well of life")
    t.hold(0, "zap")
    t.at("upkeep")
    assert t.life == [21, 20]
    t.next_turn().next_turn()
    assert t.life == [22, 20]


@pytest.mark.rule("SS-EN-02")
@pytest.mark.parametrize(
    ("name", "wrong", "right"),
    [
        ("deep sleep", ["Mountain", "banner"], c(2, 2)),
        ("rich soil", [c(2, 2), "banner"], "Mountain"),
        ("frame of gold", [c(2, 2), "Mountain"], "banner"),
    ],
)
def test_an_attached_enchantment_is_played_on_a_permanent_of_its_type_and_on_nothing_else(
    name: str, wrong: list[str], right: str
) -> None:
    t = SlingerHall()
    t.play(1, *wrong)
    card = t.hold(0, name, "free event")[0]
    t.at("main")
    assert offered(t) == ["free event"]
    assert t.why_not(0, card) == "it has no legal target (SS-PL-05)"
    with pytest.raises(IllegalAction):
        t.state.apply(action(tb.PLAY, card))

    t = SlingerHall()
    t.play(1, *wrong)
    hosts = [t.play(1, right), t.play(1, right)]
    t.hold(0, name)
    t.at("main").do(f"play {name}")
    assert asks(t, "which target")
    assert sorted(t.state.legal_actions()) == hosts


@pytest.mark.rule("SS-EN-02")
def test_an_enchantment_that_is_not_attached_needs_no_target() -> None:
    t = SlingerHall()
    flag = t.hold(0, "banner")[0]
    t.at("main").do("play banner")
    assert t.where(flag) == "in play"
    assert not t.events(events.Aimed, events.AimedPlayer)


@pytest.mark.rule("SS-EN-03")
def test_the_target_is_chosen_while_playing_and_known_to_all_before_they_answer() -> None:
    t = SlingerHall()
    t.play(1, c(1, 1))
    demon = t.play(1, c(3, 3))
    card = t.hold(0, "deep sleep")[0]
    t.hold(1, "zap")
    t.at("main").do("play deep sleep")
    assert (t.asked, t.question) == (0, "which target (character)? (SS-PL-04)")
    t.choose(demon)
    assert (t.asked, asks(t, "deep sleep is pending")) == (1, True)
    assert t.events(events.Aimed) == [events.Aimed(0, demon, card)]
    assert t.log(1)[-1] == "deep sleep targets c 3/3."
    t.skip()
    assert not asks(t, "which target")
    assert t.state.host[card] == demon


@pytest.mark.rule("SS-EN-04")
def test_on_resolving_it_comes_into_play_attached_to_its_target() -> None:
    t = SlingerHall()
    other, demon = t.play(1, c(1, 1)), t.play(1, c(3, 3))
    card = t.hold(0, "medal", "zap")[0]
    t.at("main").do("play medal").choose(demon)
    assert t.where(card) == "pending"
    assert t.numbers(demon) == (3, 3)
    t.skip()
    assert t.where(card) == "in play"
    assert t.state.host[card] == demon
    assert came(t) == [card]
    assert (t.numbers(demon), t.numbers(other)) == ((4, 4), (1, 1))


@pytest.mark.rule("SS-EN-05")
def test_it_stays_attached_when_its_host_is_turned_sideways_and_upright() -> None:
    t = SlingerHall()
    soldier = t.play(1, c(2, 2))
    medal = t.attach(0, "medal", soldier)
    t.hold(0, "tip over", "zap")
    t.at("main").do("play tip over")
    assert t.is_sideways(soldier)
    assert (t.where(medal), t.state.host[medal]) == ("in play", soldier)
    t.hold(1, "zap")
    t.next_turn()
    assert not t.is_sideways(soldier)
    assert (t.where(medal), t.state.host[medal]) == ("in play", soldier)
    assert t.numbers(soldier) == (3, 3)


@pytest.mark.rule("SS-EN-05")
def test_it_stays_attached_when_its_host_changes_control() -> None:
    t = SlingerHall()
    soldier = t.play(1, c(2, 2))
    medal = t.attach(1, "medal", soldier)
    t.hold(0, "thief", "zap")
    t.at("main").do("play thief").skip()
    assert t.state.control[soldier] == 0
    assert (t.where(medal), t.state.host[medal], t.state.control[medal]) == ("in play", soldier, 1)
    assert t.numbers(soldier) == (3, 3)


@pytest.mark.rule("SS-EN-05")
def test_it_stays_attached_when_somebody_else_takes_control_of_it() -> None:
    t = SlingerHall()
    soldier = t.play(0, c(2, 2))
    medal = t.attach(0, "medal", soldier)
    t.hold(1, "usurped frame", "zap")
    t.at("main", active=1).do("play usurped frame").skip()
    assert t.state.control[medal] == 1
    assert t.state.host[medal] == soldier
    assert t.numbers(soldier) == (3, 3)


@pytest.mark.rule("SS-EN-05")
def test_it_stays_attached_from_turn_to_turn() -> None:
    t = SlingerHall()
    soldier = t.play(0, c(2, 2))
    medal = t.attach(0, "medal", soldier)
    t.hold(0, "zap")
    t.at("main").next_turn().next_turn()
    assert t.state.host[medal] == soldier
    assert t.numbers(soldier) == (3, 3)


@pytest.mark.rule("SS-EN-06")
@pytest.mark.parametrize("answer", ["kill", "send back"])
def test_when_its_host_leaves_play_it_goes_to_its_owners_discard_pile(answer: str) -> None:
    t = SlingerHall()
    demon, other = t.play(1, c(3, 3)), t.play(1, c(1, 1))
    sleep, kept = t.attach(0, "deep sleep", demon), t.attach(0, "medal", other)
    t.hold(1, answer, "zap")
    t.at("upkeep").do(f"play {answer}").choose(demon)
    assert t.where(sleep) == "discard pile"
    assert t.names(0, "discard pile") == ["deep sleep"]
    assert "deep sleep" not in t.names(1, "discard pile")
    assert t.where(kept) == "in play"


@pytest.mark.rule("SS-EN-06")
def test_whoever_controls_it_then_it_goes_to_its_owner() -> None:
    t = SlingerHall()
    soldier = t.play(0, c(2, 2))
    medal = t.attach(0, "medal", soldier)
    t.hold(1, "usurped frame", "kill", "zap")
    t.at("main", active=1).do("play usurped frame").skip()
    assert t.state.control[medal] == 1
    t.do("play kill")
    assert t.names(0, "discard pile") == [c(2, 2), "medal"]
    assert sorted(t.names(1, "discard pile")) == ["kill", "usurped frame"]


@pytest.mark.rule("SS-EN-06")
def test_enchantments_of_several_owners_each_go_to_their_own() -> None:
    t = SlingerHall(3)
    soldier = t.play(0, c(2, 2))
    for seat in range(3):
        t.attach(seat, "medal", soldier)
    t.hold(0, "kill", "zap")
    t.at("main").do("play kill")
    assert [t.names(seat, "discard pile").count("medal") for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("SS-EN-06")
def test_an_enchantment_on_an_enchantment_falls_with_it() -> None:
    t = SlingerHall()
    soldier = t.play(0, c(2, 2))
    medal = t.attach(0, "medal", soldier)
    frame = t.attach(1, "frame of gold", medal)
    t.hold(0, "kill", "zap")
    t.at("main").do("play kill")
    assert (t.where(medal), t.where(frame)) == ("discard pile", "discard pile")


@pytest.mark.rule("SS-EN-07")
@pytest.mark.parametrize("answer", ["kill", "send back"])
def test_if_its_target_is_gone_it_goes_to_the_discard_pile_without_coming_into_play(answer: str) -> None:
    t = SlingerHall()
    demon = t.play(1, c(3, 3))
    t.play(1, c(1, 1))
    card = t.hold(0, "medal", "zap")[0]
    t.hold(1, answer)
    t.at("main").do("play medal").choose(demon)
    t.do(f"play {answer}").choose(demon)
    t.on_to(tb.END)
    assert t.where(card) == "discard pile"
    assert t.names(0, "discard pile") == ["medal"]
    assert came(t) == []


@pytest.mark.rule("SS-EN-07")
def test_a_target_that_left_and_came_back_is_gone() -> None:
    t = SlingerHall()
    ambusher = t.play(1, c(2, 2, "Ambush"))
    t.play(1, c(1, 1))
    card = t.hold(0, "medal", "zap")[0]
    t.hold(1, "send back")
    t.at("main").do("play medal").choose(ambusher)
    t.do("play send back").choose(ambusher)
    t.do("play c 2/2 Ambush")
    assert t.where(ambusher) == "in play"
    t.on_to(tb.END)
    assert t.where(card) == "discard pile"
    assert came(t) == [ambusher]
    assert t.numbers(ambusher) == (2, 2)


@pytest.mark.rule("SS-EN-07")
@pytest.mark.parametrize(
    ("name", "host", "answer"), [("child's charm", c(2, 2), "grow"), ("feather", c(2, 2, "Flying"), "clipped wings")]
)
def test_if_its_target_fits_no_more_it_goes_to_the_discard_pile_without_coming_into_play(
    name: str, host: str, answer: str
) -> None:
    t = SlingerHall()
    soldier = t.play(1, host)
    card = t.hold(0, name, "zap")[0]
    t.hold(1, answer)
    t.at("main").do(f"play {name}").do(f"play {answer}")
    t.on_to(tb.END)
    assert t.where(card) == "discard pile"
    assert came(t) == []
    assert t.where(soldier) == "in play"


@pytest.mark.rule("SS-EN-08")
@pytest.mark.parametrize(
    ("name", "host", "answer"), [("child's charm", c(2, 2), "grow"), ("feather", c(2, 2, "Flying"), "clipped wings")]
)
def test_it_falls_off_when_its_host_is_not_what_it_enchants_any_more(name: str, host: str, answer: str) -> None:
    t = SlingerHall()
    soldier = t.play(1, host)
    loose, kept = t.attach(0, name, soldier), t.attach(0, "medal", soldier)
    t.hold(1, answer, "zap")
    t.at("main")
    assert t.where(loose) == "in play"
    t.do(f"play {answer}")
    assert t.step == tb.MAIN
    assert t.where(loose) == "discard pile"
    assert t.names(0, "discard pile") == [name]
    assert (t.where(soldier), t.where(kept)) == ("in play", "in play")


@pytest.mark.rule("SS-EN-08")
def test_it_falls_off_when_its_host_comes_under_the_wrong_control() -> None:
    t = SlingerHall()
    soldier = t.play(1, c(2, 2))
    collar = t.attach(1, "collar", soldier)
    t.hold(0, "thief", "zap")
    t.at("main").do("play thief").skip()
    assert t.state.control[soldier] == 0
    assert t.where(collar) == "discard pile"
    assert t.names(1, "discard pile") == ["collar"]
    assert t.numbers(soldier) == (2, 2)


@pytest.mark.rule("SS-EN-08")
def test_it_falls_off_when_another_enchantment_makes_its_host_too_strong() -> None:
    t = SlingerHall()
    soldier = t.play(0, c(3, 1))
    charm = t.attach(0, "child's charm", soldier)
    t.hold(0, "medal", "zap")
    t.at("main")
    assert t.numbers(soldier) == (3, 2)
    t.do("play medal").skip()
    assert t.where(charm) == "discard pile"
    assert t.numbers(soldier) == (4, 2)


@pytest.mark.rule("SS-EN-09")
def test_any_number_of_enchantments_lies_on_one_permanent() -> None:
    t = SlingerHall()
    soldier = t.play(0, c(1, 1))
    t.hold(0, *["medal"] * 5)
    t.hold(1, "zap")
    t.at("main")
    for number in range(1, 6):
        t.do("play medal").skip()
        assert t.numbers(soldier) == (1 + number, 1 + number)
    assert len(t.state.attached(soldier)) == 5


@pytest.mark.rule("SS-EN-09")
def test_enchantments_of_different_players_and_names_lie_on_one_permanent() -> None:
    t = SlingerHall()
    soldier = t.play(0, c(1, 1))
    on_it = [t.attach(0, "medal", soldier), t.attach(1, "child's charm", soldier), t.attach(1, "medal", soldier)]
    t.hold(0, "zap")
    t.at("main")
    assert t.state.attached(soldier) == on_it
    assert t.numbers(soldier) == (3, 4)


@pytest.mark.rule("SS-EN-10")
def test_an_enchantment_that_is_not_attached_stays_through_the_cleanups() -> None:
    t = SlingerHall()
    flag = t.hold(0, "banner", "zap")[0]
    soldier = t.play(0, c(1, 1))
    t.at("main").do("play banner").skip()
    for _ in range(4):
        t.next_turn()
        assert t.where(flag) == "in play"
        assert t.numbers(soldier) == (1, 2)


@pytest.mark.rule("SS-EN-10")
def test_it_does_not_leave_with_the_characters_that_it_concerns() -> None:
    t = SlingerHall()
    flag, soldier = t.play(0, "banner"), t.play(0, c(1, 1))
    t.hold(1, "kill")
    t.at("upkeep").do("play kill")
    assert t.where(soldier) == "discard pile"
    assert t.where(flag) == "in play"


@pytest.mark.rule("SS-EN-10")
def test_something_may_remove_it() -> None:
    t = SlingerHall()
    flag = t.play(1, "banner")
    t.hold(0, "tear down", "zap")
    t.at("main").do("play tear down").skip()
    assert t.where(flag) == "discard pile"
    assert t.names(1, "discard pile") == ["banner"]


@pytest.mark.rule("SS-EN-11")
def test_own_permanents_and_those_of_every_opponent_may_be_enchanted() -> None:
    t = SlingerHall(3)
    hosts = [t.play(seat, c(2, 2)) for seat in range(3)]
    medals = t.hold(0, *["medal"] * 3)
    t.hold(1, "zap")
    t.at("main")
    for medal, host in zip(medals, hosts, strict=True):
        t.do("play medal")
        assert sorted(t.state.legal_actions()) == hosts
        t.choose(host).skip()
        assert t.state.host[medal] == host
        assert t.state.control[medal] == 0
    assert [t.numbers(host) for host in hosts] == [(3, 3)] * 3


@pytest.mark.rule("SS-EN-11")
def test_an_enchantment_works_on_the_permanent_of_an_opponent() -> None:
    t = SlingerHall()
    demon = t.play(1, c(3, 3))
    t.play(1, c(1, 1))
    t.hold(0, "deep sleep", "zap")
    t.at("main").do("play deep sleep").choose(demon).skip()
    assert t.is_sideways(demon)
    t.hold(1, "zap")
    t.next_turn()
    assert t.is_sideways(demon)
    assert t.state.control[demon] == 1
