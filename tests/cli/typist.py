"""A person at a terminal who types some lines and then leaves, for tests of what they read."""

from __future__ import annotations

from collections.abc import Callable


def typist(*lines: str) -> Callable[[str], str]:
    """What reads the next line, as ``input`` does; after the last one the input is closed."""
    typed = iter(lines)

    def read(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    return read
