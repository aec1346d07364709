"""``/api/bots``: an account makes, renews and removes bots; a host calls one to an open seat of their table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from sqlalchemy import Connection

from spellhall.server.bots.registry import Bots
from spellhall.server.bots.shapes import BotLine, BotOrder, BotsHere, CallOrder, MyBot, MyBots, NewToken
from spellhall.server.people import required_person, required_player
from spellhall.server.people.accounts import CROWDED, Ended, end_bot, tell
from spellhall.server.people.identity import device, listener_of, store_of
from spellhall.server.people.input_rules import GameName
from spellhall.server.people.origin import counted
from spellhall.server.people.refusals import refusal, refusals
from spellhall.server.storage.codes import new_token
from spellhall.server.storage.queries import audit, bots, people
from spellhall.server.storage.records import Bot, Person
from spellhall.server.tables.http.routes import Tables
from spellhall.server.tables.refusal import BUSY, Refusal
from spellhall.server.translatable import worded

GUEST = "guests can't have bots; create an account on the page “You” first"
NO_BOTS = "bots are turned off in this hall"
NOT_YOURS = "none of your bots has this code"
NOBODY = "no bot has this code"
NOT_HOST = "only the table's host can invite a bot"
TOO_OFTEN = "you've invited too many bots in the last hour; try again later"
CHANGES = refusals(400, 401, 403, 404, 409, 415, 422, 429)
NO_STORE = {"cache-control": "no-store"}

router = APIRouter(prefix="/api/bots", tags=["bots"])
calling = APIRouter(prefix="/api/tables", tags=["bots"])
routers = (router, calling)

Known = Annotated[Person, Depends(required_person)]
Player = Annotated[Person, Depends(required_player)]
Code = Annotated[str, Path(max_length=20, description="The code of the bot.")]
TableCode = Annotated[str, Path(max_length=20, description="The code of the table.")]


def keeper_of(request: Request) -> Bots:
    """This server's bots."""
    keeper: Bots = request.app.state.bots
    return keeper


Here = Annotated[Bots, Depends(keeper_of)]


@router.get("/mine", responses=refusals(401))
async def mine(request: Request, here: Here, me: Known) -> MyBots:
    """Your bots."""
    found = await store_of(request).read(bots.bots_of, me.id)
    return MyBots(bots=[_told(bot, here) for bot in found], most=request.app.state.settings.bots_per_person)


@router.get("", responses=refusals(401, 422))
async def to_be_called(
    game: Annotated[GameName, Query(description="What it shall play.")], request: Request, here: Here, me: Known
) -> BotsHere:
    """The bots that are online, and play a game."""
    found = await store_of(request).read(bots.bots_by_person, here.here(game))
    return BotsHere(bots=[BotLine(code=bot.code, name=bot.name, yours=bot.owner == me.id) for bot in found])


@router.post("", status_code=201, responses=CHANGES)
async def make(order: BotOrder, request: Request, response: Response, me: Known) -> NewToken:
    """Make a bot. Its token is shown only this once: anyone who has it is the bot."""
    if me.guest:
        raise refusal(409, GUEST)
    most = request.app.state.settings.bots_per_person
    if not most:
        raise refusal(409, NO_BOTS)
    if not counted("account", request):
        raise refusal(429, CROWDED)
    token = new_token()
    made = await store_of(request).write(_make, me.id, order, token, most, device(request))
    if made is None:
        raise refusal(409, worded("you already have {most} bots; remove one first", most=most))
    response.headers.update(NO_STORE)
    return NewToken(code=made.code, token=token)


@router.post("/{code}/token", status_code=201, responses=CHANGES)
async def renew(code: Code, request: Request, response: Response, me: Known) -> NewToken:
    """Give a bot a new token; the previous one becomes invalid, and its connections are closed."""
    bot = await _own(request, code, me)
    token = new_token()
    tell(request, await store_of(request).write(_renew, bot, token, device(request)))
    response.headers.update(NO_STORE)
    return NewToken(code=bot.code, token=token)


@router.delete("/{code}", status_code=204, responses=CHANGES)
async def remove(code: Code, request: Request, me: Known) -> None:
    """Remove a bot. Its games stay, under the name "someone"."""
    bot = await _own(request, code, me)
    ended = await store_of(request).write(_remove, bot, device(request))
    listener_of(request).gone(bot.person, None)
    tell(request, ended)


@calling.post("/{code}/bots", status_code=204, responses=CHANGES)
async def call(code: TableCode, order: CallOrder, request: Request, floor: Tables, here: Here, me: Player) -> None:
    """Call a bot to an open seat; only the host may. It sits down by itself in a moment."""
    table = await floor.table(code)
    if table.host != me.id:
        raise Refusal("seat", NOT_HOST)
    if not request.app.state.limiter.allows("asking", str(me.id)):
        raise Refusal(BUSY, TOO_OFTEN)
    bot = await store_of(request).read(bots.bot_by_code, order.bot)
    if bot is None:
        raise refusal(404, NOBODY)
    here.call(table, order.seat, bot)


async def _own(request: Request, code: str, me: Person) -> Bot:
    bot: Bot | None = await store_of(request).read(bots.bot_by_code, code, me.id)
    if bot is None:
        raise refusal(404, NOT_YOURS)
    return bot


def _told(bot: Bot, here: Bots) -> MyBot:
    return MyBot(
        code=bot.code,
        name=bot.name,
        games=bot.games,
        made=bot.made,
        seen=bot.seen or 0,
        here=here.is_here(bot.person),
    )


def _make(connection: Connection, owner: int, order: BotOrder, token: str, most: int, device: str) -> Bot | None:
    made = bots.create_bot(connection, owner, order.name, sorted(set(order.games)), token, most)
    if made is not None:
        audit.note(connection, "make bot", device, owner)
    return made


def _renew(connection: Connection, bot: Bot, token: str, device: str) -> Ended:
    ended = end_bot(connection, bot)
    bots.renew_token(connection, bot.person, token)
    audit.note(connection, "renew bot", device, bot.owner)
    return ended


def _remove(connection: Connection, bot: Bot, device: str) -> Ended:
    ended = end_bot(connection, bot)
    people.delete_person(connection, bot.person)
    audit.note(connection, "remove bot", device, bot.owner)
    return ended
