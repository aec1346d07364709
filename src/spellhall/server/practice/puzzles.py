"""Puzzles in the hall: the list of a game's, and each as a start for the practice room."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import Any

from spellhall.agents.alike import alike
from spellhall.agents.proofs import LOST, TURN, prospect, refutation
from spellhall.arena.studies.puzzles import SEAT, Puzzle, puzzle_of_day, shipped
from spellhall.kernel.documents.header import game_of
from spellhall.kernel.documents.saves import replay
from spellhall.kernel.errors import UsageError
from spellhall.kernel.state import State
from spellhall.kernel.views import decision_view
from spellhall.registry import game as make_game
from spellhall.registry import game_names
from spellhall.server.practice.frames import answered
from spellhall.server.practice.models import PracticeOrder, PuzzleLine, PuzzlesAnswer, TodayAnswer, TodaysPuzzle
from spellhall.server.practice.start import Hint, Judged, Start

OPPONENT = "club"
KEPT = 32
"""How many puzzles are kept laid out."""
FIRST_IS_RIGHT = "That’s the move. Now finish it."
IS_RIGHT = "Good."
IS_WRONG = "That doesn’t force the win. Try again."
TOO_SLOW = "That’s too slow: it doesn’t force the win in time. Try again."
SOLVED = "Solved!"
MISSED = "It’s over without a win. Take it back and try again."
LOOK = "Think about what each choice leaves your opponent."


@lru_cache(maxsize=16)
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """A game's puzzles by name, the easiest first.

    Raises:
        UsageError: when there is no such game.
    """
    return {puzzle.name: puzzle for puzzle in shipped(game)}


def puzzle_of(game: str, name: str) -> Puzzle:
    """A puzzle by its name.

    Raises:
        UsageError: when there is none.
    """
    found = puzzles_of(game).get(name)
    if found is None:
        raise UsageError(f"{game} has no puzzle {name!r}")
    return found


@lru_cache(maxsize=KEPT)
def puzzle_start(game: str, name: str) -> PuzzleStart:
    """A puzzle, laid out.

    Raises:
        UsageError: when there is none, or its game can't be replayed with today's cards.
    """
    return PuzzleStart(puzzle_of(game, name))


class PuzzleStart(Start):
    """A puzzle: the first choice is known to win or not; each further one is checked when it's made."""

    def __init__(self, puzzle: Puzzle) -> None:
        document = puzzle.document
        position = replay(game_of(make_game, document), document, other_cards=True)
        super().__init__(position, SEAT, dict.fromkeys(range(position.seats), OPPONENT))
        self.puzzle = puzzle
        self.goal = goal(puzzle.length)

    def judge(self, state: State, action: int, own: int) -> Judged | None:
        """See ``Start``."""
        if not own:
            if action not in self.puzzle.wins:
                return Judged(False, self._wrong(state, action, self.puzzle.length, IS_WRONG))
            return Judged(True, FIRST_IS_RIGHT)
        if len(alike(state, state.decision())) == 1:
            return None
        if self._is_lost(state, action, own):
            return Judged(False, self._wrong(state, action, self.puzzle.length - own, TOO_SLOW))
        return Judged(True, IS_RIGHT)

    def is_over(self, state: State) -> bool:
        """See ``Start``."""
        return state.is_terminal() or len(state.stack) < min(TURN, len(self.position.stack))

    def hints(self, state: State, own: int) -> Sequence[Hint]:
        """See ``Start``: what such questions are about, two cards, the move."""
        decision = state.decision()
        if own:
            right = next((each for each in alike(state, decision) if not self._is_lost(state, each[0], own)), [])
        else:
            right = list(self.puzzle.wins)
        places = [decision.options.index(action) for action in right]
        if not places:
            return ()
        topic = state.game.prompt(state, self.seat, [f"seat {seat}" for seat in range(state.seats)]).topic
        return (
            Hint(state.game.coaching().get(topic, LOOK)),
            Hint("It’s one of these.", sorted([*places, *self._decoys(len(decision.options), places)])),
            Hint(f"{self._text(state, places[0])}.", places),
        )

    def closing(self, won: bool) -> str:
        """See ``Start``."""
        return SOLVED if won else MISSED

    def _wrong(self, state: State, action: int, left: int, otherwise: str) -> str:
        """Why a choice is wrong: what it lets them do, if that is one card."""
        found = refutation(state, action, left) if left > 0 else None
        if found is None:
            return otherwise
        seat, card = found
        return f"That lets seat {seat} answer with {card}. Try again."

    def _is_lost(self, state: State, action: int, own: int) -> bool:
        left = self.puzzle.length - own
        return left < 1 or prospect(state, action, left) == LOST

    def _decoys(self, options: int, places: Sequence[int]) -> list[int]:
        """One other option, always the same, if there are enough."""
        others = [place for place in range(options) if place not in places]
        return others[:1] if len(others) > 1 else []

    def _text(self, state: State, place: int) -> str:
        seen = decision_view(state, self.seat)
        assert seen is not None
        return str(seen["options"][place]["text"])


def goal(length: int) -> str:
    """What to do in a puzzle."""
    return "Win with your next move." if length == 1 else f"Win in {length} moves of your own."


def puzzle_answered(game: str, name: str, order: PracticeOrder) -> bytes:
    """What is answered to an order about a puzzle, as JSON.

    Raises:
        UsageError: as ``puzzle_start`` and ``answered`` do.
    """
    return answered(puzzle_start(game, name), order)


def listed(game: str, day: date) -> PuzzlesAnswer:
    """A game's puzzles, and the one of a day.

    Raises:
        UsageError: when there is no such game.
    """
    found = puzzles_of(game)
    lines = [PuzzleLine(**_told(puzzle)) for puzzle in found.values()]
    return PuzzlesAnswer(puzzles=lines, today=puzzle_of_day(list(found), day), day=day.isoformat())


def todays(day: date) -> TodayAnswer:
    """The puzzles of a day."""
    names = {game: puzzle_of_day(list(puzzles_of(game)), day) for game in game_names()}
    found = [TodaysPuzzle(game=game, **_told(puzzles_of(game)[name])) for game, name in names.items() if name]
    return TodayAnswer(day=day.isoformat(), puzzles=found)


def _told(puzzle: Puzzle) -> dict[str, Any]:
    return {"name": puzzle.name, "level": puzzle.level, "theme": puzzle.theme, "length": puzzle.length}
