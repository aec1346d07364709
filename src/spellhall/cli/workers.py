"""``spellhall serve --workers N``: runs N processes behind one port, and starts a new one for each that dies.

The processes accept connections from the same socket. This one only watches over them. Each ends by itself when this
one is gone, however that ended.
"""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from multiprocessing.resource_tracker import ensure_running
from typing import Any

import structlog

from spellhall.arena.runs.workers import silent_about_leavings
from spellhall.cli import output
from spellhall.kernel.errors import SpellhallError
from spellhall.server import logs
from spellhall.server.settings import Settings

LAST = 10.0
"""Seconds that a worker may take longer to end than the settings allow it to drain."""
GLANCE = 0.5
"""How often, in seconds, a worker checks whether the process that watches over it is still there."""
PAUSE = 1.0
"""Seconds before a worker that died is replaced."""
REFUSED = 2
"""The exit code of a worker that can't start or go on, and has said why."""
Serve = Callable[[Settings, socket.socket, Callable[[], None]], None]


class Workers:
    """The processes of one machine."""

    def __init__(
        self, settings: Settings, listener: socket.socket, serve: Serve, when_open: Callable[[], None]
    ) -> None:
        each = max(1, settings.agent_processes // settings.workers)
        self.settings = replace(settings, agent_processes=each, peer_port=0)
        self.listener = listener
        self.serve = serve
        self.when_open = when_open
        self.context: Any = get_context("spawn")
        self.processes: list[BaseProcess] = []
        self.stopping = threading.Event()
        self.said = False
        self.log = structlog.get_logger()

    def run(self) -> int:
        """Run until a signal says stop; returns the exit code."""
        for order in (signal.SIGINT, signal.SIGTERM):
            signal.signal(order, lambda *_: self.stopping.set())
        with silent_about_leavings():  # of workers that died
            ensure_running()
        opened = [self._start() for _ in range(self.settings.workers)]
        code = self._watch(opened)
        for process in self.processes:
            process.terminate()
        until = time.monotonic() + self.settings.drain_seconds + LAST
        for process in self.processes:
            process.join(max(0.1, until - time.monotonic()))
            if process.is_alive():
                process.kill()
        return code

    def _start(self) -> Any:
        opened = self.context.Event()
        process = self.context.Process(
            target=work, args=(self.serve, self.settings, self.listener, opened, os.getpid()), daemon=False
        )
        process.start()
        self.processes.append(process)
        return opened

    def _watch(self, opened: list[Any]) -> int:
        """Wait for the end, and replace workers that die; returns the exit code.

        If a worker ends with a sentence before all were open, the hall can't be opened at all.
        """
        while not self.stopping.is_set():
            wait([process.sentinel for process in self.processes], timeout=GLANCE / 5)
            if not self.said and all(event.is_set() for event in opened):
                self.said = True
                self.when_open()
            for process in [process for process in self.processes if not process.is_alive()]:
                self.processes.remove(process)
                if self.stopping.is_set():
                    break
                if not self.said and process.exitcode == REFUSED:
                    return REFUSED
                self.log.error("a process of the hall has ended: a new one begins", exit_code=process.exitcode)
                self.stopping.wait(PAUSE)
                opened.append(self._start())
        return 0


def run_workers(settings: Settings, listener: socket.socket, serve: Serve, when_open: Callable[[], None]) -> int:
    """Run the processes of this machine until a signal says stop; returns the exit code."""
    log_writer = logs.set_up(settings.log_format)
    try:
        return Workers(settings, listener, serve, when_open).run()
    finally:
        log_writer.wait()


def work(serve: Serve, settings: Settings, listener: socket.socket, opened: Any, parent: int) -> None:
    """One process: serves until it is told to stop, or the process that started it is gone."""
    threading.Thread(target=_end_with, args=(parent,), name="watches the parent", daemon=True).start()
    try:
        serve(settings, listener, opened.set)
    except SpellhallError as error:
        output.complain(str(error))
        raise SystemExit(REFUSED) from None


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(GLANCE)
    os.kill(os.getpid(), signal.SIGTERM)
