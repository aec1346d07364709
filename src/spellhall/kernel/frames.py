"""Rules are procedures on an explicit stack.

A :class:`Procedure` is one thing in progress: a turn, a battle, the settling of a card. Its slots are ints (or short
lists of ints), its methods are named *steps*, and the name of the step that comes next is a slot like the others. So a
position in mid-battle is plain data: it can be copied, saved as JSON, dealt again and continued.

A step does one of four things, and then returns:

* ``self.goto(self.other)``  go on with another step of this procedure;
* ``state.call(Other(...))`` run another procedure first; this one goes on with the step it named by ``goto``;
* ``self.done(state, n)``    end; the caller finds ``n`` in its ``result`` slot;
* ``return ask(...)``        put a question. **A step that asks changes nothing**: the engine may run it as often as it
  likes to derive the options again (after loading, after a re-deal), and the answer goes to the step named ``then``.

Only the topmost frame ever changes, which lets clones share all frames below it (see ``State.clone``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, Protocol

from mypy_extensions import mypyc_attr

VERB_SHIFT: Final = 12
OPERAND: Final = (1 << VERB_SHIFT) - 1
"""The part of an action below its verb: see ``action``."""
PICK: Final = 0
"""The verb of plain choices: the operand is a handle, a seat, a number or the index of a label."""
PASS: Final = 1 << VERB_SHIFT
"""The action "pass", "done", "no" or "none of these": in every question that may be declined."""
YES: Final = 2 << VERB_SHIFT
FIRST_FREE_VERB: Final = 3
CONCEDE_VERB: Final = 0x7FF
"""The verb under which a history notes that a seat (the operand) gave the game up: see ``State.concede``."""
TIME_VERB: Final = 0x7FE
"""The verb under which a history notes that time was called: see ``State.call_time``."""

CHOOSE_CARD: Final = 0
CHOOSE_TARGET: Final = 1
CHOOSE_OPTION: Final = 2
CHOOSE_NUMBER: Final = 3
CHOOSE_ORDER: Final = 4
DIVIDE: Final = 5
YES_NO: Final = 6
ACT_OR_PASS: Final = 7
KINDS = ("card", "target", "option", "number", "order", "division", "yes-no", "act-or-pass")


def action(verb: int, operand: int) -> int:
    """Pack a verb and its operand (a handle, a seat, a number; below 4096) into one action."""
    return verb << VERB_SHIFT | operand


class Ask:
    """One question to one seat. Immutable, so clones share it.

    Attributes:
        seat: who answers.
        about: the seat that it is about: the same, unless someone answers for another one (see ``put_to``).
        kind: one of the eight kinds of question.
        options: the legal actions, never empty; where a rule finds none, the one option is PASS.
        then: the name of the step that takes the answer.
        label: what the choice is for, in words that betray nothing hidden.
        rule: the ID of the rule that asks.
        automatic: a question that leaves no choice (a window with nothing to play) is answered without being put.
        from_hand: what it offers depends on what the seat holds, so under equal windows it is put all the same.
        words: the labels of options that are no cards, by operand.
        others: the label for those who are not asked, of a choice that would tell them what they do not see yet; empty
            where all read the same.
    """

    __slots__ = (
        "about",
        "automatic",
        "from_hand",
        "kind",
        "label",
        "options",
        "others",
        "rule",
        "seat",
        "then",
        "words",
    )

    def __init__(
        self,
        seat: int,
        kind: int,
        options: list[int],
        then: str,
        label: str,
        rule: str,
        automatic: bool,
        words: tuple[str, ...],
        from_hand: bool,
        others: str,
    ) -> None:
        self.seat = seat
        self.about = seat
        self.kind = kind
        self.options = options or [PASS]
        self.then = then
        self.label = label
        self.rule = rule
        self.automatic = automatic
        self.words = words
        self.from_hand = from_hand
        self.others = others

    def is_covered(self, seat: int) -> bool:
        """Whether a seat (-1: a spectator) reads no more of it than that its player is about to do something."""
        return bool(self.others) and seat != self.seat

    def put_to(self, seat: int) -> Ask:
        """The same question to another seat, which answers it for the one that it is about (see ``Game.stand_ins``)."""
        same = Ask(
            seat,
            self.kind,
            self.options,
            self.then,
            self.label,
            self.rule,
            self.automatic,
            self.words,
            self.from_hand,
            self.others,
        )
        same.about = self.about
        return same

    @property
    def forced(self) -> bool:
        """Whether it leaves no choice, and is put only because windows are equal: the one who keeps a table answers
        it.
        """
        return self.automatic and len(self.options) == 1


def ask(
    seat: int,
    kind: int,
    options: Sequence[int],
    then: Callable[..., Any],
    label: str,
    rule: str = "",
    automatic: bool = True,
    words: tuple[str, ...] = (),
    from_hand: bool = False,
    others: str = "",
) -> Ask:
    """The question that a step returns; ``then`` is the step (a bound method) that takes the answer."""
    return Ask(seat, kind, list(options), then.__name__, label, rule, automatic, words, from_hand, others)


class Stack(Protocol):
    """What a procedure needs of the state that it runs on."""

    def leave(self, result: int) -> None:
        """End the topmost procedure; its caller finds ``result``."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """Base of all procedures. A subclass names its int slots in ``FIELDS`` and as ``__slots__``; lists in ``LISTS``.

    ``REFERS`` are those fields that hold the number of something that a card brings, and of which kind it is (see
    ``Game.numbered``): a document says its name instead. ``KEEPS`` are those that hold a card which is what it is when
    a position is dealt again, no matter who sees it: what was already found out of it stands in the other fields.
    """

    __slots__ = ("result", "step")
    FIELDS: ClassVar[tuple[str, ...]] = ()
    KEEPS: ClassVar[tuple[str, ...]] = ()
    LISTS: ClassVar[tuple[str, ...]] = ()
    REFERS: ClassVar[dict[str, str]] = {}
    START: ClassVar[str] = "start"
    steps: ClassVar[dict[str, Callable[..., Any]]] = {}
    """The steps of a class by name, as plain functions: the engine needs no bound method for each."""
    step: str
    result: int

    def __init_subclass__(cls) -> None:
        _list_steps(cls)

    def __init__(self, **slots: int) -> None:
        self.step = self.START
        self.result = -1
        for name in self.FIELDS:
            setattr(self, name, slots.pop(name, -1))
        for name in self.LISTS:
            setattr(self, name, slots.pop(name, None) or [])
        if slots:
            raise TypeError(f"{type(self).__name__} has no slot {', '.join(slots)}")

    def copy(self) -> Procedure:
        """A frame that can go its own way."""
        cls = type(self)
        twin = cls.__new__(cls)
        twin.step = self.step
        twin.result = self.result
        for name in cls.FIELDS:
            setattr(twin, name, getattr(self, name))
        for name in cls.LISTS:
            setattr(twin, name, list(getattr(self, name)))
        return twin

    def fault(self, game: Any) -> str:
        """Why a frame that was loaded cannot go on with the cards of this game; empty when it can."""
        return ""

    def goto(self, step: Callable[..., Any]) -> None:
        """Go on with another step of this procedure."""
        self.step = step.__name__

    def done(self, state: Stack, result: int = 0) -> None:
        """End this procedure; the caller reads ``result``."""
        state.leave(result)


def _list_steps(cls: type[Procedure]) -> None:
    """Enter the steps of a class besides those of its base. (Compiled, ``__init_subclass__`` is better no more than a
    call.)
    """
    cls.steps = cls.steps | {name: step for name, step in vars(cls).items() if callable(step)}
