"""No request and no message breaks anything, whatever stands in it: names, values, bodies, queries, headers."""

from __future__ import annotations

import json
from contextlib import contextmanager
from urllib.parse import quote

import pytest
from argon2 import PasswordHasher
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st
from server.databases import database_url as database_url
from server.halls import heard
from server.houses import UNHURRIED

from spellhall.server import wire
from spellhall.server.app import create_app
from spellhall.server.people import passwords
from spellhall.server.settings import Settings

often = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
HALF, NOUGHT, HUGE = "\ud800", "\0", 10**400
ODD = st.sampled_from(
    [
        *("self", "name", "cls", "preset", "options", "class", "None", "__init__", "game", "more", "connection", "me"),
        *("", " ", NOUGHT, HALF, f"a{NOUGHT}b", "\u202egnp", "٣", "9" * 5000, "x" * 300, "{", "%s", "'; --", "../.."),
    ]
)
TEXT = st.text(max_size=40) | st.characters(codec=None).map(str) | ODD
PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | TEXT | st.sampled_from([HUGE, -HUGE, 2**63, 2**64])
ANYTHING = st.recursive(PLAIN, lambda more: st.lists(more, max_size=3) | st.dictionaries(TEXT, more, max_size=3))


@pytest.fixture
def client(database_url, monkeypatch):
    """Someone with a table, a deck and an account, at a hall of this process."""
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
    plain = Settings(database=database_url, pace=0.0, tables_per_person=1000, message_bytes=2**20, **UNHURRIED)
    with TestClient(create_app(plain)) as client:
        client.post("/api/me", json={"name": "Ana"})
        client.post("/api/decks", json={"game": "spellchain", "name": "Mine", "text": ""})
        plan = {"game": "spellchain", "seats": [{"kind": "me"}, {"kind": "open"}]}
        client.code = client.post("/api/tables", json=plan).json()["code"]
        yield client


def asked(client, method, path, body=None, **more):
    """A request with a body as JSON that may hold what no text can; it is answered, and not by a fault."""
    headers = more.pop("headers", {})
    content = None
    if body is not None:
        content, headers = json.dumps(body).encode(), {"content-type": "application/json", **headers}
    answer = client.request(method, path, content=content, headers=headers, **more)
    assert answer.status_code < 500, (method, path, body, answer.text)
    return answer


SEAT = {"kind": "me"}
PLAN = {"game": "spellfire", "seats": [SEAT, {"kind": "open"}]}


def test_options_of_any_name_and_value(client):
    @often
    @given(st.sampled_from(["spellchain", "spellfire", "spellslinger"]), st.dictionaries(TEXT, PLAIN, max_size=3))
    @example("spellfire", {"name": "x"})
    @example("spellfire", {"self": "x"})
    @example("spellfire", {"preset": "tournament"})
    @example("spellfire", {"turn_cap": "9" * 5000})
    @example("spellfire", {HALF: HALF})
    @example("spellfire", {NOUGHT: NOUGHT})
    def check(game, options):
        answer = asked(client, "POST", "/api/tables", {**PLAN, "game": game, "options": options})
        assert answer.status_code == 422 or not options, answer.text
        assert len(answer.json().get("error", "")) < 2000
        asked(client, "POST", f"/api/games/{game}/decks/check", {"text": "", "options": options})

    check()


ORDERS = [
    ("POST", "/api/me", {"name": "Ana"}),
    ("POST", "/api/accounts", {"login": "ana", "password": "a long password"}),
    ("PUT", "/api/accounts/password", {"old": "x", "new": "a long password"}),
    ("POST", "/api/sessions", {"login": "ana", "password": "x"}),
    ("POST", "/api/decks", {"game": "spellfire", "name": "Mine", "text": ""}),
    ("PUT", "/api/decks/1", {"name": "Mine", "text": ""}),
    ("POST", "/api/tables", {**PLAN, "preset": "rulebook", "options": {}, "clocks": {"bank_s": 60}, "pace": "fast"}),
    ("POST", "/api/tables/{code}/seats", {"seat": 1}),
    ("PATCH", "/api/tables/{code}/seats/0", {"name": "Bo", "deck": "", "deck_text": "", "ready": True}),
    ("POST", "/api/replays/{code}/continue", {"at": 1, "seat": 0, "agent": "greedy"}),
    ("POST", "/api/deck-tests", {"game": "spellchain", "name": "Mine", "text": "", "preset": "rulebook", "games": 4}),
    ("POST", "/api/games/spellchain/decks/check", {"text": "", "preset": "rulebook"}),
    ("POST", "/api/games/spellchain/decks/random", {"seed": 7}),
]


@pytest.mark.parametrize(("method", "path", "body"), ORDERS, ids=[f"{m} {p}" for m, p, _ in ORDERS])
def test_bodies_with_something_else_in_one_place(client, method, path, body):
    path = path.format(code=client.code)

    @often
    @given(st.sampled_from(sorted(body)), ANYTHING)
    def check(field, value):
        asked(client, method, path, body | {field: value})
        asked(client, method, path, value)

    check()
    for field in body:
        for value in (NOUGHT, f"a{NOUGHT}b", HALF, HUGE, "9" * 5000, [[[[]]]], {"self": 1}):
            asked(client, method, path, body | {field: value})


@pytest.mark.parametrize("kind", ["me", "open", "agent", "hot"])
def test_seats_with_something_else_in_one_place(client, kind):
    @often
    @given(st.sampled_from(["agent", "deck", "deck_text", "name", "kind"]), TEXT)
    @example("name", NOUGHT)
    @example("deck_text", f"Deck: {NOUGHT}")
    def check(field, value):
        asked(client, "POST", "/api/tables", {**PLAN, "seats": [SEAT, {"kind": kind, field: value}]})

    check()


@pytest.mark.parametrize(
    "content",
    [b"[" * 50_000, b'{"name":' * 5_000, b"\xff\xfe", b"\0", b'{"name": 1e999}', b'{"name": ' + b"9" * 5000 + b"}"],
    ids=["deep", "deeper", "bytes", "nought", "endless", "digits"],
)
def test_bodies_that_are_hardly_json(client, content):
    headers = {"content-type": "application/json"}
    for method, path, _ in ORDERS:
        answer = client.request(method, path.format(code=client.code), content=content, headers=headers)
        assert answer.status_code < 500, answer.text


PLACES = [
    "/api/games/{}/cards",
    "/api/rules/{}",
    "/api/tables/{}",
    "/api/replays/{}",
    "/api/shared/{}",
    "/api/{}",
    "/{}",
]


def test_places_and_queries(client):
    @often
    @given(st.sampled_from(PLACES), TEXT, st.sampled_from(["preset", "seat", "at", "game", "self"]), TEXT)
    def check(place, here, name, value):
        here, value = (text.encode(errors="replace").decode() for text in (here, value))
        asked(client, "GET", f"{place.format(quote(here, safe=''))}?{name}={quote(value)}")
        asked(client, "GET", f"/api/replays/{client.code}/frames?at={quote(value)}&seat={quote(here)}")

    check()


NAMES = [
    "host",
    "origin",
    "cookie",
    "user-agent",
    "if-none-match",
    "accept-encoding",
    "x-forwarded-for",
    "content-type",
]
VALUES = st.binary(max_size=60).map(lambda raw: bytes(b for b in raw if b not in b"\r\n\0")) | st.sampled_from(
    [b"[", b"[::1", b"spellhall=\\777; a=b", b"http://[", b"a:b:c", b"*;q=,;", b"\xff", b"x" * 4000]
)


def test_headers(client):
    @often
    @given(st.sampled_from(NAMES), VALUES)
    @example("host", b"[")
    @example("host", b"a:b")
    def check(name, value):
        headers = [(name.encode(), value)]
        for path in ("/api/me", "/api/nowhere", "/", "/api/games"):
            answer = client.get(path, headers=headers)
            assert answer.status_code < 500, answer.text
        answer = client.post("/api/me", json={"name": "Ana"}, headers=headers)
        assert answer.status_code < 500, answer.text

    check()


# --- the socket

FIELDS = sorted({field for kind in wire.ClientMessage.__args__ for field in kind.__struct_fields__})
TAGS = [kind.__struct_config__.tag for kind in wire.ClientMessage.__args__]


@contextmanager
def line(client):
    """A socket of the client."""
    with client.websocket_connect("/api/socket") as socket:
        yield socket


def test_messages_of_the_socket(client):
    told = st.fixed_dictionaries({"t": st.sampled_from(TAGS)}, optional=dict.fromkeys(FIELDS, ANYTHING))

    def sends(socket, text, number=None):
        """An answer to a message with a number carries it, whatever is wrong with the message."""
        socket.send_text(text)
        socket.send_text('{"t": "ping", "n": 77}')
        for answer in heard(socket, "the pong", lambda told: told.get("n") == 77 and told["t"] == "pong"):
            assert "the error was logged" not in answer.get("text", ""), (text, answer)
            if number is not None and answer["t"] == "refused":
                assert answer.get("n", 0) == number, (text, answer)

    @settings(often, max_examples=150)
    @given(told)
    @example({"t": "ping", "n": HUGE})
    @example({"t": "ping", "n": 2**64})
    @example({"t": "watch", "table": HALF, "n": 2**63})
    @example({"t": "hello", "version": HUGE})
    @example({"t": "say", "table": "x", "text": HALF})
    def check(message):
        with line(client) as socket:
            socket.send_json({"t": "watch", "table": client.code, "seat": 0})
            sends(socket, json.dumps(message))
            for field in set(message) - {"t"}:
                wrong = {**message, "table": client.code, "n": 5, field: message[field]}
                sends(socket, json.dumps(wrong), 5 if wrong["n"] == 5 else None)
            sends(socket, json.dumps({**message, "n": 6, "nonsense": 1}), 6)

    check()
