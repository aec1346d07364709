"""A table for Spellslinger tests: lay a position out, start at a step, act in words, look.

    t = SlingerHall()
    lion = t.play(0, c(3, 2))                 # seat 0 has a 3/2 character in play
    t.hold(1, "zap")                          # seat 1 holds an interrupt
    t.at("attack")                            # seat 0 is active; the attack begins
    t.do("c 3/2")                             # answers the present question by its words
    assert t.life == [20, 20]

Seats get ten filler cards in their draw piles when the game begins. Windows in which no one can act are passed
automatically.
"""

from __future__ import annotations

from typing import Any

import slinger_cards

import spellhall
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.rules import numbers, turns
from spellhall.kernel.events import Event
from spellhall.kernel.frames import PASS
from spellhall.kernel.game import recording
from spellhall.kernel.indexes import Mark
from spellhall.kernel.state import State

FILLER = "Plains"
STARTS = {
    "upright": "upright",
    "upkeep": "upkeep",
    "draw": "draw",
    "attack": "attack_begins",
    "declare": "declare",
    "main": "main",
    "end": "end",
    "cleanup": "cleanup",
}
"""The names of steps that a position can start at."""


class SlingerHall:
    """One position."""

    def __init__(self, seats: int = 2, seed: int = 1, deck: int = 10, preset: str = "rulebook", **options: Any) -> None:
        self.game: Any = spellhall.game("spellslinger", preset=preset, **options)
        for card in slinger_cards.MADE_UP.values():
            self.add(card)
        self.state: State = self.game.empty_table(seats, seed)
        recording(self.state)
        self.state.regs[tb.TURN] = 3
        self.deck = deck

    def add(self, card: Any) -> None:
        """Add an invented card to this hall."""
        self.game.faces[card.key] = len(self.game.catalogue)
        self.game.catalogue.append(card)

    # ------------------------------------------------------------------ laying out

    def put(self, seat: int, zone: str, *names: str) -> list[int]:
        """Put cards into a seat's zone, by the zone's name, the first name at the bottom. Returns their handles."""
        index = [z.name for z in tb.ZONES].index(zone)
        made = []
        for name in names:
            card = self.state.add_card(self.face(name), seat, index)
            self.state.clock += 1
            self.state.stamp[card] = self.state.clock
            self.state.presence += 1
            made.append(card)
        return made

    def face(self, name: str) -> int:
        """The index of a card by its name; invented cards are added on first use."""
        for face, card in enumerate(self.game.catalogue):
            if card.name == name:
                return face
        self.add(slinger_cards.MADE_UP[name])
        return len(self.game.catalogue) - 1

    def play(self, seat: int, *names: str, sideways: bool = False) -> int:
        """Put permanents into play, upright by default; returns the handle of the last."""
        made = self.put(seat, "in play", *names)
        for card in made:
            self.state.marks[tb.SIDEWAYS][card] = int(sideways)
        return made[-1]

    def fill_up(self) -> None:
        """Put filler cards under the draw piles.

        They come last, so that the important cards have the first handles, including 0.
        That catches code that takes 0 for none.
        """
        deck, self.deck = self.deck, 0
        for seat in range(self.state.seats):
            pile = self.state.pile(tb.DRAW_PILE, seat)
            own = pile[:]
            pile[:] = [*self.put(seat, "draw pile", *[FILLER] * deck), *own]

    def attach(self, seat: int, name: str, host: int) -> int:
        """Put an enchantment into play on a permanent."""
        card = self.put(seat, "in play", name)[0]
        self.state.attach(card, host)
        return card

    def hold(self, seat: int, *names: str) -> list[int]:
        """Put cards into a hand."""
        return self.put(seat, "hand", *names)

    def lives(self, *life: int) -> SlingerHall:
        """Set the life totals."""
        self.state.seat_data[tb.LIFE] = list(life)
        return self

    def at(self, step: str, active: int = 0) -> SlingerHall:
        """Start at a step of a seat's turn (see ``STARTS``)."""
        self.fill_up()
        self.state.regs[tb.ACTIVE] = self.state.regs[tb.FIRST] = active
        match, turn = turns.Match(seat=-1), turns.Turn()
        match.step, turn.step = "next_turn", STARTS[step]
        self.state.stack = [match, turn]
        self.state.resume()
        return self

    # ------------------------------------------------------------------ acting

    def options(self) -> list[str]:
        """The legal actions in words; passing without its destination."""
        question = self.state.decision()
        words = [self.game.describe(self.state, question, option) for option in question.options]
        return ["pass" if text.startswith("pass ") or text == "end turn" else text for text in words]

    def do(self, *texts: str) -> SlingerHall:
        """Answer question after question, each with the first option that begins with these words."""
        for text in texts:
            words = self.options()
            found = [i for i, each in enumerate(words) if each == text] or [
                i for i, each in enumerate(words) if each.startswith(text)
            ]
            assert found, f"{text!r} is not offered: {words} (asked: {self.question})"
            self.state.apply(self.state.legal_actions()[found[0]])
        return self

    def choose(self, card: int) -> SlingerHall:
        """Answer with the option for exactly this card."""
        found = [option for option in self.state.legal_actions() if option & 0xFFF == card and option != PASS]
        assert found, f"card {card} is not offered: {self.options()} (asked: {self.question})"
        self.state.apply(found[0])
        return self

    def skip(self, times: int = 1) -> SlingerHall:
        """Pass, decline, be done."""
        for _ in range(times):
            assert PASS in self.state.legal_actions(), f"cannot be declined: {self.question}: {self.options()}"
            self.state.apply(PASS)
        return self

    def on_to(self, step: int) -> SlingerHall:
        """Decline everything until a question comes in this step (see ``spellhall.games.spellslinger.table``)."""
        for _ in range(200):
            if self.state.scores is not None or self.state.regs[tb.STEP] == step:
                return self
            self.skip()
        raise AssertionError(f"the step {tb.STEPS[step]} does not come")

    def next_turn(self) -> SlingerHall:
        """Decline everything until the next turn has begun and asks something."""
        turn = self.state.regs[tb.TURN]
        for _ in range(200):
            if self.state.scores is not None or self.state.regs[tb.TURN] > turn:
                return self
            self.skip()
        raise AssertionError("the turn does not end")

    # ------------------------------------------------------------------ looking

    @property
    def question(self) -> str:
        """The current question, and the rule that asks it."""
        asked = self.state.decision()
        return f"{asked.label} ({asked.rule})"

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.state.current_player()

    @property
    def step(self) -> int:
        """The current step."""
        return self.state.regs[tb.STEP]

    @property
    def life(self) -> list[int]:
        """The life totals."""
        return list(self.state.seat_data[tb.LIFE])

    def names(self, seat: int, zone: str) -> list[str]:
        """The names of the cards in a zone, lowest first."""
        index = [z.name for z in tb.ZONES].index(zone)
        return [self.state.definition(card).name for card in self.state.pile(index, seat)]

    def size(self, seat: int, zone: str) -> int:
        """How many cards lie in a zone."""
        return len(self.names(seat, zone))

    def where(self, card: int) -> str:
        """The name of a card's zone."""
        return tb.ZONES[self.state.zone[card]].name

    def numbers(self, card: int) -> tuple[int, int]:
        """Strength and speed of a character now."""
        return numbers.strength(self.state, card), numbers.speed(self.state, card)

    def mark(self, card: int, column: Mark) -> int:
        """A mark on a card."""
        return self.state.marks[column][card]

    def is_sideways(self, card: int) -> bool:
        """Whether a permanent is sideways."""
        return bool(self.state.marks[tb.SIDEWAYS][card])

    def why_not(self, seat: int, card: int) -> str:
        """Why a seat can't use a card now."""
        return self.state.why_not(seat, card)

    def events(self, *kinds: type[Event]) -> list[Any]:
        """The events of these classes in the whole game."""
        assert self.state.record is not None
        return [entry.event for entry in self.state.record.entries if isinstance(entry.event, kinds)]

    def log(self, seat: int = -1) -> list[str]:
        """The log as a seat (or a spectator) reads it."""
        assert self.state.record is not None
        names = [f"P{number + 1}" for number in range(self.state.seats)]
        return [line.text for line in self.game.story(self.state.record.entries, seat, names)]
