"""What is said about tables over HTTP: requests, and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from spellhall.server.people.words import Order
from spellhall.server.tables.setup import Pace, Spectators

Name = Annotated[str, Field(max_length=24)]
DeckName = Annotated[str, Field(max_length=100)]
DeckText = Annotated[str, Field(max_length=20_000)]
SeatNumber = Annotated[int, Field(ge=0, le=5)]


class SeatPlan(Order):
    """Who shall sit at a seat: me, anybody, an agent, or somebody else at this screen."""

    kind: Literal["me", "open", "agent", "hot"]
    agent: Annotated[str, Field(max_length=20)] = "greedy"
    deck: DeckName = ""
    deck_text: DeckText = ""
    name: Name = ""


class ClockPlan(Order):
    """Clocks, in seconds."""

    bank_s: Annotated[int, Field(ge=1, le=86_400)]
    increment_s: Annotated[int, Field(ge=0, le=3_600)] = 0
    allowance_s: Annotated[int, Field(ge=0, le=3_600)] = 0


class TablePlan(Order):
    """A table to set up. At least one seat is mine; without an open seat the game begins at once."""

    game: Annotated[str, Field(max_length=40)]
    preset: Annotated[str, Field(max_length=40)] = "rulebook"
    options: Annotated[dict[str, str], Field(max_length=60)] = Field(default_factory=dict)
    seats: Annotated[list[SeatPlan], Field(min_length=2, max_length=6)]
    clocks: ClockPlan | None = None
    spectators: Spectators = "on"
    listed: bool = False
    pace: Pace = "normal"


class SeatWish(Order):
    """The seat that I would like; the first free one when none is named."""

    seat: SeatNumber | None = None


class SeatChange(Order):
    """What is to be different at my seat; what is left out stays."""

    deck: DeckName | None = None
    deck_text: DeckText | None = None
    ready: bool | None = None
    name: Name | None = None


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
    """Who sits at a seat."""

    seat: int
    kind: str
    name: str
    agent: str
    deck: str
    ready: bool


class TableInfo(BaseModel):
    """A table."""

    code: str
    game: str
    stage: str
    options: dict[str, str]
    preset: str
    clocks: ClockPlan | None
    spectators: str
    pace: str
    listed: bool
    host: bool
    seats: list[SeatInfo]
    mine: list[MySeat]
    rematch: str
    seal: str
    """The hash of the deal, told before it; empty before the start."""
    seed: str
    """With which it was dealt: told to whoever may see the replay."""


class TableRow(BaseModel):
    """A table in a list. ``result`` is one sentence about how the game ended."""

    code: str
    game: str
    stage: str
    seats: list[SeatInfo]
    created: int
    yours: bool
    turn_of: str = ""
    result: str = ""
    length: int = 0


class Lobby(BaseModel):
    """The tables that everybody may see."""

    open: list[TableRow]
    watchable: list[TableRow]


class Mine(BaseModel):
    """The tables at which I sit."""

    running: list[TableRow]
    waiting: list[TableRow]
    finished: list[TableRow]


class Mark(BaseModel):
    """A line of the log, with its moment."""

    at: int
    text: str
    depth: int


class ReplayInfo(BaseModel):
    """A finished game: how long it was, from which seats I may see it (-1: as a spectator), and what happened when."""

    code: str
    game: str
    names: list[str]
    seats: list[int]
    length: int
    returns: list[float]
    marks: list[Mark]
    same_cards: bool
    """Whether the cards are still defined as they were when it was played."""
