"""The columns of a position, and how copies share them until one writes. Read this before you add a column.

A clone takes over the lists of the state it copies: the columns of cards, the piles, the marks, the columns of seats,
the registers, the stack. From then on neither owns any of them. The first to write into a list makes its own copy of
that list and of no other. So a clone costs no more than its slots, and holding thousands of clones means thousands of
objects, not tens of thousands of lists that Python's garbage collector would walk again and again.

Only atoms write (see ``atoms``), and each takes ownership of what it writes into. Nothing else may assign into a
column (``tests/kernel/test_one_door.py``). Reading is free, but a list that you read before an atom shows the column
as it was then: after a change, read it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from spellhall.kernel import chance
from spellhall.kernel.indexes import Mark, Marks, Registers, SeatColumn, SeatColumns

if TYPE_CHECKING:
    from spellhall.kernel.definition import Definition
    from spellhall.kernel.events import Record
    from spellhall.kernel.frames import Ask, Procedure
    from spellhall.kernel.game import Game

FACE: Final = 1
OWNER: Final = 2
CONTROL: Final = 4
ZONE: Final = 8
HOST: Final = 16
SEEN: Final = 32
STAMP: Final = 64
REGS: Final = 128
LASTING: Final = 256
FIRED: Final = 512
STACK: Final = 1024
"""The bits of ``Columns.owned``."""
PLACE: Final = CONTROL | ZONE | HOST | SEEN | STAMP
"""What a moving card writes into, besides the piles."""
CARDS: Final = PLACE | FACE | OWNER
ALL: Final = CARDS | REGS | LASTING | FIRED | STACK


def as_list(cards: Sequence[Any]) -> list[Any]:
    """A catalogue as a list, the same one if it's a list: the compiled engine finds its elements fastest."""
    return cards if isinstance(cards, list) else list(cards)


@mypyc_attr(allow_interpreted_subclasses=True)
class Columns:
    """The parts of a position, for reading.

    ``owned`` has a bit for each column that this state may write into. ``own_piles``, ``own_marks`` and ``own_seats``
    have one for each pile, mark and column of seats; while such a number is 0, even the list of these is shared.
    ``shared`` is how many frames of the stack belong to other states too. ``catalogue`` is the game's, at hand because
    every rule reads it.
    """

    __slots__ = (
        "by_owner",
        "catalogue",
        "clock",
        "control",
        "face",
        "fired",
        "game",
        "host",
        "lasting",
        "marks",
        "own_marks",
        "own_piles",
        "own_seats",
        "owned",
        "owner",
        "piles",
        "presence",
        "projected",
        "projection",
        "question",
        "record",
        "regs",
        "rng",
        "scores",
        "seat_data",
        "seats",
        "seen",
        "shared",
        "stack",
        "stamp",
        "valid_at",
        "version",
        "zone",
    )

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        layout = game.layout
        places = len(layout.zones) * seats
        self.game: Game = game
        self.catalogue: list[Any] = as_list(game.catalogue)
        self.seats: int = seats
        self.face: list[int] = []
        self.owner: list[int] = []
        self.control: list[int] = []
        self.zone: list[int] = []
        self.host: list[int] = []
        self.seen: list[int] = []
        self.stamp: list[int] = []
        self.by_owner: list[list[int]] | None = None
        self.piles: list[list[int]] = [[] for _ in range(places)]
        unmarked: list[list[int]] = [[] for _ in layout.marks]
        self.marks: Marks = unmarked
        self.seat_data: SeatColumns = [[0] * seats for _ in layout.seat_columns]
        self.regs: Registers = [0] * len(layout.registers)
        self.lasting: list[tuple[int, ...]] = []
        self.fired: list[tuple[int, ...]] = []
        self.stack: list[Procedure] = []
        self.shared = 0
        self.owned: int = ALL
        self.own_piles = (1 << places) - 1
        self.own_marks = (1 << len(layout.marks)) - 1
        self.own_seats = (1 << len(layout.seat_columns)) - 1
        self.rng = chance.seeded(seed)
        self.clock = 0
        self.version = 0
        self.presence = 0
        self.projected = -1
        self.valid_at = -1
        self.projection: Any = None
        self.question: Ask | None = None
        self.scores: list[float] | None = None
        self.record: Record | None = None

    # ------------------------------------------------------------------ reading

    def pile(self, zone: int, seat: int) -> list[int]:
        """The handles in a seat's zone, bottom first. Don't change the list."""
        return self.piles[zone * self.seats + seat]

    def attached(self, host: int) -> list[int]:
        """The handles attached to a card, in order of attachment."""
        if host not in self.host:
            return []
        found = [handle for handle, upon in enumerate(self.host) if upon == host]
        if len(found) > 1:
            found.sort(key=self.stamp.__getitem__)
        return found

    def belongings(self) -> list[list[int]]:
        """The handles of each owner, computed once for a state and all its clones: cards rarely change owners."""
        found = self.by_owner
        if found is None:
            found = self.by_owner = [[] for _ in range(self.seats)]
            for handle, owner in enumerate(self.owner):
                found[owner].append(handle)
        return found

    def definition(self, handle: int) -> Definition:
        """What a card is: the definition behind its face. For rules, and for seats that see it.

        A game knows more about its cards than this says: see its ``rules/**/defined.card_of``.
        """
        found: Definition = self.catalogue[self.face[handle]]
        return found

    # ------------------------------------------------------------------ sharing

    def _stand_as(self, other: Columns) -> None:
        """Take over the position of another state, with the very same lists."""
        self.seats = other.seats
        self.face = other.face
        self.owner = other.owner
        self.control = other.control
        self.zone = other.zone
        self.host = other.host
        self.seen = other.seen
        self.stamp = other.stamp
        self.by_owner = other.by_owner
        self.piles = other.piles
        self.marks = other.marks
        self.seat_data = other.seat_data
        self.regs = other.regs
        self.lasting = other.lasting
        self.fired = other.fired
        self.stack = other.stack
        self.shared = other.shared
        self.owned = other.owned
        self.own_piles = other.own_piles
        self.own_marks = other.own_marks
        self.own_seats = other.own_seats
        self.rng = other.rng
        self.clock = other.clock
        self.version = other.version
        self.presence = other.presence
        self.projected = other.projected
        self.valid_at = other.valid_at
        self.projection = other.projection
        self.question = other.question
        self.scores = other.scores

    def _share(self) -> None:
        """Give up ownership of everything: from now on another state has the same lists."""
        self.shared = len(self.stack)
        self.owned = 0
        self.own_piles = 0
        self.own_marks = 0
        self.own_seats = 0

    def _own(self, columns: int) -> None:
        """Copy those columns (bits) that are shared."""
        shared = columns & ~self.owned
        if shared & FACE:
            self.face = self.face[:]
        if shared & OWNER:
            self.owner = self.owner[:]
        if shared & CONTROL:
            self.control = self.control[:]
        if shared & ZONE:
            self.zone = self.zone[:]
        if shared & HOST:
            self.host = self.host[:]
        if shared & SEEN:
            self.seen = self.seen[:]
        if shared & STAMP:
            self.stamp = self.stamp[:]
        if shared & REGS:
            self.regs = list(self.regs)
        if shared & LASTING:
            self.lasting = self.lasting[:]
        if shared & FIRED:
            self.fired = self.fired[:]
        if shared & STACK:
            self.stack = self.stack[:]
        self.owned |= columns

    def _own_pile(self, place: int) -> list[int]:
        """A pile, as an owned list."""
        if not self.own_piles >> place & 1:
            if not self.own_piles:
                self.piles = self.piles[:]
            self.own_piles |= 1 << place
            self.piles[place] = self.piles[place][:]
        return self.piles[place]

    def _own_mark(self, column: Mark) -> list[int]:
        """A mark, as an owned list."""
        if not self.own_marks >> column & 1:
            if not self.own_marks:
                self.marks = list(self.marks)
            self.own_marks |= 1 << column
            self.marks[column] = self.marks[column][:]
        return self.marks[column]

    def _own_seat(self, column: SeatColumn) -> list[int]:
        """A column of seats, as an owned list."""
        if not self.own_seats >> column & 1:
            if not self.own_seats:
                self.seat_data = list(self.seat_data)
            self.own_seats |= 1 << column
            self.seat_data[column] = self.seat_data[column][:]
        return self.seat_data[column]
