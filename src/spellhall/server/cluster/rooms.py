"""Rooms: what belongs to one process of a hall at a time. Everything that loads a table, a pod or an event asks here.

A hall of one process owns everything (``Alone``); ``members.Members`` is the other implementation.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Any, Protocol

from spellhall.kernel.errors import SpellhallError
from spellhall.server.storage.members import Member

Hearer = Callable[..., Awaitable[None]]
"""Does what another process has told; its arguments are what was told."""


class Elsewhere(SpellhallError):
    """Another process owns this: the request or the message has to go there (see ``forwarding`` and ``relays``)."""

    def __init__(self, room: str, member: Member) -> None:
        super().__init__("another process of this hall has this; try again in a moment")
        self.room = room
        self.member = member


class Rooms(Protocol):
    """The rooms of a hall, as one of its processes sees them."""

    async def claim(self, kind: str, code: str) -> int | None:
        """Own a table, a pod or an event before it is loaded; does nothing if it doesn't exist.

        Returns:
            Since when nobody has held it, in milliseconds since 1970; None for what was never held, or is already ours.

        Raises:
            Elsewhere: when another process owns it.
        """

    def need_leader(self) -> None:
        """Continue only where the things are kept that only one process can keep.

        Raises:
            Elsewhere: when that is another process.
        """

    @property
    def leads(self) -> bool:
        """Whether this process is the leader."""

    async def others(self) -> Collection[str]:
        """The rooms that other processes own, by name."""

    def tell(self, kind: str, **body: Any) -> None:
        """Tell all other processes something, in the background."""

    async def told(self, kind: str, **body: Any) -> None:
        """The same; returns when it is stored."""

    def hear_of(self, kind: str, hearer: Hearer) -> None:
        """Call ``hearer`` with what other processes tell of this kind."""


class Alone:
    """The only process of a hall."""

    leads = True

    async def claim(self, kind: str, code: str) -> int | None:
        """See ``Rooms``."""
        return None

    def need_leader(self) -> None:
        """See ``Rooms``."""

    async def others(self) -> Collection[str]:
        """See ``Rooms``."""
        return ()

    def tell(self, kind: str, **body: Any) -> None:
        """See ``Rooms``."""

    async def told(self, kind: str, **body: Any) -> None:
        """See ``Rooms``."""

    def hear_of(self, kind: str, hearer: Hearer) -> None:
        """See ``Rooms``."""


def codes_of(kind: str, rooms: Iterable[str]) -> list[str]:
    """The codes of the tables, pods or events among some rooms."""
    return [code for of, _, code in (room.partition(":") for room in rooms) if of == kind]
