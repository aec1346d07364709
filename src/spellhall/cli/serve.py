"""``spellhall serve``: runs the hall as a server, until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import gc
import math
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import replace

import structlog
import typer
import uvicorn
from fastapi import FastAPI

from spellhall.cli.workers import run_workers
from spellhall.kernel.errors import SpellhallError, UsageError
from spellhall.server import logs
from spellhall.server.app import create_app
from spellhall.server.connections import hang_up, lines_of
from spellhall.server.direct_socket import DirectSocket
from spellhall.server.pages import stale_page
from spellhall.server.settings import Settings
from spellhall.server.storage.members import new_member

BROKEN = 1
"""The exit code of a server that ends because of its own fault."""
COLLECT_SECONDS, COLLECT_OBJECTS = 600, 3_000_000
"""How often the garbage collector runs: after this many seconds, or this many more objects."""

SETTLED = 2.0
"""Seconds after which a server has answered everyone who was waiting for it."""


def serve(
    host: str | None = typer.Option(None, help="Where to listen \\[default: 127.0.0.1, or SPELLHALL_HOST]."),
    port: str | None = typer.Option(None, help="The port; 0 picks a free one \\[default: 8000, or SPELLHALL_PORT]."),
    database: str | None = typer.Option(
        None,
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME "
        "\\[default: a file in ./spellhall-data, or SPELLHALL_DATABASE].",
    ),
    workers: str | None = typer.Option(
        None, help="How many processes share the work; needs a PostgreSQL \\[default: 1, or SPELLHALL_WORKERS]."
    ),
    cards: list[str] = typer.Option(
        [],
        "--cards",
        metavar="FILE",
        help="A file with cards of the hall's own, which every table knows. Repeatable "
        "\\[default: none, or SPELLHALL_CARDS].",
    ),
) -> None:
    """Serve the hall and its page, until Ctrl+C or SIGTERM."""
    settings = Settings.from_environment(
        host=host, port=port, database=database, workers=workers, cards=os.pathsep.join(cards) if cards else None
    )
    with bound(settings.host, settings.port) as listener:
        if warning := stale_page():
            typer.echo(f"spellhall: {warning}", err=True)
        if settings.workers > 1:
            if failure := run_workers(settings, listener, serve_here, lambda: opened(listener)):
                raise typer.Exit(failure)
        else:
            serve_here(settings, listener, lambda: opened(listener))


def opened(listener: socket.socket) -> None:
    """Say where the hall is open."""
    typer.echo(f"Spellhall is open at {address_of(listener)}")


def serve_here(settings: Settings, listener: socket.socket, when_open: Callable[[], None]) -> None:
    """Serve in this process, until a signal says stop; ``when_open`` is called when it is open.

    Raises:
        SpellhallError: one sentence for the person who started it.
    """
    log_writer = logs.set_up(settings.log_format)
    try:
        if not settings.shared:
            return run(create_app(settings), settings, [listener], when_open)
        with bound(settings.peer_host, settings.peer_port) as door:
            port = door.getsockname()[1]
            app = create_app(settings, new_member(settings.peer_host, port))
            run(app, replace(settings, peer_port=port), [listener, door], when_open)
    except SpellhallError:
        raise
    except Exception as error:
        structlog.get_logger().critical("the server has stopped", exc_info=error)
        raise typer.Exit(BROKEN) from None
    finally:
        log_writer.wait()


def bound(host: str, port: int) -> socket.socket:
    """A socket on this port.

    Raises:
        UsageError: when there can't be one.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError:
        raise UsageError(f"{host!r} isn't a name or address of this machine; try 127.0.0.1") from None
    listener = socket.socket(family, kind, protocol)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
    except OSError as error:
        listener.close()
        raise UsageError(_refusal(error, host, port)) from None
    return listener


def _refusal(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} of {host} is in use; stop the program that uses it, or choose another with --port"
    if error.errno == errno.EACCES:
        return f"port {port} needs administrator rights; choose one from 1024 up with --port"
    return f"this machine can't listen on {host}: {error.strerror}"


def address_of(listener: socket.socket) -> str:
    """The address of a listener, for a browser."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def collect_seldom() -> None:
    """Collect garbage rarely: going through all tables stops every one of them for half a second.

    Moves make no cycles: their leftovers are freed by reference count. Requests make a few.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    last = time.monotonic()
    while True:
        await asyncio.sleep(10)
        if time.monotonic() - last > COLLECT_SECONDS or gc.get_count()[0] > COLLECT_OBJECTS:
            gc.collect()
            last = time.monotonic()


def run(app: FastAPI, settings: Settings, listeners: list[socket.socket], when_open: Callable[[], None]) -> None:
    """Serve until a signal says stop; then finish the requests in progress.

    Raises:
        SpellhallError: one sentence when the server can't start, or couldn't go on.
    """
    hall = app.state.hall

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            when_open()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await hall.drain()
            hang_up(self.server_state.connections)
            await super().shutdown(sockets)

    config = uvicorn.Config(
        app,
        http=lines_of(settings),
        ws=DirectSocket,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # it would cost every idle socket more than everything else
        lifespan="off",  # it is entered below, where its errors reach the user unchanged
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the application itself knows which proxies to trust
        timeout_graceful_shutdown=math.ceil(settings.drain_seconds),
    )
    server = Server(config)

    def stop() -> None:
        server.should_exit = True

    hall.stop = stop
    # uvicorn raises signals again when it has finished, which must not end us before the hall has shut down;
    # and a signal that comes before uvicorn listens for them must not be lost.
    for order in (signal.SIGINT, signal.SIGTERM):
        signal.signal(order, server.handle_exit)

    async def live() -> None:
        asyncio.get_running_loop().set_exception_handler(logs.report)
        async with app.router.lifespan_context(app):
            beside = [
                asyncio.create_task(collect_seldom()),
                asyncio.create_task(app.state.floor.recording_jobs.get_ready(after=SETTLED)),
            ]
            await server.serve(listeners)
            for task in beside:
                task.cancel()

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(live())
    if hall.failure is not None:
        raise hall.failure
