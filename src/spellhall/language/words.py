"""Words: what card definitions are made of. Read this before you write a new one.

A word is a small immutable record with everything about it in one place: what it does (its meaning), how it reads
(its phrase), what it is worth to an agent (its hint). Its docstring is its entry in ``docs/card-language.md``.
A word that lacks one of these can't be imported: a card must never silently do nothing, nor say what it doesn't do.

There are seven families of words. ``Instruction`` acts; ``Cards`` names cards (a chosen one, or all that fit a filter),
``Players`` players; ``Number`` and ``Condition`` read the table; ``Trigger`` waits for an event; ``Modifier`` holds as
long as its card works.

Every word receives the state and its context ``fx`` (``context``): the card whose text it is, whose card that is, what
was chosen, what set it off.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr, trait

from spellhall.kernel.events import Event
from spellhall.kernel.frames import Ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.denial import denied

Flatten = Callable[[list["Instruction"]], list["Instruction"]]


@mypyc_attr(native_class=False)
class WordError(TypeError):
    """A word or a card definition that says nothing, or says it twice. Raised at import."""


@trait
class Question:
    """Marks a class as a question that a game's rules ask of its modifiers (see ``Modifier.question``)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """Base of all words. A class that is only a base for others says so: ``abstract = True``."""

    family: ClassVar[str] = ""
    vocabulary: ClassVar[list[type[Word]]] = []
    abstract: ClassVar[bool] = True
    constant: ClassVar[tuple[str, ...]] = ()
    """Base fields that a class sets once for all its words, since they aren't given to each."""

    def __init_subclass__(cls) -> None:
        _enter(cls)

    def phrase(self) -> str:
        """The word's contribution to the text of a card."""
        raise NotImplementedError

    def parts(self) -> list[Word]:
        """The words inside this word (for text, lint and documentation)."""
        plain = getattr(self, "__dict__", None)
        found: list[Word] = []
        for name, value in (self.fields() if plain is None else plain).items():
            if isinstance(value, Word):
                if name not in self.constant:
                    found.append(value)
            elif isinstance(value, (list, tuple)) and name not in self.constant:
                found += [item for item in value if isinstance(item, Word)]
        return found

    def everything(self) -> list[Word]:
        """This word and all words inside it, at any depth."""
        found: list[Word] = [self]
        for part in self.parts():
            found += part.everything()
        return found

    def __bool__(self) -> bool:
        raise WordError(
            f"a card definition is recorded, not run: {type(self).__name__} has no truth yet; "
            "use a condition (when=...)"
        )

    def fields(self) -> dict[str, Any]:
        """What it was made of, by name, in the order its bases and the class itself name them."""
        found: dict[str, Any] = {}
        for name in _compiled_fields(type(self).__mro__):
            if hasattr(self, name):
                found[name] = getattr(self, name)
        found.update(getattr(self, "__dict__", {}))
        for name in self.constant:
            found.pop(name, None)
        return found

    def fingerprint(self) -> str:
        """The word and its parts as text, for the card digest."""
        values = ",".join(
            f"{name}={value.fingerprint() if isinstance(value, Word) else _plain(value)}"
            for name, value in sorted(self.fields().items())
        )
        return f"{type(self).__name__}({values})"


def _enter(word: type[Word]) -> None:
    """Add a class to the vocabulary, unless it is only a base for others.

    (When compiled, ``super()`` in a class method asks the class of the class, so this isn't a method.)
    """
    word.abstract = vars(word).get("abstract", Question in word.__bases__)
    if word.abstract:
        return
    if vars(word)["__doc__"] is None and "__mypyc_attrs__" not in vars(word):  # compiled classes have none
        raise WordError(f"the word {word.__name__} has no meaning: write its docstring")
    if word.phrase is Word.phrase:
        raise WordError(f"the word {word.__name__} has no phrase")
    Word.vocabulary.append(word)


@cache
def _compiled_fields(bases: tuple[type, ...]) -> tuple[str, ...]:
    """The fields named by compiled classes, whose objects have no ``__dict__``."""
    return tuple([name for base in reversed(bases) for name in vars(base).get("__mypyc_attrs__", ())])


def _plain(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(_plain(item) for item in value) + "]"
    if isinstance(value, (set, frozenset)):
        return "{" + ",".join(sorted(_plain(item) for item in value)) + "}"
    if isinstance(value, type):
        return value.__name__
    return value.fingerprint() if isinstance(value, Word) else repr(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Instruction(Word):
    """Does something. Plain instructions override ``run``.

    Those that ask a question set ``asks`` and override ``question`` (which changes nothing) and ``answer`` (true when
    the instruction is done).
    """

    abstract = True

    family: ClassVar[str] = "instruction"
    asks: ClassVar[bool] = False

    def run(self, state: State, fx: Running) -> None:
        """Carry it out."""
        raise NotImplementedError

    def possible(self, state: State, fx: Context) -> bool:
        """Whether what it must choose or pay is available; checked before the card is played."""
        return True

    def question(self, state: State, fx: Running) -> Ask:
        """The question to ask: never None, and always with at least the option to pass."""
        raise NotImplementedError

    def answer(self, state: State, fx: Running, action: int) -> bool:
        """Take the answer; returns whether the instruction is finished."""
        raise NotImplementedError

    def bettered(self, better: Instruction, when: str) -> str:
        """Combined wording for "this, or a better one of the same kind if a condition holds"; empty to say it in two
        parts.
        """
        return ""

    def is_order(self) -> bool:
        """Whether it reads as an order ("draw a card") rather than a statement ("that card is a flyer")."""
        return True

    def term(self) -> str:
        """How long it lasts, if its phrase ends with that."""
        return ""

    def hint(self) -> float:
        """The value of doing it, for the seat that does it, in cards of its own hand."""
        raise NotImplementedError

    def flat(self, flatten: Flatten) -> list[Instruction]:
        """The instruction as part of a flat program; control words add their parts behind themselves."""
        return [self]


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Word):
    """Names cards on the table."""

    abstract = True

    family: ClassVar[str] = "cards"
    constant: ClassVar[tuple[str, ...]] = ("plural",)
    plural: bool = False

    def handles(self, state: State, fx: Context) -> list[int]:
        """The cards it means, now."""
        raise NotImplementedError

    def accepts(self, state: State, handle: int, fx: Context) -> bool:
        """Whether it means a given card."""
        return handle in self.handles(state, fx)


@mypyc_attr(allow_interpreted_subclasses=True)
class Players(Word):
    """Names players."""

    abstract = True

    family: ClassVar[str] = "players"

    def seats(self, state: State, fx: Context) -> list[int]:
        """The seats it means, in turn order."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Word):
    """A whole number read from the table; ``as_much`` phrases it as a quantity ("the DMG that ..."), where possible."""

    abstract = True

    family: ClassVar[str] = "number"
    as_much: ClassVar[str] = ""

    def value(self, state: State, fx: Context) -> int:
        """The number, now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Word):
    """True or false, read from the table."""

    abstract = True

    family: ClassVar[str] = "condition"

    def denied(self) -> str:
        """Its opposite, for the text of a card."""
        return denied(self.phrase())

    def subject(self) -> str:
        """The one card that it is about, as "that realm"; empty for other conditions."""
        return ""

    def holds(self, state: State, fx: Context) -> bool:
        """Whether it holds, now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Word):
    """Waits for an event of one class."""

    abstract = True

    family: ClassVar[str] = "trigger"
    event: ClassVar[type[Event]]

    def __init_subclass__(cls) -> None:
        _enter(cls)
        if not cls.abstract and not hasattr(cls, "event"):
            raise WordError(f"the trigger {cls.__name__} waits for nothing: name the class of its event")

    def matches(self, state: State, fx: Context, event: Any) -> bool:
        """Whether an event of that class is the right one."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Word):
    """Holds as long as its card works.

    The rules of a game name their questions by classes; ``question`` is the one that a word inherits from, and answers.
    """

    abstract = True

    family: ClassVar[str] = "modifier"
    question: ClassVar[type[Modifier]]

    def __init_subclass__(cls) -> None:
        _enter(cls)
        if Question in cls.__bases__:
            cls.question = cls

    def hint(self) -> float:
        """Its value for its controller while it holds, in cards; 0 if the game doesn't say."""
        return 0.0


def worth_of(words: Sequence[Instruction | Modifier]) -> float:
    """The combined value of some words, in cards."""
    return sum([word.hint() for word in words], 0.0)


def number_of(value: int | Number, state: State, fx: Context) -> int:
    """A number that may be given as an int."""
    return value if isinstance(value, int) else value.value(state, fx)


NUMERALS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def numeral(value: int) -> str:
    """A small number as a word."""
    return NUMERALS[value] if 0 <= value < len(NUMERALS) else str(value)


def listed(names: list[str], conjunction: str) -> str:
    """Several names as a list: "an elf, a dwarf or a gnome"."""
    return f" {conjunction} ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)


def count_phrase(value: int | Number, noun: str, plural: str = "") -> str:
    """A number of things in words, as in: a card, three cards, as many cards as ..."""
    if isinstance(value, Number):
        return f"a number of {plural or noun + 's'} equal to {value.phrase()}"
    if value == 1:
        return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"
    return f"{numeral(value)} {plural or noun + 's'}"
