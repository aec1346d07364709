"""Other sites cannot act for those who visit them."""

import pytest
from server.databases import on_sqlite

from spellhall.server.people import same_origin


@pytest.mark.parametrize(
    ("headers", "ours"),
    [
        ({"host": "hall.example"}, True),
        ({"host": "hall.example", "origin": "https://hall.example"}, True),
        ({"host": "hall.example:8000", "origin": "http://hall.example:8000"}, True),
        ({"host": "HALL.example", "origin": "https://hall.EXAMPLE"}, True),
        ({"host": "127.0.0.1:9000", "x-forwarded-host": "hall.example", "origin": "https://hall.example"}, True),
        ({"host": "[::1]:8000", "origin": "http://[::1]:8000"}, True),
        ({"host": "hall.example", "origin": "https://evil.example"}, False),
        ({"host": "hall.example", "origin": "https://hall.example.evil.example"}, False),
        ({"host": "hall.example", "origin": "https://hall.example:444"}, False),
        ({"host": "hall.example", "origin": "null"}, False),
        ({"host": "hall.example", "origin": ""}, False),
        ({"host": "hall.example", "origin": "https://["}, False),
        ({"origin": "null"}, False),
    ],
)
def test_whose_page_it_is(headers, ours):
    assert same_origin(headers) is ours


@on_sqlite
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/me", {"name": "Eve"}),
        ("PUT", "/accounts/password", {"old": "x", "new": "y"}),
        ("DELETE", "/me", None),
        ("DELETE", "/sessions/current", None),
    ],
)
def test_another_site_changes_nothing(ana, method, path, body):
    refused = ana.call(method, path, 403, body, origin="https://evil.example")
    assert refused == {"error": "this request comes from another site; use the hall's own page"}
    assert ana.get("/me")["name"] == "Ana"


@on_sqlite
def test_another_site_may_read_what_it_cannot_see_anyway(ana):
    assert ana.call("GET", "/me", origin="https://evil.example")["name"] == "Ana"


@on_sqlite
def test_our_own_page_may(ana):
    assert ana.call("POST", "/me", 200, {"name": "Anna"}, origin="http://testserver")["name"] == "Anna"


@on_sqlite
@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "application/jsonp"]
)
def test_a_form_is_not_taken(ana, kind):
    answer = ana.client.post("/api/me", content=b'{"name": "Eve"}', headers={"content-type": kind})
    assert answer.status_code == 415
    assert answer.json() == {"error": "send JSON, with the header Content-Type: application/json"}
    assert ana.get("/me")["name"] == "Ana"


@on_sqlite
def test_a_body_must_say_what_it_is(ana):
    assert ana.client.post("/api/me", content=b'{"name": "Eve"}').status_code == 415
    assert ana.client.post("/api/me", content=iter([b'{"name": ', b'"Eve"}'])).status_code == 415
    assert ana.get("/me")["name"] == "Ana"


@on_sqlite
def test_json_may_name_its_characters(ana):
    headers = {"content-type": "application/json; charset=utf-8"}
    assert ana.client.post("/api/me", content=b'{"name": "Anna"}', headers=headers).json()["name"] == "Anna"


@on_sqlite
def test_nothing_to_send_needs_no_type(ana):
    deck = ana.post("/decks", 201, game="spellfire", name="Mine", text="")
    assert ana.client.post(f"/api/decks/{deck['id']}/share").status_code == 200
