"""The sheets of one round: who sits where, result slips, and the advancement grid of every table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.event import Event
from spellhall.tournaments.number_words import natural
from spellhall.tournaments.points import lines, ordinal
from spellhall.tournaments.sheets.sheet import BOX, Part, Sheet
from spellhall.tournaments.state import RoundState, Table

BYE = "bye"
SLIPS_ON_A_PAGE = 4
TIME = "When time is called, finish this turn and play as many more as the rules of the event say."
GAMES_LEFT_BLANK = 9
"""The most columns for games of a match."""


def by_name(event: Event, round: int = 0) -> Sheet:
    """Everyone with their table and seat, by name: to put up."""
    drawn = _round(event, round)
    rows: list[tuple[str, ...]] = []
    for table in drawn.tables:
        for seat, entrant in enumerate(table.entrants, 1):
            others = event.called([other for other in table.entrants if other != entrant])
            rows.append((event.name(entrant), str(table.number), str(seat), others))
    rows += [(event.name(entrant), BYE, "", "") for entrant in drawn.byes]
    rows.sort(key=lambda row: natural(row[0]))
    part = Part("", ("Name", "Table", "Seat", "With"), tuple(rows))
    return _sheet(event, "by-name", f"Round {drawn.number}: tables by name", [part], drawn)


def by_table(event: Event, round: int = 0) -> Sheet:
    """Every table with its entrants in seat order: for staff."""
    drawn = _round(event, round)
    most = max((len(table.entrants) for table in drawn.tables), default=1)
    rows = [
        (str(table.number), *(event.name(who) for who in table.entrants), *[""] * (most - len(table.entrants)))
        for table in drawn.tables
    ]
    part = Part("", ("Table", *(f"Seat {seat}" for seat in range(1, most + 1))), tuple(rows))
    return _sheet(event, "by-table", f"Round {drawn.number}: tables", [part], drawn)


def slips(event: Event, round: int = 0, link: Callable[[int], str] | None = None) -> Sheet:
    """A slip for each table, for its players to write down every game's result.

    ``link`` gives the address where they can type it instead, by table number.
    """
    drawn = _round(event, round)
    always = [fact for fact in event.state.facts if fact.decides == "always"]
    what = ", ".join(fact.title for fact in always) or "x for the winner"
    parts = []
    for table in drawn.tables:
        games = [f"Game {number}" for number in range(1, _games(event, table) + 1)]
        rows = [(str(seat), event.name(who), *[BOX] * len(games)) for seat, who in enumerate(table.entrants, 1)]
        notes = [
            f"For every game: {what}; circle the winner's.",
            *([TIME] if event.plan.time else []),
            "Signed: ______________  ______________",
        ]
        caption = f"Round {drawn.number}, table {table.number}"
        columns = ("Seat", "Name", *games)
        parts.append(Part(caption, columns, tuple(rows), tuple(notes), link(table.number) if link else ""))
    return _sheet(event, "slips", f"Round {drawn.number}: slips", parts, None, SLIPS_ON_A_PAGE)


def grid(event: Event, round: int = 0) -> Sheet:
    """The advancement grid (SFT-BRK-21): for every table, game by game, what counts first, its sum, place and points.

    What isn't known yet is left blank, to be written by hand.
    """
    drawn = _round(event, round)
    first = event.state.facts[0] if event.state.facts else None
    points = {(line.table, line.entrant): line.points for line in lines(event) if line.round == drawn.number}
    parts = []
    for table in drawn.tables:
        match = event.match(table)
        games = [f"Game {number}" for number in range(1, _games(event, table) + 1)]
        rows = []
        for seat, entrant in enumerate(table.entrants):
            counted = [_count(report.tallies, seat, first.name if first else "") for report in table.reports]
            won = ["*" if report.winner == entrant else "" for report in table.reports]
            cells = [f"{count}{star}" for count, star in zip(counted, won, strict=True)]
            total = str(match.sums[entrant][0]) if match.over and first else BOX
            place = ordinal(match.places[entrant]) if match.places else BOX
            scored = str(points.get((table.number, entrant), 0)) if match.over else BOX
            blank = "" if match.over else BOX
            cells += [blank] * (len(games) - len(cells))
            rows.append((event.name(entrant), *cells, total, place, scored))
        columns = ("Player", *games, first.title.capitalize() if first else "Sum", "Place", "Points")
        parts.append(Part(f"Table {table.number}", columns, tuple(rows)))
    notes = ["A star marks the winner of a game."]
    return _sheet(event, "grid", f"Round {drawn.number}: advancement grid", parts, drawn, notes=notes)


def blank_grid(title: str, seats: int, tables: int = 4, games: int = 0) -> Sheet:
    """An empty grid, for tables that weren't drawn here."""
    count = games or seats + 1
    columns = ("Player", *(f"Game {number}" for number in range(1, count + 1)), "Sum", "Place", "Points")
    row = (BOX * 4, *[BOX] * (count + 3))
    parts = [Part(f"Round {BOX}, table {BOX}", columns, (row,) * seats) for _ in range(tables)]
    return Sheet("blank-grid", title, "Advancement grid", tuple(parts), on_a_page=SLIPS_ON_A_PAGE)


def _count(tallies: Sequence[dict[str, int]], seat: int, fact: str) -> str:
    return str(tallies[seat].get(fact, BOX)) if seat < len(tallies) else BOX


def _games(event: Event, table: Table) -> int:
    """The most games that a match can have, not counting drawn ones; more if more were played."""
    rule = event.rule(table)
    most = rule.games or len(table.entrants) * (rule.to_win - 1) + 1
    return min(GAMES_LEFT_BLANK, max(most, len(table.reports)))


def _round(event: Event, number: int) -> RoundState:
    """A round by its number; 0 is the last.

    Raises:
        UsageError: when it isn't drawn yet.
    """
    rounds = event.state.rounds
    if not rounds or not 0 <= number <= len(rounds):
        raise UsageError(f"round {number} isn't paired yet" if number else "no round is paired yet")
    return rounds[number - 1]


def _sheet(
    event: Event,
    name: str,
    title: str,
    parts: Sequence[Part],
    drawn: RoundState | None,
    on_a_page: int = 0,
    notes: Sequence[str] = (),
) -> Sheet:
    told = list(notes)
    if drawn is not None and drawn.byes:
        told.append(f"Byes: {event.called(drawn.byes)}.")
    return Sheet(name, event.plan.title, title, tuple(parts), tuple(told), on_a_page)
