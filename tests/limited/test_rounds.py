"""The rounds of a pod: everybody meets everybody once, or the losers are out; rests are shared out."""

from __future__ import annotations

from itertools import combinations

import pytest

from spellhall.limited.rounds import DRAWN, KNOCKOUT, ROBIN, Match, Played, everybody, next_pairs, standings


def match(pair=(0, 1), winners=(), best_of=3, knockout=False, round=0):
    return Match(round, 0, pair, best_of, knockout, [Played(str(i), winner) for i, winner in enumerate(winners)])


@pytest.mark.parametrize("seats", range(2, 13))
def test_in_a_round_robin_everybody_meets_everybody_once(seats):
    rounds = everybody(seats)
    met = [pair for pairs in rounds for pair in pairs]
    assert sorted(met) == list(combinations(range(seats), 2))
    assert len(rounds) == seats - 1 + seats % 2
    for pairs in rounds:
        playing = [seat for pair in pairs for seat in pair]
        assert len(set(playing)) == len(playing) == seats - seats % 2


@pytest.mark.parametrize("seats", range(2, 13))
def test_a_knockout_leaves_one_and_nobody_rests_twice_before_others_have(seats):
    rounds, rested = [], []
    while pairs := next_pairs(KNOCKOUT, seats, rounds):
        still = set(range(seats)) - {m.seats[1] for matches in rounds for m in matches}
        rested += sorted(still - {seat for pair in pairs for seat in pair})
        rounds.append(
            [match(pair, (pair[0],), 1, True, len(rounds)) for pair in pairs]  # the first of each pair wins
        )
    losers = [m.seats[1] for matches in rounds for m in matches]
    assert len(losers) == len(set(losers)) == seats - 1
    assert len(rested) == len(set(rested))
    first = standings(KNOCKOUT, seats, rounds)[0]
    assert first.seat not in losers and first.points == len(rounds)


@pytest.mark.parametrize(
    ("winners", "best_of", "knockout", "winner"),
    [
        ((), 1, False, None),
        ((0,), 1, False, 0),
        ((DRAWN,), 1, False, DRAWN),
        ((DRAWN,), 1, True, None),
        ((DRAWN, 1), 1, True, 1),
        ((DRAWN, DRAWN, DRAWN), 1, True, 0),
        ((0, None), 3, False, None),
        ((0, 1), 3, False, None),
        ((1, 1), 3, False, 1),
        ((0, DRAWN, DRAWN), 3, False, 0),
        ((0, DRAWN, 1), 3, False, DRAWN),
        ((0, 1, DRAWN), 3, True, None),
        ((0, 1, 0, 1, 1), 5, False, 1),
    ],
)
def test_who_has_won_a_match(winners, best_of, knockout, winner):
    assert match(winners=winners, best_of=best_of, knockout=knockout).winner == winner


@pytest.mark.rule("SS-TO-16")
def test_who_rests_in_a_knockout_has_won_the_round():
    rounds = [[match((0, 1), (0,), 1, True), match((2, 3), (2,), 1, True)], [match((0, 2), (0,), 1, True, 1)]]
    rounds.append([match((0, 4), (0,), 1, True, 2)])
    told = {one.seat: (one.points, one.won) for one in standings(KNOCKOUT, 5, rounds)}
    assert told == {0: (3, 3), 4: (2, 2), 2: (1, 1), 1: (0, 0), 3: (0, 0)}


def test_in_a_round_robin_a_rest_is_no_win():
    table = standings(ROBIN, 3, [[match((0, 1), (0,), 1)]])
    assert {one.seat: one.won for one in table} == {0: 1, 1: 0, 2: 0}


def test_matches_count_before_games():
    rounds = [
        [match((0, 3), (0, 0)), match((1, 2), (1, 2, 1))],
        [match((0, 2), (2, 2), round=1), match((1, 3), (1, 1), round=1)],
    ]
    table = standings(ROBIN, 4, rounds)
    assert [(one.seat, one.points, one.games_won, one.games_lost) for one in table] == [
        (1, 6, 4, 1),
        (2, 3, 3, 2),
        (0, 3, 2, 2),
        (3, 0, 0, 4),
    ]
