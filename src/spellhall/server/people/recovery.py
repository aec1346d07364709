"""``/api/recovery``: codes for getting back into an account after losing its password. No mail is sent.

There are eight codes, shown once, when they are made; each opens the account once, and sets a new password. The first
letter of a code says which of the eight it is, so that each attempt costs one hash, as for a password.
"""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy import Connection

from spellhall.server.people.accounts import Ended, Found, Me, checked, end_all, enter, joined, me_of, tell_entered
from spellhall.server.people.identity import (
    MARK,
    admit,
    device,
    give_cookie,
    give_mark,
    required_person,
    store_of,
    token_of,
)
from spellhall.server.people.input_rules import Order, Password
from spellhall.server.people.origin import address_of
from spellhall.server.people.password_attempts import Tries, is_mark
from spellhall.server.people.passwords import fits, hash_of
from spellhall.server.people.refusals import refusal, refusals
from spellhall.server.storage.codes import ALPHABET, as_code, new_code, new_token
from spellhall.server.storage.queries import audit, people, recovery
from spellhall.server.storage.records import Person

CODES = 8
SECRET, GROUP = 12, 4
"""How many random letters a code has (enough for two quadrillion codes), and how they are grouped."""
WRONG = "the login or code is wrong, or the code was already used"
GUEST = "guests have no password, so they need no recovery codes; create an account first"

router = APIRouter(prefix="/api/recovery", tags=["people"])
tries = Tries()
"""Wrong codes are counted like wrong passwords, but separately: guessing at one doesn't lock anyone out of the
other.
"""

Someone = Annotated[Person, Depends(required_person)]


class Renewal(Order):
    """Your account's password, needed to get new codes."""

    password: str = Field(max_length=1000)


class Recovery(Order):
    """The login of an account, one of its codes, and its new password."""

    login: str = Field(max_length=100)
    code: str = Field(max_length=100)
    password: Password


class CodesLeft(BaseModel):
    """How many codes you have left, and when they were made, in seconds since 1970 (0: never)."""

    left: int
    made: int


class NewCodes(BaseModel):
    """Your codes. They are shown only this once: write them down, or put them where you keep your passwords."""

    codes: list[str]


@router.get("", responses=refusals(401))
async def codes_left(request: Request, me: Someone) -> CodesLeft:
    """How many recovery codes you have left."""
    left = await store_of(request).read(recovery.codes_left, me.id)
    return CodesLeft(left=left.codes, made=left.made)


@router.post("", status_code=201, responses=refusals(400, 401, 403, 409, 415, 422, 429))
async def make_codes(order: Renewal, request: Request, response: Response, me: Someone) -> NewCodes:
    """Get eight new recovery codes; the previous ones become invalid. Needs your password, because anyone with the
    codes can do without it.
    """
    if me.login is None:
        raise refusal(409, GUEST)
    if await checked(request, response, me.login, order.password, me) is None:
        raise refusal(401, "the password is wrong")
    codes = [ALPHABET[number] + new_code(SECRET) for number in range(CODES)]
    hashes = await asyncio.gather(*map(hash_of, codes))
    await store_of(request).write(_keep, me.id, hashes, device(request))
    response.headers["cache-control"] = "no-store"
    return NewCodes(codes=[_written(code) for code in codes])


@router.post("/use", status_code=201, responses=refusals(400, 401, 403, 415, 422, 429))
async def come_back(order: Recovery, request: Request, response: Response, _: Found) -> Me:
    """Set an account's password with one of its recovery codes, and sign in here; everyone else is signed out.

    Everything you had here as a guest moves to the account.
    """
    account, number, stored = await _opened(request, order)
    admit(account)
    hashed = await hash_of(order.password)
    token = new_token()
    found = await store_of(request).write(
        _recover, account.id, number, stored, hashed, token_of(request), token, device(request)
    )
    if found is None:
        raise refusal(401, WRONG)
    guest, ended = found
    await tell_entered(request, guest, account.id, ended)
    give_cookie(request, response, token)
    give_mark(request, response, account.login or "", hashed)
    return me_of(request, account)


async def _opened(request: Request, order: Recovery) -> tuple[Person, int, str]:
    """The account that a code opens, the code's number, and its hash. Wrong codes take as long, and are counted.

    Raises:
        HTTPException: when it opens none, or too many were wrong.
    """
    login, code = order.login.casefold(), as_code(order.code)
    number = ALPHABET.index(code[0]) if code else CODES
    kept = await store_of(request).read(recovery.kept_code, login, number) if "\0" not in login else None
    mark = request.cookies.get(MARK, "")
    known = kept is not None and is_mark(mark, login, kept.account.password)
    tried = tries.begin(address_of(request), login, mark if known else "")
    if tried is None:
        raise refusal(429, "too many wrong codes; try again in five minutes")
    if not await fits(code, None if kept is None else kept.code):
        raise refusal(401, WRONG)
    tries.forgive(tried)
    assert kept is not None and kept.code is not None
    return kept.account.person, number, kept.code


def _written(code: str) -> str:
    """A code as people read and type it; blanks, hyphens and small letters do no harm."""
    first = code[: 1 + GROUP]
    return "-".join([first, *(code[at : at + GROUP] for at in range(1 + GROUP, len(code), GROUP))])


def _keep(connection: Connection, person: int, hashes: list[str], device: str) -> None:
    recovery.keep_codes(connection, person, hashes)
    audit.note(connection, "make recovery codes", device, person)


def _recover(
    connection: Connection, account: int, number: int, stored: str, hashed: str, before: str, token: str, device: str
) -> tuple[int | None, Ended] | None:
    """Use up a code, and start a session with a new password; returns the guest who was here before, and what has
    ended.
    """
    if not recovery.use_code(connection, account, number, stored):
        return None
    people.set_password(connection, account, hashed)
    audit.note(connection, "recover", device, account)
    all_others = end_all(connection, account)
    guest, here = enter(connection, account, before, token, device)
    return guest, joined(all_others, here)
