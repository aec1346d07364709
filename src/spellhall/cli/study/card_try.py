"""``spellhall card try``: a card in a file of one's own, before it is among those of its game."""

from __future__ import annotations

from pathlib import Path

import typer

from spellhall.arena.studies.card_file import newcomers
from spellhall.arena.studies.card_trial import Tryout, try_card
from spellhall.cli.common import INDENT, PRESET, RULE_OPTIONS, options_of
from spellhall.cli.look_up import card_page
from spellhall.cli.play.match import NAMES

app = typer.Typer(name="card", add_completion=False, help="Try a card of one's own.", no_args_is_help=True)
PLAYERS = NAMES[:2]


@app.callback()
def card() -> None:
    """Try a card of one's own."""


@app.command("try")
def try_file(
    file: Path = typer.Argument(..., metavar="FILE", help="A Python file that defines cards, as the hall's own do."),
    games: int = typer.Option(12, "--games", "-n", min=1, help="How many games each card is tried in."),
    seed: int = typer.Option(0, "--seed", help="The same seed plays the same games."),
    preset: str = PRESET,
    option: list[str] = RULE_OPTIONS,
) -> None:
    """Read a card from a file, show its text, and say of some games at random whether it changed anything."""
    with newcomers(file, options_of(preset, option)) as (game, cards):
        for number, definition in enumerate(cards):
            typer.echo(("\n" if number else "") + card_page(game, definition))
            found = try_card(game, definition.key, games, seed, PLAYERS)
            typer.echo(f"\n{sentence_of(definition.name, found, bool(definition.abilities))}")
            for line in found.first:
                typer.echo(f"{INDENT}{line.text}")


def sentence_of(name: str, found: Tryout, has_text: bool) -> str:
    """What came of a trial; ``has_text``: whether there is a text that should change anything."""
    games = f"{found.games} {'game' if found.games == 1 else 'games'} by lot"
    if not found.played:
        return f"{name} was never played in {games}: look whether anybody can play it, or try more (--games)."
    played = f"{name} was played in {found.played} of {games}"
    if not has_text:
        return f"{played}; it has no text that could change anything."
    if not found.changed:
        return f"{played} and changed nothing: look whether its text can come to pass, or try more (--games)."
    how = "by what it does" if found.acted else "by being there, after"
    return f"{played} and changed something in {found.changed}; first {how}:"
