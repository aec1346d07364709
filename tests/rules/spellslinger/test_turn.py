"""The turn (section TN)."""

from __future__ import annotations

import pytest
from slinger_cards import c, made_up
from slinger_hall import SlingerHall
from slinger_turns import in_a_window, offers, order_of, steps

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, enchantment, interrupt
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import DamageIsRemoved, Get, YourTurnEnds, YourUpkeep, characters
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.events import Moved
from spellhall.kernel.frames import action
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Trigger

EMPTY_TURN = [
    tb.UPRIGHT,
    tb.UPKEEP,
    tb.DRAW,
    tb.ATTACK_BEGINS,
    tb.ATTACKERS,
    tb.ATTACK_ENDS,
    tb.MAIN,
    tb.END,
    tb.CLEANUP,
]


class TurnsUpright(Trigger):
    """The card itself turns upright."""

    event = events.Uprighted

    def phrase(self) -> str:
        return "whenever this character turns upright"

    def matches(self, state: State, fx: Context, event: events.Uprighted) -> bool:
        return bool(event.card == fx.source)


@made_up(enchantment("hungry shadow", ""))
def hungry_shadow(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.lose_life(1)


@made_up(character("blood debt", "", "2/2"))
def blood_debt(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.lose_life(1)


@made_up(enchantment("gloom", ""))
def gloom(you: Script) -> None:
    you.always(Get(characters, -1, 0))


@made_up(enchantment("evening bell", ""))
def evening_bell(you: Script) -> None:
    with you.whenever(YourTurnEnds()):
        you.gain_life(1)


@made_up(character("early riser", "", "1/1"))
def early_riser(you: Script) -> None:
    with you.whenever(TurnsUpright()):
        you.gain_life(2)


@made_up(character("grateful patient", "", "4/1"))
def grateful_patient(you: Script) -> None:
    with you.whenever(DamageIsRemoved()):
        you.gain_life(3)


@made_up(character("restless patient", "", "4/1"))
def restless_patient(you: Script) -> None:
    with you.whenever(DamageIsRemoved()):
        you.boost(characters.yours.of("Dog"), +2, +2)
        you.damage(1, characters.yours.of("Dog"))


@made_up(character("cautious patient", "", "4/1"))
def cautious_patient(you: Script) -> None:
    with you.whenever(DamageIsRemoved()):
        you.prevent(2, you.target_player())


@made_up(character("anxious patient", "", "4/1"))
def anxious_patient(you: Script) -> None:
    with you.whenever(DamageIsRemoved()):
        you.prevent(2, you.target(characters.of("Dog")))


@made_up(character("peaceful patient", "", "4/1"))
def peaceful_patient(you: Script) -> None:
    with you.whenever(DamageIsRemoved()):
        you.prevent_combat_damage()


@made_up(interrupt("brief might", ""))
def brief_might(you: Script) -> None:
    with you.resolves():
        dog = you.target(characters)
        you.set_strength(dog, 6)
        you.grant(dog.again, "Flying")


@made_up(interrupt("safe day", ""))
def safe_day(you: Script) -> None:
    with you.resolves():
        you.prevent(5, you.target_or_player(characters))


@made_up(interrupt("calm day", ""))
def calm_day(you: Script) -> None:
    with you.resolves():
        you.prevent_combat_damage()


def damaged(t: SlingerHall, card: int, amount: int) -> SlingerHall:
    """Give a character damage to begin with."""
    t.state.marks[tb.DAMAGE][card] = amount
    return t


def players_of_turns(t: SlingerHall, turns: int) -> list[int]:
    """Whose turn it is, in so many turns from now on."""
    found = [t.state.regs[tb.ACTIVE]]
    while len(found) < turns:
        t.next_turn()
        found.append(t.state.regs[tb.ACTIVE])
    return found


@pytest.mark.rule("SS-TN-01")
def test_turns_go_around_clockwise() -> None:
    t = SlingerHall(4)
    for seat in range(4):
        t.hold(seat, "zap")
    t.at("upkeep", active=2)
    assert players_of_turns(t, 6) == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("SS-TN-01")
def test_a_player_who_has_lost_has_no_turn() -> None:
    t = SlingerHall(4)
    for seat in range(4):
        t.hold(seat, "zap")
    t.at("upkeep")
    t.state.concede(1)
    assert players_of_turns(t, 4) == [0, 2, 3, 0]


@pytest.mark.rule("SS-TN-02", "SS-TN-04")
def test_a_turn_runs_once_through_beginning_attack_main_and_end() -> None:
    t = SlingerHall()
    t.hold(1, "zap")
    t.at("upright").next_turn()
    assert steps(t)[: len(EMPTY_TURN)] == EMPTY_TURN
    assert steps(t)[len(EMPTY_TURN)] == tb.UPRIGHT


@pytest.mark.rule("SS-TN-03")
def test_what_is_played_in_the_main_phase_attacks_a_turn_later() -> None:
    t = SlingerHall()
    t.hold(0, c(2, 2))
    t.hold(1, "zap")
    t.at("upright").on_to(tb.MAIN).do("play c 2/2").skip()
    assert t.names(0, "in play") == ["c 2/2"]
    t.next_turn()
    assert t.events(events.Attacked) == []
    assert t.state.regs[tb.ACTIVE] == 1
    t.next_turn().on_to(tb.ATTACKERS)
    assert (t.asked, t.options()) == (0, ["c 2/2 (2/2)", "don't attack"])


@pytest.mark.rule("SS-TN-03")
def test_with_the_draw_between_attack_and_main_the_attack_still_comes_first() -> None:
    t = SlingerHall(draw="between")
    t.hold(1, "zap")
    t.at("upright").next_turn()
    told = steps(t)
    assert told.index(tb.ATTACK_BEGINS) < told.index(tb.ATTACK_ENDS) < told.index(tb.DRAW) < told.index(tb.MAIN)


@pytest.mark.rule("SS-TN-04")
def test_after_the_attack_phase_no_attack_is_offered_any_more() -> None:
    t = SlingerHall()
    late = t.play(0, c(2, 2))
    t.hold(0, "zap", "free event")
    t.at("declare").skip()
    asked = []
    while t.state.regs[tb.TURN] == 3:
        asked.append(t.step)
        assert in_a_window(t)
        with pytest.raises(IllegalAction):
            t.state.apply(late)
        t.skip()
    assert asked == [tb.ATTACKERS, tb.ATTACK_ENDS, tb.MAIN, tb.END]
    assert steps(t).count(tb.ATTACKERS) == steps(t).count(tb.MAIN) == 1


@pytest.mark.rule("SS-TN-05")
def test_everything_sideways_that_the_active_player_controls_turns_upright() -> None:
    t = SlingerHall()
    mine = [t.play(0, name, sideways=True) for name in ("Coast", "Woods", "Plains", c(1, 1), "banner")]
    borrowed = t.play(1, c(2, 2), sideways=True)
    t.attach(0, "thief", borrowed)
    t.state.move(borrowed, tb.IN_PLAY, 0)
    lent = t.play(0, c(3, 3), sideways=True)
    t.attach(1, "thief", lent)
    t.state.move(lent, tb.IN_PLAY, 1)
    theirs = [lent, t.play(1, "Mountain", sideways=True), t.play(1, c(1, 1), sideways=True)]
    t.hold(1, "zap")
    t.at("upright")
    assert t.step == tb.UPKEEP
    assert not any(t.is_sideways(card) for card in [*mine, borrowed])
    assert all(t.is_sideways(card) for card in theirs)
    assert order_of(t, events.StepBegan, events.Uprighted) == [
        events.StepBegan,
        *[events.Uprighted] * 6,
        events.StepBegan,
    ]


@pytest.mark.rule("SS-TN-05")
def test_cards_turn_upright_before_anything_that_their_turning_triggers() -> None:
    t = SlingerHall()
    first = t.play(0, "early riser", sideways=True)
    second = t.play(0, "early riser", sideways=True)
    t.at("upright")
    told = order_of(t, events.Uprighted, events.Triggered)
    assert told[:2] == [events.Uprighted, events.Uprighted]
    assert not t.is_sideways(first) and not t.is_sideways(second)


@pytest.mark.rule("SS-TN-06")
def test_nobody_can_act_before_the_upkeep() -> None:
    t = SlingerHall()
    t.hold(0, "zap")
    t.hold(1, "zap")
    t.play(0, "healer", sideways=True)
    t.at("upright")
    assert (t.step, t.asked) == (tb.UPKEEP, 0)
    t.on_to(tb.END).skip(2)
    assert (t.step, t.asked, t.state.regs[tb.TURN]) == (tb.UPKEEP, 1, 4)


@pytest.mark.rule("SS-TN-06")
def test_what_turning_upright_triggers_waits_for_the_upkeep_and_joins_its_triggers() -> None:
    t = SlingerHall()
    t.play(0, "early riser", sideways=True)
    t.play(0, "hungry shadow")
    t.hold(1, "zap")
    t.at("upright")
    assert (t.step, t.asked) == (tb.UPKEEP, 0)
    assert "happens first" in t.question and t.options() == ["early riser", "hungry shadow"]
    assert t.life == [20, 20]
    t.do("hungry shadow")
    assert order_of(t, events.LostLife, events.GainedLife) == [events.LostLife, events.GainedLife]
    assert (t.step, t.asked, t.life) == (tb.UPKEEP, 1, [21, 20])


@pytest.mark.rule("SS-TN-07")
def test_upkeep_triggers_come_after_turning_upright_and_before_the_window_and_the_draw() -> None:
    t = SlingerHall()
    t.play(0, "hungry shadow")
    t.play(0, "Coast", sideways=True)
    t.hold(0, "zap")
    t.at("upright")
    assert (t.step, t.asked, t.life, t.names(0, "hand")) == (tb.UPKEEP, 0, [19, 20], ["zap"])
    assert order_of(t, events.Uprighted, events.UpkeepBegan, events.LostLife) == [
        events.Uprighted,
        events.UpkeepBegan,
        events.LostLife,
    ]
    t.skip()
    assert (t.step, t.size(0, "hand")) == (tb.DRAW, 2)
    t.next_turn()
    assert t.life == [19, 20]


@pytest.mark.rule("SS-TN-10")
def test_an_upkeep_ability_is_quiet_in_the_upkeep_of_the_others() -> None:
    t = SlingerHall(3)
    t.play(1, "hungry shadow")
    for seat in range(3):
        t.hold(seat, "zap")
    t.at("upright")
    assert (t.step, t.life) == (tb.UPKEEP, [20, 20, 20])
    lives = []
    for _ in range(4):
        t.next_turn()
        lives.append((t.state.regs[tb.ACTIVE], t.life[1]))
    assert lives == [(1, 19), (2, 19), (0, 19), (1, 18)]


@pytest.mark.rule("SS-TN-10")
def test_the_upkeep_meant_is_that_of_the_controller_not_of_the_enchanted_cards_owner() -> None:
    t = SlingerHall()
    stolen = t.play(0, "blood debt")
    t.attach(1, "thief", stolen)
    t.state.move(stolen, tb.IN_PLAY, 1)
    t.hold(0, "zap")
    t.at("upright")
    assert t.life == [20, 20]
    t.next_turn()
    assert t.life == [20, 19]


@pytest.mark.rule("SS-TN-08")
def test_the_active_player_draws_one_card_after_the_upkeep_and_then_comes_a_window() -> None:
    t = SlingerHall()
    t.hold(0, "zap")
    t.hold(1, "zap")
    t.at("upkeep")
    assert (t.size(0, "hand"), t.size(1, "hand")) == (1, 1)
    t.skip(2)
    assert (t.step, t.asked, t.size(0, "hand"), t.size(1, "hand")) == (tb.DRAW, 0, 2, 1)
    assert t.size(0, "draw pile") == 9
    t.skip(2)
    assert (t.step, t.asked, t.size(0, "hand")) == (tb.ATTACK_BEGINS, 0, 2)
    t.on_to(tb.END)
    assert (t.size(0, "hand"), t.size(1, "hand")) == (2, 1)


@pytest.mark.rule("SS-TN-08")
def test_an_option_moves_the_draw_step_behind_the_attack() -> None:
    t = SlingerHall(draw="between")
    t.hold(0, "zap")
    t.hold(1, "zap")
    t.at("upkeep").skip(2)
    assert (t.step, t.size(0, "hand")) == (tb.ATTACK_BEGINS, 1)
    t.on_to(tb.ATTACK_ENDS)
    assert t.size(0, "hand") == 1
    t.skip(2)
    assert (t.step, t.asked, t.size(0, "hand")) == (tb.DRAW, 0, 2)
    t.skip(2)
    assert (t.step, t.size(0, "hand")) == (tb.MAIN, 2)
    t.next_turn()
    assert steps(t).count(tb.DRAW) == 1


@pytest.mark.rule("SS-TN-09")
def test_the_draw_cannot_be_declined_even_with_an_empty_pile() -> None:
    t = SlingerHall(3, deck=0)
    for seat in range(3):
        t.hold(seat, "zap")
    t.at("upkeep").skip(2)
    assert t.state.seat_data[tb.OUT] == [0, 0, 0]
    t.skip()
    assert t.state.seat_data[tb.OUT] == [1, 0, 0]
    t = SlingerHall()
    t.hold(0, "zap")
    t.at("upkeep").skip()
    assert (t.step, t.question) == (tb.DRAW, "draw step: act? (SS-PR-08)")
    assert [told.why for told in t.events(Moved)] == [tb.DRAWN]


@pytest.mark.rule("SS-TN-11")
def test_the_attack_phase_has_five_steps() -> None:
    t = SlingerHall()
    t.play(0, c(2, 2))
    t.hold(1, "zap")
    t.at("attack").skip().do("c 2/2")
    t.on_to(tb.MAIN)
    five = [tb.ATTACK_BEGINS, tb.ATTACKERS, tb.BLOCKERS, tb.COMBAT, tb.ATTACK_ENDS]
    assert steps(t) == [*five, tb.MAIN]
    assert t.life == [20, 18]


@pytest.mark.rule("SS-TN-12")
def test_without_attackers_the_steps_of_blockers_and_damage_are_left_out() -> None:
    t = SlingerHall()
    t.play(0, c(2, 2))
    t.play(1, c(1, 1))
    t.hold(1, "zap")
    t.at("attack").skip().skip().on_to(tb.MAIN)
    assert steps(t) == [tb.ATTACK_BEGINS, tb.ATTACKERS, tb.ATTACK_ENDS, tb.MAIN]
    assert t.life == [20, 20]


@pytest.mark.rule("SS-TN-12")
def test_when_all_attackers_are_gone_before_the_blocks_both_steps_are_left_out() -> None:
    t = SlingerHall()
    victim = t.play(0, c(2, 2))
    t.play(1, c(1, 1))
    t.hold(1, "kill", "zap")
    t.at("declare").do("c 2/2").do("play kill").choose(victim).skip()
    assert t.step == tb.ATTACK_ENDS
    assert steps(t) == [tb.ATTACKERS, tb.ATTACK_ENDS]


@pytest.mark.rule("SS-TN-13")
def test_one_terrain_and_any_number_of_other_cards_in_the_main_phase() -> None:
    t = SlingerHall()
    t.hold(0, "Mountain", "Coast", c(1, 1), c(2, 2), "banner", "free event", "free event")
    t.at("main").do("play c 1/1", "play Mountain")
    assert "play Coast" not in offers(t)
    coast = t.state.pile(tb.HAND, 0)[0]
    assert t.why_not(0, coast) == "you've already played a terrain this turn (SS-CO-01)"
    with pytest.raises(IllegalAction):
        t.state.apply(action(tb.PLAY, coast))
    t.do("play c 2/2", "play banner", "play free event", "play free event")
    assert sorted(t.names(0, "in play")) == ["Mountain", "banner", "c 1/1", "c 2/2"]
    assert (t.life, t.names(0, "hand")) == ([22, 20], ["Coast"])


@pytest.mark.rule("SS-TN-13")
def test_the_next_own_turn_allows_another_terrain_and_another_players_turn_none() -> None:
    t = SlingerHall()
    t.hold(0, "Mountain", "Coast", "zap")
    t.hold(1, "Woods", "zap")
    t.at("main").do("play Mountain").next_turn().on_to(tb.MAIN)
    assert t.state.regs[tb.ACTIVE] == 1
    t.do("play Woods").skip()
    assert (t.asked, offers(t)) == (0, ["play zap", "pass"])
    t.next_turn().on_to(tb.MAIN).do("play Coast")
    assert t.names(0, "in play") == ["Mountain", "Coast"]


@pytest.mark.rule("SS-TN-14")
def test_end_of_turn_triggers_come_first_in_the_end_phase_then_a_window_then_the_cleanup() -> None:
    t = SlingerHall()
    t.play(0, "evening bell")
    t.play(1, "evening bell")
    hurt = t.play(0, c(3, 3))
    damaged(t, hurt, 2)
    t.hold(0, "zap")
    t.hold(1, "zap")
    t.at("main").skip()
    assert t.life == [20, 20]
    t.skip()
    assert (t.step, t.asked, t.life) == (tb.END, 0, [21, 20])
    assert t.mark(hurt, tb.DAMAGE) == 2
    t.skip()
    assert (t.step, t.asked) == (tb.END, 1)
    t.do("play zap").choose(hurt)
    assert t.where(hurt) == "discard pile"
    t.skip(1)
    assert (t.step, t.life) == (tb.UPKEEP, [21, 20])
    t.on_to(tb.END)
    assert t.life == [21, 21]


@pytest.mark.rule("SS-TN-15", "SS-TN-17")
def test_the_cleanup_takes_all_damage_off_the_characters_of_all_players() -> None:
    t = SlingerHall(3)
    wounded = [t.play(seat, c(3, 1)) for seat in range(3)] + [t.play(1, c(5, 5))]
    for card in wounded:
        damaged(t, card, 2)
    for seat in range(3):
        t.hold(seat, "zap", "strike 3")
    t.at("end", active=1)
    assert (t.step, [t.mark(card, tb.DAMAGE) for card in wounded]) == (tb.END, [2, 2, 2, 2])
    t.next_turn()
    assert (t.state.regs[tb.ACTIVE], [t.mark(card, tb.DAMAGE) for card in wounded]) == (2, [0, 0, 0, 0])
    assert sorted(told.card for told in t.events(events.Healed)) == sorted(wounded)
    for _ in range(2):
        t.next_turn()
    assert t.state.regs[tb.ACTIVE] == 1
    assert all(t.where(card) == "in play" for card in wounded)


@pytest.mark.rule("SS-TN-15")
def test_damage_of_two_turns_does_not_add_up() -> None:
    t = SlingerHall()
    tough = t.play(0, c(3, 1))
    t.hold(1, *["zap"] * 5)
    t.at("main")
    for _ in range(2):
        t.do("play zap").choose(tough)
    assert t.mark(tough, tb.DAMAGE) == 2
    t.next_turn().on_to(tb.MAIN)
    for _ in range(2):
        t.do("play zap").choose(tough)
    assert (t.where(tough), t.mark(tough, tb.DAMAGE)) == ("in play", 2)
    t.do("play zap").choose(tough)
    assert t.where(tough) == "discard pile"


@pytest.mark.rule("SS-TN-16")
def test_damage_and_what_lasts_until_end_of_turn_go_in_the_same_instant() -> None:
    t = SlingerHall()
    small = t.play(0, c(1, 1))
    t.hold(0, "grow", *["zap"] * 4)
    t.at("main").do("play grow")
    for _ in range(3):
        t.do("play zap").choose(small)
    assert (t.numbers(small), t.mark(small, tb.DAMAGE)) == ((4, 4), 3)
    t.next_turn()
    assert (t.where(small), t.numbers(small), t.mark(small, tb.DAMAGE)) == ("in play", (1, 1), 0)


@pytest.mark.rule("SS-TN-16")
@pytest.mark.parametrize("active", [0, 1])
def test_every_change_until_end_of_turn_stops_in_the_cleanup_of_whoever_is_active(active: int) -> None:
    t = SlingerHall()
    dog = t.play(0, c(2, 2))
    other = t.play(1, c(2, 2))
    t.hold(0, "brief might", "safe day", "safe day", "calm day", "grow", "zap", "zap")
    t.at("end", active)
    t.do("play brief might").choose(dog)
    t.do("play grow").choose(other)
    t.do("play safe day").choose(dog)
    t.do("play safe day", "seat 0")
    t.do("play calm day")
    assert (t.numbers(dog), t.numbers(other)) == ((6, 2), (5, 5))
    t.next_turn()
    assert (t.numbers(dog), t.numbers(other)) == ((2, 2), (2, 2))
    t.do("play zap", "seat 0").do("play zap").choose(dog)
    assert (t.life, t.mark(dog, tb.DAMAGE)) == ([19, 20], 1)
    t.do("c 2/2").skip()
    assert t.life == ([19, 18] if active else [17, 20])


@pytest.mark.rule("SS-TN-16")
def test_until_end_of_turn_still_holds_in_the_last_window_of_the_turn() -> None:
    t = SlingerHall()
    dog = t.play(0, c(2, 2))
    t.hold(0, "grow", "zap")
    t.at("main").do("play grow").skip()
    assert (t.step, t.numbers(dog)) == (tb.END, (5, 5))
    t.skip()
    assert t.numbers(dog) == (2, 2)


@pytest.mark.rule("SS-TN-18")
def test_what_the_cleanup_triggers_resolves_without_a_window() -> None:
    t = SlingerHall()
    patient = t.play(1, "grateful patient")
    damaged(t, patient, 1)
    t.hold(0, "zap")
    t.hold(1, "zap")
    t.at("end").skip(2)
    assert t.life == [20, 23]
    assert (t.step, t.asked, t.state.regs[tb.TURN]) == (tb.UPKEEP, 1, 4)
    assert order_of(t, events.Healed, events.GainedLife, events.TurnBegan) == [
        events.Healed,
        events.GainedLife,
        events.TurnBegan,
    ]


@pytest.mark.rule("SS-TN-18")
def test_what_dies_in_the_cleanup_triggers_before_the_next_turn_begins() -> None:
    t = SlingerHall()
    mourner = t.play(0, "mourner")
    t.hold(0, "grow", "gloom")
    t.hold(1, "zap", c(1, 1, "Ambush"))
    t.at("main").do("play grow").do("play gloom").skip()
    assert t.numbers(mourner) == (3, 4)
    t.on_to(tb.END).skip()
    assert (t.step, t.asked, t.state.regs[tb.TURN]) == (tb.UPKEEP, 1, 4)
    assert (t.where(mourner), t.names(0, "hand")) == ("discard pile", ["Plains"])
    assert order_of(t, events.Triggered, events.TurnBegan) == [events.Triggered, events.TurnBegan]


@pytest.mark.rule("SS-TN-18")
def test_the_cleanup_is_done_once_more_after_a_trigger() -> None:
    t = SlingerHall()
    patient = t.play(0, "restless patient")
    dog = t.play(0, c(1, 1, kind="Dog"))
    damaged(t, patient, 1)
    t.hold(1, "zap")
    t.at("end").skip()
    assert len(t.events(events.Triggered)) == 1
    assert (t.where(dog), t.numbers(dog), t.mark(dog, tb.DAMAGE), t.state.lasting) == ("in play", (1, 1), 0, [])
    assert order_of(t, events.Damaged, events.Healed, events.TurnBegan) == [
        events.Healed,
        events.Damaged,
        events.Healed,
        events.TurnBegan,
    ]


@pytest.mark.rule("SS-TN-18")
@pytest.mark.parametrize("name", ["cautious patient", "anxious patient", "peaceful patient"])
def test_what_a_trigger_of_the_cleanup_would_prevent_this_turn_is_over_with_it(name: str) -> None:
    t = SlingerHall()
    patient = t.play(0, name)
    dog = t.play(1, c(2, 2, kind="Dog"))
    damaged(t, patient, 1)
    t.hold(1, "zap", "zap")
    t.at("end").skip()
    if name == "cautious patient":
        t.do("seat 0")
    assert (t.step, t.state.regs[tb.TURN]) == (tb.UPKEEP, 4)
    t.do("play zap", "seat 0").do("play zap").choose(dog)
    assert (t.life, t.mark(dog, tb.DAMAGE)) == ([19, 20], 1)
    t.do("c 2/2").skip()
    assert t.life == [17, 20]


@pytest.mark.rule("SS-TN-19")
def test_right_after_the_cleanup_the_next_player_is_active() -> None:
    t = SlingerHall()
    t.hold(0, "zap")
    t.hold(1, "zap")
    t.at("end").skip()
    assert t.state.regs[tb.ACTIVE] == 0
    t.skip()
    assert (t.state.regs[tb.ACTIVE], t.asked, t.step) == (1, 1, tb.UPKEEP)
    assert steps(t) == [tb.END, tb.CLEANUP, tb.UPRIGHT, tb.UPKEEP]
    t.next_turn()
    assert (t.state.regs[tb.ACTIVE], t.asked) == (0, 0)
