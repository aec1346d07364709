"""What a seat sees of a Spell Chain table, beyond names and places."""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.games.spellchain import forecast as foretold
from spellhall.games.spellchain.rules.defined import card_of
from spellhall.games.spellchain.table import CHAIN, SLOT, STATUS
from spellhall.games.spellchain.telling.log import Story
from spellhall.games.spellchain.telling.shapes import Resolved, SpellchainPage, SpellchainSeen, Status, Step
from spellhall.kernel.events import Entry
from spellhall.kernel.game import CardRef
from spellhall.kernel.state import State

STATUS_NAMES: tuple[Status, ...] = ("waiting", "activated", "negated")
LAYING = "SC-PL-05"
"""The rule for laying cards into the chain, when nothing else is pending."""
SEATS = ("seat 0", "seat 1")
SPECTATOR = -1


def card_view(state: State, handle: int) -> SpellchainSeen:
    """Kind and seals; in the chain, slot and status, too."""
    definition = card_of(state, handle)
    facts: SpellchainSeen = {"kind": definition.kind, "seals": sorted(definition.seals)}
    if state.zone[handle] == CHAIN:
        facts["slot"] = state.marks[SLOT][handle]
        facts["status"] = STATUS_NAMES[state.marks[STATUS][handle]]
    return facts


def page_view(state: State) -> SpellchainPage:
    """The forecast while cards are laid, and the last resolved chain, step by step. Everyone sees both."""
    shown: SpellchainPage = {}
    if state.scores is None and state.decision().rule == LAYING:
        found = foretold.forecast(state)
        shown["forecast"] = {"steps": [_step(step) for step in found.steps], "hp": found.hp}
    last = foretold.resolved(state)
    if last is not None:
        shown["resolved"] = _last_chain(state, last)
    return shown


def _last_chain(state: State, last: foretold.Resolved) -> Resolved:
    """The last chain for a page; the same object as long as it's the same chain."""
    assert state.record is not None
    shown: Resolved
    told, shown = state.record.notes.get("last chain", (None, {}))
    if told is not last:
        story = Story(state.game, SPECTATOR, SEATS)
        shown = {
            "chain": last.chain,
            "steps": [{**_step(step), "lines": _lines(story, step.entries)} for step in last.steps],
            "before": last.before,
            "hp": last.hp,
            "ended": _lines(story, last.ended),
        }
        state.record.notes["last chain"] = last, shown
    return shown


def _lines(story: Story, entries: Sequence[Entry]) -> list[str]:
    return [line.text for line in story.tell(entries)]


def _step(step: foretold.Step) -> Step:
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
