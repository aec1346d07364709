"""Commands on a page of the documentation, with their output: run exactly as they are written."""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterator

from typer.testing import CliRunner

from spellhall.cli.main import app

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def commands_in(block: str) -> Iterator[tuple[str, str]]:
    """The commands in a console block, each with the output that the page shows."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        yield command, expected


def carry_out(command: str, expected: str) -> None:
    """Run one of our commands, which must succeed and print the expected output; ``...`` stands for anything."""
    program, *arguments = shlex.split(command)
    result = CliRunner().invoke(app, arguments)
    assert (program, result.exit_code) == ("spellhall", 0), result.output
    assert doctest.OutputChecker().check_output(expected, result.stdout, FLAGS), f"{command}\n{result.stdout}"
