"""A channel to a client, directly and through ASGI: both carry the same, in the same order, to the same end."""

from __future__ import annotations

import asyncio
import socket
from contextlib import ExitStack, asynccontextmanager, suppress

import pytest
import uvicorn
from fastapi import FastAPI, WebSocket
from waiting import PATIENCE, until
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from spellhall.server.channels import MOST_BYTES_WAITING, MOST_WAITING, AsgiChannel, Gone, channel_of
from spellhall.server.direct_socket import MOST_UNHEARD, DirectSocket

LONGEST = 70_000
"""How many bytes a client's message may have here."""
both_ways = pytest.mark.parametrize("way", [DirectSocket, "websockets-sansio"], ids=["directly", "through ASGI"])


@asynccontextmanager
async def served(way, talk, **settings):
    """A server in this loop that talks with each client over a channel; the address of its sockets."""
    app = FastAPI()

    @app.websocket("/")
    async def serve(given: WebSocket) -> None:
        await given.accept()
        channel = channel_of(given)
        assert isinstance(channel, way if isinstance(way, type) else AsgiChannel)
        await talk(channel)
        await channel.finish()

    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app, ws=way, ws_max_size=LONGEST, ws_per_message_deflate=False, lifespan="off", log_config=None, **settings
    )
    server = uvicorn.Server(config)
    server.capture_signals = ExitStack  # they stay those of the tests
    task = asyncio.create_task(server.serve([listener]))
    await until("the server", lambda: server.started)
    try:
        yield f"ws://127.0.0.1:{listener.getsockname()[1]}/"
    finally:
        server.should_exit = True
        await task


def run(scenario):
    """Run a scenario that must come to its end in time."""
    asyncio.run(asyncio.wait_for(scenario, PATIENCE))


async def echo(channel):
    """Send back whatever comes, and hang up at "bye"."""
    with suppress(Gone):
        while (text := await channel.hear()) != "bye":
            channel.push(text.encode())
        channel.push(b"farewell")
        channel.close(4321, "you said bye")
        await channel.hear()


@both_ways
@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_message_of_any_length_arrives_as_it_was(way, length):
    async def scenario():
        async with served(way, echo) as address, connect(address, max_size=None) as client:
            text = ("xyé" * length).encode()[:length].decode("utf-8", "ignore")
            await client.send(text)
            assert await client.recv() == text

    run(scenario())


@both_ways
def test_what_comes_in_one_go_is_heard_in_order_however_much_it_is(way):
    async def scenario():
        async with served(way, echo) as address, connect(address) as client:
            sent = [f"message {number}" for number in range(20 * MOST_UNHEARD)]
            for text in sent:
                client.protocol.send_text(text.encode())
            client.transport.write(b"".join(client.protocol.data_to_send()))
            assert [await client.recv() for _ in sent] == sent

    run(scenario())


@both_ways
def test_a_message_in_pieces_is_one(way):
    async def scenario():
        async with served(way, echo) as address, connect(address) as client:
            await client.send(["in ", "three ", "pieces"])
            assert await client.recv() == "in three pieces"
            assert await (await client.ping()) > 0

    run(scenario())


@both_ways
def test_what_was_pushed_arrives_before_the_end(way):
    async def scenario():
        async with served(way, echo) as address, connect(address) as client:
            await client.send("bye")
            assert await client.recv() == "farewell"
            with pytest.raises(ConnectionClosed):
                await client.recv()
            assert (client.close_code, client.close_reason) == (4321, "you said bye")

    run(scenario())


@both_ways
def test_nothing_is_heard_after_bytes_or_when_the_client_goes(way):
    async def scenario():
        gone = []

        async def talk(channel):
            with pytest.raises(Gone):
                await channel.hear()
            gone.append(channel)

        async with served(way, talk) as address:
            async with connect(address) as client:
                await client.send(b"bytes")
                with pytest.raises(ConnectionClosed):
                    await client.recv()
            async with connect(address) as client:
                await client.close(4000)
            async with connect(address) as client:
                client.transport.abort()
            await until("the end of all three", lambda: len(gone) == 3)

    run(scenario())


@both_ways
@pytest.mark.parametrize(
    ("data", "code"), [(b"\xff\xfe", 1007), (b"x" * (LONGEST + 1), 1009)], ids=["not UTF-8", "too long"]
)
def test_what_is_no_message_ends_the_socket(way, data, code):
    async def scenario():
        async with served(way, echo) as address, connect(address) as client:
            client.protocol.send_text(data)
            client.transport.write(b"".join(client.protocol.data_to_send()))
            with pytest.raises(ConnectionClosed):
                await client.recv()
            assert client.close_code == code

    run(scenario())


def waiting(channel):
    """How many messages wait for a client, and how many bytes."""
    if isinstance(channel, DirectSocket):
        return len(channel.outgoing) // 2, channel.waiting
    return channel.outgoing.qsize(), channel.waiting


@both_ways
@pytest.mark.parametrize("length", [1_000, 100_000])
def test_so_much_waits_for_a_client_that_reads_nothing_and_no_more(way, length):
    """What is taken arrives when it reads at last, and then the end."""

    async def scenario():
        taken, full = [], []

        async def talk(channel):
            await channel.hear()
            while channel.push(b"x" * length):
                taken.append(waiting(channel))
                await asyncio.sleep(0)  # what can be sent is sent
            channel.close(1013, "")
            full.append(True)
            with suppress(Gone):
                await channel.hear()

        async with served(way, talk) as address, connect(address, max_queue=1) as client:
            await client.send("begin")
            await until("the limit", lambda: full)
            messages, most = taken[-1]
            assert (
                messages in (MOST_WAITING, MOST_WAITING - 1) or MOST_BYTES_WAITING < most <= MOST_BYTES_WAITING + length
            )
            for _ in taken:
                assert len(await client.recv()) == length
            with pytest.raises(ConnectionClosed):
                await client.recv()
            assert client.close_code == 1013

    run(scenario())


class Counting:
    """A transport, and how often something is written to it."""

    def __init__(self, transport):
        self.transport, self.writes = transport, 0

    def write(self, data):
        self.writes += 1
        self.transport.write(data)

    def __getattr__(self, name):
        return getattr(self.transport, name)


def test_messages_of_one_turn_are_one_write():
    async def scenario():
        writes = []

        async def talk(channel):
            channel.transport = counting = Counting(channel.transport)
            await channel.hear()
            for text in (b"one", b"two", b"three"):
                assert channel.push(text)
            assert not counting.writes
            await channel.hear()
            writes.append(counting.writes)

        async with served(DirectSocket, talk) as address, connect(address) as client:
            await client.send("begin")
            assert [await client.recv() for _ in range(3)] == ["one", "two", "three"]
            await client.send("end")
            await until("the end", lambda: writes)
        assert writes == [1]

    run(scenario())
