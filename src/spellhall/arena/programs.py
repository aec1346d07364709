"""Agents that are programs in any language: asked on standard input, they answer on standard output.

Every line is one JSON object. A game is announced, and needs no answer::

    {"type": "game", "match": 1, "game": "...", "options": {...}, "seats": 2, "seat": 0, "seed": 4711}

Then each choice of that seat is sent, with everything that it may know (``State.view``), including the options::

    {"type": "choose", "match": 1, "seat": 0, "view": {..., "decision": {"options": [{"action": 3, "text": "..."}]}}}

The program answers with one of the actions::

    {"action": 3}

A process of the arena has one process of a program, for game after game and for both seats if it plays itself;
``match`` tells the games apart. When its input ends, the program should end. A program that ends before that, answers
something else, or takes too long fails its current game, and is restarted for the next.
"""

from __future__ import annotations

import shlex
import shutil
import subprocess
import threading
from queue import Empty, Queue
from typing import Any

import msgspec

from spellhall.kernel.errors import UsageError, repeated
from spellhall.kernel.state import State

LONGEST = 60.0
"""The most seconds that a program may think about a choice."""


class Answer(msgspec.Struct):
    """A program's answer."""

    action: int


class Program:
    """A running program that waits for questions."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.matches = 0
        self.lines: Queue[bytes] = Queue()
        # its own session: Ctrl+C is for us alone, and the program ends when its input does
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        threading.Thread(target=self._listen, name=f"listens to {command}", daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(b"")

    def tell(self, message: dict[str, Any]) -> None:
        """Write a line.

        Raises:
            UsageError: when no one reads it.
        """
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(message) + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise UsageError(f"the program {self.command!r} has ended") from None

    def answer(self) -> int:
        """The action in the next line.

        Raises:
            UsageError: when the program ends, says something else, or says nothing for too long.
        """
        try:
            line = self.lines.get(timeout=LONGEST)
        except Empty:
            raise UsageError(f"the program {self.command!r} has not answered for {LONGEST:g} seconds") from None
        if not line:
            raise UsageError(f"the program {self.command!r} has ended")
        try:
            return msgspec.json.decode(line, type=Answer).action
        except msgspec.DecodeError:
            said = repeated(line.decode("utf-8", "replace").strip())
            raise UsageError(f'the program {self.command!r} should answer {{"action": NUMBER}}, not {said}') from None

    def end(self) -> None:
        """End the program, by force if it doesn't listen."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


_RUNNING: dict[str, Program] = {}


class Outside:
    """The agent whose choices a program makes."""

    def __init__(self, command: str, seed: int) -> None:
        self.command = command
        self.seed = seed
        self.program: Program | None = None
        self.match = 0

    def act(self, state: State) -> int:
        """See ``agents.Agent``.

        Raises:
            UsageError: when the program fails; it is restarted for the next game.
        """
        seat = state.current_player()
        try:
            if self.program is None:
                self.program = _running(self.command)
                self._announce(self.program, state, seat)
            self.program.tell({"type": "choose", "match": self.match, "seat": seat, "view": state.view(seat)})
            return self.program.answer()
        except UsageError:
            failed = _RUNNING.pop(self.command, None)
            if failed is not None:
                failed.end()
            raise

    def _announce(self, program: Program, state: State, seat: int) -> None:
        program.matches += 1
        self.match = program.matches
        game = {"game": state.game.name, "options": dict(state.game.options), "seats": state.seats}
        program.tell({"type": "game", "match": self.match, **game, "seat": seat, "seed": self.seed})


def _running(command: str) -> Program:
    if command not in _RUNNING:
        _RUNNING[command] = Program(command)
    return _RUNNING[command]


def check(command: str) -> None:
    """Check that there is such a program.

    Raises:
        UsageError: when there is none.
    """
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UsageError(f"the command {command!r} can't be read: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise UsageError(f"there is no program {words[0] if words else ''!r} to run as an agent")
