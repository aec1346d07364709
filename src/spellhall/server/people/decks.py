"""``/api/decks`` and ``/api/shared``: deck lists that people save and share."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import BaseModel
from sqlalchemy import Connection

from spellhall.server.people.identity import required_person, store_of
from spellhall.server.people.input_rules import DeckName, DeckText, GameName, Order
from spellhall.server.people.refusals import refusal, refusals
from spellhall.server.storage.queries import decks
from spellhall.server.storage.records import Deck, Person
from spellhall.server.translatable import worded

MOST = 200
"""The most decks of one person."""
NONE = "you don't have that deck"
REMOVED = "this deck was removed by the host"

router = APIRouter(prefix="/api", tags=["decks"])

Someone = Annotated[Person, Depends(required_person)]
Number = Annotated[int, Path(ge=1, le=2**31 - 1, description="The number of the deck.")]


class NewDeck(Order):
    """A deck to save. The list is kept as it is, whatever is wrong with it."""

    game: GameName
    name: DeckName
    text: DeckText


class DeckChange(Order):
    """A new name and list for a deck."""

    name: DeckName
    text: DeckText


class DeckLine(BaseModel):
    """One of your decks; ``share`` is the code under which others may read it, empty for none."""

    id: int
    game: str
    name: str
    text: str
    created: int
    updated: int
    share: str


class DecksAnswer(BaseModel):
    """Your decks, the most recently changed first."""

    decks: list[DeckLine]


class ShareAnswer(BaseModel):
    """The code under which others may read a deck."""

    code: str


class SharedAnswer(BaseModel):
    """A deck that someone has shared."""

    game: str
    name: str
    text: str
    by: str


def _line(deck: Deck | None) -> DeckLine:
    if deck is None:
        raise refusal(404, NONE)
    return DeckLine(
        id=deck.id,
        game=deck.game,
        name=deck.name,
        text=deck.text,
        created=deck.created,
        updated=deck.updated,
        share=deck.share or "",
    )


@router.get("/decks", responses=refusals(401, 422))
async def my_decks(
    request: Request,
    me: Someone,
    game: Annotated[GameName | None, Query(description="Only those of this game.")] = None,
) -> DecksAnswer:
    """Your decks."""
    found = await store_of(request).read(decks.decks_of, me.id, game)
    return DecksAnswer(decks=[_line(deck) for deck in found])


@router.post("/decks", status_code=201, responses=refusals(400, 401, 403, 409, 415, 422, 429))
async def keep_deck(order: NewDeck, request: Request, me: Someone) -> DeckLine:
    """Save a deck."""
    deck = await store_of(request).write(_keep, me.id, order)
    if deck is None:
        raise refusal(409, worded("you already have {most} decks; delete one first", most=MOST))
    return _line(deck)


@router.get("/decks/{id}", responses=refusals(401, 404, 422))
async def read_deck(id: Number, request: Request, me: Someone) -> DeckLine:
    """One of your decks."""
    return _line(await store_of(request).read(decks.deck_of, me.id, id))


@router.put("/decks/{id}", responses=refusals(400, 401, 403, 404, 415, 422, 429))
async def change_deck(id: Number, order: DeckChange, request: Request, me: Someone) -> DeckLine:
    """Change a deck's name and list."""
    return _line(await store_of(request).write(decks.update_deck, me.id, id, order.name, order.text))


@router.delete("/decks/{id}", status_code=204, responses=refusals(401, 403, 404, 415, 422, 429))
async def throw_deck_away(id: Number, request: Request, me: Someone) -> None:
    """Delete a deck; its share code stops working."""
    if not await store_of(request).write(decks.delete_deck, me.id, id):
        raise refusal(404, NONE)


@router.post("/decks/{id}/share", responses=refusals(401, 403, 404, 415, 422, 429))
async def share_deck(id: Number, request: Request, me: Someone) -> ShareAnswer:
    """The code under which others may read a deck; it stays the same, and always shows the current deck."""
    deck = await store_of(request).read(decks.deck_of, me.id, id)
    if deck is not None and deck.removed is not None:
        raise refusal(403, REMOVED)
    code = await store_of(request).write(decks.share_deck, me.id, id)
    if code is None:
        raise refusal(404, NONE)
    return ShareAnswer(code=code)


@router.get("/shared/{code}", responses=refusals(404))
async def read_shared(code: str, request: Request) -> SharedAnswer:
    """A deck that someone has shared."""
    deck = await store_of(request).read(decks.deck_by_share, code)
    if deck is None:
        raise refusal(404, "no shared deck has this code")
    if deck.removed is not None:
        raise refusal(404, REMOVED)
    return SharedAnswer(game=deck.game, name=deck.name, text=deck.text, by=deck.by)


def _keep(connection: Connection, person: int, order: NewDeck) -> Deck | None:
    if decks.count_decks(connection, person) >= MOST:
        return None
    return decks.create_deck(connection, person, order.game, order.name, order.text)
