"""Whether a request comes from our own page. Other sites must not act in the name of those who visit them.

Browsers send the cookie with requests of our own site only (``SameSite=Lax``); this is the second lock. A browser says
in ``Origin`` which page sends a request that changes something or opens a socket; programs that are no browsers need
not say. A form of another page cannot send JSON, so nothing else is taken.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from spellhall.server.people.refusals import refused

CHANGING = frozenset(("POST", "PUT", "PATCH", "DELETE"))
HOSTS = ("host", "x-forwarded-host")
"""Where the host stands that the browser asked for; the second is set by proxies, and no page can set it."""


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether the page that sends a request, if it is said, is one of ours. Names of headers are in small letters."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        place = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return bool(place) and place in (headers.get(name, "").lower() for name in HOSTS)


def is_json(headers: Mapping[str, str]) -> bool:
    """Whether what a request carries, if anything, is said to be JSON."""
    kind = headers.get("content-type")
    if kind is None:
        return headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    return kind.partition(";")[0].strip().lower() == "application/json"


class OriginGuard:
    """ASGI middleware that lets nothing change for other sites. Sockets look at ``same_origin`` themselves."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "http" and scope["method"] in CHANGING:
            headers = Headers(scope=scope)
            if not same_origin(headers):
                answer = refused(403, "this request comes from another site; use the page of the hall")
                return await answer(scope, receive, send)
            if not is_json(headers):
                answer = refused(415, "send JSON, with the header Content-Type: application/json")
                return await answer(scope, receive, send)
        await self.app(scope, receive, send)
