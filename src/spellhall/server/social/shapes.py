"""Requests and answers about people over HTTP: their pages, and the games that they have played."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class DeckSum(BaseModel):
    """How someone did with a deck."""

    deck: str
    games: int
    won: int
    lost: int


class GameSum(BaseModel):
    """How someone did at a game, and at it by deck, the most played first."""

    game: str
    games: int
    won: int
    lost: int
    decks: list[DeckSum]


class LevelMark(BaseModel):
    """Where a level of the computer stands on the scale of ratings."""

    level: str
    number: int


class RatingInfo(BaseModel):
    """How strong someone is at a game, from their rated games against other people.

    Attributes:
        games: how many rated games they have played.
        wanted: how many it takes until the rating is shown.
        number: the rating, on a scale where everyone begins at 1500; None until it is shown.
        give: the true strength is probably within so many points of it.
        curve: the number after each of the last hundred games, without those before it was shown.
        like: the level whose mark is nearest; empty until the rating is shown.
        marks: the levels of the game whose strength was measured, the weakest first.
    """

    game: str
    games: int
    wanted: int
    number: int | None
    give: int | None
    curve: list[int]
    like: str
    marks: list[LevelMark]


class Profile(BaseModel):
    """A person's page.

    Attributes:
        since: when the hall first knew them, in seconds since 1970.
        yours: whether it is your own; then it includes games that others may not know of.
        standing: how you stand to them: "friends", "asked" (by you), "asks" (they ask you); empty for none of these.
        games: results of games that were played to their end and not for points; games neither won nor lost are draws.
        ratings: their ratings, the most played game first. They rest on all rated games, public or not.
    """

    login: str
    name: str
    since: int
    yours: bool
    standing: Literal["", "friends", "asked", "asks"]
    games: list[GameSum]
    ratings: list[RatingInfo]


class Opponent(BaseModel):
    """Who else sat there; ``login`` leads to their page, and is empty if it is not public."""

    name: str
    agent: str
    login: str


class HistoryRow(BaseModel):
    """A finished game.

    Attributes:
        deck: the deck that they played.
        result: "won", "lost" or "drawn"; empty for a game that was played for points.
        text: how it ended, in one sentence.
        length: how many steps it had.
        finished: when it ended, in seconds since 1970.
        replay: whether you may look at its replay.
    """

    code: str
    game: str
    deck: str
    others: list[Opponent]
    result: Literal["", "won", "lost", "drawn"]
    text: str
    length: int
    finished: int
    replay: bool


class History(BaseModel):
    """Games, the latest first; pass ``after`` to get the next ones; it is empty if there are no more."""

    games: list[HistoryRow]
    after: str


class FriendLine(BaseModel):
    """Someone with an account."""

    login: str
    name: str


class Friends(BaseModel):
    """Your friends, by name; then those who ask to be, and those whom you have asked, the latest first."""

    friends: list[FriendLine]
    asks: list[FriendLine]
    asked: list[FriendLine]


class StandingInfo(BaseModel):
    """How you stand to someone now: "asked", or "friends"."""

    login: str
    name: str
    standing: Literal["", "friends", "asked", "asks"]


class ChallengeInfo(BaseModel):
    """One of your challenges, open until a time in seconds since 1970."""

    id: int
    game: str
    login: str
    name: str
    until: int


class Opened(BaseModel):
    """The code of a table where you sit."""

    code: str
