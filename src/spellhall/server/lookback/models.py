"""Answers about a finished game, as pydantic models; the page's types are generated from them."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from spellhall.server.job_queue import Stage


class CurvePoint(BaseModel):
    """The players' positions at the end of a turn."""

    length: int
    standings: list[int]


class FeatRow(BaseModel):
    """Something that seats did, and how much each."""

    name: str
    counts: list[int]


class StarInfo(BaseModel):
    """A card and what it did."""

    seat: int
    key: str
    said: str


class AccountInfo(BaseModel):
    """An account of a finished game."""

    length: int = Field(description="How long it was, in its unit; 0 where that is not counted.")
    unit: str
    seconds: int = Field(description="How long it took.")
    gauge: str = Field(description="What the curve shows; empty where there is none.")
    curve: list[CurvePoint]
    feats: list[FeatRow]
    stars: list[StarInfo | None] = Field(description="The best card of each seat.")
    decider: StarInfo | None = Field(description="The card that decided it.")


class VerdictInfo(BaseModel):
    """What a choice was worth: shares of games won, or of the full score, from 0 to 1, after it and after the best
    one.
    """

    at: int = Field(description="After how many actions.")
    text: str
    share: float
    best_text: str
    best_share: float
    cost: float
    line: list[str] = Field(description="How the game may go on after the best one; empty where nothing was lost.")
    steps: int = Field(description="How many steps of that line can be looked at (see `/line`).")


class ReviewInfo(BaseModel):
    """The review of a seat's choices so far."""

    seat: int
    stage: Stage
    ahead: int = Field(description="How many reviews come before it.")
    total: int = Field(description="How many choices are reviewed; 0 until that is known.")
    verdicts: list[VerdictInfo]
    worst: list[int] = Field(description="The moments of the biggest mistakes, the biggest first.")
    measure: Literal["wins", "score"] = Field(description="What the shares are of: games won, or the full score.")


class MyReview(BaseModel):
    """A seat's review, if there is one, and whether one is possible here."""

    review: ReviewInfo | None
    offered: bool


class ReviewedGame(BaseModel):
    """One of your last games, and how far its review has come."""

    code: str
    seat: int
    against: str = Field(description="The others who played, by name; empty if you played alone.")
    finished: int
    stage: Stage | Literal[""] = Field(description="The stage of its review; empty if there is none.")
    done: int = Field(description="How many choices have been reviewed.")
    total: int = Field(description="How many choices are reviewed; 0 until that is known.")
    mistakes: int


class MistakeKind(BaseModel):
    """A kind of choices, and what those in your reviewed games have cost."""

    kind: str = Field(description='What they were about, as the coach sorts questions; "pass" if you passed.')
    choices: int
    mistakes: int
    cost: float = Field(description="The shares of a win, or of the full score, that the mistakes cost, added up.")


class BigMistake(BaseModel):
    """One of your biggest mistakes."""

    code: str
    seat: int
    at: int = Field(description="After how many actions.")
    kind: str
    text: str
    best_text: str
    cost: float
    measure: Literal["wins", "score"] = Field(description="What the cost is a share of.")


class MistakesAnswer(BaseModel):
    """Your mistakes in a game, as far as your last games have been reviewed."""

    most: int = Field(description="How many of your last games are reviewed at most.")
    offered: bool = Field(description="Whether reviews are possible here.")
    games: list[ReviewedGame] = Field(description="Your last games, the latest first.")
    kinds: list[MistakeKind] = Field(description="The most expensive kind first.")
    biggest: list[BigMistake] = Field(description="The biggest mistakes, the biggest first.")
