"""Who may come in, who is shut out, what can be reported, and what one can take home."""

from __future__ import annotations

import json
from functools import partial

import pytest
from server.people.test_accounts import PASSWORD, count, person_of, stored
from server.storage.samples import new_table, seat

from spellhall.server.people.accounts import BY_INVITATION, NOT_INVITED
from spellhall.server.storage import schema, times
from spellhall.server.storage.queries import audit, chat, hosting, invitations, reports, tables

# --- by invitation


def test_in_a_hall_by_invitation_a_newcomer_needs_a_code(browsers, settings):
    settings.entry = "invite"
    code = stored(browsers, invitations.invite, 1, 1000, "").code
    ana, bo = browsers(), browsers()
    assert ana.get("/me")["entry"] == "invite"
    assert ana.refused("POST", "/me", 403, {"name": "Ana"}) == BY_INVITATION
    assert ana.refused("POST", "/me", 403, {"name": "Ana", "invite": "BCDF"}) == NOT_INVITED
    assert not ana.client.cookies
    assert ana.post("/me", name="Ana", invite=code.lower())["name"] == "Ana"
    assert bo.refused("POST", "/me", 403, {"name": "Bo", "invite": code}) == NOT_INVITED
    assert count(browsers, schema.people) == 1


def test_whoever_came_in_needs_no_second_code(browsers, settings, ana):
    settings.entry = "invite"
    assert ana.post("/me", name="Anna")["name"] == "Anna"
    ana.post("/accounts", 201, login="ana", password=PASSWORD)
    elsewhere = browsers()
    assert elsewhere.post("/sessions", 201, login="ana", password=PASSWORD)["name"] == "Anna"


def test_a_code_is_not_used_up_in_an_open_hall(browsers, browser):
    code = stored(browsers, invitations.invite, 1, 1000, "").code
    browser.post("/me", name="Ana", invite=code)
    assert [one.left for one in stored(browsers, invitations.open_invitations)] == [1]


# --- shut out


def test_a_guest_who_is_banned_is_refused_in_that_browser(browsers, ana):
    stored(browsers, hosting.ban, person_of(browsers, ana).id, "shouting")
    sentence = "the host has banned you from this hall: shouting"
    assert ana.refused("GET", "/me", 403) == sentence
    assert ana.refused("POST", "/me", 403, {"name": "Another"}) == sentence
    assert ana.refused("GET", "/decks", 403) == sentence
    stored(browsers, hosting.unban, person_of(browsers, ana).id)
    assert ana.get("/me")["name"] == "Ana"


def test_an_account_that_is_banned_cannot_sign_in_and_a_banned_guest_cannot_become_another(browsers, ana):
    bo, cy = browsers(), browsers()
    for browser, login in ((ana, "ana"), (bo, "bob")):
        browser.post("/me", name=login)
        browser.post("/accounts", 201, login=login, password=PASSWORD)
    stored(browsers, hosting.ban, person_of(browsers, bo).id, "")
    order = {"login": "bob", "password": PASSWORD}
    assert browsers().refused("POST", "/sessions", 403, order) == "the host has banned you from this hall"
    cy.post("/me", name="Cy")
    stored(browsers, hosting.ban, person_of(browsers, cy).id, "")
    cy.refused("POST", "/sessions", 403, {"login": "ana", "password": PASSWORD})


# --- reports


@pytest.fixture
def room(browsers, ana):
    """A table at which Ana sits with Bo, who has said something; its code, its number, and the number of the line."""
    bo = browsers()
    bo.post("/me", name="Bo")

    people = [person_of(browsers, browser) for browser in (ana, bo)]
    new = new_table(host=people[0].id, seats=[seat(n, person.id, person.name) for n, person in enumerate(people)])
    new.setup["spectators"] = "off"
    table = stored(browsers, tables.create_table, new)
    line = stored(browsers, chat.add_chat, table.id, 1, people[1].id, "Bo", "you fool")
    return table, line.id


def test_whoever_is_at_a_table_reports_names_and_lines(browsers, ana, room):
    table, line = room
    ana.post("/reports", 204, table=table.code, line=line)
    ana.post("/reports", 204, table=table.code.lower(), seat=1)
    found = stored(browsers, reports.reports_of, 9)
    assert [(one.kind, one.name, one.text) for one in found] == [("line", "Bo", "you fool"), ("name", "Bo", "")]


def test_who_may_not_look_at_a_table_reports_nothing_there(browsers, browser, room):
    table, line = room
    stored(browsers, partial(tables.start_table, seed=1, version="1", digest="d"), table.id)
    browser.refused("POST", "/reports", 401, {"table": table.code, "line": line})
    browser.post("/me", name="Cy")
    sentence = browser.refused("POST", "/reports", 404, {"table": table.code, "line": line})
    assert sentence == browser.refused("POST", "/reports", 404, {"table": "BBBBBB", "line": line})


@pytest.mark.parametrize("what", [{"line": 999}, {"seat": 5}, {}])
def test_what_is_not_there_cannot_be_reported(ana, room, what):
    table, _ = room
    assert "at this table" in ana.refused("POST", "/reports", 404, {"table": table.code, **what})


def test_nobody_reports_without_end(browsers, settings, ana, room, monkeypatch):
    table, line = room
    settings.reports_per_hour = 2
    for what in ({"line": line}, {"seat": 1}):
        ana.post("/reports", 204, table=table.code, **what)
    assert "try again later" in ana.refused("POST", "/reports", 429, {"table": table.code, "seat": 0})
    later = times.now() + 3601
    monkeypatch.setattr(times, "now", lambda: later)
    ana.post("/reports", 204, table=table.code, seat=0)


# --- taking home


def test_one_can_take_all_home_and_no_secret_is_part_of_it(browsers, ana, room):
    ana.post("/accounts", 201, login="ana", password=PASSWORD)
    ana.post("/decks", 201, game="spellfire", name="Mine", text="1 Card")
    answer = ana.client.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="spellhall.json"'
    kept = json.loads(answer.text)
    assert (kept["person"]["login"], kept["decks"][0]["name"], kept["tables"][0]["code"]) == (
        "ana",
        "Mine",
        room[0].code,
    )
    assert ana.client.cookies["spellhall"] not in answer.text
    assert "argon2" not in answer.text
    assert room[0].seats[0].token not in answer.text


def test_a_newcomer_has_nothing_to_take_home(browser):
    browser.refused("GET", "/me/export", 401)


# --- the audit


def test_what_people_do_to_their_accounts_is_audited_without_a_secret(browsers, ana):
    number = person_of(browsers, ana).id
    ana.post("/accounts", 201, login="ana", password=PASSWORD)
    ana.put("/accounts/password", 204, old=PASSWORD, new=PASSWORD + " staple")
    browsers().post("/sessions", 201, login="ana", password=PASSWORD + " staple")
    ana.delete("/me")
    found = stored(browsers, audit.deeds, 9)
    assert [(one.deed, one.person) for one in found][::-1] == [
        ("make account", number),
        ("change password", number),
        ("sign in", number),
        ("leave", number),
    ]
    assert all("staple" not in one.about and "argon2" not in one.about for one in found)
