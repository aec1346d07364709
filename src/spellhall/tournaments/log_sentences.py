"""An event's log in sentences. Read this when you word a new kind of entry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from functools import singledispatch

from spellhall.tournaments import entries as e
from spellhall.tournaments.event import Event

Tally = Mapping[str, int]
CARDS_ARE_SECRET = "the list is for staff and its owner (SFT-DCK-05)"
FOR_STAFF = e.CaseOpened | e.CaseDecided | e.Penalised | e.JudgeCalled | e.CallTaken | e.CallSettled
PENALTIES = {
    "note": "a note",
    "warning": "a warning",
    "game_loss": "the loss of the next game",
    "match_loss": "the loss of the match",
}
WENT = {"left": "leaves the event", "absent": "didn't show up", "ejected": "is disqualified"}
HOW = {"time": " on time", "conceded": " because the others conceded", "last_left": " as the last one left"}
DECISIONS = {"play": "the remaining players play", "rank": "the remaining players are ranked without a match"}


def told(event: Event, private: bool = False) -> Iterator[str]:
    """Every entry as a line: its number, its moment, what happened, who wrote it and why.

    What is for staff only (cases, penalties, and why a judge was called) is shown with its reason only if ``private``.
    An entry that was written with it, such as the game that a penalty gives away, hides that reason too.
    """
    undone = {entry.body.entry for entry in event.log if isinstance(entry.body, e.Undone)}
    secret = {entry.n for entry in event.log if isinstance(entry.body, FOR_STAFF)}
    again = Event(event.seed, event.names)
    hidden = ("", 0)
    for entry in event.log:
        again.take(entry)
        what, reason = sentence(entry.body, again), entry.reason
        if isinstance(entry.body, FOR_STAFF):
            hidden = (entry.reason, entry.by)
        elif hidden != (entry.reason, entry.by):
            hidden = ("", 0)
        elif not private:
            reason = ""
        if isinstance(entry.body, FOR_STAFF) and not private:
            what, reason = "(for staff)", ""
        if isinstance(entry.body, e.Undone) and entry.body.entry in secret and not private:
            reason = ""
        by = f" [{event.names.person(entry.by)}]" if entry.by else ""
        why = f" Reason: {reason}." if reason else ""
        gone = " (undone)" if entry.n in undone else ""
        yield f"{entry.n:>4}  {moment(entry.at)}  {what}{why}{gone}{by}"


def moment(at: int) -> str:
    """A moment as people read it, in UTC."""
    return f"{datetime.fromtimestamp(at / 1000, tz=UTC):%Y-%m-%d %H:%M:%S}"


def at_table(round: int, table: int) -> str:
    """A table, as in "Round 2, table 3"."""
    return f"Round {round}, table {table}"


def result(report: e.Report, entrants: tuple[int, ...], event: Event) -> str:
    """A game by its report: who won, and everyone's counts."""
    counted = ", ".join(
        f"{event.name(entrant)} {_counts(tally)}" if tally else f"{event.name(entrant)} -"
        for entrant, tally in zip(entrants, report.tallies, strict=False)
    )
    won = "drawn" if report.winner is None else f"{event.name(report.winner)} wins"
    how = {"time": " on time", "conceded": " because the others conceded", "last_left": " as the last one left"}.get(
        report.end, ""
    )
    left = f"; conceded: {event.called(report.left)}" if report.left else ""
    return f"{won}{how} ({counted}{left})"


def _counts(tally: Tally) -> str:
    """One number alone, or the first and then the others with their names."""
    first, *others = tally.items()
    return " ".join([str(first[1]), *(f"({name} {value})" for name, value in others)])


@singledispatch
def sentence(body: object, event: Event) -> str:
    """The sentence for an entry, which must be the last that the event has applied."""
    return type(body).__name__


@sentence.register
def _(body: e.Created, event: Event) -> str:
    scored = "scored" if body.plan.scored else "unscored"
    return f"{body.plan.title} is announced, {scored}; the fingerprint of its seed is {body.plan.seed_print}."


@sentence.register
def _(body: e.Planned, event: Event) -> str:
    return f"The plan is changed: {body.plan.title}."


@sentence.register
def _(body: e.Doors, event: Event) -> str:
    return f"Entry is {'open' if body.open else 'closed'}."


@sentence.register
def _(body: e.Staffed, event: Event) -> str:
    return f"{event.names.person(body.person)} is {body.role or 'no longer staff'}."


@sentence.register
def _(body: e.Entered, event: Event) -> str:
    return f"{event.name(body.entrant)} enters as number {body.entrant}."


@sentence.register
def _(body: e.Changed, event: Event) -> str:
    table = f"needs table {body.fixed_table}" if body.fixed_table else "takes any table"
    apart = f", and should not sit with {event.called(body.apart)}" if body.apart else ""
    return f"{event.name(body.entrant)} {table}{apart}."


@sentence.register
def _(body: e.CheckedIn, event: Event) -> str:
    return f"{event.name(body.entrant)} checks in."


@sentence.register
def _(body: e.Listed, event: Event) -> str:
    beside = f" and a sideboard of {len(body.sideboard)}" if body.sideboard else ""
    return f"{event.name(body.entrant)} registers a deck of {len(body.deck)} cards{beside}; {CARDS_ARE_SECRET}."


@sentence.register
def _(body: e.Looked, event: Event) -> str:
    return f"The deck list of {event.name(body.entrant)} is viewed (SFT-DCK-05)."


@sentence.register
def _(body: e.ListChanged, event: Event) -> str:
    return f"The registered deck of {event.name(body.entrant)} is changed with a judge's permission (SFT-SID-08)."


@sentence.register
def _(body: e.Issued, event: Event) -> str:
    return f"{event.name(body.entrant)} is given {len(body.pool)} sealed cards."


@sentence.register
def _(body: e.Swapped, event: Event) -> str:
    count = f"{len(body.out)} card{'s' if len(body.out) != 1 else ''}"
    where = at_table(body.round, body.table)
    return f"{where}: {event.name(body.entrant)} swaps {count} before game {body.game}."


@sentence.register
def _(body: e.Inspected, event: Event) -> str:
    who, asked = event.name(body.entrant), event.name(body.asked_by)
    return f"{asked} has {who}'s sideboard counted: {body.count} cards (SFT-SID-12)."


@sentence.register
def _(body: e.WithoutSideboard, event: Event) -> str:
    return f"{event.name(body.entrant)} says they have no sideboard in round {body.round} (SFT-SID-04)."


@sentence.register
def _(body: e.Brought, event: Event) -> str:
    counts = "counts" if body.yes else "doesn't count"
    return f"What {event.name(body.entrant)} brought {counts}."


@sentence.register
def _(body: e.AskedBack, event: Event) -> str:
    shown = ""
    if body.ranking:
        ranks = (f"{event.name(one.entrant)} {one.points}" for one in body.ranking[:3])
        shown = f" Top by points: {', '.join(ranks)}."
    return f"{event.name(body.entrant)} is asked to come back for round {body.round}.{shown}"


@sentence.register
def _(body: e.Answered, event: Event) -> str:
    said = {"yes": "comes back", "no": "declines", "absent": "isn't there to come back"}[body.answer]
    return f"{event.name(body.entrant)} {said}."


@sentence.register
def _(body: e.Alone, event: Event) -> str:
    return f"No one else comes back: {DECISIONS[body.decision]}."


@sentence.register
def _(body: e.Drawn, event: Event) -> str:
    tables = (
        f"{number}: {', '.join(event.name(entrant) for entrant in entrants)}"
        for number, entrants in enumerate(body.tables, 1)
    )
    again = f" again (attempt {body.attempt})" if body.attempt > 1 else ""
    parts = [f"Round {body.round} is paired{again} with seed {body.seed}. {'; '.join(tables)}."]
    if body.byes:
        parts.append(f"Byes: {event.called(body.byes)}.")
    parts += [f"{event.called(pair)} should have been kept apart, but couldn't be." for pair in body.together]
    if body.misplaced:
        parts.append(f"No suitable table was free for {event.called(body.misplaced)}.")
    return " ".join(parts)


@sentence.register
def _(body: e.Moved, event: Event) -> str:
    return f"Round {body.round}: {event.name(body.one)} and {event.name(body.other)} swap seats by hand."


@sentence.register
def _(body: e.Published, event: Event) -> str:
    return f"Round {body.round} is published."


@sentence.register
def _(body: e.LateEntered, event: Event) -> str:
    where = f"at table {body.table}" if body.table else f"from round {body.round} on"
    return f"{event.name(body.entrant)} enters late as number {body.entrant}, and plays {where}."


@sentence.register
def _(body: e.Replaced, event: Event) -> str:
    return f"{at_table(body.round, body.table)}: {event.name(body.into)} takes the seat of {event.name(body.out)}."


@sentence.register
def _(body: e.Started, event: Event) -> str:
    return f"{at_table(body.round, body.table)}: game {body.game} begins{f' at {body.code}' if body.code else ''}."


@sentence.register
def _(body: e.Reported, event: Event) -> str:
    entrants = event.table(body.table, body.round).entrants
    return f"{at_table(body.round, body.table)}, game {body.report.game}: {result(body.report, entrants, event)}."


@sentence.register
def _(body: e.Confirmed, event: Event) -> str:
    return f"{at_table(body.round, body.table)}, game {body.game}: confirmed."


@sentence.register
def _(body: e.Counted, event: Event) -> str:
    sums = ", ".join(f"{event.name(entrant)} {value}" for entrant, value in body.sums)
    return f"{at_table(body.round, body.table)}: {body.fact} over the match: {sums} (SFT-SCO-15)."


@sentence.register
def _(body: e.Corrected, event: Event) -> str:
    entrants = event.table(body.table, body.round).entrants
    where = f"{at_table(body.round, body.table)}, game {body.after.game}"
    choice = {
        "points": " Only points change.",
        "swap": " The right winner takes the other player's seat.",
        "redraw": " The next round is paired again.",
    }.get(body.choice, "")
    was, now = (result(report, entrants, event) for report in (body.before, body.after))
    return f"{where} is corrected: {now}, not {was}.{choice}"


@sentence.register
def _(body: e.Voided, event: Event) -> str:
    return f"{at_table(body.round, body.table)}: game {body.game} doesn't count and is replayed."


@sentence.register
def _(body: e.Stopped, event: Event) -> str:
    return f"{at_table(body.round, body.table)}: the match ends at the current score."


@sentence.register
def _(body: e.TimeCalled, event: Event) -> str:
    where = at_table(body.round, body.table) if body.table else f"Round {body.round}"
    return f"{where}: time is called (SFT-TIM-10)."


@sentence.register
def _(body: e.Extended, event: Event) -> str:
    where = at_table(body.round, body.table) if body.table else f"Round {body.round}"
    return f"{where}: {body.minutes} minutes more."


@sentence.register
def _(body: e.Dropped, event: Event) -> str:
    return f"{event.name(body.entrant)} {WENT[body.how]}."


@sentence.register
def _(body: e.Reinstated, event: Event) -> str:
    return f"{event.name(body.entrant)} is back."


@sentence.register
def _(body: e.Ruled, event: Event) -> str:
    where = f"{at_table(body.round, body.table)}: " if body.table else ""
    rules = f" ({', '.join(body.rules)})" if body.rules else ""
    return f"{where}Ruling: {body.text}{rules}"


@sentence.register
def _(body: e.CaseOpened, event: Event) -> str:
    rules = f" ({', '.join(body.rules)})" if body.rules else ""
    return f"Case {body.case} about {event.name(body.entrant)}: {body.matter}{rules}"


@sentence.register
def _(body: e.CaseDecided, event: Event) -> str:
    return f"Case {body.case} is decided: {body.outcome}"


@sentence.register
def _(body: e.Penalised, event: Event) -> str:
    where = f", {at_table(body.round, body.table)}" if body.table else ""
    return f"{event.name(body.entrant)} is given {PENALTIES[body.penalty]}{where}."


@sentence.register
def _(body: e.JudgeCalled, event: Event) -> str:
    why = f": {body.text}" if body.text else "."
    return f"{at_table(body.round, body.table)}: {event.name(body.entrant)} calls a judge{why}"


@sentence.register
def _(body: e.CallTaken, event: Event) -> str:
    return f"{event.names.person(body.judge)} goes to {event.name(event.state.calls[body.call].entrant)}."


@sentence.register
def _(body: e.CallSettled, event: Event) -> str:
    outcome = f": {body.outcome}" if body.outcome else "."
    return f"{event.name(event.state.calls[body.call].entrant)}'s call is closed{outcome}"


@sentence.register
def _(body: e.Ticked, event: Event) -> str:
    return f"Checklist: {body.item} is {'done' if body.done else 'open again'}{f': {body.note}' if body.note else ''}."


@sentence.register
def _(body: e.Closed, event: Event) -> str:
    first = f" First is {event.name(body.standing[0][0])}." if body.standing else ""
    return f"The event is closed; its seed was {body.seed}.{first}"


@sentence.register
def _(body: e.Reopened, event: Event) -> str:
    return "The event is reopened."


@sentence.register
def _(body: e.Undone, event: Event) -> str:
    return f"Entry {body.entry} is undone."
