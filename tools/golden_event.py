"""Write the log of a whole event into tests/golden, in sentences: ``python tools/golden_event.py``.

Nine enter an event on paper, and much of what may happen does: one comes late, a report is corrected, a tie is asked
for, somebody leaves, time is called. A change of the organiser shows as a diff, and is to be read before it is
committed.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import spellhall
from spellhall.tournaments import seeds
from spellhall.tournaments.commands import announcing, closing, corrections, draw, entrants, judging, reports
from spellhall.tournaments.entries import Entry
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import as_bytes, read_document
from spellhall.tournaments.names import Names
from spellhall.tournaments.plan import Plan, TablesOfThree, TimeLimit
from spellhall.tournaments.points import lines
from spellhall.tournaments.standings import standing
from spellhall.tournaments.telling import told
from spellhall.tournaments.typed import typed_report
from spellhall.tournaments.verify import findings

FILE = Path(__file__).resolve().parents[1] / "tests" / "golden" / "event.txt"
TITLE = "SPELLFIRE®: King’s Decree (Questing)—Standard [55]"
NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy")
LATE, HOST, JUDGE = "Jon", "Zoe", "Yan"
SEED = 5
MINUTE = 60_000
BEGINNING = 1_000_000_000_000


class Hand:
    """The hand that runs it: a minute for everything."""

    def __init__(self) -> None:
        self.event = Event(SEED, Names())
        self.book = spellhall.game("spellfire").tournament_book()
        self.now = BEGINNING
        self.by = 0

    def do(self, bodies: Iterable[Entry], reason: str = "") -> None:
        """Write entries."""
        self.now += MINUTE
        self.event.do(bodies, self.now, self.by, reason)

    def person(self, name: str) -> int:
        """Somebody, who is known from now on."""
        number = self.event.names.number_of(name)
        self.event.names.people[number] = name
        return number

    def game(self, table: int, *realms: int, time: bool = False, more: str = "", conceded: str = "") -> None:
        """Report the next game of a table: the realms of its seats."""
        at = self.event.table(table)
        counts = ", ".join(f"{self.event.name(who)} {own}" for who, own in zip(at.entrants, realms, strict=True))
        facts = {"razed": more} if more else {}
        left = [conceded] if conceded else []
        report = typed_report(self.event, at, counts, time=time, more=facts, conceded=left)
        self.do(reports.report(self.event, at, report, self.book))


def run() -> Event:
    """The event."""
    hand = Hand()
    event = hand.event
    format, _ = hand.book.read(TITLE)
    plan = Plan(
        game="spellfire",
        title=TITLE,
        format=format,
        structure=TablesOfThree(),
        seed_print=seeds.print_of(SEED),
        scored=True,
        time=TimeLimit(75, 10),
    )
    hand.do(announcing.announce(plan, hand.book, SEED, "the cards of that day", "1"))
    hand.by = hand.person(HOST)
    hand.do(announcing.staff(event, hand.by, "coordinator"))
    hand.do(announcing.staff(event, hand.person(JUDGE), "judge"))
    for name in NAMES:
        hand.do(entrants.enter(event, [hand.person(name)]))
    hand.do(entrants.change(event, 4, fixed_table=1, apart=[5]))
    _first_round(hand)
    _second_round(hand)
    hand.do(announcing.tick(event, "advertised", "in the window since May"))
    hand.do(closing.close(event))
    return event


def _first_round(hand: Hand) -> None:
    event = hand.event
    hand.do(draw.draw(event))
    hand.do(draw.publish(event))
    hand.do(entrants.enter_late(event, [hand.person(LATE)], 2))
    hand.do(reports.start(event, event.table(1)))
    hand.game(1, 6, 4, 3)
    hand.game(1, 3, 6, 4)
    hand.game(1, 6, 2, 5)
    hand.game(2, 6, 4, 4, 2)
    hand.do(judging.rule(event, hand.by, "A quest that was begun goes on.", ["SFT-QST-03"], event.table(2)))
    hand.do(entrants.drop(event, event.table(2).entrants[3]))
    hand.game(2, 6, 3, 3, 0)
    second, third = event.table(2).entrants[1:3]
    hand.do(reports.count(event, event.table(2), "razed", {second: 3, third: 5}))
    hand.game(3, 6, 1, 2)
    hand.do(reports.extend(event, 5, 3, "a spilled drink"), "a spilled drink")
    hand.do(reports.call_time(event))
    hand.game(3, 4, 5, 4, time=True)
    wrong = event.table(1)
    counts = ", ".join(f"{event.name(who)} {own}" for who, own in zip(wrong.entrants, (6, 3, 5), strict=True))
    right = typed_report(event, wrong, counts, game=3)
    hand.do(corrections.correct(event, wrong, right, hand.book, "slip misread"), "slip misread")


def _second_round(hand: Hand) -> None:
    event = hand.event
    hand.do(draw.draw(event))
    one, other = event.table(1).entrants[:2]
    hand.do(draw.move(event, one, other, "the lamp blinds"), "the lamp blinds")
    hand.do(draw.publish(event))
    hand.do(judging.open_case(event, one, "a card too many in hand", ["SFT-SID-16"]))
    hand.do(judging.decide(event, hand.by, 1, "drawn twice by mistake"))
    hand.do(judging.penalise(event, hand.by, one, "warning", case=1))
    hand.game(1, 6, 4, 3)
    hand.game(1, 6, 5, 2, conceded=event.name(event.table(1).entrants[2]))


def log() -> str:
    """What is kept: the log, the final standing line by line, and what verifying says."""
    event = run()
    fact = event.state.facts[0].name
    parts = ["\n".join(told(event, private=True)), ""]
    for rank in standing(event):
        own = "; ".join(line.told(fact) for line in lines(event) if line.entrant == rank.entrant)
        parts.append(f"{rank.place}. {event.name(rank.entrant)}, {rank.status}: {own}; total {rank.points}")
    parts += ["", *findings(read_document(as_bytes(event)), spellhall.game("spellfire").tournament_book())]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    FILE.write_text(log(), encoding="utf-8")
