"""The log of the server: one line an event, for people or as JSON; whatever concerns a table carries its code.

Nothing secret stands in it. Of an exception it holds where it was raised and the first line of what it says, never the
values of variables; what looks like a token or a password is covered. No event is long, and a thread writes them, so
that neither many errors nor a terminal that has stopped keep the tables waiting.
"""

from __future__ import annotations

import atexit
import logging
import queue
import re
import sys
import threading
import traceback
from collections.abc import Iterator
from typing import Any, TextIO

import structlog

LONGEST = 500
"""The most characters of one value of an event."""
LONGEST_TRACE = 8_000
"""The most characters that are reported about an exception."""
FRAMES, CAUSES = 20, 4
"""Of an exception, so many of the innermost calls are reported, and so many exceptions that led to it."""
MOST_WAITING = 10_000
"""Lines that may wait to be written; what comes when there are more is lost."""
COVERED = "***"
SECRET = re.compile(r"[A-Za-z0-9_-]{30,}|(?<=://)[^\s/@]+(?=@)")
"""Tokens of sessions and seats, fingerprints, and who signs in to an address."""


class LogWriter:
    """A stream that a thread writes to another one."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.lines: queue.Queue[str | threading.Event] = queue.Queue(MOST_WAITING)
        threading.Thread(target=self._run, name="log", daemon=True).start()
        atexit.register(self.wait)

    def write(self, text: str) -> None:
        """Have a text written some time soon."""
        try:
            self.lines.put_nowait(text)
        except queue.Full:
            return  # the one who reads the log has stopped; the tables go on

    def flush(self) -> None:
        """Do nothing: the thread does it."""

    def wait(self, seconds: float = 2.0) -> None:
        """Wait until all is written, but not for ever."""
        written = threading.Event()
        try:
            self.lines.put(written, timeout=seconds)
        except queue.Full:
            return
        written.wait(seconds)

    def _run(self) -> None:
        while True:
            line = self.lines.get()
            try:
                if isinstance(line, str):
                    self.stream.write(line)
                    self.stream.flush()
                else:
                    line.set()
            except (OSError, ValueError):
                continue  # nobody reads the log any more


def covered(text: str, longest: int = LONGEST) -> str:
    """A text that may stand in the log: on one line, not too long, without what must not be known."""
    text = text[: 4 * longest]
    if not text.isprintable():
        text = text.encode("unicode_escape").decode()
    text = SECRET.sub(COVERED, text)
    return text if len(text) <= longest else f"{text[:longest]}…"


def told(error: BaseException) -> str:
    """An exception and what led to it: where, of which kind, and the first line of what it says.

    The lines after the first are left out because there databases and validators repeat the values that they refuse.
    """
    story = "\n".join(_told(error, CAUSES))
    if len(story) > LONGEST_TRACE:
        story = f"{story[: LONGEST_TRACE // 2]}\n...\n{story[-LONGEST_TRACE // 2 :]}"
    return story


def _told(error: BaseException, causes: int) -> Iterator[str]:
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and causes > 0:
        yield from _told(before, causes - 1)
        yield "which led to"
    frames = traceback.extract_tb(error.__traceback__, limit=-FRAMES)
    yield "".join(frames.format()).rstrip("\n") if frames else "  (nowhere)"
    try:
        said = str(error).strip().partition("\n")[0]
    except Exception:
        said = "(it cannot say what)"
    yield f"{type(error).__module__}.{type(error).__qualname__}: {covered(said)}"
    if isinstance(error, BaseExceptionGroup) and causes > 0:
        for part in error.exceptions[:CAUSES]:
            yield from _told(part, causes - 1)


def tell_exception(_: Any, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Put the story of an exception into an event in place of the exception."""
    found = event.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()
    error = found[1] if isinstance(found, tuple) else found
    event.pop("stack_info", None)
    if isinstance(error, BaseException):
        event["exception"] = told(error)
    return event


def cover(_: Any, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Cover in an event what must not be known, and cut what is too long."""
    for name, value in event.items():
        if name.startswith("_") or name == "exception" or value is None or isinstance(value, bool | int | float):
            continue  # what structlog needs itself, and what is harmless
        event[name] = covered(value if isinstance(value, str) else repr(value))
    return event


def first_line(_: Any, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Of what libraries say keep the first line: they repeat exceptions as a whole, on lines or written as ``\\n``."""
    said: str = str(event.get("event", "")).strip()
    event["event"] = said.partition("\n")[0].partition("\\n")[0]
    return event


def report(_: Any, context: dict[str, Any]) -> None:
    """Log what goes wrong in a task or a callback for which nobody waits; the handler of the loop."""
    error = context.get("exception")
    structlog.get_logger().error("something went wrong beside", where=str(context.get("message", "")), exc_info=error)


def set_up(log_format: str, stream: TextIO | None = None) -> LogWriter:
    """Have the log written to standard error, as "console" or as "json"; what libraries report goes there, too."""
    stream = stream or sys.stderr
    log_writer = LogWriter(stream)
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[structlog.typing.Processor] = [
        tell_exception,
        cover,
        structlog.processors.JSONRenderer()
        if log_format == "json"
        else structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=structlog.dev.plain_traceback),
    ]
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(log_writer),  # type: ignore[arg-type]
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(log_writer)
    own = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processors=[own, *last], foreign_pre_chain=[first_line, *shared])
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.captureWarnings(True)
    return log_writer
