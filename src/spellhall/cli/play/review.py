"""``spellhall review``: what a player's choices in a game cost."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table

from spellhall.agents import Search, agent
from spellhall.agents.review import NOTABLE, Verdict, check_reviewable, choices, weigh, worst
from spellhall.cli.common import CARDS, INDENT, progress_bar, read_document
from spellhall.cli.play.match import game_of, names_of, reading, seat_names
from spellhall.cli.play.play import OTHER_CARDS
from spellhall.kernel.documents.saves import replay
from spellhall.kernel.errors import UsageError

LINES = 8
"""The most lines of a better way that are shown."""


def review(
    file: Path = typer.Argument(..., metavar="FILE", help="A saved or downloaded game."),
    seat: int = typer.Option(1, "--seat", help="Whose choices to review; the first player is 1."),
    reviewer: str = typer.Option(
        "search:200", "--agent", help="The analyst: search:200 (simulations per choice) or search:0.5s (seconds)."
    ),
    seed: int = typer.Option(0, "--seed", help="The same seed and simulations give the same review."),
    everything: bool = typer.Option(False, "--all", help="Also show choices that weren't mistakes."),
    cards: list[str] = CARDS,
    other_cards: bool = OTHER_CARDS,
) -> None:
    """Review a player's choices: what each one cost, and a better line for the worst."""
    searcher = _searcher(reviewer, seed)
    document = read_document(file)
    with reading(file):
        game = game_of(document, cards)
        check_reviewable(game)
        state = replay(game, document, 0, other_cards)
        names = names_of(document, seat_names(game, state.seats))
        _check_seat(seat, state.seats)
        moments = [*choices(state, document["actions"], seat - 1, game.digest())]
    verdicts = []
    with progress_bar("choices", len(moments)) as advance:
        for moment in moments:
            verdicts.append(weigh(moment, names, seed, searcher.simulations, searcher.seconds))
            advance(1)
    _tell(verdicts, names[seat - 1], everything, scored=bool(game.promise(0.0)))


def _searcher(name: str, seed: int) -> Search:
    """The reviewing agent.

    Raises:
        UsageError: when it doesn't search.
    """
    made = agent(name, seed)
    if not isinstance(made, Search):
        raise UsageError(f"only a searching agent can review games, such as search:200 or search:0.5s, not {name!r}")
    return made


def _check_seat(seat: int, seats: int) -> None:
    """Check that there is such a seat.

    Raises:
        UsageError: when there is none.
    """
    if not 1 <= seat <= seats:
        raise UsageError(f"seat {seat} doesn't exist; this game has seats 1 to {seats}")


def _tell(verdicts: Sequence[Verdict], name: str, everything: bool, scored: bool) -> None:
    """Print the review; the shares are of games won, or of the full score if the game is played for points."""
    dear = [verdict for verdict in verdicts if verdict.cost >= NOTABLE]
    lost = sum(verdict.cost for verdict in verdicts)
    typer.echo(
        f"{name} made {len(verdicts)} choices, and {len(dear)} of them were mistakes: "
        f"{_percent(lost / max(1, len(verdicts)))} of {'the full score' if scored else 'a win'} a choice."
    )
    shown = verdicts if everything else dear
    if shown:
        worth = "score" if scored else "chance"
        table = Table("step", "chosen", worth, "better", worth, "cost", box=None)
        for verdict in shown:
            _row(table, verdict)
        Console(highlight=False, markup=False).print(table)
    for number, verdict in enumerate(worst(verdicts), 1):
        typer.echo()
        typer.echo(f"{number}. Step {verdict.at}: {verdict.best_text}")
        for line in verdict.line[:LINES]:
            typer.echo(f"{INDENT}{line}")


def _row(table: Table, verdict: Verdict) -> None:
    costs = verdict.cost >= NOTABLE
    table.add_row(
        str(verdict.at),
        verdict.text,
        _percent(verdict.share),
        verdict.best_text if costs else "",
        _percent(verdict.best_share) if costs else "",
        _percent(verdict.cost) if costs else "",
    )


def _percent(share: float) -> str:
    return f"{100 * share:.0f}%"
