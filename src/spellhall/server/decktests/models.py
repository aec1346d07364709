"""Requests and answers of deck tests, as pydantic models; the page's types are generated from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from spellhall.server.job_queue import Stage
from spellhall.server.people.input_rules import DeckName, DeckText, GameName, Order

MOST_OPTIONS = 64
MOST_GAMES = 100_000
Word = Annotated[str, StringConstraints(min_length=1, max_length=40)]


class DeckTestOrder(Order):
    """A deck to test, as a list, and the number of games."""

    game: GameName
    name: DeckName
    text: DeckText
    preset: Word = "rulebook"
    options: dict[Word, Word] = Field(default={}, max_length=MOST_OPTIONS, description="On top of the preset.")
    games: Annotated[int, Field(ge=2, le=MOST_GAMES)] = 100


class FigureRow(BaseModel):
    """One row: the bar shows the value, and the true value is between low and high in 95 of 100 cases."""

    label: str
    value: float
    low: float | None
    high: float | None
    counts: list[float] = Field(description="The numbers behind the value.")


class FigureAnswer(BaseModel):
    """One result from the games."""

    name: str
    title: str
    said: str = Field(description="The result in a few words.")
    meaning: str = Field(description="What that means, in one sentence.")
    unit: str = Field(description="Of the values: % for shares from 0 to 100, or what is counted.")
    heads: list[str] = Field(description="The headings of label, value and counts.")
    rows: list[FigureRow]


class DeckTestReport(BaseModel):
    """The results of the games."""

    games: int
    alone: int = Field(description="How many additional games the deck played alone.")
    errors: int = Field(description="Games that failed; they are not counted.")
    seed: int
    agent: str
    figures: list[FigureAnswer]


class DeckTestLine(BaseModel):
    """One of your tests."""

    game: str
    name: str
    copies: Mapping[str, int] = Field(description="The cards of the deck as it was tested.")
    stage: Stage
    ahead: int = Field(description="How many tests come before it.")
    played: int
    games: int
    report: DeckTestReport | None = Field(description="Once it is over, if any game was played.")


class MyDeckTest(BaseModel):
    """Your last test, if there is one, and how many games one may have; 0 if there are no deck tests."""

    test: DeckTestLine | None
    most: int
