"""``/api/me/openness``: what you show of yourself, and to whom."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel

from spellhall.server.people.identity import required_person, store_of, tell_what_is_shown
from spellhall.server.people.input_rules import Order
from spellhall.server.people.refusals import refusal, refusals
from spellhall.server.storage.queries import profiles
from spellhall.server.storage.queries.profiles import Openness, Seen, Shown
from spellhall.server.storage.records import Person

GUEST = "guests have no page and no friends; create an account first"

router = APIRouter(prefix="/api/me/openness", tags=["people"])

Someone = Annotated[Person, Depends(required_person)]


class OpennessOrder(Order):
    """Who may see your page, and who may see whether you are here and where you play."""

    page: Shown
    presence: Seen


class OpennessInfo(BaseModel):
    """Who sees your page: everybody, friends (others can still find you by your login), or nobody, which also blocks
    friend requests. And who sees whether you are here: friends, or nobody.
    """

    page: Shown
    presence: Seen


@router.get("", responses=refusals(401, 409))
async def shown(request: Request, me: Someone) -> OpennessInfo:
    """What you show of yourself."""
    _need_account(me)
    found = await store_of(request).read(profiles.openness_of, me.id)
    return OpennessInfo(page=found.page, presence=found.presence)


@router.put("", responses=refusals(400, 401, 403, 409, 415, 422, 429))
async def show(order: OpennessOrder, request: Request, me: Someone) -> OpennessInfo:
    """Show more of yourself, or less, from now on."""
    _need_account(me)
    wanted = Openness(page=order.page, presence=order.presence)
    await store_of(request).write(profiles.set_openness, me.id, wanted)
    await tell_what_is_shown(request, me.id)
    return OpennessInfo(page=order.page, presence=order.presence)


def _need_account(me: Person) -> None:
    if me.guest:
        raise refusal(409, GUEST)
