"""The log in sentences, built from events, as the seat that reads it may know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spellhall.games.spellfire import table as t
from spellhall.games.spellfire.table import ZONES
from spellhall.kernel import events as k
from spellhall.kernel.events import Entry


def sentence(game: Any, entry: Entry, seat: int, names: Sequence[str]) -> str:
    """One line, or nothing for events that need none."""
    kind, who, _, _, number = entry.event
    first, second = entry.seen_by(seat)
    name = game.catalogue[first].name if first >= 0 else "a card"
    other = game.catalogue[second].name if second >= 0 else ""
    player = names[who] if who >= 0 else "nobody"
    if kind == k.MOVED:
        return _move(player, name, other, entry.event[4], entry.origin, entry)
    if kind == t.CARD_PLAYED and other:
        return f"  ({name}: {'in answer to' if number >= 0 else 'used by'} {other})"
    template = LINES.get(kind)
    return template.format(player=player, name=name, other=other, number=number, phase=number) if template else ""


LINES: dict[int, str] = {
    k.SHUFFLED: "{player} shuffles.",
    k.SHOWN: "{player} shows {name}.",
    t.TURN_BEGAN: "Turn {number}: {player}.",
    t.REALM_NAMED: "{player} attacks {name}.",
    t.ATTACKS: "{player} sends {name} forward.",
    t.DEFENDS: "{player} defends with {name}.",
    t.ROUND_BEGAN: "Round {number}: {name} against {other}.",
    t.ROUND_WON: "{name} wins the round.",
    t.REALM_RAZED: "{name} is razed.",
    t.REALM_REBUILT: "{player} rebuilds {name}.",
    t.POWER_USED: "{player} uses {name}.",
    t.CARD_CANCELLED: "{player} cancels {name} with {other}.",
    t.CARD_CALMED: "{player} ignores {name}.",
    t.COPY_MADE: "{player} duplicates {name} with {other}.",
    t.TURNED_BACK: "{player} turns {name} back.",
    t.LEVEL_DIGIT: "{player} draws the digit {number}.",
    t.MULLIGAN: "{player} calls a mulligan: the game starts anew.",
    t.EXTRA_TURN_WON: "{player} gains another turn.",
    t.STOOD_DOWN: "{name} cannot fight on.",
    t.LAST_CARD: "{player} has drawn the last card of the pile.",
    t.FEAR: "{name} flees from {other}.",
    t.BATTLE_ENDED: "The battle for {name} is over.",
    t.REALM_HELD: "{name} stands.",
}

MOVES: dict[int, str] = {
    t.DRAWN: "{player} draws {name}.",
    t.PLAYED: "{player} plays {name}{on}.",
    t.DISCARDED: "{name} is discarded.",
    t.DEFEATED: "{name} is defeated{where}.",
    t.PAID: "{player} pays with {name}.",
    t.SENT: "{name} goes to {zone}.",
    t.SPENT: "",
    t.RETURNED: "{name} returns to {zone}.",
    t.LOST: "{player} has no realm and loses {name}.",
    t.REPLACED: "{name} is replaced.",
    t.SPOILED: "{player} draws {name} as spoils of victory.",
    t.FALLEN: "{name} is lost with it.",
    t.SWITCHED: "{name} changes sides.",
    t.FRIGHTENED: "",
    t.PUT_BACK: "",
}


def _move(player: str, name: str, other: str, why: int, origin: int, entry: Entry) -> str:
    template = MOVES.get(why, "")
    if why == t.PLAYED and origin == t.POOL:
        return ""
    return template.format(
        player=player,
        name=name,
        on=f" on {other}" if other else "",
        where="",
        zone=f"the {ZONES[t.POOL].name}" if entry.event[1] >= 0 else "",
    )
