"""Entrants: entering, changing wishes, checking in, dropping and coming back."""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.tournaments.commands.checks import need_open, need_present, need_role, refuse_if, table_of
from spellhall.tournaments.entries import Changed, CheckedIn, Dropped, Entered, Entry, LateEntered, Reinstated
from spellhall.tournaments.event import Event
from spellhall.tournaments.number_words import people
from spellhall.tournaments.plan import MOST_ENTRANTS

MOST_TABLE = MOST_ENTRANTS // 2
"""No event has more tables in a round than this, so no one can need a higher one."""


def enter(event: Event, members: Sequence[int]) -> list[Entry]:
    """Enter one person, or all members of a team (SFT-BRK-05)."""
    need_open(event)
    refuse_if(event.state.rounds, "round 1 is paired: anyone who comes now is late (SFT-BRK-05)")
    refuse_if(not event.state.open, "entry is closed")
    _check_members(event, members)
    return [Entered(entrant=_next_number(event), members=tuple(members))]


def enter_late(event: Event, members: Sequence[int], table: int = 0) -> list[Entry]:
    """Enter someone after the draw (SFT-BRK-05).

    They become the fourth at a table of three that hasn't begun, if that is still possible, or play from the next round
    on, if the structure allows it.
    """
    need_open(event)
    refuse_if(not event.state.rounds, "round 1 isn't paired yet: anyone who comes now just enters (SFT-BRK-05)")
    _check_members(event, members)
    late, round = event.structure.late(event.field), len(event.state.rounds)
    refuse_if(late.refusal, late.refusal)
    number = _next_number(event)
    if late.tables and (table or not late.next_round):
        refuse_if(
            table and table not in late.tables,
            f"table {table} has no room, but these have: {', '.join(map(str, late.tables))} (SFT-BRK-05)",
        )
        return [LateEntered(entrant=number, members=tuple(members), round=round, table=table or late.tables[0])]
    return [LateEntered(entrant=number, members=tuple(members), round=round + 1)]


def _check_members(event: Event, members: Sequence[int]) -> None:
    team = event.plan.team
    refuse_if(len(event.state.entrants) >= MOST_ENTRANTS, f"an event has at most {MOST_ENTRANTS} entrants")
    refuse_if(team == 1 and len(members) != 1, "players enter one by one here, not as a team")
    refuse_if(len(members) != team, f"an entrant here is a team of {people(team)}, not {people(len(members))}")
    refuse_if(len(set(members)) != len(members), "a team can't list someone twice")
    for entrant in event.state.entrants.values():
        both = set(entrant.members) & set(members)
        if both and not (entrant.gone and entrant.gone_after == 0):
            refuse_if(True, f"{event.names.person(min(both))} has already entered")


def _next_number(event: Event) -> int:
    return max(event.members, default=0) + 1


def change(
    event: Event, number: int, fixed_table: int | None = None, apart: Sequence[int] | None = None
) -> list[Entry]:
    """Set the table that an entrant needs, and who they shouldn't sit with; None leaves it as it is."""
    need_open(event)
    entrant = need_present(event, number)
    refuse_if(
        fixed_table is not None and not 0 <= fixed_table <= MOST_TABLE,
        f"tables are numbered 1 to {MOST_TABLE}, and 0 is any",
    )
    for other in apart or ():
        event.entrant(other)
        refuse_if(other == number, "a player can't be kept apart from themselves")
    fixed = entrant.fixed_table if fixed_table is None else fixed_table
    return [Changed(entrant=number, fixed_table=fixed, apart=entrant.apart if apart is None else tuple(apart))]


def check_in(event: Event, number: int) -> list[Entry]:
    """Check an entrant in."""
    need_open(event)
    entrant = need_present(event, number)
    refuse_if(entrant.here, f"{event.name(number)} has already checked in")
    return [CheckedIn(entrant=number)]


def drop(event: Event, number: int, how: str = "left", by: int = 0, reason: str = "") -> list[Entry]:
    """Drop an entrant: they leave, don't show up, or a judge ejects them with a reason (SFT-BRK-23)."""
    need_open(event)
    need_present(event, number)
    if how == "ejected":
        need_role(event, by, ("coordinator", "judge"), "disqualifying someone")
        refuse_if(not reason.strip(), "say why they're disqualified (SFT-SID-05)")
    last = event.state.rounds[-1].tables if event.state.rounds else []
    leaving = [t for t in last if number in t.entrants and number not in t.left and not event.match(t).over]
    return [
        Dropped(entrant=number, how=how, round=table.round, table=table.number)  # type: ignore[arg-type]
        for table in leaving
    ] or [Dropped(entrant=number, how=how)]  # type: ignore[arg-type]


def reinstate(event: Event, number: int) -> list[Entry]:
    """Bring an entrant back who had dropped.

    That is possible until the next round is drawn, and only if their match hasn't gone on without them.
    """
    need_open(event)
    entrant = event.entrant(number)
    refuse_if(not entrant.gone, f"{event.name(number)} hasn't left")
    refuse_if(
        entrant.gone == "ejected", f"{event.name(number)} was disqualified; only a judge undoes that (SFT-SID-05)"
    )
    refuse_if(
        len(event.state.rounds) > entrant.gone_after,
        f"round {entrant.gone_after + 1} was paired without {event.name(number)} (SFT-BRK-23)",
    )
    table = table_of(event, number)
    if table is not None and number in table.left:
        refuse_if(event.match(table).over, f"the match of {event.name(number)} has ended without them (SFT-BRK-23)")
        refuse_if(
            len(table.reports) > max(table.left[number], 0),
            f"a game was played without {event.name(number)} (SFT-BRK-23)",
        )
    return [Reinstated(entrant=number)]
