"""A table for tests: lay out a position in words, then play it.

    t = Hall()
    t.formation(1, A="r1", B="r2")
    t.pool(0, "her5+mi+2")          # a champion with what it bears, joined by " with "
    t.hand(1, "mon5", "al3")
    t.begin(seat=0, phase=4)
    t.attack("r1"); t.pick("her5"); t.pick("mon5")
    assert t.totals() == (7, 5) and t.seat == 1
    t.play("al3")

Names are those of ``fixture_cards`` or of real cards. A name can be laid out more than once; the card is then found by
name among those that the question offers. Passing is always explicit (``t.skip()``), except in ``t.skip_to``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fixture_cards import KEYS

import spellhall
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.printings.shelf import card_of
from spellhall.games.spellfire.rules.levels.levels import total_level
from spellhall.games.spellfire.rules.levels.projection import model_of
from spellhall.games.spellfire.rules.plays.usable_powers import power_number
from spellhall.games.spellfire.rules.turn.turn import Match, Turn
from spellhall.kernel.checks.contract import _same
from spellhall.kernel.frames import PASS, PICK, YES, Ask, action
from spellhall.kernel.game import recording
from spellhall.kernel.indexes import Register
from spellhall.kernel.state import State

FILLER = "al1"
ZONE_BY_NAME = {zone.name: i for i, zone in enumerate(tb.ZONES)}


class Hall:
    """One game in the making. Seats are numbered from 0; seat 0 is the "P1" of the rules' examples."""

    def __init__(
        self, players: int = 2, preset: str = "rulebook", seed: int = 1, pile: int = 20, **options: Any
    ) -> None:
        self.game: Any = spellhall.game("spellfire", preset=preset, **options)
        self.state: State = self.game.empty_table(players, seed)
        recording(self.state)
        self.may_decline = False
        self.filler = [pile] * players

    # ------------------------------------------------------------------ laying out

    def _add(self, name: str, seat: int, zone: int) -> int:
        handle = self.state.add_card(self.game.faces[key_of(name)], seat, zone)
        self.state.clock += 1
        self.state.stamp[handle] = self.state.clock
        self.state.presence += 1
        self.state.question = None
        return handle

    def put(self, seat: int, zone: str, *names: str) -> list[int]:
        """Put cards into a seat's zone, by the zone's name; returns their handles."""
        return [self._add(name, seat, ZONE_BY_NAME[zone]) for name in names]

    def hand(self, seat: int, *names: str) -> list[int]:
        """Cards in a hand."""
        return self.put(seat, "hand", *names)

    def pile(self, seat: int, *names: str) -> list[int]:
        """The draw pile, replacing what is there; the first name is the next card drawn."""
        self.filler[seat] = 0
        for handle in list(self.state.pile(tb.DRAW_PILE, seat)):
            self.state.move(handle, tb.VOID, seat)
        return [self._add(name, seat, tb.DRAW_PILE) for name in reversed(names)][::-1]

    def pool(self, seat: int, *names: str) -> list[int]:
        """Champions in a pool; "her5 with mi+2 and art+4" brings attached cards. Returns the champions' handles."""
        return [self._with_attached(seat, tb.POOL, name) for name in names]

    def formation(self, seat: int, **places: str) -> list[int]:
        """Realms by place: ``A="r1"``, ``B="r2 with h1"``, ``C="r3 razed"``. Returns their handles."""
        made = []
        for place, text in places.items():
            razed = text.endswith(" razed")
            realm = self._with_attached(seat, tb.FORMATION, text.removesuffix(" razed"))
            self.state.marks[tb.PLACE][realm] = tb.PLACES.index(place)
            self.state.marks[tb.RAZED][realm] = int(razed)
            made.append(realm)
        return made

    def _with_attached(self, seat: int, zone: int, text: str) -> int:
        name, _, attached = text.partition(" with ")
        host = self._add(name, seat, zone)
        for other in attached.split(" and ") if attached else ():
            handle = self._add(other, seat, tb.ATTACHED)
            self.state.host[handle] = host
        return host

    def fill_up(self) -> None:
        """Put filler cards under the draw piles.

        They come last, so that the important cards have the first handles, including 0.
        That catches code that takes 0 for none.
        """
        for seat, count in enumerate(self.filler):
            pile = self.state.pile(tb.DRAW_PILE, seat)
            own = pile[:]
            pile[:] = [*(self._add(FILLER, seat, tb.DRAW_PILE) for _ in range(count)), *own]
            self.filler[seat] = 0

    def begin(self, seat: int = 0, phase: int = 2, turn: int = 5, turns: int = 3) -> Hall:
        """Start in mid-game: it is ``seat``'s turn, when it begins to act in a phase (or, for phase 1, at the draw).

        All players have had ``turns`` turns.
        """
        self.fill_up()
        state = self.state
        state.regs[tb.ACTIVE] = state.regs[tb.STARTER] = seat
        state.regs[tb.TURN] = turn
        state.regs[tb.PHASE] = phase
        state.regs[tb.CYCLED] = int(turns > 0)
        for player in range(state.seats):
            state.seat_data[tb.TURNS][player] = turns
        match, turn_frame = Match(), Turn(seat=seat)
        match.step = "next_turn"
        turn_frame.step = {1: "draw", 6: "finish"}.get(phase, "act")
        state.stack = [match, turn_frame]
        state.resume()
        return self

    # ------------------------------------------------------------------ playing

    @property
    def seat(self) -> int:
        """The seat that decides now."""
        return self.state.current_player()

    @property
    def label(self) -> str:
        """What the current question is for."""
        return self.state.decision().label

    @property
    def rule(self) -> str:
        """The rule that asks."""
        return self.state.decision().rule

    def options(self) -> list[str]:
        """The legal actions in words."""
        question = self.state.decision()
        return [self.game.describe(self.state, question, option) for option in question.options]

    def offered(self) -> list[str]:
        """The names of the cards that the deciding seat picks from, in alphabetical order."""
        picks = [option for option in self.state.legal_actions() if option >> 12 == PICK]
        return sorted(self.state.definition(option).name for option in picks)

    def _find(self, name: str, verb: int) -> int:
        question = self.state.decision()
        for option in question.options:
            if option >> 12 == verb and option not in (PASS, YES):
                what, handle = self.game.subject_of(self.state, question, option)
                if what == "card" and name in (self.state.definition(handle).name, self.state.definition(handle).key):
                    return option
        return -1

    def can(self, name: str, verb: int) -> bool:
        """Whether a verb with a card of that name is offered."""
        return self._find(name, verb) >= 0

    def can_play(self, name: str) -> bool:
        """Whether the deciding seat may play a card of that name now."""
        return self.can(name, tb.PLAY)

    def can_use(self, name: str) -> bool:
        """Whether it may use a power (or answer) of a card of that name now."""
        return self.can(name, tb.USE) or self.can(name, tb.USE_SECOND)

    def can_pick(self, name: str) -> bool:
        """Whether the current question offers a card of that name."""
        return self.can(name, PICK)

    def can_attack(self, name: str) -> bool:
        """Whether a realm of that name can be attacked now."""
        return self.can(name, tb.ATTACK)

    def _do(self, name: str, verb: int) -> Hall:
        option = self._find(name, verb)
        assert option >= 0, f"{name} is not offered; seat {self.seat} is asked {self.label!r}: {self.options()}"
        return self._apply(option)

    def _apply(self, option: int) -> Hall:
        """Take an option; then send a lone champion against the chosen realm, unless ``may_decline``."""
        self.state.apply(option)
        while self.state.scores is None and not self.may_decline:
            question = self.state.decision()
            if question.rule != "SF-COMB-B1" or self.reg(tb.ROUND) or len(question.options) != 2:
                break
            self.state.apply(question.options[0])
        return self

    def play(self, name: str) -> Hall:
        """Play a card from hand."""
        return self._do(name, tb.PLAY)

    def use(self, name: str) -> Hall:
        """Use the power of a card (or answer with it)."""
        return self._do(name, tb.USE)

    def pick(self, name: str) -> Hall:
        """Answer a choice of card or target."""
        return self._do(name, PICK)

    def attack(self, name: str) -> Hall:
        """Attack a realm."""
        return self._do(name, tb.ATTACK)

    def rebuild(self, name: str) -> Hall:
        """Begin to rebuild a razed realm."""
        return self._do(name, tb.REBUILD)

    def say(self, text: str) -> Hall:
        """Take the option in the words ``text`` ("A", "end your turn", "yes"...)."""
        words = self.options()
        assert text in words, f"{text!r} is not offered; seat {self.seat} is asked {self.label!r}: {words}"
        return self._apply(self.state.legal_actions()[words.index(text)])

    def yes(self) -> Hall:
        """Answer yes."""
        return self._apply(YES)

    def skip(self) -> Hall:
        """Pass, decline, or be done."""
        return self._apply(PASS)

    def end_turn(self) -> Hall:
        """End the turn (SF-PH6-01)."""
        self.state.apply(action(tb.END_TURN, 0))
        return self

    def skip_to(self, seat: int | None = None, rule: str = "", label: str = "", turns: int = 0) -> Hall:
        """Pass (or end the turn) until there is a question of this seat, rule or label.

        It must come in the current turn (between two turns: the coming one), or in one of the next ``turns``.
        """
        return self._skip_until(
            lambda question: (
                (seat is None or question.seat == seat) and question.rule.startswith(rule) and label in question.label
            ),
            turns,
            f"seat {seat}, rule {rule!r}, label {label!r}",
        )

    def skip_to_phase(self, phase: int, seat: int | None = None, turns: int = 0) -> Hall:
        """Pass until the active player (or a named one) acts in a phase, in this turn or one of the next ``turns``."""
        return self._skip_until(
            lambda question: (
                self.state.regs[tb.PHASE] == phase
                and question.seat == self.state.regs[tb.ACTIVE]
                and seat in (None, question.seat)
                and type(self.state.stack[-1]).__name__ == "Turn"
            ),
            turns,
            f"phase {phase} of seat {seat}",
        )

    def _skip_until(self, wanted: Callable[[Ask], bool], turns: int, what: str) -> Hall:
        between = self.state.regs[tb.PHASE] == tb.BETWEEN
        last = self.state.regs[tb.TURN] + turns + between
        while self.state.scores is None and self.state.regs[tb.TURN] <= last:
            question = self.state.decision()
            if wanted(question):
                return self
            self._apply(PASS if PASS in question.options else question.options[-1])
        raise AssertionError(f"no such question came up to the end of turn {last}: {what}")

    # ------------------------------------------------------------------ looking

    def handle(self, name: str, seat: int | None = None) -> int:
        """The handle of the (first) card with a name or number, perhaps of one owner."""
        for handle in range(len(self.state.face)):
            card = self.state.definition(handle)
            if name in (card.name, card.key) and seat in (None, self.state.owner[handle]):
                return handle
        raise AssertionError(f"there is no {name}")

    def where(self, name: str, seat: int | None = None) -> str:
        """The name of a card's zone."""
        return tb.ZONES[self.state.zone[self.handle(name, seat)]].name

    def names(self, seat: int, zone: str) -> list[str]:
        """The names of the cards in a zone."""
        return [self.state.definition(h).name for h in self.state.pile(ZONE_BY_NAME[zone], seat)]

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self.state.pile(tb.HAND, seat))

    def is_razed(self, name: str) -> bool:
        """Whether a realm is razed."""
        return bool(self.state.marks[tb.RAZED][self.handle(name)])

    def totals(self) -> tuple[int, int]:
        """The totals of attacker and defender in the current round."""
        regs = self.state.regs
        return total_level(self.state, regs[tb.OFFENCE]), total_level(self.state, regs[tb.DEFENCE])

    def reg(self, register: Register) -> int:
        """A register of the table (see ``spellhall.games.spellfire.table``)."""
        return self.state.regs[register]

    def why_not(self, name: str, seat: int | None = None, owner: int | None = None) -> str:
        """Why a seat (by default the deciding one) can't use a card now."""
        asking = self.seat if seat is None else seat
        return self.state.why_not(asking, self.handle(name, owner))

    def log(self, seat: int = 0) -> list[str]:
        """The log as a seat reads it."""
        players = [f"P{i + 1}" for i in range(self.state.seats)]
        assert self.state.record is not None
        lines = [self.game.sentence(entry, seat, players) for entry in self.state.record.entries]
        return [line for line in lines if line]

    def power_of(self, name: str) -> Any:
        """The first power of a card in play, as recorded."""
        handle = self.handle(name)
        return model_of(self.state, handle).abilities[power_number(self.state, handle, False)]

    def is_sound(self) -> None:
        """The position survives copying and saving."""
        _same(self.state, self.state.clone(), "clone")
        _same(self.state, self.game.load(self.state.save()), "load")


BASE_EDITIONS = ("NO", "1st", "2nd", "3rd", "4th")


def key_of(name: str) -> str:
    """The key of a fixture, or else of a real card, by name; or by a number from any set.

    Several sets have cards of one name: those of the base editions come first.
    """
    if name in KEYS:
        return KEYS[name]
    if card_of(name) is not None:
        return name
    named = [card for card in REGISTER.values() if card.name == name]
    for card in sorted(named, key=lambda card: card.edition not in BASE_EDITIONS):
        return card.key
    raise AssertionError(f"there is no card {name!r}")
