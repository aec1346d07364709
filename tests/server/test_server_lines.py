"""The lines of a real server: half requests, too many connections, faults, and the end."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import fields

import httpx
import pytest
import uvicorn
from fastapi import FastAPI, WebSocket
from server.houses import House, Visitor
from structlog.testing import capture_logs
from waiting import PATIENCE, Deadline, until
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect

from spellhall.server.connections import LONGEST_HEAD, lines_of
from spellhall.server.direct_socket import DirectSocket
from spellhall.server.errors import answer_errors
from spellhall.server.settings import Settings
from spellhall.server.storage.errors import OUT_OF_REACH, StorageError

GET = b"GET /fine HTTP/1.1\r\nHost: hall\r\n\r\n"
FINE = b"HTTP/1.1 200"
HALF_HEAD = b"GET /fine HTTP/1.1\r\nHost: hall\r\nX-Never: "
HALF_BODY = b"POST /body HTTP/1.1\r\nHost: hall\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
HANDSHAKE = (
    b"GET /left HTTP/1.1\r\nHost: hall\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
HALVES = pytest.mark.parametrize("half", [b"", b"G", HALF_HEAD, HALF_BODY], ids=["nothing", "letter", "head", "body"])

app = FastAPI()
answer_errors(app)


@app.get("/fine")
async def fine() -> str:
    return "fine"


@app.get("/fault")
async def fault() -> str:
    raise RuntimeError("a fault of ours")


@app.websocket("/away")
async def away(_: WebSocket) -> None:
    raise StorageError("can't reach the database of db.example")


@app.websocket("/left")
async def left(socket: WebSocket) -> None:
    socket.app.state.calls.append("begun")
    while (await socket.receive())["type"] != "websocket.disconnect":
        continue
    socket.app.state.calls.append("ended")
    await socket.accept()


@app.post("/body")
async def body(sent: dict[str, str]) -> dict[str, str]:
    return sent


@asynccontextmanager
async def served(**settings):
    """A server in this loop; its port."""
    listener = socket.create_server(("127.0.0.1", 0))
    http = lines_of(Settings(**settings))
    config = uvicorn.Config(app, http=http, ws=DirectSocket, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    server.capture_signals = ExitStack  # they stay those of the tests
    task = asyncio.create_task(server.serve([listener]))
    await until("the server", lambda: server.started)
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        await task


async def answer(reader):
    """The status and the body of an answer."""
    head = await reader.readuntil(b"\r\n\r\n")
    found = re.search(rb"(?i)content-length: (\d+)", head)
    assert found is not None, head
    return int(head.split()[1]), await reader.readexactly(int(found[1]))


def run(scenario):
    """Run a scenario that must come to its end in time."""
    asyncio.run(asyncio.wait_for(scenario, PATIENCE))


@HALVES
def test_a_request_that_does_not_arrive_is_hung_up(half):
    async def scenario():
        async with served(arrival_seconds=0.2) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(half)
            assert await reader.read() == b""
            writer.close()

    run(scenario())


def test_a_request_that_comes_in_drops_is_hung_up():
    async def scenario():
        async with served(arrival_seconds=0.3) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(GET)
            assert await answer(reader) == (200, b'"fine"')
            writer.write(HALF_HEAD)
            gone = asyncio.create_task(reader.read())
            deadline = Deadline("the end of a request that comes in drops")
            while not gone.done():
                deadline.check()
                writer.write(b"x")
                await asyncio.sleep(0.02)
            writer.close()

    run(scenario())


def test_requests_in_pieces_and_one_after_another_are_answered():
    async def scenario():
        async with served(arrival_seconds=5, connections_per_address=1) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            whole = HALF_BODY + json.dumps({"a": "x" * 41}).encode()[1:]
            for request in (GET, whole, GET + GET, whole + GET, GET):
                for start in range(0, len(request), 40):
                    writer.write(request[start : start + 40])
                    await asyncio.sleep(0)
                for _ in range(request.count(b"HTTP/1.1")):
                    assert (await answer(reader))[0] == 200
            writer.close()

    run(scenario())


def test_a_head_without_end_is_refused():
    async def scenario():
        async with served(arrival_seconds=60) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HALF_HEAD)
            gone = asyncio.create_task(reader.read())
            sent = 0
            while not gone.done() and sent < 100 * LONGEST_HEAD:
                writer.write(b"x" * 1024)
                sent += 1024
                await asyncio.sleep(0.001)
            assert gone.done()
            writer.close()

    run(scenario())


async def begins(reader, writer):
    """The first letters of what a request is answered; none when the connection is closed instead."""
    with suppress(OSError):
        writer.write(GET)
        return await reader.read(len(FINE))
    return b""


@pytest.mark.parametrize(("proxies", "answered"), [((), 3), (("127.0.0.0/8",), 6)], ids=["strangers", "proxy"])
def test_an_address_has_so_many_connections(proxies, answered):
    async def scenario():
        async with served(connections_per_address=3, proxy_headers=proxies) as port:
            lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(6)]
            told = [await begins(*line) for line in lines]
            assert told.count(FINE) == answered
            other = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
            other[1].write(GET)
            assert (await answer(other[0]))[0] == 200
            for _, writer in [*lines, other]:
                writer.close()

            async def is_answered():
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                told = await begins(reader, writer)
                writer.close()
                return told == FINE

            await until("room for another connection, as the others are closed", is_answered)

    run(scenario())


def test_after_a_fault_the_connection_goes_on():
    async def scenario():
        async with served() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for _ in range(3):
                writer.write(GET.replace(b"/fine", b"/fault"))
                status, told = await answer(reader)
                assert (status, list(json.loads(told))) == (500, ["error"])
                writer.write(GET)
                assert (await answer(reader))[0] == 200
            writer.close()

    with capture_logs() as told_of:
        run(scenario())
    assert [event["event"] for event in told_of] == ["a request could not be answered"] * 3


# --- a whole hall

LIMITED = re.compile("_per_|burst")
DEFAULT = {one.name: getattr(Settings(), one.name) for one in fields(Settings) if LIMITED.search(one.name)}
FEW = DEFAULT | {"sockets_per_address": 60}
EVIL = ("127.0.0.2", 0)
HALF_REQUESTS = 600


def half_requests(house, count):
    """Connections of 127.0.0.2 that have sent half of what they promised, as far as they are taken."""
    lines = []
    for number in range(count):
        line = socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE, source_address=EVIL)
        try:
            line.sendall(HALF_BODY.replace(b"/body", b"/api/me") if number % 2 else HALF_HEAD)
        except OSError:
            line.close()
        else:
            lines.append(line)
    return lines


def test_a_socket_is_refused_with_a_sentence_while_the_database_is_away(caplog):
    async def main():
        async with served() as port:
            with pytest.raises(InvalidStatus) as refused:
                await asyncio.to_thread(connect, f"ws://127.0.0.1:{port}/away")
            answer = refused.value.response
            assert answer.status_code == 503 and json.loads(answer.body)["error"] == OUT_OF_REACH

    run(main())
    assert not caplog.records


def test_whoever_leaves_before_a_socket_is_open_leaves_no_fault(caplog):
    async def main():
        async with served() as port:
            app.state.calls = []
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HANDSHAKE)
            await until("the socket's call", lambda: app.state.calls == ["begun"])
            writer.transport.abort()
            await until("the end of that call", lambda: app.state.calls == ["begun", "ended"])

    with capture_logs() as told_of:
        run(main())
    assert not told_of and not caplog.records


def test_half_requests_do_not_keep_the_hall_from_closing(tmp_path):
    # Anyone who waits for the half requests waits for an hour.
    patient = {"arrival_seconds": 3600, "drain_seconds": 3600, "connections_per_address": 10_000}
    with House(f"sqlite:///{tmp_path}/hall.db", tmp_path, **patient) as house:
        ana = Visitor(house, "Ana")
        lines = half_requests(house, HALF_REQUESTS)
        assert len(lines) == HALF_REQUESTS
        with ana.socket() as line:
            assert line.request({"t": "ping"})["t"] == "pong"
            assert house.stop(signal.SIGTERM) == 0
        for half in lines:
            half.close()


def test_a_flood_by_one_address_leaves_others_alone(tmp_path):
    with House(f"sqlite:///{tmp_path}/hall.db", tmp_path, **FEW) as house, ExitStack() as stack:
        ana = Visitor(house, "Ana")
        code = ana.table("spellchain", "me", "hot")["code"]
        eve = stack.enter_context(
            httpx.Client(base_url=house.address, transport=httpx.HTTPTransport(local_address=EVIL[0]), timeout=PATIENCE)
        )
        address = house.address.replace("http", "ws") + "/api/socket"
        with ana.socket() as line:
            line.watch(code, 0)

            def ana_is_answered():
                assert line.request({"t": "ping"})["t"] == "pong"
                assert ana.ask("GET", f"/api/tables/{code}")["stage"] == "playing"
                assert ana.ask("GET", "/api/health")["status"] == "ok"

            # sockets
            taken = 0
            for number in range(FEW["sockets_per_address"] + 20):
                try:
                    found = stack.enter_context(connect(address, source_address=EVIL, open_timeout=PATIENCE))
                    found.send('{"t": "ping"}')
                    taken += '"pong"' in found.recv(timeout=PATIENCE)
                except WebSocketException:
                    continue
                if number % 20 == 0:
                    ana_is_answered()
            assert taken == FEW["sockets_per_address"]
            ana_is_answered()
            # half requests
            lines = half_requests(house, HALF_REQUESTS)
            for half in lines:
                stack.callback(half.close)
            ana_is_answered()
            # guesses, with what is left of the connections
            for half in lines:
                half.close()
            statuses = []
            for _ in range(100):
                try:
                    statuses.append(eve.get("/api/tables/BCDFGHJKMN").status_code)
                except httpx.HTTPError:
                    continue
            assert statuses.count(404) <= DEFAULT["codes_per_minute"] + 5 and 429 in statuses
            guests = [eve.post("/api/me", json={"name": "Eve"}).status_code for _ in range(5)]
            assert set(guests) <= {200, 429}
            ana_is_answered()
            stack.close()
            # messages that cannot be read
            evil = connect(address, source_address=EVIL, open_timeout=PATIENCE)
            with evil as found, pytest.raises(WebSocketException):
                for _ in range(20_000):
                    found.send("nonsense")
                deadline = Deadline("the end of the line of one who talks nonsense")
                while True:
                    deadline.check(found.recv(timeout=deadline.left))
            ana_is_answered()
