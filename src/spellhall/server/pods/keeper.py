"""All live pods of one server: they are made, found again in the database, and let go when nobody misses them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import structlog

from spellhall.kernel.errors import SpellhallError
from spellhall.server.pods.games import open_game, take_results
from spellhall.server.pods.keeping import KeptPod
from spellhall.server.pods.live import LivePod
from spellhall.server.settings import Settings
from spellhall.server.storage import pods, pruning, times
from spellhall.server.storage.codes import as_code
from spellhall.server.storage.records import Pod
from spellhall.server.storage.store import Store
from spellhall.server.tables.floor import DAY, PRUNE, SWEEP, Floor
from spellhall.server.tables.games import game_of
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup

NONE = "there is no pod with this code"
GONE = "this pod is over: nobody has done anything there for long"


class Pods:
    """The live pods."""

    def __init__(self, floor: Floor, store: Store, settings: Settings) -> None:
        self.floor = floor
        self.store = store
        self.settings = settings
        self.live: dict[str, LivePod] = {}
        self.coming: dict[str, asyncio.Task[LivePod]] = {}
        self.making = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.beats = 0
        self.log = structlog.get_logger()
        floor.over.append(self.finished)
        floor.errands.append(self.beat)

    async def open(self) -> None:
        """Bring the pods back that go on: time runs there, and games may have ended meanwhile."""
        for code in await self.store.read(pods.running_pods):
            try:
                await self._go_on(code)
            except Exception as error:
                self.log.error("a pod could not be brought back", pod=code, exc_info=error)

    async def _go_on(self, code: str) -> None:
        live = await self.pod(code)
        await take_results(self.floor, live)
        live.go_on()

    def close(self) -> None:
        """End: clocks stop."""
        for task in self.tasks:
            task.cancel()
        for live in self.live.values():
            live.close()

    async def pod(self, code: str) -> LivePod:
        """The pod with a code.

        Raises:
            Refusal: when there is none, or it cannot be shown.
        """
        code = as_code(code)
        if code in self.live:
            return self.live[code]
        if code not in self.coming:
            self.coming[code] = asyncio.get_running_loop().create_task(self._fetch(code))
            self.coming[code].add_done_callback(lambda _: self.coming.pop(code, None))
        return await asyncio.shield(self.coming[code])

    async def _fetch(self, code: str) -> LivePod:
        stored: Pod | None = await self.store.read(pods.pod_by_code, code) if code else None
        if stored is None:
            raise Refusal("table", NONE)
        steps = await self.store.read(pods.steps_of, stored.id)
        try:
            live = LivePod(self, stored, game_of(stored.game, stored.options), steps)
        except SpellhallError as error:
            self.log.error("a pod cannot be shown", pod=code, why=str(error))
            raise Refusal("table", f"this pod cannot be shown any more: {error}") from None
        self.live[code] = live
        live.stand_in_for_forgotten()
        if stored.stage == "playing":
            live.go_on()
        return live

    async def create(self, new: pods.NewPod) -> LivePod:
        """Set a pod up.

        Raises:
            Refusal: when the person has as many as one may have, or the hall has.
        """
        async with self._room_for(new.host):
            stored: Pod = await self.store.write(pods.create_pod, new)
        live = LivePod(self, stored, game_of(stored.game, stored.options), [])
        self.live[stored.code] = live
        return live

    @asynccontextmanager
    async def _room_for(self, person: int) -> AsyncIterator[None]:
        async with self.making:
            most = self.settings.pods_per_person
            if await self.store.read(pods.pods_held_by, person) >= most:
                raise Refusal("busy", f"you have {most} pods already; finish one first")
            if await self.store.read(pods.pods_held_by) >= self.settings.pods:
                raise Refusal("busy", "the hall has as many pods as it can hold; try again later")
            yield

    async def open_games(self, live: KeptPod) -> None:
        """Open the games for which both are ready; the caller holds the lock of the pod."""
        while live.pod is not None and live.stored.stage == "playing" and (wanted := live.pod.wanted()):
            await open_game(self.floor, live, wanted[0])

    def finished(self, code: str, setup: Setup) -> None:
        """The game of a table is over; if it was that of a pod, its result is taken."""
        if setup.pod:
            task = asyncio.get_running_loop().create_task(self._take(setup.pod))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _take(self, code: str) -> None:
        try:
            live = await self.pod(code)
            await live.persist("take the result of a game", lambda: take_results(self.floor, live))
        except Refusal as refusal:
            self.log.info("the result of a game is nobody's any more", pod=code, why=refusal.text)
        except Exception as error:
            self.log.error("the result of a game could not be taken", pod=code, exc_info=error)

    def person_gone(self, person: int, now: int | None) -> None:
        """Somebody is no more, or is somebody else from now on."""
        for live in [*self.live.values()]:
            if live.seat_of(person) >= 0 or live.stored.host == person:
                live.person_gone(person, now)

    # ------------------------------------------------------------------ what goes on all the time

    async def beat(self) -> None:
        """With each sign of life of the server: let go of what nobody misses, and throw away what is old."""
        self.beats += 1
        if self.beats % SWEEP:
            return
        try:
            for code in [code for code, live in self.live.items() if live.idle]:
                self.live.pop(code).close()
            await self._tidy_up(prune=self.beats % PRUNE == 0)
        except Exception as error:  # the signs of life must go on
            self.log.error("the pods could not be tidied up", exc_info=error)

    async def _tidy_up(self, prune: bool) -> None:
        days, now = self.settings, times.now()
        await self._throw_away(pruning.end_waiting_pods, now - days.waiting_hours * 3600)
        if prune and days.left_days:
            await self._throw_away(pruning.close_left_pods, now - days.left_days * DAY)
        if prune and days.finished_days:
            await self._throw_away(pruning.forget_finished_pods, now - days.finished_days * DAY)

    async def _throw_away(self, operation: Callable[..., list[str]], before: int) -> None:
        spared: tuple[Any, ...] = () if operation is pruning.forget_finished_pods else ([*self._watched()],)
        while gone := await self.store.write(operation, before, *spared):
            for code in gone:
                if code in self.live:
                    self.live.pop(code).close(GONE)
            self.log.info("thrown away", what="pods", number=len(gone))

    def _watched(self) -> list[str]:
        return [code for code, live in self.live.items() if live.watchers]
