"""What a client has asked for is carried out, though its socket closes while the hall is at it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import httpx
import msgspec
import pytest
from server.halls import UNHURRIED
from starlette.websockets import WebSocket
from waiting import PATIENCE, until

from spellhall.server.app import create_app
from spellhall.server.channels import DIRECT, Gone
from spellhall.server.settings import Settings
from spellhall.server.storage.queries import journal

PLAN = {"game": "spellchain", "seats": [{"kind": "me"}, {"kind": "hot"}], "pace": "none"}


class Plug:
    """A client's channel that can be pulled."""

    def __init__(self):
        self.said = asyncio.Queue()
        self.told = []

    async def hear(self):
        if (message := await self.said.get()) is None:
            raise Gone
        return msgspec.json.encode(message).decode()

    def push(self, message):
        self.told.append(msgspec.json.decode(message))
        return True

    def close(self, code, reason):
        self.said.put_nowait(None)

    async def finish(self):
        pass


class SlowStore:
    """A store in which a journal entry takes until the test lets it."""

    def __init__(self, store):
        self.store, self.reached, self.free = store, asyncio.Event(), asyncio.Event()

    async def append(self, *given):
        self.reached.set()
        await asyncio.wait_for(self.free.wait(), PATIENCE)
        return await self.store.append(*given)

    def __getattr__(self, name):
        return getattr(self.store, name)


async def nothing(*_):
    return {"type": "websocket.connect"}


@pytest.mark.parametrize("end", ["the client goes", "the server runs out of patience"])
@pytest.mark.parametrize("waits", ["for the journal", "for the lock"])
def test_an_action_is_carried_out_though_its_socket_closes(tmp_path, end, waits):
    async def scenario():
        app = create_app(Settings(database=f"sqlite:///{tmp_path}/hall.db", pace=0.0, **UNHURRIED))
        async with app.router.lifespan_context(app):
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as browser:
                await browser.post("/api/me", json={"name": "Ana"})
                made = (await browser.post("/api/tables", json=PLAN)).json()
            floor, plug = app.state.floor, Plug()
            table = await floor.table(made["code"])
            whole, floor.store = floor.store, SlowStore(floor.store)
            scope = {
                "type": "websocket",
                "headers": [],
                "client": ("127.0.0.1", 5),
                "app": app,
                "state": {DIRECT: plug},
            }
            serving = asyncio.create_task(app.state.sockets.serve(WebSocket(scope, nothing, nothing)))
            one = made["mine"][table.live_game.state.current_player()]
            plug.said.put_nowait(
                {"t": "watch", "n": 1, "table": table.code, "seat": one["seat"], "token": one["token"]}
            )
            if waits == "for the lock":
                await table.lock.acquire()
            plug.said.put_nowait({"t": "act", "n": 2, "table": table.code, "decision": 0, "option": 0})
            await until("the action", lambda: table.tasks and table.lock.locked())
            if waits == "for the journal":
                await floor.store.reached.wait()
            assert not table.idle
            if end == "the client goes":
                plug.said.put_nowait(None)
            else:
                serving.cancel()
            if waits == "for the lock":
                table.lock.release()
            floor.store.free.set()
            await until("the next decision", lambda: table.decision_number == 1)
            plug.said.put_nowait(None)
            with suppress(asyncio.CancelledError):
                await serving
            await until("the end of the client", lambda: not table.audience.watchers and not table.tasks)
            floor.store = whole
            assert len(await whole.read(journal.journal_of, table.stored.id)) == 1

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))
