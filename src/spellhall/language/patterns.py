"""Regular expressions that are compiled at their first use.

Card texts are worded by about a hundred patterns. Compiling them takes Python as long as reading a tenth of the
program, and a program that only plays shows no card text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

Better = str | Callable[[re.Match[str]], str]
"""What a match is replaced with, or a function that says so."""


class Pattern:
    """A regular expression, used like one of ``re``'s.

    Args:
        text: the expression.
        flags: as ``re.compile`` takes them.
    """

    __slots__ = ("_compiled", "flags", "text")

    def __init__(self, text: str, flags: int = 0) -> None:
        self.text = text
        self.flags = flags
        self._compiled: re.Pattern[str] | None = None

    def compiled(self) -> re.Pattern[str]:
        """The expression, compiled."""
        if self._compiled is None:
            self._compiled = re.compile(self.text, self.flags)
        return self._compiled

    def match(self, said: str) -> re.Match[str] | None:
        """See ``re.Pattern.match``."""
        return self.compiled().match(said)

    def fullmatch(self, said: str) -> re.Match[str] | None:
        """See ``re.Pattern.fullmatch``."""
        return self.compiled().fullmatch(said)

    def search(self, said: str) -> re.Match[str] | None:
        """See ``re.Pattern.search``."""
        return self.compiled().search(said)

    def finditer(self, said: str) -> Iterator[re.Match[str]]:
        """See ``re.Pattern.finditer``."""
        return self.compiled().finditer(said)

    def sub(self, better: Better, said: str, count: int = 0) -> str:
        """See ``re.Pattern.sub``."""
        return self.compiled().sub(better, said, count)
