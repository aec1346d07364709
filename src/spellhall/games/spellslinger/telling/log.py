"""The log in sentences: turn by turn; what a card did stands below the line that says it was played."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from spellhall.games.spellslinger import table as t
from spellhall.games.spellslinger.rules.payment import FOR_PAYMENT
from spellhall.games.spellslinger.telling.card_text import sentence_of
from spellhall.games.spellslinger.telling.twins import Around
from spellhall.kernel import events as k
from spellhall.kernel.events import Entry
from spellhall.kernel.game import Line, Teller
from spellhall.language.words import listed

LINES: dict[int, tuple[int, str]] = {
    t.FIRST_CHOSEN: (0, "{player} takes the first turn."),
    t.MULLIGANED: (1, "{player} takes a mulligan and has a new hand of {number} cards."),
    t.KEEPS: (1, "{player} keeps the hand."),
    t.TURN_BEGAN: (0, "Turn {number}: {player}."),
    t.TOOK_TURN: (1, "{player} takes another turn."),
    t.DAMAGED: (2, "{other} deals {number} damage to {name}."),
    t.HURT: (2, "{name} deals {amount} damage to {player} ({total})."),
    t.LOST_LIFE: (2, "{player} loses {amount} life to {name} ({total})."),
    t.GAINED_LIFE: (2, "{player} gains {amount} life from {name} ({total})."),
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
    k.ENDED: (0, "The game is over."),
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
    t.BOTTOMED: (2, "{player} puts {name} under the draw pile."),
    t.FELL_OFF: (2, "{name} falls off and is discarded."),
    t.FOUND: (2, "{player} takes {name} into the hand."),
    t.PUT: (2, "{player} puts {name} into play sideways."),
    t.SEIZED: (2, "{player} takes control of {name}."),
}
OF_SIDES = (t.TURN_BEGAN, t.ATTACKED, t.TOOK_TURN, t.HURT)
"""Events that are about a whole team, where a team plays as one."""
PAIRS = (t.HURT, t.LOST_LIFE, t.GAINED_LIFE, t.CHANGED)
"""Events whose number holds two (see ``table.packed``)."""


def sentence(game: Any, entry: Entry, seat: int, names: Sequence[str]) -> str:
    """One line, or nothing for events that need none."""
    return line_of(game, entry, seat, names).text


def line_of(game: Any, entry: Entry, seat: int, names: Sequence[str], around: Around | None = None) -> Line:
    """One line with its depth; its text is empty for events that need none. ``around`` tells twins apart."""
    kind, who, card, other_card, number = entry.event
    first, second = entry.seen_by(seat)
    name = game.catalogue[first].name if first >= 0 else "a card"
    other = game.catalogue[second].name if second >= 0 else "a card"
    if around is not None:
        name, other = around.called(card, name), around.called(other_card, other)
    player = names[who] if who >= 0 else "nobody"
    if kind == k.MOVED and number == t.RESOLVED:
        return Line(*_arrival(entry, player, name), entry.at)
    if kind == t.TRIGGERED:
        card = game.catalogue[first]
        return Line(f"{name} triggers: {sentence_of(card.abilities[number], card)}.", 1, entry.at)
    if kind == t.WON:
        winners = listed([player for seat, player in enumerate(names) if number >> seat & 1], "and")
        verb = "win" if number & (number - 1) else "wins"
        return Line(f"{winners} {verb}." if number else "The game is drawn.", 0, entry.at)
    if kind == t.AIMED_PLAYER:
        return Line(f"{name} aims at {names[number]}.", 2, entry.at)
    if kind == t.PREVENTED:
        victim = name if first >= 0 else player
        return Line(f"{number} damage to {victim} is prevented.", 2, entry.at)
    depth, template = MOVES.get(number, (0, "")) if kind == k.MOVED else LINES.get(kind, (0, ""))
    amount, total = t.unpacked(number) if kind in PAIRS else (0, 0)
    if kind in OF_SIDES and who >= 0:
        player = side_of(game, who, names)
    life = f"{total} life" if game.options["teams"] != "as-one" else f"{total} life together"
    held = total if kind == t.CHANGED else life
    text = template.format(player=player, name=name, other=other, number=number, amount=amount, total=held)
    return Line(text, depth, entry.at)


def side_of(game: Any, seat: int, names: Sequence[str]) -> str:
    """Who acts and is attacked together with a seat, by name: a team as one, else the seat alone (SS-TM-09)."""
    if game.options["teams"] != "as-one":
        return names[seat]
    count = len(names) // int(game.options["team_size"])
    return listed([name for other, name in enumerate(names) if other % count == seat % count], "and")


def _arrival(entry: Entry, player: str, name: str) -> tuple[str, int]:
    if entry.origin == t.HAND:
        return f"{player} plays {name}.", 1
    return f"{name} comes into play.", 2


class Story(Teller):
    """The history for a seat: payments and draws in one line each, what turns upright each turn left out, twins told
    apart, and what is done while a card waits marked as a response.
    """

    def __init__(self, game: Any, seat: int, names: Sequence[str]) -> None:
        super().__init__(game, seat, names)
        self.step = -1
        self.around = Around(game, names)
        self.pending: list[int] = []

    def tell(self, entries: Sequence[Entry]) -> list[Line]:
        """See ``kernel.game.Teller``."""
        lines: list[Line] = []
        for run in runs(entries):
            entry = run[0]
            self.around.before(entry)
            if entry.event[0] == t.STEP_BEGAN:
                self.step = entry.event[4]
            if is_draw(entry):
                lines.append(Line(f"{self.names[entry.event[1]]} draws {self._drawn(run)}.", 1, run[-1].at))
            elif is_payment(entry):
                payers = [self.game.catalogue[one.faces[0]].name for one in run]
                verb = "pays" if len(payers) == 1 else "pay"
                lines.append(Line(f"{_counted(payers)} {verb} for it.", 2, run[-1].at))
            elif entry.event[0] != t.UPRIGHTED or self.step != t.UPRIGHT:
                lines.append(self._line(entry))
            self._heed(entry)
        return [line for line in lines if line.text]

    def _line(self, entry: Entry) -> Line:
        """One line, beginning as a sentence does."""
        line = line_of(self.game, entry, self.seat, self.names, self.around)
        text = line.text
        if text.startswith("the "):
            text = f"T{text[1:]}"
        if self.pending and (entry.event[0] == t.USED or is_announced(entry)):
            text = f"{text[:-1]} in response."
        return Line(text, line.depth, line.at)

    def _heed(self, entry: Entry) -> None:
        """What the next lines need to know: who is around, and which card waits."""
        self.around.after(entry)
        if entry.event[0] == k.MOVED and entry.event[2] in self.pending:
            self.pending.remove(entry.event[2])
        if is_announced(entry):
            self.pending.append(entry.event[2])

    def _drawn(self, run: Sequence[Entry]) -> str:
        """The cards drawn, by name where they are known."""
        faces = [entry.seen_by(self.seat)[0] for entry in run]
        if faces[0] >= 0:
            return listed([self.game.catalogue[face].name for face in faces], "and")
        return "a card" if len(faces) == 1 else f"{len(faces)} cards"


def runs(entries: Sequence[Entry]) -> Iterator[list[Entry]]:
    """Draws of one player in a row, payments in a row; everything else by itself."""
    run: list[Entry] = []
    for entry in entries:
        if run and not _belong_together(run[-1], entry):
            yield run
            run = []
        run.append(entry)
    if run:
        yield run


def _belong_together(one: Entry, other: Entry) -> bool:
    if is_draw(one):
        return is_draw(other) and one.event[1] == other.event[1]
    return is_payment(one) and is_payment(other)


def is_draw(entry: Entry) -> bool:
    """Whether a card was drawn."""
    return entry.event[0] == k.MOVED and entry.event[4] == t.DRAWN


def is_announced(entry: Entry) -> bool:
    """Whether a card was announced, so that it is pending now."""
    return entry.event[0] == k.MOVED and entry.event[4] == t.ANNOUNCED


def is_payment(entry: Entry) -> bool:
    """Whether a permanent was turned for a payment."""
    return entry.event[0] == t.TURNED and entry.event[4] == FOR_PAYMENT


def _counted(names: list[str]) -> str:
    """Mountain and 2 Coasts: each name once, with its number."""
    counts = {name: names.count(name) for name in names}
    return listed([name if count == 1 else f"{count} {plural(name)}" for name, count in counts.items()], "and")


def plural(name: str) -> str:
    """Several cards of one name: Coasts, Woods, Pilgrim Passes, Druids of the Old Oak."""
    head, *rest = re.split(r"(?= (?:of|at|in|from) )", name, maxsplit=1)
    if head.endswith("ss"):
        head += "es"
    elif not head.endswith("s"):
        head = f"{head[:-1]}ies" if re.search("[^aeiou]y$", head) else f"{head}s"
    return "".join((head, *rest))
