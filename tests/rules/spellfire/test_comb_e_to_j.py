"""Combat, steps E to J: comparison, adding cards, the end of a round, another round, spoils (section COMB)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel, fight, step_forward

from spellhall.games.spellfire import events
from spellhall.games.spellfire import table as tb
from spellhall.kernel.frames import PASS


def invasion(*attackers: str, defenders: tuple[str, ...], **more: tuple[str, ...]) -> Hall:
    """P1 with several champions attacks the only realm of P2, who has several defenders and a spare ally."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, *attackers)
    t.pool(1, *defenders)
    t.hand(0, *more.get("hand", ()))
    t.hand(1, *more.get("rival_hand", ()))
    return t.begin(phase=4).attack("r1")


@pytest.mark.rule("SF-COMB-E1")
def test_totals_take_in_all_that_affects_the_combat() -> None:
    t = fight("her5 with mi+2", "her3", realm="rPow")
    assert t.totals() == (7, 6)
    assert t.reg(tb.LEADING) == 0
    t = fight("her5 with mi+2 and art+4", "her3", realm="rPow with h+2")
    assert t.totals() == (11, 8)


@pytest.mark.rule("SF-COMB-E2", "SF-COMB-G2")
def test_at_equality_the_defender_is_winning_and_wins() -> None:
    t = duel("her7", "mon7", hand=("al3",))
    assert t.totals() == (7, 7)
    assert t.seat == 0
    t.skip()
    assert t.where("her7") == "discard pile"
    assert t.where("mon7") == "pool"


@pytest.mark.rule("SF-COMB-F1", "SF-COMB-F2", "SF-COMB-F3")
def test_only_the_losing_side_is_asked_again_and_again_until_it_leads() -> None:
    t = duel("her5", "mon9", hand=("al3", "al2"), rival_hand=("al4",))
    assert (t.seat, t.totals()) == (0, (5, 9))
    t.play("al3")
    assert (t.seat, t.totals()) == (0, (8, 9))
    t.play("al2")
    assert (t.seat, t.totals()) == (1, (10, 9))
    assert t.can_play("al4")


@pytest.mark.rule("SF-COMB-F1", "AMB-13")
@pytest.mark.parametrize(("option", "asked"), [("events_and_anytime", True), ("nothing", False)])
def test_whether_the_winner_may_play_what_goes_at_any_time_is_an_option(option: str, asked: bool) -> None:
    t = duel("her5", "mon9", hand=("al2", "al1"), rival_hand=("evGift", "al4"), winner_may_play=option)
    t.play("al2")
    assert (t.seat == 1) is asked
    if asked:
        assert t.can_play("evGift")
        assert not t.can_play("al4")


@pytest.mark.rule("SF-COMB-F1")
@pytest.mark.parametrize("option", ["events_and_anytime", "nothing"])
def test_whoever_is_outside_the_battle_may_always_play_what_goes_at_any_time(option: str) -> None:
    t = duel("her5", "mon9", hand=("al2", "al1"), rival_hand=("al4",), winner_may_play=option, players=3)
    t.hand(2, "evGift")
    t.play("al2")
    assert (t.seat, t.can_play("evGift")) == (2, True)


@pytest.mark.rule("SF-COMB-F4", "SF-COMB-F5", "SF-COMB-G1")
def test_a_pass_of_the_loser_decides_the_round_and_the_winner_adds_nothing_more() -> None:
    t = duel("her5", "mon7", hand=("al3", "al9"), rival_hand=("al1",))
    t.play("al3")
    assert (t.seat, t.totals()) == (1, (8, 7))
    t.skip()
    assert t.where("mon7") == "discard pile"
    assert t.where("her5") == "pool"
    assert t.where("al9") == "hand"
    assert not t.can_play("al9")


@pytest.mark.rule("SF-COMB-F4")
def test_a_side_that_cannot_play_is_not_asked_and_the_round_is_decided() -> None:
    t = invasion("her5", "her6", defenders=("mon7",))
    t.pick("her5").pick("mon7")
    assert t.where("her5") == "discard pile"


@pytest.mark.rule("SF-COMB-F6")
def test_a_card_needs_a_champion_that_is_entitled_to_use_it() -> None:
    t = duel("her5", "mon9", hand=("wDef+3/4", "al3"))
    assert not t.can_play("wDef+3/4")
    assert "SF-" in t.why_not("wDef+3/4")
    assert t.can_play("al3")
    t = duel("wiz5", "mon9", hand=("wDef+3/4", "al3"))
    assert t.can_play("wDef+3/4")


@pytest.mark.rule("SF-COMB-F7")
def test_the_effect_of_a_played_card_is_settled_before_anything_else() -> None:
    t = duel("her5", "mon9", hand=("scout2", "al1"))
    t.play("scout2")
    assert (t.seat, t.totals()) == (0, (7, 9))
    assert t.hand_size(0) == 2, "its power has drawn a card"


@pytest.mark.rule("SF-COMB-F8")
@pytest.mark.parametrize("card", ["mi+2", "art+4"])
def test_items_and_artifacts_join_the_fighter_and_stay_with_the_winner(card: str) -> None:
    t = duel("her7", "mon7", hand=(card, "al1"), rival_hand=("al1",))
    t.play(card)
    assert t.state.host[t.handle(card)] == t.handle("her7")
    t.skip()
    assert t.where("her7") == "pool"
    assert t.state.host[t.handle(card)] == t.handle("her7")


@pytest.mark.rule("SF-COMB-H1", "SF-COMB-H2")
def test_the_winner_goes_home_with_items_and_artifacts_and_without_passing_cards() -> None:
    t = duel("wiz5 with mi+2 and art+4", "mon9", hand=("al3", "wDef+3/4", "al4"), rival_hand=("al6", "al1"))
    assert t.seat == 1
    t.play("al6")
    assert t.seat == 0
    t.play("al3").play("wDef+3/4")
    assert t.totals() == (17, 15)
    t.skip()
    assert t.where("wiz5") == "pool"
    assert t.state.attached(t.handle("wiz5")) == [t.handle("mi+2"), t.handle("art+4")]
    assert t.where("al3", 0) == t.where("wDef+3/4", 0) == "discard pile"


@pytest.mark.rule("SF-COMB-H3")
def test_the_loser_discards_all_that_he_used() -> None:
    t = duel("her3 with mi+2", "mon9", hand=("al3", "al1"))
    t.play("al3").skip()
    assert [t.where(name, 0) for name in ("her3", "mi+2", "al3")] == ["discard pile"] * 3


@pytest.mark.rule("SF-COMB-H4")
def test_a_champion_that_won_straight_from_hand_ends_in_the_pool() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.hand(0, "her9", "her2")
    t.pool(1, "mon3", "mon2")
    t.begin(phase=4).attack("r1").pick("her9").pick("mon3")
    assert t.where("mon3") == "discard pile"
    assert t.names(0, "pool") == ["her9"]


@pytest.mark.rule("SF-COMB-H5")
def test_a_power_keeps_the_defeated_unless_the_card_that_beat_it_says_discard() -> None:
    t = fight("wiz9", "home5", hand=("slayer/4",))
    t.skip()
    assert t.where("home5") == "pool"
    t = duel("wiz4", "home5", hand=("slayer/4",))
    t.play("slayer/4")
    assert t.where("home5") == "discard pile"


@pytest.mark.rule("SF-COMB-I1", "SF-COMB-I2", "SF-COMB-I3", "SF-END-02")
def test_after_a_won_round_unused_champions_may_go_on_against_the_same_realm() -> None:
    t = invasion("her7", "her8", defenders=("mon3", "mon9"))
    t.pick("her7").pick("mon3")
    assert t.where("her7") == "pool"
    assert (t.seat, t.offered()) == (0, ["her8"])
    assert PASS in t.state.legal_actions()
    t.pick("her8")
    assert t.reg(tb.TARGET) == t.handle("r1")
    assert (t.seat, t.offered()) == (1, ["mon9"])
    assert PASS in t.state.legal_actions()


@pytest.mark.rule("SF-COMB-I4")
@pytest.mark.parametrize("loses", [True, False])
def test_a_lost_round_or_the_fall_of_the_realm_ends_all_attacks_of_the_turn(loses: bool) -> None:
    t = invasion("her3", "her8", defenders=("mon9",), hand=("w/5", "al1"))
    t.formation(0, B="r8")
    t.pick("her3")
    if loses:
        t.pick("mon9")
        t.skip()
        assert t.where("her3") == "discard pile"
    else:
        t.skip()
        assert t.is_razed("r1")
    t.skip_to(0)
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert not t.can_attack("r1")
    assert not t.can_attack("r2")


@pytest.mark.rule("SF-COMB-I5", "SF-END-04", "SF-SPOIL-06")
def test_an_attacker_may_stop_after_a_won_round_and_draws_nothing() -> None:
    t = invasion("her7", "her8", defenders=("mon3", "mon4"), hand=("al1",), rival_hand=("al1",))
    t.pick("her7").pick("mon3").skip()
    assert t.label == "send another champion, or stop"
    before = t.hand_size(0), t.hand_size(1)
    t.skip()
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert not t.is_razed("r1")
    assert (t.hand_size(0), t.hand_size(1)) == before


@pytest.mark.rule("SF-COMB-I6")
def test_five_attackers_fight_five_rounds() -> None:
    attackers = ("her5", "her6", "her7", "her8", "her9")
    defenders = ("mon1", "mon2", "mon3", "mon4", "wiz4")
    t = invasion(*attackers, defenders=defenders)
    for number, (attacker, defender) in enumerate(zip(attackers, defenders, strict=True), 1):
        step_forward(t, attacker, defender)
        assert t.where(defender) == "discard pile"
        assert t.state.record is not None
        rounds = [entry for entry in t.state.record.entries if isinstance(entry.event, events.RoundBegan)]
        assert len(rounds) == number


@pytest.mark.rule("SF-COMB-J1")
@pytest.mark.parametrize(("attacker", "defender", "draws"), [("her3", "mon9", (0, 1)), ("her9", "mon3", (0, 0))])
def test_at_most_one_of_the_two_draws_spoils(attacker: str, defender: str, draws: tuple[int, int]) -> None:
    t = fight(attacker, defender)
    before = t.hand_size(0), t.hand_size(1)
    t.skip()
    assert (t.hand_size(0) - before[0], t.hand_size(1) - before[1]) == draws


@pytest.mark.rule("SF-COMB-J1")
def test_the_attacker_draws_when_the_realm_is_razed() -> None:
    t = invasion("her5", defenders=("mon9",)).skip()
    assert (t.hand_size(0), t.hand_size(1)) == (1, 0)


@pytest.mark.rule("SF-COMB-F4", "AMB-14")
@pytest.mark.parametrize("helped", [True, False])
def test_after_the_pass_outsiders_have_a_last_chance_to_turn_the_round(helped: bool) -> None:
    t = Hall(players=3)
    for seat, realm in enumerate(("r9", "r1", "r5")):
        t.formation(seat, A=realm)
    t.pool(0, "her5")
    t.pool(1, "mon7")
    t.pool(2, "wiz5")
    t.hand(0, "al1")
    t.hand(1, "al2")
    t.hand(2, "aid+5")
    step_forward(t.begin(phase=4).attack("r1"), "her5", "mon7")
    t.skip()
    assert (t.seat, t.can_play("aid+5")) == (2, True)
    if helped:
        t.play("aid+5").pick("her5")
        assert t.totals() == (10, 7)
        assert (t.seat, t.can_play("al2")) == (1, True)
    else:
        t.skip()
        assert t.where("her5") == "discard pile"


@pytest.mark.rule("SF-COMB-F4", "SF-COMB-F5", "AMB-14")
def test_after_the_pass_of_the_loser_only_players_outside_are_asked_once_more() -> None:
    t = duel("her5", "mon9", hand=("al1", "evGift"), rival_hand=("al4", "evGift"), players=3)
    t.hand(2, "evGift")
    t.skip()
    assert (t.seat, t.can_play("evGift")) == (2, True), "the last chance (AMB-14)"
    t.skip()
    assert t.reg(tb.ROUND) == 1 and t.where("her5") == "discard pile", "nobody else was asked"
    assert t.names(0, "hand") == ["al1", "evGift"]


@pytest.mark.rule("SF-COMB-I3", "SF-END-05")
def test_a_realm_that_goes_when_a_round_is_won_earns_the_attacker_spoils() -> None:
    t = fight("wrecker9", "mon3").skip()
    assert t.where("r1") == "discard pile"
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert t.hand_size(0) == 2, "spoils"


@pytest.mark.rule("SF-SPOIL-02")
def test_a_realm_that_withstands_its_first_fall_earns_no_spoils() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="The Trollmoors")
    t.pool(0, "her5", "her3")
    t.begin(phase=4).attack("The Trollmoors").pick("her5").skip()
    assert not t.is_razed("The Trollmoors")
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert t.hand_size(0) == 0


@pytest.mark.rule("SF-END-12")
def test_what_lasts_for_the_battle_is_over_with_it() -> None:
    t = duel("her9", "mon9", hand=("al1",), rival_hand=("al2",), players=2)
    t.pool(1, "wiz5")
    t.state.begin_lasting((-1, t.handle("wiz5"), 1, t.handle("wiz5"), tb.BATTLE_END, 5, 0))
    t.skip()
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert t.state.lasting == []


@pytest.mark.rule("SF-COMB-C1", "AMB-25")
def test_who_defended_in_one_battle_may_do_so_in_the_next() -> None:
    t = Hall(3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(0, "mon3")
    t.pool(1, "mon4")
    t.pool(2, "her9")
    for seat in range(2):
        t.hand(seat, "mi+1")
    t.begin(seat=0, phase=4).attack("r3").pick("her9")
    t.skip_to_phase(4, seat=1, turns=1).attack("r3")
    assert t.can_pick("her9"), "AMB-25: in later battles"
