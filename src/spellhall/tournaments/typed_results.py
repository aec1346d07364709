"""Turns what staff type for a game, such as "Ana 6, Bo 4, Cy 4", into a report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from spellhall.kernel.errors import UsageError, repeated
from spellhall.kernel.parts.tournament import Book
from spellhall.tournaments.entries import Report
from spellhall.tournaments.event import Event
from spellhall.tournaments.names import find
from spellhall.tournaments.state import Table


def read_counts(text: str, event: Event, table: Table) -> dict[int, int]:
    """Who counts what: names at a table, each followed by a number, separated by commas.

    Raises:
        UsageError: for anything else.
    """
    names = {entrant: event.name(entrant) for entrant in table.entrants}
    found: dict[int, int] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, number = part.rpartition(" ")
        if not name or not number.isdecimal() or len(number) > 4:
            raise UsageError(f'{repeated(part)} is not a name with a number; write it like "Ana 6, Bo 4, Cy 4"')
        entrant = find(name, names, f"at table {table.number}")
        if entrant in found:
            raise UsageError(f"{names[entrant]} is named twice")
        found[entrant] = int(number)
    return found


def typed_report(
    event: Event,
    book: Book,
    table: Table,
    text: str,
    *,
    game: int = 0,
    time: bool = False,
    conceded: Sequence[str] = (),
    winner: str = "",
    drawn: bool = False,
    more: Mapping[str, str] | None = None,
) -> Report:
    """The report of a game: everyone's first fact from ``text``, other facts from ``more``.

    The player with the most of the first fact wins, unless another is named; on time the other facts decide, too
    (SFT-TIM-09). Without its number the ``game`` is the next one. To repeat the last report you must give the number,
    because it may be one slip that was typed twice.

    Raises:
        UsageError: for input that can't be understood, or that doesn't show who won.
    """
    if time and table.time is None:
        raise UsageError(f"time wasn't called at table {table.number}; call it first, or leave it out (SFT-TIM-11)")
    facts, number = event.state.facts, game or len(table.reports) + 1
    names = {entrant: event.name(entrant) for entrant in table.entrants}
    left = tuple(find(name, names, f"at table {table.number}") for name in conceded)
    counts: dict[str, dict[int, int]] = {}
    if facts:
        counts[facts[0].name] = read_counts(text, event, table)
    elif text.strip() and not winner and not drawn:
        winner = text
    for fact, told in (more or {}).items():
        counts[fact] = read_counts(told, event, table)
    tallies = tuple(
        {fact: own[entrant] for fact, own in counts.items() if entrant in own} for entrant in table.entrants
    )
    staying = [entrant for entrant in table.entrants if entrant not in left and table.plays(entrant, number)]
    first: int | None
    if drawn:
        first = None
    elif winner:
        first = find(winner, names, f"at table {table.number}")
    elif not book.count_decides(event.plan.format):
        raise UsageError(f"{facts[0].title} don't decide such a game; name the winner")
    else:
        first = _best(staying, list(counts.values())[: None if time else 1])
    alone = bool(left) and len(staying) == 1
    end = "drawn" if drawn else "time" if time else "conceded" if alone else "victory"
    report = Report(number, first, tallies, end, left)
    if not game and table.reports and replace(table.reports[-1], game=number, source="typed") == report:
        raise UsageError(f"that's the report of game {number - 1}; if game {number} ended alike, give its number")
    return report


def _best(staying: Sequence[int], counts: Sequence[Mapping[int, int]]) -> int:
    """Who has the most.

    Raises:
        UsageError: if several have.
    """
    best = list(staying)
    for own in counts:
        if len(best) > 1:
            most = max(own.get(entrant, 0) for entrant in best)
            best = [entrant for entrant in best if own.get(entrant, 0) == most]
    if len(best) != 1:
        raise UsageError("that doesn't show who won; name the winner, or report a draw")
    return best[0]
