"""The names of people and teams. They are next to the log, not in it, so that a person can be forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from unicodedata import normalize

from msgspec import Struct, field

from spellhall.kernel.errors import UsageError, repeated

FORGOTTEN = "a player who left"
LONGEST = 60
"""The most characters of a name."""
BETWEEN = " & "
"""Goes between the names of a team's members, if it has no name of its own."""


class Names(Struct):
    """The names of an event.

    Attributes:
        people: by each person's number at this event.
        teams: by the number of the entrant, for those with a name of their own.
    """

    people: dict[int, str] = field(default_factory=dict)
    teams: dict[int, str] = field(default_factory=dict)

    def person(self, number: int) -> str:
        """Someone's name."""
        return self.people.get(number, FORGOTTEN)

    def entrant(self, number: int, members: Iterable[int]) -> str:
        """An entrant's name: a team's own, or those of its members."""
        return self.teams.get(number) or BETWEEN.join(self.person(member) for member in members)

    def number_of(self, name: str) -> int:
        """The number of the person with a name; a new one if no one has it."""
        for number, known in self.people.items():
            if known.casefold() == name.casefold():
                return number
        return max(self.people, default=0) + 1

    def forget(self, person: int) -> None:
        """Remove someone's name; the log stays as it is."""
        self.people.pop(person, None)


def tidy(name: str) -> str:
    """A name as it is stored: a letter with a mark is one letter, however it was typed.

    Raises:
        UsageError: for text that isn't a name.
    """
    found = normalize("NFC", " ".join(name.split()))
    if not found or len(found) > LONGEST or not found.isprintable() or "," in found:
        raise UsageError(f"{repeated(name)} isn't a name: names have 1 to {LONGEST} printable characters and no comma")
    return found


def find(name: str, known: Mapping[int, str], among: str) -> int:
    """Whose name someone typed: all of it, or enough of its beginning to be unique.

    Raises:
        UsageError: if it fits no one, or several.
    """
    wanted = normalize("NFC", " ".join(name.split())).casefold()
    exact = [number for number, called in known.items() if called.casefold() == wanted]
    found = exact or [number for number, called in known.items() if wanted and called.casefold().startswith(wanted)]
    if len(found) == 1:
        return found[0]
    if not found:
        raise UsageError(f"no one {among} is called {repeated(name)}")
    several = ", ".join(known[number] for number in found[:3])
    others = " or others" if len(found) > 3 else ""
    raise UsageError(f"{repeated(name)} could be {several}{others}; write more of the name")
