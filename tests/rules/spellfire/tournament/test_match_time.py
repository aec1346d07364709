"""Time in a match (SFT-TIM-01, SFT-TIM-10, SFT-TIM-11); what it means in a game is proven with the game."""

from __future__ import annotations

import pytest
from tournaments.evenings import BOOK, Evening, plan_for, report_of

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.commands import announcing, draw, reports
from spellhall.tournaments.plan import TimeLimit
from spellhall.tournaments.typed_results import typed_report


def timed(*games, more=(), facts=None, seed=7):
    """A table at which time was called after these games, with the last one played to its end after that."""
    evening = Evening(9, seed)
    evening.draw()
    for counts in games:
        evening.report(1, *counts)
    evening.do(reports.call_time(evening.event))
    for counts in more:
        evening.report(1, *counts, **({"facts": facts} if facts else {}))
    return evening


@pytest.mark.rule("SFT-TIM-01")
def test_there_is_no_limit_unless_the_plan_announces_one():
    evening = Evening(9)
    evening.draw()
    with pytest.raises(UsageError, match=r"this tournament has no time limit \(SFT-TIM-01\)"):
        reports.extend(evening.event, 5, reason="late start")
    limited = Evening(9, plan=plan_for(time=TimeLimit(75)))
    limited.draw()
    assert limited.event.plan.time.minutes == 75
    limited.do(reports.extend(limited.event, 5, 2, "late start"), reason="late start")
    assert limited.event.table(2).minutes == 5 and limited.event.table(1).minutes == 0
    with pytest.raises(UsageError, match=r"the plan is fixed once round 1 is paired"):
        announcing.replan(evening.event, limited.event.plan, BOOK)


@pytest.mark.rule("SFT-TIM-11", "AMB-T36")
def test_the_game_under_way_is_the_last():
    evening = timed((6, 4, 3))
    with pytest.raises(UsageError, match=r"time was called at table 1, so no new game starts there \(SFT-TIM-11\)"):
        reports.start(evening.event, evening.event.table(1))
    evening.report(1, 2, 6, 3)
    assert evening.event.match(evening.event.table(1)).over
    with pytest.raises(UsageError, match=r"the match at table 1 is over: time was called \(SFT-TIM-11\)"):
        evening.report(1, 2, 6, 3)


@pytest.mark.rule("SFT-TIM-11")
def test_where_no_game_is_under_way_the_match_ends_as_it_stands():
    evening = timed((6, 4, 3))
    evening.do(reports.stop(evening.event, evening.event.table(1)))
    match = evening.event.match(evening.event.table(1))
    assert match.over and match.winner == evening.event.table(1).entrants[0] and match.flags == ("time",)


@pytest.mark.rule("SFT-TIM-10", "AMB-T36")
def test_most_games_won_win_a_match_on_time_whatever_the_realms():
    evening = timed((6, 0, 3))
    evening.report(1, 0, 5, 5, winner=None, end="drawn")
    first, second, third = evening.event.table(1).entrants
    match = evening.event.match(evening.event.table(1))
    assert match.sums[third][0] == 8 > match.sums[first][0] and match.places == {first: 1, third: 2, second: 3}


@pytest.mark.rule("SFT-TIM-10")
def test_then_most_realms_of_the_match():
    evening = timed((6, 4, 3), more=[(3, 6, 3)])
    first, second, third = evening.event.table(1).entrants
    assert evening.event.match(evening.event.table(1)).places == {second: 1, first: 2, third: 3}


@pytest.mark.rule("SFT-TIM-10")
@pytest.mark.parametrize("fact", ["razed", "holdings"])
def test_then_razed_realms_and_holdings(fact):
    for better in (0, 1):
        counts = [0, 0, 0]
        counts[better] = 2
        even = {name: (0, 0, 0) for name in ("razed", "holdings")}
        evening = Evening(9)
        evening.draw()
        evening.report(1, 6, 4, 3, facts=even)
        evening.do(reports.call_time(evening.event, [1]))
        evening.report(1, 4, 6, 3, facts={**even, fact: counts})
        match = evening.event.match(evening.event.table(1))
        assert match.winner == evening.event.table(1).entrants[better] and "lot" not in match.flags


@pytest.mark.rule("SFT-TIM-10")
def test_and_then_a_lot_which_waits_until_all_is_told():
    winners = set()
    for seed in range(10):
        evening = timed((6, 4, 3), more=[(4, 6, 3)], seed=seed)
        for table in (2, 3):
            evening.do(reports.stop(evening.event, evening.event.table(table)))
        with pytest.raises(UsageError, match=r"table 1 of round 1 is tied; enter the razed of .+ first \(SFT-TIM-10\)"):
            draw.draw(evening.event)
        at = evening.event.table(1)
        for fact in ("razed", "holdings"):
            evening.do(reports.count(evening.event, at, fact, dict.fromkeys(at.entrants[:2], 1)))
        match = evening.event.match(at)
        assert match.winner in at.entrants[:2] and "lot" in match.flags and match.asks == ()
        winners.add(at.entrants.index(match.winner))
    assert winners == {0, 1}


def test_on_time_most_realms_win_a_typed_game_then_what_else_counts():
    evening = Evening(9)
    evening.draw()
    evening.do(reports.call_time(evening.event))
    table = evening.event.table(1)
    one, other, third = (evening.event.name(entrant) for entrant in table.entrants)
    counts = f"{one} 4, {other} 4, {third} 2"
    with pytest.raises(UsageError, match="that doesn't show who won; name the winner"):
        typed_report(evening.event, BOOK, table, counts, time=True)
    more = {"razed": f"{one} 1, {other} 2, {third} 0"}
    assert typed_report(evening.event, BOOK, table, counts, time=True, more=more).winner == table.entrants[1]
    drawn = typed_report(evening.event, BOOK, table, counts, drawn=True)
    evening.do(reports.report(evening.event, table, drawn, BOOK))
    assert not any(evening.event.match(table).wins.values())


def test_a_match_that_nobody_has_won_is_not_stopped_without_a_reason():
    evening = Evening(9)
    evening.draw()
    with pytest.raises(UsageError, match="say why the match ends before anyone has won it"):
        reports.stop(evening.event, evening.event.table(1))
    evening.do(reports.stop(evening.event, evening.event.table(1), "the hall closes"), reason="the hall closes")
    assert "stopped" in evening.event.match(evening.event.table(1)).flags
    assert report_of(evening.event.table(2), (6, 1, 2)).game == 1
