"""How entrants meet: whole events of every structure, with results and departures at random."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tournaments.evenings import Evening, plan_for

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.tournaments import seeds
from spellhall.tournaments.commands import entrants
from spellhall.tournaments.plan import DoubleKnockout, Kind, Knockout, League, RoundRobin, Swiss, seats_of
from spellhall.tournaments.randomness import drawn, pair_of
from spellhall.tournaments.seating import met
from spellhall.tournaments.standings import standing
from spellhall.tournaments.structures import bracket
from spellhall.tournaments.structures.kinds import structure_of
from spellhall.tournaments.structures.structure import Over

KINDS: list[Kind] = [
    Knockout(best_of=1),
    Knockout(best_of=1, third_place=True),
    Knockout(best_of=1, draw="bracket"),
    Knockout(best_of=3, draw="bracket", third_place=True),
    Knockout(seats=3),
    Knockout(seats=4),
    DoubleKnockout(best_of=1),
    DoubleKnockout(best_of=1, reset=False),
    Swiss(best_of=1),
    Swiss(seats=3),
    Swiss(seats=4, rounds=4),
    Swiss(best_of=1, rounds=3, cut=4),
    Swiss(seats=3, rounds=2, cut=3),
    RoundRobin(best_of=1),
    RoundRobin(best_of=1, groups=2, legs=2),
    RoundRobin(seats=3),
    League(until="2026-12-31", best_of=1),
]
MANY = settings(max_examples=8, deadline=None)
COUNTS = st.integers(6, 21)
SEEDS = st.integers(0, 2**62)
EVERY_KIND = pytest.mark.parametrize("kind", KINDS, ids=repr)


def evening_of(kind: Kind, count: int, seed: int) -> Evening:
    return Evening(count, seed, plan_for(seed, kind))


def play_round(evening: Evening, dice: Dice) -> None:
    """All matches of the round under way, with places at random."""
    for table in evening.event.state.rounds[-1].tables:
        if not evening.event.match(table).over:
            there = [entrant for entrant in table.entrants if entrant not in table.left]
            evening.play(table.number, *drawn(there, dice))


def play(evening: Evening, dice: Dice) -> None:
    """All rounds."""
    event = evening.event
    while not event.state.rounds or not isinstance(event.ahead, Over):
        evening.draw()
        play_round(evening, dice)


def defeats(evening: Evening) -> Counter[int]:
    lost: Counter[int] = Counter()
    for round in evening.event.field.rounds:
        for match in round.matches:
            lost.update(entrant for entrant in match.entrants if entrant != match.winner)
    return lost


@EVERY_KIND
@given(COUNTS, SEEDS, st.data())
@MANY
def test_everybody_who_is_in_sits_at_one_table_or_has_a_bye_and_one_wins(kind, count, seed, data):
    """Though some go between rounds, and some in the middle of a match."""
    evening, dice = evening_of(kind, count, seed), Dice(seed)
    event = evening.event
    while not event.state.rounds or not isinstance(event.ahead, Over):
        still = event.structure.playing(event.field)
        evening.draw()
        last = event.state.rounds[-1]
        seated = [entrant for table in last.tables for entrant in table.entrants] + list(last.byes)
        if not isinstance(kind, League):
            third = [*last.tables[1].entrants] if set(seated) - set(still) else []
            assert sorted(seated) == sorted([*still, *third])
        assert all(len(table.entrants) > 1 for table in last.tables)
        for table in last.tables:
            if data.draw(st.integers(0, 9)) == 0 and table.entrants[0] not in event.field.gone:
                evening.do(entrants.drop(event, table.entrants[0]))
        play_round(evening, dice)
        going = data.draw(st.sampled_from([None, *event.field.present]))
        if going is not None and len(event.field.present) > 3:
            evening.do(entrants.drop(event, going))
    ranks = standing(event)
    assert sorted(rank.entrant for rank in ranks) == sorted(event.field.entrants)
    if event.field.present:
        assert event.ahead.winner in (None, *event.field.present)


@EVERY_KIND
@given(COUNTS, SEEDS)
@MANY
def test_an_event_goes_as_its_forecast_says(kind, count, seed):
    evening = evening_of(kind, count, seed)
    forecast = structure_of(kind).forecast(count, evening.event.plan)
    play(evening, Dice(seed))
    played = evening.event.field.rounds
    if isinstance(kind, DoubleKnockout) and len(played) > len(forecast.rounds):
        assert kind.reset and len(played) == len(forecast.rounds) + 1
        played = played[:-1]
    shape = [(sorted(len(match.entrants) for match in round.matches), len(round.byes)) for round in played]
    assert shape == [(sorted(ahead.sizes), ahead.byes) for ahead in forecast.rounds]
    if len(played) == len(evening.event.field.rounds) and not isinstance(kind, DoubleKnockout):
        assert sum(rank.points for rank in standing(evening.event)) == forecast.points


@EVERY_KIND
@given(COUNTS, SEEDS)
@MANY
def test_the_winner_leads_the_standing_and_places_add_up(kind, count, seed):
    evening = evening_of(kind, count, seed)
    play(evening, Dice(seed))
    ranks = standing(evening.event)
    assert ranks[0].entrant == evening.event.ahead.winner and ranks[0].status == "won"
    assert [rank.place for rank in ranks] == list(range(1, count + 1))
    for round in evening.event.field.rounds:
        for match in round.matches:
            seats = len(match.entrants)
            assert sum(match.places.values()) == seats * (seats + 1) // 2


@EVERY_KIND
@given(COUNTS, SEEDS)
@MANY
def test_every_draw_comes_again_from_its_seed(kind, count, seed):
    evening = evening_of(kind, count, seed)
    play(evening, Dice(seed))
    event = evening.event
    for round in event.state.rounds:
        again = event.structure.draw(event.field_before(round.number), seeds.round_seed(seed, round.number, 1))
        assert again.tables == tuple(table.entrants for table in round.tables) and again.byes == round.byes


@pytest.mark.parametrize("kind", [kind for kind in KINDS if isinstance(kind, Knockout)], ids=repr)
@given(COUNTS, SEEDS)
@MANY
def test_in_a_knockout_everybody_but_the_winner_loses_once(kind, count, seed):
    evening = evening_of(kind, count, seed)
    play(evening, Dice(seed))
    lost = defeats(evening)
    winner = evening.event.ahead.winner
    fourth = len(evening.event.field.rounds[-1].matches) - 1
    assert lost[winner] == 0
    assert fourth == (1 if kind.third_place and len(evening.event.field.rounds[-2].matches) > 1 else 0)
    assert all(lost[who] in (1, 1 + fourth) for who in evening.event.field.entrants if who != winner)
    assert sum(lost.values()) == count - 1 + fourth


@pytest.mark.parametrize("reset", [True, False])
@given(st.integers(2, 33), SEEDS)
@settings(max_examples=25, deadline=None)
def test_in_a_double_knockout_two_defeats_put_one_out_and_nothing_else(reset, count, seed):
    evening, dice = evening_of(DoubleKnockout(best_of=1, reset=reset), count, seed), Dice(seed)
    event = evening.event
    while not event.state.rounds or not isinstance(event.ahead, Over):
        lost = defeats(evening)
        evening.draw()
        last = event.state.rounds[-1]
        playing = {who for table in last.tables for who in table.entrants} | set(last.byes)
        assert playing == {who for who in event.field.entrants if lost[who] < 2}
        for table in last.tables:
            grand = len(last.tables) == 1 and not last.byes
            assert grand or len({lost[who] for who in table.entrants}) == 1
        play_round(evening, dice)
    lost = defeats(evening)
    winner = event.ahead.winner
    assert lost[winner] < 2
    others = [lost[who] for who in event.field.entrants if who != winner]
    assert all(times == 2 for times in others) or (not reset and sorted(others)[:1] == [1] and min(others[1:] or [2]))
    assert len([match for round in event.field.rounds for match in round.matches]) in (2 * count - 2, 2 * count - 1)


def test_the_grand_final_is_played_again_only_if_it_was_a_first_defeat():
    for reset, first, rounds in ((True, "without", 2), (True, "once", 3), (False, "once", 2), (False, "without", 2)):
        evening = evening_of(DoubleKnockout(best_of=1, reset=reset), 2, 5)
        ((a, b),) = evening.draw()
        evening.play(1, a)
        assert set(evening.draw()[0]) == {a, b}
        evening.play(1, a if first == "without" else b)
        if rounds == 3:
            evening.draw()
            evening.play(1, b)
        assert isinstance(evening.event.ahead, Over)
        assert len(evening.event.state.rounds) == rounds
        assert evening.event.ahead.winner == (a if first == "without" else b)


@pytest.mark.parametrize(
    "kind", [Swiss(best_of=1, rounds=5), Swiss(seats=3, rounds=3), Swiss(seats=4, rounds=3)], ids=repr
)
@given(st.integers(16, 24), SEEDS)
@MANY
def test_nobody_meets_anybody_again_in_swiss_rounds_while_there_is_somebody_new(kind, count, seed):
    evening = evening_of(kind, count, seed)
    play(evening, Dice(seed))
    tables = [table.entrants for round in evening.event.state.rounds for table in round.tables]
    again = sum(times - 1 for times in met(tables).values())
    assert again == 0 if kind.seats == 2 else again <= len(tables) // 8


@pytest.mark.parametrize("kind", [Swiss(best_of=1, rounds=6), Knockout(best_of=1), Knockout(seats=4)], ids=repr)
@given(st.integers(3, 25), SEEDS)
@MANY
def test_nobody_has_a_second_bye_while_somebody_still_in_has_had_none(kind, count, seed):
    evening, dice = evening_of(kind, count, seed), Dice(seed)
    event = evening.event
    had: Counter[int] = Counter()
    while not event.state.rounds or not isinstance(event.ahead, Over):
        still = event.structure.playing(event.field)
        evening.draw()
        resting = event.state.rounds[-1].byes
        assert all(had[who] <= min(had[other] for other in set(still) - set(resting)) for who in resting)
        had.update(resting)
        play_round(evening, dice)


@given(st.integers(2, 24), st.integers(1, 3), SEEDS)
@MANY
def test_in_a_round_robin_any_two_meet_once_a_leg(count, legs, seed):
    evening = evening_of(RoundRobin(best_of=1, legs=legs), count, seed)
    play(evening, Dice(seed))
    tables = [table.entrants for round in evening.event.state.rounds for table in round.tables]
    everybody = evening.event.field.entrants
    assert met(tables) == Counter({pair_of(*pair): legs for pair in combinations(everybody, 2)})
    first = Counter(table[0] for table in tables)
    assert max(first.values()) - min(first[who] for who in everybody) <= legs + 1


@given(st.integers(2, 4), st.integers(8, 24), SEEDS)
@MANY
def test_in_groups_everybody_meets_his_group_and_nobody_else(groups, count, seed):
    evening = evening_of(RoundRobin(best_of=1, groups=groups), count, seed)
    play(evening, Dice(seed))
    tables = [table.entrants for round in evening.event.state.rounds for table in round.tables]
    mates = {
        who: {who} | {a + b - who for a, b in met(tables) if who in (a, b)} for who in evening.event.field.entrants
    }
    assert all(mates[mate] == own for own in mates.values() for mate in own)
    assert len({frozenset(own) for own in mates.values()}) == groups


def test_nine_meet_each_other_once_in_four_rounds_of_three():
    evening = evening_of(RoundRobin(seats=3), 9, 1)
    play(evening, Dice(1))
    tables = [table.entrants for round in evening.event.state.rounds for table in round.tables]
    assert len(evening.event.state.rounds) == 4
    assert sum(times - 1 for times in met(tables).values()) == 0


def test_a_league_lays_all_its_matches_open_at_once():
    evening = evening_of(League(until="2026-12-31", each_pair=2), 4, 1)
    tables = evening.draw()
    assert met(tables) == Counter(dict.fromkeys(combinations((1, 2, 3, 4), 2), 2))
    assert Counter(table[0] for table in tables) == dict.fromkeys((1, 2, 3, 4), 3)


def test_who_leaves_a_league_leaves_all_matches_that_he_has_not_played():
    evening = evening_of(League(until="2026-12-31", best_of=1), 4, 1)
    evening.draw()
    played = next(table for table in evening.event.state.rounds[0].tables if 1 in table.entrants)
    evening.play(played.number, 1)
    evening.do(entrants.drop(evening.event, 1))
    matches = [match for match in evening.event.field.rounds[0].matches if 1 in match.entrants]
    assert all(match.over for match in matches)
    assert sorted(match.winner == 1 for match in matches) == [False, False, True]


def test_the_best_seeds_have_the_byes_and_meet_last():
    assert bracket.seeds(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    assert bracket.boxes(["a", "b", "c", "d", "e"]) == [("a",), ("d", "e"), ("b",), ("c",)]
    matches, byes = bracket.column([(1,), (4, 5), (2,), (3,)], [1, 2, 3, 4, 5], 1)
    assert (matches, byes) == ([(4, 5)], [1, 2, 3])
    assert bracket.column([(1,), (4, 5), (2,), (3,)], [1, 2, 3, 5], 2) == ([(1, 5), (2, 3)], [])


def test_who_leaves_a_bracket_lets_his_opponent_through():
    assert bracket.column([(1, 8), (4, 5), (2, 7), (3, 6)], [1, 2, 3], 2) == ([(2, 3)], [1])


@given(st.integers(2, 40), SEEDS)
@MANY
def test_the_cut_pairs_the_first_with_the_last(count, seed):
    count = max(count, 8)
    evening, dice = evening_of(Swiss(best_of=1, rounds=3, cut=8), count, seed), Dice(seed)
    for _ in range(3):
        evening.draw()
        play_round(evening, dice)
    best = [rank.entrant for rank in standing(evening.event)][:8]
    assert [set(table) for table in evening.draw()] == [{best[i], best[j]} for i, j in ((0, 7), (3, 4), (1, 6), (2, 5))]


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (Knockout(seats=3, draw="bracket"), "brackets are for two at a table"),
        (Knockout(seats=4, third_place=True), "third place"),
        (Swiss(points=(0, 3)), "points must fall from first place to last, unlike 0, 3"),
        (Swiss(rounds=3, cut=6), "2, 4, 8 or 16 advance to a knockout with tables of 2, not 6"),
        (Swiss(cut=4), "must say how many rounds come before it"),
        (Swiss(rounds=-1), "has 1 to 50 rounds, not -1"),
        (RoundRobin(legs=0), "meets everyone 1 to 10 times, not 0"),
        (League(until="soon"), "like 2026-12-31, not 'soon'"),
        (League(until="2026-12-31", each_pair=0), "any two meet 1 to 10 times, not 0"),
        (League(until="2026-12-31", points=(3, 0)), "winning, drawing and losing: three numbers, not 2"),
    ],
)
def test_what_makes_no_event_is_said(kind, sentence):
    with pytest.raises(UsageError, match=sentence):
        evening_of(kind, 0, 1)


@pytest.mark.parametrize(
    ("kind", "count"), [(Knockout(), 1), (Swiss(rounds=2, cut=8), 7), (RoundRobin(groups=3), 5), (DoubleKnockout(), 1)]
)
def test_too_few_entrants_cannot_begin(kind, count):
    with pytest.raises(UsageError, match=f"at least .* entrants, and there (is|are) {count}"):
        evening_of(kind, count, 1).draw()


@pytest.mark.parametrize("kind", KINDS, ids=repr)
def test_games_for_two_cannot_be_scored(kind):
    if seats_of(kind) > 2:
        evening_of_scored(kind)
        return
    with pytest.raises(UsageError, match=r"games for two can't be scored \(SFT-ELI-08\)"):
        evening_of_scored(kind)


def evening_of_scored(kind: Kind) -> Evening:
    return Evening(0, 1, plan_for(1, kind, scored=True))


@pytest.mark.parametrize(("kind", "flags"), [(Knockout(seats=3), ("two_left",)), (Knockout(best_of=1), ())])
def test_a_match_of_three_that_falls_to_two_is_marked_and_one_of_two_is_not(kind, flags):
    evening = evening_of(kind, 6, 1)
    table = evening.draw()[0]
    if kind.seats == 3:
        evening.do(entrants.drop(evening.event, table[0]))
    evening.play(1, table[1])
    assert evening.event.match(evening.event.table(1)).flags == flags


def test_a_drawn_match_is_worth_half_to_both():
    evening = evening_of(Swiss(best_of=1, rounds=1), 2, 1)
    evening.draw()
    evening.report(1, 3, 3, end="drawn")
    assert evening.event.match(evening.event.table(1)).over
    assert [rank.points for rank in standing(evening.event)] == [1, 1]


def test_one_may_come_late_to_swiss_rounds_until_half_of_them_are_drawn():
    evening, dice = evening_of(Swiss(best_of=1, rounds=4), 8, 1), Dice(1)
    for number in range(1, 4):
        evening.draw()
        late = evening.event.structure.late(evening.event.field)
        assert late.next_round == (number <= 2)
        assert number <= 2 or late.refusal == "you can enter until round 2 is paired; round 3 already is"
        play_round(evening, dice)
