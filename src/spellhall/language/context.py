"""What a word knows about its surroundings, besides the state: the context ``fx``.

It is either the running effect or a standing ability (both in ``effect``). A word's annotations say which of the two it
accepts.
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
        user: the champion that casts or uses it, or -1, as always for standing abilities.
        subject: the card that a lasting effect was given to, or -1.
        focus, other, number: details of the event that set it off, or that a trigger looks at; the card answered.
        spared: a bit mask of the seats it doesn't affect.
        slots: what was chosen; empty for standing abilities.
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
    """The running effect: adds what an instruction can change.

    Attributes:
        pc: the next instruction; a control word uses it to jump.
        status: whether it runs or was cancelled.
    """

    pc: int
    status: int

    def answered(self, state: State, action: int) -> Any:
        """The step that receives answers: what ``ask`` gets as ``then``."""
        raise NotImplementedError

    def gathered(self, slot: int) -> list[int]:
        """What an instruction that asks several times has gathered so far."""
        raise NotImplementedError

    def gather(self, slot: int, value: int) -> None:
        """Add one more for that instruction."""
        raise NotImplementedError

    def gathered_all(self, slot: int) -> list[int]:
        """Everything it has gathered, now that it is done."""
        raise NotImplementedError
