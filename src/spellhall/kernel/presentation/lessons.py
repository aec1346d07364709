"""Lessons: a position, one thing to do, a sentence that says so, and an answer to the one who does something else.

A lesson is data in its game's folder (``Game.lessons``). Its position is made by the kernel, out of legal decks; what
is to be done is named by what it means ("play Fireball", "pass"), never by a number, so it holds under other deals and
other words. The room runs it: it takes what is right, answers what is not without taking it, and lets the others do
what the lesson says until the learner is asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import CHOOSE_NUMBER, DIVIDE, FIRST_FREE_VERB, OPERAND, PASS, VERB_SHIFT, YES, Ask
from spellhall.kernel.state import State

LEARNER = 0
"""The seat of the one who learns."""
PATIENCE = 60
"""After so many answers of others a lesson has gone astray."""


@dataclass(frozen=True)
class Step:
    """One thing to do.

    Attributes:
        coach: what to do and why, in a few short sentences.
        do: what it means (see ``meaning``); each of several is as right as the others.
        praise: what has been learnt, said when it is done.
        otherwise: the answer to every other choice.
        wrong: the answers to likely ones, by what they mean.
        replies: what the other seats answer afterwards, in their order; then they pass, or take what comes first.
    """

    coach: str
    do: tuple[str, ...]
    praise: str
    otherwise: str
    wrong: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    replies: tuple[str, ...] = ()

    def texts(self) -> list[str]:
        """All that it says."""
        return [self.coach, self.praise, self.otherwise, *self.wrong.values()]


@dataclass(frozen=True)
class Lesson:
    """One short lesson.

    Attributes:
        name: what it is called in addresses and commands.
        title: its heading.
        scene: makes the position; the learner decides in it.
        steps: what is to be done, one after the other.
        goal: what holds of the position in the end, and only if it was done.
    """

    name: str
    title: str
    scene: Callable[[], State]
    steps: tuple[Step, ...]
    goal: Callable[[State], bool]


class Said(NamedTuple):
    """What the room answers to a choice: whether it was right, and a sentence."""

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
        """Whether all has been done."""
        return self.done == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """What is to be done now.

        Raises:
            UsageError: when all has been done.
        """
        if self.over:
            raise UsageError(f"the lesson {self.lesson.name!r} is over")
        return self.lesson.steps[self.done]

    def choose(self, action: int) -> Said:
        """Take a choice of the waiting question if it is what the lesson is about; say so, or why it is not.

        Raises:
            UsageError: when the lesson is over.
            IllegalAction: for something that is no choice.
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
        """The choices that are right now, none when the lesson is over."""
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
        """Let the others answer, and pass what is not the lesson's concern."""
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


def lesson_of(lessons: Sequence[Lesson], name: str) -> Lesson:
    """The lesson of a name, or of a number as they are counted for people.

    Raises:
        UsageError: when there is none.
    """
    for number, lesson in enumerate(lessons, 1):
        if name in (lesson.name, str(number)):
            return lesson
    known = ", ".join(lesson.name for lesson in lessons)
    raise UsageError(f"there is no lesson {name!r}; there are {known}" if lessons else "this game has no lessons")
