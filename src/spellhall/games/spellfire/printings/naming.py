"""How lists of other people name printed cards: by a number, a number behind the name, or a name with a set.

"1st 45", "Helm (FR 89)", "Helm FR/089", "Helm (Forgotten Realms)" and "Helm [FR]" are understood; so is the bare name
of a card that was printed and that the hall does not have, which nothing else could mean.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from spellhall.games.spellfire import sets
from spellhall.games.spellfire.printings.numbers import Printed, all_numbers, plain_name
from spellhall.games.spellfire.printings.verdicts import PLAYABLE, standings
from spellhall.games.spellfire.sets import PrintedSet, set_of
from spellhall.kernel.game import CardNumber

_BEHIND = (
    re.compile(r"(.+?)\s*[(\[{]\s*([^()\[\]{}]+?)\s*[)\]}]"),
    re.compile(r"(.+?)\s*,\s*([^,]+)"),
    re.compile(r"(.+?)\s+(\S+/\S+|\S+\s#?\d+)"),
)
"""What stands behind the name of a card: in brackets, behind a comma, or a number."""


def number_in(text: str) -> CardNumber | None:
    """The printed card that a text names; None where it names none, or one of several."""
    found = sets.number_in(text) or _number_behind(text) or _only_printed(text)
    if found is None or found.key not in all_numbers():
        return found
    return found._replace(name=all_numbers()[found.key].name)


def _number_behind(text: str) -> CardNumber | None:
    """The card of a name with something behind it that tells its number."""
    for form in _BEHIND:
        parts = form.fullmatch(text)
        found = _number_told(parts[1], parts[2]) if parts else None
        if found is not None:
            return found
    return None


def _only_printed(text: str) -> CardNumber | None:
    """The latest card of a name that the hall does not have at all."""
    named = _by_name().get(plain_name(text), [])
    if not named or any(standings()[printed.key].word in PLAYABLE for printed in named):
        return None
    return _number_of(named[-1])


def _number_told(name: str, behind: str) -> CardNumber | None:
    """The card of a name, and of what stands behind it: its number, or a set that has just one of that name."""
    number = sets.number_in(behind)
    if number is not None and not number.rest:
        return number._replace(rest=name)
    one: PrintedSet | None = sets.set_called(behind)
    named = [printed for printed in _by_name().get(plain_name(name), []) if set_of(printed.key) is one]
    return _number_of(named[0]) if len(named) == 1 else None


def _number_of(printed: Printed) -> CardNumber:
    return CardNumber(printed.key, set_of(printed.key).name, True, "")


@cache
def _by_name() -> dict[str, list[Printed]]:
    found: dict[str, list[Printed]] = {}
    for printed in all_numbers().values():
        found.setdefault(plain_name(printed.name), []).append(printed)
    return found


def other_names(definition: Any) -> list[str]:
    """The name of a card as another printing of it spells it."""
    printed = all_numbers().get(definition.key)
    return [] if printed is None or printed.name == definition.name else [printed.name]
