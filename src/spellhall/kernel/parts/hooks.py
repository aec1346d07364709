"""What the kernel asks a game while it runs: where cards really go, what waits for events, who leaves, when time is up.

The atoms of a state (``move``, ``tell``, ...) call these hooks at every change, so they are the hottest of all. A game
defines those that its rules need and leaves the others alone, and each answers from what is projected already. In the
order of a move: ``replace_move`` and ``seat_for`` say where the card goes, ``listeners`` are read before it leaves,
``reshapes`` says whether the projection is out of date, ``moved`` does the upkeep, and ``notice`` lets each listener
see the event. Cards that move at the same moment are heard by the listeners from before and after, joined by
``either``. What triggers waits in ``state.fired`` until ``react`` calls the procedure that resolves it, before the
next step. A game that leaves ``replace_move`` or ``moved`` empty isn't asked at all: each game knows that once
(``replaces_moves``, ``follows_moves``).

A game that seats can concede defines ``leave`` (by default ``check_leaving`` refuses), and ``is_out`` if the
others play on. A game whose time can run out defines ``time_called`` (by default ``check_time`` refuses), and
``is_timed`` if it goes on for a while. If a game answers for an empty seat (``Game.stand_ins``), ``choose`` gives the
answer. ``equal_windows`` is the one rule option that the kernel itself knows.
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
        """Whether questions without a choice are asked too, so that nothing reveals what a hand holds (see ``Ask``)."""
        return bool(self.options.get("equal_windows") == "on")

    @cached_property
    def replaces_moves(self) -> bool:
        """Whether this game defines ``replace_move``."""
        return type(self).replace_move is not Hooks.replace_move

    @cached_property
    def follows_moves(self) -> bool:
        """Whether this game defines ``moved``."""
        return type(self).moved is not Hooks.moved

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
        """Upkeep after every move: marks that are removed, attachments that follow."""

    def listeners(self, state: State, kind: type[Event]) -> Any:
        """What waits for events of a class (falsy: nothing), as ``notice`` understands it.

        A projection that is still valid isn't asked here: the kernel looks into it (see ``kernel.projected``).
        """
        return None

    def either(self, before: Any, after: Any) -> Any:
        """The listeners of the first position, and those that only the second has.

        Games whose cards move at the same moment define this (see ``State.move_together``).
        """
        raise NotImplementedError

    def notice(self, state: State, listeners: Any, event: Event) -> None:
        """Let each listener decide whether an event concerns it; those that trigger go to ``state.fired``."""

    def react(self, state: State) -> None:
        """Take what has triggered off ``state.fired`` and call the procedure that resolves it."""

    def choose(self, state: State, question: Ask) -> int:
        """The answer to a question that the game stands in for: one of its options, logged with its reason.

        It follows from rules and from what the seat that is asked may know.
        """
        raise NotImplementedError

    def leave(self, state: State, seat: int) -> None:
        """Take a seat that concedes out of the game (see ``State.concede``)."""
        raise NotImplementedError

    def check_leaving(self) -> None:
        """Check that seats can leave this game.

        Raises:
            UsageError: when the game has no rule for it.
        """
        if type(self).leave is Hooks.leave:
            raise UsageError(f"{self.name} has no rule for leaving the game")

    def is_out(self, state: State, seat: int) -> bool:
        """Whether a seat has left or lost a game that goes on without it."""
        return False

    def time_called(self, state: State) -> None:
        """End a game whose time is up, at once or after what its rules still allow.

        If the game goes on, the waiting question stays (see ``State.call_time``).
        """
        raise NotImplementedError

    def check_time(self) -> None:
        """Check that this game can run out of time.

        Raises:
            UsageError: when the game has no rule for it.
        """
        if type(self).time_called is Hooks.time_called:
            raise UsageError(f"{self.name} has no rule for a game whose time is up")

    def is_timed(self, state: State) -> bool:
        """Whether time has been called in a game that goes on."""
        return False
