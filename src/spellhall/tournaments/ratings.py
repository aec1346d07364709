"""Ratings: how strong people are, from their places in matches. They come next to event points, never instead of them.

A rating is a mean with a spread: the more someone plays, the surer it is. Matches of any number of entrants count, and
so do shared places and teams (the Plackett-Luce model of Weng and Lin, JMLR 2011, as in the package openskill).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from openskill.models import PlackettLuce

from spellhall.tournaments.event import Event
from spellhall.tournaments.state import Table

MODEL = PlackettLuce()
SURE = 3
"""People are ranked by this many spreads below the mean: hardly anyone is weaker than that."""
Result = tuple[tuple[tuple[str, ...], int], ...]
"""One match: everyone who played it, a team as its members, with the place."""


@dataclass(frozen=True)
class Rating:
    """An estimate of someone's strength, and its uncertainty."""

    mean: float = MODEL.mu
    spread: float = MODEL.sigma
    matches: int = 0

    @property
    def sure(self) -> float:
        """The number that people are ranked by: with few games you have to show more."""
        return self.mean - SURE * self.spread


def is_refereed(table: Table) -> bool:
    """Whether each game of a match was played at a table of a hall that took the result itself."""
    return bool(table.started) and all(
        report.source == f"table {table.started.get(report.game)}" for report in table.reports
    )


def results_of(event: Event, who: Callable[[int], str], refereed: bool = False) -> list[Result]:
    """The matches of an event in order, or only those that a hall refereed; ``who`` gives the name of a person.

    An entrant who never sat down has played none, and a match that is left to one entrant alone says nothing.
    """
    found = []
    for table in (table for round in event.state.rounds for table in round.tables):
        match = event.match(table)
        if match.over and match.counts and (is_refereed(table) or not refereed):
            played = [entrant for entrant in match.entrants if entrant not in match.absent]
            result = tuple(
                (tuple(who(member) for member in event.entrant(entrant).members), match.places[entrant])
                for entrant in played
            )
            if len(result) > 1:
                found.append(result)
    return found


def rated(results: Iterable[Result], before: Mapping[str, Rating] | None = None) -> dict[str, Rating]:
    """Everyone's rating after these matches; people who aren't in ``before`` start with the default rating."""
    ratings = dict(before or {})
    for result in results:
        own = [[ratings.get(name, Rating()) for name in names] for names, _ in result]
        teams = [[MODEL.create_rating([one.mean, one.spread]) for one in team] for team in own]
        after = MODEL.rate(teams, ranks=[place for _, place in result])
        for (names, _), was, team in zip(result, own, after, strict=True):
            for name, old, new in zip(names, was, team, strict=True):
                ratings[name] = Rating(new.mu, new.sigma, old.matches + 1)
    return ratings


def best_first(ratings: Mapping[str, Rating]) -> list[tuple[str, Rating]]:
    """The people who are most surely strong first; equals by name."""
    return sorted(ratings.items(), key=lambda one: (-one[1].sure, one[0]))
