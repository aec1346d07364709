"""What people and teams are called. This stands beside the log, not in it, so that someone can be forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from unicodedata import normalize

from msgspec import Struct, field

from spellhall.kernel.errors import UsageError, repeated

FORGOTTEN = "a player who left"
LONGEST = 60
"""The most characters of a name."""
BETWEEN = " & "
"""Between the names of a team's members, where it has no name of its own."""


class Names(Struct):
    """The names of an event.

    Attributes:
        people: by the number that a person has at this event.
        teams: by the number of the entrant, for those that have a name of their own.
    """

    people: dict[int, str] = field(default_factory=dict)
    teams: dict[int, str] = field(default_factory=dict)

    def person(self, number: int) -> str:
        """What someone is called."""
        return self.people.get(number, FORGOTTEN)

    def entrant(self, number: int, members: Iterable[int]) -> str:
        """What an entrant is called: a team by its name, or by those of its members."""
        return self.teams.get(number) or BETWEEN.join(self.person(member) for member in members)

    def number_of(self, name: str) -> int:
        """The number of the person with a name; a new one if nobody has it."""
        for number, known in self.people.items():
            if known.casefold() == name.casefold():
                return number
        return max(self.people, default=0) + 1

    def forget(self, person: int) -> None:
        """Someone is no longer named; the log stays as it is."""
        self.people.pop(person, None)


def tidy(name: str) -> str:
    """A name as it is kept: a letter with a mark is one letter, however it was typed.

    Raises:
        UsageError: for one that is none.
    """
    found = normalize("NFC", " ".join(name.split()))
    if not found or len(found) > LONGEST or not found.isprintable() or "," in found:
        raise UsageError(f"{repeated(name)} is no name: it has 1 to {LONGEST} letters to be printed, and no comma")
    return found


def find(name: str, known: Mapping[int, str], among: str) -> int:
    """Whose name someone typed: the whole, or as much of its beginning as belongs to one only.

    Raises:
        UsageError: for nobody, and for several.
    """
    wanted = normalize("NFC", " ".join(name.split())).casefold()
    exact = [number for number, called in known.items() if called.casefold() == wanted]
    found = exact or [number for number, called in known.items() if wanted and called.casefold().startswith(wanted)]
    if len(found) == 1:
        return found[0]
    if not found:
        raise UsageError(f"nobody {among} is called {repeated(name)}")
    several = ", ".join(known[number] for number in found[:3])
    others = " or others" if len(found) > 3 else ""
    raise UsageError(f"{repeated(name)} may be {several}{others}: write more of the name")
