"""``spellhall event``: sheets to put up, hand out and send in, and an event as files for other programs."""

from __future__ import annotations

from pathlib import Path

import typer

from spellhall.cli.event.files import FILE, entrant_of
from spellhall.cli.event.reports import as_document
from spellhall.kernel.errors import UsageError, repeated
from spellhall.registry import game as make_game
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import read_event
from spellhall.tournaments.number_words import many
from spellhall.tournaments.scored_events import why_unscored
from spellhall.tournaments.sheets import OF_A_ROUND, OF_THE_EVENT
from spellhall.tournaments.sheets import rounds as sheets_of_rounds
from spellhall.tournaments.sheets.formats import FORMATS, SUFFIXES
from spellhall.tournaments.sheets.lists import deck_check
from spellhall.tournaments.sheets.sheet import Sheet

ROUND = typer.Option(0, "--round", min=0, help="The round. Default: the latest.")
FORMAT = typer.Option("text", "--format", help=f"The format: {', '.join(FORMATS)}.")
ADDRESS = typer.Option("", "--address", help="The hall's address, such as http://192.168.1.5:8000.")
DECK = "deck-check"


def slips(file: Path = FILE, round: int = ROUND, format: str = FORMAT, address: str = ADDRESS) -> None:
    """Print result slips for a round; with an address, each has a QR code to report by phone."""
    event = read_event(file)
    number = round or len(event.state.rounds)
    found = sheets_of_rounds.slips(
        event, round, (lambda table: f"{address.rstrip('/')}/r/{number}.{table}") if address else None
    )
    typer.echo(_written(found, format), nl=False)


def grid(file: Path = FILE, round: int = ROUND, format: str = FORMAT) -> None:
    """Print every table's advancement grid."""
    typer.echo(_written(sheets_of_rounds.grid(read_event(file), round), format), nl=False)


def sheet(
    file: Path = FILE,
    name: str = typer.Argument(
        ..., metavar="SHEET", help=f"The sheet: {', '.join([*OF_A_ROUND, *OF_THE_EVENT, DECK])}."
    ),
    who: str = typer.Option("", "--of", metavar="NAME", help="For deck-check: whose deck."),
    round: int = ROUND,
    format: str = FORMAT,
) -> None:
    """Print a sheet."""
    event = read_event(file)
    if name in OF_A_ROUND:
        found = OF_A_ROUND[name](event, round)
    elif name in OF_THE_EVENT:
        found = OF_THE_EVENT[name](event)
    elif name == DECK:
        found = _deck_check(event, who)
    else:
        raise UsageError(
            f"sheet {repeated(name)} doesn't exist; choose from {', '.join([*OF_A_ROUND, *OF_THE_EVENT, DECK])}"
        )
    typer.echo(_written(found, format), nl=False)


def _deck_check(event: Event, who: str) -> Sheet:
    if not who:
        raise UsageError("say whose deck to check: --of NAME")
    game = make_game(event.plan.game)
    described = {card.key: (game.kind_of(card), card.name) for card in game.printed}
    return deck_check(event, entrant_of(event, who), lambda key: described.get(key, ("unknown", key)))


def export(
    file: Path = FILE,
    as_csv: Path | None = typer.Option(None, "--csv", metavar="DIR", help="Write every sheet as CSV."),
    as_json: Path | None = typer.Option(
        None, "--json", metavar="DIR", help="Write every sheet and the standings as JSON."
    ),
    as_html: Path | None = typer.Option(None, "--html", metavar="DIR", help="Write every sheet as a printable page."),
) -> None:
    """Write every sheet available now, each to its own file."""
    event = read_event(file)
    wanted = [(name, folder) for name, folder in (("csv", as_csv), ("json", as_json), ("html", as_html)) if folder]
    if not wanted:
        raise UsageError("name a folder: --csv DIR, --json DIR or --html DIR")
    files = {name: list(_files(event, name)) for name, _ in wanted}
    for name, folder in wanted:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for called, text in files[name]:
                (folder / called).write_text(text, encoding="utf-8", newline="")
        except OSError as error:
            raise UsageError(f"{folder} can't be written: {error.strerror or error}") from None
        typer.echo(f"{many(len(files[name]), 'file')} in {folder}")


def _files(event: Event, format: str) -> list[tuple[str, str]]:
    """Names and contents of all files in one format."""
    sheets = [
        (f"round-{number}-{name}", make(event, number))
        for number in range(1, len(event.state.rounds) + 1)
        for name, make in OF_A_ROUND.items()
    ]
    sheets += [
        (name, make(event))
        for name, make in OF_THE_EVENT.items()
        if name != "scoring-form" or (event.state.closed and not why_unscored(event))
    ]
    found = [(f"{name}.{SUFFIXES[format]}", FORMATS[format](one)) for name, one in sheets]
    if format == "json":
        found.append(("event.json", as_document(event)))
    return found


def _written(found: Sheet, format: str) -> str:
    if format not in FORMATS:
        raise UsageError(f"a sheet's format is {', '.join(FORMATS)}, not {repeated(format)}")
    return FORMATS[format](found)
