"""Lessons over HTTP: a frame to look at, an answer to each choice, and nothing kept."""

from __future__ import annotations

import re

import pytest

from spellhall import registry
from spellhall.kernel.presentation.lessons import Room
from spellhall.registry import house_games
from spellhall.server.library.lessons import NAMES

ASTRAY = re.compile(r"\b[Yy]ou(?:['’]s| (?:is|was|has|does|\w+[^\Ws]s))\b")
"""Somebody is spoken to as if he were spoken of: "You lays"."""


def path(game, lesson):
    return f"/api/games/{game}/lessons/{lesson}"


@pytest.mark.parametrize("game", house_games())
def test_lessons_are_done_as_told(game, library):
    told = library.get(f"/api/games/{game}/lessons").json()["lessons"]
    lessons = registry.game(game).lessons()
    assert told == [{"name": one.name, "title": one.title} for one in lessons]
    if not lessons:
        pytest.skip("it has no lessons")
    for lesson in lessons:
        room, shown = Room(lesson), library.post(path(game, lesson.name), json={}).json()
        assert shown["frame"]["game"] == game
        while not room.over:
            assert shown["coach"] == room.step.coach
            options = room.state.legal_actions()
            right = options.index(room.right()[0])
            wrong = next(at for at, action in enumerate(options) if action not in room.right())
            said = library.post(path(game, lesson.name), json={"taken": shown["taken"], "choice": wrong}).json()
            assert (said["right"], said["answer"]) == (False, room.choose(options[wrong]).text)
            assert said["taken"] == shown["taken"]
            shown = library.post(path(game, lesson.name), json={"taken": shown["taken"], "choice": right}).json()
            assert (shown["right"], shown["answer"]) == (True, room.choose(options[right]).text)
        assert shown["done"] == shown["steps"] == len(lesson.steps)
        assert shown["coach"] == ""
        assert "decision" not in shown["frame"] or shown["frame"]["decision"] is None
    assert shown["frame"]["stage"] == "over"


def texts_of(told):
    """All texts of an answer, however deep they stand."""
    if isinstance(told, str):
        return [told]
    parts = told.values() if isinstance(told, dict) else told if isinstance(told, list) else ()
    return [text for part in parts for text in texts_of(part)]


@pytest.mark.parametrize("game", house_games())
def test_sentences_are_right_for_whoever_learns(game, library):
    """The coach and the game speak to the learner, and of the other player by their name."""
    assert (
        ASTRAY.search("You lays down Nyrond.")
        and ASTRAY.search("You's discard pile")
        and not ASTRAY.search("You pass.")
    )
    if not (lessons := registry.game(game).lessons()):
        pytest.skip("it has no lessons")
    told = []
    for lesson in lessons:
        room, taken = Room(lesson), []
        shown = library.post(path(game, lesson.name), json={}).json()
        for _ in range(shown["steps"]):
            assert [text for text in texts_of(shown) if ASTRAY.search(text)] == []
            right = room.state.legal_actions().index(room.right()[0])
            room.choose(room.right()[0])
            shown = library.post(path(game, lesson.name), json={"taken": taken, "choice": right}).json()
            taken = shown["taken"]
        texts = texts_of(shown)
        assert [text for text in texts if ASTRAY.search(text)] == []
        told += [line["text"] for line in shown["frame"]["log"]]
    assert any(text.startswith("You ") for text in told)
    assert not any(NAMES[0] in text for text in told)


def test_what_is_not_there_is_refused_in_a_sentence(library):
    assert library.get("/api/games/chess/lessons").status_code == 404
    answer = library.post(path("spellchain", "nix"), json={})
    assert answer.status_code == 404
    assert answer.json()["error"].startswith("there is no lesson 'nix'")
    for order in ({"choice": 99}, {"choice": -1}, {"taken": [99]}, {"taken": [1] * 16}):
        answer = library.post(path("spellchain", "1"), json=order)
        assert answer.status_code == 404, order
        assert answer.json()["error"]
    assert library.post(path("spellchain", "1"), json={"taken": [0] * 17}).status_code == 422
