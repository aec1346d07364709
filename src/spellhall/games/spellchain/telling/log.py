"""The log in sentences: chain by chain, activation by activation, every hit split into its steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from spellhall.games.spellchain import events
from spellhall.games.spellchain import table as t
from spellhall.games.spellchain.rules.hits import RECEIVING, STEPS
from spellhall.kernel.events import NOTHING, Ended, Entry, Event, Moved, Rolled, Shown, Shuffled
from spellhall.kernel.game import Game, Line, Play, Teller
from spellhall.kernel.indexes import SeatColumn
from spellhall.kernel.presentation.log_lines import Wording, moves, wordings
from spellhall.kernel.presentation.prompts import People, Person, begun
from spellhall.kernel.state import State

LINES = wordings(
    {
        events.DeckCut: (1, "{seat:cuts} the opposing deck after card {after}."),
        Shuffled: (1, "{seat:shuffles}."),
        Rolled: (1, "{seat:rolls} {number}."),
        Shown: (1, "{seat:shows} {card}."),
        Ended: (0, "The game is over."),
        events.ChainBegan: (0, "Chain {number}: {seat:goes} first."),
        events.Activates: (1, "{seat:'s} {card} activates."),
        events.IsNegated: (1, "{seat:'s} {card} is negated by {by}."),
        events.Strikes: (2, "{source} strikes {seat} for {amount}."),
        events.Hit: (3, "{seat:takes} {amount} DMG."),
        events.Lost: (2, "{seat:loses} {amount} HP."),
        events.Healed: (2, "{seat:heals} {amount}."),
        events.RoundEnded: (0, "Round {number} is over: all cards are shuffled back into the decks."),
        events.Saved: (2, "{by} keeps {card} from being negated."),
        events.WouldSeize: (2, "{by}: on a d20 roll of {number} or more, it works for {seat}."),
        events.WorksFor: (2, "{card} works for {seat}."),
    }
)
NEGATED_BY_NO_CARD = Wording(events.IsNegated, "{seat:'s} {card} is negated.", 1)
SAVED_BY_ITSELF = Wording(events.Saved, "{card} can't be negated.", 2)
LOST_TO_POISON = Wording(events.Lost, "{seat:loses} {amount} HP to Poison.", 2)
MOVES = moves(
    {
        t.DRAWN: (1, "{seat:draws} {card}."),
        t.PLAYED: (1, "{seat:plays} {card}."),
        t.KEPT: (1, "{card} stays in {seat:'s} Continuous Zone."),
        t.ENTERED: (2, "{card} enters {seat:'s} Summon Zone."),
        t.DISCARDED: (1, "{card} is discarded."),
        t.RESHAPED: (1, "{seat:puts} {card} under the deck."),
    }
)
STEP_DEPTH = 3
POOL_DEPTH = 2
SOURCED = (events.Lost, events.Healed, events.Gained, events.Gone)
"""Things done by a card that may not be the one activating right now; the log then names it."""
POOLS = {
    t.BLOCK: "Block {}",
    t.AVOID: "Avoid {}",
    t.REFLECT: "Reflect {}",
    t.REDIRECT: "Redirect {}",
    t.POISON: "{} Poison",
    t.MERCURY: "{} Mercury",
}


def sentence(game: Game, entry: Entry, seat: int, names: Sequence[str]) -> str:
    """One event in words; empty for events that need no line."""
    return line_of(game, entry, seat, People(names)).text


def line_of(game: Game, entry: Entry, seat: int, people: People) -> Line:
    """One line with its depth; its text is empty for events that need none."""
    event = entry.event

    def card(which: int) -> str:
        face = entry.seen(seat, which)
        return str(game.catalogue[face].name) if face >= 0 else "a card"

    wording = _wording(event)
    if wording is not None:
        said = {"number": str(event.number + 1)} if isinstance(event, Rolled) else {}
        return Line(wording.told(event, people.__getitem__, card, **said), wording.depth, entry.at)
    if isinstance(event, events.HitPart):
        return Line(part_of_hit(event), STEP_DEPTH, entry.at)
    if isinstance(event, (events.Gained, events.Gone)):
        return Line(begun(pool_sentence(event, people[event.seat])), POOL_DEPTH, entry.at)
    return Line("", 0, entry.at)


def _wording(event: Event) -> Wording | None:
    choice = CHOICES.get(type(event))
    return LINES.get(type(event)) if choice is None else choice(event)


CHOICES: Mapping[type[Event], Callable[[Any], Wording | None]] = MappingProxyType(
    {
        Moved: lambda event: MOVES.get(event.why),
        Rolled: lambda event: None if event.seat < 0 else LINES[Rolled],
        events.IsNegated: lambda event: NEGATED_BY_NO_CARD if event.by < 0 else LINES[events.IsNegated],
        events.Saved: lambda event: SAVED_BY_ITSELF if event.by == event.card else LINES[events.Saved],
        events.Lost: lambda event: LOST_TO_POISON if event.source < 0 else LINES[events.Lost],
    }
)
"""Events whose line depends on more than their class."""


def part_of_hit(part: events.HitPart) -> str:
    """A step that changed a hit, and the result (see ``rules.hits``)."""
    step, amount = STEPS[part.step][0], part.amount
    if amount <= 0:
        return f"{step}: nothing gets through"
    return f"{step}: {amount}" if part.step < RECEIVING else f"{step}: {amount} get{'s' * (amount == 1)} through"


def pool_sentence(event: events.Gained | events.Gone, player: Person) -> str:
    """What a player gained or lost of a defence or of counters, and how much there is now."""
    what, total = POOLS[SeatColumn(event.column)].format(event.amount), event.total
    if isinstance(event, events.Gained):
        return f"{player:gains} {what}" + (f" ({total} in all)." if total > event.amount else ".")
    return f"{player:loses} {what}" + (f" ({total} left)." if total else ".")


class Story(Teller):
    """The history for one seat; hidden cards drawn together are counted in one line."""

    def __init__(self, game: Game, seat: int, names: Sequence[str]) -> None:
        super().__init__(game, seat, names)
        self.people = People(names)
        self.acting = NOTHING

    def tell(self, entries: Sequence[Entry]) -> list[Line]:
        """See ``kernel.game.Teller``."""
        lines: list[Line] = []
        drawn: tuple[int, int] | None = None
        for entry in entries:
            event = entry.event
            if isinstance(event, Moved) and event.why == t.DRAWN and entry.seen(self.seat) < 0:
                if drawn is not None and drawn[0] == event.seat and lines:
                    drawn = (event.seat, drawn[1] + 1)
                    lines[-1] = Line(begun(f"{self.people[event.seat]:draws} {drawn[1]} cards."), 1, entry.at)
                    continue
                drawn = (event.seat, 1)
            else:
                drawn = None
            line = self._line(entry)
            if line.text:
                lines.append(line)
        return lines

    def _line(self, entry: Entry) -> Line:
        """One line; it names the card that did something if that isn't the one activating."""
        event, line = entry.event, line_of(self.game, entry, self.seat, self.people)
        if isinstance(event, Moved):
            return (
                line._replace(play=Play(event.seat, event.card, entry.seen(self.seat)))
                if event.why == t.PLAYED
                else line
            )
        if isinstance(event, SOURCED):
            if event.source not in (NOTHING, self.acting):
                return line._replace(text=f"{self.game.catalogue[entry.faces[0]].name}: {line.text}")
        elif isinstance(event, events.Activates):
            self.acting = event.card
        elif isinstance(event, (events.ChainStart, events.ChainEnd)):
            self.acting = NOTHING
        return line


def last_hit(state: State, card: int) -> list[tuple[str, int]]:
    """The steps of the last hit that a card dealt, each with what was left after it (see ``rules.hits``)."""
    parts: list[tuple[str, int]] = []
    if state.record is None:
        return parts
    for entry in state.record.entries:
        event = entry.event
        if not isinstance(event, (events.HitPart, events.Hit)) or event.source != card:
            continue
        if parts and parts[-1][0] == "HP":
            parts = []
        step = "HP" if isinstance(event, events.Hit) else STEPS[event.step][0]
        parts.append((step, max(0, event.amount)))
    return parts
