"""A state as a table shows it, with what several seats see alike worked out once for all of them.

Handles become tokens here, so this is the only module that knows both. Most moves change a few cards, and most cards
are the same for all who see them: so the cards of a pile are kept until something about the pile is different, piles
that lie open are kept once for all seats, and a card that looks as before stays the same object, which makes it cheap
to say what is new.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from spellhall.kernel.game import CardRef
from spellhall.kernel.state import State
from spellhall.kernel.views import open_view, pile_view
from spellhall.server.tables.tokens import Tokens
from spellhall.server.wire import SPECTATOR, CardSeen, Frame, Side

EVERY_GAME = frozenset({"game", "terminal", "returns", "registers", "seats"})
"""What the open view of every game says; all else is the game's own."""
EVERYBODY = -2
"""Under this seat those piles are kept that look alike for all."""
PLACED = frozenset({"handle", "key", "name", "owner", "host", "depth"})
"""What a view says of every card; all else are the game's own facts."""


class Content:
    """What lies in a zone, as it was when it was looked at last: another object as soon as a card may look different.

    Attributes:
        handles, seen, shuffled: the cards in their order, who sees each of them, and how often cards had been shuffled.
        open: whether everybody sees all of them.
        version: that of the state in which this was found true.
    """

    __slots__ = ("handles", "open", "seen", "shuffled", "version")

    def __init__(self, handles: list[int], seen: list[int], shuffled: int, everyone: int, version: int) -> None:
        self.handles = handles
        self.seen = seen
        self.shuffled = shuffled
        self.open = seen.count(everyone) == len(seen)
        self.version = version


class Pile(NamedTuple):
    """The cards of a zone by token, as somebody sees them, and the content that they were worked out from."""

    cards: dict[str, CardSeen]
    content: Content


class Shared(NamedTuple):
    """The parts of a frame that are the same for all who look; see ``wire.Frame``."""

    sides: list[Side]
    registers: dict[str, Any]
    table: dict[str, Any]
    returns: list[float]
    actions: int

    def fill(self, frame: Frame) -> None:
        """Put them into a frame."""
        frame.sides, frame.registers, frame.table = self.sides, self.registers, self.table
        frame.returns, frame.actions = self.returns, self.actions


class Outlook:
    """One state with its history, as ``Eye``s look at it.

    Attributes:
        taken: how many actions had been taken when it was looked at last.
        shuffled: how often cards had been shuffled then.
        shared: the parts of a frame that are the same for all.
        raw, page: what the game shows to everybody besides (``Game.page_view``), and the same in words.
    """

    def __init__(self, state: State, tokens: Tokens, names: Sequence[str]) -> None:
        assert state.record is not None
        self.state = state
        self.record = state.record
        self.tokens = tokens
        self.names = names
        self.zones = [zone.name for zone in state.game.layout.zones]
        self.everyone = (1 << state.seats) - 1
        self.piles: dict[tuple[int, int, int], Pile] = {}
        self.contents: dict[tuple[int, int], Content] = {}
        self.cards: dict[tuple[int, bool], tuple[tuple[int, int, int, dict[str, Any]], CardSeen]] = {}
        self.taken = -1
        self.shuffled = 0
        self.shared = Shared([], {}, {}, [], 0)
        self.raw: Mapping[str, object] = {}
        self.page: dict[str, Any] = {}

    def token(self, handle: int) -> str:
        """What everybody at the table calls a card."""
        return self.tokens.of(handle, self.record.shuffles.get(handle, 0))

    def catch_up(self) -> None:
        """Take note of what has happened: to be called before any seat looks."""
        if self.taken == len(self.record.actions):
            return
        self.taken = len(self.record.actions)
        self.shuffled = sum(self.record.shuffles.values())
        former, self.raw = self.raw, self.state.game.page_view(self.state)
        self.page = {
            name: self.page[name] if value is former.get(name) else self.worded(value)
            for name, value in self.raw.items()
        }
        self.shared = self._shared(open_view(self.state))

    def _shared(self, seen: dict[str, Any]) -> Shared:
        refs = self.state.game.card_registers
        return Shared(
            sides=[self._side(side) for side in seen["seats"]],
            registers={
                name: (self.token(value) if value >= 0 else None) if name in refs else value
                for name, value in seen["registers"].items()
            },
            table={name: value for name, value in seen.items() if name not in EVERY_GAME} | self.page,
            returns=seen["returns"] if seen["terminal"] else [],
            actions=self.taken,
        )

    def _side(self, side: dict[str, Any]) -> Side:
        owner = side.pop("seat")
        counts = {name: len(self.state.pile(index, owner)) for index, name in enumerate(self.zones)}
        return Side(seat=owner, counts=counts, columns=side)

    def cards_of(self, seat: int) -> dict[str, CardSeen]:
        """All cards that are more than a number for a seat, by token."""
        cards: dict[str, CardSeen] = {}
        for owner in range(self.state.seats):
            for zone in range(len(self.zones)):
                if self.state.pile(zone, owner):
                    cards.update(self.pile(zone, owner, seat))
        return cards

    def pile(self, zone: int, owner: int, seat: int) -> dict[str, CardSeen]:
        """The cards of a zone that are more than a number for a seat, by token."""
        content = self._content(zone, owner)
        eye, seat = (EVERYBODY, SPECTATOR) if content.open else (seat, seat)
        kept = self.piles.get((zone, owner, eye))
        if kept is not None and kept.content is content:
            return kept.cards
        cards = self._cards(zone, owner, seat)
        self.piles[zone, owner, eye] = Pile(cards, content)
        return cards

    def _content(self, zone: int, owner: int) -> Content:
        """What lies in a zone. Cards in play may look different whenever anything has changed, others by themselves."""
        state, former = self.state, self.contents.get((zone, owner))
        if former is not None and former.version == state.version:
            return former
        handles = state.pile(zone, owner)
        seen = [state.seen[handle] for handle in handles]
        if (
            former is not None
            and not state.game.layout.in_play[zone]
            and former.handles == handles
            and former.seen == seen
            and former.shuffled == self.shuffled
        ):
            former.version = state.version
            return former
        content = Content(handles[:], seen, self.shuffled, self.everyone, state.version)
        self.contents[zone, owner] = content
        return content

    def _cards(self, zone: int, owner: int, seat: int) -> dict[str, CardSeen]:
        seen = pile_view(self.state, zone, owner, seat)
        if isinstance(seen, list):
            placed = list(enumerate(seen))
        else:
            placed = [(seen["count"] - 1 - card["depth"], card) for card in seen["known"]]
        cards = {}
        for at, card in placed:
            handle = card["handle"]
            made_of = (owner, zone, at, card)
            which = (handle, "key" in card)
            if which not in self.cards or self.cards[which][0] != made_of:
                self.cards[which] = made_of, self._card(card, owner, self.zones[zone], at)
            cards[self.token(handle)] = self.cards[which][1]
        return cards

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
            facts={name: value for name, value in card.items() if name not in PLACED},
            numbers=list(self.state.game.numbers_of(self.state, card["handle"])),
        )

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
