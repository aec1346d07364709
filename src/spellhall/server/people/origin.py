"""Where a request comes from: from whose address, and whether from our own page.

A proxy in front sends requests for others, so it says for whom (``X-Forwarded-For``). Only proxies named in the
settings are trusted, because anyone can send such a header.

Other sites must not act in the name of their visitors.

Browsers send the cookie only with requests from our own site (``SameSite=Lax``); this is the second lock. A browser
says in ``Origin`` which page sends a request that changes something or opens a socket; programs other than browsers
need not say. A form on another page cannot send JSON, so nothing else is accepted. Read this when requests through a
proxy are refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send

from spellhall.server.people.refusals import refused

CHANGING = frozenset(("POST", "PUT", "PATCH", "DELETE"))
HOSTS = ("host", "x-forwarded-host")
"""The headers with the host that the browser asked for; proxies set the second (see ``Proxies``)."""
FORWARDED = (b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"forwarded")
"""The headers that say for whom a proxy speaks."""
SCHEMES = {"http": ("http", "ws"), "https": ("https", "wss")}
NEIGHBOURS = 64
"""How many bits of an IPv6 address identify someone's network: all its addresses count as one."""
SPOKEN_FOR = "spellhall.spoken_for"
"""Set in a request's scope when it has proxy headers, whether they are trusted or not."""
PEER = "spellhall.peer"
"""Set in the scope of a request that another process of this hall has passed on (see ``cluster.forwarding``)."""


def known_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address from its text, with or without a port; None for anything else."""
    host = text.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        found = ip_address(host)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def neighbourhood(host: str) -> str:
    """The name under which actions from an address are counted."""
    found = known_address(host)
    if isinstance(found, IPv6Address):
        return str(ip_network((int(found) >> NEIGHBOURS << NEIGHBOURS, NEIGHBOURS)))
    return host if found is None else str(found)


def address_of(connection: HTTPConnection) -> str:
    """The name under which the sender's actions are counted."""
    return neighbourhood(connection.client.host if connection.client is not None else "")


def counted(what: str, request: Request) -> bool:
    """Whether the address that sends a request may do something once more; if so, it counts (see ``limits``)."""
    allowed: bool = request.app.state.limiter.allows(what, address_of(request))
    return allowed


class Believed:
    """The trusted proxies.

    Args:
        networks: their addresses.
    """

    def __init__(self, networks: Iterable[str]) -> None:
        self.networks = [ip_network(network) for network in networks]

    def __contains__(self, host: str) -> bool:
        """Whether a trusted proxy has this address."""
        found = known_address(host)
        return found is not None and any(found in network for network in self.networks)

    def caller(self, proxy: str, named: str) -> str:
        """The client for whom a proxy speaks, from the addresses that it names.

        This is the right-most address that is not a proxy's: the client itself may have made up anything to the left of
        it.
        """
        caller = proxy
        for text in reversed(named.split(",")):
            found = known_address(text)
            if found is None:
                break
            caller = str(found)
            if caller not in self:
                break
        return caller


class Proxies:
    """ASGI middleware: accepts from trusted proxies for whom they speak, and ignores others."""

    def __init__(self, app: ASGIApp, networks: Iterable[str] = ()) -> None:
        self.app = app
        self.believed = Believed(networks)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on as coming from its actual sender."""
        if scope["type"] in ("http", "websocket") and PEER not in scope:
            said = [(name, value) for name, value in scope["headers"] if name in FORWARDED]
            if said:
                scope = self._heard(scope, said)
        await self.app(scope, receive, send)

    def _heard(self, scope: Scope, said: Sequence[tuple[bytes, bytes]]) -> Scope:
        client = scope.get("client")
        if client is None or client[0] not in self.believed:
            headers = [header for header in scope["headers"] if header[0] not in FORWARDED]
            return {**scope, "headers": headers, SPOKEN_FOR: True}
        told = {name: b",".join(value for of, value in said if of == name).decode("latin-1") for name, _ in said}
        heard = {**scope, SPOKEN_FOR: True}
        caller = self.believed.caller(client[0], told.get(b"x-forwarded-for", ""))
        if caller != client[0]:
            heard["client"] = (caller, 0)
        scheme = told.get(b"x-forwarded-proto", "").rpartition(",")[2].strip().lower()
        if scheme in SCHEMES:
            heard["scheme"] = SCHEMES[scheme][scope["type"] == "websocket"]
        return heard


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether the page that sends a request, if named, is one of ours. Header names are in lower case."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        place = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return bool(place) and place in (headers.get(name, "").lower() for name in HOSTS)


def is_json(headers: Mapping[str, str]) -> bool:
    """Whether a request's body, if any, is declared as JSON."""
    kind = headers.get("content-type")
    if kind is None:
        return headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    return kind.partition(";")[0].strip().lower() == "application/json"


class OriginGuard:
    """ASGI middleware that keeps other sites from changing anything. Sockets check ``same_origin`` themselves."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "http" and scope["method"] in CHANGING:
            headers = Headers(scope=scope)
            if not same_origin(headers):
                answer = refused(403, "this request comes from another site; use the hall's own page")
                return await answer(scope, receive, send)
            if not is_json(headers):
                answer = refused(415, "send JSON, with the header Content-Type: application/json")
                return await answer(scope, receive, send)
        await self.app(scope, receive, send)
