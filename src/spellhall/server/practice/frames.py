"""A practised position as its player sees it: the table, and what is said."""

from __future__ import annotations

import msgspec

from spellhall.agents.names import level_of
from spellhall.kernel.errors import UsageError
from spellhall.kernel.state import State
from spellhall.server.practice.models import PracticeFrame, PracticeOrder
from spellhall.server.practice.room import PracticeRoom
from spellhall.server.practice.start import Hint, Start
from spellhall.server.tables.watching.card_tokens import Tokens
from spellhall.server.tables.watching.reasons import reason_for
from spellhall.server.tables.watching.seat_view import SeatLog, SeatView
from spellhall.server.tables.watching.shared_view import SharedView
from spellhall.server.wire import Frame, Reason, Score, SeatShown

CODE = "practice"
MOST_LINES = 60
"""So many lines of the log are sent, the last: a puzzle comes with the game before it."""
ENCODER = msgspec.json.Encoder()


def answered(start: Start, order: PracticeOrder) -> bytes:
    """What is answered to an order about a start, as JSON.

    Raises:
        UsageError: for answers, choices and cards that the position doesn't have.
    """
    room = PracticeRoom(start, order.taken)
    said = None if order.choice is None else room.choose(order.choice, order.anyway)
    room.go_on()
    hints = start.hints(room.state, room.own) if room.asked and order.hints else ()
    begins = not order.taken and order.choice is None
    answer = said.text if said is not None else start.opening if begins else ""
    if room.over:
        answer = start.closing(start.has_won(room.state)) or answer
    frame, view = _frame(room)
    shown = PracticeFrame(
        right=None if said is None else said.right,
        answer=view.worded(answer),
        goal="" if room.over else view.worded(start.task(room.state)),
        over=room.over,
        won=room.over and start.has_won(room.state),
        waits=not room.over and not room.asked,
        taken=room.taken,
        back=room.back,
        hints=[_shown(room.state, view, hint) for hint in hints[: order.hints]],
        more=max(0, len(hints) - order.hints),
        reason=None if order.why is None else _reason(room, view, order.why),
        frame=frame,
    )
    return ENCODER.encode(shown)


def _shown(state: State, view: SharedView, hint: Hint) -> Hint:
    """A hint in words, with an arrow if it points at one option."""
    ends = [""] * 2
    if len(hint.options) == 1:
        action = state.decision().options[hint.options[0]]
        ends = [view.arrow_end(end) for end in state.game.hint_ends(state, action)]
    return Hint(view.worded(hint.text), hint.options, *ends)


def _frame(room: PracticeRoom) -> tuple[Frame, SharedView]:
    state, start = room.state, room.start
    game = state.game
    names = start.people()
    frame = Frame(
        code=CODE,
        game=game.name,
        stage="over" if room.over else "playing",
        you=start.seat,
        options={name: str(value) for name, value in game.options.items()},
        seats=[_seat(start, seat, name) for seat, name in enumerate(names)],
    )
    view = SharedView(state, Tokens(start.secret), names)
    SeatView(view, start.seat).look(frame, len(room.taken) + 1)
    frame.log = SeatLog(state, start.seat, names).lines[-MOST_LINES:]
    frame.undo = "free" if room.mine else ""
    if room.over:
        frame.decision = None
        points = game.score(state) if state.is_terminal() else None
        frame.score = None if points is None else Score(points, game.band(points))
    elif frame.decision is not None:
        frame.decision.shortcuts, frame.decision.ahead = [], []
    return frame, view


def _seat(start: Start, seat: int, name: str) -> SeatShown:
    if seat == start.seat:
        return SeatShown(seat, "person", name, "", True, True)
    if seat in start.position.game.stand_ins:
        return SeatShown(seat, "stand-in", name, "", True, True)
    return SeatShown(seat, "agent", name, "", True, True, agent=level_of(start.agents[seat]))


def _reason(room: PracticeRoom, view: SharedView, token: str) -> Reason:
    assert room.state.record is not None
    shuffles, seat = room.state.record.shuffles, room.start.seat
    found = reason_for(room.state, shuffles, view.tokens, seat, token, view.worded)
    if found is None:
        raise UsageError("that card isn't in this position")
    return found
