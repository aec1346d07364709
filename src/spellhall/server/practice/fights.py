"""First fights in the hall: the list of a game's, and each as a start for the practice room."""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.agents.fights import coach
from spellhall.kernel.presentation.fights import Fight, subject
from spellhall.kernel.presentation.lessons import LEARNER, named
from spellhall.kernel.presentation.prompts import sentence
from spellhall.kernel.state import State
from spellhall.server.library.answer_cache import game_of
from spellhall.server.practice.frames import answered
from spellhall.server.practice.models import FightLine, FightsAnswer, PracticeOrder
from spellhall.server.practice.start import Hint, Judged, Start

RIVAL = 1


class FightStart(Start):
    """A fight. A mistake is explained instead of made, until the learner insists."""

    lenient = True

    def __init__(self, fight: Fight) -> None:
        super().__init__(fight.scene(), LEARNER, {RIVAL: fight.level})
        self.names = {RIVAL: fight.rival}
        self.opening = f"{fight.rival}: {fight.greeting}"
        self.fight = fight
        self.coach = coach(fight)

    def task(self, state: State) -> str:
        """See ``Start``: a tip, if there is one."""
        if state.is_terminal() or state.current_player() != LEARNER:
            return ""
        tip = self.coach.tip(state)
        return "" if tip is None else tip.say

    def waves_through(self, state: State) -> bool:
        """See ``Start``."""
        return self.coach.waved_through(state)

    def answer(self, state: State, seed: int) -> int:
        """See ``Start``."""
        return self.coach.reply(state)

    def judge(self, state: State, action: int, own: int) -> Judged | None:
        """See ``Start``."""
        objection = self.coach.objection(state, action)
        return Judged(False, objection) if objection else None

    def hints(self, state: State, own: int) -> Sequence[Hint]:
        """See ``Start``: the coached choice."""
        best = self.coach.coached(state)
        text = sentence(subject(state, best.action)) if best.tip else best.say
        return (Hint(text, [state.decision().options.index(best.action)]),)

    def closing(self, won: bool) -> str:
        """See ``Start``: what the character says."""
        return f"{self.fight.rival}: {self.fight.won if won else self.fight.lost}"


def fights_of(game: str) -> FightsAnswer:
    """A game's fights, in order."""
    return FightsAnswer(
        fights=[
            FightLine(
                name=fight.name,
                title=fight.title,
                rival=fight.rival,
                manner=fight.manner,
                level=fight.level,
                greeting=fight.greeting,
                idea=fight.idea,
            )
            for fight in game_of(game, "").fights()
        ]
    )


def check_fight(game: str, name: str) -> None:
    """Check that there is such a fight.

    Raises:
        UsageError: when there is none.
    """
    named(game_of(game, "").fights(), "fight", name)


def fight_answered(game: str, name: str, order: PracticeOrder) -> bytes:
    """What is answered to an order about a fight, as JSON.

    Raises:
        UsageError: for an unknown fight, and as ``answered`` does.
    """
    return answered(FightStart(named(game_of(game, "").fights(), "fight", name)), order)
