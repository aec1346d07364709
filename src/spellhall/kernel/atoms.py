"""The plain changes of a position, which nothing replaces and no event reports. Read this when a rule has to write.

An atom is the only way to write into a column. It takes ownership of what it writes into (see ``columns``), and counts
the change in ``version``, and in ``presence`` if the cards in play may now project something else. The atoms that emit
events (``move``, ``shuffle``, ``show``, ...) are in ``state``, because the game decides what listens to them.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from spellhall.kernel.columns import CARDS, FACE, FIRED, HOST, LASTING, OWNER, PLACE, REGS, STACK, Columns
from spellhall.kernel.events import NOTHING, Entry, Event
from spellhall.kernel.frames import Procedure
from spellhall.kernel.indexes import Mark, Register, SeatColumn
from spellhall.kernel.layout import ALL_SEE, OWNER_SEES


@mypyc_attr(allow_interpreted_subclasses=True)
class Atoms(Columns):
    """Columns that can be written."""

    __slots__ = ()

    # ------------------------------------------------------------------ cards

    def add_card(self, face: int, owner: int, zone: int) -> int:
        """Put a new card on the table (set-up only) and return its handle."""
        self.add_deck([face], owner, zone)
        return len(self.face) - 1

    def add_deck(self, faces: list[int], owner: int, zone: int) -> None:
        """Put a whole deck of new cards on the table (set-up only)."""
        self._own(CARDS)
        first, count = len(self.face), len(faces)
        for mark in self.game.layout.every_mark:
            self._own_mark(mark).extend([0] * count)
        self._own_pile(zone * self.seats + owner).extend(range(first, first + count))
        self.face.extend(faces)
        for column, value in (
            (self.owner, owner),
            (self.control, owner),
            (self.zone, zone),
            (self.host, NOTHING),
            (self.seen, self._sight(zone, owner)),
            (self.stamp, 0),
        ):
            column.extend([value] * count)
        self.by_owner = None
        self.version += count

    def to_bottom(self, handle: int) -> None:
        """Move the top card of a pile to the bottom."""
        pile = self._own_pile(self.zone[handle] * self.seats + self.control[handle])
        pile.remove(handle)
        pile.insert(0, handle)
        self.version += 1

    def lay(self, handle: int, zone: int, seat: int) -> None:
        """Put a card elsewhere without replacements or events, as trials do."""
        self._own(PLACE)
        self._own_pile(self.zone[handle] * self.seats + self.control[handle]).remove(handle)
        self._own_pile(zone * self.seats + seat).append(handle)
        self.zone[handle] = zone
        self.control[handle] = seat
        self.host[handle] = NOTHING
        self.version += 1
        self.presence += 1

    def reface(self, faces: list[int]) -> None:
        """Change the faces of all cards, by handle: for agents that imagine a table they can't see completely.

        Projections stay as they were; a caller who changes the cards in play must count that change themselves.
        """
        self.face = faces[:]
        self.owned |= FACE

    def turn_into(self, handle: int, face: int) -> None:
        """Turn a card into another one where it is: the same card in another role (see ``Game.printed_face``)."""
        if not self.owned & FACE:
            self._own(FACE)
        self.face[handle] = face
        self.version += 1
        self.presence += 1

    def suppose_face(self, handle: int, face: int) -> int:
        """Change the face of a card out of play for the length of a query, as ``suppose`` does with a register."""
        if not self.owned & FACE:
            self._own(FACE)
        before = self.face[handle]
        self.face[handle] = face
        return before

    def give(self, handle: int, seat: int) -> None:
        """Give a card to another seat where it is (see ``Game.common``)."""
        self._own(OWNER)
        self.owner[handle] = seat
        self.by_owner = None
        self.version += 1

    def attach(self, handle: int, host: int) -> None:
        """Change the card that a card is attached to, without moving it."""
        if not self.owned & HOST:
            self._own(HOST)
        self.host[handle] = host
        self.version += 1
        self.presence += 1

    def mark(self, column: Mark, handle: int, value: int) -> None:
        """Set one of the game's marks on a card."""
        if not self.own_marks >> column & 1:
            self._own_mark(column)
        self.marks[column][handle] = value
        self.version += 1
        if column in self.game.layout.shaping:
            self.presence += 1

    def clear_mark(self, column: Mark) -> None:
        """Remove one of the game's marks from all cards at once."""
        if not self.own_marks >> column & 1:
            self._own_mark(column)
        values = self.marks[column]
        values[:] = [0] * len(values)
        self.version += 1
        if column in self.game.layout.shaping:
            self.presence += 1

    # ------------------------------------------------------------------ seats and the table

    def clear_seats(self, column: SeatColumn) -> None:
        """Set one of the game's seat columns to 0 for all seats at once."""
        if not self.own_seats >> column & 1:
            self._own_seat(column)
        values = self.seat_data[column]
        values[:] = [0] * self.seats
        self.version += 1

    def set_seat(self, column: SeatColumn, seat: int, value: int) -> None:
        """Set one of the game's seat columns."""
        if not self.own_seats >> column & 1:
            self._own_seat(column)
        self.seat_data[column][seat] = value
        self.version += 1

    def set_reg(self, register: Register, value: int) -> None:
        """Set one of the game's registers of the table."""
        if not self.owned & REGS:
            self._own(REGS)
        self.regs[register] = value
        self.version += 1

    def set_regs(self, registers: Sequence[Register], value: int) -> None:
        """Set several of them to the same value."""
        if not self.owned & REGS:
            self._own(REGS)
        for register in registers:
            self.regs[register] = value
        self.version += 1

    def suppose(self, register: Register, value: int) -> int:
        """Change a register for the length of a query, and return its old value; the query puts that back.

        Nothing has changed in the end, so no change is counted.
        """
        self._own(REGS)
        before = self.regs[register]
        self.regs[register] = value
        return before

    def begin_lasting(self, effect: tuple[int, ...]) -> None:
        """Begin an effect with a duration; the game defines what the ints mean."""
        if not self.owned & LASTING:
            self._own(LASTING)
        self.lasting.append(effect)
        self.version += 1
        self.presence += 1

    def end_lasting(self, effect: tuple[int, ...]) -> None:
        """End an effect with a duration."""
        if not self.owned & LASTING:
            self._own(LASTING)
        self.lasting.remove(effect)
        self.version += 1
        self.presence += 1

    def alter_lasting(self, effect: tuple[int, ...], altered: tuple[int, ...]) -> None:
        """Replace an effect with a duration by another, in the same place."""
        self._own(LASTING)
        self.lasting[self.lasting.index(effect)] = altered
        self.version += 1
        self.presence += 1

    # ------------------------------------------------------------------ what has fired, and what is in progress

    def fire(self, entry: tuple[int, ...]) -> None:
        """Queue something that has triggered; the game defines what the ints mean (see ``Game.react``)."""
        if not self.owned & FIRED:
            self._own(FIRED)
        self.fired.append(entry)

    def unfire(self, entry: tuple[int, ...]) -> None:
        """Take something that has triggered out of the queue."""
        if not self.owned & FIRED:
            self._own(FIRED)
        self.fired.remove(entry)

    def keep_fired(self, entries: list[tuple[int, ...]]) -> None:
        """Keep only these entries of what has triggered."""
        self.fired = entries[:]
        self.owned |= FIRED

    def call(self, procedure: Procedure) -> None:
        """Run another procedure before the current one goes on."""
        if not self.owned & STACK:
            self._own(STACK)
        self.stack.append(procedure)

    def own(self, index: int) -> Procedure:
        """An owned frame below the top, for the few rules that reach down (an answer, and what it answers)."""
        self._own(STACK)
        frame = self.stack[index] = self.stack[index].copy()
        return frame

    def put_together(self, stack: list[Procedure]) -> None:
        """Replace the stack by these procedures, the last on top: for trials, and to begin in mid-game."""
        self.stack = stack[:]
        self.shared = 0
        self.owned |= STACK

    def _own_top(self) -> Procedure:
        """The topmost frame, owned: a shared frame is copied before its first change."""
        depth = len(self.stack)
        if depth <= self.shared:
            if not self.owned & STACK:
                self._own(STACK)
            self.stack[-1] = self.stack[-1].copy()
            self.shared = depth - 1
        return self.stack[-1]

    def leave(self, result: int) -> None:
        """End the topmost procedure; its caller finds ``result``."""
        if not self.owned & STACK:
            self._own(STACK)
        self.stack.pop()
        depth = len(self.stack)
        if depth > self.shared:
            self.stack[-1].result = result
            return
        self.shared = depth
        if depth:
            self._own_top().result = result

    # ------------------------------------------------------------------ the history

    def heed(self, seat: int) -> None:
        """Note for ``undo`` that what comes next depends on what a seat holds (see ``Record.asked``).

        The kernel does this for every question that would answer itself if it left no choice. A rule that looks into a
        hand to find out whether there is anything to ask does it itself, whatever the result.
        """
        record = self.record
        if record is None:
            return
        asked = record.asked
        if asked and not asked[-1] and record.seats[-1] != seat:
            asked[-1] = not self.game.layout.privy >> record.seats[-1] & 1

    def _sight(self, zone: int, seat: int) -> int:
        layout = self.game.layout
        sight = layout.sight[zone]
        if sight == ALL_SEE:
            return (1 << self.seats) - 1
        return 1 << seat | layout.privy if sight == OWNER_SEES else 0

    def _log(self, event: Event) -> None:
        record = self.record
        assert record is not None
        everyone = (1 << self.seats) - 1
        faces: tuple[int, ...] = ()
        sight: tuple[int, ...] = ()
        for name in event.CARDS:
            handle = getattr(event, name)
            if handle < 0:
                faces += (NOTHING,)
                sight += (-1,)
            else:
                seen = self.seen[handle]
                faces += (self.face[handle],)
                sight += (-1 if seen == everyone else seen,)
        record.entries.append(Entry(event, faces, sight, len(record.actions), self._cause(everyone)))

    def _cause(self, everyone: int) -> int:
        """The face of the card whose effect is running, if all see it (an effect's frame has a slot ``source``)."""
        source: int = getattr(self.stack[-1], "source", NOTHING) if self.stack else NOTHING
        return self.face[source] if source >= 0 and self.seen[source] == everyone else NOTHING

    def _taint(self) -> None:
        record = self.record
        if record is not None and record.hidden:
            record.hidden[-1] = True
