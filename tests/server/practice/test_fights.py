"""First fights in the practice room."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from server.works import keep_here, library_of

from spellhall import registry
from spellhall.registry import house_games
from spellhall.server.people.refusals import answer_kindly
from spellhall.server.practice import routers
from spellhall.server.practice.fights import fight_answered
from spellhall.server.practice.models import PracticeOrder

GAME = "spellchain"
LONGEST = 100


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    keep_here(monkeypatch)
    app = library_of(routers[0])
    answer_kindly(app)
    with TestClient(app) as client:
        yield client


def asked(game: str, name: str, **order: Any) -> dict[str, Any]:
    """What the room answers."""
    found: dict[str, Any] = json.loads(fight_answered(game, name, PracticeOrder(**order)))
    return found


@pytest.mark.parametrize("game", house_games())
def test_a_fight_is_won_by_its_hints(game: str) -> None:
    fight = registry.game(game).fights()[0]
    shown, tips, arrows = asked(game, fight.name, hints=1), set(), set()
    assert shown["answer"] == f"{fight.rival}: {fight.greeting}"
    assert [seat["name"] for seat in shown["frame"]["seats"]] == ["You", fight.rival]
    for _ in range(LONGEST):
        if shown["over"]:
            break
        tips.add(shown["goal"])
        arrows |= {hint[end].split(" ")[0] for hint in shown["hints"] for end in ("source", "target")}
        choice = shown["hints"][0]["options"][0] if shown["hints"] else None
        shown = asked(game, fight.name, taken=shown["taken"], choice=choice, hints=1)
        assert shown["right"] is None, shown["answer"]
    assert shown["won"]
    assert shown["answer"] == f"{fight.rival}: {fight.won}"
    assert len(tips - {""}) > 1
    assert arrows - {""}, "a hint for a move with a target has an arrow"


def test_a_mistake_is_explained_and_made_only_by_those_who_insist() -> None:
    fight = registry.game(GAME).fights()[0]
    begun = asked(GAME, fight.name, hints=1)
    wrong = next(
        place for place in range(5) if asked(GAME, fight.name, taken=begun["taken"], choice=place)["right"] is False
    )
    shown = asked(GAME, fight.name, taken=begun["taken"], choice=wrong)
    assert shown["answer"] == fight.tips[0].otherwise
    assert shown["taken"] == begun["taken"]
    shown = asked(GAME, fight.name, taken=begun["taken"], choice=wrong, anyway=True)
    assert shown["right"] is None
    assert shown["taken"][: shown["back"]] == begun["taken"]


@pytest.mark.parametrize("game", house_games())
def test_a_games_fights_are_listed(library: TestClient, game: str) -> None:
    told = library.get(f"/api/games/{game}/fights").json()["fights"]
    fights = registry.game(game).fights()
    assert [(line["name"], line["rival"], line["idea"]) for line in told] == [
        (fight.name, fight.rival, fight.idea) for fight in fights
    ]


def test_a_fight_is_played_over_http_and_what_is_not_there_is_said(library: TestClient) -> None:
    path = f"/api/games/{GAME}/fights"
    shown = library.post(f"{path}/order", json={}).json()
    assert shown["frame"]["decision"]["seat"] == shown["frame"]["you"]
    assert library.post(f"{path}/nix", json={}).status_code == 404
    assert library.post("/api/games/chess/fights/order", json={}).status_code == 404
    refused = library.post(f"{path}/order", json={"taken": shown["taken"], "choice": 99})
    assert refused.status_code == 422
    assert "there's no choice 99" in refused.text
