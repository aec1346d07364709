"""Lessons over HTTP: nothing is kept of a learner, who sends what they have done so far and what they choose now."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.presentation.lessons import LEARNER, Room, lesson_of
from spellhall.server.library.models import LessonLine, LessonsAnswer
from spellhall.server.tables.watching.card_tokens import Tokens
from spellhall.server.tables.watching.seat_view import SeatLog, SeatView
from spellhall.server.tables.watching.shared_view import SharedView
from spellhall.server.wire import Frame, SeatShown

NAMES = ("Wren", "Rook")
"""Of the learner, whom sentences address, and of the other one: "You lay down Nyrond."."""
TOKENS = Tokens(b"lesson")
"""Everybody may know all of a lesson, so its tokens need no secret."""
ENCODER = msgspec.json.Encoder()


class LessonFrame(msgspec.Struct):
    """A lesson as the learner sees it.

    Attributes:
        right: whether the choice was what the lesson is about; None when nothing was chosen.
        answer: what is said to the choice.
        coach: what is to be done now; empty when all has been done.
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


def lessons_of(game: Game) -> LessonsAnswer:
    """The lessons of a game, in their order."""
    return LessonsAnswer(lessons=[LessonLine(name=lesson.name, title=lesson.title) for lesson in game.lessons()])


def lesson_frame(game: Game, name: str, taken: Sequence[int], choice: int | None) -> bytes:
    """A lesson after what was done so far, and what is said to a choice, as JSON.

    Raises:
        UsageError: for a lesson that there is none of, and choices that it does not offer or that are not right.
    """
    room = Room(lesson_of(game.lessons(), name))
    for option in taken:
        if not room.choose(_action(room, option)).right:
            raise UsageError(f"choice {option} is not what the lesson {name!r} is about")
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
        raise UsageError(f"there is no choice {option} in this position")
    return options[option]


def _frame(room: Room) -> Frame:
    game = room.state.game
    seats = [
        SeatShown(LEARNER, "person", NAMES[LEARNER], "", True, True),
        SeatShown(1, "agent", NAMES[1], "", True, True),
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
