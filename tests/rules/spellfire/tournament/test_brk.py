"""Tables, rounds, second chances, departures (section BRK), and who goes on (SFT-GEN-10, SFT-GEN-11)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tournaments.evenings import BOOK, Evening, plan_for, report_of
from tournaments.toy_book import ToyBook

import spellhall
from spellhall.games.spellfire.table import STARTER
from spellhall.games.spellfire.tournament.book import BOOK as PRINTED
from spellhall.games.spellfire.tournament.book import CONQUEROR
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Format
from spellhall.tournaments import seeds
from spellhall.tournaments.commands import announcing, draw, entrants, judging, reports
from spellhall.tournaments.entries import AskedBack
from spellhall.tournaments.files import as_bytes, read_document
from spellhall.tournaments.plan import Policies
from spellhall.tournaments.points import lines, totals
from spellhall.tournaments.second_chances import candidates, next_asked
from spellhall.tournaments.structures.structure import Over, ToDraw
from spellhall.tournaments.tables import sizes_of
from spellhall.tournaments.typed_results import typed_report
from spellhall.tournaments.verify import findings

SPELLFIRE = spellhall.game("spellfire", preset="tournament")


def sizes(evening):
    return [len(table) for table in evening.draw()]


def to_the_next_draw(evening):
    """Bring back the one who is missing; the best say yes."""
    while not isinstance(evening.event.ahead, ToDraw | Over):
        evening.bring_back()


def played_round(count, **more):
    """An event of so many after round 1, in which every first seat won."""
    evening = Evening(count, **more)
    evening.draw()
    evening.play_round()
    return evening


@pytest.mark.rule("SFT-BRK-01", "SFT-GEN-10")
def test_nine_sit_at_three_tables_of_three():
    assert sizes(Evening(9)) == [3, 3, 3]
    assert sizes_of(12, "avoid_five") == (3, 3, 3, 3), "though three tables of four would do"


@pytest.mark.rule("SFT-BRK-02")
@pytest.mark.parametrize(("count", "expected"), [(10, [3, 3, 4]), (11, [3, 4, 4]), (13, [3, 3, 3, 4]), (16, [4] * 4)])
def test_tables_of_four_are_made_where_the_numbers_need_them(count, expected):
    assert sizes(Evening(count)) == expected


@pytest.mark.rule("SFT-BRK-03", "SFT-BRK-04", "SFT-BRK-12")
@given(st.integers(6, 60), st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_in_every_round_all_who_are_in_sit_at_one_table_of_three_or_four(count, seed):
    evening = Evening(count, seed)
    while not (evening.event.state.rounds and isinstance(evening.event.ahead, Over)):
        to_the_next_draw(evening) if evening.event.state.rounds else None
        still = evening.event.structure.playing(evening.event.field)
        tables = evening.draw()
        assert all(len(table) in (3, 4) for table in tables)
        assert sorted(who for table in tables for who in table) == sorted(still)
        evening.play_round()


@pytest.mark.rule("SFT-BRK-05")
def test_the_tenth_is_welcome_before_the_draw_and_as_fourth_until_a_game_has_begun():
    evening = Evening(9)
    evening.enter("Jon")
    assert sizes(evening) == [3, 3, 4]
    jill = entrants.enter_late(evening.event, [evening.person("Jill")])
    evening.do(jill)
    assert [len(table.entrants) for table in evening.event.state.rounds[0].tables] == [4, 3, 4]
    evening.do(reports.start(evening.event, evening.event.table(2)))
    with pytest.raises(UsageError, match=r"every table of three has already begun its first game \(SFT-BRK-05\)"):
        entrants.enter_late(evening.event, [evening.person("Joe")])


@pytest.mark.rule("SFT-BRK-06", "SFT-GEN-11")
def test_two_wins_end_a_match_and_a_fourth_game_is_refused():
    evening = Evening(9)
    ana, *_ = evening.draw()[0]
    evening.report(1, 6, 4, 3)
    evening.report(1, 4, 6, 3)
    assert not evening.event.match(evening.event.table(1)).over
    evening.report(1, 6, 2, 3)
    match = evening.event.match(evening.event.table(1))
    assert match.over and match.winner == ana
    with pytest.raises(UsageError, match=r"the match at table 1 is over: .+ has won 2 games \(SFT-GEN-11\)"):
        evening.report(1, 3, 2, 6)


@pytest.mark.rule("SFT-BRK-07")
def test_who_wins_goes_on_and_all_others_are_out():
    evening = played_round(9)
    first = [table.entrants[0] for table in evening.event.state.rounds[0].tables]
    assert sorted(evening.draw()[0]) == sorted(first)


@pytest.mark.rule("SFT-BRK-08")
@given(st.sampled_from([3, 4]), st.lists(st.integers(0, 3), min_size=8, max_size=8))
def test_a_match_has_two_to_four_games_with_a_winner_and_five_at_a_table_of_four(seats, winners):
    evening = Evening(seats + 3 if seats == 4 else 6)
    evening.draw()
    table = evening.event.table(len(evening.event.state.rounds[0].tables))
    assert len(table.entrants) == seats
    for winner in winners:
        if evening.event.match(table).over:
            break
        evening.report(table.number, *(6 if seat == winner % seats else 2 for seat in range(seats)))
    assert evening.event.match(table).over and 2 <= len(table.reports) <= seats + 1


@pytest.mark.rule("SFT-BRK-08")
def test_a_drawn_game_is_not_counted():
    evening = Evening(9)
    evening.draw()
    for _ in range(3):
        evening.report(1, 4, 4, 4, winner=None, end="drawn")
    evening.report(1, 6, 4, 4)
    assert not evening.event.match(evening.event.table(1)).over
    evening.report(1, 6, 4, 4)
    assert evening.event.match(evening.event.table(1)).winner == evening.event.table(1).entrants[0]


@pytest.mark.rule("SFT-BRK-09", "SFT-BRK-10")
def test_two_are_joined_by_the_best_of_those_who_are_out():
    evening = played_round(6)
    with pytest.raises(UsageError, match=r"2 are left, which doesn't fill tables of three \(SFT-BRK-09\): ask .+"):
        draw.draw(evening.event)
    best = max(totals(lines(evening.event))[one.entrant] for one in candidates(evening.event))
    asked = next_asked(evening.event)
    assert asked is not None and asked.points == best == 3
    evening.bring_back("yes")
    assert asked.entrant in evening.draw()[0] and len(evening.event.table(1).entrants) == 3


@pytest.mark.rule("SFT-BRK-11")
def test_who_lost_in_an_earlier_round_may_come_back_too():
    evening = played_round(17)
    out = {one.entrant for one in candidates(evening.event)}
    assert len(out) == 12
    evening.bring_back()
    evening.draw()
    evening.play_round()
    first = set(evening.event.state.rounds[0].tables[0].entrants[1:])
    now = {one.entrant for one in candidates(evening.event)}
    assert first <= now | set(evening.event.state.rounds[1].back) and len(now) == 15


@pytest.mark.rule("SFT-BRK-13", "AMB-T03")
def test_five_are_made_six_at_two_tables():
    evening = played_round(17)
    ahead = evening.event.ahead
    assert len(ahead.entrants) == 5 and ahead.count == 1
    evening.bring_back()
    assert sizes(evening) == [3, 3]


@pytest.mark.rule("SFT-BRK-13", "AMB-T03")
def test_or_five_sit_at_one_table_where_the_plan_says_so():
    evening = played_round(17, plan=plan_for(policies=Policies(five="one_table_of_five")))
    assert sizes(evening) == [5]


@pytest.mark.rule("SFT-BRK-14", "AMB-T04")
def test_a_later_round_of_five_is_avoided_where_it_can_be():
    assert [len(sizes_of(count, "avoid_five")) for count in (15, 16, 17)] == [4, 4, 5]
    assert [len(sizes_of(count, "fewest_fours")) for count in (15, 16, 17)] == [5, 5, 5]


def tied(**more):
    """Six in two tables, whose seconds have the same points; of these four numbers each table's second has two."""
    evening = Evening(6, **more)
    evening.draw()
    return evening


@pytest.mark.rule("SFT-BRK-15", "AMB-T05")
def test_ties_for_a_second_chance_are_broken_by_realms_a_game_then_over_the_event_then_by_lot():
    evening = tied()
    (_, bo, _), (_, eli, _) = (table.entrants for table in evening.event.state.rounds[0].tables)
    for table, second in ((1, 3), (2, 4)):
        for _ in range(2):
            evening.report(table, 6, second, 1)
    ranking = candidates(evening.event)
    assert [one.entrant for one in ranking[:2]] == [eli, bo], "four realms a game before three"
    assert ranking[0].points == ranking[1].points and ranking[0].last == (8, 2)


@pytest.mark.rule("SFT-BRK-15")
def test_a_longer_match_does_not_help_since_realms_count_a_game():
    evening = tied()
    (_, bo, _), (_, eli, _) = (table.entrants for table in evening.event.state.rounds[0].tables)
    for counts in ((6, 4, 1), (6, 4, 1)):
        evening.report(1, *counts)
    for counts in ((6, 3, 1), (2, 3, 6), (6, 3, 1)):
        evening.report(2, *counts)
    assert [one.entrant for one in candidates(evening.event)[:2]] == [bo, eli], "8 of 2 games before 9 of 3"


@pytest.mark.rule("SFT-BRK-15", "AMB-T05")
def test_the_last_round_is_that_which_each_played_and_the_whole_event_comes_after_it():
    evening = played_round(17)
    evening.bring_back()
    evening.draw()
    evening.play_round()
    second = {who for table in evening.event.state.rounds[1].tables for who in table.entrants}
    for one in candidates(evening.event):
        games = 2
        assert one.last[1] == games and one.all[1] == games * (2 if one.entrant in second else 1)


@pytest.mark.rule("SFT-BRK-15")
def test_a_lot_out_of_the_seed_decides_what_is_quite_even():
    firsts = set()
    for seed in range(12):
        evening = tied(seed=seed)
        for table in (1, 2):
            evening.report(table, 6, 3, 1)
            evening.report(table, 6, 3, 1)
        one, other = candidates(evening.event)[:2]
        by_lot = [seeds.chance_lot(seed, 2, who.entrant) for who in (one, other)]
        assert by_lot == sorted(by_lot) and one.last == other.last
        firsts.add(one.entrant in evening.event.table(1).entrants)
    assert firsts == {True, False}


@pytest.mark.rule("SFT-BRK-16", "AMB-T05")
def test_who_is_brought_back_keeps_his_points_earns_more_and_may_come_back_again():
    evening = played_round(17)
    evening.bring_back()
    back = evening.event.state.chances[2].back[0]
    before = totals(lines(evening.event))[back]
    seat = next(place for place, table in enumerate(evening.draw(), 1) if back in table)
    winner = next(who for who in evening.event.table(seat).entrants if who != back)
    evening.play(seat, winner, back)
    evening.play_round()
    assert totals(lines(evening.event))[back] == before + 3 * 2
    better = [one.entrant for one in candidates(evening.event)].index(back)
    evening.bring_back(*["no"] * better, "yes")
    evening.draw()
    assert back in evening.event.table(1).entrants


@pytest.mark.rule("SFT-BRK-17", "AMB-T05")
@pytest.mark.parametrize("said", ["no", "absent"])
def test_who_declines_or_is_not_there_is_followed_by_the_next(said):
    evening = played_round(6)
    ranking = candidates(evening.event)
    evening.bring_back(said, "yes")
    answers = evening.event.state.chances[2].answers
    assert answers == {ranking[0].entrant: said, ranking[1].entrant: "yes"}
    assert ranking[1].entrant in evening.draw()[0]


@pytest.mark.rule("SFT-BRK-17")
def test_when_nobody_is_left_to_come_back_those_two_play_or_are_ranked():
    evening = played_round(6)
    with pytest.raises(UsageError, match=r"ask .+ to come back first \(SFT-BRK-17\)"):
        draw.go_on_alone(evening.event, "play")
    evening.bring_back("no", "no", "no", "absent")
    with pytest.raises(UsageError, match="no one is left to ask"):
        draw.ask_back(evening.event)
    other = evening.event.copy()
    evening.do(draw.go_on_alone(evening.event, "play"))
    assert [len(table) for table in evening.draw()] == [2]
    evening.play_round()
    assert "two_left" in evening.event.field.rounds[1].matches[0].flags
    other.do(draw.go_on_alone(other, "rank"), 0)
    assert other.ahead == Over(None)


@pytest.mark.rule("SFT-BRK-18", "AMB-T06")
def test_the_tables_of_a_round_are_drawn_by_a_seed_that_is_kept():
    drawn = [Evening(27, seed).draw() for seed in (1, 2, 1)]
    assert drawn[0] == drawn[2] != drawn[1]
    evening = Evening(27, 1)
    evening.draw()
    assert evening.event.state.rounds[0].seed == seeds.round_seed(1, 1, 1)


@pytest.mark.rule("SFT-BRK-18", "AMB-T06")
@pytest.mark.parametrize("seed", range(8))
def test_one_brought_back_does_not_meet_the_one_who_beat_him_if_that_can_be_avoided(seed):
    evening = played_round(17, seed=seed)
    evening.bring_back()
    back = evening.event.state.chances[2].back[0]
    beaten_by = next(table.entrants[0] for table in evening.event.state.rounds[0].tables if back in table.entrants)
    assert not any({back, beaten_by} <= set(table) for table in evening.draw())
    evening.play_round()
    evening.bring_back()
    evening.draw()
    assert evening.event.state.rounds[2].together or len(evening.event.table(1).entrants) == 3


@pytest.mark.rule("SFT-BRK-18")
def test_where_there_is_one_table_only_the_draw_says_that_they_could_not_be_parted():
    evening = played_round(6)
    evening.bring_back()
    evening.draw()
    back = evening.event.state.chances[2].back[0]
    together = evening.event.state.rounds[1].together
    assert len(together) == 1 and back in together[0]


@pytest.mark.rule("SFT-BRK-19")
def test_a_round_waits_for_all_tables_of_the_one_before():
    evening = Evening(9)
    evening.draw()
    for table in (1, 3):
        evening.play(table)
    with pytest.raises(UsageError, match=r"table 2 of round 1 is still playing \(SFT-BRK-19\)"):
        draw.draw(evening.event)
    evening.play(2)
    assert len(evening.draw()) == 1


@pytest.mark.rule("SFT-BRK-20")
def test_a_round_of_one_table_is_the_last_and_its_winner_has_won_the_event():
    evening = played_round(9)
    evening.draw()
    assert not evening.event.field.rounds[-1].over
    evening.play(1, evening.event.table(1).entrants[2])
    assert evening.event.ahead == Over(evening.event.table(1).entrants[2])
    with pytest.raises(UsageError, match="all rounds are played; the event can be closed"):
        draw.draw(evening.event)


@pytest.mark.parametrize(("stay", "why"), [(0, "everyone has left"), (1, "is the only one left")])
def test_when_others_have_left_it_says_so_and_not_that_all_rounds_are_played(stay, why):
    evening = Evening(9)
    evening.draw()
    for number in range(stay + 1, 10):
        evening.do(entrants.drop(evening.event, number))
    with pytest.raises(UsageError, match=f"{why}; the event can be closed"):
        draw.draw(evening.event)


@pytest.mark.rule("SFT-BRK-23", "AMB-T07")
def test_tables_are_made_for_those_who_are_there():
    evening = Evening(10)
    evening.do(entrants.drop(evening.event, 4))
    tables = evening.draw()
    assert [len(table) for table in tables] == [3, 3, 3] and not any(4 in table for table in tables)
    evening.play_round()
    evening.do(entrants.drop(evening.event, tables[0][0]))
    assert len(evening.event.ahead.entrants) == 2, "a survivor has gone, so somebody is brought back"


@pytest.mark.rule("SFT-BRK-23", "AMB-T07")
def test_a_match_that_two_play_to_its_end_is_marked_and_the_judge_may_have_it_not_count():
    for policy, counts in (("flag", True), ("void", False)):
        evening = Evening(9, plan=plan_for(policies=Policies(two_left=policy)))
        ana, bo, cy = evening.draw()[0]
        evening.report(1, 6, 4, 3)
        evening.do(entrants.drop(evening.event, cy))
        evening.report(1, 6, 2, 0)
        match = evening.event.match(evening.event.table(1))
        assert match.winner == ana and match.flags == ("two_left",) and match.counts == counts
        assert (totals(lines(evening.event))[cy] == 2) == counts
        assert any(line.entrant == bo for line in lines(evening.event)) == counts


@pytest.mark.rule("SFT-BRK-23")
def test_the_last_one_left_has_won_and_who_left_keeps_a_place():
    evening = Evening(9)
    ana, bo, cy = evening.draw()[0]
    evening.report(1, 3, 6, 5)
    evening.do(entrants.drop(evening.event, bo))
    evening.do(entrants.drop(evening.event, cy))
    match = evening.event.match(evening.event.table(1))
    assert match.winner == ana and "one_left" in match.flags and match.places == {ana: 1, bo: 2, cy: 3}


@pytest.mark.rule("SFT-BRK-22")
def test_who_begins_is_drawn_for_every_game_anew():
    deck = next(iter(SPELLFIRE.starter_decks().values()))
    seats = [seeds.game_seed(7, 1, 1, game) for game in range(1, 16)]
    begun = [SPELLFIRE.new_state([deck] * 3, seed).regs[STARTER] for seed in seats]
    assert set(begun) == {0, 1, 2}


@pytest.mark.rule("SFT-TEA-16")
def test_four_teams_share_a_table_only_where_the_coordinator_allows_it_and_on_paper():
    four = Policies(four_teams="on_paper")
    for policies, count in ((Policies(), 10), (four, 10)):
        evening = Evening(plan=plan_for(team=2, policies=policies))
        for number in range(count):
            evening.enter(f"Left {number}", f"Right {number}")
        if policies is four:
            assert sizes(evening) == [3, 3, 4]
        else:
            with pytest.raises(UsageError, match=r"10 isn't a multiple of three \(SFT-TEA-16\)"):
                draw.draw(evening.event)
    plan = plan_for(team=2, policies=four, reporting="refereed")
    assert announcing.verdict(plan, BOOK).faults == [
        "a table of four teams needs eight seats, so it can only be played in person (SFT-TEA-16)"
    ]


@pytest.mark.rule("AMB-T07")
def test_if_all_others_have_left_the_last_one_has_won_the_event():
    evening = played_round(9)
    first, second, third = (table.entrants[0] for table in evening.event.state.rounds[0].tables)
    for gone in (first, third):
        evening.do(entrants.drop(evening.event, gone))
    assert evening.event.ahead == Over(second)


def test_who_is_back_before_the_next_draw_goes_on_as_if_nothing_had_happened():
    evening = played_round(9)
    winner = evening.event.table(1).entrants[0]
    evening.do(entrants.drop(evening.event, winner))
    evening.do(entrants.reinstate(evening.event, winner))
    assert winner in evening.draw()[0]
    gone = evening.event.state.rounds[0].tables[1].entrants[1]
    evening.do(entrants.drop(evening.event, gone))
    evening.play_round()
    with pytest.raises(UsageError, match="hasn't left"):
        entrants.reinstate(evening.event, winner)


def test_nobody_comes_back_who_went_before_a_round_was_drawn_without_him():
    evening = played_round(9)
    winner = evening.event.table(1).entrants[0]
    evening.do(entrants.drop(evening.event, winner))
    evening.bring_back()
    evening.draw()
    with pytest.raises(UsageError, match=r"round 2 was paired without .+ \(SFT-BRK-23\)"):
        entrants.reinstate(evening.event, winner)


def test_who_was_sent_away_is_not_asked_back():
    evening = played_round(6)
    best = next_asked(evening.event).entrant
    evening.do(entrants.drop(evening.event, best, "ejected", evening.host, "had two decks"), reason="had two decks")
    assert best not in {one.entrant for one in candidates(evening.event)}


def test_the_ranking_of_a_second_chance_stays_as_it_was_when_the_first_was_asked():
    evening = played_round(6)
    ranking = candidates(evening.event)
    evening.do(draw.ask_back(evening.event))
    asked = evening.event.log[-1].body
    assert isinstance(asked, AskedBack) and asked.ranking == ranking
    evening.do(entrants.drop(evening.event, ranking[0].entrant))
    evening.do(draw.answer(evening.event, "absent"))
    evening.do(draw.ask_back(evening.event))
    assert evening.event.state.chances[2].ranking == ranking
    assert list(evening.event.state.chances[2].answers) == [ranking[0].entrant, ranking[1].entrant]


def test_a_lost_game_is_one_that_is_sat_out():
    evening = Evening(9)
    ana, bo, cy = evening.draw()[0]
    table = evening.event.table(1)
    evening.do(judging.penalise(evening.event, evening.host, bo, "game_loss", table))
    with pytest.raises(UsageError, match="doesn't finish this game, so they can't have won it"):
        reports.report(evening.event, table, report_of(table, (3, 6, 2)), BOOK)
    evening.report(1, 6, 5, 2)
    match = evening.event.match(table)
    assert match.sums[bo][0] == 0 and match.flags == ("two_left",)
    evening.report(1, 6, 5, 2)
    assert evening.event.match(table).places == {ana: 1, bo: 2, cy: 3}


def test_the_last_one_left_is_awarded_a_game_that_the_others_sit_out():
    evening = Evening(9)
    ana, bo, cy = evening.draw()[0]
    table = evening.event.table(1)
    evening.do(entrants.drop(evening.event, cy, "absent"))
    evening.do(judging.penalise(evening.event, evening.host, ana, "game_loss", table))
    assert [(report.winner, report.end) for report in table.reports] == [(bo, "last_left")]
    assert evening.event.match(table).wins[bo] == 1
    evening.report(1, 6, 3, 0, winner=ana)
    assert evening.event.match(table).wins[ana] == 1, "one game was lost, not the match"
    assert list(findings(read_document(as_bytes(evening.event)), BOOK)), "whoever checks the log finds no fault in it"


def test_a_report_that_names_who_sits_out_is_refused_with_the_reason():
    evening = Evening(9)
    ana, bo, cy = evening.draw()[0]
    table = evening.event.table(1)
    evening.do(judging.penalise(evening.event, evening.host, ana, "game_loss", table))
    names = [evening.event.name(entrant) for entrant in (ana, bo, cy)]
    told = typed_report(evening.event, BOOK, table, f"{names[0]} 6, {names[1]} 3, {names[2]} 2")
    with pytest.raises(UsageError, match=f"{names[0]} sits out game 1 at table 1 by a judge's decision"):
        reports.report(evening.event, table, told, BOOK)
    told = typed_report(evening.event, BOOK, table, f"{names[1]} 6, {names[2]} 2")
    evening.do(reports.report(evening.event, table, told, BOOK))
    assert evening.event.match(table).wins[bo] == 1


def test_the_same_typed_twice_is_no_second_game():
    evening = Evening(9)
    evening.draw()
    table = evening.event.table(1)
    one, other, third = (evening.event.name(entrant) for entrant in table.entrants)
    text = f"{one} 6, {other} 3, {third} 2"
    evening.do(reports.report(evening.event, table, typed_report(evening.event, BOOK, table, text), BOOK))
    with pytest.raises(UsageError, match="that's the report of game 1; if game 2 ended alike, give its number"):
        typed_report(evening.event, BOOK, table, text)
    assert typed_report(evening.event, BOOK, table, text, game=2).game == 2
    assert typed_report(evening.event, BOOK, table, f"{one} 6, {other} 3, {third} 1").game == 2


class ByMarkers(ToyBook):
    """A game that numbers do not decide."""

    def count_decides(self, format: Format) -> bool:
        return False


def test_where_numbers_do_not_tell_the_winner_has_to_be_named():
    assert not PRINTED.count_decides(Format(CONQUEROR, size=55))
    assert PRINTED.count_decides(Format("Championship", size=55))
    evening = Evening(9)
    evening.draw()
    table = evening.event.table(1)
    names = [evening.event.name(entrant) for entrant in table.entrants]
    text = f"{names[0]} 3, {names[1]} 6, {names[2]} 4"
    with pytest.raises(UsageError, match="don't decide such a game; name the winner"):
        typed_report(evening.event, ByMarkers(), table, text)
    assert typed_report(evening.event, ByMarkers(), table, text, winner=names[0]).winner == table.entrants[0]


@pytest.mark.rule("SFT-TIM-11")
def test_a_game_ends_on_time_only_where_time_was_called():
    evening = Evening(9)
    evening.draw()
    table = evening.event.table(1)
    text = ", ".join(f"{evening.event.name(entrant)} {4 - seat}" for seat, entrant in enumerate(table.entrants))
    with pytest.raises(UsageError, match="time wasn't called at table 1"):
        typed_report(evening.event, BOOK, table, text, time=True)
    evening.do(reports.call_time(evening.event))
    evening.do(reports.report(evening.event, table, typed_report(evening.event, BOOK, table, text, time=True), BOOK))
    assert evening.event.match(table).over


def test_a_lost_match_is_over_for_him_alone():
    evening = Evening(9)
    ana, bo, cy = evening.draw()[0]
    table = evening.event.table(1)
    evening.do(judging.penalise(evening.event, evening.host, ana, "match_loss", table))
    evening.report(1, 0, 6, 2)
    evening.report(1, 0, 6, 2)
    assert evening.event.match(table).places == {bo: 1, cy: 2, ana: 3}
    assert not evening.event.entrant(ana).gone
