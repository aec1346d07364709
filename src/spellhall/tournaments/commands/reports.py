"""Starting, reporting, confirming and voiding games; stopping matches; calling time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spellhall.kernel.errors import UsageError, repeated
from spellhall.kernel.parts.tournament import Book, Fact
from spellhall.tournaments.commands.checks import need_open, need_round, need_seat, refuse_if
from spellhall.tournaments.entries import (
    Confirmed,
    Counted,
    Entry,
    Extended,
    Report,
    Reported,
    Started,
    Stopped,
    TimeCalled,
    Voided,
)
from spellhall.tournaments.event import Event
from spellhall.tournaments.state import Table

ENDS = ("victory", "time", "conceded", "last_left", "drawn")
MOST_MINUTES = 240
MINUTE = 60_000


def start(event: Event, table: Table, code: str = "") -> list[Entry]:
    """Start the next game of a table."""
    number = _next_game(event, table)
    refuse_if(number in table.started, f"game {number} of table {table.number} has already begun")
    refuse_if(
        table.time is not None, f"time was called at table {table.number}, so no new game starts there (SFT-TIM-11)"
    )
    return [Started(round=table.round, table=table.number, game=number, code=code)]


def report(event: Event, table: Table, told: Report, book: Book) -> list[Entry]:
    """Report the game that just ended (SFT-SCO-01)."""
    number = _next_game(event, table)
    refuse_if(told.game != number, f"table {table.number} is playing game {number}, not game {told.game} (SFT-GEN-11)")
    check_report(event, table, told, book)
    return [Reported(round=table.round, table=table.number, report=told)]


def _next_game(event: Event, table: Table) -> int:
    """The number of a table's next game, if there may be one."""
    need_open(event)
    round = need_round(event)
    refuse_if(table.round != round.number, f"round {table.round} is over; you can correct its results")
    refuse_if(not round.published, f"round {round.number} isn't published yet")
    match = event.match(table)
    if match.over:
        timed = "time" in match.flags
        why = "time was called (SFT-TIM-11)" if timed else _why_over(event, table)
        raise UsageError(f"the match at table {table.number} is over: {why}")
    return len(table.reports) + 1


def _why_over(event: Event, table: Table) -> str:
    match = event.match(table)
    best = match.winner
    if "stopped" in match.flags:
        return "it was ended at the current score"
    if best is None:
        return "it has no single winner"
    if "one_left" in match.flags:
        return f"{event.name(best)} is the only one left (SFT-BRK-23)"
    wins = match.wins[best]
    return f"{event.name(best)} has won {wins} game{'s' if wins != 1 else ''} (SFT-GEN-11)"


def check_report(event: Event, table: Table, told: Report, book: Book) -> None:
    """Check that a game can have ended like this."""
    at = f"table {table.number}"
    refuse_if(told.end not in ENDS, f"a game ends by {', '.join(ENDS)}, not {repeated(told.end)}")
    refuse_if(
        len(told.tallies) != len(table.entrants),
        f"{len(table.entrants)} players are at {at}, but the report has counts for {len(told.tallies)} (SFT-SCO-01)",
    )
    for entrant in (*told.left, *(() if told.winner is None else (told.winner,))):
        need_seat(event, table, entrant)
    if told.winner is not None:
        gone = not table.plays(told.winner, told.game)
        refuse_if(gone, f"{event.name(told.winner)} doesn't finish this game, so they can't have won it")
        refuse_if(told.winner in told.left, f"{event.name(told.winner)} can't concede a game and win it")
    refuse_if(told.end == "drawn" and told.winner is not None, "a drawn game has no winner (SFT-TIM-09)")
    refuse_if(told.winner is None and told.end not in ("drawn", "time"), "name the winner, or report a draw")
    alone = told.end == "last_left" and sum(table.plays(entrant, told.game) for entrant in table.entrants) == 1
    for entrant, tally in zip(table.entrants, told.tallies, strict=True):
        sits_out = (entrant, told.game) in table.out_of
        refuse_if(
            sits_out and (tally or entrant in told.left),
            f"{event.name(entrant)} sits out game {told.game} at {at} by a judge's decision, so nothing counts",
        )
        asked = table.plays(entrant, told.game) and entrant not in told.left and not alone  # nothing was played
        _check_tally(event, entrant, tally, asked)
    place = None if told.winner is None else table.entrants.index(told.winner)
    names = [event.name(entrant) for entrant in table.entrants]
    report = {"winner": place, "end": told.end, "tallies": list(told.tallies), "names": names}
    faults = book.report_faults(event.plan.format, report)
    refuse_if(faults, faults[0] if faults else "")


def _check_tally(event: Event, entrant: int, tally: Mapping[str, int], asked: bool) -> None:
    known = {fact.name: fact for fact in event.state.facts}
    for name, value in tally.items():
        fact = known.get(name)
        if fact is None:
            raise UsageError(f"{repeated(name)} isn't counted here: {', '.join(known) or 'nothing'} does")
        _check_value(event, entrant, fact, value)
    for fact in event.state.facts:
        if asked and fact.decides == "always" and fact.name not in tally:
            raise UsageError(f"the {fact.title} of {event.name(entrant)} are missing (SFT-SCO-01)")


def _check_value(event: Event, entrant: int, fact: Fact, value: int, games: int = 1) -> None:
    least, most = fact.least * games, fact.most * games
    refuse_if(
        not least <= value <= most,
        f"{event.name(entrant)} can't have {value} {fact.title}; there are {least} to {most} (SFT-SCO-01)",
    )


def confirm(event: Event, table: Table, game: int) -> list[Entry]:
    """Someone else confirms a report."""
    need_open(event)
    refuse_if(not 0 < game <= len(table.reports), f"game {game} of table {table.number} isn't reported")
    refuse_if(game in table.confirmed, f"game {game} of table {table.number} is already confirmed")
    return [Confirmed(round=table.round, table=table.number, game=game)]


def count(event: Event, table: Table, fact: str, sums: Mapping[int, int]) -> list[Entry]:
    """Report the sum of a fact over a match, when that decides a tie (SFT-SCO-15)."""
    need_open(event)
    match = event.match(table)
    asked = dict(match.asks)
    refuse_if(
        fact not in asked,
        f"nothing at table {table.number} depends on {fact}"
        + (f", but on {' and '.join(asked)}" if asked else "")
        + " (SFT-SCO-15)",
    )
    known = next(one for one in event.state.facts if one.name == fact)
    for entrant, value in sums.items():
        need_seat(event, table, entrant)
        _check_value(event, entrant, known, value, max(1, match.games))
    without = [entrant for entrant in asked[fact] if entrant not in sums]
    refuse_if(without, f"the {fact} of {event.called(without)} are missing (SFT-SCO-15)")
    return [Counted(round=table.round, table=table.number, fact=fact, sums=tuple(sorted(sums.items())))]


def void(event: Event, table: Table, reason: str) -> list[Entry]:
    """Void the last game of a table, so that it is replayed."""
    need_open(event)
    refuse_if(not reason.strip(), "say why the game doesn't count")
    refuse_if(event.is_closed(table.round), f"round {table.round} is over; you can correct its results")
    refuse_if(not table.reports, f"no game at table {table.number} is reported")
    return [Voided(round=table.round, table=table.number, game=table.reports[-1].game)]


def stop(event: Event, table: Table, reason: str = "") -> list[Entry]:
    """End a match as it is: after time was called with no game in progress, or by a judge's decision."""
    need_open(event)
    refuse_if(event.match(table).over, f"the match at table {table.number} is already over")
    refuse_if(table.time is None and not reason.strip(), "say why the match ends before anyone has won it")
    return [Stopped(round=table.round, table=table.number)]


def call_time(event: Event, tables: Sequence[int] = ()) -> list[Entry]:
    """Call time, in the whole round or at some tables: the game in progress is the last (SFT-TIM-10, SFT-TIM-11)."""
    need_open(event)
    round = need_round(event)
    refuse_if(not round.published, f"round {round.number} isn't published yet")
    refuse_if(event.round_is_over(round), f"all tables of round {round.number} are done")
    if not tables:
        refuse_if(round.time, f"time was already called in round {round.number}")
        return [TimeCalled(round=round.number)]
    for number in tables:
        table = event.table(number)
        refuse_if(table.time is not None, f"time was already called at table {number}")
        refuse_if(event.match(table).over, f"the match at table {number} is over")
    return [TimeCalled(round=round.number, table=number) for number in tables]


def ends_of(event: Event) -> dict[int, int]:
    """When each table's time is up, in milliseconds since 1970.

    Only for tables of the current round whose match is unfinished and where time wasn't called yet.
    """
    limit, round = event.plan.time, event.state.rounds[-1] if event.state.rounds else None
    if limit is None or round is None or not round.published or event.state.closed:
        return {}
    return {
        table.number: round.published + MINUTE * (limit.minutes + round.minutes + table.minutes)
        for table in round.tables
        if table.time is None and not event.match(table).over
    }


def time_is_up(event: Event, at: int) -> list[Entry]:
    """Call time automatically for tables whose time is up, if the plan says so (SFT-TIM-01)."""
    ends = ends_of(event)
    up = [table for table, end in ends.items() if end <= at]
    if event.plan.time is None or not event.plan.time.by_itself or not up:
        return []
    return call_time(event, () if len(up) == len(ends) else up)


def extend(event: Event, minutes: int, table: int = 0, reason: str = "") -> list[Entry]:
    """Give a table, or all of them, extra minutes, with a reason."""
    need_open(event)
    round = need_round(event)
    refuse_if(event.plan.time is None, "this tournament has no time limit (SFT-TIM-01)")
    refuse_if(not 0 < minutes <= MOST_MINUTES, f"a table can get 1 to {MOST_MINUTES} extra minutes, not {minutes}")
    refuse_if(not reason.strip(), "say why you're adding minutes")
    if table:
        event.table(table)
    return [Extended(round=round.number, table=table, minutes=minutes)]
