"""Requests and answers about pods over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from spellhall.server.library.models import DeckEntry, Fault
from spellhall.server.library.product_models import ChoiceLine
from spellhall.server.people.input_rules import GameName, Order
from spellhall.server.pods.setup import Rounds, Timer

LONGEST_DECK = 250
"""The most cards in a deck built in a pod."""
Key = Annotated[str, StringConstraints(min_length=1, max_length=60)]


class PodPlan(Order):
    """A pod to set up: you take its first seat; agents take the seats that are free when it begins."""

    game: GameName
    form: Annotated[str, Field(max_length=40)] = "draft"
    seats: Annotated[int, Field(ge=2, le=12)] = 8
    timer: Timer = "usual"
    rounds: Rounds = "robin"
    best_of: Literal[1, 3, 5] = 1
    products: Annotated[list[Annotated[str, Field(max_length=60)]], Field(default_factory=list, max_length=8)]


class Built(Order):
    """A deck: how many copies of each card it has."""

    cards: Annotated[dict[Key, Annotated[int, Field(ge=1, le=LONGEST_DECK)]], Field(max_length=LONGEST_DECK)]


class PodInfo(BaseModel):
    """A pod, and your seat in it (-1: none). The socket sends what happens there."""

    code: str
    game: str
    form: str
    stage: str
    seats: int
    free: int
    mine: int
    host: bool
    created: int


class MyPods(BaseModel):
    """The pods where you sit, or that you have set up, newest first."""

    pods: list[PodInfo]


class FormLine(BaseModel):
    """One way to play with freshly opened cards, and the products to choose for it."""

    name: str
    title: str
    text: str
    rules: list[str]
    preset: str
    drafted: bool
    least: int
    most: int
    choices: list[ChoiceLine]


class Forms(BaseModel):
    """A game's forms that fit into a pod of this hall; none if the game has no packs."""

    game: str
    forms: list[FormLine]


class CheckedDeck(BaseModel):
    """A deck, checked against your pool."""

    legal: bool
    size: int
    faults: list[Fault]
    cautions: list[str]


class Suggested(BaseModel):
    """The deck that the hall would build from your pool."""

    entries: list[DeckEntry]


class Listing(BaseModel):
    """Your deck and your pool as a list, to save or to play elsewhere; only the pool while there is no deck."""

    text: str


class PickLine(BaseModel):
    """A pick: from which pack and which pile, and who chose it."""

    pack: int
    number: int
    seat: int
    pile: list[str]
    card: str
    by: str


class PickLog(BaseModel):
    """The picks that you may look at: yours, or everyone's when the pod is over; then also their decks, by seat."""

    picks: list[PickLine]
    decks: list[list[str]]
