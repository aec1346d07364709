"""What the kernel asks a game while it runs: where cards really go, what waits for events, who leaves, when time is up.

The atoms of a state (``move``, ``tell``, ...) call these hooks at every change, so they are the hottest of all: a game
defines those that its rules need and leaves the others alone, and each answers from what is projected already. In the
order of a move: ``replace_move`` and ``seat_for`` say where the card goes, ``listeners`` are taken before it leaves,
``reshapes`` says whether what is projected is still so, ``moved`` does the upkeep, and ``notice`` lets each listener
see the event. Cards that move at the same moment are heard by the listeners of before and after, joined by ``either``.
What fires waits in ``state.fired``, until ``react`` calls the procedure that carries it out, before the next step.

A game that seats can give up defines ``leave`` (``check_leaving`` refuses where it does not), and ``is_out`` where the
others play on. A game whose time can be up defines ``time_called`` (``check_time`` refuses where it does not), and
``is_timed`` where it goes on for a while. Where a game answers for a seat where nobody sits (``Game.stand_ins``),
``choose`` gives the answer. ``equal_windows`` is the one rule option that the kernel itself knows.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from spellhall.kernel.errors import UsageError
from spellhall.kernel.events import Event
from spellhall.kernel.frames import Ask
from spellhall.kernel.parts.part import Part
from spellhall.kernel.state import State


class Hooks(Part):
    """What the kernel asks while a game runs."""

    @cached_property
    def equal_windows(self) -> bool:
        """Whether questions are put that leave no choice, so that nothing tells what a hand holds (see ``Ask``)."""
        return bool(self.options.get("equal_windows") == "on")

    def replace_move(self, state: State, handle: int, zone: int, seat: int, why: int) -> int:
        """The zone that a card really goes to; -1 keeps it where it is."""
        return zone

    def seat_for(self, state: State, handle: int, zone: int, seat: int) -> int:
        """The seat whose zone receives a card when a replacement changed the zone."""
        return state.owner[handle]

    def reshapes(self, state: State, handle: int, origin: int, zone: int, former: int) -> bool:
        """Whether a move in, out of, or within play (from seat ``former``) changes what the game projects."""
        return True

    def moved(self, state: State, handle: int, origin: int, zone: int) -> None:
        """Upkeep that belongs to every move: marks that fall off, attachments that follow."""

    def listeners(self, state: State, kind: type[Event]) -> Any:
        """What waits for events of a class (falsy: nothing), as ``notice`` understands it.

        A projection that still holds is not asked for here: the kernel looks into it (see ``kernel.projected``).
        """
        return None

    def either(self, before: Any, after: Any) -> Any:
        """Of the listeners of two positions, those of the first and those that only the second has.

        Games whose cards move at the same moment say how (see ``State.move_together``).
        """
        raise NotImplementedError

    def notice(self, state: State, listeners: Any, event: Event) -> None:
        """Let each listener decide whether an event concerns it; those that fire go to ``state.fired``."""

    def react(self, state: State) -> None:
        """Take what has fired off ``state.fired`` and call the procedure that carries it out."""

    def choose(self, state: State, question: Ask) -> int:
        """The answer to a question for which the game stands in: one of its options, told to the log with its reason.

        It follows from rules and from what the seat that is asked may know.
        """
        raise NotImplementedError

    def leave(self, state: State, seat: int) -> None:
        """Take a seat that gives up out of the game (see ``State.concede``)."""
        raise NotImplementedError

    def check_leaving(self) -> None:
        """Whether seats can leave this game.

        Raises:
            UsageError: when the game has no rule for it.
        """
        if type(self).leave is Hooks.leave:
            raise UsageError(f"{self.name} has no rule for leaving the game")

    def is_out(self, state: State, seat: int) -> bool:
        """Whether a seat has left a game, or lost it, that goes on without it."""
        return False

    def time_called(self, state: State) -> None:
        """Bring a game whose time is up to its end, at once or after what its rules still allow; the question that
        waits stays if the game goes on (see ``State.call_time``).
        """
        raise NotImplementedError

    def check_time(self) -> None:
        """Whether this game can be out of time.

        Raises:
            UsageError: when the game has no rule for it.
        """
        if type(self).time_called is Hooks.time_called:
            raise UsageError(f"{self.name} has no rule for a game whose time is up")

    def is_timed(self, state: State) -> bool:
        """Whether time has been called in a game that goes on."""
        return False
