"""Guests, accounts and sessions over HTTP."""

import asyncio
from http.cookies import SimpleCookie

import pytest
from argon2 import PasswordHasher
from server.databases import on_sqlite
from server.storage.samples import new_table, seat
from sqlalchemy import func, select

from spellhall.server.people import Listener, passwords
from spellhall.server.people.password_attempts import LOGIN_LIMIT
from spellhall.server.storage import schema, times
from spellhall.server.storage.queries import people, sessions, tables

PASSWORD = "correct horse battery"
NOBODY = {"name": "", "guest": True, "login": "", "entry": "open"}


def stored(browsers, operation, *args):
    """Run an operation on the store of the server, in its own loop."""

    async def write():
        return await browsers.app.state.store.write(operation, *args)

    return browsers.first.portal.call(write)


def count(browsers, table):
    return stored(browsers, lambda connection: connection.execute(select(func.count()).select_from(table)).scalar_one())


def person_of(browsers, browser):
    token = browser.client.cookies["spellhall"]
    return stored(browsers, sessions.person_by_session, token).person


# --- guests


def test_a_newcomer_has_no_name(browser):
    assert browser.get("/me") == NOBODY
    assert not browser.client.cookies


def test_a_name_makes_a_guest(browser):
    assert browser.post("/me", name="  Ana  van   Dam ") == NOBODY | {"name": "Ana van Dam"}
    assert browser.get("/me") == NOBODY | {"name": "Ana van Dam"}


def test_another_name_is_still_the_same_guest(browsers, ana):
    before = person_of(browsers, ana)
    assert ana.post("/me", name="Anna")["name"] == "Anna"
    after = person_of(browsers, ana)
    assert (after.id, after.name) == (before.id, "Anna")
    assert count(browsers, schema.people) == 1


@on_sqlite
@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(browser, settings, secure):
    settings.secure_cookies = secure
    answer = browser.client.post("/api/me", json={"name": "Ana"})
    cookie = SimpleCookie(answer.headers["set-cookie"])["spellhall"]
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "lax", "/")
    assert bool(cookie["secure"]) is secure
    assert int(cookie["max-age"]) == 365 * 24 * 3600
    assert len(cookie.value) > 40


def test_a_cookie_of_somebody_else_is_nobody(browser):
    browser.client.cookies.set("spellhall", "no such token")
    assert browser.get("/me") == NOBODY


@pytest.mark.parametrize("name", ["é", "Ωμέγα", "李小龍", "Zoë O’Neil-Smith", "🧙 Wiz", "x" * 24, "{{7*7}}", "<b>"])
def test_names_of_all_kinds(browser, name):
    assert browser.post("/me", name=name)["name"] == name
    assert browser.get("/me")["name"] == name


@on_sqlite
@pytest.mark.parametrize("name", ["", "x" * 25])
def test_a_name_too_short_or_too_long(browser, name):
    assert browser.refused("POST", "/me", 422, {"name": name}) == "a name is 1 to 24 characters long"


@on_sqlite
@pytest.mark.parametrize(
    "name", [" ", "\u00a0\u2003", "A\nna", "A\0na", "A\u202ena", "\u200b", "\u2800", "\u3164", "A\u0085", "\U000e0041a"]
)
def test_a_name_that_cannot_be_seen(browser, name):
    assert browser.refused("POST", "/me", 422, {"name": name}) == "a name can only use visible characters"


@on_sqlite
@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({}, "name is missing"),
        ({"name": 7}, "name: input should be a valid string"),
        ({"name": None}, "name: input should be a valid string"),
        ({"name": "Ana", "login": "x"}, "there's no field called login"),
        ([], "what was sent: input should be a valid dictionary or object to extract fields from"),
    ],
)
def test_an_order_of_another_form(browser, body, sentence):
    assert browser.refused("POST", "/me", 422, body) == sentence


@on_sqlite
@pytest.mark.parametrize(
    ("body", "sentence"),
    [(b'{"name": ', "what was sent isn't JSON: Expecting value"), (b"\xff", "what was sent can't be read")],
)
def test_what_is_no_json(browser, body, sentence):
    answer = browser.client.post("/api/me", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, sentence)


@on_sqlite
@pytest.mark.parametrize(
    ("path", "body", "sentence"),
    [
        ("/me", rb'{"name": "a\ud800"}', "the text contains an incomplete character (a lone surrogate)"),
        (
            "/sessions",
            rb'{"login": "\udfff", "password": "x"}',
            "the text contains an incomplete character (a lone surrogate)",
        ),
        (
            "/sessions",
            rb'{"login": "ana", "password": "\ud800"}',
            "the text contains an incomplete character (a lone surrogate)",
        ),
    ],
)
def test_half_a_character_is_refused(browser, path, body, sentence):
    answer = browser.client.post(f"/api{path}", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (422, sentence)


def test_only_somebody_can_be_forgotten(browser):
    sentence = "pick a name or sign in first"
    assert browser.refused("DELETE", "/me", 401) == sentence
    assert browser.refused("GET", "/sessions", 401) == sentence
    assert browser.refused("POST", "/accounts", 401, {"login": "ana", "password": PASSWORD}) == sentence


# --- accounts


def test_a_guest_becomes_an_account_and_comes_back_elsewhere(browsers, ana):
    guest = person_of(browsers, ana)
    token = ana.client.cookies["spellhall"]
    account = {"name": "Ana", "guest": False, "login": "ana.b", "entry": "open"}
    assert ana.post("/accounts", 201, login="Ana.B", password=PASSWORD) == account
    assert ana.get("/me") == account
    assert person_of(browsers, ana).id == guest.id
    assert ana.client.cookies["spellhall"] != token
    assert stored(browsers, sessions.person_by_session, token) is None
    phone = browsers()
    assert phone.post("/sessions", 201, login="aNA.b", password=PASSWORD) == account
    assert phone.get("/me") == account
    assert person_of(browsers, phone).id == guest.id


def test_the_password_is_not_stored(browsers, ana):
    ana.post("/accounts", 201, login="ana", password=PASSWORD)
    kept = stored(browsers, people.credentials, "ana").password
    assert kept.startswith("$argon2id$") and PASSWORD not in kept


def test_an_account_is_made_once(browsers, ana):
    ana.post("/accounts", 201, login="ana", password=PASSWORD)
    order = {"login": "ana2", "password": PASSWORD}
    assert ana.refused("POST", "/accounts", 409, order) == "you already have an account: ana"


def test_a_login_belongs_to_one(browsers, ana):
    ana.post("/accounts", 201, login="ana", password=PASSWORD)
    bo = browsers()
    bo.post("/me", name="Bo")
    order = {"login": "ANA", "password": PASSWORD}
    assert bo.refused("POST", "/accounts", 409, order) == "this login is taken; choose another"
    assert bo.get("/me") == NOBODY | {"name": "Bo"}


@on_sqlite
@pytest.mark.parametrize("login", ["ab", "x" * 31, "ana b", "änä", "ana@home", "ana\n", ""])
def test_a_login_that_cannot_be(ana, login):
    order = {"login": login, "password": PASSWORD}
    sentence = "a login is 3 to 30 characters long: a to z, digits, hyphens, dots or underscores"
    assert ana.refused("POST", "/accounts", 422, order) == sentence


@on_sqlite
@pytest.mark.parametrize("password", ["", "ninechars", "x" * 201])
def test_a_password_that_cannot_be(ana, password):
    sentence = "a password is 10 to 200 characters long; a few words work well"
    assert ana.refused("POST", "/accounts", 422, {"login": "ana", "password": password}) == sentence


def test_a_changed_password_signs_other_devices_out(browsers, ana):
    ana.post("/accounts", 201, login="ana", password=PASSWORD)
    phone = browsers()
    phone.post("/sessions", 201, login="ana", password=PASSWORD)
    wrong = {"old": "not this one", "new": "another long one"}
    assert ana.refused("PUT", "/accounts/password", 401, wrong) == "the old password is wrong"
    assert phone.get("/me")["login"] == "ana"
    ana.put("/accounts/password", 204, old=PASSWORD, new="another long one")
    assert ana.get("/me")["login"] == "ana"
    assert phone.get("/me") == NOBODY
    order = {"login": "ana", "password": PASSWORD}
    assert phone.refused("POST", "/sessions", 401, order) == "wrong login or password"
    phone.post("/sessions", 201, login="ana", password="another long one")


def test_a_guest_has_no_password_to_change(ana):
    order = {"old": PASSWORD, "new": PASSWORD}
    sentence = "guests have no password; create an account first"
    assert ana.refused("PUT", "/accounts/password", 409, order) == sentence


def test_a_forgotten_account_leaves_games_without_a_name(browsers, ana):
    ana.post("/accounts", 201, login="ana", password=PASSWORD)
    me = person_of(browsers, ana)
    table = stored(browsers, tables.create_table, new_table(me.id, [seat(0, me.id, "Ana")]))
    ana.delete("/me")
    assert ana.get("/me") == NOBODY
    assert not ana.client.cookies
    order = {"login": "ana", "password": PASSWORD}
    assert ana.refused("POST", "/sessions", 401, order) == "wrong login or password"
    table = stored(browsers, tables.table_by_code, table.code)
    assert [(seat.person, seat.name) for seat in table.seats] == [(None, "someone")]
    assert count(browsers, schema.people) == count(browsers, schema.sessions) == 0


# --- sessions


@pytest.mark.parametrize("login", ["ana", "nobody", "a\0na", "x" * 100, ""])
def test_a_wrong_login_and_a_wrong_password_sound_the_same(browsers, ana, login):
    ana.post("/accounts", 201, login="ana", password=PASSWORD)
    order = {"login": login, "password": "not this one"}
    assert browsers().refused("POST", "/sessions", 401, order) == "wrong login or password"


def test_an_unknown_login_is_checked_as_a_known_one_is(browser, monkeypatch):
    checked = []
    verify = type(passwords._hasher).verify
    monkeypatch.setattr(
        type(passwords._hasher), "verify", lambda self, *given: checked.append(given) or verify(self, *given)
    )
    browser.post("/sessions", 401, login="nobody", password=PASSWORD)
    assert len(checked) == 1


def test_a_guest_who_signs_in_brings_games_and_decks(browsers, ana):
    ana.post("/accounts", 201, login="ana", password=PASSWORD)
    account = person_of(browsers, ana)
    phone = browsers()
    phone.post("/me", name="Guest")
    guest = person_of(browsers, phone)
    phone.post("/decks", 201, game="spellfire", name="Mine", text="")
    table = stored(browsers, tables.create_table, new_table(guest.id, [seat(0, guest.id, "Guest")]))
    token = phone.client.cookies["spellhall"]
    assert phone.post("/sessions", 201, login="ana", password=PASSWORD)["name"] == "Ana"
    assert [deck["name"] for deck in ana.get("/decks")["decks"]] == ["Mine"]
    table = stored(browsers, tables.table_by_code, table.code)
    assert (table.host, table.seats[0].person) == (account.id, account.id)
    assert stored(browsers, sessions.person_by_session, token) is None
    assert count(browsers, schema.people) == 1


def test_live_tables_learn_who_is_gone(browsers, ana):
    told = []

    class Told(Listener):
        def gone(self, person, instead):
            told.append((person, instead))

    browsers.app.state.porter = Told()
    ana.post("/accounts", 201, login="ana", password=PASSWORD)
    account = person_of(browsers, ana).id
    phone = browsers()
    phone.post("/me", name="Guest")
    guest = person_of(browsers, phone).id
    phone.post("/sessions", 201, login="ana", password=PASSWORD)
    phone.post("/sessions", 201, login="ana", password=PASSWORD)
    assert told == [(guest, account)]
    phone.delete("/me")
    assert told == [(guest, account), (account, None)]


def test_signing_in_to_another_account_takes_nothing_along(browsers, ana):
    ana.post("/accounts", 201, login="ana", password=PASSWORD)
    ana.post("/decks", 201, game="spellfire", name="Mine", text="")
    bo = browsers()
    bo.post("/me", name="Bo")
    bo.post("/accounts", 201, login="bo-bo", password=PASSWORD)
    ana.post("/sessions", 201, login="bo-bo", password=PASSWORD)
    assert ana.get("/decks")["decks"] == []
    assert count(browsers, schema.people) == 2
    assert count(browsers, schema.sessions) == 2
    ana.post("/sessions", 201, login="ana", password=PASSWORD)
    assert [deck["name"] for deck in ana.get("/decks")["decks"]] == ["Mine"]


def test_the_devices_of_an_account(browsers, ana):
    ana.post("/accounts", 201, login="ana", password=PASSWORD)
    phone = browsers("Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36")
    phone.post("/sessions", 201, login="ana", password=PASSWORD)
    seen = {device["device"]: device for device in ana.get("/sessions")}
    assert sorted(seen) == ["Chrome on Android", "Firefox on Linux"]
    assert seen["Firefox on Linux"]["current"] and not seen["Chrome on Android"]["current"]
    assert ana.client.cookies["spellhall"] not in str(seen)
    lost = f"/sessions/{seen['Chrome on Android']['id']}"
    ana.delete(lost)
    assert phone.get("/me") == NOBODY
    assert len(ana.get("/sessions")) == 1
    assert ana.refused("DELETE", lost, 404) == "that browser is already signed out"


def test_the_device_of_another_stays(browsers, ana):
    bo = browsers()
    bo.post("/me", name="Bo")
    [device] = bo.get("/sessions")
    ana.delete(f"/sessions/{device['id']}", 404)
    assert bo.get("/me")["name"] == "Bo"
    assert "string should match" in ana.refused("DELETE", "/sessions/a", 422)


def test_signing_out(browsers, ana):
    token = ana.client.cookies["spellhall"]
    ana.delete("/sessions/current")
    assert ana.get("/me") == NOBODY
    assert not ana.client.cookies
    assert stored(browsers, sessions.person_by_session, token) is None
    ana.delete("/sessions/current")


def test_the_use_of_a_session_is_noted_now_and_then(browsers, ana, monkeypatch):
    begin = ana.get("/sessions")[0]["seen"]
    for later, noted in ((1800, begin), (4000, begin + 4000), (4100, begin + 4000)):
        monkeypatch.setattr(times, "now", lambda later=later: begin + later)
        ana.get("/me")
        assert ana.get("/sessions")[0]["seen"] == noted


def test_guessing_ends_after_some_tries(browsers, ana):
    ana.post("/accounts", 201, login="ana", password=PASSWORD)
    thief = browsers()
    for _ in range(LOGIN_LIMIT):
        thief.post("/sessions", 401, login="ana", password="guess guess")
    order = {"login": "ANA", "password": PASSWORD}
    assert thief.refused("POST", "/sessions", 429, order) == "too many wrong passwords; try again in five minutes"
    thief.post("/sessions", 401, login="bo", password="guess guess")


def test_a_hash_of_less_work_is_renewed(browsers, ana, monkeypatch):
    ana.post("/accounts", 201, login="ana", password=PASSWORD)
    before = stored(browsers, people.credentials, "ana").password
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=2, memory_cost=64, parallelism=1))
    browsers().post("/sessions", 201, login="ana", password=PASSWORD)
    after = stored(browsers, people.credentials, "ana").password
    assert after != before and "t=2" in after
    browsers().post("/sessions", 201, login="ana", password=PASSWORD)
    assert stored(browsers, people.credentials, "ana").password == after


def test_a_database_that_is_gone_is_said_kindly(browsers, ana):
    asyncio.run(browsers.app.state.store.close())
    sentence = "the hall can't reach its database right now; try again in a moment"
    assert ana.refused("GET", "/me", 503) == sentence
    assert ana.refused("POST", "/me", 503, {"name": "Bo"}) == sentence
