"""``/api/me``, ``/api/accounts``, ``/api/sessions``: guests first, accounts to be known on other devices, too."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Depends, Path, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from spellhall.server.people.identity import (
    admit,
    device,
    give_cookie,
    known,
    person,
    required_person,
    store_of,
    take_cookie,
    tell_gone,
    token_of,
)
from spellhall.server.people.passwords import fits, hash_of, is_outdated
from spellhall.server.people.refusals import refusal, refusals
from spellhall.server.people.tries import Tries
from spellhall.server.people.words import Login, Name, Order, Password
from spellhall.server.storage import audit, invitations, people, sessions
from spellhall.server.storage.codes import new_token
from spellhall.server.storage.records import Known, Person

WRONG = "the login or the password is wrong"
TAKEN = "this login is taken; choose another one"
BY_INVITATION = "this hall is by invitation: ask whoever runs it for a code, and enter it"
NOT_INVITED = "this code is none of this hall's, or it has been used up: ask for another one"

router = APIRouter(prefix="/api", tags=["people"])
tries = Tries()

Entry = Literal["open", "invite", "accounts"]
Found = Annotated[Person | None, Depends(person)]
Someone = Annotated[Person, Depends(required_person)]
SessionId = Annotated[str, Path(pattern="^[0-9a-f]{16}$", description="As in the list of sessions.")]


class Introduction(Order):
    """The name that somebody wants to be called by; where the hall is by invitation, a newcomer's code."""

    name: Name
    invite: str = Field(default="", max_length=100)


class NewAccount(Order):
    """A login and a password to be known by on other devices."""

    login: Login
    password: Password


class SignIn(Order):
    """The login and the password of an account."""

    login: str = Field(max_length=100)
    password: str = Field(max_length=1000)


class PasswordChange(Order):
    """The password so far, and the next one."""

    old: str = Field(max_length=1000)
    new: Password


class Me(BaseModel):
    """Who you are. A newcomer has no name; a guest has no login. ``entry``: for whom the hall is open."""

    name: str
    guest: bool
    login: str
    entry: Entry


class Device(BaseModel):
    """A browser in which you are known. Times are seconds since 1970."""

    id: str
    device: str
    created: int
    seen: int
    current: bool


def _me(request: Request, person: Person | None) -> Me:
    entry = request.app.state.settings.entry
    if person is None:
        return Me(name="", guest=True, login="", entry=entry)
    return Me(name=person.name, guest=person.guest, login=person.login or "", entry=entry)


# --- me


@router.get("/me", responses=refusals())
async def who_am_i(request: Request, response: Response, found: Found) -> Me:
    """Who you are; the name is empty for a newcomer. Being here makes the cookie last longer."""
    if found is not None:
        give_cookie(request, response, token_of(request))
    return _me(request, found)


@router.post("/me", responses=refusals(400, 403, 415, 422, 429))
async def introduce(order: Introduction, request: Request, response: Response, found: Found) -> Me:
    """Be called by another name; a newcomer becomes a guest."""
    store = store_of(request)
    if found is not None:
        await store.write(people.rename, found.id, order.name)
        return _me(request, msgspec.structs.replace(found, name=order.name))
    token = new_token()
    invite = order.invite if request.app.state.settings.entry == "invite" else None
    guest = await store.write(_welcome, order.name, token, device(request), invite)
    if guest is None:
        raise refusal(403, NOT_INVITED if order.invite else BY_INVITATION)
    give_cookie(request, response, token)
    return _me(request, guest)


@router.delete("/me", status_code=204, responses=refusals(401, 403, 415, 429))
async def forget_me(request: Request, response: Response, me: Someone) -> None:
    """Be forgotten: account, decks and sessions go; games stay, under the name "someone"."""
    await store_of(request).write(_forget, me.id)
    tell_gone(request, me.id, None)
    take_cookie(request, response)


def _forget(connection: Connection, person: int) -> None:
    people.delete_person(connection, person)
    audit.note(connection, "leave", "", person)


def _welcome(connection: Connection, name: str, token: str, device: str, invite: str | None) -> Person | None:
    """Make a guest, by a code where one is needed; nobody when it is not good."""
    if invite is not None and invitations.accept(connection, invite) is None:
        return None
    guest = people.create_person(connection, name)
    sessions.create_session(connection, guest.id, token, device)
    return guest


# --- accounts


@router.post("/accounts", status_code=201, responses=refusals(400, 401, 403, 409, 415, 422, 429))
async def make_account(order: NewAccount, request: Request, response: Response, me: Someone) -> Me:
    """Make an account of the guest that you are; games and decks stay yours."""
    if not me.guest:
        raise refusal(409, f"you have an account already: {me.login}")
    hashed = await hash_of(order.password)
    token = new_token()
    try:
        made = await store_of(request).write(_promote, me.id, order.login, hashed, token, device(request))
    except IntegrityError:  # somebody on another server was faster
        made = False
    if not made:
        raise refusal(409, TAKEN)
    give_cookie(request, response, token)
    return _me(request, msgspec.structs.replace(me, login=order.login.casefold()))


@router.put("/accounts/password", status_code=204, responses=refusals(400, 401, 403, 409, 415, 422, 429))
async def change_password(order: PasswordChange, request: Request, response: Response, me: Someone) -> None:
    """Choose another password; all other devices are signed out."""
    if me.login is None:
        raise refusal(409, "you are a guest and have no password: make an account first")
    if await _checked(request, me.login, order.old) is None:
        raise refusal(401, "the old password is wrong")
    hashed = await hash_of(order.new)
    token = new_token()
    await store_of(request).write(_renew, me.id, hashed, token, device(request))
    give_cookie(request, response, token)


def _promote(connection: Connection, guest: int, login: str, hashed: str, token: str, device: str) -> bool:
    if not people.make_account(connection, guest, login, hashed):
        return False
    _only_session(connection, guest, token, device)
    audit.note(connection, "make account", device, guest)
    return True


def _renew(connection: Connection, account: int, hashed: str, token: str, device: str) -> None:
    people.set_password(connection, account, hashed)
    _only_session(connection, account, token, device)
    audit.note(connection, "change password", device, account)


def _only_session(connection: Connection, person: int, token: str, device: str) -> None:
    """A token that anybody may have seen before is worth nothing any more."""
    sessions.end_sessions(connection, person)
    sessions.create_session(connection, person, token, device)


# --- sessions


@router.post("/sessions", status_code=201, responses=refusals(400, 401, 403, 415, 422, 429))
async def sign_in(order: SignIn, request: Request, response: Response, _: Found) -> Me:
    """Be known in this browser, too. What you had here as a guest becomes the account's."""
    account = await _checked(request, order.login, order.password)
    if account is None:
        raise refusal(401, WRONG)
    admit(account)
    token = new_token()
    guest = await store_of(request).write(_enter, account.id, token_of(request), token, device(request))
    if guest is not None:
        tell_gone(request, guest, account.id)
    give_cookie(request, response, token)
    return _me(request, account)


@router.get("/sessions", responses=refusals(401))
async def devices(request: Request, me: Someone, here: Annotated[Known | None, Depends(known)]) -> list[Device]:
    """The browsers in which you are known, those used last first."""
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
    """Be known in this browser no more. A guest cannot come back."""
    await store_of(request).write(sessions.end_session, token_of(request))
    take_cookie(request, response)


@router.delete("/sessions/{id}", status_code=204, responses=refusals(401, 403, 404, 415, 422, 429))
async def sign_device_out(id: SessionId, request: Request, me: Someone) -> None:
    """Be known in another browser no more."""
    if not await store_of(request).write(sessions.end_session_of, me.id, id):
        raise refusal(404, "you are not known in that browser any more")


async def _checked(request: Request, login: str, password: str) -> Person | None:
    """The account, when login and password are right; wrong ones take as long, and are counted."""
    address = request.client.host if request.client is not None else ""
    login = login.casefold()
    if not tries.allowed(address, login):
        raise refusal(429, "too many wrong passwords; try again in five minutes")
    store = store_of(request)
    found = await store.read(people.credentials, login) if "\0" not in login else None
    if not await fits(password, None if found is None else found.password):
        tries.failed(address, login)
        return None
    assert found is not None
    if is_outdated(found.password):
        await store.write(people.set_password, found.person.id, await hash_of(password))
    return found.person


def _enter(connection: Connection, account: int, before: str, token: str, device: str) -> int | None:
    """Begin a session instead of the one before; if that was a guest's, claim all that the guest had.

    Returns:
        The guest, if there was one.
    """
    here = sessions.person_by_session(connection, before)
    guest = here.person.id if here is not None and here.person.guest else None
    if guest is not None:
        people.claim(connection, guest, account)
    else:
        sessions.end_session(connection, before)
    sessions.create_session(connection, account, token, device)
    audit.note(connection, "sign in", device, account)
    return guest
