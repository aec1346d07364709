"""What the framework refuses by itself is refused in our words."""

import pytest
from server.databases import on_sqlite

from spellhall.server.people.refusals import refused


@on_sqlite
def test_a_path_that_is_not_there(browser):
    assert browser.refused("GET", "/nowhere", 404) == "there's nothing here"


@on_sqlite
@pytest.mark.parametrize(
    ("path", "allowed"), [("/me", "GET, POST, DELETE"), ("/decks/7", "GET, PUT, DELETE"), ("/accounts", "POST")]
)
def test_a_method_that_is_not_there_names_those_that_are(browser, path, allowed):
    answer = browser.client.patch(f"/api{path}", json={})
    assert (answer.status_code, answer.json()) == (405, {"error": "you can't do this here"})
    assert answer.headers["allow"] == allowed


def test_a_refusal_may_repeat_half_a_character():
    assert refused(422, "there is no card called \ud800").body == b'{"error":"there is no card called ?"}'
