"""How other people's lists name printed cards: by number, by a number after the name, or by name and set.

"1st 45", "Helm (FR 89)", "Helm FR/089", "Helm (Forgotten Realms)" and "Helm [FR]" all work.
So does the bare name of a printed card that isn't implemented, as long as nothing else has that name.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from spellhall.games.spellfire import sets
from spellhall.games.spellfire.printings.numbers import Printed, all_numbers, plain_name
from spellhall.games.spellfire.printings.verdicts import PLAYABLE, standings
from spellhall.games.spellfire.sets import PrintedSet, set_of
from spellhall.kernel.game import CardNumber
from spellhall.language.patterns import Pattern

_BEHIND = (
    Pattern(r"(.+?)\s*[(\[{]\s*([^()\[\]{}]+?)\s*[)\]}]"),
    Pattern(r"(.+?)\s*,\s*([^,]+)"),
    Pattern(r"(.+?)\s+(\S+/\S+|\S+\s#?\d+)"),
)
"""What follows a card's name: in brackets, after a comma, or a number."""


def number_in(text: str) -> CardNumber | None:
    """The printed card that a text names; None if it names none, or is ambiguous."""
    found = sets.number_in(text) or _number_behind(text) or _only_printed(text)
    if found is None or found.key not in all_numbers():
        return found
    return found._replace(name=all_numbers()[found.key].name)


def _number_behind(text: str) -> CardNumber | None:
    """The card with a name that is followed by something identifying its number."""
    for form in _BEHIND:
        parts = form.fullmatch(text)
        found = _number_told(parts[1], parts[2]) if parts else None
        if found is not None:
            return found
    return None


def _only_printed(text: str) -> CardNumber | None:
    """The latest printed card of a name that isn't implemented at all."""
    named = _by_name().get(plain_name(text), [])
    if not named or any(standings()[printed.key].word in PLAYABLE for printed in named):
        return None
    return _number_of(named[-1])


def _number_told(name: str, behind: str) -> CardNumber | None:
    """The card, given its name and what follows: its number, or a set that has just one of that name."""
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
    """A card's name as another printing spells it."""
    printed = all_numbers().get(definition.key)
    return [] if printed is None or printed.name == definition.name else [printed.name]
