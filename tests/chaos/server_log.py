"""What the server's log must not hold: the story of an exception, a secret of anybody."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from chaos.checker import WRONG, Violation

LOG = "server.log"


def check_log(text: str, secrets: Iterable[str]) -> Iterator[Violation]:
    """Each line with an exception, and each secret that the log tells."""
    for number, line in enumerate(text.splitlines(), 1):
        story = _story(line)
        if story:
            last = story.strip().splitlines()[-1]
            yield Violation(WRONG, LOG, f"line {number} has a traceback: {last}")
    for secret in secrets:
        if secret and secret in text:
            yield Violation(WRONG, LOG, f"it tells a secret that ends in {secret[-4:]}")


def _story(line: str) -> str:
    """The exception of a line; empty for none."""
    try:
        entry = json.loads(line)
    except ValueError:
        return line if line.startswith("Traceback ") else ""
    return str(entry.get("exception", "")) if isinstance(entry, dict) else ""
