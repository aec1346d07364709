"""First fights: short games against named characters, with a coach. Read this to write fights for a game.

A fight is data in its game's folder (``Game.fights``). It is a real game with stacked decks, played to its end by the
rules. The coach has tips for the questions that matter; elsewhere an agent says what it would do, so there is advice at
every question, whatever was played before. A costly choice is explained before it is played, and any choice can be
taken back. To run a fight again, it's enough to know the learner's choices: everything else follows from the position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple, Protocol

from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import PASS
from spellhall.kernel.presentation.lessons import LEARNER, meaning
from spellhall.kernel.state import State

IT = "{it}"
"""What stands for the card of the coached choice in a tip's texts."""
STARS = 3
"""The most stars a fight is worth."""


def always(state: State) -> bool:
    """The condition of a tip that speaks whenever its choice is offered."""
    return True


@dataclass(frozen=True)
class Tip:
    """What the coach says at a question that matters. In its texts, ``{it}`` is the card of the coached choice.

    Attributes:
        say: what to do and why.
        do: what it means (see ``lessons.meaning``), or what finds that in a position; the first that is offered is the
            coached choice, each is right.
        otherwise: why another choice is worse.
        when: whether the tip fits a position that offers one of these choices.
        wrong: better answers to likely other choices, by what they mean.
    """

    say: str
    do: tuple[str, ...] | Callable[[State], Sequence[str]]
    otherwise: str
    when: Callable[[State], bool] = always
    wrong: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def right(self, state: State) -> Sequence[str]:
        """What is right in a position, the best first."""
        return self.do(state) if callable(self.do) else self.do

    def texts(self) -> list[str]:
        """All its texts."""
        return [self.say, self.otherwise, *self.wrong.values()]


@dataclass(frozen=True)
class Fight:
    """One fight.

    Attributes:
        name: its name in addresses and commands.
        title: its heading.
        rival: the character's name.
        manner: what the character is like, as in "who forgets to defend".
        greeting, won, lost: what the character says at the start, and when the learner has won or lost.
        idea: what is new in this fight, in two sentences.
        scene: makes the position at the start.
        tips: what the coach says; the first that fits speaks.
        level: the agent that the character plays like.
        favours: what the character does whenever it can, the most favoured first (see ``lessons.meaning``).
    """

    name: str
    title: str
    rival: str
    manner: str
    greeting: str
    won: str
    lost: str
    idea: str
    scene: Callable[[], State]
    tips: tuple[Tip, ...]
    level: str = "novice"
    favours: tuple[str, ...] = ()

    def texts(self) -> list[str]:
        """All its sentences."""
        spoken = [self.greeting, self.won, self.lost, self.idea]
        return [*spoken, *(text for tip in self.tips for text in tip.texts())]


class Coached(NamedTuple):
    """The coached choice and why, as a sentence; ``tip`` is None if an agent advises it."""

    action: int
    say: str
    tip: Tip | None = None


class Helper(Protocol):
    """The agents that a fight needs. They depend only on the position and on what the deciding seat sees."""

    def rival(self, state: State) -> int:
        """What the character does."""

    def advice(self, state: State) -> Coached:
        """What to do where no tip fits, and why."""

    def is_costly(self, state: State, action: int, better: int) -> bool:
        """Whether an action promises a good deal less than a better one."""


def tip_for(fight: Fight, state: State) -> Coached | None:
    """The first tip that fits the waiting question, with its choice."""
    question = state.decision()
    meant: dict[str, int] = {}
    for action in question.options:
        meant.setdefault(meaning(state, question, action), action)
    for tip in fight.tips:
        if not tip.when(state):
            continue
        offered = next((meant[wanted] for wanted in tip.right(state) if wanted in meant), None)
        if offered is not None:
            return Coached(offered, tip.say.replace(IT, subject(state, offered)), tip)
    return None


def subject(state: State, action: int) -> str:
    """The card that a choice is about, or else what the choice means."""
    question = state.decision()
    about, which = state.game.subject_of(state, question, action)
    return str(state.definition(which).name) if about == "card" else meaning(state, question, action)


class Coach:
    """What a fight does at each position besides the learner's choices."""

    def __init__(self, fight: Fight, helper: Helper) -> None:
        self.fight = fight
        self.helper = helper

    def tip(self, state: State) -> Coached | None:
        """What the coach says unasked: a tip, or nothing."""
        return tip_for(self.fight, state)

    def coached(self, state: State) -> Coached:
        """The coached choice at the waiting question."""
        return self.tip(state) or self.helper.advice(state)

    def objection(self, state: State, action: int) -> str:
        """Why a choice is a mistake; empty if it isn't one."""
        best, question = self.coached(state), state.decision()
        meant = meaning(state, question, action)
        if best.tip is not None:
            right = meant in best.tip.right(state)
            text = "" if right else best.tip.wrong.get(meant, best.tip.otherwise)
            return text.replace(IT, subject(state, best.action))
        same = meant == meaning(state, question, best.action)
        return "" if same or not self.helper.is_costly(state, action, best.action) else best.say

    def waved_through(self, state: State) -> bool:
        """Whether the learner isn't asked: they could only act out of turn, and no tip says that they should."""
        return state.game.is_aside(state) and self.tip(state) is None

    def reply(self, state: State) -> int:
        """What the character does."""
        question = state.decision()
        meant = {meaning(state, question, action): action for action in reversed(question.options)}
        favoured = next((meant[wanted] for wanted in self.fight.favours if wanted in meant), None)
        return self.helper.rival(state) if favoured is None else favoured


class Bout:
    """One learner in one fight.

    Attributes:
        taken: the learner's choices so far.
    """

    def __init__(self, coach: Coach, taken: Sequence[int] = ()) -> None:
        self.coach = coach
        self.taken: list[int] = []
        self.state = coach.fight.scene()
        self._go_on()
        for action in taken:
            self.play(action)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.is_terminal()

    @property
    def won(self) -> bool:
        """Whether the learner has won."""
        return self.over and self.state.returns()[LEARNER] > 0

    def tip(self) -> Coached | None:
        """What the coach says unasked: a tip, or nothing."""
        return None if self.over else self.coach.tip(self.state)

    def coached(self) -> Coached:
        """The coached choice at the waiting question.

        Raises:
            UsageError: when the fight is over.
        """
        self._check_open()
        return self.coach.coached(self.state)

    def objection(self, action: int) -> str:
        """Why a choice is a mistake; empty if it isn't one.

        Raises:
            UsageError: when the fight is over.
        """
        self._check_open()
        return self.coach.objection(self.state, action)

    def play(self, action: int) -> None:
        """Take a choice of the waiting question, and let the character answer.

        Raises:
            UsageError: when the fight is over.
            IllegalAction: for something that isn't a choice.
        """
        self._check_open()
        self.state.apply(action)
        self.taken.append(action)
        self._go_on()

    def take_back(self) -> None:
        """Undo the learner's last choice and everything since.

        Raises:
            UsageError: when there is none.
        """
        if not self.taken:
            raise UsageError("there's nothing to take back yet")
        twin = Bout(self.coach, self.taken[:-1])
        self.state, self.taken = twin.state, twin.taken

    def _check_open(self) -> None:
        if self.over:
            raise UsageError(f"the fight {self.coach.fight.name!r} is over")

    def _go_on(self) -> None:
        """Answer everything that isn't the learner's to think about."""
        while not self.state.is_terminal():
            question = self.state.decision()
            if question.seat != LEARNER:
                self.state.apply(self.coach.reply(self.state))
            elif len(question.options) == 1:
                self.state.apply(question.options[0])
            elif self.coach.waved_through(self.state):
                self.state.apply(PASS)
            else:
                return


def stars(bout: Bout, taken_back: bool, hinted: bool) -> int:
    """What a fight is worth: one star for the win, one if nothing was taken back, one if no hint was asked for."""
    return 1 + (not taken_back) + (not hinted) if bout.won else 0
