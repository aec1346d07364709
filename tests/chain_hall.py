"""A table for Spell Chain tests: lay a chain out card by card, resolve it, look.

    t = ChainHall()
    t.chain("Fireball", "Spell Shield")      # slot 1 is seat 0's, slot 2 seat 1's, and so on
    assert t.hp == (20, 20)

The chain may be shorter than eight cards: the rest of the hands is empty (SC-PL-08). You can set zones and numbers
first.
"""

from __future__ import annotations

from typing import Any

import spellhall
from spellhall.games.spellchain import events
from spellhall.games.spellchain import table as tb
from spellhall.games.spellchain.card import Card
from spellhall.games.spellchain.rules.duel import Chain, Duel
from spellhall.kernel.events import Event
from spellhall.kernel.frames import PASS
from spellhall.kernel.game import recording
from spellhall.kernel.indexes import SeatColumn
from spellhall.kernel.state import State

FILLER = "Mithril Sword"
OLDER_THAN_ALL = 1000


class ChainHall:
    """One position. Seat 0 goes first in the chain unless told otherwise."""

    def __init__(
        self, first: int = 0, seed: int = 1, preset: str = "rulebook", deck: int = 20, filler: str = FILLER
    ) -> None:
        self.game: Any = spellhall.game("spellchain", preset=preset)
        self.keys = {card.name: card.key for card in self.game.catalogue}
        self.state: State = self.game.empty_table(2, seed)
        recording(self.state)
        self.state.regs[tb.FIRST] = first
        self.state.regs[tb.ROUND] = self.state.regs[tb.CHAIN_NUMBER] = self.state.regs[tb.CHAINS] = 1
        self.filler = [filler] * deck

    # ------------------------------------------------------------------ laying out

    def put(self, seat: int, zone: str, *names: str) -> list[int]:
        """Put cards into a seat's zone, by the zone's name, the first name at the bottom. Returns their handles."""
        index = [z.name for z in tb.ZONES].index(zone)
        made: list[int] = []
        for name in names:
            card = self.state.add_card(self.game.faces[self.keys[name]], seat, index)
            self.state.marks[tb.STAMPED][card] = len(made) - OLDER_THAN_ALL
            self.state.presence += 1
            made.append(card)
        return made

    def continuous(self, seat: int, *names: str) -> list[int]:
        """Cards in a Continuous Zone."""
        return self.put(seat, "continuous zone", *names)

    def summoned(self, seat: int, *names: str) -> list[int]:
        """Cards in a Summon Zone."""
        return self.put(seat, "summon zone", *names)

    def set(self, seat: int, column: SeatColumn, value: int) -> ChainHall:
        """Set a column of a seat (see ``spellhall.games.spellchain.table``)."""
        self.state.seat_data[column][seat] = value
        return self

    def health(self, first: int, second: int) -> ChainHall:
        """Set the HP of both seats."""
        self.state.seat_data[tb.HP] = [first, second]
        return self

    def hands(self, *names: str) -> ChainHall:
        """Deal the cards of a chain into the two hands, in the order that they will be laid."""
        first = self.state.regs[tb.FIRST]
        for i, name in enumerate(names):
            self.put(first if i % 2 == 0 else 1 - first, "hand", name)
        return self

    def fill_up(self) -> None:
        """Put filler cards under the decks.

        They come last, so that the important cards have the first handles, including 0.
        That catches code that takes 0 for none.
        """
        filler, self.filler = self.filler, []
        for seat in range(2):
            deck = self.state.pile(tb.DECK, seat)
            own = deck[:]
            deck[:] = [*self.put(seat, "deck", *filler), *own]

    def begin(self) -> ChainHall:
        """Start when the players lay their cards."""
        self.fill_up()
        duel, chain = Duel(roller=0), Chain(played=0)
        duel.step, chain.step = "next_chain", "put"
        self.state.stack = [duel, chain]
        self.state.resume()
        return self

    def draw(self) -> ChainHall:
        """Start when the players draw their cards for a chain."""
        self.fill_up()
        duel = Duel(roller=0)
        duel.step = "chain"
        self.state.regs[tb.CHAIN_NUMBER] -= 1
        self.state.regs[tb.CHAINS] -= 1
        self.state.stack = [duel]
        self.state.resume()
        return self

    def add(self, card: Card) -> None:
        """Add a card that the game doesn't have to this hall."""
        self.game.faces[card.key] = len(self.game.catalogue)
        self.game.catalogue.append(card)
        self.keys[card.name] = card.key

    # ------------------------------------------------------------------ playing

    def lay(self, *names: str) -> ChainHall:
        """Lay cards from the hands, in turn."""
        for name in names:
            self.pick(name)
        return self

    def pick(self, name: str) -> ChainHall:
        """Answer the current choice with the card of this name."""
        for option in self.state.legal_actions():
            if option < len(self.state.face) and self.state.definition(option).name == name:
                self.state.apply(option)
                return self
        raise AssertionError(f"{name} is not offered: {self.options()}")

    def say(self, text: str) -> ChainHall:
        """Answer with the option in these words."""
        words = self.options()
        assert text in words, f"{text!r} is not offered: {words}"
        self.state.apply(self.state.legal_actions()[words.index(text)])
        return self

    def skip(self) -> ChainHall:
        """Decline, or be done."""
        self.state.apply(PASS)
        return self

    def chain(self, *names: str) -> ChainHall:
        """Deal, lay and resolve a whole chain; stops at the first choice inside a card's effect."""
        self.hands(*names).begin()
        return self.lay(*names)

    def finish_chain(self) -> ChainHall:
        """Take the first choice each time, until the next chain begins or the game ends."""
        number = self.state.regs[tb.CHAINS]
        while self.state.scores is None and self.state.regs[tb.CHAINS] == number:
            self.state.apply(self.state.legal_actions()[0])
        return self

    def options(self) -> list[str]:
        """The legal actions in words."""
        question = self.state.decision()
        return [self.game.describe(self.state, question, option) for option in question.options]

    # ------------------------------------------------------------------ looking

    @property
    def hp(self) -> tuple[int, int]:
        """The HP of both seats."""
        return self.state.seat_data[tb.HP][0], self.state.seat_data[tb.HP][1]

    def column(self, seat: int, column: SeatColumn) -> int:
        """A column of a seat."""
        return self.state.seat_data[column][seat]

    def names(self, seat: int, zone: str) -> list[str]:
        """The names of the cards in a zone."""
        index = [z.name for z in tb.ZONES].index(zone)
        return [self.state.definition(h).name for h in self.state.pile(index, seat)]

    def handle(self, name: str) -> int:
        """The handle of the first card of a name."""
        return next(h for h in range(len(self.state.face)) if self.state.definition(h).name == name)

    def size(self, seat: int, zone: str) -> int:
        """How many cards lie in a zone."""
        return len(self.names(seat, zone))

    def events(self, *kinds: type[Event]) -> list[Any]:
        """The events of these classes in the whole game."""
        assert self.state.record is not None
        return [entry.event for entry in self.state.record.entries if isinstance(entry.event, kinds)]

    def order(self) -> list[str]:
        """The names of all cards that activated, in order."""
        assert self.state.record is not None
        return [
            self.game.catalogue[entry.faces[0]].name
            for entry in self.state.record.entries
            if isinstance(entry.event, events.Activates)
        ]

    def negated(self) -> list[str]:
        """The names of the cards that were negated, in order."""
        assert self.state.record is not None
        return [
            self.game.catalogue[entry.faces[0]].name
            for entry in self.state.record.entries
            if isinstance(entry.event, events.IsNegated)
        ]

    def log(self, seat: int = -1) -> list[str]:
        """The log as a seat (or a spectator) reads it."""
        assert self.state.record is not None
        lines = [self.game.sentence(entry, seat, ["P1", "P2"]) for entry in self.state.record.entries]
        return [line for line in lines if line]


def either_first(chain: list[str], before: tuple[int, int] = (20, 20)) -> list[tuple[int, int]]:
    """The HP of the player who goes first and of the other after a chain: once with seat 0 first, once with seat 1."""
    one = ChainHall().health(*before).chain(*chain).hp
    other = ChainHall(first=1).health(*before[::-1]).chain(*chain).hp
    return [one, other[::-1]]
