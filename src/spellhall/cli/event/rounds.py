"""``spellhall event``: rounds and their games: pairings, second chances, results, corrections, time."""

from __future__ import annotations

from pathlib import Path

import typer

from spellhall.cli.event.files import BY, FILE, REASON, Desk, changing, facts_of
from spellhall.cli.event.reports import tables_of
from spellhall.kernel.errors import UsageError, repeated
from spellhall.tournaments.commands import corrections, draw, reports
from spellhall.tournaments.points import ordinal
from spellhall.tournaments.state import Table
from spellhall.tournaments.typed_results import read_counts, typed_report

TABLE = typer.Argument(..., metavar="TABLE", help="The table number; 2.3 means table 3 of round 2.")
TIMED = typer.Option(False, "--time", help="The game ended on time.")
CONCEDED = typer.Option([], "--conceded", metavar="NAME", help="Someone who conceded. Repeatable.")
WINNER = typer.Option("", "--winner", metavar="NAME", help="The winner, if the numbers don't show it.")
DRAWN = typer.Option(False, "--drawn", help="The game has no winner.")
FACT = typer.Option([], "--fact", metavar="NAME=COUNTS", help='Another count, as in razed="Ana 2, Bo 1".')


def draw_round(
    file: Path = FILE,
    again: bool = typer.Option(False, "--again", help="Pair the last round again, with a reason."),
    reason: str = REASON,
) -> None:
    """Pair the next round; players see it once it's published."""
    with changing(file, reason=reason) as desk:
        desk.do(draw.redraw(desk.event, reason) if again else draw.draw(desk.event))
        for line in tables_of(desk.event, desk.event.state.rounds[-1]):
            typer.echo(line)
        desk.say_next()


def publish(file: Path = FILE) -> None:
    """Publish the paired round."""
    with changing(file) as desk:
        desk.do(draw.publish(desk.event))
        desk.say_next()


def move(
    file: Path = FILE,
    one: str = typer.Argument(..., metavar="NAME"),
    other: str = typer.Argument(..., metavar="NAME"),
    reason: str = REASON,
) -> None:
    """Swap two entrants' seats by hand; everyone can read the reason."""
    with changing(file, reason=reason) as desk:
        desk.do(draw.move(desk.event, desk.entrant(one), desk.entrant(other), reason))
        for line in tables_of(desk.event, desk.event.state.rounds[-1]):
            typer.echo(line)


def back(
    file: Path = FILE,
    answer: str = typer.Argument(
        "", metavar="[yes|no|absent|play|rank]", help="The answer. Default: show who's being asked."
    ),
) -> None:
    """Offer the best knocked-out entrant a second chance, and record the answer. After a no, the next one is asked."""
    with changing(file) as desk:
        if answer in ("play", "rank"):
            desk.do(draw.go_on_alone(desk.event, answer))
        elif answer:
            desk.do(draw.answer(desk.event, answer))
        else:
            desk.do(draw.ask_back(desk.event))
        desk.say_next()


def result(
    file: Path = FILE,
    table: str = TABLE,
    counts: str = typer.Argument("", metavar="COUNTS", help='The result, as in "Ana 6, Bo 4, Cy 4".'),
    time: bool = TIMED,
    conceded: list[str] = CONCEDED,
    winner: str = WINNER,
    drawn: bool = DRAWN,
    fact: list[str] = FACT,
    game: int = typer.Option(0, "--number", min=0, help="The game's number in its match. Default: the next one."),
    by: str = BY,
) -> None:
    """Report the next game of a table."""
    with changing(file, by) as desk:
        at = desk.table(table)
        told = typed_report(
            desk.event,
            desk.book,
            at,
            counts,
            game=game,
            time=time,
            conceded=conceded,
            winner=winner,
            drawn=drawn,
            more=facts_of(fact),
        )
        desk.do(reports.report(desk.event, at, told, desk.book))
        tell_match(desk, at)


def tell_match(desk: Desk, table: Table) -> None:
    """Say how a match stands, and what still has to be reported for it."""
    event, match = desk.event, desk.event.match(table)
    if match.over:
        order = sorted(match.places.items(), key=lambda one: one[1])
        places = ", ".join(f"{ordinal(place)} {event.name(entrant)}" for entrant, place in order)
        typer.echo(f"Table {table.number} is done: {places}.")
    else:
        wins = ", ".join(f"{event.name(entrant)} {won}" for entrant, won in match.wins.items())
        typer.echo(f"Table {table.number} after game {match.games}: games won {wins}.")
    for fact, entrants in match.asks:
        typer.echo(f"A tie depends on {fact}: tell it of {event.called(entrants)} (spellhall event count).")
    if match.over:
        desk.say_next()


def count(
    file: Path = FILE,
    table: str = TABLE,
    fact: str = typer.Argument(..., metavar="FACT", help="What is counted."),
    counts: str = typer.Argument(..., metavar="COUNTS", help="The total over the match."),
) -> None:
    """Record a match total that breaks a tie."""
    with changing(file) as desk:
        at = desk.table(table)
        desk.do(reports.count(desk.event, at, fact, read_counts(counts, desk.event, at)))
        tell_match(desk, at)


def correct(
    file: Path = FILE,
    which: str = typer.Argument(..., metavar="ROUND.TABLE.GAME", help="Which game, as in 2.3.1."),
    counts: str = typer.Argument("", metavar="COUNTS", help='The correct result, as in "Ana 5, Bo 6, Cy 4".'),
    time: bool = TIMED,
    conceded: list[str] = CONCEDED,
    winner: str = WINNER,
    drawn: bool = DRAWN,
    fact: list[str] = FACT,
    choice: str = typer.Option("", "--then", help="What to do with a round paired since: points, swap or redraw."),
    dry: bool = typer.Option(False, "--dry-run", help="Only show what would change."),
    by: str = BY,
    reason: str = REASON,
) -> None:
    """Correct a reported result, and see what changes."""
    with changing(file, by, reason) as desk:
        at, game = _game(desk, which)
        told = typed_report(
            desk.event,
            desk.book,
            at,
            counts,
            game=game,
            time=time,
            conceded=conceded,
            winner=winner,
            drawn=drawn,
            more=facts_of(fact),
        )
        found = corrections.consequences(desk.event, at, told) if dry else None
        bodies = [] if dry else corrections.correct(desk.event, at, told, desk.book, reason, choice)
        found = found or corrections.consequences(desk.event, at, told)
        for sentence in found.told(desk.event):
            typer.echo(f"{sentence[0].upper()}{sentence[1:]}.")
        if dry and found.choices:
            typer.echo(f"Choose what happens to round {found.next_round}: {' or '.join(found.choices)}.")
        desk.do(bodies)


def _game(desk: Desk, which: str) -> tuple[Table, int]:
    """A game by its round, table and number."""
    parts = which.split(".")
    if len(parts) != 3 or not all(part.isdecimal() and len(part) < 6 for part in parts):
        raise UsageError(f"write a game as ROUND.TABLE.GAME, as in 2.3.1, not {repeated(which)}")
    round, table, game = map(int, parts)
    at = desk.event.table(table, round)
    if not 0 < game <= len(at.reports):
        raise UsageError(f"game {game} of table {table} in round {round} isn't reported")
    return at, game


def void(file: Path = FILE, table: str = TABLE, reason: str = REASON, by: str = BY) -> None:
    """Void a table's last game; it is played again."""
    with changing(file, by, reason) as desk:
        at = desk.table(table)
        desk.do(reports.void(desk.event, at, reason))
        tell_match(desk, at)


def call_time(
    file: Path = FILE,
    table: list[int] = typer.Option([], "--table", help="Only at this table. Repeatable."),
    more: int = typer.Option(0, "--more", min=0, help="Add this many minutes, with a reason."),
    stop: bool = typer.Option(False, "--stop", help="No game is being played there; end the match now."),
    reason: str = REASON,
    by: str = BY,
) -> None:
    """Call time for the round or a table, so the current game is the last; or add time."""
    with changing(file, by, reason) as desk:
        if more:
            for number in table or [0]:
                desk.do(reports.extend(desk.event, more, number, reason))
        elif stop:
            if not table:
                raise UsageError("say which table to stop, with --table")
            for number in table:
                desk.do(reports.stop(desk.event, desk.event.table(number), reason))
                tell_match(desk, desk.event.table(number))
            return
        else:
            desk.do(reports.call_time(desk.event, table))
        desk.say_next()
