"""What several commands check."""

from __future__ import annotations

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.event import Event
from spellhall.tournaments.state import Entrant, RoundState, Table

JUDGES = ("coordinator", "judge")


def refuse_if(wrong: object, sentence: str) -> None:
    """Refuse, for a reason of one sentence, where something is wrong.

    Raises:
        UsageError: then.
    """
    if wrong:
        raise UsageError(sentence)


def need_open(event: Event) -> None:
    """Nothing is changed after the event was closed."""
    refuse_if(event.state.closed, "the event is closed; its coordinator can open it again")


def need_role(event: Event, by: int, roles: tuple[str, ...], what: str) -> None:
    """Some things only staff may do."""
    who = " or ".join(f"a {role}" if role != "coordinator" else "the coordinator" for role in roles)
    neither = "neither" if len(roles) > 1 else "someone else"
    but = f"{event.names.person(by)} is {neither}" if by else "nobody was named who does it"
    refuse_if(event.state.staff.get(by, "") not in roles, f"{what} takes {who}, and {but}")


def need_present(event: Event, number: int) -> Entrant:
    """An entrant who has not gone."""
    entrant = event.entrant(number)
    refuse_if(entrant.gone, f"{event.name(number)} is no longer in the event")
    return entrant


def need_round(event: Event) -> RoundState:
    """The round under way."""
    refuse_if(not event.state.rounds, "no round is drawn yet")
    return event.state.rounds[-1]


def need_over(event: Event, round: RoundState) -> None:
    """A round of which every match is over (SFT-BRK-19)."""
    refuse_if(not round.published, f"round {round.number} is drawn already, and has to be published and played first")
    for table in round.tables:
        over = event.match(table).over
        refuse_if(not over, f"table {table.number} of round {round.number} is still playing (SFT-BRK-19)")


def need_seat(event: Event, table: Table, entrant: int) -> None:
    """Someone of a table."""
    at = f"table {table.number} of round {table.round}"
    refuse_if(entrant not in table.entrants, f"{event.name(entrant)} does not sit at {at}")


def table_of(event: Event, entrant: int) -> Table | None:
    """Where an entrant plays in the round under way; None where they play at no table."""
    rounds = event.state.rounds
    return next((table for table in rounds[-1].tables if entrant in table.entrants), None) if rounds else None
