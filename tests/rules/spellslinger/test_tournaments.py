"""Tournaments (section TO): who meets whom, who goes on, and what decides a match."""

from __future__ import annotations

from collections import Counter

import pytest
from tournaments.evenings import BOOK, Evening, plan_for

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.commands import announcing, entrants, reports
from spellhall.tournaments.plan import Knockout
from spellhall.tournaments.structures.structure import Over

SEEDS = range(1, 40)


def evening_of(count: int, structure: Knockout | None = None, seed: int = 7, **plan: object) -> Evening:
    return Evening(count, seed, plan_for(seed, structure or Knockout(best_of=1), **plan))


def byes_of(evening: Evening) -> tuple[int, ...]:
    return evening.event.state.rounds[-1].byes


def play(evening: Evening) -> list[int]:
    """All rounds; how many were in at the beginning of each."""
    playing = []
    while not evening.event.state.rounds or not isinstance(evening.event.ahead, Over):
        playing.append(len(evening.event.structure.playing(evening.event.field)))
        evening.draw()
        evening.play_round()
    return playing


@pytest.mark.rule("SS-TO-01")
def test_five_people_hold_no_tournament_and_six_do() -> None:
    evening = evening_of(5, least=6)
    with pytest.raises(UsageError, match="at least 6 people, and there are 5"):
        evening.draw()
    evening.enter("Fay")
    assert len(evening.draw()) == 3


@pytest.mark.rule("SS-TO-02")
@pytest.mark.parametrize(("best_of", "games"), [(1, 1), (3, 2), (5, 3)])
def test_a_match_ends_when_more_than_half_of_its_games_are_won(best_of: int, games: int) -> None:
    evening = evening_of(6, Knockout(best_of=best_of))  # type: ignore[arg-type]
    evening.draw()
    for number in range(games):
        assert not evening.event.match(evening.event.table(1)).over, number
        evening.report(1, 6, 2)
    assert evening.event.match(evening.event.table(1)).over
    with pytest.raises(UsageError):
        evening.report(1, 6, 2)


@pytest.mark.rule("SS-TO-03")
@pytest.mark.parametrize(("seats", "games"), [(2, 2), (3, 1), (4, 1)])
def test_with_more_than_two_a_match_is_one_game_unless_something_else_is_agreed(seats: int, games: int) -> None:
    for best_of, wanted in ((0, games), (3, 2)):
        evening = evening_of(12, Knockout(seats=seats, best_of=best_of))  # type: ignore[arg-type]
        evening.draw()
        for _ in range(wanted):
            assert not evening.event.match(evening.event.table(1)).over
            evening.report(1, 6, *(2,) * (seats - 1))
        assert evening.event.match(evening.event.table(1)).over


@pytest.mark.rule("SS-TO-08")
def test_when_time_is_up_the_games_won_are_compared_first() -> None:
    """Anyone who has won a game wins the match, though the other has more in the game that was broken off."""
    evening = evening_of(6, Knockout(best_of=3))
    ((ana, bo), *_) = evening.draw()
    evening.report(1, 6, 5)
    evening.do(reports.call_time(evening.event, [1]))
    evening.report(1, 0, 4, end="drawn", winner=None)
    match = evening.event.match(evening.event.table(1))
    assert match.over and match.winner == ana and match.places[bo] == 2


@pytest.mark.rule("SS-TO-09")
def test_how_many_play_a_game_is_settled_before_round_1() -> None:
    evening = evening_of(6)
    changed = plan_for(7, Knockout(seats=3))
    evening.do(announcing.replan(evening.event, changed, BOOK))
    assert len(evening.draw()[0]) == 3
    with pytest.raises(UsageError, match="the plan is fixed once round 1 is paired"):
        announcing.replan(evening.event, plan_for(7, Knockout(seats=2)), BOOK)


@pytest.mark.rule("SS-TO-10")
@pytest.mark.rule("SS-TO-19")
def test_two_teams_of_two_play_a_game_of_four_and_a_team_has_a_bye_or_goes_on_as_one() -> None:
    evening = Evening(0, 7, plan_for(7, Knockout(best_of=1), team=2))
    for number in range(7):
        evening.enter(f"A{number}", f"B{number}")
    tables = evening.draw()
    assert [len(table) for table in tables] == [2, 2, 2]
    assert all(len(evening.event.entrant(team).members) == 2 for table in tables for team in table)
    (resting,) = byes_of(evening)
    evening.play_round()
    going_on = evening.event.structure.playing(evening.event.field)
    assert resting in going_on and len(going_on) == 4


@pytest.mark.rule("SS-TO-11")
def test_team_mates_are_named_before_and_stay() -> None:
    evening = Evening(0, 7, plan_for(7, Knockout(best_of=1), team=2))
    with pytest.raises(UsageError):
        evening.enter("Ana")
    for number in range(3):
        evening.enter(f"A{number}", f"B{number}")
    with pytest.raises(UsageError):
        evening.enter("A0", "Cy")
    teams = {number: entrant.members for number, entrant in evening.event.state.entrants.items()}
    play(evening)
    assert {number: entrant.members for number, entrant in evening.event.state.entrants.items()} == teams
    with pytest.raises(UsageError):
        entrants.enter(evening.event, [evening.person("A0"), evening.person("B1")])


@pytest.mark.rule("SS-TO-13")
def test_opponents_are_drawn_by_lot_in_every_round() -> None:
    """Who wins table 1 meets anybody in round 2, by another lot each time; everybody is drawn once."""
    first, second = set(), Counter[int]()
    for seed in SEEDS:
        evening = evening_of(8, seed=seed)
        tables = evening.draw()
        assert sorted(who for table in tables for who in table) == list(range(1, 9))
        first.add(tuple(tables))
        winners = [table[0] for table in tables]
        evening.play_round()
        again = evening.draw()
        assert sorted(who for table in again for who in table) == sorted(winners)
        second[next(winners.index(sum(table) - winners[0]) for table in again if winners[0] in table)] += 1
    assert len(first) == len(SEEDS)
    assert set(second) == {1, 2, 3}


@pytest.mark.rule("SS-TO-14")
def test_who_loses_a_match_is_out_and_who_wins_goes_on() -> None:
    evening = evening_of(8)
    tables = evening.draw()
    for number, table in enumerate(tables, 1):
        evening.play(number, table[1])
    assert set(evening.event.structure.playing(evening.event.field)) == {table[1] for table in tables}
    assert play(evening) == [4, 2]


@pytest.mark.rule("SS-TO-15")
def test_sixteen_play_four_rounds_until_one_has_not_lost() -> None:
    evening = evening_of(16)
    assert play(evening) == [16, 8, 4, 2]
    lost = {who for round in evening.event.field.rounds for match in round.matches for who in match.entrants[1:]}
    (winner,) = set(range(1, 17)) - lost
    assert evening.event.ahead == Over(winner)
    evening.close()
    assert evening.event.stage == "closed"


@pytest.mark.rule("SS-TO-16")
def test_of_seven_one_has_a_bye_which_counts_as_a_win() -> None:
    evening = evening_of(7)
    assert len(evening.draw()) == 3
    (resting,) = byes_of(evening)
    evening.play_round()
    assert resting in evening.event.structure.playing(evening.event.field)
    assert play(evening) == [4, 2]


@pytest.mark.rule("SS-TO-17")
def test_nobody_has_a_second_bye_while_somebody_still_in_has_had_none() -> None:
    for seed in SEEDS:
        evening = evening_of(5, seed=seed)
        evening.draw()
        (resting,) = byes_of(evening)
        evening.play_round()
        evening.draw()
        assert byes_of(evening) != (resting,)


@pytest.mark.rule("SS-TO-17")
def test_when_all_who_are_left_have_had_one_somebody_rests_again() -> None:
    evening = evening_of(17)
    rested: list[int] = []
    for _ in range(3):
        tables = evening.draw()
        rested += byes_of(evening)
        for number, table in enumerate(tables, 1):
            evening.play(number, *sorted(table, key=lambda entrant: entrant not in rested))
    evening.draw()
    assert set(evening.event.structure.playing(evening.event.field)) == set(rested)
    assert len(byes_of(evening)) == 1


@pytest.mark.rule("SS-TO-18")
def test_of_nine_at_tables_of_four_one_has_a_bye_and_only_winners_go_on() -> None:
    evening = evening_of(9, Knockout(seats=4))
    tables = evening.draw()
    assert [len(table) for table in tables] == [4, 4] and len(byes_of(evening)) == 1
    evening.play_round()
    still = evening.event.structure.playing(evening.event.field)
    assert set(still) == {tables[0][0], tables[1][0], *byes_of(evening)}


@pytest.mark.rule("SS-TO-18")
def test_those_who_are_all_too_few_for_a_table_play_the_last_match() -> None:
    evening = evening_of(9, Knockout(seats=4))
    assert play(evening) == [9, 3]


@pytest.mark.rule("SS-TO-20")
def test_a_drawn_game_is_played_again() -> None:
    evening = evening_of(6, Knockout(best_of=3))
    evening.draw()
    for realms in ((6, 1), (1, 6), (3, 3)):
        evening.report(1, *realms, **({"end": "drawn"} if realms == (3, 3) else {}))
    assert not evening.event.match(evening.event.table(1)).over
    evening.report(1, 6, 1)
    assert evening.event.match(evening.event.table(1)).winner == evening.event.table(1).entrants[0]


@pytest.mark.rule("SS-TO-20")
def test_what_counts_of_a_drawn_game_decides_a_match_that_has_no_other() -> None:
    evening = evening_of(6)
    ((_, bo), *_) = evening.draw()
    evening.report(1, 3, 4, end="drawn", winner=None)
    match = evening.event.match(evening.event.table(1))
    assert match.over and match.winner == bo
