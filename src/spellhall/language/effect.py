"""The one generic frame that every card runs on: ``(program, pc, slots)``.

Cards are programs, not procedures. A program is a flat tuple of instructions; its control words (``control``) are
jumps.
The frame remembers where it is (``pc``) and what was chosen (``slots``), so a card can be saved, copied or dealt again
between any two of its words.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from spellhall.kernel.frames import Procedure
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Instruction, Word

RUNNING: Final = 0
CANCELLED: Final = 1


class Program:
    """The instructions of one ability, flat and immutable. ``number`` is its index in the game's list of programs."""

    __slots__ = ("code", "name", "number", "slots")

    def __init__(self, code: tuple[Instruction, ...], slots: int, name: str) -> None:
        self.code = code
        self.slots = slots
        self.name = name
        self.number = -1


def program_of(state: State, number: int) -> Program:
    """The program with a number, among those of all the game's cards."""
    game: Any = state.game
    found: Program = game.programs[number]
    return found


class Standing(Context):
    """The context of words that hold without running: a modifier or a trigger of a card in play."""

    __slots__ = ("focus", "number", "other", "seat", "slots", "source", "spared", "subject")
    user: int = -1

    def __init__(self, source: int, seat: int, subject: int = -1, spared: int = 0) -> None:
        self.source = source
        self.seat = seat
        self.subject = subject
        self.spared = spared
        self.focus = -1
        self.other = -1
        self.number = 0
        self.slots: list[int] = []


class Effect(Procedure, Running):
    """A program in progress.

    Slots: ``source`` is the card whose text it is, ``seat`` who carries it out, ``user`` the champion that casts or
    uses it, ``focus``/``other``/``number`` the event or card that set it off, ``status`` RUNNING or CANCELLED,
    ``spared`` a bit mask of seats it doesn't affect, ``subject`` a card that a lasting effect was given to.
    """

    FIELDS = (
        "program",
        "pc",
        "source",
        "seat",
        "user",
        "focus",
        "other",
        "number",
        "status",
        "spared",
        "subject",
    )
    LISTS = ("slots",)
    __slots__ = (*FIELDS, *LISTS)
    REFERS: ClassVar[dict[str, str]] = {"program": "program"}
    program: int
    pc: int
    source: int
    seat: int
    user: int
    focus: int
    other: int
    number: int
    status: int
    spared: int
    subject: int
    slots: list[int]

    def __init__(
        self,
        program: int = -1,
        source: int = -1,
        seat: int = -1,
        user: int = -1,
        focus: int = -1,
        other: int = -1,
        number: int = 0,
    ) -> None:
        self.step = self.START
        self.result = -1
        self.program = program
        self.pc = 0
        self.source = source
        self.seat = seat
        self.user = user
        self.focus = focus
        self.other = other
        self.number = number
        self.status = RUNNING
        self.spared = 0
        self.subject = -1
        self.slots = []

    @classmethod
    def of(
        cls,
        program: Program,
        source: int,
        seat: int,
        user: int = -1,
        focus: int = -1,
        other: int = -1,
        number: int = 0,
    ) -> Effect:
        """A fresh effect at its first instruction."""
        fx = cls(program.number, source, seat, user, focus, other, number)
        fx.slots = [-1] * program.slots
        return fx

    def copy(self) -> Effect:
        """A frame that can continue independently."""
        twin = Effect(self.program, self.source, self.seat, self.user, self.focus, self.other, self.number)
        twin.step = self.step
        twin.result = self.result
        twin.pc = self.pc
        twin.status = self.status
        twin.spared = self.spared
        twin.subject = self.subject
        twin.slots = self.slots[:]
        return twin

    def gathered(self, slot: int) -> list[int]:
        """What an instruction that asks several times has gathered so far.

        It is stored after the program's slots, starting at the position in the instruction's own slot.
        """
        first = self.slots[slot]
        return self.slots[first:] if first >= 0 else []

    def gather(self, slot: int, value: int) -> None:
        """Add one more for that instruction."""
        if self.slots[slot] < 0:
            self.slots[slot] = len(self.slots)
        self.slots.append(value)

    def gathered_all(self, slot: int) -> list[int]:
        """Everything that the instruction has gathered, now that it is done."""
        found = self.gathered(slot)
        del self.slots[len(self.slots) - len(found) :]
        self.slots[slot] = -1
        return found

    def fault(self, game: Any) -> str:
        """Whether the text is still long enough for the position where it stopped."""
        program = game.programs[self.program]
        if 0 <= self.pc <= len(program.code) and len(self.slots) >= program.slots:
            return ""
        return f"{program.name} has another text here than the one that was being carried out"

    def start(self, state: State) -> Any:
        """Run instructions until one asks, calls or fires a trigger, or all are done."""
        game: Any = state.game
        program: Program = game.programs[self.program]
        code = program.code
        size = len(code)
        while self.pc < size:
            if self.status == CANCELLED:
                break
            word = code[self.pc]
            if word.asks:
                question = word.question(state, self)
                question.then = "answered"
                return question
            self.pc += 1
            word.run(state, self)
            if state.scores is not None or state.fired or state.stack[-1] is not self:
                return None
        self.done(state, self.status)
        return None

    def answered(self, state: State, action: int) -> None:
        """Pass the answer to the instruction that asked."""
        at = self.pc
        word = program_of(state, self.program).code[at]
        if word.answer(state, self, action) and self.pc == at:
            self.pc = at + 1


def all_words(words: list[Word]) -> list[Word]:
    """The given words and all words inside them."""
    found: list[Word] = []
    for word in words:
        found += word.everything()
    return found
