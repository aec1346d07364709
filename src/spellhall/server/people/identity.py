"""Who sends a request: the holder of the session whose token is in the cookie, or, on the socket, of that of a bot."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from spellhall.server.people.devices import device_of
from spellhall.server.people.password_attempts import mark_of
from spellhall.server.people.refusals import refusal
from spellhall.server.storage import Store, times
from spellhall.server.storage.queries import bots, name_links, sessions
from spellhall.server.storage.records import Known, Person, Plate
from spellhall.server.translatable import worded

COOKIE = "spellhall"
MARK, MARK_PATH = "spellhall-known", "/api"
"""The cookie that says in which browser a login was used before; see ``password_attempts``."""
SHUT_OUT = "the host has banned you from this hall"
SEEN_EVERY = 3600
"""Seconds after which it is noted anew that a session is in use."""


def store_of(request: HTTPConnection) -> Store:
    """The store of the server that answers."""
    store: Store = request.app.state.store
    return store


async def known(request: HTTPConnection) -> Known | None:
    """Who sends a request, and in which session."""
    store = store_of(request)
    if bearer := bearer_of(request):
        return await store.read(bots.bot_by_token, bearer)
    token = token_of(request)
    if not token:
        return None
    found = await store.read(sessions.person_by_session, token)
    if found is not None and found.seen < times.now() - SEEN_EVERY:
        await store.write(sessions.touch_session, token)
    return found


async def person(request: HTTPConnection) -> Person | None:
    """Who sends a request; None for a newcomer.

    Raises:
        HTTPException: 403 for one who is shut out.
    """
    found = await known(request)
    if found is None:
        return None
    admit(found.person)
    return found.person


def admit(person: Person) -> None:
    """Let someone in who is not shut out.

    Raises:
        HTTPException: 403 for one who is.
    """
    if person.banned is not None:
        raise refusal(
            403,
            worded("the host has banned you from this hall: {why}", why=person.banned) if person.banned else SHUT_OUT,
        )


async def required_person(found: Annotated[Person | None, Depends(person)]) -> Person:
    """Who sends a request that only people with a name may send.

    Raises:
        HTTPException: 401 for a newcomer.
    """
    if found is None:
        raise refusal(401, "pick a name or sign in first")
    return found


async def required_player(request: HTTPConnection, me: Annotated[Person, Depends(required_person)]) -> Person:
    """Who sends a request that only people who may play here may send.

    Raises:
        HTTPException: 401 for a newcomer, 403 for a guest in a hall for people with an account.
    """
    if me.guest and request.app.state.settings.entry == "accounts":
        raise refusal(403, "you need an account to play in this hall; create one or sign in on the page “You”")
    return me


class Listener:
    """Anyone who keeps people in memory and has to know at once what changes among them; this one keeps nobody.

    An application that has live tables puts its own into ``app.state.porter``.
    """

    def renamed(self, person: int, name: str) -> None:
        """Someone is called otherwise."""

    def shown_otherwise(self, person: int, plate: Plate) -> None:
        """Someone shows more of themselves, or less: their name leads elsewhere from now on."""

    def gone(self, person: int, instead: int | None) -> None:
        """Someone is no more; ``instead`` has taken over the games, if anybody."""

    def tokens_renewed(self, tokens: Mapping[tuple[int, int], str]) -> None:
        """Seats, by the ID of the table and their number, have other secrets."""

    def signed_out(self, sessions: Collection[str]) -> None:
        """Sessions have ended, by their IDs."""


NOBODY = Listener()


def listener_of(request: HTTPConnection) -> Listener:
    """Anyone who has to know what changes among people."""
    listener: Listener = getattr(request.app.state, "porter", NOBODY)
    return listener


async def tell_what_is_shown(request: HTTPConnection, person: int) -> None:
    """Tell those who keep people in memory what someone shows of themselves now."""
    found: Plate = await store_of(request).read(name_links.plate_of, person)
    listener_of(request).shown_otherwise(person, found)


def session_of(request: HTTPConnection) -> str:
    """The ID of the session whose token is sent, which may have ended; empty without one."""
    token = bearer_of(request) or token_of(request)
    return sessions.session_id(token) if token else ""


def token_of(request: HTTPConnection) -> str:
    """The token in the cookie, empty without one."""
    return request.cookies.get(COOKIE, "")


def bearer_of(connection: HTTPConnection) -> str:
    """The token with which a bot opens a socket, empty without one. It opens nothing else: requests are for people."""
    if connection.scope["type"] != "websocket":
        return ""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def device(request: HTTPConnection) -> str:
    """What the browser is called in the list of sessions."""
    return device_of(request.headers.get("user-agent", ""))


def give_cookie(request: HTTPConnection, response: Response, token: str) -> None:
    """Have the browser keep a token. No script can read it, and other sites cannot send it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=sessions.LIFE,
        httponly=True,
        samesite="lax",
        secure=request.app.state.settings.secure_cookies,
    )


def give_mark(request: HTTPConnection, response: Response, login: str, stored: str) -> None:
    """Have the browser remember that a login was used in it, also when it is signed out."""
    response.set_cookie(
        MARK,
        mark_of(login, stored),
        max_age=sessions.LIFE,
        path=MARK_PATH,
        httponly=True,
        samesite="strict",
        secure=request.app.state.settings.secure_cookies,
    )


def take_cookie(request: HTTPConnection, response: Response) -> None:
    """Have the browser forget its token."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.app.state.settings.secure_cookies)
