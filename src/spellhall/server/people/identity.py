"""Who sends a request. Read this before you protect a route. The sender is the owner of the session whose token is in
the cookie, or, for a bot's socket, in its header.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from spellhall.server.executors.callers import is_person
from spellhall.server.people.devices import device_of
from spellhall.server.people.password_attempts import mark_of
from spellhall.server.people.refusals import refusal
from spellhall.server.storage import Store, times
from spellhall.server.storage.queries import bots, name_links, sessions
from spellhall.server.storage.records import Known, Person, Plate
from spellhall.server.translatable import worded

COOKIE = "spellhall"
MARK, MARK_PATH = "spellhall-known", "/api"
"""The cookie that shows that a login was used in this browser before; see ``password_attempts``."""
SHUT_OUT = "the host has banned you from this hall"
SEEN_EVERY = 3600
"""Seconds after which a session's last use is recorded again."""


def store_of(request: HTTPConnection) -> Store:
    """This server's store."""
    store: Store = request.app.state.store
    return store


async def known(request: HTTPConnection) -> Known | None:
    """Who sends a request, and their session. Work off the loop is done in their turn."""
    found = await _known(request)
    if found is not None:
        is_person(found.person.id)
    return found


async def _known(request: HTTPConnection) -> Known | None:
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
        HTTPException: 403 for someone who is banned.
    """
    found = await known(request)
    if found is None:
        return None
    admit(found.person)
    return found.person


def admit(person: Person) -> None:
    """Let someone in who is not banned.

    Raises:
        HTTPException: 403 for someone who is.
    """
    if person.banned is not None:
        raise refusal(
            403,
            worded("the host has banned you from this hall: {why}", why=person.banned) if person.banned else SHUT_OUT,
        )


async def required_person(found: Annotated[Person | None, Depends(person)]) -> Person:
    """Who sends a request that requires a name.

    Raises:
        HTTPException: 401 for a newcomer.
    """
    if found is None:
        raise refusal(401, "pick a name or sign in first")
    return found


async def required_player(request: HTTPConnection, me: Annotated[Person, Depends(required_person)]) -> Person:
    """Who sends a request that requires permission to play here.

    Raises:
        HTTPException: 401 for a newcomer, 403 for a guest in a hall for people with an account.
    """
    if me.guest and request.app.state.settings.entry == "accounts":
        raise refusal(403, "you need an account to play in this hall; create one or sign in on the page “You”")
    return me


class Listener:
    """Receives changes to people for any code that keeps people in memory; this one does nothing.

    An application with live tables puts its own into ``app.state.porter``.
    """

    def renamed(self, person: int, name: str) -> None:
        """Someone has a new name."""

    def shown_otherwise(self, person: int, plate: Plate) -> None:
        """Someone shows more or less of themselves: the link behind their name changes."""

    def gone(self, person: int, instead: int | None) -> None:
        """Someone was deleted; ``instead`` has taken over their games, if anyone."""

    def tokens_renewed(self, tokens: Mapping[tuple[int, int], str]) -> None:
        """Seats, by the ID of the table and their number, have new secrets."""

    def signed_out(self, sessions: Collection[str]) -> None:
        """Sessions have ended, by their IDs."""


NOBODY = Listener()


def listener_of(request: HTTPConnection) -> Listener:
    """The listener for changes to people."""
    listener: Listener = getattr(request.app.state, "porter", NOBODY)
    return listener


async def tell_what_is_shown(request: HTTPConnection, person: int) -> None:
    """Tell the listener what someone now shows of themselves."""
    found: Plate = await store_of(request).read(name_links.plate_of, person)
    listener_of(request).shown_otherwise(person, found)


def session_of(request: HTTPConnection) -> str:
    """The ID of the session whose token was sent, even if it has ended; empty without one."""
    token = bearer_of(request) or token_of(request)
    return sessions.session_id(token) if token else ""


def token_of(request: HTTPConnection) -> str:
    """The token in the cookie, empty without one."""
    return request.cookies.get(COOKIE, "")


def bearer_of(connection: HTTPConnection) -> str:
    """The token with which a bot opens a socket, empty without one. It is good for nothing else: requests are for
    people.
    """
    if connection.scope["type"] != "websocket":
        return ""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def device(request: HTTPConnection) -> str:
    """The browser's description in the list of sessions."""
    return device_of(request.headers.get("user-agent", ""))


def give_cookie(request: HTTPConnection, response: Response, token: str) -> None:
    """Store a token in the browser. No script can read it, and other sites cannot send it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=sessions.LIFE,
        httponly=True,
        samesite="lax",
        secure=request.app.state.settings.secure_cookies,
    )


def give_mark(request: HTTPConnection, response: Response, login: str, stored: str) -> None:
    """Have the browser remember that a login was used in it, even when it is signed out."""
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
    """Delete the browser's token."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.app.state.settings.secure_cookies)
