"""Explains a command line that no command accepts, in one sentence."""

from __future__ import annotations

import re

import typer

Misunderstood: type[Exception] = typer.BadParameter.__mro__[1]
"""The error for any command line that can't be parsed; the names of its kinds aren't public."""
IN_PLAIN_WORDS = (
    (r"Invalid value for '?([^']+)'?[^:]*: Input should be a valid integer.*", r"\1 takes a whole number"),
    (r"Invalid value for '?([^']+)'?[^:]*: Input should be a valid number.*", r"\1 takes a number"),
    (r"Invalid value for '?([^']+)'?[^:]*: Input should be greater than or equal to (\S+)", r"\1 takes \2 or more"),
    (r"Invalid value for '?([^']+)'?[^:]*: Input should be less than or equal to (\S+)", r"\1 takes \2 at most"),
    # as typer says it before version 0.29
    (r"Invalid value for '?([^']+)'?[^:]*: .* is not a valid integer.*", r"\1 takes a whole number"),
    (r"Invalid value for '?([^']+)'?[^:]*: .* is not a valid float.*", r"\1 takes a number"),
    (r"Invalid value for '?([^']+)'?[^:]*: \S+ is not in the range x>=(\d+)", r"\1 takes \2 or more"),
    (r"Invalid value for '?([^']+)'?[^:]*: \S+ is not in the range (\d+)<=x<=(\d+)", r"\1 takes \2 to \3"),
    (r"Invalid value for '?([^']+)'?[^:]*: \S+ is not in the range x<=(\d+)", r"\1 takes \2 at most"),
    (r"Invalid value for '?([^']+)'?[^:]*: (.+)", r"\1: \2"),
    (r"Missing (?:argument|option|parameter) '(.+?)'(?: / .+)?", r"\1 is missing"),
    (r"Option '(.+)' requires an argument", r"\1 takes a value"),
    (r"Option '(.+)' requires (\d+) arguments", r"\1 takes \2 values"),
    (r"Got unexpected extra arguments?(?:\(s\))? \((.+)\)", r"unexpected argument: \1"),
    (
        r"No such (command|option):? (\S+?)[.;]?(?: \(?(?:Did you mean|Possible options:) (.+?)[)?]*)?",
        r"there's no \1 \2|\3",
    ),
)


def sentence_of(error: Exception) -> str:
    """What is wrong with the command line, and where to find out what is right; empty if help was shown."""
    told = str(getattr(error, "format_message", error.__str__)()).strip().removesuffix(".")
    if not told:
        return ""
    for pattern, words in IN_PLAIN_WORDS:
        if found := re.fullmatch(pattern, told, re.DOTALL):
            told = found.expand(words)
            break
    told, _, meant = told.partition("|")
    if meant:
        return f"{told}; did you mean {meant}?"
    context = getattr(error, "ctx", None)
    command = "spellhall" if context is None else context.command_path
    return f"{told}; see `{command} --help`"
