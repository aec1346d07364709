"""``spellhall deck test``: plays a deck against the starter decks, and prints what its games show."""

from __future__ import annotations

import json
from typing import Any

import typer
from rich.console import Console
from rich.text import Text

from spellhall.arena.studies.deck_games import trial_of
from spellhall.arena.studies.deck_test import try_deck
from spellhall.cli.common import PRESET, RULE_OPTIONS, options_of, progress_bar
from spellhall.cli.runners import CLUSTER, JOBS, working
from spellhall.cli.statistics import show_figures
from spellhall.decks import find_deck, game_for
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import Unfinished, UsageError
from spellhall.registry import game as make_game
from spellhall.registry import game_names


def test_deck(
    wanted: list[str] = typer.Argument(
        ...,
        metavar="[GAME] NAME|FILE",
        help="A deck list or a starter deck. The game follows from its cards.",
        autocompletion=game_names,
    ),
    games: int = typer.Option(
        500, "--games", "-n", help="Number of games, played in pairs; Spellfire adds half as many solitaire games."
    ),
    seed: int = typer.Option(1, "--seed", help="The same seed gives the same figures, whatever --jobs says."),
    agent: str = typer.Option("greedy", "--agent", help="Who plays both sides: greedy or random."),
    jobs: int | None = JOBS,
    cluster: str = CLUSTER,
    preset: str = PRESET,
    option: list[str] = RULE_OPTIONS,
    as_json: bool = typer.Option(False, "--json", help="Print the figures as JSON."),
) -> None:
    """Test a deck against every starter deck from both seats: win rates, and what its cards do."""
    game, where = _game_and_deck(wanted)
    options = options_of(preset, option)
    title, deck = find_deck(make_game(game, options), where, Dice(seed))
    trial = trial_of(game, title, deck, games, seed, options, agent)
    try:
        with working(jobs, cluster) as runner, progress_bar("games", 2 * trial.pairs) as advance:
            found = try_deck(trial, runner, advance).document()
    except Unfinished as lost:
        _tell(lost.results, as_json)
        raise
    _tell(found, as_json)


def _game_and_deck(wanted: list[str]) -> tuple[str, str]:
    """The deck, and its game, as given or as the deck says.

    Raises:
        UsageError: when more is given than a game and a deck.
    """
    if len(wanted) == 1:
        return game_for(wanted[0]), wanted[0]
    if len(wanted) > 2:
        raise UsageError(f"you can test one deck at a time, not {len(wanted)}: write [GAME] FILE")
    if wanted[0].lower() not in game_names():
        make_game(wanted[0])  # the error lists the games
    return wanted[0].lower(), wanted[1]


def _tell(found: dict[str, Any] | None, as_json: bool) -> None:
    if not found or not found["games"]:
        return
    if as_json:
        typer.echo(json.dumps(found, indent=1))
        return
    console = Console(highlight=False)
    alone = f" and {found['alone']} alone" if found["alone"] else ""
    title = f"{found['deck']} in {found['games']} games of {found['game']}{alone}, {found['errors']} failed"
    console.print(Text(title, "bold"))
    show_figures(console, found["figures"])
    for fault in found["faults"]:
        typer.echo(fault, err=True)
