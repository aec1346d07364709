"""Lessons over HTTP: nothing is stored about a learner, who sends their choices so far along with the new one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from spellhall.agents.names import name_for
from spellhall.kernel.errors import UsageError
from spellhall.kernel.presentation.lessons import LEARNER, Room, named
from spellhall.server.library.answer_cache import game_of
from spellhall.server.library.models import LessonLine, LessonsAnswer
from spellhall.server.tables.watching.card_tokens import Tokens
from spellhall.server.tables.watching.seat_view import SeatLog, SeatView
from spellhall.server.tables.watching.shared_view import SharedView
from spellhall.server.wire import Frame, SeatShown

LEVEL = "novice"
NAMES = ("Learner", name_for(LEVEL, ()))
"""The names of the learner, whom sentences address, and of the opponent: "You lay down Nyrond."."""
SHOWN = "You"
"""What stands at the learner's seat."""
TOKENS = Tokens(b"lesson")
"""Everyone may know everything in a lesson, so its tokens need no secret."""
ENCODER = msgspec.json.Encoder()


class LessonFrame(msgspec.Struct):
    """A lesson as the learner sees it.

    Attributes:
        right: whether the choice was what the lesson is about; None when nothing was chosen.
        answer: the response to the choice.
        coach: what to do now; empty when everything is done.
        done, steps: how much has been done, of how much.
        taken: the choices so far, to be sent with the next one.
        frame: the table, as a ``Frame`` of the socket.
    """

    right: bool | None
    answer: str
    coach: str
    done: int
    steps: int
    taken: list[int]
    frame: Frame


def lessons_of(game: str) -> LessonsAnswer:
    """A game's lessons, in order."""
    found = game_of(game, "").lessons()
    return LessonsAnswer(lessons=[LessonLine(name=lesson.name, title=lesson.title) for lesson in found])


def lesson_frame(game: str, name: str, taken: Sequence[int], choice: int | None) -> bytes:
    """A lesson after the choices so far, and the response to a new one, as JSON.

    Raises:
        UsageError: for an unknown lesson, and for choices that it does not offer or that are not right.
    """
    room = Room(named(game_of(game, "").lessons(), "lesson", name))
    for option in taken:
        if not room.choose(_action(room, option)).right:
            raise UsageError(f"choice {option} isn't part of the lesson {name!r}")
    said = None if choice is None else room.choose(_action(room, choice))
    done = [*taken, choice] if said is not None and said.right and choice is not None else list(taken)
    shown = LessonFrame(
        right=None if said is None else said.right,
        answer="" if said is None else said.text,
        coach="" if room.over else room.step.coach,
        done=room.done,
        steps=len(room.lesson.steps),
        taken=done,
        frame=_frame(room),
    )
    return ENCODER.encode(shown)


def _action(room: Room, option: int) -> int:
    options = [] if room.over else room.state.legal_actions()
    if not 0 <= option < len(options):
        raise UsageError(f"there's no choice {option} in this position")
    return options[option]


def _frame(room: Room) -> Frame:
    game = room.state.game
    seats = [
        SeatShown(LEARNER, "person", SHOWN, "", True, True),
        SeatShown(1, "agent", NAMES[1], "", True, True, agent=LEVEL),
    ]
    frame = Frame(
        code="lesson",
        game=game.name,
        stage="over" if room.state.is_terminal() else "playing",
        you=LEARNER,
        options={name: str(value) for name, value in game.options.items()},
        seats=seats,
    )
    SeatView(SharedView(room.state, TOKENS, NAMES), LEARNER).look(frame, room.done + 1)
    frame.log = SeatLog(room.state, LEARNER, NAMES).lines
    frame.undo = ""
    if frame.decision is not None:
        frame.decision.shortcuts, frame.decision.ahead = [], []
    if room.over:
        frame.decision = None
    return frame
