"""Spell Chain cards: kind, seals, copy limit, and abilities recorded from a definition."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import ClassVar

from spellhall.games.spellchain.rules.defined import Defined
from spellhall.games.spellchain.script import Script
from spellhall.kernel.definition import Definition, whole_number
from spellhall.kernel.numbering import Numbering
from spellhall.language.effect import Program
from spellhall.language.script import keeper
from spellhall.language.words import WordError

SPELL, ARTIFACT = "Spell", "Artifact"
SEALS = (
    "Continuous",
    "Summon",
    "Ultimate",
    "Fire",
    "Water",
    "Counter",
    "Heal",
    "Strategy",
    "Avoid",
    "Dark",
    "Lightning",
    "Block",
    "Crimson",
    "Mercury",
    "Madness",
)
"""SC-KI-07. Only Continuous, Summon, Ultimate and Madness have rules of their own (SC-KI-09, SC-KI-10)."""

Recorder = Callable[[Script], None]


class Card(Defined):
    """One card definition; immutable after import. ``Defined`` has the fields that the rules read.

    Attributes:
        limit: how many copies a deck may hold (SC-DK-03).
        spelling: other spellings of the card's name (SC-DK-06).
    """

    __slots__ = ("limit", "spelling")
    changeable: ClassVar[str] = "what can be changed are limit, seals (words apart) and text=none"

    def __init__(self, kind: str, name: str, limit: int, seals: str, spelling: str) -> None:
        self.name = name
        self.key = "".join(c if c.isalnum() else "-" for c in (spelling or name).lower())
        while "--" in self.key:
            self.key = self.key.replace("--", "-")
        self.key = self.key.strip("-")
        self.kind = kind
        self.limit = limit
        self.spelling = spelling or name
        self._seal(seals)
        self.abilities = []
        self.activates = None
        self.works = []
        self.deals = False

    def _seal(self, seals: str) -> None:
        """Put seals on it.

        Raises:
            WordError: for an unknown one.
        """
        self.seals = frozenset(seals.split())
        if self.seals - set(SEALS):
            raise WordError(f"{self.name}: unknown seal {', '.join(sorted(self.seals - set(SEALS)))}")
        self.continuous = "Continuous" in self.seals
        self.summon = "Summon" in self.seals

    def record(self, recorder: Recorder) -> None:
        """Run the definition once and keep what it recorded."""
        script = Script(self.name)
        recorder(script)
        self.abilities = script.finish()
        for number, ability in enumerate(self.abilities):
            ability.program.number = PROGRAMS.add(self.key, ability.program)
            if ability.kind == "activates":
                self.activates = ability
                self.deals = any(type(word).__name__ == "Deal" for word in ability.words())
            else:
                self.works.append((number, ability))

    def without_text(self) -> Card:
        """See ``Definition.without_text``."""
        bare = copy(self)
        bare.abilities, bare.works = [], []
        bare.activates = None
        bare.deals = False
        return bare

    def changed(self, fact: str, value: str) -> Definition:
        """See ``Definition.changed``."""
        if fact == "limit":
            twin = copy(self)
            twin.limit = whole_number(self, fact, value)
            return twin
        if fact == "seals":
            twin = copy(self)
            twin._seal(value)
            return twin
        return super().changed(fact, value)

    def fingerprint(self) -> str:
        """See ``Definition.fingerprint``."""
        facts = f"{self.key}/{self.kind}/{self.limit}/{sorted(self.seals)}"
        return facts + "".join(ability.fingerprint() for ability in self.abilities)


REGISTER: dict[str, Card] = {}
"""All cards by key, in order of definition."""
PROGRAMS = Numbering(Program((), 0, "nothing"))


def _maker(kind: str) -> Callable[..., Callable[[Recorder], Card]]:
    def with_facts(name: str, limit: int = 1, seals: str = "", spelling: str = "") -> Callable[[Recorder], Card]:
        return keeper(REGISTER, Card(kind, name, limit, seals, spelling))

    with_facts.__doc__ = f"Define one {kind}: name, copy limit, seals, and the spelling of the card list if it differs."
    return with_facts


spell = _maker(SPELL)
artifact = _maker(ARTIFACT)
