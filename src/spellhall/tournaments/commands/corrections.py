"""Correcting a report: the consequences of the right one, and writing it; also undoing the last entry."""

from __future__ import annotations

from dataclasses import dataclass

from spellhall.kernel.parts.tournament import Book
from spellhall.tournaments.commands.checks import need_open, refuse_if
from spellhall.tournaments.commands.draw import redraw
from spellhall.tournaments.commands.reports import check_report
from spellhall.tournaments.entries import (
    CallSettled,
    CallTaken,
    Closed,
    Corrected,
    Created,
    Entry,
    JudgeCalled,
    Looked,
    Reopened,
    Replaced,
    Report,
    Stopped,
    Undone,
)
from spellhall.tournaments.event import Event
from spellhall.tournaments.log_chain import Logged
from spellhall.tournaments.points import lines, totals
from spellhall.tournaments.state import Table

QUIET = JudgeCalled | CallTaken | CallSettled | Looked
"""Entries that change nothing for anyone else: they make no one stale, and are not undone.

Nothing depends on them, and they depend on nothing.
"""
CHOICES = ("points", "swap", "redraw")
"""What happens to a round that was drawn after the wrong report.

It stays, the right winner takes the wrong one's seat, or it is redrawn.
"""


@dataclass(frozen=True)
class Consequences:
    """What a correction changes.

    Attributes:
        before, after: who advanced from the table, and who would; None if no one does (yet).
        points: for everyone whose points change, those before and after.
        open: whether the match would no longer have a winner; if a later round was drawn, it ends as it is.
        next_round: the number of a round that was already drawn; 0 for none.
        choices: what can happen to that round if the winner is another.
        ranking: whether someone was already asked back by a ranking with these points.
    """

    before: int | None
    after: int | None
    points: tuple[tuple[int, int, int], ...]
    open: bool
    next_round: int
    choices: tuple[str, ...]
    ranking: bool

    def told(self, event: Event) -> list[str]:
        """The consequences in sentences."""
        found = []
        if self.open:
            found.append(f"the match isn't over then{', and ends at the current score' if self.next_round else ''}")
        if self.before != self.after and (self.next_round or not self.open):
            now = "no one" if self.after is None else event.name(self.after)
            was = "no one" if self.before is None else event.name(self.before)
            found.append(f"{now} won the match, not {was}")
        found += [f"points of {event.name(who)} {before} -> {after}" for who, before, after in self.points]
        if self.ranking:
            found.append("the second chance doesn't change")
        return found or ["nothing else changes"]


def consequences(event: Event, table: Table, after: Report) -> Consequences:
    """What would follow if this were the report of its game."""
    tried = event.copy()
    before_points, match = totals(lines(event)), event.match(table)
    tried.append(Corrected(round=table.round, table=table.number, before=after, after=after), at=0)
    again = tried.match(tried.table(table.number, table.round))
    drawn = len(event.state.rounds)
    next_round = table.round + 1 if drawn > table.round else 0
    open = match.over and not again.over
    if open and next_round:
        tried.append(Stopped(round=table.round, table=table.number), at=0)
        again = tried.match(tried.table(table.number, table.round))
    after_points = totals(lines(tried))
    changed = tuple(
        (who, before_points[who], after_points[who])
        for who in sorted({*before_points, *after_points})
        if before_points[who] != after_points[who]
    )
    choices: tuple[str, ...] = ()
    if next_round and match.winner != again.winner:
        choices = _choices(event, next_round, match.winner, again.winner)
    asked = bool(event.state.chances.get(table.round + 1))
    return Consequences(match.winner, again.winner, changed, open, next_round, choices, asked)


def _choices(event: Event, next_round: int, before: int | None, after: int | None) -> tuple[str, ...]:
    """What can happen to the next round, given how much of it has been played."""
    round = event.state.rounds[next_round - 1]
    if next_round < len(event.state.rounds):
        return ("points",)
    found = ["points"]
    seat = next((table for table in round.tables if before in table.entrants), None)
    there = any(after in table.entrants for table in round.tables)
    if seat is not None and not seat.begun and after is not None and not there:
        found.append("swap")
    if not any(table.begun for table in round.tables):
        found.append("redraw")
    return tuple(found)


def correct(event: Event, table: Table, after: Report, book: Book, reason: str, choice: str = "") -> list[Entry]:
    """Correct a report.

    If another round was already drawn and another winner would have advanced, staff choose what happens to it.
    """
    need_open(event)
    refuse_if(not 0 < after.game <= len(table.reports), f"game {after.game} of table {table.number} isn't reported")
    refuse_if(not reason.strip(), "say why you're correcting the report")
    before = table.reports[after.game - 1]
    refuse_if(before == after, "the correction is the same as the report")
    check_report(event, table, after, book)
    found = consequences(event, table, after)
    where = f"round {found.next_round} is paired"
    refuse_if(
        found.choices and choice not in found.choices,
        f"{where}, and {'; '.join(found.told(event))}: choose what happens to it: {' or '.join(found.choices)}",
    )
    refuse_if(choice and not found.choices, f"there's nothing to choose: {'; '.join(found.told(event))}")
    body = Corrected(round=table.round, table=table.number, before=before, after=after, choice=choice)  # type: ignore[arg-type]
    bodies: list[Entry] = [body]
    if found.open and found.next_round:
        bodies.append(Stopped(round=table.round, table=table.number))
    if choice == "swap" and found.before is not None and found.after is not None:
        seat = next(one for one in event.state.rounds[-1].tables if found.before in one.entrants)
        bodies.append(Replaced(round=seat.round, table=seat.number, out=found.before, into=found.after))
    if choice == "redraw":
        tried = event.copy()
        tried.do(bodies, at=0)
        bodies += redraw(tried, reason)
    return bodies


def last_entry(event: Event) -> Logged | None:
    """The last valid entry, except calls for judges and looks at lists."""
    return next((entry for entry in reversed(event.standing_log()) if not isinstance(entry.body, QUIET)), None)


def undo(event: Event) -> list[Entry]:
    """Undo that entry; anything further back has to be corrected."""
    last = last_entry(event)
    if last is None or isinstance(last.body, Created | Closed | Reopened):
        refuse_if(True, "there's nothing to undo; a closed event can be reopened")
        return []
    return [Undone(entry=last.n)]
