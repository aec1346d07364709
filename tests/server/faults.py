"""A store that fails when a test says so, and thoughts that need no process: for tables whose luck runs out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spellhall.kernel.chance import Dice
from spellhall.kernel.state import State
from spellhall.server.storage import StorageError
from spellhall.server.storage.store import Store

SECRETS = "postgresql://hall@db.example/hall"
"""What the errors name, and nobody may be told."""


def broken() -> StorageError:
    """What a store says of a database that is away."""
    return StorageError(f"can't reach the database {SECRETS}: connection refused. Start it, or name another one")


def fault() -> RuntimeError:
    """What nobody has thought of."""
    return RuntimeError(f"out of the blue, at {SECRETS}")


class FaultyStore:
    """A store of which some calls fail, readings and writings counted alike.

    Args:
        fails: whether a call fails, by its number.
        error: makes what it raises.
        late: whether it fails when its work is done already, as if the answer had been lost.
    """

    def __init__(
        self,
        store: Store,
        fails: Callable[[int], bool],
        error: Callable[[], Exception] = broken,
        late: bool = False,
    ) -> None:
        self.store = store
        self.fails = fails
        self.error = error
        self.late = late
        self.calls = 0

    async def write(self, *args: Any, **named: Any) -> Any:
        return await self._call(self.store.write, args, named)

    async def append(self, *args: Any) -> Any:
        return await self._call(self.store.append, args, {})

    async def read(self, *args: Any, **named: Any) -> Any:
        return await self._call(self.store.read, args, named)

    async def _call(self, call: Any, args: Any, named: Any) -> Any:
        number, self.calls = self.calls, self.calls + 1
        if not self.fails(number):
            return await call(*args, **named)
        if self.late:
            await call(*args, **named)
        raise self.error()


class QuickThinkers:
    """Agents that pick at random at once, in no process of their own."""

    async def act(self, state: State, seat: int, level: str, seed: int) -> int:
        options = state.legal_actions()
        return options[Dice(seed).below(len(options))]

    def close(self) -> None:
        pass
