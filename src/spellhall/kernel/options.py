"""Rule options: one record for each, and presets that choose values. Read this when you add an option.

Everything that is said about an option is made from these records: which values are accepted, ``Game.options``,
what the page and ``spellhall options`` show, and the table in the rule book.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from spellhall.kernel.errors import LONGEST_NUMBER, UsageError, repeated

OFF_ON = {"off": "off", "on": "on"}


@dataclass(frozen=True)
class Preset:
    """A named set of values, and who it is for."""

    name: str
    title: str
    text: str


@dataclass(frozen=True)
class Needs:
    """The value that another option must have for this one to change anything.

    Attributes:
        option: the name of the other option.
        values: its values under which this one matters.
        rule: the rule that says so, by its ID.
    """

    option: str
    values: tuple[str, ...]
    rule: str


@dataclass(frozen=True)
class Option:
    """One rule option: what it changes, which values it takes, and which rules mention it.

    Attributes:
        name: the rules use it to read the option.
        title: a few words for a form.
        text: what it changes, in a sentence.
        values: each of its values in words.
        rules: the rules and sections that mention it, by ID.
        usual: its value in every preset that ``but`` doesn't name.
        but: its value in the presets where it differs.
        other: what a value outside ``values`` must be; empty if there are no others.
        pattern: what such a value looks like.
        before: the value under which games are as they were before the option existed; saves and replays that don't
        name it were played that way. Empty if it was there from the beginning.
        needs: the other option without which this one keeps its usual value; None if it doesn't depend on any.

    Raises:
        ValueError: for an incomplete record.
    """

    name: str
    title: str
    text: str
    values: Mapping[str, str]
    rules: tuple[str, ...]
    usual: str
    but: Mapping[str, str] = field(default_factory=dict)
    other: str = ""
    pattern: str = ""
    before: str = ""
    needs: Needs | None = None

    def __post_init__(self) -> None:
        if not (self.title and self.text.endswith(".") and all(self.values.values()) and self.rules):
            raise ValueError(f"option {self.name} says with a title, a sentence, words and rules what it is")
        if bool(self.other) != bool(self.pattern):
            raise ValueError(f"option {self.name} says what other values are, and what they look like")
        for value in (self.usual, *self.but.values(), *filter(None, [self.before])):
            if not self.takes(value):
                raise ValueError(f"option {self.name} does not take {value!r} itself")

    def takes(self, value: str) -> bool:
        """Whether this is one of its values."""
        return value in self.values or bool(self.pattern and re.fullmatch(self.pattern, value))

    def words(self, value: str) -> str:
        """One of its values in words; unchanged if it has none."""
        return self.values.get(value, value)

    def under(self, preset: str) -> str:
        """Its value in a preset."""
        return self.but.get(preset, self.usual)

    def is_idle(self, chosen: Mapping[str, Any]) -> bool:
        """Whether, in a full set of options, it has an unusual value that changes nothing."""
        if self.needs is None or chosen[self.name] == self.under(chosen["preset"]):
            return False
        return chosen[self.needs.option] not in self.needs.values


def equal_windows(*rules: str) -> Option:
    """The option that the kernel itself knows (see ``Game.equal_windows``); ``rules`` are those of the game."""
    return Option(
        "equal_windows",
        "Equal windows",
        "Ask everyone whenever something could be played, so pauses give nothing away.",
        OFF_ON,
        rules,
        usual="off",
    )


@dataclass(frozen=True)
class Terms:
    """All presets and options of a game.

    Attributes:
        presets: the usual one first.
        options: the most interesting first.
        given_up: former options that changed nothing; documents may still name them.

    Raises:
        ValueError: when two options or presets share a name, or an option names a preset that doesn't exist.
    """

    presets: tuple[Preset, ...] = (Preset("rulebook", "Rulebook", "The rules as they are written."),)
    options: tuple[Option, ...] = ()
    given_up: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        presets = [preset.name for preset in self.presets]
        for names in (presets, [option.name for option in self.options]):
            if len(set(names)) < len(names):
                raise ValueError(f"a name stands twice in {', '.join(names)}")
        for option in self.options:
            if not set(option.but) <= set(presets):
                raise ValueError(f"option {option.name} names a preset that is none of {', '.join(presets)}")
            if (needs := option.needs) and not all(map(self.by_name[needs.option].takes, needs.values)):
                raise ValueError(f"option {option.name} needs a value that {needs.option} does not take")

    @cached_property
    def by_name(self) -> dict[str, Option]:
        """Each option by its name."""
        return {option.name: option for option in self.options}

    @cached_property
    def by_preset(self) -> dict[str, dict[str, str]]:
        """The values of all options under each preset."""
        return {
            preset.name: {option.name: option.under(preset.name) for option in self.options} for preset in self.presets
        }

    @cached_property
    def as_before(self) -> dict[str, str]:
        """For each option that was added later: the value that means "as before"."""
        return {option.name: option.before for option in self.options if option.before}

    def chosen(self, preset: object, given: Mapping[str, Any]) -> dict[str, Any]:
        """A full set of options, including the preset's name.

        Raises:
            UsageError: for an unknown preset, option or value, and for one that would change nothing together with the
            others, naming what would be right.
        """
        basis = as_text(preset)
        if basis not in self.by_preset:
            raise UsageError(f"there's no preset {repeated(basis)}; choose {' or '.join(sorted(self.by_preset))}")
        chosen: dict[str, Any] = {"preset": basis, **self.by_preset[basis]}
        for name, value in given.items():
            option, text = self.option(name), as_text(value)
            if not option.takes(text):
                right = " or ".join([*option.values, *filter(None, [option.other])])
                raise UsageError(f"option {name} takes {right}, not {repeated(text)}")
            chosen[name] = text
        for option in self.options:
            if option.needs and option.is_idle(chosen):
                other, right = option.needs.option, " or ".join(option.needs.values)
                raise UsageError(
                    f"option {option.name} = {chosen[option.name]} needs {other} = {right}, "
                    f"not {chosen[other]} ({option.needs.rule})"
                )
        return chosen

    def option(self, name: str) -> Option:
        """The option with this name.

        Raises:
            UsageError: when there is none, naming those that exist.
        """
        if name not in self.by_name:
            known = f"the options are {', '.join(sorted(self.by_name))}" if self.options else "this game has none"
            raise UsageError(f"there is no option {repeated(name)}; {known}")
        return self.by_name[name]

    def meant_by(self, named: Mapping[str, str]) -> dict[str, str]:
        """The full set of options that a document means when it names these.

        An option that it doesn't name is newer than the document, so its value is the one that means "as before". A
        document that leaves out older ones means those of its preset. An option that no longer exists is skipped, and
        one that changes nothing together with the others has its usual value.
        """
        preset = named.get("preset", self.presets[0].name)
        usual = self.by_preset.get(preset, {})
        meant = {name: value for name, value in named.items() if name not in self.given_up}
        meant = (usual if "preset" in named else {}) | self.as_before | meant
        full = {"preset": preset} | usual | meant
        return meant | {option.name: option.under(preset) for option in self.options if usual and option.is_idle(full)}


def as_text(value: object) -> str:
    """A value of an option as text."""
    if isinstance(value, int) and value.bit_length() > LONGEST_NUMBER:
        return "a number of many digits"
    return str(value)
