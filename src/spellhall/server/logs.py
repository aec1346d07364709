"""The server's log: one line per event, for people or as JSON. Anything that concerns a table has the table's code.

It contains no secrets. For an exception it holds where it was raised and the first line of its message, never the
values of variables; anything that looks like a token or a password is masked.
Log entries have a maximum length, and a separate thread writes them, so that neither many errors nor a stalled terminal
holds up the tables.
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

from spellhall.server.storage.errors import StorageError

LONGEST = 500
"""The most characters of one value in a log entry."""
LONGEST_TRACE = 8_000
"""The most characters that are logged about an exception."""
FRAMES, CAUSES = 20, 4
"""How many of an exception's innermost calls are logged, and how many of the exceptions that led to it."""
MOST_WAITING = 10_000
"""How many lines may wait to be written; further ones are lost."""
COVERED = "***"
SECRET = re.compile(r"[A-Za-z0-9_-]{30,}|(?<=://)[^\s/@]+(?=@)")
"""Session and seat tokens, fingerprints, and credentials in addresses."""


class LogWriter:
    """A stream whose text is written to another stream by a thread."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.lines: queue.Queue[str | threading.Event] = queue.Queue(MOST_WAITING)
        threading.Thread(target=self._run, name="log", daemon=True).start()
        atexit.register(self.wait)

    def write(self, text: str) -> None:
        """Queue a text for writing."""
        try:
            self.lines.put_nowait(text)
        except queue.Full:
            return  # the log's reader has stalled; the tables go on

    def flush(self) -> None:
        """Do nothing: the thread flushes."""

    def wait(self, seconds: float = 2.0) -> None:
        """Wait until everything is written, but not forever."""
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
                continue  # the log's reader is gone


def covered(text: str, longest: int = LONGEST) -> str:
    """A text made safe for the log: on one line, not too long, with secrets masked."""
    text = text[: 4 * longest]
    if not text.isprintable():
        text = text.encode("unicode_escape").decode()
    text = SECRET.sub(COVERED, text)
    return text if len(text) <= longest else f"{text[:longest]}…"


def told(error: BaseException) -> str:
    """An exception and what led to it: where, its type, and the first line of its message.

    Later lines are left out because databases and validators repeat the values that they reject there.
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
    """Replace an exception in a log entry with its description; database errors take one sentence."""
    found = event.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()
    error = found[1] if isinstance(found, tuple) else found
    event.pop("stack_info", None)
    if isinstance(error, StorageError):
        event["error"] = str(error)
    elif isinstance(error, BaseException):
        event["exception"] = told(error)
    return event


def cover(_: Any, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Mask secrets in a log entry, and shorten what is too long."""
    for name, value in event.items():
        if name.startswith("_") or name == "exception" or value is None or isinstance(value, bool | int | float):
            continue  # what structlog itself needs, and harmless values
        event[name] = covered(value if isinstance(value, str) else repr(value))
    return event


def first_line(_: Any, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Keep only the first line of library messages: they repeat whole exceptions, on separate lines or written as
    ``\n``.
    """
    said: str = str(event.get("event", "")).strip()
    event["event"] = said.partition("\n")[0].partition("\\n")[0]
    return event


def report(_: Any, context: dict[str, Any]) -> None:
    """Log errors in tasks and callbacks that nobody awaits: the event loop's exception handler."""
    error = context.get("exception")
    structlog.get_logger().error("something went wrong beside", where=str(context.get("message", "")), exc_info=error)


def set_up(log_format: str, stream: TextIO | None = None) -> LogWriter:
    """Write the log to standard error, as "console" or as "json"; library logs go there, too."""
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
