"""Write docs/protocol.md from the classes of events: ``python tools/protocol.py [--check]``.

Every event comes with its meaning (its docstring) and its fields. With ``--check`` nothing is written; the exit code
says whether the page is up to date.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

import spellhall
from spellhall.kernel.events import KERNEL_EVENTS, Event
from spellhall.kernel.saves import HISTORY_FORMAT

PAGE = Path(__file__).resolve().parents[1] / "docs" / "protocol.md"

OPENING = f"""# What happened: the events of a game

Whatever changes on a table is told as an event: to the cards that wait for it, and to the history, from which the log
that people read is made. An event is a class with named fields, all of them whole numbers. This page is made from the
classes (`python tools/protocol.py`); a test keeps it up to date.

A field is a **card** (its handle: a number that the piece of cardboard keeps, whatever it turns out to be), a **seat**
(counted from 0), **seats** (a set: bit 0 for seat 0, bit 1 for seat 1, ...), a **zone** of the game, a **why** (the
game's reason for a move), or a **number**; it says so behind a colon where its name does not. Where there is no card or
no seat, the field holds -1. The text of a card that waits for an event calls its first card THAT, its second the OTHER.

## In a history

`save_history` writes a history as JSON (format {HISTORY_FORMAT}; earlier ones are read as well):

- `actions`, `seats`: every action taken, and by which seat; `hidden` and `asked` say of each whether it revealed
  anything, and whether somebody else was asked for what he holds;
- `shuffles`: pairs of a card and how often it was shuffled;
- `cards`: the keys of all cards that are shown;
- `events`: the events that happened, each as its name and its fields;
- `entries`: what happened, in order. Each is a list of numbers: the place of the event in `events`; its fields; for
  each of its cards what it was, as a place in `cards` (-1: nothing); for each of its cards who saw it then, as a set of
  seats (-1: all); how many actions had been taken; and the card whose effect was running, as a place in `cards` (-1:
  none that all can see).

A seat may know all of an entry but the cards that it did not see.
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
