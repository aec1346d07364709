"""What a journal adds up to, after removing everything that was taken back, and as far as it makes sense."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, get_args

from spellhall.server.storage.records import Step, StepKind

KINDS = frozenset(get_args(StepKind))


class Past(NamedTuple):
    """What a journal adds up to.

    Attributes:
        actions: those that count.
        crossing: how many there were when the hall's cards last changed; -1 if they never did.
        rows: the number of the next row.
        flaw: what is wrong with it, after those actions.
    """

    actions: list[int]
    crossing: int
    rows: int
    flaw: str


def past_of(steps: Sequence[Step]) -> Past:
    """What a journal adds up to, as far as it makes sense."""
    actions: list[int] = []
    crossing, good, rows, flaw = -1, -1, 0, ""
    for step in steps:
        wrong = _wrong(step, rows, len(actions))
        if wrong and good < 0:
            good, flaw = len(actions), wrong
        rows = step.number + 1
        if step.kind == "undo" and step.keeps is not None:
            del actions[step.keeps :]
            if step.keeps <= good:
                good = -1
        elif step.kind == "cards":
            crossing = len(actions)
        elif step.action is not None:
            actions.append(step.action)
    return Past(actions, crossing, rows, "") if good < 0 else Past(actions[:good], crossing, rows, flaw)


def _wrong(step: Step, number: int, actions: int) -> str:
    """Why a row can't follow those before it; empty when it can."""
    if step.number != number:
        return f"row {number} of the journal is missing"
    if step.kind not in KINDS:
        return f"row {number} of the journal is of an unknown kind"
    if (step.kind in ("act", "resign", "called") and step.action is None) or (
        step.kind == "undo" and not (step.keeps is not None and 0 <= step.keeps <= actions)
    ):
        return f"row {number} of the journal is not whole"
    return ""
