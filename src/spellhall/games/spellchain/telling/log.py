"""The log in sentences: chain by chain, activation by activation, every hit opened into its steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spellhall.games.spellchain import table as t
from spellhall.games.spellchain.rules.hits import STEPS
from spellhall.kernel import events as k
from spellhall.kernel.events import Entry
from spellhall.kernel.state import State

LINES: dict[int, str] = {
    k.SHUFFLED: "{player} shuffles.",
    k.ROLLED: "{player} rolls {number}.",
    k.SHOWN: "{player} shows {name}.",
    t.CHAIN_BEGAN: "Chain {number}: {player} goes first.",
    t.ACTIVATES: "  {name} of {player} activates.",
    t.IS_NEGATED: "  {name} of {player} is negated{by}.",
    t.HIT: "    {name} deals {player} {number} DMG.",
    t.LOST: "    {player} loses {number} HP.",
    t.HEALED: "    {player} heals {number}.",
    t.CHAIN_ENDED: "The chain is over.",
    t.ROUND_ENDED: "Round {number} is over: all cards are shuffled together again.",
    t.SAVED: "    {other} keeps {name} from being negated.",
}
MOVES: dict[int, str] = {
    t.DRAWN: "{player} draws {name}.",
    t.PLAYED: "{player} lays {name}.",
    t.KEPT: "  {name} stays in {player}'s Continuous Zone.",
    t.ENTERED: "    {name} enters {player}'s Summon Zone.",
    t.DISCARDED: "  {name} is discarded.",
    t.RESHAPED: "{player} puts {name} under the deck.",
}


def sentence(game: Any, entry: Entry, seat: int, names: Sequence[str]) -> str:
    """One line, or nothing for events that need none."""
    kind, who, _, _, number = entry.event
    first, second = entry.seen_by(seat)
    name = game.catalogue[first].name if first >= 0 else "a card"
    other = game.catalogue[second].name if second >= 0 else ""
    player = names[who] if who >= 0 else "nobody"
    if kind == t.HIT_PART:
        step, left = number >> 8, number & 255
        return f"      {STEPS[step][0]}: {left if left < 128 else 0}"
    if kind == k.ROLLED:
        number += 1
    template = MOVES.get(number, "") if kind == k.MOVED else LINES.get(kind, "")
    by = f" by {other}" if other else ""
    return template.format(player=player, name=name, other=other, number=number, by=by)


def last_hit(state: State, card: int) -> list[tuple[str, int]]:
    """The steps of the last hit that a card dealt, each with what was left after it (see ``rules.hits``)."""
    parts: list[tuple[str, int]] = []
    if state.record is None:
        return parts
    for entry in state.record.entries:
        kind, _, source, _, number = entry.event
        if source != card or kind not in (t.HIT_PART, t.HIT):
            continue
        if parts and parts[-1][0] == "HP":
            parts = []
        left = number & 255
        parts.append(("HP", number) if kind == t.HIT else (STEPS[number >> 8][0], left if left < 128 else 0))
    return parts
