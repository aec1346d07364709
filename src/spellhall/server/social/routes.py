"""``/api/friends``, ``/api/challenges``, ``/api/searches``: friends, and how two people of the hall come to a table.

Updates are sent through the socket (see ``wire_social``).
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request
from pydantic import Field

from spellhall.server.people import required_person, required_player
from spellhall.server.people.identity import store_of
from spellhall.server.people.input_rules import GameName, Order
from spellhall.server.people.refusals import refusal, refusals
from spellhall.server.social.hub import SocialHub
from spellhall.server.social.shapes import ChallengeInfo, FriendLine, Friends, Opened, StandingInfo
from spellhall.server.storage.queries import friends
from spellhall.server.storage.queries.friends import Acquaintance
from spellhall.server.storage.records import Person
from spellhall.server.tables.http.routes import new_table
from spellhall.server.tables.refusal import BUSY, Refusal

NOBODY = "you can't send a request to that login; check the spelling"
NO_FRIEND = "you have no friend with that login"
GUEST = "guests can't add friends; create an account on the page “You” first"
TOO_OFTEN = "you've sent too many requests in the last hour; try again later"
CHANGES = refusals(400, 401, 403, 404, 409, 415, 422, 429)

router = APIRouter(prefix="/api", tags=["people"])

Known = Annotated[Person, Depends(required_person)]
Player = Annotated[Person, Depends(required_player)]
Number = Annotated[int, Path(ge=1, le=2**31 - 1, description="The number of the challenge.")]
Login = Annotated[str, Path(max_length=30, description="The login of the person.")]


def company_of(request: Request) -> SocialHub:
    """This server's social hub."""
    company: SocialHub = request.app.state.company
    return company


Here = Annotated[SocialHub, Depends(company_of)]


class FriendOrder(Order):
    """Whom you want as a friend."""

    login: str = Field(max_length=31, description="The login, with or without an @ before it.")


class ChallengeOrder(Order):
    """Which friend you want to play with, and what."""

    login: str = Field(max_length=31)
    game: GameName


class SearchOrder(Order):
    """What you want to play with anyone."""

    game: GameName


@router.get("/friends", responses=refusals(401))
async def mine(request: Request, me: Known) -> Friends:
    """Your friends, those who ask to be, and those whom you have asked."""
    circle = await store_of(request).read(friends.circle_of, me.id)
    return Friends(friends=_lines(circle.friends), asks=_lines(circle.asks), asked=_lines(circle.asked))


@router.post("/friends", status_code=201, responses=CHANGES)
async def ask(order: FriendOrder, request: Request, company: Here, me: Known) -> StandingInfo:
    """Send someone a friend request, or accept theirs."""
    _need_account(me)
    _count(request, me)
    other = await company.ask(me, order.login.removeprefix("@"))
    if other is None:
        raise refusal(404, NOBODY)
    standing = await store_of(request).read(friends.standing, me.id, other.id)
    return StandingInfo(login=other.login or "", name=other.name, standing=standing)


@router.delete("/friends/{login}", status_code=204, responses=CHANGES)
async def part(login: Login, company: Here, me: Known) -> None:
    """End a friendship, decline a request, or withdraw yours. The other person isn't notified."""
    if not await company.part(me, login.removeprefix("@")):
        raise refusal(404, NO_FRIEND)


@router.post("/challenges", status_code=201, responses=CHANGES)
async def challenge(order: ChallengeOrder, request: Request, company: Here, me: Player) -> ChallengeInfo:
    """Challenge a friend. They're notified if they are here; the challenge is open for five minutes, and while you are
    here.
    """
    _need_account(me)
    _count(request, me)
    made = await company.challenge(me, order.login.removeprefix("@"), order.game)
    return ChallengeInfo(id=made.id, game=made.game, login=made.to.login, name=made.to.name, until=made.until)


@router.post("/challenges/{id}/accept", status_code=201, responses=CHANGES, dependencies=[Depends(new_table)])
async def accept(id: Number, company: Here, me: Player) -> Opened:
    """Accept a challenge: both of you sit at a new table, where you choose your decks."""
    table = await company.accept(id, me)
    return Opened(code=table.code)


@router.delete("/challenges/{id}", status_code=204, responses=CHANGES)
async def decline(id: Number, company: Here, me: Known) -> None:
    """Decline a challenge, or withdraw your own."""
    await company.decline(id, me)


@router.post("/searches", status_code=204, responses=CHANGES)
async def seek(order: SearchOrder, request: Request, company: Here, me: Player) -> None:
    """Look for an opponent in a game. You wait as long as one of your sockets watches your friends and searches."""
    _count(request, me)
    await company.seek(me, order.game)


@router.post("/searches/mine/yes", responses=CHANGES, dependencies=[Depends(new_table)])
async def agree(company: Here, me: Player) -> Opened:
    """Accept the opponent who was found. When both have, the game begins; until then the code is empty."""
    table = await company.agree(me)
    return Opened(code="" if table is None else table.code)


@router.delete("/searches/mine", status_code=204, responses=CHANGES)
async def stop(company: Here, me: Known) -> None:
    """Stop looking, or reject the opponent who was found."""
    await company.stop(me)


def _need_account(me: Person) -> None:
    if me.guest:
        raise refusal(409, GUEST)


def _count(request: Request, me: Person) -> None:
    """Count a request that concerns other people.

    Raises:
        Refusal: when there are too many.
    """
    if not request.app.state.limiter.allows("asking", str(me.id)):
        raise Refusal(BUSY, TOO_OFTEN)


def _lines(people: list[Acquaintance]) -> list[FriendLine]:
    return [FriendLine(login=one.login, name=one.name) for one in people]
