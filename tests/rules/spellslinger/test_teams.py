"""Alliances and teams as one (section TM)."""

from __future__ import annotations

import pytest
from slinger_cards import c, made_up
from slinger_fights import let_resolve
from slinger_hall import SlingerHall

import spellhall
from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import event
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import characters
from spellhall.kernel.errors import UsageError


@made_up(event("mow down", ""))
def mow_down(you: Script) -> None:
    with you.resolves():
        you.destroy(characters.opposing)


GAME = spellhall.game("spellslinger")


def alliance(seats: int = 4, size: int = 2) -> SlingerHall:
    return SlingerHall(seats, teams="alliance", team_size=str(size))


def as_one(seats: int = 4, size: int = 2, **more: str) -> SlingerHall:
    t = SlingerHall(seats, teams="as-one", team_size=str(size), **more)
    return t.lives(*[30] * seats)


def start(mode: str, seats: int, size: int) -> list[int]:
    game = spellhall.game("spellslinger", teams=mode, team_size=str(size))
    return game.new_state([["woods"] * 60] * seats, 1).seat_data[tb.LIFE]


@pytest.mark.rule("SS-TM-01")
def test_teams_are_for_four_or_six_players_in_teams_of_two_or_three() -> None:
    for seats, size in ((4, 2), (6, 3), (6, 2)):
        assert len(start("alliance", seats, size)) == seats
    for seats, size in ((5, 2), (4, 3), (3, 3), (2, 2)):
        with pytest.raises(UsageError, match="SS-TM-01"):
            start("alliance", seats, size)
    with pytest.raises(UsageError, match="team_size takes 2 or 3"):
        start("alliance", 4, 4)


@pytest.mark.rule("SS-TM-02")
def test_there_are_two_modes_of_team_play() -> None:
    assert start("alliance", 4, 2) == [20] * 4
    assert start("as-one", 4, 2) == [30] * 4
    with pytest.raises(UsageError, match="option teams takes none or alliance or as-one"):
        start("together", 4, 2)


@pytest.mark.rule("SS-TM-03")
def test_allies_have_lives_turns_and_cards_of_their_own() -> None:
    t = alliance().lives(20, 20, 20, 20)
    t.hold(2, "free event")
    for seat in range(4):
        t.hold(seat, "Woods")
    t.at("main")
    assert t.asked == 0
    active = []
    for _ in range(4):
        active.append(t.state.regs[tb.ACTIVE])
        t.next_turn().on_to(tb.MAIN)
    assert active == [0, 1, 2, 3]
    t = alliance().lives(20, 20, 20, 20)
    t.play(0, c(4, 1))
    t.at("declare").do("c 4/1", "seat 1")
    assert t.life == [20, 16, 20, 20]


@pytest.mark.rule("SS-TM-04")
def test_allies_cannot_attack_each_other() -> None:
    t = alliance()
    t.play(0, c(2, 2))
    t.at("declare").do("c 2/2")
    assert t.options() == ["seat 1", "seat 3"]


@pytest.mark.rule("SS-TM-05")
def test_an_alliance_plays_on_with_one_member_out() -> None:
    t = alliance().lives(20, 2, 20, 20)
    t.hold(0, "strike 3", "strike 3")
    t.hold(3, "free event")
    t.at("main").do("play strike 3", "seat 1")
    assert t.state.seat_data[tb.OUT] == [0, 1, 0, 0] and not t.state.is_terminal()
    t.lives(20, -1, 20, 3)
    t.do("play strike 3", "seat 3")
    assert t.state.is_terminal() and t.state.returns() == [1.0, -1.0, 1.0, -1.0]


@pytest.mark.rule("SS-TM-06")
def test_allies_sit_alternately() -> None:
    for seats, size, teams in ((4, 2, [0, 1, 0, 1]), (6, 3, [0, 1, 0, 1, 0, 1]), (6, 2, [0, 1, 2, 0, 1, 2])):
        game = spellhall.game("spellslinger", teams="alliance", team_size=str(size))
        assert game.new_state([["woods"] * 60] * seats, 1).view(0)["teams"] == teams


@pytest.mark.rule("SS-TM-07")
def test_a_member_who_is_out_wins_with_his_team() -> None:
    t = alliance().lives(1, 20, 20, 1)
    t.hold(1, "zap", "zap")
    t.hold(2, "zap")
    t.at("main", active=1).do("play zap", "seat 0")
    assert t.state.seat_data[tb.OUT] == [1, 0, 0, 0]
    t.state.concede(1)
    assert not t.state.is_terminal()
    t.do("play zap", "seat 3")
    assert t.state.returns() == [1.0, -1.0, 1.0, -1.0]


@pytest.mark.rule("SS-TM-08")
def test_a_team_as_one_has_thirty_life_whatever_its_size() -> None:
    assert start("as-one", 4, 2) == [30] * 4
    assert start("as-one", 6, 3) == [30] * 6
    t = as_one()
    t.hold(0, "strike 3")
    t.at("main").do("play strike 3", "seat 3")
    assert t.life == [30, 27, 30, 27]


@pytest.mark.rule("SS-TM-09")
def test_a_team_as_one_takes_its_turn_together() -> None:
    t = as_one()
    lands = [t.play(seat, "Woods", sideways=True) for seat in (0, 2)]
    other = t.play(1, "Woods", sideways=True)
    t.hold(0, "Plains", "Plains")
    t.hold(2, "Coast", "Coast")
    t.at("upright")
    assert not any(t.is_sideways(card) for card in lands) and t.is_sideways(other)
    assert [t.size(seat, "hand") for seat in range(4)] == [3, 0, 3, 0]
    t.on_to(tb.MAIN)
    assert t.asked == 0
    t.do("play Plains")
    assert t.asked == 2
    t.do("play Coast")
    assert t.names(0, "in play") == ["Woods", "Plains"] and t.names(2, "in play") == ["Woods", "Coast"]


@pytest.mark.rule("SS-TM-10")
def test_a_team_as_one_attacks_in_one_declaration_and_is_attacked_as_a_whole() -> None:
    t = as_one(6, 2)
    t.play(0, c(2, 2))
    t.play(3, c(3, 3))
    t.at("declare").do("c 2/2")
    assert t.options() == ["seats 1 and 4", "seats 2 and 5"]
    t.do("seats 1")
    assert t.asked == 3 and not any(e for e in t.events(events.Attacked))
    t.do("c 3/3", "seats 1")
    assert len(t.events(events.Attacked)) == 2
    assert t.life == [30, 25, 30, 30, 25, 30]


@pytest.mark.rule("SS-TM-11")
def test_any_member_may_block_what_attacks_the_team_as_one() -> None:
    t = as_one()
    t.play(0, c(4, 1))
    wall = t.play(3, c(5, 5))
    t.at("declare").do("c 4/1")
    assert t.asked == 3 and t.question.startswith("block with what?")
    t.choose(wall)
    assert t.life == [30] * 4 and t.names(0, "in play") == []


@pytest.mark.rule("SS-TM-12")
def test_an_effect_on_each_opponent_hits_a_team_as_one_once_per_member() -> None:
    t = as_one()
    t.hold(0, "tax")
    t.at("main").do("play tax")
    assert t.life == [30, 28, 30, 28]


@pytest.mark.rule("SS-TM-13")
def test_a_team_as_one_loses_when_a_member_has_to_draw_from_nothing() -> None:
    t = SlingerHall(4, deck=0, teams="as-one").lives(30, 30, 30, 30)
    for seat in (0, 1, 3):
        t.put(seat, "draw pile", "Woods", "Woods")
    t.at("draw")
    assert t.state.returns() == [-1.0, 1.0, -1.0, 1.0]
    t = SlingerHall(4, deck=0, teams="alliance")
    for seat in (1, 2, 3):
        t.put(seat, "draw pile", "Woods", "Woods")
    t.at("draw")
    assert t.state.seat_data[tb.OUT] == [1, 0, 0, 0], "in an alliance only that player is out"


@pytest.mark.rule("SS-TM-14")
def test_as_one_terrains_pay_only_for_their_controllers_cards() -> None:
    t = as_one()
    t.play(0, "Woods")
    mine, his = t.hold(0, "Oaken Sinew")[0], t.hold(2, "Oaken Sinew")[0]
    t.play(0, c(1, 1))
    t.at("main")
    assert t.why_not(0, mine) == "" and "SS-CO-05" in t.why_not(2, his)
    assert t.size(0, "draw pile") == t.size(2, "draw pile") == 10


@pytest.mark.rule("SS-TM-15")
def test_team_mates_as_one_see_each_others_hands_unless_told_otherwise() -> None:
    for hands, seen in (("open", True), ("closed", False)):
        t = as_one(hands=hands)
        t.at("draw")
        card = t.state.pile(tb.HAND, 0)[0]
        assert bool(t.state.seen[card] >> 2 & 1) is seen
        assert not t.state.seen[card] >> 1 & 1


@pytest.mark.rule("SS-TM-16")
def test_a_group_may_hold_characters_of_both_members() -> None:
    t = as_one()
    t.play(0, c(2, 2, "Bonding"))
    t.play(2, c(3, 3))
    t.at("declare").do("c 2/2", "c 3/3", "with c 2/2 Bonding")
    assert [event.unit for event in t.events(events.Attacked)] == [1, 1]
    t = alliance()
    t.play(0, c(2, 2, "Bonding"))
    t.play(2, c(3, 3))
    t.at("declare")
    assert not any(option.startswith("c 3/3") for option in t.options()), "allies attack in their own turns"


@pytest.mark.rule("SS-TM-17")
def test_the_whole_team_wins_or_loses() -> None:
    for make in (alliance, as_one):
        t = make().lives(3, 20, 3, 20)
        t.hold(1, "strike 3", "strike 3")
        t.at("main", active=1).do("play strike 3", "seat 0")
        if make is alliance:
            assert not t.state.is_terminal(), "one of its members is left"
            t.do("play strike 3", "seat 2")
        assert t.state.returns() == [-1.0, 1.0, -1.0, 1.0]


@pytest.mark.rule("SS-TM-18")
@pytest.mark.parametrize("warded", [1, 3])
def test_a_shield_on_either_mate_protects_the_team_as_one(warded: int) -> None:
    t = SlingerHall(4, teams="as-one", team_size="2")
    t.play(0, c(4, 1))
    t.state.seat_data[tb.WARD][warded] = 3
    t.lives(30, 30, 30, 30).at("attack").do("c 4/1")
    while t.step < tb.MAIN:
        t.skip()
    assert t.life == [30, 29, 30, 29]
    assert t.state.seat_data[tb.WARD] == [0] * 4


@pytest.mark.rule("SS-TM-18")
@pytest.mark.parametrize("hit", [1, 3])
def test_the_shield_of_the_mate_who_is_dealt_damage_is_used_up_first(hit: int) -> None:
    t = as_one()
    t.state.seat_data[tb.WARD][1] = t.state.seat_data[tb.WARD][3] = 2
    t.hold(0, "strike 3", "zap")
    t.at("main").do("play strike 3", f"seat {hit}")
    let_resolve(t)
    assert t.life == [30] * 4
    assert (t.state.seat_data[tb.WARD][hit], t.state.seat_data[tb.WARD][4 - hit]) == (0, 1)


@pytest.mark.rule("SS-TM-04", "SS-MU-03")
def test_what_is_said_of_opponents_spares_allies() -> None:
    t = alliance()
    cards = [t.play(seat, c(1, 1)) for seat in range(4)]
    t.hold(0, "mow down", "zap")
    t.at("main").do("play mow down")
    let_resolve(t)
    assert [t.where(card) for card in cards] == ["in play", "discard pile", "in play", "discard pile"]


def test_turns_attacks_and_victories_of_a_team_name_the_team() -> None:
    t = SlingerHall(4, teams="as-one", team_size="2")
    t.play(0, c(4, 1))
    t.lives(30, 3, 30, 3).at("attack").do("c 4/1")
    while t.state.scores is None:
        t.skip()
    log = t.log()
    assert "c 4/1 attacks P2 and P4." in log
    assert log[-2:] == ["P1 and P3 win.", "The game is over."]


@pytest.mark.rule("SS-TM-09")
def test_three_teams_as_one_take_their_turns_one_after_the_other() -> None:
    t = as_one(6, 2).at("main")
    active = []
    for _ in range(4):
        active.append(t.state.regs[tb.ACTIVE])
        t.next_turn()
    assert active == [1, 2, 0, 1]


@pytest.mark.rule("SS-TM-09", "SS-TN-01")
def test_a_team_as_one_that_has_lost_has_no_turn() -> None:
    t = as_one(6, 2)
    t.hold(0, "zap")
    t.at("main").state.concede(1)
    t.next_turn()
    assert t.state.regs[tb.ACTIVE] == 2
