"""Events for tests: announced, filled and played by hand, with a clock that a test moves on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace
from tournaments.toy_book import ToyBook

from spellhall.kernel.parts.tournament import Format
from spellhall.tournaments import seeds
from spellhall.tournaments.commands import announcing, closing, draw, entrants, reports
from spellhall.tournaments.entries import Entry, Report
from spellhall.tournaments.event import Event
from spellhall.tournaments.log_chain import Logged
from spellhall.tournaments.names import Names
from spellhall.tournaments.plan import Kind, Plan, TablesOfThree
from spellhall.tournaments.state import Table

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jon", "Kim", "Lou", "Max", "Ned", "Oda", "Pat")
BOOK = ToyBook()
SEED = 7
BEGINNING = 1_000_000_000_000
"""When every evening begins: 9 September 2001, 1:46:40 UTC."""
HOST = "Zoe"


def plan_for(seed: int = SEED, structure: Kind | None = None, **more: Any) -> Plan:
    """A plan of the game of stones; teams play it by crews."""
    kind = "Crews" if more.get("team", 1) > 1 else "Quarry"
    format = more.pop("format", Format(kind, victory="Six", size=10))
    print_ = seeds.print_of(seed)
    plan = Plan(
        game="stones", title="Quarry-Six", format=format, structure=structure or TablesOfThree(), seed_print=print_
    )
    return replace(plan, **more)


class Evening:
    """An event, and the hands that run it.

    Attributes:
        event: it; ``now``: the moment of its next entry; ``host``: the number of its coordinator.
    """

    def __init__(self, count: int = 0, seed: int = SEED, plan: Plan | None = None, staffed: bool = True) -> None:
        self.event = Event(seed, Names())
        self.now = BEGINNING
        self.host = 0
        self.do(announcing.announce(plan or plan_for(seed), BOOK, seed, "cards of today", "1"))
        if staffed:
            self.host = self.person(HOST)
            self.do(announcing.staff(self.event, self.host, "coordinator"))
        for number in range(count):
            self.enter(NAMES[number] if number < len(NAMES) else f"Player {number + 1}")

    def do(self, bodies: Iterable[Entry], by: int = 0, reason: str = "") -> list[Logged]:
        """Write entries, a second after the last ones."""
        self.now += 1000
        return self.event.do(bodies, self.now, by or self.host, reason)

    def person(self, name: str) -> int:
        """The number of someone, who is known from now on."""
        number = self.event.names.number_of(name)
        self.event.names.people[number] = name
        return number

    def enter(self, *names: str) -> int:
        """Someone enters, or a team of several."""
        self.do(entrants.enter(self.event, [self.person(name) for name in names]))
        return max(self.event.state.entrants)

    def draw(self) -> list[tuple[int, ...]]:
        """Draw the next round and publish it."""
        self.do(draw.draw(self.event))
        self.do(draw.publish(self.event))
        return [table.entrants for table in self.event.state.rounds[-1].tables]

    def report(self, table: int, *realms: int, **more: Any) -> None:
        """Report the next game of a table: the realms of all seats. Anyone who has most has won, unless told
        otherwise.
        """
        at = self.event.table(table)
        self.do(reports.report(self.event, at, report_of(at, realms, **more), BOOK))

    def play(self, table: int, *places: int) -> None:
        """Play the match at a table to its end: these entrants come first, second and so on; others follow."""
        at = self.event.table(table)
        order = [*places, *(entrant for entrant in at.entrants if entrant not in places)]
        realms = {entrant: 6 if place == 0 else 5 - place for place, entrant in enumerate(order)}
        while not self.event.match(at).over:
            self.report(table, *(realms[entrant] for entrant in at.entrants))

    def play_round(self) -> None:
        """Play all matches of a round; the first seat of each table wins it."""
        for table in self.event.state.rounds[-1].tables:
            if not self.event.match(table).over:
                alive = [entrant for entrant in table.entrants if entrant not in table.left]
                self.play(table.number, alive[0])

    def bring_back(self, *answers: str) -> None:
        """Ask those who are out back, until these answers are given."""
        for said in answers or ("yes",):
            self.do(draw.ask_back(self.event))
            self.do(draw.answer(self.event, said))

    def close(self) -> None:
        """Close it."""
        self.do(closing.close(self.event))


def report_of(table: Table, realms: Sequence[int], **more: Any) -> Report:
    """A report of the next game of a table; nothing counts for those who sit it out."""
    facts: dict[str, Sequence[int]] = {"realms": realms, **more.pop("facts", {})}
    game = more.pop("game", len(table.reports) + 1)
    tallies = tuple(
        {} if (entrant, game) in table.out_of else {name: counts[seat] for name, counts in facts.items()}
        for seat, entrant in enumerate(table.entrants)
    )
    best = [entrant for entrant, own in zip(table.entrants, realms, strict=True) if own == max(realms)]
    winner = more.pop("winner", best[0] if len(best) == 1 else None)
    return Report(game=game, winner=winner, tallies=tallies, **more)
