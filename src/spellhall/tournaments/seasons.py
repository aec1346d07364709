"""A season: everyone's points over several events."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from spellhall.tournaments.points import ranking


def season(events: Iterable[Mapping[str, int]], best: int = 0) -> list[tuple[int, str, int]]:
    """Place, name and points over events, given everyone's points in each.

    With ``best``, only that many of a person's best events count. Equal points share a place.
    """
    scored: defaultdict[str, list[int]] = defaultdict(list)
    for event in events:
        for who, points in event.items():
            scored[who].append(points)
    counted = ((who, sorted(own, reverse=True)[: best or None]) for who, own in scored.items())
    return ranking((who, sum(own)) for who, own in counted)
