"""What one seat sees of a table, as the frame that leaves the server, and what is new in it.

Everything comes from ``State.view`` and from the hooks that are told for which seat they speak. Handles become tokens
here, so this is the only module that knows both.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from spellhall.kernel.frames import FIRST_FREE_VERB, KINDS, PASS, VERB_SHIFT, YES, YES_NO, Ask
from spellhall.kernel.game import CardRef
from spellhall.kernel.state import State
from spellhall.kernel.undo import BY_CONSENT, FREE, may_undo
from spellhall.server.tables.tokens import Tokens
from spellhall.server.wire import CardSeen, Change, Decision, Frame, LogLine, Option, Side

PARTS = (
    "stage",
    "seats",
    "sides",
    "registers",
    "table",
    "decision",
    "clocks",
    "wish",
    "undo",
    "returns",
    "actions",
    "thinking",
    "rematch",
)
"""The parts of a frame that are told as a whole when they change."""
UNDO_WORDS = {FREE: "free", BY_CONSENT: "consent"}
PLACED = ("handle", "key", "name", "owner", "host")
"""What ``State.view`` says of every card; all else are the game's own facts."""


class Eye:
    """One seat (-1: a spectator) looking at one state: turns a view into the parts of a frame."""

    def __init__(self, state: State, seat: int, tokens: Tokens, names: Sequence[str]) -> None:
        self.state = state
        self.seat = seat
        self.tokens = tokens
        self.names = names
        assert state.record is not None
        self.record = state.record

    def token(self, handle: int) -> str:
        """What the seat calls a card."""
        return self.tokens.of(handle, self.record.shuffles.get(handle, 0))

    def handle(self, token: str) -> int:
        """The card that the seat calls so; -1 for none that it can point at."""
        return next((h for h in range(len(self.state.face)) if self.token(h) == token), -1)

    def look(self, frame: Frame, number: int) -> None:
        """Fill a frame with what the seat sees; ``number`` is that of the waiting decision."""
        state, view = self.state, self.state.view(self.seat)
        frame.cards = {}
        frame.sides = [self._side(frame.cards, side) for side in view["seats"]]
        refs = state.game.card_registers
        frame.registers = {
            name: (self.token(value) if value >= 0 else None) if name in refs else value
            for name, value in view["registers"].items()
        }
        known = {"game", "you", "terminal", "returns", "registers", "seats", "decision"}
        frame.table = {name: value for name, value in view.items() if name not in known}
        frame.table |= self.worded(state.game.page_view(state, self.seat))
        frame.decision = self._decision(number)
        frame.returns = state.returns() if state.is_terminal() else []
        frame.actions = len(self.record.actions)
        may = UNDO_WORDS.get(may_undo(self.record, self.seat), "") if self.seat >= 0 else ""
        frame.undo = "" if state.is_terminal() else may

    def _side(self, cards: dict[str, CardSeen], side: dict[str, Any]) -> Side:
        owner, counts = side["seat"], {}
        for zone, seen in side["zones"].items():
            if isinstance(seen, list):
                counts[zone] = len(seen)
                for at, card in enumerate(seen):
                    cards[self.token(card["handle"])] = self._card(card, owner, zone, at)
            else:
                counts[zone] = seen["count"]
                for card in seen["known"]:
                    at = seen["count"] - 1 - card["depth"]
                    cards[self.token(card["handle"])] = self._card(card, owner, zone, at)
        columns = {name: value for name, value in side.items() if name not in ("seat", "zones")}
        return Side(seat=owner, counts=counts, columns=columns)

    def _card(self, card: dict[str, Any], seat: int, zone: str, at: int) -> CardSeen:
        if "key" not in card:
            return CardSeen(seat=seat, zone=zone, at=at)
        host = card["host"]
        return CardSeen(
            seat=seat,
            zone=zone,
            at=at,
            key=card["key"],
            owner=card["owner"],
            host=self.token(host) if host >= 0 else None,
            facts={name: value for name, value in card.items() if name not in PLACED and name != "depth"},
            numbers=list(self.state.game.numbers_of(self.state, card["handle"])),
        )

    def _decision(self, number: int) -> Decision | None:
        state = self.state
        if state.is_terminal():
            return None
        question = state.decision()
        own = question.seat == self.seat
        return Decision(
            number=number,
            seat=question.seat,
            kind=KINDS[question.kind],
            label=self.worded(question.label),
            rule=question.rule,
            aside=state.game.is_aside(state),
            options=[self._option(question, action) for action in question.options] if own else None,
        )

    def _option(self, question: Ask, action: int) -> Option:
        game = self.state.game
        about, which = game.subject_of(self.state, question, action)
        return Option(
            text=self.worded(game.describe(self.state, question, action)),
            verb=self._verb(question, action),
            card=self.token(which) if about == "card" else None,
            seat=which if about == "seat" else None,
        )

    def _verb(self, question: Ask, action: int) -> str:
        if action == PASS:
            return "no" if question.kind == YES_NO else "pass"
        if action == YES:
            return "yes"
        verb = (action >> VERB_SHIFT) - FIRST_FREE_VERB
        return self.state.game.verbs[verb] if 0 <= verb < len(self.state.game.verbs) else "pick"

    def worded(self, data: Any) -> Any:
        """Data for people: cards as tokens, seats by the names of their players."""
        if isinstance(data, CardRef):
            return self.token(data) if data >= 0 else None
        if isinstance(data, str):
            if "seat " not in data:
                return data
            return re.sub(rf"\bseat ([0-{len(self.names) - 1}])\b", lambda found: self.names[int(found[1])], data)
        if isinstance(data, dict):
            return {name: self.worded(value) for name, value in data.items()}
        if isinstance(data, list | tuple):
            return [self.worded(value) for value in data]
        return data


class Chronicle:
    """The log as one seat may read it, told action by action, so that it reads alike live and after a restart."""

    def __init__(self, state: State, seat: int, names: Sequence[str]) -> None:
        assert state.record is not None
        self.record = state.record
        self.teller = state.game.teller(seat, names)
        self.told = 0
        self.lines: list[LogLine] = []
        self.tell()

    def tell(self) -> None:
        """Tell what has happened since the last time."""
        entries = self.record.entries
        while self.told < len(entries):
            end = self.told
            while end < len(entries) and entries[end].at == entries[self.told].at:
                end += 1
            for line in self.teller.tell(entries[self.told : end]):
                self.lines.append(LogLine(line.text, line.depth, line.at))
            self.told = end


class Sight:
    """What has been told to a seat of a table, and therefore what is new.

    Attributes:
        frame: the last frame.
        revision: how many changes there have been.
    """

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.revision = 0

    def renew(self, frame: Frame) -> Change | None:
        """Take a new frame; what is different in it, or None when nothing is."""
        old = self.frame
        self.frame = frame
        cards: dict[str, CardSeen | None] = {
            token: card for token, card in frame.cards.items() if old.cards.get(token) != card
        }
        cards |= {token: None for token in old.cards if token not in frame.cards}
        parts = {name: getattr(frame, name) for name in PARTS if getattr(frame, name) != getattr(old, name)}
        keep = 0
        for one, other in zip(old.log, frame.log, strict=False):
            if one is not other and one != other:
                break
            keep += 1
        same_log = keep == len(old.log) == len(frame.log)
        if not cards and not parts and same_log:
            return None
        self.revision += 1
        change = Change(table=frame.code, revision=self.revision, cards=cards, parts=parts)
        if not same_log:
            change.keep, change.log = keep, frame.log[keep:]
        return change
