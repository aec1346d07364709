"""What a word knows of where it stands, besides the state: the context ``fx``.

It is either the running effect or a standing ability (both in ``effect``). A word says by its annotation which of the
two it can do with.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import trait

from spellhall.kernel.state import State


@trait
class Context:
    """Either of the two: what every word can read.

    Attributes:
        source: the card whose text it is, or -1.
        seat: who carries it out, or controls that card.
        user: the champion that casts or uses it, or -1, as for all that stands.
        subject: the card that a lasting effect was given to, or -1.
        focus, other, number: what the event was about that set it off, or that a trigger looks at; the card answered.
        spared: a bit mask of the seats that it passes over.
        slots: what was chosen; empty for all that stands.
    """

    source: int
    seat: int
    user: int
    subject: int
    focus: int
    other: int
    number: int
    spared: int
    slots: list[int]


@trait
class Running(Context):
    """The running effect: what an instruction can change, too.

    Attributes:
        pc: the next instruction; a control word jumps by it.
        status: whether it runs or was cancelled.
    """

    pc: int
    status: int

    def answered(self, state: State, action: int) -> Any:
        """The step to which answers go: what ``ask`` is given in ``then``."""
        raise NotImplementedError

    def gathered(self, slot: int) -> list[int]:
        """What an instruction that asks several times has gathered so far."""
        raise NotImplementedError

    def gather(self, slot: int, value: int) -> None:
        """One more for that instruction."""
        raise NotImplementedError

    def gathered_all(self, slot: int) -> list[int]:
        """All that it has gathered; it is through with it."""
        raise NotImplementedError
