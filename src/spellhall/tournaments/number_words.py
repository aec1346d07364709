"""Numbers in sentences: counts of people and things, and values outside their bounds."""

from __future__ import annotations

import re
from collections.abc import Sequence

from spellhall.kernel.errors import repeated
from spellhall.language.words import numeral


def many(count: int, noun: str, plural: str = "") -> str:
    """A count of things, as in "1 entrant" and "12 entrants"."""
    return f"{count} {noun if count == 1 else plural or f'{noun}s'}"


def joined(names: Sequence[str]) -> str:
    """Several names in a sentence, as in "Ana, Bo and Cy"; empty for none."""
    return " and ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)


def there_are(count: int) -> str:
    """How many there are."""
    return "there is 1" if count == 1 else f"there are {count or 'none'}"


def people(count: int) -> str:
    """A number of people in words."""
    return "one person" if count == 1 else f"{numeral(count)} people"


def out_of_bounds(value: int, least: int, most: int, what: str, rule: str = "") -> list[str]:
    """What is wrong with a number that is out of bounds; empty if nothing is.

    ``what`` is the sentence, with "{}" for the bounds, as in "a match is won by {} games".
    """
    if least <= value <= most:
        return []
    return [f"{what.format(f'{least} to {most}')}, not {repeated(value)}{f' ({rule})' if rule else ''}"]


def natural(name: str) -> list[str | int]:
    """A sort key for names, so that "club 2" comes before "club 10"."""
    return [int(part) if place % 2 else part for place, part in enumerate(re.split("([0-9]+)", name.casefold()))]
