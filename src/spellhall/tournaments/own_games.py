"""Staff who play: decisions about their own games, which another staff member should make instead.

Staff may play (SFT-COO-04, SFT-COO-07), but no one judges their own games (SFT-COO-08). If the hall referees, it
refuses such entries. At physical tables one organiser is often all the staff there is: there the event goes on, and
shows everyone that it wasn't refereed.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from spellhall.tournaments import entries as e
from spellhall.tournaments.log_chain import Logged
from spellhall.tournaments.state import State

REPORTS = e.Reported | e.Confirmed | e.Counted
"""What players do themselves when they report results."""
AT_A_TABLE = REPORTS | e.Corrected | e.Voided | e.Stopped | e.Replaced
OF_AN_ENTRANT = e.Dropped | e.Reinstated | e.Penalised | e.Swapped


def judges_himself(state: State, log: Sequence[Logged], body: e.Entry, by: int) -> bool:
    """Whether an entry is a decision by playing staff about their own games.

    Args:
        state: the state of the event before the entry.
        log: all entries before it.
        body: the entry.
        by: the number of the person who makes it.
    """
    if by not in state.staff:
        return False
    mine = {one.number for one in state.entrants.values() if by in one.members}
    if not mine:
        return False
    plays = any(not state.entrants[number].gone for number in mine)
    players_report = state.plan is not None and state.plan.reporting == "players"
    match body:
        case e.Drawn():
            return plays and body.attempt > 1
        case e.Moved() | e.ListChanged():
            return plays
        case e.Undone():
            undone = log[body.entry - 1].body if 0 < body.entry <= len(log) else None
            if undone is None or isinstance(undone, e.Drawn | e.Undone):
                return plays
            return judges_himself(state, log, undone, by)
        case e.Extended() | e.TimeCalled():
            return bool(body.table) and _sits_at(state, mine, body.round, body.table)
        case e.Listed():
            return plays and body.entrant not in mine and state.plan is not None and state.plan.reporting == "refereed"
        case e.Changed():
            return plays and not mine.isdisjoint((body.entrant, *body.apart))
        case e.Brought():
            return body.entrant in mine
        case _ if isinstance(body, REPORTS) and players_report:
            return False
        case _ if isinstance(body, AT_A_TABLE):
            return _sits_at(state, mine, body.round, body.table)
        case e.CaseDecided():
            return _concerns(state, mine, state.cases[body.case].entrant)
        case _ if isinstance(body, OF_AN_ENTRANT):
            own = body.entrant in mine
            return isinstance(body, e.Reinstated) if own else _concerns(state, mine, body.entrant)
    return False


def _sits_at(state: State, mine: Set[int], round: int, table: int) -> bool:
    """Whether one of these entrants plays at a table."""
    return not mine.isdisjoint(state.table(round, table).entrants)


def _concerns(state: State, mine: Set[int], other: int) -> bool:
    """Whether an entrant is one of these, or sits at one of their tables in the last round."""
    tables = state.rounds[-1].tables if state.rounds else []
    return other in mine or any(other in table.entrants and not mine.isdisjoint(table.entrants) for table in tables)
