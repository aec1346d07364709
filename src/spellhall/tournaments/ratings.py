"""Ratings: how strong people are, from their places in matches. They come next to event points, never instead of them.

A rating is a mean with a spread: the more someone plays, the surer it is. Matches of any number of entrants count, and
so do shared places and teams (the Plackett-Luce model of Weng and Lin, JMLR 2011, as in the package openskill).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from openskill.models import PlackettLuce

from spellhall.tournaments.entries import (
    Corrected,
    Dropped,
    Penalised,
    Replaced,
    Reported,
    Stopped,
    Swapped,
    TimeCalled,
    Voided,
)
from spellhall.tournaments.event import Event
from spellhall.tournaments.state import Table

Decision = Corrected | Dropped | Penalised | Replaced | Reported | Stopped | Swapped | TimeCalled | Voided
"""Entries about one match that can decide it."""
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


def decided_by_staff(event: Event) -> set[tuple[int, int]]:
    """The matches, by round and table, in whose result staff had a hand, however right they were: a game voided, a
    report typed or corrected, a match stopped or given away, cards swapped for someone, a player dropped by others.
    """
    return {
        (entry.body.round, entry.body.table)
        for entry in event.standing_log()
        if isinstance(entry.body, Decision)
        and entry.body.table
        and entry.by
        and _is_of_staff(event, entry.body, entry.by)
    }


def _is_of_staff(event: Event, body: Decision, by: int) -> bool:
    match body:
        case Dropped() | Swapped():
            return by not in event.members[body.entrant]
        case Penalised():
            return body.penalty in ("game_loss", "match_loss")
    return True


def results_of(event: Event, who: Callable[[int], str], refereed: bool = False) -> list[Result]:
    """The matches of an event in order, or only those that a hall refereed; ``who`` gives the name of a person.

    An entrant who never sat down has played none, and a match that is left to one entrant alone says nothing.
    """
    found = []
    decided = decided_by_staff(event) if refereed else set()
    for table in (table for round in event.state.rounds for table in round.tables):
        match = event.match(table)
        of_the_hall = is_refereed(table) and (table.round, table.number) not in decided
        if match.over and match.counts and (of_the_hall or not refereed):
            played = [entrant for entrant in match.entrants if entrant not in match.absent]
            result = tuple(
                (tuple(who(member) for member in event.entrant(entrant).members), match.places[entrant])
                for entrant in played
            )
            if len(result) > 1:
                found.append(result)
    return found


def rated(
    results: Iterable[Result], before: Mapping[str, Rating] | None = None, model: PlackettLuce = MODEL
) -> dict[str, Rating]:
    """Everyone's rating after these matches; people who aren't in ``before`` start with the default rating."""
    ratings = dict(before or {})
    for result in results:
        own = [[ratings.get(name, Rating()) for name in names] for names, _ in result]
        teams = [[model.create_rating([one.mean, one.spread]) for one in team] for team in own]
        after = model.rate(teams, ranks=[place for _, place in result])
        for (names, _), was, team in zip(result, own, after, strict=True):
            for name, old, new in zip(names, was, team, strict=True):
                ratings[name] = Rating(new.mu, new.sigma, old.matches + 1)
    return ratings


def best_first(ratings: Mapping[str, Rating]) -> list[tuple[str, Rating]]:
    """The people who are most surely strong first; equals by name."""
    return sorted(ratings.items(), key=lambda one: (-one[1].sure, one[0]))
