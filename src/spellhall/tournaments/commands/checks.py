"""Checks that several commands share."""

from __future__ import annotations

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.event import Event
from spellhall.tournaments.state import Entrant, RoundState, Table

JUDGES = ("coordinator", "judge")


def refuse_if(wrong: object, sentence: str) -> None:
    """Refuse, with a reason of one sentence, if something is wrong.

    Raises:
        UsageError: if ``wrong`` is true.
    """
    if wrong:
        raise UsageError(sentence)


def need_open(event: Event) -> None:
    """Refuse any change after the event was closed."""
    refuse_if(event.state.closed, "the event is closed; its coordinator can reopen it")


def need_role(event: Event, by: int, roles: tuple[str, ...], what: str) -> None:
    """Refuse what only some staff may do."""
    who = " or ".join(f"a {role}" if role != "coordinator" else "the coordinator" for role in roles)
    neither = "neither" if len(roles) > 1 else "someone else"
    but = f"{event.names.person(by)} is {neither}" if by else "no one is named"
    refuse_if(event.state.staff.get(by, "") not in roles, f"{what} takes {who}, and {but}")


def need_present(event: Event, number: int) -> Entrant:
    """An entrant who hasn't gone; refuse others."""
    entrant = event.entrant(number)
    refuse_if(entrant.gone, f"{event.name(number)} has left the event")
    return entrant


def need_round(event: Event) -> RoundState:
    """The current round."""
    refuse_if(not event.state.rounds, "no round is paired yet")
    return event.state.rounds[-1]


def need_over(event: Event, round: RoundState) -> None:
    """Check that every match of a round is over (SFT-BRK-19)."""
    refuse_if(not round.published, f"round {round.number} is already paired; publish and play it first")
    for table in round.tables:
        over = event.match(table).over
        refuse_if(not over, f"table {table.number} of round {round.number} is still playing (SFT-BRK-19)")


def need_seat(event: Event, table: Table, entrant: int) -> None:
    """Check that an entrant sits at a table."""
    at = f"table {table.number} of round {table.round}"
    refuse_if(entrant not in table.entrants, f"{event.name(entrant)} isn't playing at {at}")


def table_of(event: Event, entrant: int) -> Table | None:
    """The entrant's table in the current round; None if they have none."""
    rounds = event.state.rounds
    return next((table for table in rounds[-1].tables if entrant in table.entrants), None) if rounds else None
