"""``spellhall rules ID --show``: a position where a rule decides, and what comes of the choices in it."""

from __future__ import annotations

from collections.abc import Sequence

import typer

from spellhall.kernel.errors import UsageError
from spellhall.kernel.presentation.prompts import addressed, sentence
from spellhall.kernel.state import State
from spellhall.plain_text import show_table
from spellhall.registry import house_games
from spellhall.rule_positions import RulePosition, positions_of


def show_at_work(rules: Sequence[str]) -> None:
    """Show one rule at work.

    Raises:
        UsageError: for several rules, or one that no position shows.
    """
    if len(rules) != 1:
        raise UsageError(f"--show shows one rule, and {len(rules)} match; give the ID of one")
    shown = next((found for game in house_games() if (found := positions_of(game).get(rules[0]))), None)
    if shown is None:
        raise UsageError(f"no position shows {rules[0]} yet")
    state = shown.start()
    names = [f"Player {seat + 1}" for seat in range(state.seats)]
    typer.echo("")
    show_table(state, shown.seat, names)
    _ask(state, shown, names)
    for action in shown.script():
        question = state.decision()
        who = "You choose" if question.seat == shown.seat else f"{names[question.seat]} chooses"
        typer.echo(f"{who}: {state.game.describe(state, question, action)}")
        state.apply(action)
    assert state.record is not None
    for line in state.game.story(state.record.entries, shown.seat, addressed(names, shown.seat)):
        typer.echo(f"{'  ' * line.depth}{line.text}")
    if shown.way == "refuses":
        reason = state.why_not(shown.seat, shown.card)
        typer.echo(sentence(f"{state.definition(shown.card).name}: {reason}"))


def _ask(state: State, shown: RulePosition, names: Sequence[str]) -> None:
    """The question that waits, and its choices if they're for you."""
    question = state.decision()
    typer.echo(sentence(state.game.prompt(state, shown.seat, names).text))
    if question.seat == shown.seat:
        for action in question.options:
            typer.echo(f"  - {state.game.describe(state, question, action)}")
