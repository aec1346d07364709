"""Ratings by the places of matches, and seasons by points."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tournaments.evenings import Evening, plan_for

from spellhall.tournaments.commands import entrants
from spellhall.tournaments.plan import Knockout
from spellhall.tournaments.ratings import Rating, best_first, rated, results_of
from spellhall.tournaments.seasons import season

NAMES = st.lists(st.sampled_from("abcdefgh"), unique=True, min_size=2, max_size=4)
MATCHES = st.lists(NAMES, max_size=12)


def result(*names: str, places: tuple[int, ...] = ()):
    return tuple(((name,), place) for name, place in zip(names, places or range(1, len(names) + 1), strict=True))


def test_a_shared_second_place_makes_both_equal():
    found = rated([result("Ana", "Bo", "Cy", places=(1, 2, 2))])
    assert found["Bo"] == found["Cy"]
    assert [round(found[name].mean, 2) for name in ("Ana", "Bo", "Cy")] == [27.87, 23.57, 23.57]
    assert all(one.spread < Rating().spread and one.matches == 1 for one in found.values())


def test_who_beats_the_strong_rises_more_than_who_beats_the_weak():
    known = rated([result("strong", "weak")] * 10)
    high = rated([result("new", "strong")], known)["new"]
    low = rated([result("new", "weak")], known)["new"]
    assert high.mean > low.mean > Rating().mean


def test_a_team_rises_together():
    found = rated([((("Ana", "Bo"), 1), (("Cy", "Di"), 2))])
    assert found["Ana"] == found["Bo"] and found["Cy"] == found["Di"]
    assert found["Ana"].mean > Rating().mean > found["Cy"].mean


def test_who_has_played_little_has_to_show_more():
    steady = rated([result("old", "other"), result("other", "old")] * 20)
    ranked = [name for name, _ in best_first(steady | {"new": Rating()})]
    assert ranked[-1] == "new"


@given(MATCHES)
@settings(max_examples=40, deadline=None)
def test_who_always_wins_is_first_and_surer_with_every_match(matches):
    found = rated(result("winner", *names[:3]) for names in matches)
    spreads = [
        rated(result("winner", *names[:3]) for names in matches[:n])["winner"].spread
        for n in range(1, 3)
        if n <= len(matches)
    ]
    assert spreads == sorted(spreads, reverse=True)
    if matches:
        assert best_first(found)[0][0] == "winner"
        assert found["winner"].matches == len(matches)


def test_results_leave_out_who_never_came():
    evening = Evening(6, plan=plan_for(structure=Knockout(best_of=1)))
    ((ana, bo), *_) = evening.draw()
    evening.do(entrants.drop(evening.event, bo, "absent"))
    evening.play_round()
    found = results_of(evening.event, evening.event.names.person)
    assert len(found) == 2
    assert evening.event.name(ana) not in {name for one in found for names, _ in one for name in names}


def test_ratings_of_an_event_follow_its_matches():
    evening = Evening(9)
    evening.draw()
    evening.play_round()
    found = results_of(evening.event, evening.event.names.person)
    assert len(found) == 3
    ratings = rated(found)
    winners = {evening.event.name(match.winner) for match in evening.event.field.rounds[0].matches}
    assert {name for name, _ in best_first(ratings)[:3]} == winners


@pytest.mark.parametrize(
    ("best", "places"), [(0, [(1, "Ana", 12), (2, "Bo", 10)]), (1, [(1, "Bo", 10), (2, "Ana", 5)])]
)
def test_a_season_counts_all_events_or_the_best(best, places):
    assert season([{"Ana": 5, "Bo": 10}, {"Ana": 4}, {"Ana": 3}], best) == places


def test_equals_of_a_season_share_a_place():
    assert season([{"Ana": 5, "Bo": 5, "Cy": 4}]) == [(1, "Ana", 5), (1, "Bo", 5), (3, "Cy", 4)]
