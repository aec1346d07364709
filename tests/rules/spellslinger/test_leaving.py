"""What someone was doing when another player dropped out (SS-WL-13, SS-WL-14)."""

from __future__ import annotations

import pytest
from slinger_cards import c, made_up
from slinger_fights import asks, attack, block, let_resolve
from slinger_hall import SlingerHall

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, enchantment, event, interrupt
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import ITS_PLAYER, EachUpkeep, Get, characters
from spellhall.kernel.events import Moved


@made_up(interrupt("burning study", ""))
def burning_study(you: Script) -> None:
    with you.resolves():
        you.damage(5, you.target_player())
        you.draw(2)


@made_up(interrupt("slow volley", ""))
def slow_volley(you: Script) -> None:
    with you.resolves():
        you.damage_divided(5, you.targets(characters, 3, or_players=True))


@made_up(interrupt("dear kill", "1"))
def dear_kill(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(characters))


@made_up(interrupt("dear refusal", "1"))
def dear_refusal(you: Script) -> None:
    with you.resolves():
        you.negate()


@made_up(interrupt("ransom", ""))
def ransom(you: Script) -> None:
    with you.resolves(), you.unless_paid("1", ITS_PLAYER):
        you.negate()


@made_up(interrupt("high ransom", ""))
def high_ransom(you: Script) -> None:
    with you.resolves(), you.unless_paid("2", ITS_PLAYER):
        you.negate()


@made_up(character("lurker", "1", "2/2", keywords="Ambush"))
def lurker(you: Script) -> None:
    """Has no text."""


@made_up(enchantment("watchman", ""))
def watchman(you: Script) -> None:
    with you.whenever(EachUpkeep()):
        you.damage(1, you.target_player())


@made_up(character("double agent", "", "1/1"))
def double_agent(you: Script) -> None:
    with you.use():
        you.destroy(you.target(characters.opposing))
    with you.use():
        you.turn_sideways(you.target(characters.opposing))


@made_up(event("two marks", ""))
def two_marks(you: Script) -> None:
    with you.resolves():
        you.deal_strength(you.target(characters), you.target(characters.opposing))


@made_up(event("bolt or balm", ""))
def bolt_or_balm(you: Script) -> None:
    with you.resolves():
        with you.mode("bolt"):
            you.damage(2, you.target(characters))
        with you.mode("balm"):
            you.gain_life(4)


@made_up(event("bolt or bind", "1"))
def bolt_or_bind(you: Script) -> None:
    with you.resolves():
        with you.mode("bolt"):
            you.damage(2, you.target(characters))
        with you.mode("bind"):
            you.turn_sideways(you.target(characters))


@made_up(interrupt("dear refusal with a gain", "1"))
def dear_refusal_with_a_gain(you: Script) -> None:
    with you.resolves():
        you.negate()
        you.gain_life(1)


@made_up(character("toll keeper", "", "1/1"))
def toll_keeper(you: Script) -> None:
    with you.use(), you.unless_paid("1", ITS_PLAYER):
        you.negate()


@made_up(event("slap and smile", ""))
def slap_and_smile(you: Script) -> None:
    with you.resolves():
        you.damage(1, you.target_player())
        you.gain_life(1)


@made_up(enchantment("pillar", ""))
def pillar(you: Script) -> None:
    you.always(Get(characters, +2, 0))


def with_lands(t: SlingerHall, *seats: int) -> list[int]:
    """Terrains of two kinds for these seats, so that payments ask."""
    return [t.play(seat, name) for seat in seats for name in ("Woods", "Mountain")]


@pytest.mark.rule("SS-WL-13")
@pytest.mark.parametrize("teams", ["none", "alliance", "as-one"])
def test_an_effect_that_kills_the_active_player_goes_on(teams: str) -> None:
    t = SlingerHall(6, teams=teams).lives(5, 20, 20, 5, 20, 20)
    t.state.seat_data[tb.LIFE] = [
        5 if teams == "as-one" and seat % 3 == 0 else life for seat, life in enumerate(t.life)
    ]
    t.hold(1, "burning study")
    t.at("upkeep").do("play burning study", "seat 0")
    assert t.state.seat_data[tb.OUT][0] == 1
    assert t.size(1, "hand") >= 2
    assert t.names(1, "discard pile") == ["burning study"]
    assert t.state.regs[tb.ACTIVE] != 0


@pytest.mark.rule("SS-WL-13", "SS-WL-14")
@pytest.mark.parametrize("step", ["upkeep", "attack", "main", "end"])
def test_who_is_paying_in_anothers_turn_pays_and_has_the_card(step: str) -> None:
    t = SlingerHall(3)
    with_lands(t, 1)
    card = t.hold(1, "lurker")[0]
    t.hold(0, "zap")
    t.at(step)
    while t.asked != 1:
        t.skip()
    t.do("play lurker")
    assert asks(t, "turn what")
    t.state.concede(0)
    assert asks(t, "turn what")
    assert t.asked == 1
    t.do("Woods")
    assert t.where(card) == "in play"
    assert t.state.regs[tb.ACTIVE] == 1
    assert [told.step for told in t.events(events.StepBegan)].count(tb.CLEANUP) == 1


@pytest.mark.rule("SS-WL-13")
def test_nobody_begins_anything_in_a_turn_that_is_over() -> None:
    t = SlingerHall(3)
    for seat in range(3):
        t.hold(seat, "zap", "zap")
    t.at("end").skip().do("play zap")
    t.state.concede(0)
    t.do("seat 2")
    assert (t.state.regs[tb.ACTIVE], t.step) == (1, tb.UPKEEP)
    assert t.life[1:] == [20, 19]


@pytest.mark.rule("SS-WL-13")
def test_what_triggered_for_others_resolves() -> None:
    t = SlingerHall(3)
    t.play(0, "watchman")
    t.play(1, "watchman")
    t.play(2, "watchman")
    t.hold(0, "zap")
    t.at("upkeep").do("seat 2")
    assert t.asked == 1
    t.state.concede(0)
    assert (t.asked, t.state.regs[tb.ACTIVE]) == (1, 0)
    t.do("seat 2", "seat 2")
    assert t.life[1:] == [20, 18]
    assert t.state.regs[tb.ACTIVE] == 1


@pytest.mark.rule("SS-WL-13")
@pytest.mark.parametrize("moment", ["attackers", "whom", "blockers", "which", "split"])
def test_combat_ends_with_the_player_who_attacks(moment: str) -> None:
    t = SlingerHall(3)
    hunters = [t.play(0, c(5, 1)), t.play(0, c(5, 1))]
    guards = [t.play(1, c(2, 3)), t.play(1, c(2, 3))]
    t.at("declare")
    if moment == "whom":
        t.choose(hunters[0])
    elif moment != "attackers":
        attack(t, *hunters)
    if moment == "which":
        t.choose(guards[0])
    elif moment == "split":
        block(t, *((guard, hunters[0]) for guard in guards))
    t.state.concede(0)
    assert (t.state.regs[tb.ACTIVE], t.asked) == (1, 1)
    assert not any(any(t.state.marks[column]) for column in tb.COMBAT_MARKS)
    assert [t.where(guard) for guard in guards] == ["in play"] * 2
    assert t.life[1:] == [20, 20]


@pytest.mark.rule("SS-WL-14", "SS-PL-06")
@pytest.mark.parametrize("paid", [False, True])
def test_an_answer_to_a_card_that_has_vanished_is_taken_back(paid: bool) -> None:
    t = SlingerHall(3)
    lands = with_lands(t, 1)
    card = t.hold(1, "dear refusal")[0]
    t.hold(0, "free event")
    t.at("main").do("play free event", "play dear refusal")
    assert asks(t, "turn what")
    if paid:  # half of a larger price would be: the terrain is upright again
        t.state.own(len(t.state.stack) - 1).turned.append(lands[0])  # type: ignore[attr-defined]
        t.state.mark(tb.SIDEWAYS, lands[0], 1)
    t.state.concede(0)
    assert t.where(card) == "hand"
    assert [t.is_sideways(land) for land in lands] == [False, False]


@pytest.mark.rule("SS-WL-14", "SS-PL-06")
@pytest.mark.parametrize("active", [0, 1])
def test_a_play_that_has_lost_all_its_targets_is_taken_back(active: int) -> None:
    t = SlingerHall(3)
    lands = with_lands(t, 1)
    card = t.hold(1, "dear kill")[0]
    t.play(2, c(2, 2), c(3, 3))
    t.hold(0, "zap")
    t.at("upkeep", active=active)
    while t.asked != 1:
        t.skip()
    t.do("play dear kill", "Woods")
    assert asks(t, "which target")
    t.state.concede(2)
    assert t.where(card) == "hand"
    assert [t.is_sideways(land) for land in lands] == [False, False]


@pytest.mark.rule("SS-WL-14")
def test_who_has_lost_a_target_chooses_again() -> None:
    t = SlingerHall(4)
    mine, other = t.play(0, c(2, 2)), t.play(1, c(4, 4))
    t.play(2, c(3, 3))
    t.play(3, c(3, 3))
    t.hold(0, "slow volley")
    t.at("main").do("play slow volley", "seat 3", "seat 2")
    t.state.concede(3)
    assert asks(t, "which target")
    t.choose(other).do("no more")
    assert (t.where(other), t.where(mine), t.life[2]) == ("discard pile", "in play", 20)


@pytest.mark.rule("SS-WL-14")
def test_a_share_of_damage_is_for_whom_it_was_meant() -> None:
    t = SlingerHall(4)
    t.hold(0, "slow volley")
    t.at("main").do("play slow volley", "seat 3", "seat 2", "seat 1", "2")
    assert asks(t, "how much of the 3 damage to seat 2")
    t.state.concede(3)
    assert asks(t, "how much of the 3 damage to seat 2")
    t.do("1")
    assert t.life[:3] == [20, 18, 19]


@pytest.mark.rule("SS-WL-14")
def test_an_ability_that_nothing_can_be_done_with_any_more_is_not_used() -> None:
    t = SlingerHall(3)
    agent = t.play(0, "double agent")
    t.play(2, c(2, 2))
    t.at("main").do("use double agent")
    assert asks(t, "which ability?")
    t.state.concede(2)
    assert not asks(t, "which ability?")
    assert not t.is_sideways(agent)
    assert not t.events(events.Used)


@pytest.mark.rule("SS-WL-14")
def test_a_price_that_a_player_who_is_gone_has_asked_for_is_not_paid() -> None:
    t = SlingerHall(3)
    lands = with_lands(t, 0)
    t.hold(0, "free event")
    t.hold(1, "ransom")
    t.at("main").do("play free event", "play ransom", "yes")
    assert asks(t, "turn what")
    t.state.concede(1)
    assert t.life[0] == 21
    assert [t.is_sideways(land) for land in lands] == [False, False]


@pytest.mark.rule("SS-WL-11", "SS-WL-13")
def test_what_the_player_who_is_gone_was_doing_ends_with_all_it_asks_of_others() -> None:
    t = SlingerHall(3)
    t.hold(0, "each opponent discards")
    for seat in (1, 2):
        t.hold(seat, c(1, 1), c(2, 2))
    t.at("main").do("play each opponent discards", "c 1/1")
    assert t.asked == 2
    t.state.concede(0)
    assert [t.size(seat, "discard pile") for seat in (1, 2)] == [0, 0]


@pytest.mark.rule("SS-PL-04", "SS-PL-05")
def test_a_target_is_offered_only_if_there_is_one_left_for_what_follows() -> None:
    t = SlingerHall()
    mine, theirs = t.play(0, c(2, 2)), t.play(1, c(2, 2))
    t.hold(0, "two marks")
    t.at("main").do("play two marks")
    assert t.where(theirs) == "discard pile"
    assert t.mark(mine, tb.DAMAGE) == 0


@pytest.mark.rule("SS-WL-14")
def test_who_has_lost_no_target_keeps_those_that_are_chosen() -> None:
    t = SlingerHall(4)
    t.hold(0, "slow volley")
    t.at("main").do("play slow volley", "seat 3", "seat 2")
    t.state.concede(1)
    t.do("no more", "4")
    assert t.life == [20, 20, 19, 16]


@pytest.mark.rule("SS-WL-14")
def test_who_has_lost_no_target_is_asked_for_the_next_that_is_due() -> None:
    t = SlingerHall(3)
    first, second, third = t.play(0, c(9, 1)), t.play(1, c(9, 2)), t.play(1, c(9, 3))
    t.hold(0, "twin bolts", "zap")
    t.at("main").do("play twin bolts").choose(first)
    t.state.concede(2)
    t.choose(third)
    let_resolve(t)
    assert [t.mark(card, tb.DAMAGE) for card in (first, second, third)] == [2, 0, 3]


@pytest.mark.rule("SS-WL-14")
def test_who_finds_no_target_for_the_rest_chooses_all_anew() -> None:
    t = SlingerHall(3)
    mine, theirs = t.play(0, c(2, 2)), t.play(1, c(2, 2))
    t.play(2, c(3, 3), c(4, 4))
    t.hold(0, "two marks")
    t.at("main").do("play two marks").choose(theirs)
    assert asks(t, "which target")
    t.state.concede(2)
    assert (t.names(0, "discard pile"), t.where(theirs)) == (["two marks"], "discard pile")
    assert t.where(mine) == "in play"


@pytest.mark.rule("SS-WL-14", "SS-PL-03")
def test_who_has_lost_a_target_chooses_the_effect_again() -> None:
    t = SlingerHall(3)
    t.play(2, c(3, 3), c(4, 4))
    t.hold(0, "bolt or balm")
    t.at("main").do("play bolt or balm", "bolt")
    assert asks(t, "which target")
    t.state.concede(2)
    assert t.life[0] == 24


@pytest.mark.rule("SS-WL-14", "SS-PL-06")
def test_a_play_of_which_no_effect_has_a_target_left_is_taken_back() -> None:
    t = SlingerHall(3)
    lands = with_lands(t, 0)
    card = t.hold(0, "bolt or bind")[0]
    t.play(2, c(3, 3))
    t.at("main").do("play bolt or bind")
    assert asks(t, "turn what")
    t.state.concede(2)
    t.do("Woods")
    assert t.where(card) == "hand"
    assert [t.is_sideways(land) for land in lands] == [False, False]


@pytest.mark.rule("SS-WL-14", "SS-PL-05")
def test_an_answer_of_which_a_part_is_impossible_by_now_is_taken_back() -> None:
    t = SlingerHall(3)
    with_lands(t, 1)
    card = t.hold(1, "dear refusal with a gain")[0]
    t.hold(0, "free event")
    t.at("main").do("play free event", "play dear refusal with a gain")
    assert asks(t, "turn what")
    t.state.concede(0)
    assert (t.where(card), t.life[1]) == ("hand", 20)


@pytest.mark.rule("SS-WL-14")
def test_an_ability_that_resolves_stays_paid_when_its_victim_drops_out() -> None:
    t = SlingerHall(3)
    with_lands(t, 0)
    keeper = t.play(2, "toll keeper")
    t.hold(0, "free event")
    t.at("main").do("play free event", "use toll keeper")
    assert t.asked == 0
    t.state.concede(0)
    assert t.is_sideways(keeper)


@pytest.mark.rule("SS-WL-11", "SS-CH-06")
def test_what_lived_by_the_card_of_a_player_who_loses_is_destroyed() -> None:
    t = SlingerHall(3).lives(20, 20, 1)
    t.play(2, "pillar")
    weak = t.play(1, c(0, 1))
    t.hold(0, "slap and smile", "zap")
    t.at("main").do("play slap and smile", "seat 2")
    let_resolve(t)
    assert t.where(weak) == "discard pile"
    told = t.events(Moved, events.GainedLife)
    smiles = next(place for place, each in enumerate(told) if isinstance(each, events.GainedLife))
    assert weak in [each.card for each in told[:smiles]]


@pytest.mark.rule("SS-WL-14")
def test_what_was_turned_for_a_price_that_is_called_off_is_upright_again() -> None:
    t = SlingerHall(3)
    lands = [*with_lands(t, 0), t.play(0, "Coast")]
    t.hold(0, "free event", "zap")
    t.hold(1, "high ransom")
    t.at("main").do("play free event", "play high ransom", "yes", "Woods")
    assert asks(t, "turn what")
    t.state.concede(1)
    assert [t.is_sideways(land) for land in lands] == [False, False, False]
