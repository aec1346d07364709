"""A report was wrong: what would follow from the right one, and writing it."""

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
"""Entries that change nothing of what others do: they make nobody stale, and are not taken back."""
"""What does not rest on anything, nor anything on it."""
CHOICES = ("points", "swap", "redraw")
"""What becomes of a round that was drawn after the wrong report: it stays, the right winner takes the wrong one's seat,
or it is drawn again.
"""


@dataclass(frozen=True)
class Consequences:
    """What a correction changes.

    Attributes:
        before, after: who went on from the table, and who would; None where nobody (yet) does.
        points: for everybody whose points change, those before and after.
        open: whether nobody would have won the match any more; where a round was drawn after it, it ends as it stands.
        next_round: the number of a round that was drawn already; 0 for none.
        choices: what may become of that round, where the winner is another.
        ranking: whether someone was asked back already by a ranking where these points stand.
    """

    before: int | None
    after: int | None
    points: tuple[tuple[int, int, int], ...]
    open: bool
    next_round: int
    choices: tuple[str, ...]
    ranking: bool

    def told(self, event: Event) -> list[str]:
        """In sentences."""
        found = []
        if self.open:
            found.append(f"the match is not over then{', and ends as it stands' if self.next_round else ''}")
        if self.before != self.after and (self.next_round or not self.open):
            now = "nobody" if self.after is None else event.name(self.after)
            was = "nobody" if self.before is None else event.name(self.before)
            found.append(f"{now} instead of {was} has won the match")
        found += [f"points of {event.name(who)} {before} -> {after}" for who, before, after in self.points]
        if self.ranking:
            found.append("the second chance stays as it was given")
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
    """What may become of the next round, as far as it has been played."""
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
    """Put a report right. Where another round was drawn already and another winner would have gone on, staff choose
    what becomes of it.
    """
    need_open(event)
    refuse_if(not 0 < after.game <= len(table.reports), f"game {after.game} of table {table.number} is not reported")
    refuse_if(not reason.strip(), "say why the report is corrected")
    before = table.reports[after.game - 1]
    refuse_if(before == after, "this is what was reported")
    check_report(event, table, after, book)
    found = consequences(event, table, after)
    where = f"round {found.next_round} is drawn"
    refuse_if(
        found.choices and choice not in found.choices,
        f"{where}, and {'; '.join(found.told(event))}: say what becomes of it, {' or '.join(found.choices)}",
    )
    refuse_if(choice and not found.choices, f"nothing is to be chosen: {'; '.join(found.told(event))}")
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
    """The last entry that holds, but for calls for judges and looks at lists."""
    return next((entry for entry in reversed(event.standing_log()) if not isinstance(entry.body, QUIET)), None)


def undo(event: Event) -> list[Entry]:
    """Take back that entry; what lies further back is corrected."""
    last = last_entry(event)
    if last is None or isinstance(last.body, Created | Closed | Reopened):
        refuse_if(True, "there is nothing that can be taken back; a closed event can be opened again")
        return []
    return [Undone(entry=last.n)]
