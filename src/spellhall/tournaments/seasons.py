"""A season: what people have scored at several events."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from spellhall.tournaments.points import ranking


def season(events: Iterable[Mapping[str, int]], best: int = 0) -> list[tuple[int, str, int]]:
    """Place, who and points over events, of each of which everybody's points are given; with ``best`` only so many
    events of each count, their best ones. Equal points share a place.
    """
    scored: defaultdict[str, list[int]] = defaultdict(list)
    for event in events:
        for who, points in event.items():
            scored[who].append(points)
    counted = ((who, sorted(own, reverse=True)[: best or None]) for who, own in scored.items())
    return ranking((who, sum(own)) for who, own in counted)
