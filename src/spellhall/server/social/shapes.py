"""What is said over HTTP about people: their pages, and the games that they have played."""

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
    """How someone did at a game, and at it by deck, those played most first."""

    game: str
    games: int
    won: int
    lost: int
    decks: list[DeckSum]


class Profile(BaseModel):
    """The page of a person.

    Attributes:
        since: when the hall first knew them, in seconds since 1970.
        yours: whether it is your own; then games stand here that others may not know of.
        standing: how you stand to them: "friends", "asked" (by you), "asks" (they ask you); empty for none of these.
        games: what was played to its end and not for points; neither won nor lost are draws.
    """

    login: str
    name: str
    since: int
    yours: bool
    standing: Literal["", "friends", "asked", "asks"]
    games: list[GameSum]


class Opponent(BaseModel):
    """Who else sat there; ``login`` leads to their page, and is empty where everybody may not see one."""

    name: str
    agent: str
    login: str


class HistoryRow(BaseModel):
    """A game that is over.

    Attributes:
        deck: with which deck they played.
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
    """Games, the last first; ``after`` asks for those behind them, and is empty where there are no more."""

    games: list[HistoryRow]
    after: str


class FriendLine(BaseModel):
    """Someone with an account."""

    login: str
    name: str


class Friends(BaseModel):
    """Your friends, by their names; those who ask to be, and those whom you have asked, the last first."""

    friends: list[FriendLine]
    asks: list[FriendLine]
    asked: list[FriendLine]


class StandingInfo(BaseModel):
    """How you stand to somebody now: "asked", or "friends"."""

    login: str
    name: str
    standing: Literal["", "friends", "asked", "asks"]


class ChallengeInfo(BaseModel):
    """A challenge of yours, which stands until a time in seconds since 1970."""

    id: int
    game: str
    login: str
    name: str
    until: int


class Opened(BaseModel):
    """The code of a table where you sit."""

    code: str
