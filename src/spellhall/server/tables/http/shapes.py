"""What is said about tables over HTTP: requests, and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from spellhall.server.people.input_rules import DeckNameIfAny, DeckText, NameIfAny, Order
from spellhall.server.tables.setup import Manner, Pace, Spectators

SeatNumber = Annotated[int, Field(ge=0, le=5)]
OptionText = Annotated[str, Field(max_length=40)]


class SeatPlan(Order):
    """Who shall sit at a seat: me, anybody, an agent, someone else at this screen; or nobody, but a deck may be chosen
    for the one who the game stands in for.
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
    """A table to set up. At least one seat is mine; without an open seat the game begins at once. Seats where nobody
    sits need not be named.
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


class SeatWish(Order):
    """The seat that I would like; the first free one when none is named."""

    seat: SeatNumber | None = None


class SeatChange(Order):
    """What is to be different at my seat; what is left out stays."""

    deck: DeckNameIfAny | None = None
    deck_text: DeckText | None = None
    ready: bool | None = None
    name: NameIfAny | None = None


class Continuation(Order):
    """The moment of a replay to go on from, the seat to take, and the level of the agents at the others."""

    at: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: SeatNumber
    agent: Annotated[str, Field(max_length=20)] = "greedy"


class MySeat(BaseModel):
    """A seat of mine, with the token that proves it."""

    seat: int
    token: str


class SeatInfo(BaseModel):
    """Who sits at a seat. The decks of others are not told until the game begins; ``login`` leads to the page of the
    person, and is empty where everybody may not see one. ``bot``: the person is a program that comes by itself.
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
    """A table. ``behind`` is by how many seconds its spectators are late."""

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
    listed: bool
    host: bool
    seats: list[SeatInfo]
    mine: list[MySeat]
    rematch: str
    broken: str = ""
    """Why the game cannot go on or cannot be shown, in one sentence; empty when it can."""
    seal: str
    """The hash of the deal, told before it; empty before the start."""
    seed: str
    """With which it was dealt: told to the one who may see the replay."""


class TableRow(BaseModel):
    """A table in a list. ``result`` says how the game ended, ``broken`` why it cannot go on, each in one sentence."""

    code: str
    game: str
    stage: str
    seats: list[SeatInfo]
    created: int
    yours: bool
    manner: str
    turn_of: str = ""
    result: str = ""
    length: int = 0
    broken: str = ""


class Lobby(BaseModel):
    """The tables that everybody may see."""

    open: list[TableRow]
    watchable: list[TableRow]


class Mine(BaseModel):
    """The tables where I sit."""

    running: list[TableRow]
    waiting: list[TableRow]
    finished: list[TableRow]


class Mark(BaseModel):
    """A line of the log, with its moment, and what it opens into."""

    at: int
    text: str
    depth: int
    opens: list[str]


class ScoreInfo(BaseModel):
    """The points of a finished game, and what so many are called."""

    points: int
    band: str


class ScoreRow(BaseModel):
    """A finished game of mine for points: with which deck, by which options, and when it ended."""

    code: str
    deck: str
    options: dict[str, str]
    points: int
    band: str
    finished: int


class Scores(BaseModel):
    """My finished games for points, oldest first."""

    scores: list[ScoreRow]


class TryRow(BaseModel):
    """A finished try at the hand of a day; the code of its table is told to the one who may see its replay."""

    name: str
    points: int
    band: str
    yours: bool
    code: str


class MyTry(BaseModel):
    """My own try: its table, and whether it is over."""

    code: str
    over: bool


class Daily(BaseModel):
    """The hand that everybody is dealt today.

    Attributes:
        day: as "2026-11-22"; until: when it ends, in seconds since 1970.
        deck: what the deck is called.
        options: the rule options.
        seal: the hash of deck and seed, the same for everybody.
        mine: my own try.
        best: the finished tries of people with an account, the best first.
    """

    day: str
    until: int
    deck: str
    options: dict[str, str]
    seal: str
    mine: MyTry | None
    best: list[TryRow]


class ReplayInfo(BaseModel):
    """A finished game: how long it was, from which seats I may see it (-1: as a spectator), and what happened when.

    Its board can be seen from the moment ``first`` to the moment ``until``, and at the end.
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
    """"off" when the game was called off; empty when its rules have ended it."""
    score: ScoreInfo | None
    """Of a game that is played for points."""
    marks: list[Mark]
    same_cards: bool
    """Whether the cards are still defined as they were when it was played."""
