"""Tables for tests: a floor on a database, people, and pages that keep up as the real ones do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
import waiting
from kept_frames import enter
from waiting import PATIENCE

from spellhall.kernel.chance import Dice
from spellhall.server.metrics import Metrics
from spellhall.server.settings import Settings
from spellhall.server.storage.queries import people, tables
from spellhall.server.storage.records import Person, Seat
from spellhall.server.storage.store import Store
from spellhall.server.tables import waiting_room
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.games import game_of
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.table import LiveTable
from spellhall.server.tables.watching.access import Caller
from spellhall.server.tables.watching.audience import ENCODER
from spellhall.server.wire import SPECTATOR

T = TypeVar("T")


def run(scenario: Coroutine[Any, Any, T]) -> T:
    """Run a scenario to its end."""
    return asyncio.run(scenario)


@asynccontextmanager
async def a_floor(address: str, **settings: Any) -> AsyncIterator[Floor]:
    """A floor on the database at an address."""
    async with Store(address, lease_wait=PATIENCE) as store:
        floor = Floor(store, Settings(**({"pace": 0.0} | settings)), Metrics())
        await floor.open()
        try:
            yield floor
        finally:
            await floor.close()


async def a_person(floor: Floor, name: str) -> Person:
    """Someone who is known here."""
    return await floor.store.write(people.create_person, name)


async def a_table(
    floor: Floor,
    game: str,
    *names: str,
    setup: Setup | None = None,
    decks: list[str] | None = None,
    dealt: bool = True,
    **options: str,
) -> LiveTable:
    """A table that is being played, if it is ``dealt``; names are people, "greedy" and "random" are agents."""
    made = game_of(game, {"preset": "rulebook", **options})
    seats: list[Seat] = []
    for number, name in enumerate(names):
        if name in ("greedy", "random"):
            seat = waiting_room.agent_seat(number, name)
        else:
            seat = msgspec.structs.replace(waiting_room.person_seat(number, await a_person(floor, name)), ready=True)
        if decks is not None:
            seat = msgspec.structs.replace(seat, deck_name=decks[number], deck=made.starter_decks()[decks[number]])
        seats.append(seat)
    stored = await floor.store.write(
        tables.create_table,
        tables.NewTable(
            game=game,
            options=dict(made.options),
            setup=msgspec.to_builtins(setup or Setup()),
            seats=seats,
            host=seats[0].person,
            watchable=True,
        ),
    )
    table = floor.seated(stored)
    if dealt:
        async with table.lock:
            await waiting_room.deal(table)
    return table


async def finds_room(floor: Floor, person: int | None) -> None:
    """A person would find room for one table more; raises if not."""
    async with floor.room_for(person):
        pass


class Page:
    """What a page does with what it is sent: it keeps the frame of one seat up to date."""

    def __init__(self, table: LiveTable, seat: int = SPECTATOR) -> None:
        self.table = table
        self.seat = seat
        self.sent: list[bytes] = []
        self.frame: dict[str, Any] = {}
        self.revision = -1
        self.said: list[dict[str, Any]] = []
        self.token = table.seats[seat].token if seat >= 0 else ""
        table.audience.join(self, seat)

    def caller(self, _: str) -> Caller:
        """As whom it looks: as the one who holds the seat."""
        return Caller(token=self.token)

    def push(self, message: bytes) -> None:
        self.sent.append(message)
        told = msgspec.json.decode(message)
        if told["t"] == "table":
            self.frame, self.revision = told["frame"], told["revision"]
        elif told["t"] == "change":
            assert told["revision"] == self.revision + 1, "a change was lost"
            self.revision = told["revision"]
            enter(self.frame, told)
        else:
            self.said.append(told)

    def decides(self) -> bool:
        """Whether this seat is asked."""
        decision = self.frame.get("decision")
        return decision is not None and decision["seat"] == self.seat

    async def act(self, option: int, decision: int | None = None) -> None:
        """Take an option of the decision that is shown."""
        number = self.frame["decision"]["number"] if decision is None else decision
        await self.table.act(self.seat, number, option)

    def in_full(self) -> dict[str, Any]:
        """The frame as it would be sent to someone who comes now; parts that are empty are left out."""
        fresh: dict[str, Any] = msgspec.json.decode(ENCODER.encode(self.table.frame(self.seat)))
        return fresh

    def seen(self) -> dict[str, Any]:
        """The frame that was kept, as a page sees it; parts that are empty are left out."""
        empty: tuple[Any, ...] = (None, "", [], {})
        defaults = {"actions": 0, "thinking": -1}
        return {
            name: value
            for name, value in self.frame.items()
            if not (name not in ALWAYS and value in empty) and value != defaults.get(name, object())
        }


ALWAYS = ("code", "game", "stage", "you", "options", "seats")
"""What every frame says."""


async def play(pages: list[Page], dice: Dice, most: int = 100_000) -> int:
    """Let the pages decide at random until the game is over, or so many decisions are taken; how many there were."""
    taken = 0
    while taken < most:
        deciding = next((page for page in pages if page.decides()), None)
        if deciding is None:
            return taken
        await deciding.act(dice.below(len(deciding.frame["decision"]["options"])))
        taken += 1
    return taken


async def play_until(pages: list[Page], dice: Dice, ready: Callable[[], object]) -> None:
    """Let the pages decide at random until something is so, which it has to be while someone decides."""
    while not ready():
        assert await play(pages, dice, 1), f"nobody decides any more, and it never came to {waiting.words_of(ready)}"


async def until(ready: Callable[[], object]) -> None:
    """Wait until something is so: ``waiting.until``, which calls it by the line where it stands.

    Raises:
        NeverCame: when it never is.
    """
    await waiting.until(waiting.words_of(ready), ready)
