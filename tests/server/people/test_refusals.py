"""What the framework refuses by itself is refused in our words."""

import pytest


def test_a_path_that_is_not_there(browser):
    assert browser.refused("GET", "/nowhere", 404) == "there is nothing here"


@pytest.mark.parametrize(
    ("path", "allowed"), [("/me", "GET, POST, DELETE"), ("/decks/7", "GET, PUT, DELETE"), ("/accounts", "POST")]
)
def test_a_method_that_is_not_there_names_those_that_are(browser, path, allowed):
    answer = browser.client.patch(f"/api{path}", json={})
    assert (answer.status_code, answer.json()) == (405, {"error": "this cannot be done here"})
    assert answer.headers["allow"] == allowed
