"""Second chances: who is asked back when the remaining entrants can't fill the tables (SFT-BRK-09 to SFT-BRK-17)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from spellhall.tournaments import seeds
from spellhall.tournaments.entries import Candidate
from spellhall.tournaments.event import Event
from spellhall.tournaments.measures import counted
from spellhall.tournaments.standings import known_of


def _average(counted: tuple[int, int]) -> Fraction:
    total, games = counted
    return Fraction(total, games) if games else Fraction(0)


KEYS: dict[str, tuple[str, Callable[[Candidate], int | Fraction]]] = {
    "points": ("points", lambda one: one.points),
    "average_last": ("average per game in the last round played", lambda one: _average(one.last)),
    "average": ("average per game", lambda one: _average(one.all)),
    "lot": ("lot", lambda one: -one.lot),
}
"""What can rank those who are out, by its name in ``Policies.second_chance``: its title and its value."""


def candidates(event: Event) -> tuple[Candidate, ...]:
    """Everyone who is out and still there, no matter when they lost, the best first (SFT-BRK-10, -11, -15)."""
    field, known = event.field, known_of(event)
    coming = len(field.rounds) + 1
    still = set(event.structure.playing(field))
    out = [entrant for entrant in field.present if entrant not in still and known.matches[entrant]]
    by_lot = sorted(out, key=lambda entrant: seeds.chance_lot(event.seed, coming, entrant))
    found = [
        Candidate(
            entrant,
            known.points[entrant],
            counted(entrant, known.matches[entrant][-1:]),
            counted(entrant, known.matches[entrant]),
            by_lot.index(entrant) + 1,
        )
        for entrant in out
    ]
    order = event.plan.policies.second_chance
    return tuple(sorted(found, key=lambda one: [KEYS[name][1](one) for name in order], reverse=True))


def ranking(event: Event) -> tuple[Candidate, ...]:
    """Those who may be asked for the next round: as they stood when the first of them was asked."""
    return event.chance.ranking or candidates(event)


def next_asked(event: Event) -> Candidate | None:
    """Who is to be asked next, if anyone is left (SFT-BRK-17)."""
    answers = event.chance.answers
    return next(
        (one for one in ranking(event) if one.entrant not in answers and not event.entrant(one.entrant).gone), None
    )
