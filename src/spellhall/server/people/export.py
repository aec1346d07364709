"""``/api/me/export``: download everything that the hall stores about you."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Request, Response

from spellhall.server.people.identity import required_person, store_of
from spellhall.server.people.refusals import refusals
from spellhall.server.storage.export import export_of
from spellhall.server.storage.records import Person

router = APIRouter(prefix="/api", tags=["people"])

HEADERS = {"content-disposition": 'attachment; filename="spellhall.json"', "cache-control": "no-store"}


@router.get(
    "/me/export",
    response_class=Response,
    responses=refusals(401) | {200: {"content": {"application/json": {}}}},
)
async def take_home(request: Request, me: Annotated[Person, Depends(required_person)]) -> Response:
    """Everything that the hall stores about you: identity, decks, ratings, tables, chat lines, browsers. No tokens
    are included.
    """
    kept = await store_of(request).read(export_of, me.id)
    return Response(msgspec.json.encode(kept), media_type="application/json", headers=HEADERS)
