"""``spellhall deck``: check, list, show and test decks."""

from __future__ import annotations

import sys
from pathlib import Path

import typer

from spellhall.cli.common import GAME, PRESET, RULE_OPTIONS, options_of
from spellhall.cli.study import deck_test
from spellhall.decks import FORMS, check_text, export, find_list, text_of
from spellhall.decks.files import decoded
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import DeckError
from spellhall.registry import game as make_game

app = typer.Typer(name="deck", add_completion=False, help="Check, list, show and test decks.", no_args_is_help=True)
app.command("test")(deck_test.test_deck)


@app.command("check")
def check(
    game: str = GAME,
    file: Path = typer.Argument(..., metavar="FILE", help="A deck list; - reads standard input."),
    preset: str = PRESET,
    option: list[str] = RULE_OPTIONS,
) -> None:
    """Check a deck, and list everything wrong with it."""
    made = make_game(game, options_of(preset, option))
    piped = str(file) == "-"
    deck, faults = check_text(made, decoded(sys.stdin.buffer.read()) if piped else text_of(file))
    where = "standard input" if piped else str(file)
    if faults:
        raise DeckError([f"{where}: {fault}" for fault in faults])
    title = deck.title or ("this deck" if piped else file.stem)
    typer.echo(f"{title}: {len(deck.keys())} cards, a legal deck for the preset {preset}")


@app.command("list")
def list_decks(game: str = GAME) -> None:
    """List the starter decks."""
    made = make_game(game)
    starters = made.starter_decks()
    for name, keys in starters.items():
        typer.echo(f"{name}: {len(keys)} cards")
    if not starters:
        typer.echo(f"{made.name} has no starter decks yet; `random` builds one")


@app.command("show")
def show(
    game: str = GAME,
    name: str = typer.Argument(..., metavar="NAME|FILE", help="A starter deck, a file, or `random`."),
    seed: int = typer.Option(0, "--seed", help="For `random`: the same seed builds the same deck."),
    form: str = typer.Option("text", "--as", help=f"The format: {', '.join(FORMS)}."),
) -> None:
    """Print a deck grouped by type, or in another program's format."""
    made = make_game(game)
    typer.echo(export(made, find_list(made, name, Dice(seed)), form), nl=False)
