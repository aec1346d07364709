"""What the commands that play many games between agents share: their options, named decks, and a progress bar."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import typer

from spellhall.cli.common import options_of, progress_bar
from spellhall.cli.own_cards import know
from spellhall.decks import find_deck
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import Unfinished
from spellhall.registry import game as make_game

SEED = typer.Option(0, "--seed", help="The same seed gives the same results, for any --jobs.")
DECKS = typer.Option(None, "--decks", metavar="A B", help="Two decks: names of starter decks, files, or `random`.")
RANDOM_DECKS = typer.Option(False, "--random-decks", help="Build new random decks from all cards for every game.")
AS_JSON = typer.Option(False, "--json", help="Print the results as JSON.")


def options_with_cards(game: str, preset: str, option: Sequence[str], cards: Sequence[str]) -> dict[str, Any]:
    """The rule options that were typed, once the game knows the player's own cards.

    Raises:
        UsageError: for an option without a value, or with one sentence about what is wrong in a file of cards.
    """
    options = options_of(preset, option)
    know(game, cards)
    return options


def named_decks(
    game: str, options: dict[str, Any], wanted: tuple[str, str] | None, seed: int
) -> dict[str, list[str]] | None:
    """Two decks by name, as ``find_deck`` finds them; a second one with the same name gets a number."""
    if wanted is None:
        return None
    made = make_game(game, options)
    dice = Dice(seed)
    found: dict[str, list[str]] = {}
    for where in wanted:
        name, keys = find_deck(made, where, dice)
        while name in found and found[name] != keys:
            name += " (2)"
        found[name] = keys
    return found


def watched(
    games: int, play: Callable[[Any], dict[str, Any]], show: Callable[[dict[str, Any]], None], as_json: bool
) -> dict[str, Any] | None:
    """Plays behind a progress bar, then prints the results, even those of a run that did not finish.

    Raises:
        Unfinished: when the run did not finish.
    """
    try:
        with progress_bar("games", games) as advance:
            results: dict[str, Any] | None = play(advance)
    except Unfinished as lost:
        _print(lost.results, show, as_json)
        raise
    _print(results, show, as_json)
    return results


def _print(results: dict[str, Any] | None, show: Callable[[dict[str, Any]], None], as_json: bool) -> None:
    if results is None:
        return
    if as_json:
        typer.echo(json.dumps(results, indent=1))
    else:
        show(results)
