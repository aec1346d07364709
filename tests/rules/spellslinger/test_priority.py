"""Priority and windows (section PR)."""

from __future__ import annotations

import pytest
from slinger_cards import c, made_up
from slinger_fights import asks
from slinger_hall import SlingerHall
from slinger_turns import in_a_window, offers, on_to_window

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import enchantment, event
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import Get, characters
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.frames import action

ATTACK = (tb.ATTACK_BEGINS, tb.ATTACKERS, tb.BLOCKERS, tb.COMBAT, tb.ATTACK_ENDS)
WINDOWS = [tb.UPKEEP, tb.DRAW, *ATTACK, tb.MAIN, tb.END]


@made_up(event("longer speech", ""))
def longer_speech(you: Script) -> None:
    with you.resolves():
        you.draw(1)
        you.discard(1)


@made_up(enchantment("plain enchantment", ""))
def plain_enchantment(you: Script) -> None:
    you.always(Get(characters.yours, 0, +1))


def windows_of_a_turn(t: SlingerHall, active: int) -> list[tuple[int, int]]:
    """Step and seat of every question whether to act in one turn; the active player attacks with what comes first."""
    turn, found = 0, []
    t.at("upright", active)
    turn = t.state.regs[tb.TURN]
    while t.state.regs[tb.TURN] == turn:
        if in_a_window(t):
            found.append((t.step, t.asked))
            t.skip()
        else:
            t.state.apply(t.state.legal_actions()[0])
    return found


def all_can_act(seats: int) -> SlingerHall:
    """Everybody holds an interrupt, and everybody has one character."""
    t = SlingerHall(seats)
    for seat in range(seats):
        t.hold(seat, "zap")
        t.play(seat, c(1, 1))
    return t


@pytest.mark.rule("SS-PR-01")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_active_player_is_asked_first_in_every_window(active: int) -> None:
    first: dict[int, int] = {}
    for step, seat in windows_of_a_turn(all_can_act(3), active):
        first.setdefault(step, seat)
    assert first == dict.fromkeys(WINDOWS, active)


@pytest.mark.rule("SS-PR-01")
def test_until_the_active_player_has_passed_nobody_else_may_act() -> None:
    t = SlingerHall()
    t.hold(0, "free event")
    zap = t.hold(1, "zap")[0]
    t.at("main")
    assert t.asked == 0
    assert offers(t) == ["play free event", "pass"]
    assert t.why_not(1, zap) == "you don't have priority right now (SS-PR-01)"
    t.skip()
    assert (t.asked, offers(t)) == (1, ["play zap", "pass"])


@pytest.mark.rule("SS-PR-02")
def test_the_active_player_plays_one_card_after_the_other_without_passing() -> None:
    t = SlingerHall()
    t.hold(0, "free event", c(2, 2), "Plains", "free event", "free event")
    t.hold(1, "free event")
    t.at("main").do("play free event")
    assert (t.life, t.asked, t.step) == ([21, 20], 0, tb.MAIN)
    t.do("play c 2/2")
    assert (t.names(0, "in play"), t.asked, t.step) == (["c 2/2"], 0, tb.MAIN)
    t.do("play Plains", "play free event")
    assert (t.life, t.asked, t.step) == ([22, 20], 0, tb.MAIN)


@pytest.mark.rule("SS-PR-02")
def test_after_an_interrupt_in_the_own_upkeep_the_same_player_goes_on_before_anybody_else() -> None:
    t = SlingerHall()
    t.hold(0, "zap", "shrink")
    t.hold(1, "zap")
    t.play(1, c(3, 3))
    t.at("upkeep").do("play zap", "seat 1")
    assert (t.asked, t.step, offers(t)) == (0, tb.UPKEEP, ["play shrink", "pass"])
    t.skip()
    assert (t.asked, t.step) == (1, tb.UPKEEP)


@pytest.mark.rule("SS-PR-03")
@pytest.mark.parametrize("active", [0, 2])
def test_passes_go_around_clockwise(active: int) -> None:
    t = all_can_act(4).at("upkeep", active)
    asked = []
    while t.step == tb.UPKEEP:
        asked.append(t.asked)
        t.skip()
    assert asked == [(active + place) % 4 for place in range(4)]


@pytest.mark.rule("SS-PR-03")
def test_priority_goes_past_a_player_who_has_left_the_game() -> None:
    t = all_can_act(4)
    t.at("upkeep", 1)
    t.state.concede(2)
    assert t.asked == 1
    t.skip()
    assert t.asked == 3
    t.skip()
    assert t.asked == 0


@pytest.mark.rule("SS-PR-04")
def test_the_main_phase_is_over_when_all_have_passed_in_a_row() -> None:
    t = all_can_act(3).at("main")
    t.skip(2)
    assert (t.step, t.asked) == (tb.MAIN, 2)
    t.skip()
    assert (t.step, t.asked) == (tb.END, 0)


@pytest.mark.rule("SS-PR-04", "SS-PR-05")
def test_passes_with_an_action_between_them_do_not_end_the_step() -> None:
    t = SlingerHall(3)
    for seat in range(3):
        t.hold(seat, "zap", "zap")
    t.at("upkeep").skip(2)
    t.do("play zap", "seat 0")
    assert (t.step, t.asked) == (tb.UPKEEP, 0)
    t.skip()
    assert (t.step, t.asked) == (tb.UPKEEP, 1)
    t.skip()
    assert (t.step, t.asked) == (tb.UPKEEP, 2)
    t.skip()
    assert t.step == tb.DRAW


@pytest.mark.rule("SS-PR-05")
def test_an_ability_and_a_terrain_restart_the_count_of_passes_too() -> None:
    t = SlingerHall()
    t.play(1, "healer")
    t.hold(0, "zap", "Coast")
    t.hold(1, "zap")
    t.at("main").skip().do("use healer")
    assert (t.life, t.step, t.asked) == ([20, 21], tb.MAIN, 0)
    t.do("play Coast")
    assert (t.step, t.asked) == (tb.MAIN, 0)
    t.skip()
    assert (t.step, t.asked) == (tb.MAIN, 1)
    t.skip()
    assert t.step == tb.END


@pytest.mark.rule("SS-PR-05")
def test_in_a_response_moment_all_have_to_pass_again_after_an_answer() -> None:
    t = SlingerHall()
    t.hold(0, "free event", "zap")
    t.hold(1, "zap", "zap")
    t.at("main").do("play free event")
    assert t.asked == 1
    t.skip()
    assert t.asked == 0
    t.do("play zap", "seat 1")
    assert (t.life, t.asked, t.names(0, "pending")) == ([20, 19], 1, ["free event"])
    t.do("play zap", "seat 0").do("play zap", "seat 0")
    assert t.life == [19, 19]


@pytest.mark.rule("SS-PR-06")
def test_whoever_has_acted_the_active_player_has_priority_next() -> None:
    t = SlingerHall(4)
    for seat in range(4):
        t.hold(seat, "zap", "zap")
    t.at("main", active=1).skip(2)
    assert t.asked == 3
    t.do("play zap", "seat 0")
    assert (t.step, t.asked, t.life) == (tb.MAIN, 1, [19, 20, 20, 20])


@pytest.mark.rule("SS-PR-06")
def test_after_a_pending_card_has_resolved_the_active_player_is_asked() -> None:
    t = SlingerHall(3)
    for seat in range(3):
        t.hold(seat, "zap", "zap")
    t.hold(1, "free event")
    t.at("main", active=1).do("play free event")
    assert t.asked == 2
    t.skip(2)
    assert (t.asked, t.life) == (1, [20, 20, 20])
    t.skip()
    assert (t.asked, t.life, t.step) == (1, [20, 21, 20], tb.MAIN)


@pytest.mark.rule("SS-PR-06")
def test_in_a_response_moment_the_left_neighbour_is_asked_again_after_an_answer() -> None:
    t = SlingerHall(4)
    for seat in range(4):
        t.hold(seat, "zap", "zap")
    t.hold(1, "free event")
    t.at("main", active=1).do("play free event").skip()
    assert t.asked == 3
    t.do("play zap", "seat 0")
    assert (t.asked, t.names(1, "pending")) == (2, ["free event"])


SLOW_CARDS = ("free event", "plain enchantment", c(2, 2), "Plains")
FAST = ["play zap", "play c 1/1 Ambush", "use healer", "pass"]


@pytest.mark.rule("SS-PR-07")
@pytest.mark.parametrize("seat", [0, 1])
def test_outside_the_own_main_phase_only_interrupt_speed_is_offered(seat: int) -> None:
    t = SlingerHall()
    t.play(0, c(3, 3))
    t.play(seat, "healer")
    slow = t.hold(seat, *SLOW_CARDS)
    t.hold(seat, "zap", c(1, 1, "Ambush"))
    t.at("upkeep")
    why = "in the main phase (SS-CT-08)" if seat == 0 else "you can play it only in your own main phase (SS-PR-07)"
    for step in WINDOWS:
        on_to_window(t, step, seat)
        if (step, seat) == (tb.MAIN, 0):
            assert len(offers(t)) == len(SLOW_CARDS) + len(FAST)
            continue
        assert offers(t) == FAST
        for card in slow:
            assert t.why_not(seat, card).endswith(why)
            with pytest.raises(IllegalAction):
                t.state.apply(action(tb.PLAY, card))


@pytest.mark.rule("SS-PR-08")
@pytest.mark.parametrize("active", [0, 1])
def test_everybody_may_act_at_the_end_of_each_step_but_not_while_cards_turn_upright_or_in_the_cleanup(
    active: int,
) -> None:
    t = all_can_act(2)
    asked = windows_of_a_turn(t, active)
    assert asked == [(step, seat) for step in WINDOWS for seat in (active, 1 - active)]
    told = [event.step for event in t.events(events.StepBegan)]
    assert told[: len(WINDOWS) + 2] == [tb.UPRIGHT, *WINDOWS, tb.CLEANUP]


@pytest.mark.rule("SS-PR-08")
def test_the_window_stands_at_the_end_of_its_step() -> None:
    t = SlingerHall()
    t.hold(1, "zap")
    attacker = t.play(0, c(2, 2))
    t.at("upkeep")
    assert t.size(0, "hand") == 0
    on_to_window(t, tb.DRAW, 1)
    assert t.size(0, "hand") == 1
    on_to_window(t, tb.ATTACK_BEGINS, 1)
    assert not t.mark(attacker, tb.ATTACKS)
    on_to_window(t, tb.ATTACKERS, 1)
    assert t.mark(attacker, tb.ATTACKS) and t.life == [20, 20]
    on_to_window(t, tb.BLOCKERS, 1)
    assert t.life == [20, 20]
    on_to_window(t, tb.COMBAT, 1)
    assert t.mark(attacker, tb.ATTACKS) and t.life == [20, 18]
    on_to_window(t, tb.ATTACK_ENDS, 1)
    assert t.mark(attacker, tb.ATTACKS)
    on_to_window(t, tb.MAIN, 1)
    assert not t.mark(attacker, tb.ATTACKS)


def a_turn(card: str) -> SlingerHall:
    """A whole turn with an attack, a trigger and an event, and on to the next main phase; ``card`` is never played."""
    t = SlingerHall()
    t.play(0, c(3, 2), c(1, 1))
    t.play(1, "mourner")
    t.hold(0, "free event", card)
    t.hold(1, card)
    t.at("upright")
    while (t.state.regs[tb.TURN], t.step) < (4, tb.MAIN):
        if in_a_window(t) and "play free event" in offers(t):
            t.do("play free event")
        elif in_a_window(t):
            t.skip()
        else:
            t.do(t.options()[0])
    return t


@pytest.mark.rule("SS-PR-09")
def test_windows_in_which_nobody_can_act_are_left_out_without_any_difference() -> None:
    quiet, busy = a_turn(c(2, 2)), a_turn("zap")
    assert len(quiet.state.record.actions) < len(busy.state.record.actions) - 10
    told = [
        events.StepBegan,
        events.Attacked,
        events.BlockedBy,
        events.Damaged,
        events.Hurt,
        events.Triggered,
        events.GainedLife,
    ]
    assert [quiet.events(kind) for kind in told] == [busy.events(kind) for kind in told]
    assert all(quiet.events(kind) for kind in told)
    assert quiet.life == busy.life
    for zone in tb.ZONES:
        assert [quiet.size(seat, zone.name) for seat in (0, 1)] == [busy.size(seat, zone.name) for seat in (0, 1)]


@pytest.mark.rule("SS-PR-09")
def test_with_nothing_to_do_the_first_question_of_a_turn_is_the_main_phase() -> None:
    t = SlingerHall()
    t.hold(0, "free event")
    t.at("upright")
    assert (t.step, t.asked) == (tb.MAIN, 0)


@pytest.mark.rule("SS-PR-09")
def test_a_window_is_not_left_out_when_only_the_last_player_could_act() -> None:
    t = SlingerHall(4)
    t.hold(3, "zap")
    t.at("upkeep")
    assert (t.step, t.asked) == (tb.UPKEEP, 3)


@pytest.mark.rule("SS-PR-10")
def test_no_window_lets_anybody_attack_or_block() -> None:
    t = SlingerHall()
    fighters = [t.play(0, c(2, 2)), t.play(0, c(1, 1)), t.play(1, c(2, 2)), t.play(1, c(1, 1))]
    t.hold(0, "zap")
    t.hold(1, "zap")
    t.at("upkeep")
    for step in WINDOWS:
        for seat in (0, 1):
            on_to_window(t, step, seat)
            assert all(offer.startswith("play ") for offer in offers(t)[:-1])
            for card in fighters:
                with pytest.raises(IllegalAction):
                    t.state.apply(card)
    assert t.why_not(1, fighters[2]) == "it can attack and block only in the attack phase (SS-PR-10)"


@pytest.mark.rule("SS-PR-10")
def test_the_active_player_alone_declares_attackers_and_the_attacked_players_alone_blockers() -> None:
    t = SlingerHall(4)
    mine = [t.play(seat, c(seat + 1, 1)) for seat in range(4)]
    t.at("declare", active=1)
    assert (t.asked, t.step) == (1, tb.ATTACKERS)
    assert t.options() == ["c 2/1 (2/1)", "don't attack"]
    t.choose(mine[1]).do("seat 3")
    assert (t.asked, t.step) == (3, tb.BLOCKERS)
    assert t.options() == ["c 4/1 (4/1)", "don't block"]
    t.skip()
    assert t.life == [20, 20, 20, 18]
    assert [event.card for event in t.events(events.Attacked)] == [mine[1]]
    assert t.events(events.BlockedBy) == []


@pytest.mark.rule("SS-PR-11")
def test_while_a_card_is_pending_nobody_can_announce_another_that_would_wait() -> None:
    t = SlingerHall()
    t.play(0, "healer")
    t.play(1, "healer")
    t.hold(0, "free event")
    slow = [t.hold(seat, *SLOW_CARDS) for seat in (0, 1)]
    for seat in (0, 1):
        t.hold(seat, "zap", c(1, 1, "Ambush"))
    t.at("main").do("play free event")
    for seat in (1, 0):
        assert (t.asked, offers(t)) == (seat, FAST)
        for card in slow[seat]:
            assert t.why_not(seat, card).endswith("(SS-PL-08)")
            with pytest.raises(IllegalAction):
                t.state.apply(action(tb.PLAY, card))
        assert t.names(0, "pending") + t.names(1, "pending") == ["free event"]
        t.skip()
    assert t.names(0, "pending") == [] and t.life == [21, 20]
    assert len(offers(t)) == len(SLOW_CARDS) + len(FAST)


@pytest.mark.rule("SS-PR-11")
def test_an_answer_never_waits_itself() -> None:
    t = SlingerHall()
    t.hold(0, "free event", "zap")
    t.hold(1, "zap", c(1, 1, "Ambush"), "zap")
    t.at("main").do("play free event")
    t.do("play c 1/1 Ambush")
    assert t.names(1, "in play") == ["c 1/1 Ambush"]
    t.do("play zap", "seat 0")
    assert t.life == [19, 20]
    assert (t.names(0, "pending"), t.names(1, "pending")) == (["free event"], [])
    assert t.state.regs[tb.WAITING] == t.state.pile(tb.PENDING, 0)[0]


@pytest.mark.rule("SS-PR-11")
def test_nothing_can_be_played_while_a_card_that_resolves_asks_its_player() -> None:
    t = SlingerHall()
    t.hold(0, "longer speech", "zap", "free event")
    t.hold(1, "zap")
    t.at("main").do("play longer speech")
    t.skip(2)
    assert t.asked == 0 and "discard" in t.question
    assert t.options() == ["zap", "free event", "Plains"]


@pytest.mark.rule("SS-PL-08", "SS-PL-14", "SS-CO-03")
def test_the_very_first_card_of_the_table_waits_like_any_other() -> None:
    t = SlingerHall(3)
    pending, land = t.hold(0, "free event", "Woods")
    for seat in range(3):
        t.hold(seat, "zap")
    assert pending == 0
    t.at("main").do("play free event")
    assert (t.asked, asks(t, "free event is pending")) == (1, True)
    t.skip(2)
    assert (t.asked, offers(t)) == (0, ["play zap", "pass"])
    assert "SS-PL-08" in t.why_not(0, land)
    t.skip()
    assert t.life == [21, 20, 20]
    assert offers(t) == ["play Woods", "play zap", "pass"]
