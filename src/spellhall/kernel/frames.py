"""Rules are procedures on an explicit stack. Read this before you write a procedure.

A :class:`Procedure` is one thing in progress: a turn, a battle, the resolving of a card. Its slots are ints (or short
lists of ints), its methods are named *steps*, and the name of the next step is a slot like the others. So a
position in mid-battle is plain data: it can be copied, saved as JSON, redealt and continued.

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
"""The action "pass", "done", "no" or "none of these": in every question that can be declined."""
YES: Final = 2 << VERB_SHIFT
FIRST_FREE_VERB: Final = 3
CONCEDE_VERB: Final = 0x7FF
"""The verb that a history uses when a seat (the operand) conceded: see ``State.concede``."""
TIME_VERB: Final = 0x7FE
"""The verb that a history uses when time was called: see ``State.call_time``."""

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
        about: the seat that it is about: the same one, unless someone else answers for it (see ``put_to``).
        kind: one of the eight kinds of question.
        options: the legal actions, never empty; where a rule finds none, the one option is PASS.
        then: the name of the step that takes the answer.
        label: what the choice is for, in words that betray nothing hidden.
        label: what the choice is for, in words that reveal nothing hidden.
        rule: the ID of the rule that asks.
        from_hand: its options depend on what the seat holds, so under equal windows it is asked anyway.
        words: the labels of options that aren't cards, by operand.
        others: the label for the other seats, if the choice would reveal something to them; empty if everyone reads the
        same.
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
        """Whether a seat (-1: a spectator) only reads that its player is about to do something."""
        return bool(self.others) and seat != self.seat

    def put_to(self, seat: int) -> Ask:
        """The same question to another seat, which answers for the one that it is about (see ``Game.stand_ins``)."""
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
        """Whether it leaves no choice and is asked only because windows are equal: then the table answers it."""
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
    """What a procedure needs from the state that it runs on."""

    def leave(self, result: int) -> None:
        """End the topmost procedure; its caller finds ``result``."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """Base of all procedures. A subclass names its int slots in ``FIELDS`` and as ``__slots__``; lists in ``LISTS``.

    ``REFERS`` lists the fields that hold the number of something that a card brings, with its kind (see
    ``Game.numbered``): a document writes its name instead. ``KEEPS`` lists the fields that hold a card whose face must
    survive a redeal, no matter who sees it, because other fields hold what was already found out about it.
    """

    __slots__ = ("result", "step")
    FIELDS: ClassVar[tuple[str, ...]] = ()
    KEEPS: ClassVar[tuple[str, ...]] = ()
    LISTS: ClassVar[tuple[str, ...]] = ()
    REFERS: ClassVar[dict[str, str]] = {}
    START: ClassVar[str] = "start"
    steps: ClassVar[dict[str, Callable[..., Any]]] = {}
    """The steps of a class by name, as plain functions: the engine then needs no bound method for each."""
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
        """An independent copy of the frame."""
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
        """Why a loaded frame can't go on with the cards of this game; empty when it can."""
        return ""

    def goto(self, step: Callable[..., Any]) -> None:
        """Go on with another step of this procedure."""
        self.step = step.__name__

    def done(self, state: Stack, result: int = 0) -> None:
        """End this procedure; the caller reads ``result``."""
        state.leave(result)


def _list_steps(cls: type[Procedure]) -> None:
    """Register the steps of a class in addition to those of its base.

    (When compiled, ``__init_subclass__`` had better be a single call.)
    """
    cls.steps = cls.steps | {name: step for name, step in vars(cls).items() if callable(step)}
