"""The agent that looks one play ahead.

It deals hidden cards anew, so that it never sees what its seat can't see, and takes the action with the best result
there (``guess``). If an action looks good because of luck, a drawn card or what others happened to hold, it is tried in
more deals, and its mean counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from spellhall.agents.guess import LONGEST, Guess, Judge, Look, by_game
from spellhall.kernel.chance import Dice
from spellhall.kernel.frames import PASS
from spellhall.kernel.game import recording
from spellhall.kernel.state import State

GAIN = 1e-6
"""How much better than passing an action must be: nothing is played for nothing."""
DEALS = 3
"""The number of deals for judging an action with a random outcome."""
ENOUGH = 2
"""If this many deals agree, luck plays no part in what matters."""
CONTENDERS = 2
"""How many of the best actions are judged in several deals, plus any that becomes the best by that.

In moments out of turn, only the best one is: such a moment comes again.
"""


class Expectation(NamedTuple):
    """What an agent expects of an action, by the game's evaluation: in the end, and right after the action."""

    action: int
    value: float
    soon: float


class Greedy:
    """Takes what looks best right after it."""

    def __init__(self, seed: int, judge: Judge = by_game) -> None:
        self.dice = Dice(seed)
        self.judge = judge

    def act(self, state: State) -> int:
        """The best action with a one-play lookahead; it prefers passing if nothing gains."""
        options = state.legal_actions()
        if len(options) == 1:
            return options[0]
        at_once = _at_once(state)
        return at_once if at_once >= 0 else expectations(state, self.dice, self.judge)[0].action


def hint(state: State, seed: int = 0) -> list[Expectation]:
    """What the greedy agent expects of each choice of the deciding seat, its own choice first.

    A choice it makes without looking ahead counts as at least as good as all the others.
    """
    found = expectations(state, Dice(seed))
    at_once = _at_once(state)
    if at_once < 0:
        return found
    taken = next(each for each in found if each.action == at_once)
    others = [each._replace(value=min(each.value, taken.value)) for each in found if each is not taken]
    return [taken, *others]


def _at_once(state: State) -> int:
    """What the agent takes without looking ahead; -1 if it looks."""
    return state.game.reflex(state) if state.game.by_reflex(state, ahead=False) else -1


def expectations(state: State, dice: Dice, judge: Judge = by_game) -> list[Expectation]:
    """Every legal action with its expected result in re-dealt positions, best first."""
    seat = state.decision().seat
    guesses = [Guess(state.resample(seat, dice), judge)]
    looks = {action: [guesses[0].look(action)] for action in state.legal_actions()}
    doubted: set[int] = set()
    contenders = 1 if state.game.is_aside(state) else CONTENDERS
    while True:
        ranked = sorted((_mean(action, seen) for action, seen in looks.items()), key=_rank)
        first = ranked[: 1 if doubted else contenders]
        doubtful = [each.action for each in first if each.action not in doubted and looks[each.action][0].by_luck]
        if not doubtful or len(ranked) == 1:
            return ranked
        for action in doubtful:
            doubted.add(action)
            for deal in range(1, DEALS):
                if deal == len(guesses):
                    guesses.append(Guess(state.resample(seat, dice), judge))
                looks[action].append(guesses[deal].look(action))
                if deal + 1 == ENOUGH and len({look.value for look in looks[action]}) == 1:
                    break


def _mean(action: int, looks: list[Look]) -> Expectation:
    if len(looks) == 1:
        return Expectation(action, looks[0].value, looks[0].soon)
    return Expectation(action, fmean(look.value for look in looks), fmean(look.soon for look in looks))


def _rank(expected: Expectation) -> tuple[float, float]:
    return -(expected.value + (GAIN if expected.action == PASS else 0.0)), -expected.soon


def foreseen(state: State, action: int, seed: int, names: Sequence[str]) -> list[str]:
    """What the greedy agent expects after an action, as log lines: the reasons behind its judgement.

    Hidden cards are dealt anew, so what the others hold is a guess; they answer by reflex.
    """
    seat = state.decision().seat
    dealt = recording(state.resample(seat, Dice(seed)))
    dealt.apply(action)
    for _ in range(LONGEST):
        if dealt.scores is not None or dealt.decision().seat == seat:
            break
        answer = dealt.game.reflex(dealt)
        if answer < 0:
            break
        dealt.apply(answer)
    assert dealt.record is not None
    return [line.text for line in dealt.game.story(dealt.record.entries, seat, names)]
