"""Recording: a card is one short Python function that runs once, at import, and only records.

``you`` is the recorder. Its verbs append instructions to the open block; ``with`` statements open blocks.
No table exists while recording, so a handle used in a Python ``if`` raises an error: conditions are words.

Each game derives its own recorder and adds its verbs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from spellhall.language.control import Either, If, May, flatten, sentence_of
from spellhall.language.effect import Program
from spellhall.language.words import Condition, Instruction, Modifier, Players, Trigger, Word, WordError, worth_of


class Ability:
    """One part of what a card does.

    Attributes:
        kind: the moment, as the game names it ("play", "trigger", "power", "answer", "standing", ...).
        body: its instructions as recorded, for text and hints.
        program: the same, flat.
        trigger, condition, modifiers: what it waits for, needs, or holds.
        details: other facts the game stores (phases, costs, zones), by name.
    """

    __slots__ = ("body", "condition", "details", "kind", "modifiers", "program", "slots", "trigger")

    def __init__(self, kind: str, **details: object) -> None:
        self.kind = kind
        self.body: list[Instruction] = []
        self.program = Program((), 0, "")
        self.trigger: Trigger | None = None
        self.condition: Condition | None = None
        self.modifiers: list[Modifier] = []
        self.slots = 0
        self.details: dict[str, Any] = details

    def seal(self, name: str) -> None:
        """Finish recording: flatten the body into the program."""
        self.program = Program(tuple(flatten(self.body)), self.slots, name)

    def words(self) -> list[Word]:
        """All words used, at any depth."""
        roots: list[Word] = [*self.body, *self.modifiers]
        roots += [word for word in (self.trigger, self.condition) if word is not None]
        for value in self.details.values():
            roots += [item for item in (value if isinstance(value, list) else (value,)) if isinstance(item, Word)]
        return [word for root in roots for word in root.everything()]

    def hint(self) -> float:
        """The value of carrying it out once, plus that of what it holds, in cards."""
        return worth_of([*self.body, *self.modifiers])

    def clause(self) -> str:
        """Its instructions as one clause."""
        return sentence_of(self.body)

    def fingerprint(self) -> str:
        """Everything it says, as text."""
        parts = [self.kind, *(f"{k}={_show(v)}" for k, v in sorted(self.details.items()))]
        parts += [word.fingerprint() for word in self.body] + [word.fingerprint() for word in self.modifiers]
        parts += [word.fingerprint() for word in (self.trigger, self.condition) if word is not None]
        return "|".join(parts)


def _show(value: object) -> str:
    if isinstance(value, list):
        return "[" + ",".join(_show(item) for item in value) + "]"
    return value.fingerprint() if isinstance(value, Word) else repr(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Script:
    """The recorder. Games derive from it and add verbs."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.abilities: list[Ability] = []
        self._open: Ability | None = None
        self._block: list[Instruction] | None = None

    # ------------------------------------------------------------------ for the verbs of games

    def add(self, word: Instruction) -> None:
        """Append an instruction to the open block."""
        if self._block is None:
            raise WordError(f"{self.name}: {type(word).__name__} stands outside of any ability (open one with `with`)")
        self._block.append(word)

    def slot(self, count: int = 1) -> int:
        """Reserve slots of the ability for handles that will be chosen; returns the first one."""
        if self._open is None:
            raise WordError(f"{self.name}: nothing can be chosen outside of an ability")
        first = self._open.slots
        self._open.slots += count
        return first

    @contextmanager
    def ability(self, kind: str, **details: object) -> Iterator[Ability]:
        """Open an ability of a kind; the indented verbs belong to it."""
        if self._open is not None:
            raise WordError(f"{self.name}: an ability stands inside another")
        made = Ability(kind, **details)
        self._open, self._block = made, made.body
        yield made
        self._open, self._block = None, None
        made.seal(self.name)
        self.abilities.append(made)

    @contextmanager
    def block(self) -> Iterator[list[Instruction]]:
        """Collect the indented verbs separately."""
        outer = self._block
        inner: list[Instruction] = []
        if outer is None:
            raise WordError(f"{self.name}: a part stands outside of any ability")
        self._block = inner
        yield inner
        self._block = outer
        if not inner:
            raise WordError(f"{self.name}: an empty part")

    # ------------------------------------------------------------------ modifiers and triggers

    def always(self, *modifiers: Modifier) -> None:
        """These hold as long as the card works."""
        with self.ability("standing") as made:
            made.modifiers.extend(modifiers)

    @contextmanager
    def _waiting(self, trigger: Trigger, when: Condition | None, **details: object) -> Iterator[None]:
        """An ability that an event sets off; ``details`` are up to the game."""
        with self.ability("trigger", **details) as made:
            made.trigger = trigger
            made.condition = when
            yield

    # ------------------------------------------------------------------ control

    @contextmanager
    def may(self) -> Iterator[None]:
        """The player decides whether the indented part happens."""
        with self.block() as body:
            yield
        self.add(May(body))

    @contextmanager
    def when(self, condition: Condition) -> Iterator[None]:
        """The indented part happens if a condition holds."""
        with self.block() as body:
            yield
        self.add(If(condition, body, []))

    @contextmanager
    def otherwise(self) -> Iterator[None]:
        """After ``when``: the indented part happens if the condition didn't hold."""
        with self.block() as body:
            yield
        last = self._block[-1] if self._block else None
        if not isinstance(last, If) or last.otherwise:
            raise WordError(f"{self.name}: `otherwise` follows a `when`")
        assert self._block is not None
        self._block[-1] = If(last.condition, last.body, body)

    @contextmanager
    def either(self, by: Players | None = None) -> Iterator[None]:
        """First of several parts; the player (or another, ``by``) picks one. The others follow with ``or_else``."""
        with self.block() as body:
            yield
        self.add(Either([body], by))

    @contextmanager
    def or_else(self) -> Iterator[None]:
        """Another part of an ``either``."""
        with self.block() as body:
            yield
        last = self._block[-1] if self._block else None
        if not isinstance(last, Either):
            raise WordError(f"{self.name}: `or_else` follows an `either`")
        assert self._block is not None
        self._block[-1] = Either([*last.options, body], last.by)

    def finish(self) -> list[Ability]:
        """The recorded abilities; raises an error if one says nothing."""
        for made in self.abilities:
            if not made.body and not made.modifiers:
                raise WordError(f"{self.name}: an ability of kind {made.kind!r} says nothing")
        return self.abilities


class Recorded(Protocol):
    """A card made from a recording."""

    key: str
    name: str

    def record(self, recorder: Any) -> None:
        """Run the definition once and keep what it recorded."""


C = TypeVar("C", bound=Recorded)


def keeper(register: dict[str, C], card: C) -> Callable[[Any], C]:
    """What a decorator with a card's facts does with its definition: record it and register the card.

    Raises:
        WordError: when it is called, for a second definition of a card.
    """

    def keep(recorder: Any) -> C:
        if card.key in register:
            raise WordError(f"{card.name} is defined twice")
        card.record(recorder)
        register[card.key] = card
        return card

    return keep
