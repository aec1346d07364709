"""Who has lost their password comes back by a recovery code, once for each; codes are hashed, and not to be guessed."""

import asyncio
import re
from itertools import pairwise

import pytest
from server.databases import on_sqlite
from sqlalchemy import select

from spellhall.server.people import recovery as codes
from spellhall.server.people.password_attempts import LOGIN_LIMIT
from spellhall.server.storage import schema
from spellhall.server.storage.export import export_of
from spellhall.server.storage.queries import audit, hosting, recovery, sessions

PASSWORD, NEXT = "correct horse battery", "another long one"
WRITTEN = re.compile("[A-Z]{5}(-[A-Z]{4}){2}")


def stored(browsers, operation, *args):
    """Run an operation on the store of the server, in its own loop."""

    async def write():
        return await browsers.app.state.store.write(operation, *args)

    return browsers.first.portal.call(write)


def id_of(browsers, browser):
    return stored(browsers, sessions.person_by_session, browser.client.cookies["spellhall"]).person.id


@pytest.fixture
def owner(ana):
    """The browser of someone with an account."""
    ana.post("/accounts", 201, login="ana", password=PASSWORD)
    return ana


@pytest.fixture
def given(owner):
    """Her codes."""
    return owner.post("/recovery", 201, password=PASSWORD)["codes"]


def back(browser, code, status=201, login="ana", password=NEXT):
    return browser.call("POST", "/recovery/use", status, {"login": login, "code": code, "password": password})


def test_eight_codes_are_told_once_and_kept_as_hashes(browsers, owner):
    assert owner.get("/recovery") == {"left": 0, "made": 0}
    given = owner.post("/recovery", 201, password=PASSWORD)["codes"]
    assert len(set(given)) == 8 and all(WRITTEN.fullmatch(code) for code in given)
    left = owner.get("/recovery")
    assert left["left"] == 8 and left["made"] > 0
    kept = stored(browsers, lambda connection: connection.execute(select(schema.recovery.c.hash)).scalars().all())
    assert len(kept) == 8 and all(hashed.startswith("$argon2id$") for hashed in kept)
    told = str(kept) + str(stored(browsers, export_of, id_of(browsers, owner)))
    assert not any(code.replace("-", "")[1:] in told for code in given)


def test_a_code_opens_the_account_once_and_signs_all_others_out(browsers, owner, given):
    me = id_of(browsers, owner)
    phone = browsers()
    assert back(phone, given[3])["login"] == "ana"
    assert id_of(browsers, phone) == me
    assert owner.get("/me")["login"] == ""
    wrong = {"login": "ana", "password": PASSWORD}
    assert phone.refused("POST", "/sessions", 401, wrong) == "wrong login or password"
    browsers().post("/sessions", 201, login="ana", password=NEXT)
    assert phone.get("/recovery")["left"] == 7
    assert back(browsers(), given[3], 401) == {"error": codes.WRONG}
    assert back(browsers(), given[0])["login"] == "ana"
    deeds = [deed.deed for deed in stored(browsers, audit.deeds, 3, me)]
    assert deeds == ["sign in", "recover", "sign in"]


def test_a_code_is_typed_as_one_likes(browsers, given):
    code = given[1]
    assert back(browsers(), f" {code.lower().replace('-', ' ')} ")["login"] == "ana"


def test_new_codes_make_those_before_void(browsers, owner, given):
    other = owner.post("/recovery", 201, password=PASSWORD)["codes"]
    assert not set(given) & set(other)
    assert back(browsers(), given[0], 401) == {"error": codes.WRONG}
    assert back(browsers(), other[0])["login"] == "ana"


def test_what_a_guest_had_there_becomes_the_account_s(browsers, owner, given):
    me = id_of(browsers, owner)
    phone = browsers()
    phone.post("/me", name="Guest Heron")
    phone.post("/decks", 201, game="spellfire", name="Mine", text="")
    back(phone, given[0])
    assert id_of(browsers, phone) == me
    assert [deck["name"] for deck in phone.get("/decks")["decks"]] == ["Mine"]


def test_codes_are_made_by_whoever_knows_the_password(owner, ana, browsers):
    assert owner.refused("POST", "/recovery", 401, {"password": "guess guess"}) == "the password is wrong"
    guest = browsers()
    guest.post("/me", name="Bo")
    assert guest.refused("POST", "/recovery", 409, {"password": PASSWORD}) == codes.GUEST


@on_sqlite
@pytest.mark.parametrize("code", ["", "-", "AEIOU", "Z", "BBBBB-BBBB-BBBB", "Я" * 13, "0" * 13, "x\0y"])
def test_a_code_that_was_never_given(browsers, given, code):
    assert back(browsers(), code, 401) == {"error": codes.WRONG}
    assert back(browsers(), given[0], 401, login="nobody") == {"error": codes.WRONG}


@on_sqlite
def test_wrong_codes_are_counted_apart_from_wrong_passwords(browsers, given):
    guesser = browsers()
    answers = [guesser.client.post("/api/recovery/use", json=order).status_code for order in [guess()] * 12]
    assert answers == [401] * LOGIN_LIMIT + [429] * 2
    assert back(guesser, given[0], 429) == {"error": "too many wrong codes; try again in five minutes"}
    guesser.post("/sessions", 201, login="ana", password=PASSWORD)


def guess():
    return {"login": "ana", "code": "BBBBB-BBBB-BBBB", "password": NEXT}


@on_sqlite
def test_a_code_is_used_once_by_whoever_is_first(browsers, owner, given):
    """Two who come with the same code at the same time both find it right; one of them uses it up."""
    store, me = browsers.app.state.store, id_of(browsers, owner)

    async def both():
        kept = await store.read(recovery.kept_code, "ana", 2)
        return await asyncio.gather(*(store.write(recovery.use_code, me, 2, kept.code) for _ in range(2)))

    assert sorted(browsers.first.portal.call(both)) == [False, True]


def test_whoever_is_shut_out_does_not_come_back_by_a_code(browsers, owner, given):
    stored(browsers, hosting.ban, id_of(browsers, owner), "insults")
    assert "insults" in back(browsers(), given[0], 403)["error"]
    stored(browsers, hosting.unban, id_of(browsers, owner))
    assert back(browsers(), given[0])["login"] == "ana"


def test_a_password_from_whoever_runs_the_hall_makes_codes_void(browsers, owner, given):
    stored(browsers, hosting.reset_password, id_of(browsers, owner), "another hash")
    assert back(browsers(), given[0], 401) == {"error": codes.WRONG}


def test_a_new_password_of_one_s_own_leaves_them(browsers, owner, given):
    owner.put("/accounts/password", 204, old=PASSWORD, new=NEXT)
    assert owner.get("/recovery")["left"] == 8


def test_codes_go_with_their_account(browsers, owner, given):
    owner.delete("/me")
    assert stored(browsers, lambda connection: connection.execute(select(schema.recovery)).all()) == []
    assert back(browsers(), given[0], 401) == {"error": codes.WRONG}


def test_the_letters_tell_the_codes_apart(given):
    assert all(one[0] < other[0] for one, other in pairwise(given))
