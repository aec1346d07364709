"""What a seat may know, as arrays of numbers written from the columns of a position.

An observation has five parts, and two optional ones. Seats are counted from the observer: 0 is itself, 1 the next.

``cards``
    A row for each card that the seat may know about: first its own, zone by zone, then the next seat's, and so on.
    Cards in a zone where only their number is known (a draw pile) have no row; cards whose face is hidden (a hand) have
    one that says only where they are. The columns are ``Observer.columns``.
``table``
    What everyone sees: the game's registers, and for each seat its columns and the number of cards in each of its
    zones. ``Observer.entries`` names the entries. A register that holds a card holds that card's row.
``question``
    What is asked of whom, and how many choices there are: ``QUESTION``.
``options``
    The menu of the player who decides, a row for each choice: ``OPTION``. Empty for the others.
``action_mask``
    1 for each action that is a choice: for each menu line or, if codes are the actions, for each code (see
    ``actions``).
``codes``
    The code of each menu line, -1 after its end (see ``codes``). Written only on request.
``observation``
    The first four parts in one row of 32-bit floats, in that order. Wrappers made for PettingZoo's classics read it
    next to the mask. Written only on request; ``aec_env`` requests it.

``Observer.bounds`` says what each number can be, and whether it is a name or an amount (see ``kernel.bounds``).

A row identifies its card by its number in the game's vocabulary (see ``vocabulary``), which later versions don't
change.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spellhall.kernel.errors import SpellhallError, UsageError
from spellhall.kernel.frames import ACT_OR_PASS, VERB_SHIFT
from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.kernel.views import placed
from spellhall.rl.actions import MENU, actions_of
from spellhall.rl.bounds import bounds_of, kept_to, limits
from spellhall.rl.codes import ActionCodes
from spellhall.rl.vocabulary import numbers

PLACES = ("there", "card", "zone", "whose", "controller", "host", "place")
"""The columns that all games share.

1 in a row that is used, the card's number (0: hidden), its zone from 1 on, whose zone it is, who controls it, the row
of
the card it is attached to (-1: none), and its depth in the pile.
"""
QUESTION = ("whose", "about", "kind", "options")
"""Who is asked, for whom they answer, the kind of question from 1 on (see ``kernel.frames``), and the choices."""
OPTION = ("verb", "row", "seat", "number")
"""What a choice does, the card it is about (-1: none), the seat (-1: none), and otherwise the number or label."""
OPERAND = (1 << VERB_SHIFT) - 1
PARTS = ("cards", "table", "question", "options", "action_mask")
"""The parts written by default."""
IN_ONE_ROW = PARTS[:4]
"""The parts that ``observation`` consists of."""
ALL_PARTS = (*PARTS, "codes", "observation")
DTYPES = {"action_mask": np.int8, "observation": np.float32}
"""The kind of numbers in a part, if not 32-bit integers."""
AEC_PARTS = (*PARTS, "observation")
"""The parts that PettingZoo's environments write by default."""

Observation = dict[str, NDArray[Any]]
Listing = tuple[int, int, int, int, bool]
"""A card's handle, its zone from 1 on, whose zone it is, its depth, and whether its face is seen."""


class Observer:
    """Writes observations of one game for a number of seats.

    Args:
        game: the game with its options.
        seats: how many sit at the table.
        rows: how many cards there is room for.
        menu: how many choices there is room for.
        parts: which parts are written; unused ones cost nothing.
        actions: what an action is, and so what the mask is about: ``menu``, ``codes`` or ``merged``.

    Raises:
        UsageError: for an unknown part or kind of actions.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        rows: int,
        menu: int = MENU,
        parts: Sequence[str] = PARTS,
        actions: str = "menu",
    ) -> None:
        if unknown := [part for part in parts if part not in ALL_PARTS]:
            raise UsageError(f"observations have no part {unknown[0]!r}; they have {', '.join(ALL_PARTS)}")
        self.parts = tuple(part for part in ALL_PARTS if part in parts)
        self.actions = actions_of(game, actions, menu)
        self._codes = ActionCodes(game) if "codes" in parts else None
        self.most_code = self._codes.size - 1 if self._codes else -1
        layout = game.layout
        self.game, self.seats, self.rows, self.menu = game, seats, rows, menu
        self.columns = (*PLACES, *layout.marks)
        self._open = [column for column in layout.every_seat_column if column not in layout.secret]
        self._handles = [i for i, name in enumerate(layout.registers) if name in game.card_registers]
        self.entries = (
            *layout.registers,
            *(
                f"{name} of {seat}"
                for seat in range(seats)
                for name in (
                    *(layout.seat_columns[i] for i in self._open),
                    *(f"cards in {zone.name}" for zone in layout.zones),
                )
            ),
        )
        self._numbers = numbers(game)
        self.bounds = bounds_of(game, seats, rows, menu, max(self._numbers, default=0))
        self._card_limits, self._table_limits = limits(self.bounds["cards"]), limits(self.bounds["table"])
        self._no_cards = np.zeros((rows, len(self.columns)), dtype=np.int32)
        self._no_cards[:, PLACES.index("host")] = -1
        self._no_options = np.full((menu, len(OPTION)), -1, dtype=np.int32)
        unasked = [part for part in IN_ONE_ROW if part not in self.parts and "observation" in self.parts]
        self._unasked = {part: np.empty(self._shape(part), dtype=np.int32) for part in unasked}

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The shape of each part of an observation."""
        return {part: self._shape(part) for part in self.parts}

    def _shape(self, part: str) -> tuple[int, ...]:
        shapes: dict[str, tuple[int, ...]] = {
            "cards": (self.rows, len(self.columns)),
            "table": (len(self.entries),),
            "question": (len(QUESTION),),
            "options": (self.menu, len(OPTION)),
            "action_mask": (self.actions.size,),
            "codes": (self.menu,),
        }
        return (sum(prod(shapes[part]) for part in IN_ONE_ROW),) if part == "observation" else shapes[part]

    def mask(self, state: State, seat: int) -> NDArray[Any]:
        """1 for each action that is a choice of ``seat`` now.

        Raises:
            SpellhallError: as ``observe`` does.
        """
        return self.actions.mask(state, len(self._choices(state, seat)))

    def empty(self) -> Observation:
        """Arrays for what ``observe`` writes."""
        return {part: np.empty(shape, dtype=DTYPES.get(part, np.int32)) for part, shape in self.shapes().items()}

    def observe(self, state: State, seat: int, out: Observation | None = None) -> Observation:
        """What ``seat`` may know of a position: 32-bit integers, with an 8-bit mask, and floats in one row.

        ``out``: the arrays to write into, as from ``empty``; they are returned. Without them, new ones.

        Raises:
            SpellhallError: when there isn't enough room for the cards or choices, saying how much would be enough.
        """
        seen = self.empty() if out is None else out
        parts = {**seen, **self._unasked}
        row_of: dict[int, int] = {}
        if "cards" in parts or "table" in parts or "options" in parts:
            listed = self._listed(state, seat)
            row_of = {listing[0]: row for row, listing in enumerate(listed)}
            if "cards" in parts:
                self._cards(state, seat, listed, row_of, parts["cards"])
        choices = self._choices(state, seat)
        if "table" in parts:
            self._table(state, seat, row_of, parts["table"])
        if "question" in parts:
            self._question(state, seat, len(choices), parts["question"])
        if "options" in parts:
            self._options(state, seat, choices, row_of, parts["options"])
        if "action_mask" in parts:
            parts["action_mask"][:] = self.actions.mask(state, len(choices))
        if self._codes is not None:
            parts["codes"].fill(-1)
            if choices:
                parts["codes"][: len(choices)] = self._codes.encode(state)
        if "observation" in parts:
            np.concatenate([parts[part].ravel() for part in IN_ONE_ROW], out=parts["observation"])
        return seen

    def _listed(self, state: State, seat: int) -> list[Listing]:
        """The cards that a seat may know about, in the order of their rows."""
        listed: list[Listing] = []
        for whose in range(self.seats):
            owner = (seat + whose) % self.seats
            for zone in range(len(self.game.layout.zones)):
                depth = len(state.pile(zone, owner)) - 1
                if depth < 0:
                    continue
                for at, handle, known in placed(state, zone, owner, seat):
                    listed.append((handle, zone + 1, whose, depth - at, known))
        if len(listed) > self.rows:
            raise SpellhallError(f"there are {len(listed)} cards to see and {self.rows} rows: ask for more rows")
        return listed

    def _cards(
        self, state: State, seat: int, listed: list[Listing], row_of: dict[int, int], table: NDArray[Any]
    ) -> None:
        """A row for each listed card. Most marks are 0 for all cards, so only the others are read card by card."""
        table[:] = self._no_cards
        if not listed:
            return
        turned = [*((owner - seat) % self.seats for owner in range(self.seats)), -1]
        marked = [(at, column) for at, column in enumerate(state.marks, len(PLACES)) if any(column)]
        marks = [column for _, column in marked]
        numbers, face, control, host, nothing = self._numbers, state.face, state.control, state.host, [0] * len(marks)
        written: list[int] = []
        for handle, zone, whose, depth, known in listed:
            if known:
                written += (1, numbers[face[handle]], zone, whose, turned[control[handle]])
                written += (row_of.get(host[handle], -1), depth)
                for column in marks:
                    written.append(column[handle])
            else:
                written += (1, 0, zone, whose, turned[control[handle]], -1, depth, *nothing)
        rows = np.fromiter(written, np.int64, len(written)).reshape(len(listed), -1)
        table[: len(listed), : len(PLACES)] = rows[:, : len(PLACES)]
        if marks:
            table[: len(listed), [at for at, _ in marked]] = rows[:, len(PLACES) :]
        kept_to(self._card_limits, table[: len(listed)])

    def _table(self, state: State, seat: int, row_of: dict[int, int], table: NDArray[Any]) -> None:
        registers = list(state.regs)
        for index in self._handles:
            registers[index] = row_of.get(registers[index], -1)
        zones = range(len(self.game.layout.zones))
        for whose in range(self.seats):
            owner = (seat + whose) % self.seats
            registers += [state.seat_data[index][owner] for index in self._open]
            registers += [len(state.pile(zone, owner)) for zone in zones]
        table[:] = kept_to(self._table_limits, np.array(registers))

    def _choices(self, state: State, seat: int) -> list[int]:
        """The actions on a seat's menu."""
        if state.is_terminal() or state.current_player() != seat:
            return []
        choices = state.decision().options
        if len(choices) > self.menu:
            raise SpellhallError(f"there are {len(choices)} choices and {self.menu} lines: ask for a longer menu")
        return choices

    def _question(self, state: State, seat: int, choices: int, row: NDArray[Any]) -> None:
        if state.is_terminal():
            row.fill(-1)
            return
        asked = state.decision()
        whose = (self._from(seat, asked.seat), self._from(seat, asked.about))
        kind = ACT_OR_PASS if asked.is_covered(seat) else asked.kind
        row[:] = (*whose, kind + 1, choices)

    def _options(
        self, state: State, seat: int, choices: list[int], row_of: dict[int, int], table: NDArray[Any]
    ) -> None:
        table[:] = self._no_options
        if choices:
            question, subject_of = state.decision(), self.game.subject_of
            table[: len(choices)] = [
                (
                    action >> VERB_SHIFT,
                    row_of.get(which, -1) if about == "card" else -1,
                    self._from(seat, which) if about == "seat" else -1,
                    -1 if about else action & OPERAND,
                )
                for action in choices
                for about, which in [subject_of(state, question, action)]
            ]

    def _from(self, seat: int, other: int) -> int:
        """A seat, counted from the observer; -1 stays -1."""
        return (other - seat) % self.seats if other >= 0 else -1
