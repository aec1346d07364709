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
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from spellhall.kernel.changed_cards import changed_piles, touched
from spellhall.kernel.game import CardRef
from spellhall.kernel.state import State
from spellhall.kernel.views import open_view, placed
from spellhall.server.tables.watching.card_tokens import Tokens
from spellhall.server.wire import SPECTATOR, CardSeen, Frame, Side

EVERY_GAME = frozenset({"game", "terminal", "returns", "registers", "seats"})
"""What the open view of every game contains; anything else is specific to the game."""
EVERYBODY = -2
"""The seat number under which piles are cached that look alike for everyone."""
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
        shared: the parts of a frame that are the same for everyone.
        raw, page: what else the game shows to everyone (``Game.page_view``), and the same in words.
        seen: for each seat all its cards, as long as they haven't changed.
        piles: the cards of a pile by its index and the seat that looks; ``open`` says whether everyone sees all of
            them.
        places: the piles in the order of the list: index, zone and owner.
        cards: each card with its token, by its handle and whether its face is seen.
        unwritten: what ``Telling.unwritten`` said about each card in play.
    """

    def __init__(self, state: State, tokens: Tokens, names: Sequence[str]) -> None:
        assert state.record is not None
        self.state = state
        self.record = state.record
        self.tokens = tokens
        self.names = names
        self.zones = [zone.name for zone in state.game.layout.zones]
        self.places = [
            (zone * state.seats + owner, zone, owner) for owner in range(state.seats) for zone in range(len(self.zones))
        ]
        self.everyone = (1 << state.seats) - 1
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

    def catch_up(self) -> None:
        """Update from what has happened: to be called before any seat looks."""
        if self.taken == len(self.record.actions):
            return
        self.taken = len(self.record.actions)
        self._forget_what_changed()
        former, self.raw = self.raw, self.state.game.page_view(self.state)
        self.page = {
            name: self.page[name] if value is former.get(name) else self.worded(value)
            for name, value in self.raw.items()
        }
        self.shared = self._shared(open_view(self.state))

    # ------------------------------------------------------------------ caches

    def _forget_what_changed(self) -> None:
        """Drop the cards and piles that look different from the last look, or may do so."""
        state, then, shuffled = self.state, self.then, sum(self.record.shuffles.values())
        self.then = state.clone()
        cards = self._restless()
        if then is None or shuffled != self.shuffled:  # a shuffle changes tokens
            self.shuffled = shuffled
            self.cards.clear()
            self.piles.clear()
            self.seen.clear()
            return
        cards |= touched(then, state)
        piles = {*changed_piles(then, state), *(state.zone[card] * state.seats + state.control[card] for card in cards)}
        for card in cards:
            self.cards.pop((card, True), None)
            self.cards.pop((card, False), None)
        for pile in piles:
            self.piles.pop(pile, None)
        if piles:
            self.seen.clear()

    def _restless(self) -> set[int]:
        """The cards in play that may look different from the last look although nothing was written about them."""
        state, game = self.state, self.state.game
        found: set[int] = set()
        former, self.unwritten = self.unwritten, {}
        for zone, in_play in enumerate(game.layout.in_play):
            if in_play:
                for pile in state.piles[zone * state.seats : (zone + 1) * state.seats]:
                    for card in pile:
                        now = self.unwritten[card] = game.unwritten(state, card)
                        if now is None or now != former.get(card):
                            found.add(card)
        return found

    # ------------------------------------------------------------------ what everyone sees

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
            self.open[index] = all(seen[card] == everyone for card in self.state.piles[index])
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
        return CardSeen(
            seat=owner,
            zone=zone,
            at=at,
            key=state.game.printed_keys[state.face[handle]],
            owner=state.owner[handle],
            host=self.token(host) if host >= 0 else None,
            facts=dict(state.game.card_view(state, handle, seat)),
            numbers=list(state.game.numbers_of(state, handle)),
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
