"""The types of numbers that index a position: marks of cards, columns of seats, registers of the table.

Read this when mypy refuses an index.

All three are plain ints at run time. As types, they keep a rule from reading ``state.marks[GONE]`` when ``GONE`` is a
column of seats: that index exists, but its numbers mean something else. A game defines its constants with
them (``RAZED: Final = Mark(1)``).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NewType, Protocol

CHECKED = True
"""True when mypy checks types, false when it compiles the engine (``tools/build_compiled.py``).

Lists and ints compile to faster code than a protocol does.
"""

if CHECKED:
    Mark = NewType("Mark", int)
    """A number that each card has, such as whether it is razed."""
    SeatColumn = NewType("SeatColumn", int)
    """A number that each seat has, such as its life."""
    Register = NewType("Register", int)
    """A number that the table has once, such as the turn."""

    class Marks(Protocol):
        """For each mark, its value for every card, by handle."""

        def __getitem__(self, mark: Mark, /) -> list[int]: ...
        def __setitem__(self, mark: Mark, values: list[int], /) -> None: ...
        def __iter__(self) -> Iterator[list[int]]: ...
        def __len__(self) -> int: ...

    class SeatColumns(Protocol):
        """For each column of seats, its value for every seat."""

        def __getitem__(self, column: SeatColumn, /) -> list[int]: ...
        def __setitem__(self, column: SeatColumn, values: list[int], /) -> None: ...
        def __iter__(self) -> Iterator[list[int]]: ...
        def __len__(self) -> int: ...

    class Registers(Protocol):
        """The value of each register."""

        def __getitem__(self, register: Register, /) -> int: ...
        def __setitem__(self, register: Register, value: int, /) -> None: ...
        def __iter__(self) -> Iterator[int]: ...
        def __len__(self) -> int: ...
else:
    Mark = int
    SeatColumn = int
    Register = int
    Marks = list[list[int]]
    SeatColumns = list[list[int]]
    Registers = list[int]
