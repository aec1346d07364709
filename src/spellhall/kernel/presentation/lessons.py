"""Lessons: a position, one thing to do, a sentence that asks for it, and answers to other choices.

A lesson is data in its game's folder (``Game.lessons``). The kernel makes its position from legal decks. A step names
what to do by its meaning ("play Fireball", "pass"), never by a number, so it survives other deals and
other words. The room runs it: it takes what is right, answers other choices without taking them, and lets the others
do what the lesson says until the learner is asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple, Protocol, TypeVar

from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import CHOOSE_NUMBER, DIVIDE, FIRST_FREE_VERB, OPERAND, PASS, VERB_SHIFT, YES, Ask
from spellhall.kernel.state import State

LEARNER = 0
"""The learner's seat."""
PATIENCE = 60
"""After this many answers of others, a lesson has gone astray."""


class HasName(Protocol):
    """A lesson or a first fight."""

    @property
    def name(self) -> str:
        """Its name in addresses and commands."""


Named = TypeVar("Named", bound=HasName)


@dataclass(frozen=True)
class Step:
    """One thing to do.

    Attributes:
        coach: what to do and why, in a few short sentences.
        do: what it means (see ``meaning``); if there are several, each is right.
        praise: what the learner has learnt, said when it is done.
        otherwise: the answer to every other choice.
        wrong: the answers to likely ones, by what they mean.
        replies: what the other seats answer afterwards, in order; then they pass, or take the first option.
    """

    coach: str
    do: tuple[str, ...]
    praise: str
    otherwise: str
    wrong: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    replies: tuple[str, ...] = ()

    def texts(self) -> list[str]:
        """All its texts."""
        return [self.coach, self.praise, self.otherwise, *self.wrong.values()]


@dataclass(frozen=True)
class Lesson:
    """One short lesson.

    Attributes:
        name: its name in addresses and commands.
        title: its heading.
        scene: makes the position; the learner decides in it.
        steps: what is to be done, one after the other.
        goal: what is true of the position in the end, and only if everything was done.
    """

    name: str
    title: str
    scene: Callable[[], State]
    steps: tuple[Step, ...]
    goal: Callable[[State], bool]


class Said(NamedTuple):
    """The room's answer to a choice: whether it was right, and a sentence."""

    right: bool
    text: str


class Room:
    """One learner in one lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.state = lesson.scene()
        self.done = 0
        self._go_on((), self._is_asked)

    @property
    def over(self) -> bool:
        """Whether everything has been done."""
        return self.done == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """What to do now.

        Raises:
            UsageError: when everything has been done.
        """
        if self.over:
            raise UsageError(f"the lesson {self.lesson.name!r} is over")
        return self.lesson.steps[self.done]

    def choose(self, action: int) -> Said:
        """Take a choice of the waiting question if it is what the lesson asks for; say so, or why it isn't.

        Raises:
            UsageError: when the lesson is over.
            IllegalAction: for something that isn't a choice.
        """
        step, question = self.step, self.state.decision()
        meant = meaning(self.state, question, action) if action in question.options else ""
        if meant and meant not in step.do:
            return Said(False, step.wrong.get(meant, step.otherwise))
        self.state.apply(action)
        self.done += 1
        self._go_on(step.replies, self._is_reached if self.over else self._is_asked)
        return Said(True, step.praise)

    def right(self) -> list[int]:
        """The choices that are right now; none when the lesson is over."""
        if self.over:
            return []
        question = self.state.decision()
        return [action for action in question.options if meaning(self.state, question, action) in self.step.do]

    # ------------------------------------------------------------------ between the learner's choices

    def _is_asked(self) -> bool:
        return self.state.current_player() == LEARNER and bool(self.right())

    def _is_reached(self) -> bool:
        return self.lesson.goal(self.state)

    def _go_on(self, replies: Sequence[str], until: Callable[[], bool]) -> None:
        """Let the others answer, and pass what doesn't matter to the lesson."""
        waiting = list(replies)
        for _ in range(PATIENCE):
            if self.state.is_terminal() or (not waiting and until()):
                return
            question = self.state.decision()
            named = {meaning(self.state, question, action): action for action in reversed(question.options)}
            if waiting and waiting[0] in named and question.seat != LEARNER:
                self.state.apply(named[waiting.pop(0)])
            elif PASS in question.options:
                self.state.apply(PASS)
            elif question.seat != LEARNER:
                self.state.apply(question.options[0])
            else:
                break
        raise UsageError(f"the lesson {self.lesson.name!r} does not go on from step {self.done + 1}")


def meaning(state: State, question: Ask, action: int) -> str:
    """What a choice means: "pass", "yes", the words of an option, a number, or its verb and the name of its card."""
    if action == PASS:
        return "pass"
    if action == YES:
        return "yes"
    verb, operand = action >> VERB_SHIFT, action & OPERAND
    if question.words and not verb:
        return question.words[operand]
    if question.kind in (CHOOSE_NUMBER, DIVIDE):
        return str(operand)
    about, which = state.game.subject_of(state, question, action)
    subject = {"card": lambda: str(state.definition(which).name), "seat": lambda: f"seat {which}"}
    named = subject[about]() if about else str(operand)
    return f"{state.game.verbs[verb - FIRST_FREE_VERB]} {named}" if verb >= FIRST_FREE_VERB else named


def named(found: Sequence[Named], kind: str, name: str) -> Named:
    """The lesson or first fight (its ``kind``) with a name, or with a number as people count them.

    Raises:
        UsageError: when there is none.
    """
    for number, one in enumerate(found, 1):
        if name in (one.name, str(number)):
            return one
    known = ", ".join(one.name for one in found)
    raise UsageError(f"there is no {kind} {name!r}; there are {known}" if found else f"this game has no {kind}s")
