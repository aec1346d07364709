"""Commands from ``spellhall admin`` to a running server: polled with each heartbeat, carried out, answered.

``spellhall admin`` changes the database itself; a command tells the server what to change in its memory.
The one thing left entirely to the server is closing a table, because a table in play belongs to the server that holds
it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
import structlog

from spellhall.kernel.errors import SpellhallError
from spellhall.server.cluster.rooms import Elsewhere
from spellhall.server.storage import pruning, times
from spellhall.server.storage.errors import StorageError
from spellhall.server.storage.queries import admin_commands, audit, hosting, tables
from spellhall.server.storage.queries.admin_commands import Order
from spellhall.server.storage.records import Line
from spellhall.server.storage.store import Store
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.refusal import BUSY, Refusal
from spellhall.server.tables.sockets import Sockets
from spellhall.server.tables.table import LiveTable
from spellhall.server.wire import SPECTATOR, Gone, Notice

CLOSED = "the host closed this table"
OF_AN_OWNER = ("close",)
"""The commands that only the process can carry out that owns what they are about."""
DONE = "done"


class Orders:
    """Carries out commands, one after another."""

    def __init__(self, store: Store, floor: Floor, sockets: Sockets) -> None:
        self.store = store
        self.floor = floor
        self.sockets = sockets
        floor.rooms.hear_of("order", self.hear)
        self.log = structlog.get_logger()
        self.handlers: dict[str, Callable[..., Awaitable[str]]] = {
            "announce": self.announce,
            "close": self.close,
            "dismiss": self.dismiss,
            "gone": self.gone,
            "hide": self.hide,
            "rename": self.rename,
            "rename_deck": self.rename_deck,
            "reread": self.reread,
        }

    async def open(self) -> None:
        """Start: repeat the last announcement, which may still be of interest."""
        last: Order | None = await self.store.read(admin_commands.last_order, "announce")
        if last is not None:
            await self.announce(**last.body)

    async def look(self) -> None:
        """Carry out the waiting commands. Errors are logged, and never stop the heartbeats; a command that failed
        because the database can't be reached is carried out with the next heartbeat.
        """
        try:
            for order in await self.store.read(admin_commands.open_orders):
                await self._obey(order)
        except SpellhallError as error:
            self.log.error("orders could not be carried out now", error=str(error))
        except Exception as error:
            self.log.error("orders could not be read", exc_info=error)

    async def _obey(self, order: Order) -> None:
        """Carry out a command, unless that is up to another process of the hall: to the owner of a table, or else to
        the leader, who tells all others.
        """
        of_an_owner = order.kind in OF_AN_OWNER
        if not of_an_owner and not self.floor.rooms.leads:
            return
        try:
            answer = await self._carry_out(order.kind, order.body)
        except Elsewhere:
            return
        if not of_an_owner:
            await self.floor.rooms.told("order", order=order.kind, given=order.body)
        await self.store.write(admin_commands.fulfil, order.id, answer)

    async def hear(self, order: str, given: dict[str, Any]) -> None:
        """The leader has carried out a command."""
        await self._carry_out(order, given)

    async def _carry_out(self, kind: str, body: Mapping[str, Any]) -> str:
        handler = self.handlers.get(kind)
        if handler is None:
            return f"this server knows no order called {kind}"
        try:
            answer = await handler(**body)
        except (Elsewhere, StorageError):
            raise
        except Exception as error:
            if isinstance(error, Refusal) and error.code == BUSY:
                raise
            self.log.error("an order could not be carried out", order=kind, exc_info=error)
            return "the server couldn't carry it out; its log says why"
        self.log.info("an order was carried out", order=kind)
        return answer

    # ------------------------------------------------------------------ commands

    async def announce(self, text: str, until: int) -> str:
        """Announce something to everyone, including those who connect before a time, in seconds; an empty text
        withdraws it.
        """
        if until <= times.now():
            text = ""
        self.sockets.announce(Notice(text=text, until=until if text else 0))
        return DONE

    async def close(self, code: str) -> str:
        """End a table, whatever its stage."""
        stored = await self.store.read(tables.table_by_code, code)
        if stored is None or stored.stage == "over":
            return "the table is already closed"
        try:
            table = await self.floor.table(code)
        except Refusal as refusal:
            if refusal.code == BUSY:
                raise
            # it can't be rebuilt, so no server holds it
            await self.store.write(hosting.close_table, stored)
            return DONE
        await self._close(table)
        return DONE

    async def _close(self, table: LiveTable) -> None:
        async with table.lock:
            await table.settle()
            if table.stage == "over":
                return
            if table.stage == "playing" and table.live_game is not None:
                await table.record_step("off", SPECTATOR, line=pruning.CLOSED)
                await self.store.write(audit.note, "close table", table.code)
            else:
                await self.store.write(hosting.close_table, msgspec.structs.replace(table.stored, stage=table.stage))
                table.stage = "over"
        for seat in (SPECTATOR, *range(len(table.seats))):
            table.audience.dismiss(seat, Gone(table=table.code, text=CLOSED))
        self.floor.live.pop(table.code, None)

    async def dismiss(self, person: int) -> str:
        """Close the sockets of someone who was signed out or banned; their seats may have new secrets now."""
        self.sockets.dismiss(person)
        self.floor.tokens_renewed(await self.store.read(tables.tokens_of, person))
        return DONE

    async def gone(self, person: int) -> str:
        """Someone was deleted."""
        self.floor.person_gone(person, None)
        self.sockets.pods.person_gone(person, None)
        self.sockets.events.person_gone(person, None)
        self.sockets.company.person_gone(person)
        self.sockets.dismiss(person)
        return DONE

    async def rename(self, person: int, name: str) -> str:
        """Someone has a new name, at all tables, pods and events."""
        for table in self.floor.live.values():
            for number, seat in enumerate(table.seats):
                if seat.person == person:
                    table.seats[number] = msgspec.structs.replace(seat, name=name)
                    table.audience.tell()
        await self.sockets.pods.renamed(person)
        await self.sockets.events.renamed(person)
        return DONE

    async def rename_deck(self, person: int, name: str, to: str) -> str:
        """Someone's deck has another name at the tables where they play it."""
        for table in self.floor.live.values():
            for number, seat in enumerate(table.seats):
                if (seat.person, seat.deck_name) == (person, name):
                    table.seats[number] = msgspec.structs.replace(seat, deck_name=to)
                    table.audience.tell()
        return DONE

    async def reread(self, what: str, code: str) -> str:
        """A "pod" or an "event" was changed or removed in the database."""
        for keeper in (self.sockets.pods, self.sockets.events):
            if keeper.kind == what:
                await keeper.reread(code)
        return DONE

    async def hide(self, code: str, line: int, seat: int, name: str, at: int) -> str:
        """Hide a chat line from everyone."""
        table = self.floor.live.get(code)
        if table is not None:
            table.spread(Line(seat=seat, name=name, text="", at=at, id=line, removed=True))
        return DONE
