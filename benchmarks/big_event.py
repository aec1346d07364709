"""A big event as a file of ``spellhall event``: many entrants with decks, reported by staff."""

from __future__ import annotations

import random

from spellhall import __version__
from spellhall.kernel.parts.tournament import Book
from spellhall.server.events import planning, shapes
from spellhall.server.tables.games import game_of
from spellhall.tournaments.commands import announcing, closing, decks, draw, entrants, reports
from spellhall.tournaments.entries import Entry, Report, Staffed
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import as_bytes
from spellhall.tournaments.names import Names
from spellhall.tournaments.structures.structure import Over

NAME = "Spell Chain: Duel"
FIRST_MOMENT = 1_700_000_000_000
COORDINATOR = 1


class Writer:
    """Writes an event's log, a second between two entries."""

    def __init__(self, seed: int) -> None:
        self.event = Event(seed, Names({COORDINATOR: "Zoe"}))
        self.now = FIRST_MOMENT

    def do(self, bodies: list[Entry]) -> None:
        """Write entries."""
        self.now += 1000
        self.event.do(bodies, self.now, COORDINATOR)


def event_file(players: int, rounds: int = 0, seed: int = 1, name: str = NAME) -> bytes:
    """The file of an event with so many players, each with a random deck, and a random winner in each game.

    Args:
        rounds: how many rounds are played, and the next one published; 0: all of them, and the event is closed.
        seed: of its draws; two events with the same seed are one for a hall.
    """
    plan, book = planning.planned(shapes.EventToAnnounce(name=name, reporting="staff"), seed)
    writer = Writer(seed)
    event = writer.event
    writer.do(announcing.announce(plan, book, seed, game_of(plan.game, {}).digest(), __version__))
    writer.do([Staffed(person=COORDINATOR, role="coordinator")])
    for number in range(players):
        called = f"Player {number + 1}"
        person = event.names.number_of(called)
        event.names.people[person] = called
        writer.do(entrants.enter(event, [person]))
        if plan.registration != "none":
            deck = book.random_deck(plan.format, number + 1)
            writer.do(decks.register(event, max(event.state.entrants), deck, (), book))
    while not isinstance(event.ahead, Over):
        writer.do(draw.draw(event))
        writer.do(draw.publish(event))
        if rounds and len(event.state.rounds) > rounds:
            return as_bytes(event)
        _play_round(writer, book)
    writer.do(closing.close(event))
    return as_bytes(event)


def _play_round(writer: Writer, book: Book) -> None:
    event, rng = writer.event, random.Random(len(writer.event.log))
    for number in range(1, len(event.state.rounds[-1].tables) + 1):
        while not event.match(table := event.table(number)).over:
            winner = rng.choice(table.entrants)
            report = Report(game=len(table.reports) + 1, winner=winner, tallies=tuple({} for _ in table.entrants))
            writer.do(reports.report(event, table, report, book))
