"""``/api/me``, ``/api/accounts``, ``/api/sessions``: people start as guests, and make an account to sign in on other
devices.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

import msgspec
from fastapi import APIRouter, Depends, Path, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from spellhall.server.people.identity import (
    MARK,
    MARK_PATH,
    admit,
    device,
    give_cookie,
    give_mark,
    known,
    listener_of,
    person,
    required_person,
    session_of,
    store_of,
    take_cookie,
    tell_what_is_shown,
    token_of,
)
from spellhall.server.people.input_rules import Login, Name, Order, Password
from spellhall.server.people.origin import address_of, counted
from spellhall.server.people.password_attempts import Tries, is_mark
from spellhall.server.people.passwords import fits, hash_of, is_outdated
from spellhall.server.people.refusals import refusal, refusals
from spellhall.server.storage.codes import new_token
from spellhall.server.storage.queries import audit, bots, invitations, people, sessions, tables
from spellhall.server.storage.records import Bot, Known, Person
from spellhall.server.translatable import worded

WRONG = "wrong login or password"
CROWDED = "too many new players from your address; try again later"
TAKEN = "this login is taken; choose another"
BY_INVITATION = "this hall is invitation only; ask the host for a code"
NOT_INVITED = "this code isn't valid here, or it's used up; ask for a new one"

router = APIRouter(prefix="/api", tags=["people"])
tries = Tries()

Entry = Literal["open", "invite", "accounts"]
Found = Annotated[Person | None, Depends(person)]
Someone = Annotated[Person, Depends(required_person)]
SessionId = Annotated[str, Path(pattern="^[0-9a-f]{16}$", description="As in the list of sessions.")]


class Introduction(Order):
    """The name that someone wants to have; in a hall by invitation, also a newcomer's code."""

    name: Name
    invite: str = Field(default="", max_length=100)


class NewAccount(Order):
    """A login and a password for signing in on other devices."""

    login: Login
    password: Password


class SignIn(Order):
    """The login and the password of an account."""

    login: str = Field(max_length=100)
    password: str = Field(max_length=1000)


class PasswordChange(Order):
    """The current password, and the new one."""

    old: str = Field(max_length=1000)
    new: Password


class Me(BaseModel):
    """Who you are. A newcomer has no name; a guest has no login. ``entry``: who may come into the hall."""

    name: str
    guest: bool
    login: str
    entry: Entry


class Device(BaseModel):
    """A browser where you are signed in. Times are seconds since 1970."""

    id: str
    device: str
    created: int
    seen: int
    current: bool


def me_of(request: Request, person: Person | None) -> Me:
    """What someone sees about themselves."""
    entry = request.app.state.settings.entry
    if person is None:
        return Me(name="", guest=True, login="", entry=entry)
    return Me(name=person.name, guest=person.guest, login=person.login or "", entry=entry)


# --- me


@router.get("/me", responses=refusals())
async def who_am_i(request: Request, response: Response, found: Found) -> Me:
    """Who you are; the name is empty for a newcomer. Each visit renews the cookie."""
    if found is not None:
        give_cookie(request, response, token_of(request))
    return me_of(request, found)


@router.post("/me", responses=refusals(400, 403, 415, 422, 429))
async def introduce(order: Introduction, request: Request, response: Response, found: Found) -> Me:
    """Choose or change your name; this makes a newcomer a guest."""
    store = store_of(request)
    if found is not None:
        await store.write(people.rename, found.id, order.name)
        listener_of(request).renamed(found.id, order.name)
        return me_of(request, msgspec.structs.replace(found, name=order.name))
    if not counted("guest", request):
        raise refusal(429, CROWDED)
    token = new_token()
    invite = order.invite if request.app.state.settings.entry == "invite" else None
    guest = await store.write(_welcome, order.name, token, device(request), invite)
    if guest is None:
        raise refusal(403, NOT_INVITED if order.invite else BY_INVITATION)
    give_cookie(request, response, token)
    return me_of(request, guest)


@router.delete("/me", status_code=204, responses=refusals(401, 403, 415, 429))
async def forget_me(request: Request, response: Response, me: Someone) -> None:
    """Delete yourself: account, decks, bots and sessions go; games stay, under the name "someone"."""
    ended, gone = await store_of(request).write(_forget, me.id)
    for one in (*gone, me.id):
        listener_of(request).gone(one, None)
    tell(request, ended)
    take_cookie(request, response)
    response.delete_cookie(MARK, path=MARK_PATH)


def _welcome(connection: Connection, name: str, token: str, device: str, invite: str | None) -> Person | None:
    """Make a guest, with an invitation code if one is needed; None when the code is invalid."""
    if invite is not None and invitations.accept(connection, invite) is None:
        return None
    guest = people.create_person(connection, name)
    sessions.create_session(connection, guest.id, token, device)
    return guest


# --- accounts


@router.post("/accounts", status_code=201, responses=refusals(400, 401, 403, 409, 415, 422, 429))
async def make_account(order: NewAccount, request: Request, response: Response, me: Someone) -> Me:
    """Turn your guest identity into an account; games and decks stay yours."""
    if not me.guest:
        raise refusal(409, worded("you already have an account: {login}", login=me.login))
    if not counted("account", request):
        raise refusal(429, CROWDED)
    hashed = await hash_of(order.password)
    token = new_token()
    try:
        ended = await store_of(request).write(_promote, me.id, order.login, hashed, token, device(request))
    except IntegrityError:  # someone on another server took the login first
        ended = None
    if ended is None:
        raise refusal(409, TAKEN)
    tell(request, ended)
    await tell_what_is_shown(request, me.id)
    give_cookie(request, response, token)
    give_mark(request, response, order.login.casefold(), hashed)
    return me_of(request, msgspec.structs.replace(me, login=order.login.casefold()))


@router.put("/accounts/password", status_code=204, responses=refusals(400, 401, 403, 409, 415, 422, 429))
async def change_password(order: PasswordChange, request: Request, response: Response, me: Someone) -> None:
    """Change your password; all other devices are signed out, and your seats get new secrets."""
    if me.login is None:
        raise refusal(409, "guests have no password; create an account first")
    if await checked(request, response, me.login, order.old, me) is None:
        raise refusal(401, "the old password is wrong")
    hashed = await hash_of(order.new)
    token = new_token()
    tell(request, await store_of(request).write(_renew, me.id, hashed, token, device(request)))
    give_cookie(request, response, token)
    give_mark(request, response, me.login, hashed)


class Ended(NamedTuple):
    """Secrets that are no longer valid: sessions by ID, and seats with their new tokens."""

    sessions: list[str]
    seats: dict[tuple[int, int], str]


def _promote(connection: Connection, guest: int, login: str, hashed: str, token: str, device: str) -> Ended | None:
    if not people.make_account(connection, guest, login, hashed):
        return None
    audit.note(connection, "make account", device, guest)
    return _only_session(connection, guest, token, device)


def _renew(connection: Connection, account: int, hashed: str, token: str, device: str) -> Ended:
    people.set_password(connection, account, hashed)
    audit.note(connection, "change password", device, account)
    return _only_session(connection, account, token, device)


def _only_session(connection: Connection, person: int, token: str, device: str) -> Ended:
    """Start a new session in place of one whose token others may have seen."""
    ended = end_all(connection, person)
    sessions.create_session(connection, person, token, device)
    return ended


def end_all(connection: Connection, person: int) -> Ended:
    """End all of a person's sessions, and give their seats new secrets."""
    return Ended(sessions.end_sessions(connection, person), tables.renew_tokens(connection, person))


def _forget(connection: Connection, person: int) -> tuple[Ended, list[int]]:
    """Delete someone; returns what has ended, and the people who are gone: they and their bots."""
    ended = end_all(connection, person)
    for bot in bots.bots_of(connection, person):
        ended = joined(ended, end_bot(connection, bot))
    gone = people.delete_person(connection, person)
    audit.note(connection, "leave", "", person)
    return ended, gone


def end_bot(connection: Connection, bot: Bot) -> Ended:
    """Invalidate a bot's token, and give its seats new secrets."""
    return Ended([bot.session], tables.renew_tokens(connection, bot.person))


def joined(one: Ended, other: Ended) -> Ended:
    """Both combined."""
    return Ended(one.sessions + other.sessions, one.seats | other.seats)


def tell(request: Request, ended: Ended) -> None:
    """Close everything that was opened with secrets that are no longer valid."""
    listener_of(request).tokens_renewed(ended.seats)
    listener_of(request).signed_out(ended.sessions)


async def tell_entered(request: Request, guest: int | None, account: int, ended: Ended) -> None:
    """Someone has signed in to an account, which now owns everything that they had as a guest."""
    if guest is not None:
        listener_of(request).gone(guest, account)
    tell(request, ended)
    if guest is not None:
        await tell_what_is_shown(request, account)


# --- sessions


@router.post("/sessions", status_code=201, responses=refusals(400, 401, 403, 415, 422, 429))
async def sign_in(order: SignIn, request: Request, response: Response, _: Found) -> Me:
    """Sign in in this browser. Everything you had here as a guest moves to the account."""
    account = await checked(request, response, order.login, order.password)
    if account is None:
        raise refusal(401, WRONG)
    admit(account)
    token = new_token()
    guest, ended = await store_of(request).write(enter, account.id, token_of(request), token, device(request))
    await tell_entered(request, guest, account.id, ended)
    give_cookie(request, response, token)
    return me_of(request, account)


@router.get("/sessions", responses=refusals(401))
async def devices(request: Request, me: Someone, here: Annotated[Known | None, Depends(known)]) -> list[Device]:
    """The browsers where you are signed in, the most recently used first."""
    return [
        Device(
            id=session.id,
            device=session.device,
            created=session.created,
            seen=session.seen,
            current=here is not None and session.id == here.session,
        )
        for session in await store_of(request).read(sessions.sessions_of, me.id)
    ]


@router.delete("/sessions/current", status_code=204, responses=refusals(403, 415, 429))
async def sign_out(request: Request, response: Response) -> None:
    """Sign out in this browser. A guest cannot come back."""
    await store_of(request).write(sessions.end_session, token_of(request))
    listener_of(request).signed_out([session_of(request)])
    take_cookie(request, response)


@router.delete("/sessions/{id}", status_code=204, responses=refusals(401, 403, 404, 415, 422, 429))
async def sign_device_out(id: SessionId, request: Request, me: Someone) -> None:
    """Sign out in another browser."""
    if not await store_of(request).write(sessions.end_session_of, me.id, id):
        raise refusal(404, "that browser is already signed out")
    listener_of(request).signed_out([id])


async def checked(
    request: Request, response: Response, login: str, password: str, me: Person | None = None
) -> Person | None:
    """The account, if login and password are right; wrong ones take as long, and are counted (see
    ``password_attempts``).

    ``me``: the owner of the login, who is signed in.
    """
    login = login.casefold()
    store = store_of(request)
    found = await store.read(people.credentials, login) if "\0" not in login else None
    browser = f"person {me.id}" if me is not None else ""
    mark = request.cookies.get(MARK, "")
    if found is not None and is_mark(mark, login, found.password):
        browser = mark
    tried = tries.begin(address_of(request), login, browser)
    if tried is None:
        raise refusal(429, "too many wrong passwords; try again in five minutes")
    if not await fits(password, None if found is None else found.password):
        return None
    tries.forgive(tried)
    assert found is not None
    stored = found.password
    if is_outdated(stored):
        stored = await hash_of(password)
        await store.write(people.set_password, found.person.id, stored)
    give_mark(request, response, login, stored)
    return found.person


def enter(connection: Connection, account: int, before: str, token: str, device: str) -> tuple[int | None, Ended]:
    """Start a session in place of the previous one; if that was a guest's, take over everything that the guest had.

    Returns:
        The guest, if there was one; and what has ended.
    """
    here = sessions.person_by_session(connection, before)
    guest = here.person.id if here is not None and here.person.guest else None
    if guest is not None:
        ended = end_all(connection, guest)
        people.claim(connection, guest, account)
    else:
        sessions.end_session(connection, before)
        ended = Ended([] if here is None else [here.session], {})
    sessions.create_session(connection, account, token, device)
    audit.note(connection, "sign in", device, account)
    return guest, ended
