"""Reports that were wrong: what follows from the right ones, before and after the next round was drawn."""

from __future__ import annotations

import pytest
from tournaments.evenings import BOOK, Evening, report_of

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.commands import corrections, draw, reports
from spellhall.tournaments.points import lines, totals


def game(table, number, *realms):
    return report_of(table, realms, game=number)


def correct(evening, table, number, *realms, choice="", reason="slip misread"):
    told = game(table, number, *realms)
    evening.do(corrections.correct(evening.event, table, told, BOOK, reason, choice), reason=reason)


def second_round(count=27):
    """An event of which round 2 is drawn; the first seats won round 1. Table 1 of round 1 could be won by the second
    seat with one other game, and its third one, too.
    """
    evening = Evening(count)
    evening.draw()
    for realms in ((6, 4, 3), (3, 6, 4), (6, 4, 3)):
        evening.report(1, *realms)
    evening.play_round()
    evening.draw()
    return evening


def test_in_the_same_round_everything_is_reckoned_again():
    evening = Evening(9)
    first, second, third = evening.draw()[0]
    evening.report(1, 6, 4, 3)
    evening.report(1, 6, 3, 4)
    table = evening.event.table(1)
    assert evening.event.match(table).over
    correct(evening, table, 2, 3, 6, 4)
    assert not evening.event.match(table).over, "the match goes on"
    evening.report(1, 2, 6, 4)
    assert evening.event.match(table).places == {second: 1, first: 2, third: 3}


def test_games_after_the_one_that_decides_now_count_for_nothing():
    evening = Evening(9)
    first, second, _ = evening.draw()[0]
    for realms in ((6, 4, 3), (3, 6, 4), (6, 4, 3)):
        evening.report(1, *realms)
    table = evening.event.table(1)
    correct(evening, table, 2, 6, 3, 4)
    match = evening.event.match(table)
    assert match.winner == first and match.games == 2 and match.flags == ("beyond",) and match.sums[second][0] == 7


def test_points_alone_change_where_the_winner_stays():
    evening = second_round()
    table = evening.event.table(1, 1)
    first, second, third = table.entrants
    before = totals(lines(evening.event))
    told = game(table, 1, 6, 0, 5)
    found = corrections.consequences(evening.event, table, told)
    assert found.choices == () and found.before == found.after == first
    assert found.points == tuple(sorted(((second, 3, 2), (third, 2, 3))))
    assert set(found.told(evening.event)) == {
        f"points of {evening.event.name(second)} 3 -> 2",
        f"points of {evening.event.name(third)} 2 -> 3",
    }
    correct(evening, table, 1, 6, 0, 5)
    assert totals(lines(evening.event))[second] == before[second] - 1


def test_another_winner_after_the_next_draw_is_a_choice_of_staff():
    evening = second_round()
    table = evening.event.table(1, 1)
    told = game(table, 3, 4, 6, 3)
    found = corrections.consequences(evening.event, table, told)
    assert found.choices == ("points", "swap", "redraw") and found.next_round == 2
    with pytest.raises(UsageError, match=r"round 2 is paired, and .+ won the match, not .+; points of"):
        corrections.correct(evening.event, table, told, BOOK, "slip misread")
    with pytest.raises(UsageError, match="say why you're correcting the report"):
        corrections.correct(evening.event, table, told, BOOK, "", "points")


def test_points_only_leaves_the_next_round_as_it_was_drawn():
    evening = second_round()
    table = evening.event.table(1, 1)
    first, second, _ = table.entrants
    drawn = [list(t.entrants) for t in evening.event.state.rounds[1].tables]
    correct(evening, table, 3, 4, 6, 3, choice="points")
    assert [list(t.entrants) for t in evening.event.state.rounds[1].tables] == drawn
    assert totals(lines(evening.event))[second] == 4 and totals(lines(evening.event))[first] == 3
    assert first in evening.event.structure.playing(evening.event.field)


def test_the_right_winner_takes_the_seat_of_the_wrong_one_as_long_as_their_table_has_not_begun():
    evening = second_round()
    table = evening.event.table(1, 1)
    first, second, _ = table.entrants
    seat = next(t for t in evening.event.state.rounds[1].tables if first in t.entrants)
    other = next(t for t in evening.event.state.rounds[1].tables if t is not seat)
    evening.report(other.number, 6, 4, 3)
    found = corrections.consequences(evening.event, table, game(table, 3, 4, 6, 3))
    assert found.choices == ("points", "swap"), "a game of the round has begun, so it is not drawn again"
    place = seat.entrants.index(first)
    correct(evening, table, 3, 4, 6, 3, choice="swap")
    assert seat.entrants[place] == second and seat.by_hand and first not in seat.entrants
    assert "by_hand" in evening.event.match(seat).flags


def test_the_next_round_is_drawn_again_as_long_as_nobody_has_begun_it():
    evening = second_round()
    table = evening.event.table(1, 1)
    first, second, _ = table.entrants
    correct(evening, table, 3, 4, 6, 3, choice="redraw")
    again = evening.event.state.rounds[1]
    seated = [who for t in again.tables for who in t.entrants]
    assert again.attempt == 2 and second in seated and first not in seated and not again.published
    assert sum(type(entry.body).__name__ == "Drawn" for entry in evening.event.log) == 3, (
        "the old draw stays in the log"
    )


def test_once_the_table_has_begun_only_points_can_change():
    evening = second_round()
    table = evening.event.table(1, 1)
    first = table.entrants[0]
    seat = next(t for t in evening.event.state.rounds[1].tables if first in t.entrants)
    evening.do(reports.start(evening.event, seat))
    found = corrections.consequences(evening.event, table, game(table, 3, 4, 6, 3))
    assert found.choices == ("points",)
    with pytest.raises(UsageError, match="choose what happens to it: points"):
        corrections.correct(evening.event, table, game(table, 3, 4, 6, 3), BOOK, "slip misread", "swap")


def test_a_match_of_a_closed_round_that_would_go_on_ends_as_it_stands():
    evening = second_round()
    table = evening.event.table(1, 1)
    told = game(table, 3, 5, 3, 6)
    found = corrections.consequences(evening.event, table, told)
    assert found.open and "the match isn't over then, and ends at the current score" in found.told(evening.event)
    correct(evening, table, 3, 5, 3, 6)
    match = evening.event.match(table)
    assert match.over and match.flags == ("stopped",) and match.winner == table.entrants[0]


def test_a_second_chance_that_was_given_stays_given():
    evening = Evening(6)
    evening.draw()
    evening.play_round()
    evening.do(draw.ask_back(evening.event))
    asked = next(iter(evening.event.chance.answers))
    table = next(t for t in evening.event.state.rounds[0].tables if asked in t.entrants)
    other = next(who for who in table.entrants[1:] if who != asked)
    realms = [6 if who == table.entrants[0] else 5 if who == other else 0 for who in table.entrants]
    found = corrections.consequences(evening.event, table, game(table, 1, *realms))
    assert found.ranking and "the second chance doesn't change" in found.told(evening.event)
    correct(evening, table, 1, *realms)
    assert next(iter(evening.event.chance.answers)) == asked


def test_what_was_reported_already_is_no_correction():
    evening = second_round()
    table = evening.event.table(1, 1)
    with pytest.raises(UsageError, match="the correction is the same as the report"):
        corrections.correct(evening.event, table, table.reports[0], BOOK, "slip misread")


def test_undoing_takes_back_the_last_entry_that_holds_and_the_one_before_it_next():
    evening = Evening(9)
    evening.draw()
    evening.report(1, 6, 4, 3)
    evening.report(1, 6, 3, 4)
    for left in (1, 0):
        evening.do(corrections.undo(evening.event))
        assert len(evening.event.table(1).reports) == left
    evening.report(1, 2, 6, 4)
    assert [report.winner for report in evening.event.table(1).reports] == [evening.event.table(1).entrants[1]]


def test_the_beginning_and_the_end_are_not_undone():
    evening = Evening(staffed=False)
    evening.do(corrections.undo(evening.event))
    assert not evening.event.state.open
    with pytest.raises(UsageError, match="there's nothing to undo"):
        corrections.undo(evening.event)
