"""All live pods of a server: creates them, loads them, and unloads idle ones."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

from spellhall.kernel.errors import SpellhallError
from spellhall.server.journaled import Keeper
from spellhall.server.pods.games import open_game, take_results
from spellhall.server.pods.live import LivePod
from spellhall.server.pods.pod_store import KeptPod
from spellhall.server.storage import pruning, times
from spellhall.server.storage.queries import pods
from spellhall.server.storage.records import Pod
from spellhall.server.tables.floor import DAY, PRUNE
from spellhall.server.tables.games import game_of
from spellhall.server.tables.refusal import Refusal
from spellhall.server.translatable import worded

NONE = "no pod has this code"


class Pods(Keeper[LivePod]):
    """The live pods."""

    kind = "pod"
    gone = "this pod was closed because no one played for a long time"
    removed = "the host removed this pod"
    enough = "you already have {most} pods; finish one first"
    full = "the hall has no room for another pod; try again later"
    too_many = "one page can watch at most {most} pods at once"

    async def open(self) -> None:
        """Resume unfinished pods: timers run there, and games may have ended meanwhile."""
        await self.bring_back(await self.store.read(pods.running_pods))

    async def go_on_with(self, live: LivePod) -> None:
        """Take the results of games that ended while no server was running, and go on."""
        await take_results(self.floor, live)
        live.go_on()

    async def _fetch(self, code: str) -> LivePod:
        stored: Pod | None = await self.store.read(pods.pod_by_code, code) if code else None
        if stored is None:
            raise Refusal("table", NONE)
        steps = await self.store.read(pods.steps_of, stored.id)
        try:
            live = LivePod(self, stored, game_of(stored.game, stored.options), steps)
        except SpellhallError as error:
            self.log.error("a pod cannot be shown", code=code, why=str(error))
            raise Refusal("table", worded("this pod can't be loaded: {why}", why=error)) from None
        self.live[code] = live
        live.stand_in_for_forgotten()
        if stored.stage == "playing":
            live.go_on()
        return live

    async def create(self, new: pods.NewPod) -> LivePod:
        """Set up a pod.

        Raises:
            Refusal: when the person or the hall has reached its limit.
        """
        async with self._room_for(new.host):
            stored: Pod = await self.store.write(pods.create_pod, new)
        live = LivePod(self, stored, game_of(stored.game, stored.options), [])
        self.live[stored.code] = live
        return live

    def _room_for(self, person: int) -> AbstractAsyncContextManager[None]:
        settings = self.settings
        return self.room_for(person, pods.pods_held_by, settings.pods_per_person, settings.pods)

    async def open_games(self, live: KeptPod) -> None:
        """Open the games for which both players are ready; the caller holds the pod's lock."""
        while live.pod is not None and live.stored.stage == "playing" and (wanted := live.pod.wanted()):
            await open_game(self.floor, live, wanted[0])

    async def take_results(self, live: LivePod) -> None:
        """Take the results of the games that are over."""
        await take_results(self.floor, live)

    async def tidy_up(self) -> None:
        """Delete pods that waited in vain or have long been over, and end abandoned ones."""
        days, now, prune = self.settings, times.now(), self.beats % PRUNE == 0
        await self.throw_away(pruning.end_waiting_pods, now - days.waiting_hours * 3600, await self.spared())
        if prune and days.left_days:
            await self.throw_away(pruning.close_left_pods, now - days.left_days * DAY, await self.spared())
        if prune and days.finished_days:
            await self.throw_away(pruning.forget_finished_pods, now - days.finished_days * DAY)
