"""Shortcuts for many answers: attack one player with everyone who can, each alone."""

from __future__ import annotations

from functools import partial

from spellhall.games.spellslinger.rules.sides import may_attack
from spellhall.games.spellslinger.rules.targets import player
from spellhall.kernel.frames import PASS
from spellhall.kernel.game import Shortcut
from spellhall.kernel.state import State

WHO, WHOM, ALONE = "SS-AT-02", "SS-AT-04", "SS-GR-01"
"""The questions of an attack declaration, by rule."""


def shortcuts(state: State) -> list[Shortcut]:
    """Everyone who can attack, for each player that can be attacked; none if fewer than two can."""
    question = state.decision()
    if question.rule != WHO or len([card for card in question.options if card != PASS]) < 2:
        return []
    targets = may_attack(state, question.seat)
    return [Shortcut(f"attack seat {other} with everything", partial(_next, question.seat, other)) for other in targets]


def _next(seat: int, target: int, state: State) -> int | None:
    """The next single answer of the declaration, or None when it is over."""
    if state.is_terminal():
        return None
    question = state.decision()
    if question.seat != seat:
        return None
    wanted = {WHO: question.options[0], WHOM: player(target), ALONE: 0}.get(question.rule)
    return wanted if wanted in question.options and wanted != PASS else None
