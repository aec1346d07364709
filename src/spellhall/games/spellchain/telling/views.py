"""What a seat sees of a Spell Chain table, beyond names and places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spellhall.games.spellchain.forecast import Resolved, Step, forecast, resolved
from spellhall.games.spellchain.table import CHAIN, SLOT, STATUS
from spellhall.games.spellchain.telling.log import Story
from spellhall.kernel.events import Entry
from spellhall.kernel.game import CardRef
from spellhall.kernel.state import State

STATUS_NAMES = ("waiting", "activated", "negated")
LAYING = "SC-PL-05"
"""The rule by which cards are laid into the chain: where nothing else is pending."""
SEATS = ("seat 0", "seat 1")
SPECTATOR = -1


def card_view(state: State, handle: int) -> dict[str, Any]:
    """Kind and seals, and in the chain slot and status."""
    definition = state.definition(handle)
    facts: dict[str, Any] = {"kind": definition.kind, "seals": sorted(definition.seals)}
    if state.zone[handle] == CHAIN:
        facts["slot"] = state.marks[SLOT][handle]
        facts["status"] = STATUS_NAMES[state.marks[STATUS][handle]]
    return facts


def page_view(state: State) -> dict[str, Any]:
    """The forecast while cards are laid, and the last chain that resolved, step by step. Both are open to all."""
    shown: dict[str, Any] = {}
    if state.scores is None and state.decision().rule == LAYING:
        found = forecast(state)
        shown["forecast"] = {"steps": [_step(state, step) for step in found.steps], "hp": found.hp}
    last = resolved(state)
    if last is not None:
        shown["resolved"] = _last_chain(state, last)
    return shown


def _last_chain(state: State, last: Resolved) -> dict[str, Any]:
    """The last chain for a page; the same object for as long as it is the same chain."""
    assert state.record is not None
    shown: dict[str, Any]
    told, shown = state.record.notes.get("last chain", (None, {}))
    if told is not last:
        story = Story(state.game, SPECTATOR, SEATS)
        shown = {
            "chain": last.chain,
            "steps": [_step(state, step) | {"lines": _lines(story, step.entries)} for step in last.steps],
            "before": last.before,
            "hp": last.hp,
            "ended": _lines(story, last.ended),
        }
        state.record.notes["last chain"] = last, shown
    return shown


def _lines(story: Story, entries: Sequence[Entry]) -> list[str]:
    return [line.text for line in story.tell(entries)]


def _step(state: State, step: Step) -> dict[str, Any]:
    return {
        "card": CardRef(step.card),
        "key": step.key,
        "seat": step.seat,
        "slot": step.slot,
        "name": step.name,
        "negated": step.negated,
        "by": step.by,
        "change": step.change,
        "by_chance": step.by_chance,
    }
