"""``spellhall card try``: try a card of your own from a file, before you add it to its game."""

from __future__ import annotations

from pathlib import Path

import typer

from spellhall.arena.studies.card_file import newcomers
from spellhall.arena.studies.card_trial import Tryout, try_card
from spellhall.cli.common import INDENT, PRESET, RULE_OPTIONS, options_of
from spellhall.cli.look_up import card_page
from spellhall.cli.play.match import NAMES

app = typer.Typer(name="card", add_completion=False, help="Try a card of your own.", no_args_is_help=True)
PLAYERS = NAMES[:2]


@app.callback()
def card() -> None:
    """Try a card of your own."""


@app.command("try")
def try_file(
    file: Path = typer.Argument(..., metavar="FILE", help="A Python file that defines cards."),
    games: int = typer.Option(12, "--games", "-n", min=1, help="How many games each card is tried in."),
    seed: int = typer.Option(0, "--seed", help="The same seed plays the same games."),
    preset: str = PRESET,
    option: list[str] = RULE_OPTIONS,
) -> None:
    """Read a card from a file, show its text, and play some random games to see whether it changes anything."""
    with newcomers(file, options_of(preset, option)) as (game, cards):
        for number, definition in enumerate(cards):
            typer.echo(("\n" if number else "") + card_page(game, definition))
            found = try_card(game, definition.key, games, seed, PLAYERS)
            typer.echo(f"\n{sentence_of(definition.name, found, bool(definition.abilities))}")
            for line in found.first:
                typer.echo(f"{INDENT}{line.text}")


def sentence_of(name: str, found: Tryout, has_text: bool) -> str:
    """The result of a trial; ``has_text``: whether there is a text that should change anything."""
    games = f"{found.games} random {'game' if found.games == 1 else 'games'}"
    if not found.played:
        return f"{name} was never played in {games}. Can anyone play it? Try more games with --games."
    played = f"{name} was played in {found.played} of {games}"
    if not has_text:
        return f"{played}; it has no text that could change anything."
    if not found.changed:
        return (
            f"{played} and changed nothing. Perhaps no random deck holds what its text is about: try more games with "
            "--games, or test it in a position of your own (CONTRIBUTING.md)."
        )
    how = "by what it does" if found.acted else "by being there, after"
    return f"{played} and changed something in {found.changed}; first {how}:"
