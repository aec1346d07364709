"""What is said about pods over HTTP: requests, and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from spellhall.server.library.models import DeckEntry, Fault
from spellhall.server.people.input_rules import GameName, Order
from spellhall.server.pods.setup import Rounds, Timer

LONGEST_DECK = 250
"""The most cards of a deck that is built in a pod."""
Key = Annotated[str, StringConstraints(min_length=1, max_length=60)]


class PodPlan(Order):
    """A pod to set up: I take its first seat; those that are free when it begins are taken by agents."""

    game: GameName
    form: Annotated[str, Field(max_length=40)] = "draft"
    seats: Annotated[int, Field(ge=2, le=12)] = 8
    timer: Timer = "usual"
    rounds: Rounds = "robin"
    best_of: Literal[1, 3, 5] = 1


class Built(Order):
    """A deck: how often it holds each card."""

    cards: Annotated[dict[Key, Annotated[int, Field(ge=1, le=LONGEST_DECK)]], Field(max_length=LONGEST_DECK)]


class PodInfo(BaseModel):
    """A pod, and my seat in it (-1: none). What happens there is told by the socket."""

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
    """The pods where I sit, or which I have set up, newest first."""

    pods: list[PodInfo]


class FormLine(BaseModel):
    """One way to play with cards that are opened at the table."""

    name: str
    title: str
    text: str
    rules: list[str]
    preset: str
    drafted: bool
    least: int
    most: int


class Forms(BaseModel):
    """The forms of a game, those that fit into a pod of this hall; none where it has no packs."""

    game: str
    forms: list[FormLine]


class CheckedDeck(BaseModel):
    """A deck, held to my pool."""

    legal: bool
    size: int
    faults: list[Fault]
    cautions: list[str]


class Suggested(BaseModel):
    """The deck that the hall would build of my pool."""

    entries: list[DeckEntry]


class Listing(BaseModel):
    """My deck and my pool as a list, to be kept or played elsewhere; a pool alone while there is no deck."""

    text: str


class PickLine(BaseModel):
    """A card that was taken: of which pack and which pile, and who chose it."""

    pack: int
    number: int
    seat: int
    pile: list[str]
    card: str
    by: str


class PickLog(BaseModel):
    """The picks that I may look at: mine, or those of all when the pod is over; then their decks, too, by seat."""

    picks: list[PickLine]
    decks: list[list[str]]
