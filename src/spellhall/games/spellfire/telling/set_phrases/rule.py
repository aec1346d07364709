"""What a set phrase is: a pattern, and what to say for it."""

from __future__ import annotations

import re
from collections.abc import Callable

Rule = tuple[str, str | Callable[[re.Match[str]], str]]
"""A regular expression, and what replaces each match: a template, or a function of the match."""
