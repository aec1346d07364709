"""Every lesson of every game: you can do it as asked, every other choice has an answer, and its texts are short."""

from __future__ import annotations

import re
from functools import cache

import pytest

from spellhall import registry
from spellhall.agents import Random
from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import PASS, VERB_SHIFT
from spellhall.kernel.presentation.lessons import LEARNER, PATIENCE, Room, meaning, named
from spellhall.registry import house_games

SENTENCES = re.compile(r"[A-Z0-9][^.!?]*[.!?](?: [A-Z0-9][^.!?]*[.!?]){0,2}")
RULE = re.compile(r"\b[A-Z]{2,3}-[A-Z0-9]+-\w+")
LONGEST = 140
TAUGHT = tuple(name for name in house_games() if registry.game(name).lessons())


@cache
def lessons(name):
    return {lesson.name: lesson for lesson in registry.game(name).lessons()}


CASES = [(name, lesson) for name in TAUGHT for lesson in lessons(name)]


def others(room):
    """The choices that aren't what the lesson asks for."""
    return [action for action in room.state.legal_actions() if action not in room.right()]


def along(lesson):
    """The room before each of its steps, done as asked."""
    room = Room(lesson)
    while not room.over:
        yield room
        assert room.choose(room.right()[0]).right


@pytest.mark.parametrize(("game", "name"), CASES)
def test_it_is_done_as_told(game, name):
    lesson = lessons(game)[name]
    assert not lesson.goal(Room(lesson).state)
    rooms = list(along(lesson))
    assert len(rooms) == len(lesson.steps)
    assert lesson.goal(rooms[0].state)


@pytest.mark.parametrize(("game", "name"), CASES)
def test_every_way_that_is_told_leads_there(game, name):
    lesson = lessons(game)[name]
    for which, room in enumerate(along(lesson)):
        for action in room.right():
            twin = Room(lesson)
            for _ in range(which):
                twin.choose(twin.right()[0])
            twin.choose(action)
            while not twin.over:
                twin.choose(twin.right()[0])
            assert lesson.goal(twin.state)


@pytest.mark.parametrize(("game", "name"), CASES)
def test_every_other_choice_is_answered_and_not_taken(game, name):
    for room in along(lessons(game)[name]):
        assert others(room), "a lesson leaves a choice"
        before = room.state.save()
        for action in others(room):
            said = room.choose(action)
            assert not said.right
            assert said.text != room.step.praise
        assert room.state.save() == before


@pytest.mark.parametrize(("game", "name"), CASES)
def test_each_wrong_choice_has_an_answer_of_its_own(game, name):
    for room in along(lessons(game)[name]):
        question = room.state.decision()
        wrong = {meaning(room.state, question, action): room.choose(action).text for action in others(room)}
        assert len(set(wrong.values())) == len(wrong), wrong


@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_likely_fault_is_one_that_can_be_made(game, name):
    for room in along(lessons(game)[name]):
        question = room.state.decision()
        offered = {meaning(room.state, question, action) for action in question.options}
        assert set(room.step.wrong) <= offered - set(room.step.do)


@pytest.mark.parametrize(("game", "name"), CASES)
def test_whatever_else_is_done_last_misses_the_goal(game, name):
    lesson = lessons(game)[name]
    room = before_the_last(lesson)
    for action in others(room):
        state = room.state.clone()
        state.apply(action)
        assert not lesson.goal(state)
        for _ in range(PATIENCE):
            if state.is_terminal() or (state.current_player() == LEARNER and PASS not in state.legal_actions()):
                break
            state.apply(usual_answer(state, room.step.replies))
            assert not lesson.goal(state)


def usual_answer(state, replies):
    """What the room would let someone answer: what the lesson says, or pass, or the first option."""
    question = state.decision()
    if question.seat != LEARNER:
        for action in question.options:
            if meaning(state, question, action) in replies:
                return action
    return PASS if PASS in question.options else question.options[0]


def before_the_last(lesson):
    room = Room(lesson)
    for _ in lesson.steps[:-1]:
        room.choose(room.right()[0])
    return room


@pytest.mark.parametrize(("game", "name"), CASES)
def test_its_position_is_one_that_the_rules_know(game, name):
    made = registry.game(game)
    state = Room(lessons(game)[name]).state
    for seat in range(state.seats):
        deck = [made.keys[state.face[card]] for card in range(len(state.face)) if state.owner[card] == seat]
        assert made.check_deck(deck) == []
    assert made.load(state.save()).save() == state.save()
    agent = Random(1)
    for _ in range(3000):
        if state.is_terminal():
            return
        state.apply(agent.act(state))


@pytest.mark.parametrize("game", TAUGHT)
def test_texts_are_a_few_short_sentences_without_a_rule(game):
    for lesson in lessons(game).values():
        for text in [text for step in lesson.steps for text in step.texts()]:
            assert SENTENCES.fullmatch(text), text
            assert len(text) <= LONGEST, text
            assert not RULE.search(text), text
        assert re.fullmatch(r"[a-z-]+", lesson.name)
        assert 0 < len(lesson.title) <= 30


@pytest.mark.parametrize("game", TAUGHT)
def test_there_are_a_few_and_the_last_one_is_won(game):
    found = registry.game(game).lessons()
    assert 6 <= len(found) <= 8
    assert len(lessons(game)) == len(found)
    rooms = list(along(found[-1]))
    assert rooms[0].state.is_terminal()
    assert rooms[0].state.returns()[LEARNER] > 0


def test_a_lesson_is_found_by_name_and_by_number():
    found = registry.game(TAUGHT[0]).lessons()
    assert named(found, "lesson", "1") is named(found, "lesson", found[0].name) is found[0]
    with pytest.raises(UsageError, match=f"there is no lesson 'nix'; there are {found[0].name}, "):
        named(found, "lesson", "nix")
    with pytest.raises(UsageError, match="this game has no lessons"):
        named((), "lesson", "1")


def test_nothing_is_done_after_the_end():
    lesson = registry.game(TAUGHT[0]).lessons()[0]
    *_, room = along(lesson)
    assert room.over
    assert room.right() == []
    with pytest.raises(UsageError, match="is over"):
        room.choose(PASS)


def test_a_choice_means_its_words_or_its_verb_and_card():
    state = registry.game("spellchain").new_state([registry.game("spellchain").starter_decks()["Pyre"]] * 2, 7)
    question = state.decision()
    assert [meaning(state, question, action) for action in question.options] == ["go first", "go second"]
    seen = set()
    while not state.is_terminal():
        question = state.decision()
        for action in question.options:
            told = meaning(state, question, action)
            assert told and (action != PASS or told == "pass")
            assert told not in question.words or not action >> VERB_SHIFT, "a verb is told before its card"
            seen.add(told)
        state.apply(question.options[0])
    assert any(told.startswith("lay ") for told in seen) or len(seen) > 10
