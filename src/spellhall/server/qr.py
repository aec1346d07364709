"""``GET /api/qr``: QR codes with the address of a table, a pod or an event, to open it on a phone."""

from __future__ import annotations

import io
from enum import Enum
from typing import Annotated

import segno
from fastapi import APIRouter, Path, Request, Response

from spellhall.server.people.refusals import refusals
from spellhall.server.storage.codes import as_code
from spellhall.server.tables.refusal import Refusal

router = APIRouter(prefix="/api/qr", tags=["tables"], responses=refusals(404, 422, 429))
LONGEST = 16
"""Longer than any code, including the hyphens that people type into one."""
KEEP = "private, max-age=3600"


class Room(Enum):
    """Where a code may lead."""

    TABLE = "table"
    POD = "pod"
    EVENT = "event"


@router.get("/{to}/{code}", response_class=Response)
def draw(request: Request, to: Room, code: Annotated[str, Path(max_length=LONGEST)]) -> Response:
    """The address of a table, a pod or an event as a QR code. It is not checked whether the code exists."""
    plain = as_code(code)
    if not plain:
        raise Refusal("table", "nothing has this code")
    drawn = io.BytesIO()
    address = f"{request.base_url}{to.value}/{plain}"
    # Always dark on light with a margin, whatever the page's theme: few cameras read inverted codes.
    segno.make_qr(address, error="m").save(drawn, kind="svg", border=3, light="#fff", dark="#1d1417", omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": KEEP})
