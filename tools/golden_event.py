"""Write the logs of whole events into tests/golden, in sentences: ``python tools/golden_event.py [NAME ...]``.

Nine, 17 and 31 people enter events on paper, and most of what can happen does: people come late, stay away, leave and
are ejected, reports are corrected before and after the next draw, ties are settled, second chances are declined and
taken, time is called. A change to the organiser shows as a diff; read it before you commit it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import spellhall
from spellhall.tournaments import seeds
from spellhall.tournaments.commands import announcing, closing, corrections, draw, entrants, judging, reports
from spellhall.tournaments.entries import Entry
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import as_bytes, read_document
from spellhall.tournaments.log_sentences import told
from spellhall.tournaments.names import Names
from spellhall.tournaments.plan import Plan, TablesOfThree, TimeLimit, factor_of
from spellhall.tournaments.points import lines, staff_credits
from spellhall.tournaments.standings import standing
from spellhall.tournaments.typed_results import typed_report
from spellhall.tournaments.verify import findings

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
NAMES = (
    *("Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jon", "Kim", "Lou", "Max", "Ned", "Oda", "Pat"),
    *("Quin", "Ray", "Sue", "Tom", "Uma", "Vic", "Wim", "Xia", "Abe", "Bea", "Cas", "Dot", "Eve", "Flo", "Gil"),
)
HOST, JUDGE = "Zoe", "Yan"
MINUTE = 60_000
BEGINNING = 1_000_000_000_000


class Hand:
    """The staff member who runs it, one entry a minute."""

    def __init__(self, title: str, seed: int, count: int, judge: str = JUDGE, **plan: Any) -> None:
        self.event = Event(seed, Names())
        self.book = spellhall.game("spellfire").tournament_book()
        self.now = BEGINNING
        self.by = 0
        agreed = Plan(
            game="spellfire",
            title=title,
            format=self.book.read(title)[0],
            structure=TablesOfThree(),
            seed_print=seeds.print_of(seed),
            scored=True,
            **plan,
        )
        self.do(announcing.announce(agreed, self.book, seed, "the cards of that day", "1"))
        self.by = self.person(HOST)
        self.do(announcing.staff(self.event, self.by, "coordinator"))
        self.do(announcing.staff(self.event, self.person(judge), "judge"))
        for name in NAMES[:count]:
            self.do(entrants.enter(self.event, [self.person(name)]))

    def do(self, bodies: Iterable[Entry], reason: str = "") -> None:
        """Write entries."""
        self.now += MINUTE
        self.event.do(bodies, self.now, self.by, reason)

    def person(self, name: str) -> int:
        """A person, who gets a number at first mention."""
        number = self.event.names.number_of(name)
        self.event.names.people[number] = name
        return number

    def draw(self) -> None:
        """Draw the next round and publish it."""
        self.do(draw.draw(self.event))
        self.do(draw.publish(self.event))

    def seat(self, table: int, seat: int) -> int:
        """The entrant in a seat."""
        return self.event.table(table).entrants[seat]

    def game(self, table: int, *realms: int, time: bool = False, more: str = "", conceded: str = "") -> None:
        """Report the next game of a table: the realms of its seats."""
        at = self.event.table(table)
        counts = ", ".join(f"{self.event.name(who)} {own}" for who, own in zip(at.entrants, realms, strict=True))
        facts = {"razed": more} if more else {}
        left = [conceded] if conceded else []
        report = typed_report(self.event, self.book, at, counts, time=time, more=facts, conceded=left)
        self.do(reports.report(self.event, at, report, self.book))

    def match(self, table: int, winner: int = 0) -> None:
        """Play the match at a table to its end in two games; the others' realms follow a fixed pattern."""
        at = self.event.table(table)
        for game in range(2):
            others = [1 + (table + 2 * seat + game) % 5 for seat in range(len(at.entrants))]
            self.game(table, *(6 if seat == winner else own for seat, own in enumerate(others)))

    def correct(self, where: tuple[int, int, int], *realms: int, then: str = "", why: str = "slip misread") -> None:
        """Correct the report of a game, by round, table and number."""
        round, table, game = where
        at = self.event.table(table, round)
        counts = ", ".join(f"{self.event.name(who)} {own}" for who, own in zip(at.entrants, realms, strict=True))
        right = typed_report(self.event, self.book, at, counts, game=game)
        self.do(corrections.correct(self.event, at, right, self.book, why, then), why)

    def bring_back(self, *answers: str) -> None:
        """Ask those who are out to come back, one after another."""
        for said in answers:
            self.do(draw.ask_back(self.event))
            self.do(draw.answer(self.event, said))

    def close(self) -> Event:
        """Tick off what a scored event needs, and close it."""
        self.do(announcing.tick(self.event, "advertised", "in the window since May"))
        self.do(closing.close(self.event))
        return self.event


def nine() -> Event:
    """Nine entrants and a late one: a tie that has to be settled, a correction, time."""
    hand = Hand("SPELLFIRE®: King’s Decree (Questing)—Standard [55]", 5, 9, time=TimeLimit(75, 10))
    event = hand.event
    hand.do(entrants.change(event, 4, fixed_table=1, apart=[5]))
    hand.draw()
    hand.do(entrants.enter_late(event, [hand.person("Jon")], 2))
    hand.do(reports.start(event, event.table(1)))
    hand.game(1, 6, 4, 3)
    hand.game(1, 3, 6, 4)
    hand.game(1, 6, 2, 5)
    hand.game(2, 6, 4, 4, 2)
    hand.do(judging.rule(event, hand.by, "A quest that was begun goes on.", ["SFT-QST-03"], event.table(2)))
    hand.do(entrants.drop(event, hand.seat(2, 3)))
    hand.game(2, 6, 3, 3, 0)
    second, third = event.table(2).entrants[1:3]
    hand.do(reports.count(event, event.table(2), "razed", {second: 3, third: 5}))
    hand.game(3, 6, 1, 2)
    hand.do(reports.extend(event, 5, 3, "a spilled drink"), "a spilled drink")
    hand.do(reports.call_time(event))
    hand.game(3, 4, 5, 4, time=True)
    hand.correct((1, 1, 3), 6, 3, 5)
    hand.do(draw.draw(event))
    one, other = event.table(1).entrants[:2]
    hand.do(draw.move(event, one, other, "the lamp blinds"), "the lamp blinds")
    hand.do(draw.publish(event))
    hand.do(judging.open_case(event, one, "a card too many in hand", ["SFT-SID-16"]))
    hand.do(judging.decide(event, hand.by, 1, "drawn twice by mistake"))
    hand.do(judging.penalise(event, hand.by, one, "warning", case=1))
    hand.game(1, 6, 4, 3)
    hand.game(1, 6, 5, 2, conceded=event.name(hand.seat(1, 2)))
    return hand.close()


def seventeen() -> Event:
    """17 entrants: first five and then two are left, so someone is brought back twice; a winner was wrong."""
    hand = Hand("SPELLFIRE®: Championship—Standard [55]", 17, 17)
    event = hand.event
    hand.draw()
    hand.match(1)
    hand.do(entrants.drop(event, hand.seat(2, 2), "absent"))
    hand.game(2, 6, 2, 0)
    hand.game(2, 4, 6, 0)
    hand.game(2, 3, 6, 0)
    hand.game(3, 6, 5, 4)
    hand.do(reports.void(event, event.table(3), "dealt with a card too few"), "dealt with a card too few")
    hand.match(3, 1)
    hand.game(4, 2, 6, 3, 5)
    hand.do(entrants.drop(event, hand.seat(4, 1)))
    hand.game(4, 6, 0, 5, 4)
    hand.game(4, 6, 0, 2, 3)
    hand.match(5, 3)
    hand.bring_back("no", "yes")
    hand.do(draw.draw(event))
    hand.correct((1, 3, 2), 6, 1, 2, then="swap")
    hand.do(draw.publish(event))
    hand.match(1, 2)
    hand.game(2, 6, 4, 2)
    hand.game(2, 5, 6, 1)
    hand.game(2, 6, 3, 3)
    hand.correct((2, 2, 3), 3, 6, 3, why="the winner's slip was turned")
    hand.bring_back("absent", "yes")
    hand.draw()
    hand.game(1, 6, 4, 4)
    hand.game(1, 5, 6, 2)
    hand.do(reports.call_time(event))
    hand.game(1, 4, 3, 5, time=True)
    return hand.close()


def thirty_one() -> Event:
    """31 entrants for double points, one of them a judge.

    The round after a correction is redrawn, and a winner who leaves lets another come back.
    """
    notes = "Tournament scoring, double points."
    title = "SPELLFIRE®: The Grind—Barbaric [75]"
    hand = Hand(title, 31, 31, judge=NAMES[0], notes=notes, factor=factor_of(notes))
    event = hand.event
    hand.do(entrants.change(event, 2, apart=[3]))
    hand.do(entrants.drop(event, 31))
    hand.do(entrants.reinstate(event, 31))
    hand.draw()
    hand.do(entrants.enter_late(event, [hand.person("Hope")], 9))
    for table in range(1, 11):
        hand.match(table, table % 3)
    hand.do(draw.draw(event))
    wrong = event.table(2, 1)
    realms = [6 if seat == 0 else 2 for seat in range(len(wrong.entrants))]
    hand.correct((1, 2, 2), *realms, then="points")
    hand.do(draw.publish(event))
    hand.match(1)
    sent = hand.seat(2, 2)
    hand.do(judging.open_case(event, sent, "a card from the sleeve", ["SFT-SID-16"]))
    hand.do(judging.decide(event, hand.by, 1, "sent away"))
    hand.do(entrants.drop(event, sent, "ejected", hand.by, "case 1"), "case 1")
    hand.game(2, 6, 4, 0)
    hand.game(2, 6, 5, 0)
    hand.match(3, 1)
    hand.do(entrants.drop(event, hand.seat(1, 0)))
    hand.bring_back("no", "yes")
    hand.draw()
    hand.match(1, 1)
    return hand.close()


EVENTS: dict[str, Callable[[], Event]] = {"event": nine, "event-17": seventeen, "event-31": thirty_one}


def log(name: str) -> str:
    """The stored text: the log, the final standing line by line, and what verifying says."""
    event = EVENTS[name]()
    fact = event.state.facts[0].name
    parts = ["\n".join(told(event, private=True)), ""]
    for rank in standing(event):
        own = [line.told(fact) for line in lines(event) if line.entrant == rank.entrant]
        total = f"total {rank.points}"
        parts.append(f"{rank.place}. {event.name(rank.entrant)}, {rank.status}: {'; '.join([*own, total])}")
    parts += [f"{one.kind} {event.names.person(one.person)}: {one.points}" for one in staff_credits(event)]
    parts += ["", *findings(read_document(as_bytes(event)), spellhall.game("spellfire").tournament_book())]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    for wanted in sys.argv[1:] or EVENTS:
        (FOLDER / f"{wanted}.txt").write_text(log(wanted), encoding="utf-8")
        print(f"wrote {wanted}.txt")
