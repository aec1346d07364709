"""The standing, and the reason for each place: chains of measures, each used only if all before it are equal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spellhall.tournaments.event import Event
from spellhall.tournaments.measures import MEASURES, Known, Value, measured
from spellhall.tournaments.points import lines, totals
from spellhall.tournaments.structures.structure import Over


@dataclass(frozen=True)
class Rank:
    """One line of a standing.

    Attributes:
        place: from 1.
        entrant: who has it.
        points: their points.
        status: "in", "won", "out", or how they went and after which round ("left after round 2").
        values: their value for each measure of the chain.
        decided: the measure that put them below the one above; empty for the first.
    """

    place: int
    entrant: int
    points: int
    status: str
    values: tuple[tuple[str, Value], ...]
    decided: str


def known_of(event: Event) -> Known:
    """What is known now."""
    return measured(event.field, totals(lines(event)), _still(event))


def _still(event: Event) -> Sequence[int]:
    """Who is still in: only the winner, when everything is played."""
    field = event.field
    if field.rounds and field.rounds[-1].over:
        ahead = event.ahead
        if isinstance(ahead, Over):
            return () if ahead.winner is None else (ahead.winner,)
    return event.structure.playing(field)


def standing(event: Event) -> list[Rank]:
    """Everyone, the best first, by the chain of the plan or of the structure.

    Entrants who went keep the place that they had earned.
    """
    chain = event.plan.standings or event.structure.chain
    known = known_of(event)
    over = bool(event.field.rounds) and event.field.rounds[-1].over and isinstance(event.ahead, Over)
    values = {
        entrant: tuple((name, MEASURES[name].of(known, entrant)) for name in chain) for entrant in event.field.entrants
    }
    best_first = sorted(values, key=lambda entrant: [value for _, value in values[entrant]], reverse=True)
    ranks: list[Rank] = []
    for place, entrant in enumerate(best_first, 1):
        own, above = values[entrant], values[best_first[place - 2]] if place > 1 else ()
        decided = next((name for (name, value), (_, other) in zip(own, above, strict=False) if value != other), "")
        status = _status(event, entrant, known, over)
        ranks.append(Rank(place, entrant, known.points[entrant], status, own, decided))
    return ranks


def _status(event: Event, number: int, known: Known, over: bool) -> str:
    """An entrant's status in the standing."""
    entrant = event.entrant(number)
    if entrant.gone:
        how = {"left": "left", "absent": "not there", "ejected": "sent away"}[entrant.gone]
        return f"{how} after round {entrant.gone_after}" if entrant.gone_after else how
    if number in known.still:
        return "won" if over else "in"
    return "out"
