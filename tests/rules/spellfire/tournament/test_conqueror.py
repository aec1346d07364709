"""Conqueror's Game: markers for realms razed in battle (section CON of the tournament rules)."""

from __future__ import annotations

from typing import Any

import pytest
from hall import Hall
from positions import finish_turn

import spellhall
from spellhall.games.spellfire import judgement
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.terminal import draw
from spellhall.kernel.errors import UsageError

THREE = {"A": "r1", "B": "r2", "C": "r3"}
SIX = {**THREE, "D": "r4", "E": "r5", "F": "r6"}
GAME = {"victory": "conqueror"}


def table(markers: int = 0, realms: dict[str, str] = THREE, players: int = 2, **options: Any) -> Hall:
    """P1 has markers and realms; the others have a realm or two."""
    t = Hall(players, **GAME, **options)
    t.formation(0, **realms)
    for seat in range(1, players):
        t.formation(seat, A=f"r{6 + seat}", B=("r9", "rDS", "rCoast")[seat - 1])
    t.state.seat_data[tb.MARKERS][0] = markers
    return t


def markers(t: Hall) -> list[int]:
    """How many markers each seat has."""
    return t.state.seat_data[tb.MARKERS]


def undefended(markers: int = 0, realms: dict[str, str] = THREE, **options: Any) -> Hall:
    """P1 has razed a realm of P2 that nobody defended."""
    t = table(markers, realms, **options)
    t.pool(0, "her5")
    return t.begin(seat=0, phase=4).attack("r7")


@pytest.mark.rule("SFT-CON-01", "SFT-CON-04", "SFT-CON-10", "AMB-T09")
def test_the_fourth_marker_beside_three_realms_wins_at_once() -> None:
    t = undefended(3)
    assert t.state.returns() == [1.0, -1.0]
    assert markers(t) == [4, 0]
    assert not any("spoils" in line for line in t.log()), "there and then, and not when the battle is over"
    assert "P1 gets a marker for r7: number 4." in t.log()
    assert t.log()[-1] == "P1 has four markers and three realms standing and wins (SFT-CON-01)."


@pytest.mark.rule("SFT-CON-02")
@pytest.mark.parametrize(
    ("won", "realms", "wins"),
    [
        (4, THREE, True),
        (3, THREE, True),
        (2, SIX, False),
        (5, {"A": "r1", "B": "r2"}, False),
        (4, {"A": "r1", "B": "r2", "C": "r3 razed"}, False),
    ],
)
def test_neither_half_is_enough(won: int, realms: dict[str, str], wins: bool) -> None:
    t = undefended(won, realms)
    assert t.state.is_terminal() is wins
    assert markers(t)[0] == won + 1


@pytest.mark.rule("SFT-CON-03", "SFT-VAR-01", "AMB-T10")
@pytest.mark.parametrize("victory", ["conqueror", "standard"])
def test_six_realms_by_themselves_win_nothing(victory: str) -> None:
    t = Hall(victory=victory)
    t.formation(0, A="r1", B="r2", C="r3", D="r4", E="r5")
    t.formation(1, A="r9")
    t.hand(0, "r6", "al1")
    t.begin(phase=2).play("r6")
    assert t.state.is_terminal() is (victory == "standard")


@pytest.mark.rule("SFT-CON-04")
def test_the_third_realm_wins_when_it_is_laid_rebuilt_or_brought_back() -> None:
    two = {"A": "r1", "B": "r2"}
    t = table(4, two)
    t.hand(0, "r3", "al1")
    t.begin(phase=2)
    assert not t.state.is_terminal()
    assert t.play("r3").state.returns() == [1.0, -1.0]
    t = table(4, {**two, "C": "r3 razed"})
    t.hand(0, "al1", "al2", "al3", "al4")
    t.begin(phase=2).rebuild("r3").pick("al1").pick("al2").pick("al3")
    assert t.state.returns() == [1.0, -1.0]
    t = table(4, {**two, "C": "r3 razed"})
    t.hand(0, "evRenew", "al4")
    assert t.begin(phase=3).play("evRenew").state.returns() == [1.0, -1.0]
    t = table(4, two, limbo_emergers="any_permanent")
    t.put(0, "limbo", "r3")
    t.hand(0, "al4")
    t.begin(phase=6).end_turn()
    assert t.state.returns() == [1.0, -1.0]


@pytest.mark.rule("SFT-CON-05")
def test_everybody_has_markers_of_his_own() -> None:
    t = undefended(1)
    assert [side["markers"] for side in t.state.view(1)["seats"]] == [2, 0]
    markers(t)[1] = 1
    assert [side["markers"] for side in t.state.view(1)["seats"]] == [2, 1]


@pytest.mark.rule("SFT-CON-06")
def test_a_realm_that_defends_itself_and_is_beaten_gives_one_marker() -> None:
    t = Hall(**GAME)
    t.formation(0, A="r9")
    t.formation(1, A="rSelf6")
    t.pool(0, "her9")
    t.begin(seat=0, phase=4).attack("rSelf6").pick("rSelf6").skip_to(label="end your turn")
    assert t.is_razed("rSelf6")
    assert markers(t) == [1, 0]


@pytest.mark.rule("SFT-CON-06", "AMB-T09")
def test_so_does_one_that_a_card_of_the_attacker_defeats_in_the_battle() -> None:
    t = Hall(**GAME)
    t.formation(0, A="r9")
    t.formation(1, A="rSelf6")
    t.pool(0, "wiz5")
    t.hand(0, "doom/4", "al1")
    t.begin(seat=0, phase=4).attack("rSelf6").pick("rSelf6").play("doom/4")
    assert t.is_razed("rSelf6")
    assert markers(t) == [1, 0]


@pytest.mark.rule("SFT-CON-06")
def test_a_defender_beaten_before_a_realm_that_stands_gives_none() -> None:
    t = table()
    t.pool(0, "her9")
    t.pool(1, "mon5")
    t.begin(seat=0, phase=4).attack("r7").pick("mon5").skip_to(label="end your turn")
    assert t.where("mon5") == "discard pile"
    assert markers(t) == [0, 0]


@pytest.mark.rule("SFT-CON-07")
def test_an_event_gives_nobody_a_marker() -> None:
    t = table()
    t.hand(0, "evQuake", "al1")
    t.begin(phase=3).play("evQuake").pick("r7")
    assert t.is_razed("r7")
    assert markers(t) == [0, 0]


@pytest.mark.rule("SFT-CON-08")
def test_nor_does_the_vengeance_of_who_is_beaten() -> None:
    t = table()
    t.pool(0, "her9")
    t.pool(1, "vengeful5")
    t.begin(seat=0, phase=4).attack("r7").pick("vengeful5").skip_to(label="end your turn")
    assert t.where("vengeful5") == "discard pile"
    assert [t.is_razed(name) for name in ("r1", "r2", "r3")].count(True) == 1
    assert markers(t) == [0, 0]


@pytest.mark.rule("SFT-CON-09")
def test_a_third_player_who_razes_it_in_the_battle_leaves_nobody_a_marker() -> None:
    t = table(players=3)
    t.pool(0, "her5")
    t.pool(1, "mon9")
    t.hand(0, "al1")
    t.hand(2, "evQuake")
    t.begin(seat=0, phase=4).attack("r7").skip_to(rule="SF-COMB-C1").pick("mon9")
    t.skip_to(seat=2).play("evQuake").pick("r7")
    assert t.is_razed("r7")
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert markers(t) == [0, 0, 0]


@pytest.mark.rule("SFT-CON-11")
def test_a_realm_that_the_battle_discards_gives_none() -> None:
    t = table()
    t.pool(0, "ruinous5")
    t.begin(seat=0, phase=4).attack("r7")
    assert t.where("r7") == "discard pile"
    assert markers(t) == [0, 0]


@pytest.mark.rule("SFT-CON-12", "SFT-CON-13", "SFT-CON-14")
def test_a_realm_rebuilt_gives_another_marker_to_whoever_razes_it() -> None:
    t = Hall(3, **GAME)
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.formation(2, A="r3")
    t.pool(0, "her5")
    t.pool(1, "her6")
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("r3")
    t.skip_to(label="end your turn")
    assert (t.is_razed("r3"), markers(t)) == (True, [1, 0, 0])
    t.state.marks[tb.RAZED][t.handle("r3")] = 0
    assert markers(t) == [1, 0, 0], "what becomes of the realm takes none away"
    finish_turn(t).skip_to_phase(4, seat=1).attack("r3")
    assert (t.is_razed("r3"), markers(t)) == (True, [1, 1, 0])
    t.state.marks[tb.RAZED][t.handle("r3")] = 0
    finish_turn(finish_turn(t)).skip_to_phase(4, seat=0).attack("r3")
    assert markers(t) == [2, 1, 0]


@pytest.mark.rule("SFT-CON-12")
def test_a_realm_covered_or_discarded_takes_no_marker_away() -> None:
    t = undefended(1)
    t.hand(1, "r5", "h1")
    finish_turn(t).skip_to_phase(2, seat=1).play("r5").say("A")
    assert t.where("r7") == "discard pile"
    assert markers(t) == [2, 0]


@pytest.mark.rule("SFT-CON-15")
def test_ancient_kalidnay_razes_itself_for_no_marker() -> None:
    t = Hall(**GAME)
    t.formation(0, A="Ancient Kalidnay", B="r2")
    t.formation(1, A="r9")
    t.hand(0, "al1")
    t.begin(seat=0, phase=5).use("Ancient Kalidnay")
    assert t.is_razed("Ancient Kalidnay")
    assert markers(t) == [0, 0]


@pytest.mark.rule("SFT-CON-16")
def test_who_runs_out_of_cards_is_scored_by_realms_and_not_by_markers() -> None:
    t = Hall(**GAME)
    t.formation(0, A="r1", B="r2")
    t.formation(1, **THREE | {"A": "r4", "B": "r5", "C": "r6"})
    t.state.seat_data[tb.MARKERS][0] = 3
    t.pile(0, "al1")
    t.begin(phase=1).skip_to(rule="SF-PH6").end_turn()
    assert t.state.returns() == [-1.0, 1.0]


@pytest.mark.rule("SFT-INT-02")
def test_under_the_warriors_rule_every_round_won_is_a_marker() -> None:
    t = table(warriors_rule="on")
    t.pool(0, "her9")
    t.pool(1, "mon5")
    t.begin(seat=0, phase=4).attack("r7").pick("mon5").skip_to(label="end your turn")
    assert t.is_razed("r7")
    assert markers(t) == [1, 0]


@pytest.mark.rule("SFT-VIC-13", "AMB-T10")
def test_formations_have_six_places_whatever_victory_was_announced() -> None:
    for realms in ("6", "10"):
        assert spellhall.game("spellfire", victory="conqueror", victory_realms=realms).places == 6
        assert spellhall.game("spellfire", victory_realms=realms).places == int(realms)


def test_where_the_win_is_checked_later_markers_and_realms_must_last() -> None:
    t = undefended(3, victory_timing="start_of_own_turn")
    assert not t.state.is_terminal()
    t.hand(1, "al1")
    finish_turn(finish_turn(t))
    assert t.state.returns() == [1.0, -1.0]
    assert t.reg(tb.TURN) == 7


def test_a_mulligan_takes_all_markers_away() -> None:
    t = Hall(pile=40, **GAME)
    t.formation(1, A="r9")
    t.hand(0, "her5", "al1")
    t.state.seat_data[tb.MARKERS][1] = 1
    t.begin(seat=0, phase=3, turn=3, turns=1)
    t.skip_to(seat=0, rule="SF-MULL-01").yes()
    assert markers(t) == [0, 0]


def test_a_game_with_one_deck_has_nothing_to_conquer() -> None:
    with pytest.raises(UsageError, match=r"played for unrazed realms .* not conqueror"):
        spellhall.game("spellfire", solitaire="one-deck", **GAME)
    assert spellhall.game("spellfire", solitaire="two-deck", **GAME).places == 6


def test_a_marker_is_worth_about_as_much_as_a_realm_to_agents() -> None:
    worth = []
    for won, realms in ((0, THREE), (1, THREE), (0, {**THREE, "D": "r4"}), (1, {**THREE, "D": "r4"})):
        t = table(won, realms).begin(phase=2)
        worth.append(t.state.game.evaluate(t.state, 0))
    marker, spare = worth[1] - worth[0], worth[2] - worth[0]
    assert marker > judgement.WEIGHTS.values.realm_stands > spare > 0
    assert worth[3] > worth[1]


def test_the_terminal_shows_the_markers() -> None:
    for options, shown in ((GAME, True), ({}, False)):
        t = Hall(**options)
        t.formation(0, A="r1")
        t.formation(1, A="r2")
        t.hand(0, "her5")
        t.begin(phase=3)
        written = "".join(str(part) for part in draw(t.state, 0, ["P1", "P2"]).renderables)
        assert ("markers 0 of 4" in written) is shown
