"""What one seat sees of a table, as the frame sent to clients, and what is new in it.

Everything comes from the parts of ``State.view``; the cards come through ``shared_view``, where handles become tokens.
Read this to add something to what a seat sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import attrgetter, is_not
from typing import Any

from spellhall.kernel.events import Shuffled
from spellhall.kernel.frames import FIRST_FREE_VERB, PASS, VERB_SHIFT, YES, YES_NO, Ask
from spellhall.kernel.game import Line, Shortcut
from spellhall.kernel.presentation.prompts import addressed
from spellhall.kernel.state import State
from spellhall.kernel.undo import BY_CONSENT, FREE, may_undo
from spellhall.kernel.views import decision_view
from spellhall.server.tables.watching.recent_plays import Plays
from spellhall.server.tables.watching.shared_view import SharedView
from spellhall.server.wire import Ahead, CardSeen, Change, Decision, Frame, LogLine, Option

PARTS = (
    "stage",
    "seats",
    "decision",
    "clocks",
    "wish",
    "undo",
    "returns",
    "actions",
    "thinking",
    "rematch",
    "offer",
    "broken",
    "absence",
    "ending",
    "score",
    "seal",
    "seed",
    "plays",
    "pace",
    "series",
)
"""The parts of a frame that are sent whole when they change."""
_parts_of = attrgetter(*PARTS)
UNDO_WORDS = {FREE: "free", BY_CONSENT: "consent"}


class SeatView:
    """One seat (-1: a spectator) looking at one state: fills the parts of a frame."""

    def __init__(self, shared_view: SharedView, seat: int) -> None:
        self.shared_view = shared_view
        self.state = shared_view.state
        self.seat = seat

    def look(self, frame: Frame, number: int) -> None:
        """Fill a frame with what the seat sees; ``number`` is the waiting decision's."""
        shared_view = self.shared_view
        shared_view.catch_up()
        shared_view.shared.fill(frame)
        frame.cards = shared_view.cards_of(self.seat)
        frame.decision = self._decision(decision_view(self.state, self.seat), number)
        if self.seat >= 0 and not self.state.is_terminal():
            frame.undo = UNDO_WORDS.get(may_undo(shared_view.record, self.seat), "")

    def _decision(self, seen: dict[str, Any] | None, number: int) -> Decision | None:
        if seen is None:
            return None
        state = self.state
        question = state.decision()
        options = seen.get("options")
        prompt = state.game.prompt(state, self.seat, self.shared_view.names)
        return Decision(
            number=number,
            seat=question.seat,
            kind=seen["kind"],
            label=self.shared_view.worded(seen["label"]),
            prompt=prompt.text,
            topic=prompt.topic,
            coach="" if options is None else state.game.coaching().get(prompt.topic, ""),
            rule=seen["rule"],
            aside=state.game.is_aside(state),
            options=None if options is None else self._options(question, options),
            shortcuts=[]
            if options is None
            else [self.shared_view.worded(each.text) for each in state.game.shortcuts(state)],
            ahead=[] if options is None else [self._ahead(each) for each in state.game.ahead(state)],
        )

    def _ahead(self, shortcut: Shortcut) -> Ahead:
        return Ahead(text=self.shared_view.worded(shortcut.text), card=self.shared_view.token(shortcut.card))

    def _options(self, question: Ask, options: Sequence[dict[str, Any]]) -> list[Option]:
        copies = self.state.game.stands_for(self.state, question)
        return [self._option(question, copies.get(option["action"], ()), **option) for option in options]

    def _option(self, question: Ask, copies: Sequence[int], action: int, text: str) -> Option:
        about, which = self.state.game.subject_of(self.state, question, action)
        return Option(
            text=self.shared_view.worded(text),
            verb=self._verb(question, action),
            card=self.shared_view.token(which) if about == "card" else None,
            seat=which if about == "seat" else None,
            copies=[self.shared_view.token(card) for card in copies],
        )

    def _verb(self, question: Ask, action: int) -> str:
        if action == PASS:
            return "no" if question.kind == YES_NO else "pass"
        if action == YES:
            return "yes"
        verb = (action >> VERB_SHIFT) - FIRST_FREE_VERB
        return self.state.game.verbs[verb] if 0 <= verb < len(self.state.game.verbs) else "pick"


class SeatLog:
    """The log as one seat may read it, with "you" in it, and the latest plays. It is written action by action, so that
    it reads the same live, after a restart and in a recording.
    """

    def __init__(self, state: State, seat: int, names: Sequence[str]) -> None:
        assert state.record is not None
        self.record = state.record
        self.teller = state.game.teller(seat, addressed(names, seat))
        self.told = 0
        self.lines: list[LogLine] = []
        self.plays = Plays()
        self.tell()

    def tell(self) -> list[Line]:
        """Log what has happened since the last time."""
        entries = self.record.entries
        told: list[Line] = []
        while self.told < len(entries):
            end, at, shuffled = self.told, entries[self.told].at, False
            while end < len(entries) and entries[end].at == at:
                shuffled = shuffled or isinstance(entries[end].event, Shuffled)
                end += 1
            for line in self.teller.tell(entries[self.told : end]):
                if line.play is not None:
                    self.plays.heed(len(self.lines), line.play)
                self.lines.append(LogLine(line.text, line.depth, line.at, line.opens, line.turn))
                told.append(line)
            if shuffled:
                self.plays.shuffled()
            self.told = end
        return told


class Sight:
    """What a seat of a table was last sent, to find out what is new.

    Attributes:
        frame: the last frame.
        at: when it was sent, in milliseconds since 1970.
        revision: how many changes there have been.
    """

    def __init__(self, frame: Frame, at: int) -> None:
        self.frame = frame
        self.parts = _parts_of(frame)
        self.at = at
        self.revision = 0

    def renew(self, frame: Frame, at: int) -> Change | None:
        """Take a new frame at a time; return what is different in it, or None if nothing is."""
        old, former = self.frame, self.parts
        self.frame, self.parts, self.at = frame, _parts_of(frame), at
        cards = differences(old.cards, frame.cards)
        within = entries(old, frame)
        told = zip(PARTS, former, self.parts, strict=True)
        parts = {name: new for name, before, new in told if new is not before and new != before}
        keep = common(old.log, frame.log)
        same_log = keep == len(old.log) == len(frame.log)
        if old.sides is not frame.sides and len(old.sides) != len(frame.sides):
            parts["sides"] = frame.sides
        if not (cards or within or parts) and same_log:
            return None
        self.revision += 1
        change = Change(table=frame.code, revision=self.revision, cards=cards, parts=parts, within=within)
        if not same_log:
            change.keep, change.log = keep, frame.log[keep:]
        return change


def differences(old: dict[str, CardSeen], new: dict[str, CardSeen]) -> dict[str, CardSeen | None]:
    """The cards that are new or look different, and those that are gone. Most are the same objects as before."""
    if old is new:
        return {}
    others = compress(new.items(), map(is_not, map(old.get, new), new.values()))
    cards: dict[str, CardSeen | None] = {token: card for token, card in others if old.get(token) != card}
    if len(old) + len(cards.keys() - old.keys()) > len(new):
        cards |= {token: None for token in old if token not in new}
    return cards


def entries(old: Frame, new: Frame) -> dict[str, dict[str, Any]]:
    """What is different within the parts of a frame whose entries are sent one by one (see ``Change.within``)."""
    within: dict[str, dict[str, Any]] = {}
    if old.sides is not new.sides and len(old.sides) == len(new.sides):
        sides = enumerate(zip(old.sides, new.sides, strict=True))
        within["sides"] = {str(seat): side for seat, (former, side) in sides if side is not former and side != former}
    if old.registers is not new.registers:
        within["registers"] = _changed(old.registers, new.registers)
    if old.table is not new.table:
        within["table"] = _changed(old.table, new.table) | {name: None for name in old.table if name not in new.table}
    return {part: found for part, found in within.items() if found}


def _changed(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in new.items() if name not in old or old[name] != value}


def common(old: Sequence[LogLine], new: Sequence[LogLine]) -> int:
    """How many lines two logs have in common at the beginning. A log that has only grown shares its objects up to
    there.
    """
    if len(old) <= len(new) and (not old or old[-1] is new[len(old) - 1]):
        return len(old)
    pairs = enumerate(zip(old, new, strict=False))
    return next((i for i, (one, other) in pairs if one != other), min(len(old), len(new)))
