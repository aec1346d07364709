"""Requests and answers about tables over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from spellhall.server.people.input_rules import DeckNameIfAny, DeckText, NameIfAny, Order
from spellhall.server.tables.setup import Manner, Pace, Spectators

SeatNumber = Annotated[int, Field(ge=0, le=5)]
OptionText = Annotated[str, Field(max_length=40)]


class SeatPlan(Order):
    """Who is to sit at a seat: you, anyone, an agent, or someone else at this screen. A stand-in's seat stays empty,
    but you may choose its deck.
    """

    kind: Literal["me", "open", "agent", "hot", "stand-in"]
    agent: Annotated[str, Field(max_length=20)] = "greedy"
    deck: DeckNameIfAny = ""
    deck_text: DeckText = ""
    name: NameIfAny = ""


class ClockPlan(Order):
    """Clocks, in seconds."""

    bank_s: Annotated[int, Field(ge=1, le=86_400)]
    increment_s: Annotated[int, Field(ge=0, le=3_600)] = 0
    allowance_s: Annotated[int, Field(ge=0, le=3_600)] = 0


class TablePlan(Order):
    """A table to set up. At least one seat is yours; without an open seat the game begins at once. Empty seats may be
    left out.
    """

    game: Annotated[str, Field(max_length=40)]
    preset: Annotated[str, Field(max_length=40)] = "rulebook"
    options: Annotated[dict[OptionText, OptionText], Field(max_length=60)] = Field(default_factory=dict)
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=6)]
    clocks: ClockPlan | None = None
    spectators: Spectators = "on"
    listed: bool = False
    pace: Pace = "normal"
    manner: Manner = "casual"
    rated: Annotated[
        bool, Field(description="Whether it counts for ratings: between people with an account, and always strict.")
    ] = False


class SeatWish(Order):
    """The seat that you would like; by default the first free one."""

    seat: SeatNumber | None = None


class SeatChange(Order):
    """The changes at your seat; anything left out stays."""

    deck: DeckNameIfAny | None = None
    deck_text: DeckText | None = None
    ready: bool | None = None
    name: NameIfAny | None = None


class Continuation(Order):
    """The moment of a replay to play on from, the seat to take, and the level of the agents at the other seats."""

    at: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: SeatNumber
    agent: Annotated[str, Field(max_length=20)] = "greedy"


class MySeat(BaseModel):
    """One of your seats, with the token that proves it."""

    seat: int
    token: str


class SeatInfo(BaseModel):
    """Who sits at a seat. Other players' decks are hidden until the game begins; ``login`` leads to the person's page,
    and is empty if it is not public. ``bot``: the person is a program that connects by itself.
    """

    seat: int
    kind: str
    name: str
    agent: str
    deck: str
    ready: bool
    login: str
    bot: bool = False


class TableInfo(BaseModel):
    """A table. ``behind`` is how many seconds its spectators are delayed. ``cards`` are the keys of the different cards
    in your own decks here, in alphabetical order; of other decks you learn what the game shows.
    """

    code: str
    game: str
    stage: str
    options: dict[str, str]
    preset: str
    clocks: ClockPlan | None
    spectators: str
    behind: int
    pace: str
    manner: str
    rated: bool
    listed: bool
    host: bool
    seats: list[SeatInfo]
    mine: list[MySeat]
    cards: list[str]
    rematch: str
    broken: str = ""
    """Why the game cannot go on or cannot be shown, in one sentence; empty when it can."""
    seal: str
    """The hash of the deal, published before it; empty before the start."""
    seed: str
    """The seed of the deal, for anyone who may see the replay."""


class TableRow(BaseModel):
    """A table in a list. ``result`` says how the game ended, ``broken`` why it cannot go on, each in one sentence."""

    code: str
    game: str
    stage: str
    seats: list[SeatInfo]
    created: int
    yours: bool
    manner: str
    rated: bool
    turn_of: str = ""
    result: str = ""
    length: int = 0
    broken: str = ""


class Lobby(BaseModel):
    """The public tables."""

    open: list[TableRow]
    watchable: list[TableRow]


class Mine(BaseModel):
    """The tables where you sit."""

    running: list[TableRow]
    waiting: list[TableRow]
    finished: list[TableRow]


class Mark(BaseModel):
    """A log line, with its moment, and the details that it opens into."""

    at: int
    text: str
    depth: int
    opens: list[str]


class ScoreInfo(BaseModel):
    """The points of a finished game, and the name for that many."""

    points: int
    band: str


class ScoreRow(BaseModel):
    """One of your finished games for points: its deck, its options, and when it ended."""

    code: str
    deck: str
    options: dict[str, str]
    points: int
    band: str
    finished: int


class Scores(BaseModel):
    """Your finished games for points, oldest first."""

    scores: list[ScoreRow]


class TryRow(BaseModel):
    """A finished try at the hand of a day; it has the code of its table if you may see the replay."""

    name: str
    points: int
    band: str
    yours: bool
    code: str


class MyTry(BaseModel):
    """Your own try: its table, and whether it is over."""

    code: str
    over: bool


class Daily(BaseModel):
    """Today's hand, the same for everyone.

    Attributes:
        day: as "2026-11-22"; until: when it ends, in seconds since 1970.
        deck: the name of the deck.
        options: the rule options.
        seal: the hash of deck and seed, the same for everyone.
        mine: your own try.
        best: the finished tries of people with an account, the best first.
    """

    day: str
    until: int
    deck: str
    options: dict[str, str]
    seal: str
    mine: MyTry | None
    best: list[TryRow]


class DailyPar(BaseModel):
    """The score of a computer player with a day's cards, its name by the rules, and the player's level.

    ``points`` is null while they're still being played.
    """

    day: str
    points: int | None
    band: str
    level: str


class GamePar(BaseModel):
    """What a computer player scores with the cards of a finished game for points.

    With the very same cards, for a hand of the day (``hand``); otherwise on average, in ``games`` games with its deck.
    ``points`` is null where no one has measured it.
    """

    points: float | None
    hand: bool
    level: str
    games: int


class ReplayInfo(BaseModel):
    """A finished game: how long it was, from which seats you may see it (-1: as a spectator), and what happened when.

    Its board can be shown from the moment ``first`` to the moment ``until``, and at the end.
    """

    code: str
    game: str
    names: list[str]
    seats: list[int]
    length: int
    first: int
    until: int
    returns: list[float]
    ending: str
    """"off" when the game was called off; empty when its rules ended it."""
    score: ScoreInfo | None
    """For a game that is played for points."""
    marks: list[Mark]
    same_cards: bool
    """Whether the cards are still defined as they were when it was played."""
