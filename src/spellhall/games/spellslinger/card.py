"""Spellslinger cards: type, cost, strength and speed, kinds, and abilities recorded from a definition."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import ClassVar

from spellhall.games.spellslinger.costs import Cost
from spellhall.games.spellslinger.facts import (
    CHARACTER,
    COMMON,
    COMMON_TERRAINS,
    ENCHANTMENT,
    EVENT,
    INTERRUPT,
    KEYWORDS,
    RARITIES,
    TERRAIN,
)
from spellhall.games.spellslinger.rules.defined import Defined
from spellhall.games.spellslinger.rules.questions import Yield
from spellhall.games.spellslinger.script import Script
from spellhall.kernel.definition import Definition, whole_number
from spellhall.kernel.numbering import Numbering
from spellhall.language.effect import Program
from spellhall.language.script import keeper
from spellhall.language.words import WordError

Recorder = Callable[[Script], None]


class Card(Defined):
    """One card definition; immutable after import. ``Defined`` has the fields that the rules read."""

    __slots__ = ()
    changeable: ClassVar[str] = "what can be changed are cost, strength, speed, keywords (words apart) and text=none"

    def __init__(
        self,
        type_: str,
        name: str,
        cost: str,
        strength: int,
        speed: int,
        rarity: str,
        kinds: str,
        keywords: str,
    ) -> None:
        self.type = type_
        self.name = name
        key = "".join(c for c in name.lower().replace("'", "") if c.isalnum() or c in " -")
        self.key = "-".join(key.replace("-", " ").split())
        self.cost = Cost(cost)
        self.strength = strength
        self.speed = speed
        self.rarity = rarity
        self.kinds = frozenset(kinds.split())
        self._gain(keywords)
        if rarity not in RARITIES:
            raise WordError(f"{name}: the rarity is {', '.join(RARITIES)}, not {rarity!r}")
        self.permanent = type_ not in (EVENT, INTERRUPT)
        self.common_terrain = name in COMMON_TERRAINS and type_ == TERRAIN
        self.abilities = []
        self.resolves = None
        self.enchants = None
        self.uses = []
        self.works = []
        self.gives = []

    def _gain(self, keywords: str) -> None:
        """Print keywords on it.

        Raises:
            WordError: for an unknown one.
        """
        self.keywords = frozenset(keywords.split())
        if self.keywords - set(KEYWORDS):
            raise WordError(f"{self.name}: unknown keyword {', '.join(sorted(self.keywords - set(KEYWORDS)))}")
        self.fast = self.type == INTERRUPT or "Ambush" in self.keywords

    def record(self, recorder: Recorder) -> None:
        """Run the definition once and keep what it recorded."""
        script = Script(self.name)
        recorder(script)
        self.abilities = script.finish()
        for number, ability in enumerate(self.abilities):
            ability.program.number = PROGRAMS.add(self.key, ability.program)
            gives = [word for word in ability.modifiers if isinstance(word, Yield)]
            self.gives += gives
            if ability.kind == "resolves":
                self.resolves = ability
            elif ability.kind == "enchants":
                self.enchants = ability
            elif ability.kind == "activated":
                self.uses.append((number, ability))
            elif ability.trigger is not None or len(ability.modifiers) > len(gives):
                self.works.append((number, ability))
        if not self.permanent and self.resolves is None:
            raise WordError(f"{self.name}: an event or interrupt does something when it resolves")

    @property
    def has_targets(self) -> bool:
        """Whether its player chooses a target when playing it."""
        ability = self.resolves or self.enchants
        return ability is not None and bool(ability.details["targets"])

    def without_text(self) -> Card:
        """See ``Definition.without_text``."""
        bare = copy(self)
        bare.abilities, bare.uses, bare.works, bare.gives = [], [], [], []
        bare.resolves = bare.enchants = None
        return bare

    def changed(self, fact: str, value: str) -> Definition:
        """See ``Definition.changed``."""
        twin = copy(self)
        if fact == "cost" and self.type != TERRAIN:
            twin.cost = Cost(value)
        elif fact == "strength" and self.type == CHARACTER:
            twin.strength = whole_number(self, fact, value)
        elif fact == "speed" and self.type == CHARACTER:
            twin.speed = whole_number(self, fact, value)
        elif fact == "keywords":
            twin._gain(value)
        else:
            return super().changed(fact, value)
        return twin

    def fingerprint(self) -> str:
        """See ``Definition.fingerprint``."""
        facts = f"{self.key}/{self.type}/{self.cost.text}/{self.strength}/{self.speed}/{self.rarity}"
        facts += f"/{sorted(self.kinds)}/{sorted(self.keywords)}"
        return facts + "".join(ability.fingerprint() for ability in self.abilities)


REGISTER: dict[str, Card] = {}
"""All cards by key, in order of definition."""
PROGRAMS = Numbering(Program((), 0, "nothing"))


def character(
    name: str, cost: str, numbers: str, rarity: str = COMMON, kind: str = "", keywords: str = ""
) -> Callable[[Recorder], Card]:
    """Define a character: ``numbers`` is "strength/speed" (SS-CH-01); ``kind`` and ``keywords`` are separated by
    spaces.
    """
    strength, slash, speed = numbers.partition("/")
    if not slash or not strength.isdecimal() or not speed.isdecimal():
        raise WordError(f"{name}: write strength and speed as in 2/3, not {numbers!r}")
    return keeper(REGISTER, Card(CHARACTER, name, cost, int(strength), int(speed), rarity, kind, keywords))


def plain(name: str, cost: str, numbers: str, rarity: str = COMMON, kind: str = "", keywords: str = "") -> Card:
    """Define a character with no text except keywords."""
    return character(name, cost, numbers, rarity, kind, keywords)(lambda you: None)


def event(name: str, cost: str, rarity: str = COMMON) -> Callable[[Recorder], Card]:
    """Define an event."""
    return keeper(REGISTER, Card(EVENT, name, cost, 0, 0, rarity, "", ""))


def interrupt(name: str, cost: str, rarity: str = COMMON) -> Callable[[Recorder], Card]:
    """Define an interrupt."""
    return keeper(REGISTER, Card(INTERRUPT, name, cost, 0, 0, rarity, "", ""))


def enchantment(name: str, cost: str, rarity: str = COMMON) -> Callable[[Recorder], Card]:
    """Define an enchantment."""
    return keeper(REGISTER, Card(ENCHANTMENT, name, cost, 0, 0, rarity, "", ""))


def terrain(name: str, rarity: str = COMMON) -> Callable[[Recorder], Card]:
    """Define a terrain."""
    return keeper(REGISTER, Card(TERRAIN, name, "", 0, 0, rarity, "", ""))
