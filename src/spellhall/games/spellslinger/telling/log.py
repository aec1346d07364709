"""The log in sentences: turn by turn; what a card did stands below the line that says it was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spellhall.games.spellslinger import table as t
from spellhall.games.spellslinger.rules.payment import FOR_PAYMENT
from spellhall.games.spellslinger.telling.card_text import sentence_of
from spellhall.kernel import events as k
from spellhall.kernel.events import Entry
from spellhall.kernel.game import Line
from spellhall.language.words import listed

LINES: dict[int, tuple[int, str]] = {
    t.FIRST_CHOSEN: (0, "{player} takes the first turn."),
    t.MULLIGANED: (1, "{player} changes the hand for a new one of {number} cards."),
    t.KEEPS: (1, "{player} keeps the hand."),
    t.TURN_BEGAN: (0, "Turn {number}: {player}."),
    t.TOOK_TURN: (1, "{player} takes another turn."),
    t.DAMAGED: (2, "{other} deals {number} damage to {name}."),
    t.HURT: (2, "{name} deals {amount} damage to {player} ({total} life)."),
    t.LOST_LIFE: (2, "{player} loses {amount} life to {name} ({total} life)."),
    t.GAINED_LIFE: (2, "{player} gains {amount} life from {name} ({total} life)."),
    t.TURNED: (2, "{name} turns sideways."),
    t.UPRIGHTED: (2, "{name} turns upright."),
    t.ATTACKED: (1, "{name} attacks {player}."),
    t.BLOCKED_BY: (1, "{name} blocks {other}."),
    t.AIMED: (2, "{other} aims at {name}."),
    t.USED: (1, "{player} uses {name}."),
    t.WAS_NEGATED: (2, "{other} negates {name}."),
    t.OUT_OF_GAME: (0, "{player} is out of the game."),
    t.CHANGED: (2, "{name} is {amount}/{total} until end of turn, by {other}."),
    t.LOOKED: (2, "{player} looks at the top of the draw pile."),
    k.SHOWN: (2, "{player} shows {name}."),
    k.ENDED: (0, "The game is over: {winner}."),
}
MOVES: dict[int, tuple[int, str]] = {
    t.DRAWN: (1, "{player} draws {name}."),
    t.ANNOUNCED: (1, "{player} plays {name}."),
    t.FIZZLED: (2, "{name} has no legal target any more and does nothing."),
    t.TAKEN_BACK: (2, "{player} takes {name} back into the hand."),
    t.DESTROYED: (2, "{name} is destroyed."),
    t.DISCARDED: (2, "{player} discards {name}."),
    t.RETURNED: (2, "{name} returns to {player}'s hand."),
    t.TOPPED: (2, "{name} goes on top of {player}'s draw pile."),
    t.FELL_OFF: (2, "{name} falls off and is discarded."),
    t.FOUND: (2, "{player} takes {name} into the hand."),
    t.PUT: (2, "{player} puts {name} into play sideways."),
    t.SEIZED: (2, "{player} takes control of {name}."),
}
PAIRS = (t.HURT, t.LOST_LIFE, t.GAINED_LIFE, t.CHANGED)
"""Events whose number holds two (see ``table.packed``)."""


def sentence(game: Any, entry: Entry, seat: int, names: Sequence[str]) -> str:
    """One line, or nothing for events that need none."""
    return line_of(game, entry, seat, names).text


def line_of(game: Any, entry: Entry, seat: int, names: Sequence[str]) -> Line:
    """One line with its depth; its text is empty for events that need none."""
    kind, who, _, _, number = entry.event
    first, second = entry.seen_by(seat)
    name = game.catalogue[first].name if first >= 0 else "a card"
    other = game.catalogue[second].name if second >= 0 else "a card"
    player = names[who] if who >= 0 else "nobody"
    if kind == k.MOVED and number == t.RESOLVED:
        return Line(*_arrival(entry, player, name), entry.at)
    if kind == t.TRIGGERED:
        card = game.catalogue[first]
        return Line(f"{name} triggers: {sentence_of(card.abilities[number], card)}.", 1, entry.at)
    if kind == t.AIMED_PLAYER:
        return Line(f"{name} aims at {names[number]}.", 2, entry.at)
    if kind == t.PREVENTED:
        victim = name if first >= 0 else player
        return Line(f"{number} damage to {victim} is prevented.", 2, entry.at)
    depth, template = MOVES.get(number, (0, "")) if kind == k.MOVED else LINES.get(kind, (0, ""))
    amount, total = t.unpacked(number) if kind in PAIRS else (0, 0)
    winner = f"{player} wins" if who >= 0 else "nobody wins alone"
    text = template.format(
        player=player, name=name, other=other, number=number, amount=amount, total=total, winner=winner
    )
    return Line(text, depth, entry.at)


def _arrival(entry: Entry, player: str, name: str) -> tuple[str, int]:
    if entry.origin == t.HAND:
        return f"{player} plays {name}.", 1
    return f"{name} comes into play.", 2


def story(game: Any, entries: Sequence[Entry], seat: int, names: Sequence[str]) -> list[Line]:
    """A stretch of history: payments in one line, cards drawn unseen counted, what turns upright each turn left out."""
    lines: list[Line] = []
    step = -1
    payers: list[str] = []
    drawn: tuple[int, int] | None = None
    for entry in entries:
        kind, who, _, _, number = entry.event
        if kind == t.STEP_BEGAN:
            step = number
        if kind == t.TURNED and number == FOR_PAYMENT:
            payers.append(game.catalogue[entry.faces[0]].name)
            continue
        if payers:
            lines.append(Line(f"{_counted(payers)} {'pays' if len(payers) == 1 else 'pay'} for it.", 2, entry.at))
            payers = []
        if kind == t.UPRIGHTED and step == t.UPRIGHT:
            continue
        if kind == k.MOVED and number == t.DRAWN and entry.seen_by(seat)[0] < 0:
            if drawn is not None and drawn[0] == who and lines:
                drawn = (who, drawn[1] + 1)
                lines[-1] = Line(f"{names[who]} draws {drawn[1]} cards.", 1, entry.at)
                continue
            drawn = (who, 1)
        else:
            drawn = None
        line = line_of(game, entry, seat, names)
        if line.text:
            lines.append(line)
    return lines


def _counted(names: list[str]) -> str:
    """Mountain, two Woods: each name once, with its number."""
    counts = {name: names.count(name) for name in names}
    return listed([name if count == 1 else f"{count} {name}" for name, count in counts.items()], "and")
