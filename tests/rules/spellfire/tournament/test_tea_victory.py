"""Team Spirit: how a team wins, and what becomes of it when someone leaves (section TEA)."""

from __future__ import annotations

from typing import Any

import pytest
from hall import Hall
from positions import finish_turn, legal_deck

import spellhall
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.turn.victory import final_scoring

TOGETHER = {"teams": "three_of_two", "victory": "team"}
A1, B1, C1, A2, B2, C2 = range(6)
LAST_PHASE = 6
WON = [1.0, -1.0, -1.0, 1.0, -1.0, -1.0]


def table(*realms: int, **options: Any) -> Hall:
    """Six players with so many standing realms each (one, if nothing is said)."""
    t = Hall(6, **{**TOGETHER, **options})
    for seat in range(6):
        lay(t, seat, realms[seat] if seat < len(realms) else 1)
    return t


def lay(t: Hall, seat: int, count: int, razed: bool = False) -> None:
    """Some realms in the next empty places of a formation."""
    places = "ABCDEFGHIJ"[len(t.state.pile(tb.FORMATION, seat)) :][:count]
    t.formation(seat, **dict.fromkeys(places, "r1 razed" if razed else "r1"))


def next_turn(t: Hall) -> Hall:
    """The present turn, in its last phase, ends, and the next begins, or the game is over."""
    return finish_turn(t)


# ---------------------------------------------------------------------- ten together


@pytest.mark.rule("SFT-TEA-02")
@pytest.mark.parametrize(
    ("first", "second", "wins"),
    [(5, 5, True), (6, 4, True), (4, 6, True), (6, 5, True), (6, 3, False), (3, 6, False), (5, 4, False)],
)
@pytest.mark.parametrize("member", [A1, A2])
def test_ten_realms_of_a_team_win_when_a_turn_of_either_begins(
    member: int, first: int, second: int, wins: bool
) -> None:
    t = table(first, 1, 1, second).begin(seat=(member - 1) % 6, phase=LAST_PHASE)
    assert not t.state.is_terminal(), "it is the turn of another team"
    next_turn(t)
    assert t.state.returns() == (WON if wins else [0.0] * 6)
    if wins:
        assert t.reg(tb.ACTIVE) == member and t.reg(tb.PHASE) == tb.BETWEEN, "nothing comes before it"
        assert "P1 and P4 have ten realms standing between them and win (SFT-TEA-02)." in told(t)


def told(t: Hall) -> list[str]:
    """The story as a spectator reads it."""
    assert t.state.record is not None
    return [line.text for line in t.game.story(t.state.record.entries, -1, [f"P{i + 1}" for i in range(6)])]


@pytest.mark.rule("SFT-TEA-02")
def test_razed_realms_are_none_of_the_ten_and_take_nothing_from_them() -> None:
    t = table(5, 1, 1, 4)
    lay(t, A2, 1, razed=True)
    t.begin(seat=C1, phase=LAST_PHASE)
    assert next_turn(t).state.scores is None
    t = table(5, 1, 1, 5)
    lay(t, A2, 1, razed=True)
    assert next_turn(t.begin(seat=C1, phase=LAST_PHASE)).state.returns() == WON


@pytest.mark.rule("SFT-TEA-02")
def test_realms_of_different_teams_are_not_counted_together() -> None:
    t = table(4, 6, 6, 4, 3, 3).begin(seat=A1, phase=LAST_PHASE)
    for _ in range(6):
        next_turn(t)
    assert not t.state.is_terminal()


@pytest.mark.rule("SFT-TEA-03")
def test_the_tenth_realm_in_mid_turn_does_not_win_before_a_turn_begins() -> None:
    t = table(5, 1, 1, 4)
    t.hand(A2, "r9", "her5")
    t.begin(seat=A2, phase=2).play("r9")
    if not t.state.is_terminal() and t.rule == "SF-FORM-02":
        t.say("E")
    assert not t.state.is_terminal()
    t.skip_to(rule="SF-PH6").end_turn()
    for seat in (B2, C2):
        assert t.skip_to(rule="SF-PH6", seat=seat, turns=1) and not t.state.is_terminal()
        t.end_turn()
    while not t.state.is_terminal():
        t.skip()
    assert (t.reg(tb.ACTIVE), t.state.returns()) == (A1, WON)


@pytest.mark.rule("SFT-TEA-04", "AMB-T10")
@pytest.mark.parametrize("timing", ["immediate", "start_of_own_turn"])
@pytest.mark.parametrize(("victory", "won"), [("team", False), ("standard", True)])
def test_six_realms_of_one_member_win_nothing(victory: str, won: bool, timing: str) -> None:
    t = table(6, 1, 1, 0, victory=victory, victory_timing=timing).begin(seat=C2, phase=LAST_PHASE)
    for _ in range(7):
        next_turn(t)
    assert t.state.is_terminal() is won


@pytest.mark.rule("AMB-T19")
def test_where_one_players_realms_win_his_team_wins_with_him() -> None:
    t = table(5, 1, 1, 2, victory="standard")
    t.hand(A1, "r9", "her5")
    t.begin(seat=A1, phase=2).play("r9")
    assert t.state.returns() == WON
    assert "P1 has six realms standing: P1 and P4 win (SF-VIC-01)." in told(t)


@pytest.mark.rule("SFT-TEA-05", "AMB-T19")
@pytest.mark.parametrize("victory", ["team", "standard"])
def test_the_beginning_of_a_granted_turn_counts_for_a_team(victory: str) -> None:
    t = table(6, 1, 1, 4, victory=victory, victory_timing="start_of_own_turn")
    t.hand(A1, "caravan", "w/5")
    t.pool(A1, "wiz5")
    t.begin(seat=A1, phase=LAST_PHASE).end_turn()
    t.skip_to(seat=A1).play("caravan")
    while not t.state.is_terminal() and t.reg(tb.TURN) == 5:
        t.skip()
    assert t.reg(tb.EXTRA_TURN) == 1 and t.reg(tb.ACTIVE) == A1
    assert t.state.returns() == (WON if victory == "team" else [0.0] * 6)


@pytest.mark.rule("AMB-T10")
def test_formations_have_six_places_where_teams_win_and_the_usual_number_else() -> None:
    def places(**options: str) -> int:
        return int(spellhall.game("spellfire", **options).places)

    assert places(victory_realms="10", **TOGETHER) == 6
    assert places(victory_realms="10", victory="team") == 10
    assert places(victory_realms="10", teams="three_of_two") == 10


def test_without_teams_the_victory_of_teams_is_the_usual_one() -> None:
    t = Hall(2, victory="team")
    lay(t, 0, 5)
    lay(t, 1, 1)
    t.hand(0, "r9", "her5")
    t.begin(phase=2).play("r9")
    assert t.state.returns() == [1.0, -1.0]


@pytest.mark.rule("SFT-TEA-08")
def test_a_game_begins_with_the_teams_in_the_order_of_the_draw() -> None:
    game = spellhall.game("spellfire", **TOGETHER)
    state = game.new_state([legal_deck()] * 6, 4)
    first = state.regs[tb.STARTER]
    names = [f"P{seat + 1}" for seat in range(6)]
    around = [names[(first + step) % 6] for step in range(6)]
    assert state.record is not None
    said = [game.sentence(entry, -1, names) for entry in state.record.entries]
    assert [line for line in said if line.startswith("Team ")] == [
        f"Team {letter}: {around[place]} and {around[place + 3]} (SFT-TEA-08)." for place, letter in enumerate("ABC")
    ]


# ---------------------------------------------------------------------- comparing, leaving, judging


@pytest.mark.rule("SFT-TIM-09", "AMB-T19")
@pytest.mark.parametrize(
    ("razed", "returns"),
    [((), [0.0, 0.0, -1.0] * 2), ((B2,), [-1.0, 1.0, -1.0] * 2), ((C1, C2), [0.0, 0.0, -1.0] * 2)],
    ids=["equal", "one razed more", "a third team"],
)
def test_teams_are_compared_by_what_their_members_have_together(razed: tuple[int, ...], returns: list[float]) -> None:
    t = table(5, 3, 2, 1, 3, 2)
    for seat in razed:
        lay(t, seat, 1, razed=True)
    t.begin(seat=A1, phase=LAST_PHASE)
    final_scoring(t.state)
    assert t.state.returns() == returns
    assert ("P2 and P5 have the best ones and win" in told(t)[-1]) == (1.0 in returns)


@pytest.mark.rule("AMB-T19")
def test_who_leaves_leaves_his_team_mate_playing_and_the_last_team_wins_with_all_its_members() -> None:
    t = table(3, 3, 3, 3, 3, 3).begin(seat=A1, phase=LAST_PHASE)
    for seat in (A2, B1, B2):
        t.state.concede(seat)
        assert not t.state.is_terminal()
    assert t.state.view(0)["teams"][A1] == "A1"
    t.state.concede(C2)
    assert not t.state.is_terminal()
    t.state.concede(C1)
    assert t.state.returns() == WON
    assert "No other team is left: P1 and P4 win." in told(t)


def test_the_realms_of_who_has_left_do_not_count_for_his_team() -> None:
    t = table(6, 1, 1, 4).begin(seat=B1, phase=LAST_PHASE)
    t.state.concede(A2)
    for _ in range(6):
        next_turn(t)
    assert not t.state.is_terminal()


@pytest.mark.rule("SFT-INT-12")
def test_a_rule_card_of_ones_own_does_not_work_for_a_team_mate() -> None:
    def may_cast(member: int, *rules: str) -> bool:
        t = table()
        for rule in rules:
            t.put(A1, "table", rule)
        t.pool(member, "wiz5")
        t.hand(member, "4th/372", "her9")
        t.pool(B1, "her5")
        return t.begin(seat=member, phase=3).can_play("Fear")

    strategist, lawyer = "The Master Strategist", "Rule Lawyer's Delight"
    assert [may_cast(A1), may_cast(A2)] == [True, True]
    assert [may_cast(A1, strategist), may_cast(A2, strategist)] == [False, False]
    assert [may_cast(A1, lawyer, strategist), may_cast(A2, lawyer, strategist)] == [False, True]


def test_an_agent_reckons_with_its_team() -> None:
    def worth(seat: int, realms: int) -> float:
        t = table(2, 2, 2, 2, 2, 2)
        lay(t, seat, realms)
        state = t.begin(seat=A1, phase=LAST_PHASE).state
        return float(state.game.evaluate(state, A1))

    now = worth(A1, 0)
    assert worth(A1, 1) == worth(A2, 1) > now
    assert worth(B1, 1) == worth(C2, 1) < now
    assert worth(A1, 3) - worth(A1, 2) > worth(A1, 1) - now, "each realm more brings the ten nearer"
