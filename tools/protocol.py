"""Write docs/protocol.md from the classes of events: ``python tools/protocol.py [--check]``.

Run it after adding or changing an event. Each event appears with its docstring and its fields. With ``--check``
the tool writes nothing; the exit code says whether the page is up to date.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

import spellhall
from spellhall.kernel.documents.saves import HISTORY_FORMAT
from spellhall.kernel.events import KERNEL_EVENTS, Event

PAGE = Path(__file__).resolve().parents[1] / "docs" / "protocol.md"

OPENING = f"""# What happened: the events of a game

Look up here which events a card can wait for, and what a history contains. Everything that happens at a table is
reported as an event: to the cards that wait for it, and to the history, which the log is made from. An event is a
class with named fields, all of them integers. This page is generated from the classes (`python tools/protocol.py`);
a test keeps it up to date.

A field is one of these; a colon shows which, unless its name already says it:

- a **card**: its handle, a number that stays with the physical card, whatever its face turns out to be;
- a **seat**, counted from 0, or **seats**, a set: bit 0 for seat 0, bit 1 for seat 1, ...;
- a **zone** of the game;
- a **why**: the game's reason for a move;
- a **number**.

If there is no card or no seat, the field holds -1. In the text of a card that waits for an event, the event's first
card is THAT, its second the OTHER.

## In a history

`save_history` writes a history as JSON (format {HISTORY_FORMAT}; earlier ones can still be read):

- `actions`, `seats`: every action, and the seat that took it; `hidden` and `asked` say for each action whether it
  revealed anything, and whether another player was asked about their hand;
- `shuffles`: pairs of a card and how often it was shuffled;
- `cards`: the keys of all cards that are shown;
- `events`: the events that happened, each with its name and its fields;
- `entries`: what happened, in order. Each entry is a list of numbers: the index of the event in `events`; its
  fields; the identity of each of its cards at the time, as an index into `cards` (-1: nothing); for each of its
  cards who saw it then, as a set of seats (-1: all); the number of actions taken so far; and the card whose effect
  was running, as an index into `cards` (-1: none that everyone can see).

A seat may know everything in an entry except the cards it didn't see.
"""

KERNEL = "In every game"


def tidy(text: str) -> str:
    """A docstring as one paragraph."""
    return re.sub(r"\s+", " ", text.replace("``", "`")).strip()


def entry(event: type[Event]) -> str:
    """One event."""
    fields = ", ".join(name if name == kind else f"{name}: {kind}" for name, kind in event.FIELDS.items())
    return f"- `{event.__name__}({fields})` {tidy(event.__doc__ or '')}"


def section(title: str, events: Iterable[type[Event]]) -> str:
    """The events of a game."""
    return f"\n## {title}\n\n" + "\n".join(map(entry, events)) + "\n"


def page() -> str:
    """The whole page."""
    parts = [OPENING, section(KERNEL, KERNEL_EVENTS)]
    for name in spellhall.game_names():
        game = spellhall.game(name)
        parts.append(section(f"In {name}", [event for event in game.events.values() if event not in KERNEL_EVENTS]))
        zones = ", ".join(f"{number} {zone.name}" for number, zone in enumerate(game.layout.zones))
        parts.append(f"\nZones: {zones}.\n")
    return "".join(parts)


if __name__ == "__main__":
    text = page()
    if "--check" in sys.argv:
        current = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
        print("up to date" if current == text else "docs/protocol.md is stale: run python tools/protocol.py")
        sys.exit(current != text)
    PAGE.write_text(text, encoding="utf-8")
