"""Guessing passwords ends soon, from one address and from many, and the owner is not shut out by it."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from server.databases import on_sqlite

from spellhall.server.people import accounts
from spellhall.server.people.identity import MARK
from spellhall.server.people.password_attempts import (
    ADDRESS_LIMIT,
    EVERYWHERE_LIMIT,
    LOGIN_LIMIT,
    Tries,
    is_mark,
    mark_of,
)

PASSWORD = "correct horse battery"
WRONG = {"login": "ana", "password": "guess guess"}
RIGHT = {"login": "ana", "password": PASSWORD}


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch):
    """The time of the tries."""
    clock = Clock()
    monkeypatch.setattr(accounts, "tries", Tries(clock))
    return clock


@pytest.fixture
def account(ana):
    """An account, and the browser in which it was made."""
    ana.post("/accounts", 201, **RIGHT)
    return ana


def signing_in(browsers, orders, address="192.0.2.1", cookies=None):
    """What sign-ins at the same time are answered from an address."""

    async def ask():
        transport = httpx.ASGITransport(browsers.app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://hall", cookies=cookies) as client:
            return await asyncio.gather(*[client.post("/api/sessions", json=order) for order in orders])

    return [answer.status_code for answer in browsers.first.portal.call(ask)]


@on_sqlite
def test_tries_at_once_count_before_they_are_looked_at(browsers, account, clock):
    answers = signing_in(browsers, [WRONG] * 55)
    assert (answers.count(401), answers.count(429)) == (LOGIN_LIMIT, 55 - LOGIN_LIMIT)
    assert signing_in(browsers, [RIGHT]) == [429]
    clock.now += 31
    assert signing_in(browsers, [RIGHT]) == [201]


@on_sqlite
def test_right_passwords_do_not_count(browsers, account, clock):
    assert signing_in(browsers, [RIGHT] * 8) == [201] * 8
    assert [signing_in(browsers, [RIGHT])[0] for _ in range(20)] == [201] * 20


@on_sqlite
def test_an_address_tries_so_many_logins(browsers, account, clock):
    many = [{"login": f"login{number}", "password": "guess guess"} for number in range(ADDRESS_LIMIT + 10)]
    assert signing_in(browsers, many).count(401) == ADDRESS_LIMIT
    assert signing_in(browsers, [RIGHT], "192.0.2.2") == [201]


@on_sqlite
def test_neighbours_of_the_new_kind_are_one_address(browsers, account, clock):
    answers = [signing_in(browsers, [WRONG], f"2001:db8::{number}")[0] for number in range(LOGIN_LIMIT + 1)]
    assert answers == [401] * LOGIN_LIMIT + [429]
    assert signing_in(browsers, [RIGHT], "2001:db8:0:1::1") == [201]


@on_sqlite
@pytest.mark.parametrize("login", ["ana", "nobody"])
def test_many_addresses_get_no_further_together(browsers, account, clock, login):
    orders = [{"login": login, "password": "guess guess"}]
    answers = [signing_in(browsers, orders, f"192.0.2.{number}")[0] for number in range(EVERYWHERE_LIMIT + 5)]
    assert answers == [401] * EVERYWHERE_LIMIT + [429] * 5
    clock.now += 61
    assert [signing_in(browsers, orders, f"192.0.3.{number}")[0] for number in range(2)] == [401, 429]


@on_sqlite
def test_the_owner_is_not_shut_out_where_he_was_before(browsers, account, clock):
    mark = account.client.cookies[MARK]
    account.delete("/sessions/current")
    for number in range(EVERYWHERE_LIMIT):
        signing_in(browsers, [WRONG], f"192.0.2.{number}")
    assert signing_in(browsers, [RIGHT], "192.0.3.1") == [429]
    assert signing_in(browsers, [RIGHT], "192.0.3.1", {MARK: mark}) == [201]
    assert signing_in(browsers, [RIGHT], "192.0.3.1", {MARK: mark[:-1] + "x"}) == [429]
    assert account.client.post("/api/sessions", json=RIGHT).status_code == 201


@on_sqlite
def test_who_is_signed_in_can_change_the_password_meanwhile(browsers, account, clock):
    account.client.cookies.delete(MARK)
    for number in range(EVERYWHERE_LIMIT):
        signing_in(browsers, [WRONG], f"192.0.2.{number}")
    account.put("/accounts/password", 204, old=PASSWORD, new="another long one")


@on_sqlite
def test_a_mark_does_not_help_to_guess(browsers, account, clock):
    mark = account.client.cookies[MARK]
    answers = [signing_in(browsers, [WRONG], f"192.0.2.{number}", {MARK: mark})[0] for number in range(LOGIN_LIMIT + 2)]
    assert answers == [401] * LOGIN_LIMIT + [429] * 2


def test_a_mark_is_for_one_login_and_one_password():
    mark = mark_of("ana", "hash")
    assert is_mark(mark, "ana", "hash")
    assert not is_mark(mark, "bo", "hash") and not is_mark(mark, "ana", "other")
    for other in ("", ".", "x.y", "é.é", mark + "0"):
        assert not is_mark(other, "ana", "hash")


def test_a_try_that_is_refused_takes_nothing():
    counts = Tries(Clock())
    for _ in range(LOGIN_LIMIT):
        assert counts.begin("1.2.3.4", "ana") is not None
    before = dict(counts.everywhere.levels), dict(counts.addresses.levels)
    assert counts.begin("1.2.3.4", "ana") is None
    assert (dict(counts.everywhere.levels), dict(counts.addresses.levels)) == before
