"""A state as a table shows it, where anything that several seats see alike is computed once for all of them.

Handles become tokens here, so this is the only module that knows both.

Most moves change a few cards, and most cards look the same to everyone who sees them. So only what a move has touched
is looked at again.
The position of the last look is kept for comparison (``kernel.changed_cards``). Of the cards in play that a move has
not touched, only those are checked that may change anyway (``Telling.unwritten``).
The cards of a pile are cached until something about the pile changes, and open piles are cached once for all seats. A
card that looks as before stays the same object, which makes it cheap to find what is new. Read this when a card on the
page is out of date.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from spellhall.kernel.changed_cards import changed_piles, changed_seats, touched
from spellhall.kernel.game import CardRef
from spellhall.kernel.presentation.reasons import End
from spellhall.kernel.state import State
from spellhall.kernel.views import open_columns, placed
from spellhall.server.tables.watching.card_tokens import Tokens
from spellhall.server.wire import SPECTATOR, CardSeen, Frame, Side

EVERYBODY = -2
"""The seat number under which piles are cached that look alike for everyone."""
PLAIN = frozenset({int, float, bool, type(None)})
"""The types of values that are the same in words; a ``CardRef`` is of a type of its own."""
NO_LOOKS: Mapping[int, dict[str, CardSeen]] = MappingProxyType({})


class Shared(NamedTuple):
    """The parts of a frame that are the same for everyone who looks; see ``wire.Frame``."""

    sides: list[Side]
    registers: dict[str, Any]
    table: dict[str, Any]
    returns: list[float]
    actions: int

    def fill(self, frame: Frame) -> None:
        """Put them into a frame."""
        frame.sides, frame.registers, frame.table = self.sides, self.registers, self.table
        frame.returns, frame.actions = self.returns, self.actions


class SharedView:
    """One state with its history, as ``SeatView``s look at it.

    Attributes:
        taken: how many actions had been taken at the last look.
        shuffled: how many shuffles there had been then.
        then: the position then.
        shared: the parts of a frame that are the same for everyone; a part that looks as before is the same object.
        raw, page: what else the game shows to everyone (``Game.page_view``), and the same in words.
        seen: for each seat all its cards, as long as they haven't changed.
        piles: the cards of a pile by its index and the seat that looks; ``open`` says whether everyone sees all of
            them.
        places: the piles in the order of the list: index, zone and owner; ``in_play`` the indexes of those in play.
        cards: each card with its token, by its handle and whether its face is seen.
        unwritten: what ``Telling.unwritten`` said about each card in play.
    """

    def __init__(self, state: State, tokens: Tokens, names: Sequence[str]) -> None:
        assert state.record is not None
        self.state = state
        self.record = state.record
        self.tokens = tokens
        self.names = names
        layout, seats = state.game.layout, state.seats
        self.zones = [zone.name for zone in layout.zones]
        self.places = [(zone * seats + owner, zone, owner) for owner in range(seats) for zone in range(len(self.zones))]
        self.in_play = [
            zone * seats + owner for zone, is_in in enumerate(layout.in_play) if is_in for owner in range(seats)
        ]
        self.everyone = (1 << seats) - 1
        self.seen: dict[int, dict[str, CardSeen]] = {}
        self.piles: dict[int, dict[int, dict[str, CardSeen]]] = {}
        self.open: dict[int, bool] = {}
        self.cards: dict[tuple[int, bool], tuple[str, CardSeen]] = {}
        self.unwritten: dict[int, object] = {}
        self.taken = -1
        self.shuffled = 0
        self.then: State | None = None
        self.shared = Shared([], {}, {}, [], 0)
        self.raw: Mapping[str, object] = {}
        self.page: dict[str, Any] = {}

    def token(self, handle: int) -> str:
        """The name that everyone at the table uses for a card."""
        return self.tokens.of(handle, self.record.shuffles.get(handle, 0))

    def arrow_end(self, end: End) -> str:
        """An end of a hint's arrow, as everyone's page knows it; empty for none."""
        kind, which = end
        return f"{kind} {self.token(which) if kind == 'card' else which}" if kind else ""

    def catch_up(self) -> None:
        """Update from what has happened: to be called before any seat looks."""
        if self.taken == len(self.record.actions):
            return
        self.taken = len(self.record.actions)
        state, shuffled = self.state, sum(self.record.shuffles.values())
        then = self.then if shuffled == self.shuffled else None  # a shuffle changes tokens
        self.then, self.shuffled = state.clone(), shuffled
        restless = self._restless()
        if then is None:
            self.cards.clear()
            self.piles.clear()
            self.seen.clear()
            sides, registers = [self._side(owner) for owner in range(state.seats)], self._registers()
        else:
            piles = changed_piles(then, state)
            self._forget(touched(then, state) | restless, piles)
            sides, registers = self._sides(then, piles), self.shared.registers
            if then.regs is not state.regs and then.regs != state.regs:
                registers = self._registers()
        self.shared = Shared(
            sides, registers, self._table(), state.returns() if state.is_terminal() else [], self.taken
        )

    # ------------------------------------------------------------------ caches

    def _forget(self, cards: set[int], piles: Iterable[int]) -> None:
        """Drop these cards, and every pile with one of them, and these piles: they may look different now."""
        state = self.state
        for card in cards:
            self.cards.pop((card, True), None)
            self.cards.pop((card, False), None)
        forgotten = {*piles, *[state.zone[card] * state.seats + state.control[card] for card in cards]}
        for pile in forgotten:
            self.piles.pop(pile, None)
        if forgotten:
            self.seen.clear()

    def _restless(self) -> set[int]:
        """The cards in play that may look different from the last look although nothing was written about them."""
        state, look = self.state, self.state.game.unwritten
        found: set[int] = set()
        former, self.unwritten = self.unwritten, {}
        for index in self.in_play:
            for card in state.piles[index]:
                now = self.unwritten[card] = look(state, card)
                if now is None or now != former.get(card):
                    found.add(card)
        return found

    # ------------------------------------------------------------------ what everyone sees

    def _sides(self, then: State, piles: Iterable[int]) -> list[Side]:
        """The sides. A side is new only if it, or one of its piles, has changed since a position."""
        sides, seats = self.shared.sides, self.state.seats
        changed = changed_seats(then, self.state).union([pile % seats for pile in piles])
        return [self._side(o) if o in changed else side for o, side in enumerate(sides)] if changed else sides

    def _side(self, owner: int) -> Side:
        counts = {name: len(self.state.pile(index, owner)) for index, name in enumerate(self.zones)}
        return Side(seat=owner, counts=counts, columns=open_columns(self.state, owner))

    def _registers(self) -> dict[str, Any]:
        game = self.state.game
        refs = game.card_registers
        return {
            name: (self.token(value) if value >= 0 else None) if name in refs else value
            for name, value in zip(game.layout.registers, self.state.regs, strict=True)
        }

    def _table(self) -> dict[str, Any]:
        """The game's own data about the table."""
        game = self.state.game
        former, self.raw = self.raw, game.page_view(self.state)
        self.page = {
            name: self.page[name] if value is former.get(name) else self.worded(value)
            for name, value in self.raw.items()
        }
        table = {**game.table_view(self.state), **self.page}
        return self.shared.table if table == self.shared.table else table

    # ------------------------------------------------------------------ cards

    def cards_of(self, seat: int) -> dict[str, CardSeen]:
        """All cards that a seat sees as more than a number, by token; the same object while they haven't changed."""
        cards = self.seen.get(seat)
        if cards is None:
            cards = self.seen[seat] = {}
            kept, piles = self.piles, self.state.piles
            for index, zone, owner in self.places:
                if piles[index]:
                    looks = kept.get(index, NO_LOOKS)
                    cards |= looks.get(EVERYBODY) or looks.get(seat) or self.pile(zone, owner, seat)
        return cards

    def pile(self, zone: int, owner: int, seat: int) -> dict[str, CardSeen]:
        """The cards of a zone that a seat sees as more than a number, by token."""
        index = zone * self.state.seats + owner
        looks = self.piles.get(index)
        if looks is None:
            looks = self.piles[index] = {}
            seen, everyone = self.state.seen, self.everyone
            self.open[index] = {seen[card] for card in self.state.piles[index]} == {everyone}
        seat_view, seat = (EVERYBODY, SPECTATOR) if self.open[index] else (seat, seat)
        if seat_view not in looks:
            looks[seat_view] = self._cards(zone, owner, seat)
        return looks[seat_view]

    def _cards(self, zone: int, owner: int, seat: int) -> dict[str, CardSeen]:
        cards = {}
        kept = self.cards
        for at, handle, known in placed(self.state, zone, owner, seat):
            told = kept.get((handle, known))
            if told is None:
                token, card = kept[handle, known] = self.token(handle), self._card(handle, known, seat, at)
            else:
                token, card = told
                if card.at != at:
                    card = msgspec.structs.replace(card, at=at)
                    kept[handle, known] = token, card
            cards[token] = card
        return cards

    def _card(self, handle: int, known: bool, seat: int, at: int) -> CardSeen:
        """A card at its place, for a seat that knows its face or doesn't: it looks the same to everyone who knows as
        much.
        """
        state = self.state
        owner, zone = state.control[handle], self.zones[state.zone[handle]]
        host = state.host[handle]
        if not known:
            return CardSeen(seat=owner, zone=zone, at=at, host=self.token(host) if host >= 0 else None)
        facts = state.game.card_view(state, handle, seat)
        return CardSeen(
            seat=owner,
            zone=zone,
            at=at,
            key=state.game.printed_keys[state.face[handle]],
            owner=state.owner[handle],
            host=self.token(host) if host >= 0 else None,
            facts=facts if isinstance(facts, dict) else dict(facts),
            numbers=tuple(state.game.numbers_of(state, handle)),
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
            return {name: value if type(value) in PLAIN else self.worded(value) for name, value in data.items()}
        if isinstance(data, list | tuple):
            return [value if type(value) in PLAIN else self.worded(value) for value in data]
        return data
