"""The log in sentences: chain by chain, activation by activation, every hit opened into its steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spellhall.games.spellchain import table as t
from spellhall.games.spellchain.rules.hits import RECEIVING, STEPS
from spellhall.games.spellchain.rules.pools import unpacked
from spellhall.kernel import events as k
from spellhall.kernel.events import Entry
from spellhall.kernel.game import Line, Teller
from spellhall.kernel.state import State

LINES: dict[int, tuple[int, str]] = {
    t.DECK_CUT: (1, "{player} cuts the opposing deck after card {number}."),
    k.SHUFFLED: (1, "{player} shuffles."),
    k.ROLLED: (1, "{player} rolls {number}."),
    k.SHOWN: (1, "{player} shows {name}."),
    k.ENDED: (0, "The game is over."),
    t.CHAIN_BEGAN: (0, "Chain {number}: {player} goes first."),
    t.ACTIVATES: (1, "{name} of {player} activates."),
    t.IS_NEGATED: (1, "{name} of {player} is negated{by}."),
    t.STRIKES: (2, "{name} strikes {player} for {number}."),
    t.HIT: (3, "{player} takes {number} DMG."),
    t.LOST: (2, "{player} loses {number} HP{poison}."),
    t.HEALED: (2, "{player} heals {number}."),
    t.ROUND_ENDED: (0, "Round {number} is over: all cards are shuffled together again."),
    t.SAVED: (2, "{other} keeps {name} from being negated."),
    t.WOULD_SEIZE: (2, "{other}: on {number} or more on a d20 it works for {player}."),
    t.WORKS_FOR: (2, "{name} works for {player}."),
}
MOVES: dict[int, tuple[int, str]] = {
    t.DRAWN: (1, "{player} draws {name}."),
    t.PLAYED: (1, "{player} lays {name}."),
    t.KEPT: (1, "{name} stays in {player}'s Continuous Zone."),
    t.ENTERED: (2, "{name} enters {player}'s Summon Zone."),
    t.DISCARDED: (1, "{name} is discarded."),
    t.RESHAPED: (1, "{player} puts {name} under the deck."),
}
STEP_DEPTH = 3
POOL_DEPTH = 2
SOURCED = (t.LOST, t.HEALED, t.GAINED, t.GONE)
"""What is done by a card that need not be the one activating just now; the log names it then."""
POOLS = {
    t.BLOCK: "Block {}",
    t.AVOID: "Avoid {}",
    t.REFLECT: "Reflect {}",
    t.REDIRECT: "Redirect {}",
    t.POISON: "{} Poison",
    t.MERCURY: "{} Mercury",
}


def sentence(game: Any, entry: Entry, seat: int, names: Sequence[str]) -> str:
    """One line, or nothing for events that need none."""
    return line_of(game, entry, seat, names).text


def line_of(game: Any, entry: Entry, seat: int, names: Sequence[str]) -> Line:
    """One line with its depth; its text is empty for events that need none."""
    kind, who, _, _, number = entry.event
    first, second = entry.seen_by(seat)
    if kind == t.HIT_PART:
        return Line(part_of_hit(number), STEP_DEPTH, entry.at)
    if kind == t.SAVED and entry.event[2] == entry.event[3]:
        return Line(f"{game.catalogue[first].name} cannot be negated.", 2, entry.at)
    if kind in (t.GAINED, t.GONE):
        return Line(pool_sentence(kind, names[who], number), POOL_DEPTH, entry.at)
    if kind == k.ROLLED and who < 0:
        return Line("", 0, entry.at)
    name = game.catalogue[first].name if first >= 0 else "a card"
    other = game.catalogue[second].name if second >= 0 else ""
    depth, template = MOVES.get(number, (0, "")) if kind == k.MOVED else LINES.get(kind, (0, ""))
    text = template.format(
        player=names[who] if who >= 0 else "nobody",
        name=name,
        other=other,
        number=number + 1 if kind == k.ROLLED else number,
        by=f" by {other}" if other else "",
        poison=" to Poison" if entry.event[2] < 0 else "",
    )
    return Line(text, depth, entry.at)


def part_of_hit(number: int) -> str:
    """A step in which a hit changed, and what it came to (see ``rules.hits``)."""
    step, amount = STEPS[number >> 8][0], number & 255
    if amount >= 128 or not amount:
        return f"{step}: nothing comes through"
    return f"{step}: {amount}" if number >> 8 < RECEIVING else f"{step}: {amount} come{'s' * (amount == 1)} through"


def pool_sentence(kind: int, player: str, number: int) -> str:
    """What a player gained or lost of a defence or of counters, and how much of it there is now."""
    column, amount, total = unpacked(number)
    what = POOLS[column].format(amount)
    if kind == t.GAINED:
        return f"{player} gains {what}" + (f" ({total} in all)." if total > amount else ".")
    return f"{player} loses {what}" + (f" ({total} left)." if total else ".")


class Story(Teller):
    """The history for a seat; cards drawn together, unseen, are counted in one line."""

    def __init__(self, game: Any, seat: int, names: Sequence[str]) -> None:
        super().__init__(game, seat, names)
        self.acting = -1

    def tell(self, entries: Sequence[Entry]) -> list[Line]:
        """See ``kernel.game.Teller``."""
        lines: list[Line] = []
        drawn: tuple[int, int] | None = None
        for entry in entries:
            kind, who, source, _, number = entry.event
            if kind in (t.ACTIVATES, t.CHAIN_START, t.CHAIN_END):
                self.acting = source
            if kind == k.MOVED and number == t.DRAWN and entry.seen_by(self.seat)[0] < 0:
                if drawn is not None and drawn[0] == who and lines:
                    drawn = (who, drawn[1] + 1)
                    lines[-1] = Line(f"{self.names[who]} draws {drawn[1]} cards.", 1, entry.at)
                    continue
                drawn = (who, 1)
            else:
                drawn = None
            line = line_of(self.game, entry, self.seat, self.names)
            if kind in SOURCED and source not in (-1, self.acting):
                line = line._replace(text=f"{self.game.catalogue[entry.faces[0]].name}: {line.text}")
            if line.text:
                lines.append(line)
        return lines


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
