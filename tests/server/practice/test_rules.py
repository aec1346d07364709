"""Rules at work in the practice room: "Show me"."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from server.works import keep_here, library_of

from spellhall.registry import house_games
from spellhall.rule_positions import WAYS, RulePosition, positions_of
from spellhall.server.people.refusals import answer_kindly
from spellhall.server.practice import routers
from spellhall.server.practice.models import PracticeOrder
from spellhall.server.practice.rules import LEFT, OVER, rule_answered

SOME = 2
"""So many positions are played of each game and way."""


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    keep_here(monkeypatch)
    app = library_of(routers[0])
    answer_kindly(app)
    with TestClient(app) as client:
        yield client


def shown_in(game: str, way: str) -> list[RulePosition]:
    """Some of a game's positions in which rules show in one way."""
    found = [each for each in positions_of(game).values() if each.way == way]
    return found[:: max(1, len(found) // SOME)][:SOME]


CASES = [each for game in house_games() for way in WAYS for each in shown_in(game, way)]


def asked(shown: RulePosition, **order: Any) -> dict[str, Any]:
    """What the room answers."""
    found: dict[str, Any] = json.loads(rule_answered(shown.game, shown.rule, PracticeOrder(**order)))
    return found


@pytest.mark.parametrize("shown", CASES, ids=lambda shown: shown.rule)
def test_whoever_follows_the_hints_sees_the_rule_at_work(shown: RulePosition) -> None:
    told = asked(shown, hints=1)
    assert told["frame"]["you"] == shown.seat
    for _ in shown.choices:
        if not told["hints"][0]["options"]:
            break
        assert told["goal"] and len(told["hints"][0]["options"]) == 1
        told = asked(shown, taken=told["taken"], choice=told["hints"][0]["options"][0], hints=1)
        assert told["right"] is None
    assert told["over"] or [hint["text"] for hint in told["hints"]] == [OVER]
    if shown.way == "refuses":
        assert shown.rule in str(told["goal"])
    elif not told["over"]:
        assert told["goal"]


def test_who_leaves_the_example_plays_on_without_it() -> None:
    shown = next(each for each in CASES if each.way == "asks")
    told = asked(shown, hints=1)
    other = next(at for at in range(9) if [at] != told["hints"][0]["options"])
    told = asked(shown, choice=other, hints=1)
    assert told["goal"] == "" and [hint["text"] for hint in told["hints"]] == [LEFT]


def test_the_route_shows_a_rule_and_knows_no_other(library: TestClient) -> None:
    shown = CASES[0]
    path = f"/api/games/{shown.game}/rules/{shown.rule}"
    assert library.post(path, json={}).json()["frame"]["game"] == shown.game
    assert library.post(path, json={"choice": 9000}).status_code == 422
    refused = library.post(f"/api/games/{shown.game}/rules/XX-1", json={})
    assert refused.status_code == 404
    assert f"{shown.game} has no position for the rule 'XX-1'" in refused.text
