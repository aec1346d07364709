"""What each entry of a log changes. Entries were checked before they were written, so nothing is checked here."""

from __future__ import annotations

from functools import singledispatch

from spellhall.tournaments import entries as e
from spellhall.tournaments.state import NOT_HERE, Call, Case, Entrant, RoundState, SecondChance, State, Table


@singledispatch
def take(body: object, state: State, at: int) -> None:
    """Apply an entry, made at a moment, to the state.

    Some entries only inform (rulings, inspections): they are in the log, and nothing is computed from them.
    """


@take.register
def _(body: e.Created, state: State, at: int) -> None:
    state.plan, state.facts = body.plan, body.facts
    state.reference, state.version, state.created = body.reference, body.version, at


@take.register
def _(body: e.Planned, state: State, at: int) -> None:
    state.plan = body.plan


@take.register
def _(body: e.Doors, state: State, at: int) -> None:
    state.open = body.open


@take.register
def _(body: e.Staffed, state: State, at: int) -> None:
    state.staff.pop(body.person, None)
    if body.role:
        state.staff[body.person] = body.role


@take.register
def _(body: e.Entered, state: State, at: int) -> None:
    state.entrants[body.entrant] = Entrant(body.entrant, body.members)


@take.register
def _(body: e.Changed, state: State, at: int) -> None:
    entrant = state.entrants[body.entrant]
    entrant.fixed_table, entrant.apart = body.fixed_table, body.apart


@take.register
def _(body: e.CheckedIn, state: State, at: int) -> None:
    state.entrants[body.entrant].here = True


@take.register(e.Listed)
@take.register(e.ListChanged)
def _(body: e.Listed | e.ListChanged, state: State, at: int) -> None:
    state.entrants[body.entrant].lists.append(body)


@take.register
def _(body: e.Issued, state: State, at: int) -> None:
    state.entrants[body.entrant].pool = body.pool


@take.register
def _(body: e.Swapped, state: State, at: int) -> None:
    state.entrants[body.entrant].swaps.append(body)


@take.register
def _(body: e.WithoutSideboard, state: State, at: int) -> None:
    state.entrants[body.entrant].no_sideboard.add(body.round)


@take.register
def _(body: e.Brought, state: State, at: int) -> None:
    state.entrants[body.entrant].brought = body.yes


# --- rounds ----------------------------------------------------------------------------------------------------------


@take.register
def _(body: e.AskedBack, state: State, at: int) -> None:
    chance = state.chances.setdefault(body.round, SecondChance())
    chance.ranking = body.ranking or chance.ranking
    chance.answers[body.entrant] = ""


@take.register
def _(body: e.Answered, state: State, at: int) -> None:
    state.chances[body.round].answers[body.entrant] = body.answer


@take.register
def _(body: e.Alone, state: State, at: int) -> None:
    state.chances.setdefault(body.round, SecondChance()).alone = body.decision


@take.register
def _(body: e.Drawn, state: State, at: int) -> None:
    tables = [Table(body.round, number, entrants) for number, entrants in enumerate(body.tables, 1)]
    drawn = RoundState(body.round, body.attempt, body.seed, tables, body.byes, body.back, body.together, body.misplaced)
    state.rounds[body.round - 1 :] = [drawn]
    state.open = False


@take.register
def _(body: e.Moved, state: State, at: int) -> None:
    other_of = {body.one: body.other, body.other: body.one}
    for table in state.rounds[body.round - 1].tables:
        if not other_of.keys().isdisjoint(table.entrants):
            table.entrants = tuple(other_of.get(entrant, entrant) for entrant in table.entrants)
            table.by_hand = True
            table.changes += 1


@take.register
def _(body: e.Published, state: State, at: int) -> None:
    state.rounds[body.round - 1].published = at


@take.register
def _(body: e.LateEntered, state: State, at: int) -> None:
    state.entrants[body.entrant] = Entrant(body.entrant, body.members, since=body.round)
    if body.table:
        table = state.table(body.round, body.table)
        table.entrants = (*table.entrants, body.entrant)
        table.changes += 1


@take.register
def _(body: e.Replaced, state: State, at: int) -> None:
    table = state.table(body.round, body.table)
    table.entrants = tuple(body.into if entrant == body.out else entrant for entrant in table.entrants)
    table.by_hand = True
    table.changes += 1


# --- games -----------------------------------------------------------------------------------------------------------


@take.register
def _(body: e.Started, state: State, at: int) -> None:
    table = state.table(body.round, body.table)
    table.started[body.game] = body.code
    table.changes += 1


@take.register
def _(body: e.Reported, state: State, at: int) -> None:
    table = state.table(body.round, body.table)
    table.reports.append(body.report)
    table.changes += 1


@take.register
def _(body: e.Confirmed, state: State, at: int) -> None:
    state.table(body.round, body.table).confirmed.add(body.game)


@take.register
def _(body: e.Counted, state: State, at: int) -> None:
    table = state.table(body.round, body.table)
    table.counted.setdefault(body.fact, {}).update(body.sums)
    table.changes += 1


@take.register
def _(body: e.Corrected, state: State, at: int) -> None:
    table = state.table(body.round, body.table)
    table.reports[body.after.game - 1] = body.after
    table.changes += 1


@take.register
def _(body: e.Voided, state: State, at: int) -> None:
    table = state.table(body.round, body.table)
    table.reports = [report for report in table.reports if report.game != body.game]
    table.started.pop(body.game, None)
    table.confirmed.discard(body.game)
    table.changes += 1


@take.register
def _(body: e.Stopped, state: State, at: int) -> None:
    table = state.table(body.round, body.table)
    table.stopped = True
    table.changes += 1


@take.register
def _(body: e.TimeCalled, state: State, at: int) -> None:
    round = state.rounds[body.round - 1]
    round.time = round.time or not body.table
    for table in round.tables:
        if body.table in (0, table.number) and table.time is None:
            table.time = len(table.reports)
            table.changes += 1


@take.register
def _(body: e.Extended, state: State, at: int) -> None:
    round = state.rounds[body.round - 1]
    if body.table:
        round.tables[body.table - 1].minutes += body.minutes
    else:
        round.minutes += body.minutes


# --- coming and going, judging, the end ------------------------------------------------------------------------------


@take.register
def _(body: e.Dropped, state: State, at: int) -> None:
    entrant = state.entrants[body.entrant]
    entrant.gone, entrant.gone_after = body.how, len(state.rounds)
    if body.table:
        table = state.table(body.round, body.table)
        _leave(table, body.entrant)
        if body.how == "absent" and not table.reports:
            table.left[body.entrant] = NOT_HERE


@take.register
def _(body: e.Reinstated, state: State, at: int) -> None:
    state.entrants[body.entrant].gone = ""
    for table in state.rounds[-1].tables if state.rounds else ():
        if table.left.pop(body.entrant, None) is not None:
            table.changes += 1


@take.register
def _(body: e.Penalised, state: State, at: int) -> None:
    if body.penalty == "game_loss":
        table = state.table(body.round, body.table)
        table.out_of.add((body.entrant, body.game))
        table.changes += 1
    elif body.penalty == "match_loss":
        _leave(state.table(body.round, body.table), body.entrant)


@take.register
def _(body: e.CaseOpened, state: State, at: int) -> None:
    state.cases[body.case] = Case(body.case, body.entrant, body.matter, body.rules)


@take.register
def _(body: e.CaseDecided, state: State, at: int) -> None:
    state.cases[body.case].outcome = body.outcome


@take.register
def _(body: e.JudgeCalled, state: State, at: int) -> None:
    state.calls[body.call] = Call(body.call, body.entrant, body.round, body.table, body.text, at)


@take.register
def _(body: e.CallTaken, state: State, at: int) -> None:
    call = state.calls[body.call]
    call.taken, call.judge = at, body.judge


@take.register
def _(body: e.CallSettled, state: State, at: int) -> None:
    call = state.calls[body.call]
    call.settled, call.outcome = at, body.outcome


@take.register
def _(body: e.Ticked, state: State, at: int) -> None:
    state.ticks.pop(body.item, None)
    if body.done:
        state.ticks[body.item] = body.note


@take.register
def _(body: e.Closed, state: State, at: int) -> None:
    state.closed = at


@take.register
def _(body: e.Reopened, state: State, at: int) -> None:
    state.closed = 0


def _leave(table: Table, entrant: int) -> None:
    """Someone leaves their table; what they won and counted until then stays."""
    table.left.setdefault(entrant, len(table.reports))
    table.changes += 1
