"""The practice room: answers are sent along, choices are judged, and nothing is kept."""

from __future__ import annotations

import msgspec
import pytest

from spellhall.agents.proofs import LOST, WON, prospect
from spellhall.arena.studies.puzzles import Puzzle
from spellhall.kernel.errors import UsageError
from spellhall.registry import house_games
from spellhall.server.practice.frames import MOST_LINES, answered
from spellhall.server.practice.models import PracticeOrder
from spellhall.server.practice.puzzles import PuzzleStart, puzzle_of, puzzle_start, puzzles_of
from spellhall.server.practice.room import MOST_ANSWERS, MOST_TAKEN, PracticeRoom
from spellhall.server.practice.start import Start

GAME = "spellchain"


SHORT = {game: [name for name, one in puzzles_of(game).items() if one.length < 4] for game in house_games()}
SOME = [(game, name) for game, names in SHORT.items() for name in names[:: max(1, len(names) // 3)]]


def told(start: Start, **order: object) -> dict:
    return msgspec.json.decode(answered(start, PracticeOrder(**order)))


def solved(start: PuzzleStart) -> dict:
    """Solve a puzzle as somebody does who asks for every hint."""
    shown = told(start)
    while not shown["over"]:
        hints = told(start, taken=shown["taken"], hints=3)["hints"]
        assert len(hints) == 3, "there is always a choice that may still win"
        shown = told(start, taken=shown["taken"], choice=hints[-1]["options"][0])
        assert shown["right"] is not False
    return shown


@pytest.mark.parametrize(("game", "name"), SOME)
def test_whoever_follows_the_hints_solves_a_puzzle(game: str, name: str) -> None:
    start = puzzle_start(game, name)
    shown = solved(start)
    assert shown["won"] and shown["answer"] == "Solved!"
    assert shown["frame"]["stage"] == "over" and "decision" not in shown["frame"]
    assert solved(start) == shown, "the same position is answered in the same way"


@pytest.mark.parametrize(("game", "name"), SOME)
def test_a_wrong_first_choice_is_said_and_not_taken(game: str, name: str) -> None:
    start = puzzle_start(game, name)
    options = start.position.legal_actions()
    right = [options.index(action) for action in puzzle_of(game, name).wins]
    for choice in range(len(options)):
        shown = told(start, choice=choice)
        assert shown["right"] == (choice in right)
        assert shown["answer"]
        assert (shown["taken"] == []) == (choice not in right)
    hint = told(start, hints=3)["hints"][-1]
    assert hint["options"] == right and hint["text"].endswith(".")


def test_hints_come_one_by_one() -> None:
    start = puzzle_start(GAME, next(iter(puzzles_of(GAME))))
    for wanted in range(5):
        shown = told(start, hints=wanted)
        assert len(shown["hints"]) == min(wanted, 3)
        assert shown["more"] == (3 - len(shown["hints"]) if wanted else 0)


def test_a_choice_is_taken_back_by_sending_fewer_answers() -> None:
    start = deep()
    first = told(start, choice=right_of(start))
    assert first["back"] == 0 and first["frame"]["undo"] == "free"
    again = told(start, taken=first["taken"][: first["back"]])
    assert (again["taken"], again["back"]) == ([], -1)
    assert again["frame"]["cards"] == told(start)["frame"]["cards"]
    assert "undo" not in again["frame"] or not again["frame"]["undo"]


def deep() -> PuzzleStart:
    """A puzzle that takes several choices."""
    name = next(name for name, puzzle in puzzles_of(GAME).items() if puzzle.length > 2)
    return puzzle_start(GAME, name)


def right_of(start: PuzzleStart) -> int:
    return start.position.legal_actions().index(start.puzzle.wins[0])


def test_agents_never_answer_the_same_question_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    start = deep()
    taken = told(start, choice=right_of(start))["taken"]
    monkeypatch.setattr(PracticeRoom, "_answer", lambda _: pytest.fail("an agent thinks again"))
    assert told(start, taken=taken)["taken"] == taken


def test_one_request_brings_a_bounded_number_of_answers() -> None:
    """Somebody who answers nothing is the person at no seat: only agents play."""
    start = Start(deep().position, 9, dict.fromkeys(range(2), "random"))
    room = PracticeRoom(start)
    room.go_on()
    assert len(room.taken) <= MOST_ANSWERS and not room.asked
    whole = PracticeRoom(start, room.taken)
    for _ in range(MOST_TAKEN // MOST_ANSWERS):
        whole.go_on()
    assert whole.over, "what is sent again goes on until the end"


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ({"taken": [99]}, "there's no choice 99"),
        ({"choice": 99}, "there's no choice 99"),
        ({"taken": [0] * MOST_TAKEN}, "there's no choice 0"),
        ({"why": "of another table"}, "isn't in this position"),
    ],
)
def test_forged_answers_are_refused_in_a_sentence(order: dict, said: str) -> None:
    with pytest.raises(UsageError, match=said):
        told(deep(), **order)


def test_too_many_answers_are_refused() -> None:
    with pytest.raises(UsageError, match="at most 1500 answers"):
        PracticeRoom(deep(), [0] * (MOST_TAKEN + 1))


def test_when_the_turn_is_over_without_a_win_it_is_said() -> None:
    start = deep()
    shown, taken = told(start), list[int]()
    while not shown["over"]:  # answers that nobody judged: a client may send what it likes
        taken = [*shown["taken"], 0] if shown["frame"]["decision"]["seat"] == start.seat else shown["taken"]
        shown = told(start, taken=taken)
    assert not shown["won"] and "Take it back" in shown["answer"]


def test_of_a_long_game_the_last_lines_are_told() -> None:
    lines = [told(puzzle_start(GAME, name))["frame"]["log"] for name in puzzles_of(GAME)]
    assert max(map(len, lines)) == MOST_LINES
    assert all(log[-1]["at"] >= log[0]["at"] for log in lines)


def test_the_start_is_never_changed() -> None:
    start = deep()
    before = start.position.save(), len(start.position.record.actions)
    solved(start)
    assert (start.position.save(), len(start.position.record.actions)) == before


def test_a_card_says_why_it_cannot_be_used() -> None:
    start = deep()
    cards = told(start)["frame"]["cards"]
    reasons = [told(start, why=token)["reason"] for token in cards]
    assert {reason["card"] for reason in reasons} == set(cards)
    assert any(reason["text"] for reason in reasons)


def test_a_prospect_is_only_lost_where_no_plan_wins() -> None:
    start = deep()
    for action in start.position.legal_actions():
        found = prospect(start.position, action, start.puzzle.length)
        assert found == (WON if action in start.puzzle.wins else LOST)


def test_a_wrong_choice_is_answered_by_a_card_that_refutes_it() -> None:
    said = set()
    short = [name for name, puzzle in puzzles_of(GAME).items() if puzzle.length == 2][:6]
    for start in (puzzle_start(GAME, name) for name in short):
        for choice in range(len(start.position.legal_actions())):
            said.add(told(start, choice=choice)["answer"])
    named = [text for text in said if text.startswith("That lets Rook answer with ")]
    assert named and all(text.endswith(". Try again.") for text in named)
    assert not any("seat" in text for text in said)


def test_every_puzzle_has_a_name_of_its_own() -> None:
    for game in house_games():
        assert len(puzzles_of(game)) == len({puzzle.origin for puzzle in puzzles_of(game).values()})
        one = next(iter(puzzles_of(game).values()))
        assert isinstance(one, Puzzle) and Puzzle(*one[:1], (), 0, 0, "", {}).name == one.name, "its origin names it"
