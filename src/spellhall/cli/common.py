"""What several commands share: options, files, and log lines."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from spellhall.kernel.chance import Dice
from spellhall.kernel.documents.checked_reading import shown
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Line
from spellhall.registry import game_names

ABOUT_GAME = f"The game: {', '.join(game_names())}."
GAME = typer.Argument(..., metavar="GAME", help=ABOUT_GAME, autocompletion=game_names)
PRESET = typer.Option("rulebook", "--preset", help="The set of rule options (see spellhall options).")
RULE_OPTIONS = typer.Option(
    [], "--option", "-o", metavar="NAME=VALUE", help="One rule option (see spellhall options). Repeatable."
)
CARDS = typer.Option([], "--cards", metavar="FILE|MODULE", help="A file or module with cards of your own. Repeatable.")
INDENT = "    "


def attended() -> bool:
    """Whether someone is at the terminal."""
    stdin: TextIO | None = sys.stdin  # None if it was closed before the start
    return stdin is not None and stdin.isatty()


def look_beside_us() -> None:
    """Let modules in the current folder be imported, also by processes that this one starts.

    They come last, so that none of them replaces a module that someone else needs.
    """
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)


def own_path(where: str) -> str:
    """Where custom cards are, for a process in any folder: the full path of a file, or a module."""
    return str(Path(where).resolve()) if where.endswith(".py") or Path(where).is_file() else where


def was_given(context: typer.Context, name: str) -> bool:
    """Whether a parameter of a command was typed, and isn't just its default."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def options_of(preset: str, given: Sequence[str]) -> dict[str, Any]:
    """Rule options from the command line.

    Raises:
        UsageError: for an option without a value.
    """
    options: dict[str, Any] = {"preset": preset}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name or name == "preset":
            raise UsageError(f"--option takes NAME=VALUE, as in turn_cap=40, not {text!r}")
        options[name] = value
    return options


def usable_seed(seed: int | None) -> int | None:
    """Check a seed, if there is one. As a callback this keeps the bounds, 78 digits long, out of the help.

    Raises:
        UsageError: for a seed that is too long.
    """
    if seed is not None:
        Dice(seed)
    return seed


def read_document(path: Path) -> dict[str, Any]:
    """A JSON document from a file.

    Raises:
        UsageError: when there is none, or it can't be read.
    """
    try:
        document = json.loads(path.read_bytes())
    except IsADirectoryError:
        raise UsageError(f"{str(path)!r} is a folder, not a file") from None
    except OSError as error:
        raise UsageError(f"{path} can't be read: {error.strerror or error}") from None
    except (ValueError, RecursionError):
        raise UsageError(f"{path} isn't a Spellhall file, or it's damaged: it isn't valid JSON") from None
    if not isinstance(document, dict):
        raise UsageError(f"{path} isn't a Spellhall file: it holds {shown(document)}, not an object")
    return document


def write_document(path: Path, document: dict[str, Any]) -> None:
    """Write a JSON document.

    Raises:
        UsageError: when the file can't be written.
    """
    try:
        path.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{path} can't be written: {error.strerror or error}") from None


def show_lines(lines: Sequence[Line]) -> str:
    """Log lines as text: indented, with a blank line around each turn."""
    shown: list[str] = []
    for number, line in enumerate(lines):
        before = lines[number - 1].depth if number else 0
        after = lines[number + 1].depth if number + 1 < len(lines) else 0
        if shown and line.depth == 0 and (before or after):
            shown.append("")
        shown.append(f"{INDENT * line.depth}{line.text}")
    return "\n".join(shown)


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Any]:
    """A progress bar on standard error, if someone is watching; yields the function that advances it."""
    if not sys.stderr.isatty():
        yield lambda count: None
        return
    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda count: progress.advance(task, count)
