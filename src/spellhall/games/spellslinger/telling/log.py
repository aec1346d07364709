"""The log in sentences, turn by turn; what a card did is indented below the line that says it was played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeGuard

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as t
from spellhall.games.spellslinger.option_types import options_of
from spellhall.games.spellslinger.rules.payment import FOR_PAYMENT
from spellhall.games.spellslinger.telling.card_text import sentence_of
from spellhall.games.spellslinger.telling.twins import Around
from spellhall.kernel.events import Ended, Entry, Event, Moved, Shown
from spellhall.kernel.game import Game, Line, Play, Teller
from spellhall.kernel.presentation.log_lines import Wording, moves, runs, wordings
from spellhall.kernel.presentation.prompts import People, Person, begun
from spellhall.language.words import listed

LINES = wordings(
    {
        events.FirstChosen: (0, "{seat:takes} the first turn."),
        events.Mulliganed: (1, "{seat:takes} a mulligan to {size} cards."),
        events.Keeps: (1, "{seat:keeps} the hand."),
        events.TurnBegan: (0, "Turn {number}: {seat}."),
        events.TookTurn: (1, "{seat:takes} another turn."),
        events.Damaged: (2, "{source} deals {amount} damage to {card}."),
        events.Hurt: (2, "{source} deals {amount} damage to {seat} ({life})."),
        events.LostLife: (2, "{seat:loses} {amount} life to {source} ({life})."),
        events.GainedLife: (2, "{seat:gains} {amount} life from {source} ({life})."),
        events.Turned: (2, "{card} turns sideways."),
        events.Uprighted: (2, "{card} turns upright."),
        events.Attacked: (1, "{card} attacks {seat}."),
        events.BlockedBy: (1, "{card} blocks {attacker}."),
        events.Aimed: (2, "{by} targets {card}."),
        events.AimedPlayer: (2, "{card} targets {player}."),
        events.Used: (1, "{seat:uses} {card}."),
        events.WasNegated: (2, "{by} negates {card}."),
        events.OutOfGame: (0, "{seat:is} out of the game."),
        events.Changed: (2, "{card} is {strength}/{speed} until end of turn, by {by}."),
        events.Looked: (2, "{seat:looks} at the top of the draw pile."),
        Shown: (2, "{seat:shows} {card}."),
        Ended: (0, "The game is over."),
    }
)
AHEAD = Wording(events.TimeCalled, "Time is up: {leader:is} ahead (SS-TO-05, SS-TO-06).", 0)
NOBODY_AHEAD = Wording(
    events.TimeCalled, "Time is up and no one is ahead: the next damage to an opponent decides (SS-TO-07).", 0
)
TO_A_PLAYER = Wording(events.Prevented, "{amount} damage to {seat} is prevented.", 2)
TO_A_CHARACTER = Wording(events.Prevented, "{amount} damage to {card} is prevented.", 2)
MOVES = moves(
    {
        t.DRAWN: (1, "{seat:draws} {card}."),
        t.ANNOUNCED: (1, "{seat:plays} {card}."),
        t.FIZZLED: (2, "{card} has no legal target any more and does nothing."),
        t.TAKEN_BACK: (2, "{seat:takes} {card} back to hand."),
        t.DESTROYED: (2, "{card} is destroyed."),
        t.DISCARDED: (2, "{seat:discards} {card}."),
        t.RETURNED: (2, "{card} returns to {seat:'s} hand."),
        t.TOPPED: (2, "{card} goes on top of {seat:'s} draw pile."),
        t.BOTTOMED: (2, "{seat:puts} {card} under the draw pile."),
        t.FELL_OFF: (2, "{card} falls off and is discarded."),
        t.FOUND: (2, "{seat:takes} {card} into hand."),
        t.PUT: (2, "{seat:puts} {card} into play sideways."),
        t.SEIZED: (2, "{seat:takes} control of {card}."),
    }
)
PLAYED_AT_ONCE = Wording(Moved, "{seat:plays} {card}.", 1)
ARRIVED = Wording(Moved, "{card} comes into play.", 2)
TOLD = frozenset({*LINES, Moved, events.TimeCalled, events.Prevented, events.Triggered, events.Won})
"""The events that may have a line; no line depends on any other, except on the step."""
OF_SIDES = (events.TurnBegan, events.Attacked, events.TookTurn, events.Hurt)
"""Events that concern a whole team, if it plays as one."""
OF_LIFE = (events.Hurt, events.LostLife, events.GainedLife)
"""Events that report a player's current life, or a team's."""


def sentence(game: Game, entry: Entry, seat: int, names: Sequence[str]) -> str:
    """One event in words; empty for events that need no line."""
    return line_of(game, entry, seat, People(names)).text


def line_of(game: Game, entry: Entry, seat: int, people: People, around: Around | None = None) -> Line:
    """One line with its depth; its text is empty for events that need none. ``around`` distinguishes cards of the same
    name.
    """
    event = entry.event

    def card(which: int) -> str:
        face = entry.seen(seat, which)
        name = game.catalogue[face].name if face >= 0 else "a card"
        return name if around is None else around.called(event.cards()[which], name)

    def player(who: int) -> Person:
        whole = who >= 0 and isinstance(event, OF_SIDES)
        return side_of(game, who, people) if whole else people[who]

    if isinstance(event, events.Triggered):
        definition = game.catalogue[entry.seen(seat)]
        return Line(f"{card(0)} triggers: {sentence_of(definition.abilities[event.ability], definition)}.", 1, entry.at)
    if isinstance(event, events.Won):
        return Line(_won(event.winners, people), 0, entry.at)
    wording = _wording(event)
    if wording is None:
        return Line("", 0, entry.at)
    if not isinstance(event, OF_LIFE):
        return Line(wording.told(event, player, card), wording.depth, entry.at)
    life = f"{event.life} life{' together' if options_of(game)['teams'] == 'as-one' else ''}"
    return Line(wording.told(event, player, card, life=life), wording.depth, entry.at)


def _wording(event: Event) -> Wording | None:
    if isinstance(event, Moved):
        if event.why == t.RESOLVED:
            return PLAYED_AT_ONCE if event.origin == t.HAND else ARRIVED
        return MOVES.get(event.why)
    if isinstance(event, events.TimeCalled):
        return NOBODY_AHEAD if event.leader < 0 else AHEAD
    if isinstance(event, events.Prevented):
        return TO_A_PLAYER if event.card < 0 else TO_A_CHARACTER
    return LINES.get(type(event))


def _won(winners: int, people: People) -> str:
    won = [people[seat] for seat in range(len(people.names)) if winners >> seat & 1]
    if not won:
        return "The game is a draw."
    return begun(f"{won[0]:wins}." if len(won) == 1 else f"{listed([str(one) for one in won], 'and')} win.")


def side_of(game: Game, seat: int, people: People) -> Person:
    """Who acts and is attacked together with a seat: a team as one, otherwise just the seat (SS-TM-09)."""
    if options_of(game)["teams"] != "as-one":
        return people[seat]
    players = len(people.names)
    count = players // int(options_of(game)["team_size"])
    team = [people[other] for other in range(players) if other % count == seat % count]
    with_reader = any(one.is_reader for one in team)
    return Person(listed([str(one) for one in team], "and"), False, several=with_reader)


class Story(Teller):
    """The history for one seat.

    Payments and draws share a line each, and turning upright each turn is left out. Cards of the same name are
    distinguished, and what happens while a card waits is marked as a response.
    """

    def __init__(self, game: Game, seat: int, names: Sequence[str]) -> None:
        super().__init__(game, seat, names)
        self.people = People(names)
        self.step = -1
        self.active = -1
        self.around = Around(game, self.people)
        self.pending: list[int] = []

    def tell(self, entries: Sequence[Entry]) -> list[Line]:
        """See ``kernel.game.Teller``."""
        lines: list[Line] = []
        for run in runs(entries, _belong_together):
            event = run[0].event
            if isinstance(event, events.StepBegan):
                self.step = event.step
            elif type(event) in TOLD:
                lines.append(self._told(run))
        return [line for line in lines if line.text]

    def _told(self, run: Sequence[Entry]) -> Line:
        """The line of events that share one; its text is empty if they need none."""
        entry, event = run[0], run[0].event
        self.around.before(entry)
        if isinstance(event, events.TurnBegan):
            self.active = event.seat
        if is_draw(event):
            line = Line(begun(f"{self.people[event.seat]:draws} {self._drawn(run)}."), 1, run[-1].at)
        elif is_payment(event):
            payers = [self.game.catalogue[one.faces[0]].name for one in run]
            verb = "pays" if len(payers) == 1 else "pay"
            line = Line(f"{_counted(payers)} {verb} for it.", 2, run[-1].at)
        elif isinstance(event, events.Uprighted) and self.step == t.UPRIGHT:
            line = Line("", 2, entry.at)
        else:
            line = self._line(entry)
        if isinstance(event, Moved):
            self._heed(entry, event)
        return line

    def _line(self, entry: Entry) -> Line:
        """One line, starting with a capital."""
        line = line_of(self.game, entry, self.seat, self.people, self.around)
        text = begun(line.text)
        if text.startswith("the "):
            text = f"T{text[1:]}"
        if self.pending and (isinstance(entry.event, events.Used) or is_announced(entry.event)):
            text = f"{text[:-1]} in response."
        turn = self.active if isinstance(entry.event, events.TurnBegan) else -1
        return Line(text, line.depth, line.at, play=self._play(entry), turn=turn)

    def _play(self, entry: Entry) -> Play | None:
        """The play that an event reports: a card announced or laid, an ability, an attack, a block; or its target."""
        event, face = entry.event, entry.seen(self.seat)
        match event:
            case Moved() if is_announced(event) or (event.why == t.RESOLVED and event.origin == t.HAND):
                return Play(event.seat, event.card, face)
            case events.Used():
                return Play(event.seat, event.card, face)
            case events.Attacked():
                return Play(self.active, event.card, face, seats=(event.seat,))
            case events.BlockedBy():
                return Play(event.seat, event.card, face, cards=(event.attacker,))
            case events.Aimed():
                return Play(event.seat, event.by, entry.seen(self.seat, 1), cards=(event.card,), more=True)
            case events.AimedPlayer():
                return Play(event.seat, event.card, face, seats=(event.player,), more=True)
        return None

    def _heed(self, entry: Entry, event: Moved) -> None:
        """Remember what the next lines need of a move: which cards are in play, and which card is waiting."""
        self.around.after(entry)
        if event.card in self.pending:
            self.pending.remove(event.card)
        if event.why == t.ANNOUNCED:
            self.pending.append(event.card)

    def _drawn(self, run: Sequence[Entry]) -> str:
        """The cards drawn, by name if known."""
        faces = [entry.seen(self.seat) for entry in run]
        if faces[0] >= 0:
            return listed([self.game.catalogue[face].name for face in faces], "and")
        return "a card" if len(faces) == 1 else f"{len(faces)} cards"


def _belong_together(one: Entry, other: Entry) -> bool:
    """Whether two events share a line: consecutive draws of one player, or consecutive payments."""
    first, second = one.event, other.event
    if type(first) is not type(second):
        return False
    if is_draw(first):
        return is_draw(second) and first.seat == second.seat
    return is_payment(first) and is_payment(second)


def is_draw(event: Event) -> TypeGuard[Moved]:
    """Whether a card was drawn."""
    return isinstance(event, Moved) and event.why == t.DRAWN


def is_announced(event: Event) -> TypeGuard[Moved]:
    """Whether a card was announced, so that it is pending now."""
    return isinstance(event, Moved) and event.why == t.ANNOUNCED


def is_payment(event: Event) -> bool:
    """Whether a permanent was turned for a payment."""
    return isinstance(event, events.Turned) and event.payment == FOR_PAYMENT


def _counted(names: list[str]) -> str:
    """Mountain and 2 Coasts: each name once, with its count."""
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
