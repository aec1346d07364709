"""Helpers that all event routes share: finding the live event, building the answer, and reading typed decks."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Annotated, Any

import msgspec
from fastapi import Depends, Path, Request, Response
from fastapi.routing import APIRoute

from spellhall.decks import read_deck
from spellhall.kernel.errors import DeckError, UsageError
from spellhall.server.events.live import LiveEvent
from spellhall.server.events.registry import Events
from spellhall.server.events.shapes import EventAnswer
from spellhall.server.people.refusals import refusals
from spellhall.server.storage.records import Person
from spellhall.server.tables.games import game_of
from spellhall.server.tables.refusal import Refusal
from spellhall.tournaments.state import Table

REFUSALS = refusals(400, 401, 403, 404, 409, 415, 422, 429)
Code = Annotated[str, Path(max_length=20, description="The code of the event.")]
Entrant = Annotated[int, Path(ge=1, le=10_000, description="The number of an entrant.")]
TableNumber = Annotated[int, Path(ge=1, le=10_000, description="A table of the round under way.")]
RoundNumber = Annotated[int, Path(ge=1, le=10_000, description="A round.")]
GameNumber = Annotated[int, Path(ge=1, le=1000, description="A game of a match.")]
CallNumber = Annotated[int, Path(ge=1, le=100_000, description="A call for a judge.")]
CaseNumber = Annotated[int, Path(ge=1, le=10_000, description="A case.")]


class RefusingRoute(APIRoute):
    """A route that turns an event's errors into refusals, like those of a table."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The handler, with event errors turned into refusals."""
        handle = super().get_route_handler()

        async def handler(request: Request) -> Response:
            try:
                return await handle(request)
            except (UsageError, DeckError) as error:
                raise Refusal("illegal", str(error)) from None

        return handler


def events_of(request: Request) -> Events:
    """This server's live events."""
    found: Events = request.app.state.events
    return found


AllEvents = Annotated[Events, Depends(events_of)]


def answer(live: LiveEvent, me: Person | None, notes: Sequence[str] = ()) -> EventAnswer:
    """The answer: an event, as someone may see it."""
    person = None if me is None else me.id
    desk = live.desk(person)
    return EventAnswer(
        frame=msgspec.to_builtins(live.frame()),
        you=msgspec.to_builtins(live.you(person)),
        desk=None if desk is None else msgspec.to_builtins(desk),
        notes=list(notes),
    )


async def done(live: LiveEvent, me: Person | None, work: Coroutine[Any, Any, object]) -> EventAnswer:
    """Carry something out to its end, and answer with the event's new state."""
    await live.carry_out(work)
    return answer(live, me)


def cards(live: LiveEvent, text: str) -> list[str]:
    """The cards of a typed list.

    Raises:
        DeckError: for a line that names no card.
    """
    return read_deck(game_of(live.stored.game, {}), text).keys() if text.strip() else []


def table_of(live: LiveEvent, number: int, round: int = 0) -> Table:
    """A table of the current round, or of another."""
    return live.event.table(number, round)
