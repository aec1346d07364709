"""What a client of the practice room sends, and what it gets."""

from __future__ import annotations

from typing import Annotated

import msgspec
from pydantic import Field

from spellhall.arena.studies.puzzles import PuzzleLevel
from spellhall.server.library.models import Model
from spellhall.server.practice.room import MOST_TAKEN
from spellhall.server.practice.start import Hint
from spellhall.server.wire import Frame, Reason

MOST_OPTIONS = 10_000
LONGEST_TOKEN = 40
Place = Annotated[int, Field(ge=0, lt=MOST_OPTIONS)]


class PracticeOrder(Model):
    """All answers since the start, and the new choice, or a question about the position."""

    taken: list[Place] = Field(default=[], max_length=MOST_TAKEN, description="All answers so far, as received.")
    choice: Place | None = Field(default=None, description="The place of an option of the decision; null: none yet.")
    anyway: bool = Field(default=False, description="Make the choice even if it's a mistake; only fights allow it.")
    hints: int = Field(default=0, ge=0, le=10, description="How many hints are wanted about the choice that waits.")
    why: str | None = Field(default=None, max_length=LONGEST_TOKEN, description="A card to explain: its token.")


class PracticeFrame(msgspec.Struct):
    """A practised position as its player sees it.

    Attributes:
        right: whether the choice was right; None when nothing is said of it. A wrong one isn't taken.
        answer: what is said of it, or of the end.
        goal: what to do; empty when there is nothing but to play on.
        over, won: whether nothing more is to be done, and whether the player has won then.
        waits: whether others still have to answer: send ``taken`` again, without a choice.
        taken: all answers so far, to be sent with the next choice.
        back: how many of them remain when the player takes back their last choice; -1 if there is none.
        hints: as many as were wanted; ``more``: how many more there are.
        reason: why a card can't be used, and where its numbers come from, if that was asked.
        frame: the table, as a ``Frame`` of the socket.
    """

    right: bool | None
    answer: str
    goal: str
    over: bool
    won: bool
    waits: bool
    taken: list[int]
    back: int
    hints: list[Hint]
    more: int
    reason: Reason | None
    frame: Frame


class FightLine(Model):
    """A first fight in a list."""

    name: str
    title: str
    rival: str = Field(description="The character's name.")
    manner: str = Field(description="What the character is like, after the name: who forgets to defend.")
    level: str = Field(description="The agent that the character plays like.")
    greeting: str
    idea: str = Field(description="What is new in this fight.")


class FightsAnswer(Model):
    """A game's first fights."""

    fights: list[FightLine] = Field(description="In the order to play them.")


class PuzzleLine(Model):
    """A puzzle in a list."""

    name: str
    level: PuzzleLevel
    theme: str = Field(description="The role of the choice that wins (see `Game.theme`).")
    length: int = Field(description="How many choices of your own the win takes.")


class PuzzlesAnswer(Model):
    """A game's puzzles."""

    puzzles: list[PuzzleLine] = Field(description="The easiest first.")
    today: str = Field(description="The name of the puzzle of the day; empty for a game without puzzles.")
    day: str = Field(description="The day, as in 2026-11-30: days begin and end at midnight UTC.")


class TodaysPuzzle(PuzzleLine):
    """The puzzle of the day of one game."""

    game: str


class TodayAnswer(Model):
    """The puzzles of the day, one for each game that has any."""

    day: str = Field(description="As in 2026-11-30: days begin and end at midnight UTC.")
    puzzles: list[TodaysPuzzle]
