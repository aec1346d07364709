"""How a pod stays in step with its record: each step is computed on a copy, stored, and only then takes effect.

Nobody sees what is not stored. If it is unknown whether a step was stored (the database was lost), the pod is *in
doubt*, and reads its record before doing anything else. The pick timer runs in memory only; it restarts when a server
does. Read this before you change what a pod stores.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec

from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import Game
from spellhall.limited import Pod, Step, following, form_of, late, seconds_for
from spellhall.limited.pod import OVER
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.executors.scheduler import Work
from spellhall.server.journaled import Journaled
from spellhall.server.pods.pod_views import STRANGER, frame_of
from spellhall.server.pods.setup import PACES, PodSetup, plan_of
from spellhall.server.settings import Settings
from spellhall.server.storage.queries import pods
from spellhall.server.storage.queries.pods import PodStep
from spellhall.server.storage.records import Pod as StoredPod
from spellhall.server.storage.store import Store
from spellhall.server.tables.clock import now_ms
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.watching.audience import ENCODER, Watcher
from spellhall.server.translatable import worded
from spellhall.server.wire_pods import PodFrame, PodTold

MISSING = "a card in its packs is no longer in the hall"


class PodGround(Protocol):
    """What a pod needs from the object that manages all pods."""

    store: Store
    settings: Settings
    work: Work

    async def open_games(self, live: KeptPod) -> None:
        """Open the games for which both players are ready; the caller holds the pod's lock."""


class KeptPod(Journaled):
    """A pod in memory that is never ahead of its record.

    Attributes:
        stored: what is stored of it, except its steps.
        pod: the state computed from its steps; None while it is waiting.
        due: when the time for the pick is up, by the event loop's clock; 0 when no timer runs.
        broken: why it cannot go on; empty when it can.
    """

    def __init__(self, ground: PodGround, stored: StoredPod, game: Game, steps: list[PodStep]) -> None:
        super().__init__(stored.code)
        self.ground = ground
        self.game = game
        self.timer: asyncio.TimerHandle | None = None
        self.timed: tuple[int, int] | None = None
        self.due = 0.0
        self.broken = ""
        self._read(stored, steps)

    def _read(self, stored: StoredPod, steps: list[PodStep]) -> None:
        """Load what is stored."""
        self.stored = stored
        self.setup = msgspec.convert(stored.plan, PodSetup)
        self.form = form_of(self.game, self.setup.form)
        self.pod: Pod | None = None
        if stored.packs is None:
            return
        strange = {key for own in stored.packs for pack in own for key in pack} - set(self.game.faces)
        self.broken = MISSING if strange else ""
        record = (Step.read(step.body) for step in steps)
        self.pod = Pod(self.game, plan_of(stored, self.setup), stored.packs, record)

    # ------------------------------------------------------------------ people and views

    def seat_of(self, person: int | None) -> int:
        """Someone's seat; -1 for someone who has none."""
        return next((seat.seat for seat in self.stored.seats if person is not None and seat.person == person), STRANGER)

    def own_seat(self, person: int | None) -> int:
        """Someone's seat.

        Raises:
            Refusal: when they have none.
        """
        seat = self.seat_of(person)
        if seat == STRANGER:
            raise Refusal("seat", "you don't have a seat in this pod")
        return seat

    def is_host(self, person: int | None) -> bool:
        """Whether someone is the pod's host; if the host was deleted, everyone who sits there counts."""
        host = self.stored.host
        return person is not None and (person == host or (host is None and self.seat_of(person) != STRANGER))

    def join(self, watcher: Watcher, n: int = 0) -> None:
        """Someone starts looking at it; the others see that they are here."""
        new = watcher not in self.watchers
        super().join(watcher, n)
        if new:
            self.tell(watcher)

    def show(self, watcher: Watcher, n: int = 0) -> None:
        """Send someone everything once more."""
        watcher.push(ENCODER.encode(PodTold(n=n, frame=self.frame(watcher.caller(self.code).person))))

    def leave(self, watcher: Watcher) -> None:
        """Someone stops looking."""
        if self.watchers.pop(watcher, self) is None:
            self.tell()

    def tell(self, but: Watcher | None = None) -> None:
        """Send everyone what they may know. If that fails, what happened still counts."""
        said: dict[tuple[int, bool], bytes] = {}
        try:
            for watcher in [one for one in self.watchers if one is not but]:
                person = watcher.caller(self.code).person
                key = self.seat_of(person), self.is_host(person)
                if key not in said:
                    said[key] = ENCODER.encode(PodTold(frame=self.frame(person)))
                watcher.push(said[key])
        except Exception as error:
            self.log.error("what is new could not be told", exc_info=error)

    def frame(self, person: int | None) -> PodFrame:
        """What someone may know."""
        here = {self.seat_of(watcher.caller(self.code).person) for watcher in self.watchers}
        left = -1 if not self.due else max(0, round((self.due - self._time()) * 1000))
        return frame_of(
            self.stored,
            self.setup,
            self.form,
            self.pod,
            self.seat_of(person),
            here,
            left,
            host=self.is_host(person),
            broken=self.broken,
        )

    # ------------------------------------------------------------------ steps

    def going(self) -> Pod:
        """The pod, if it is in progress.

        Raises:
            Refusal: when it is not.
        """
        if self.broken:
            raise Refusal("illegal", worded("this pod can't continue: {why}", why=self.broken))
        if self.pod is None or self.stored.stage != "playing":
            raise Refusal("illegal", "the pod is over" if self.stored.stage == "over" else "the pod hasn't started")
        return self.pod

    async def record_step(self, change: Callable[[Pod], object]) -> None:
        """Compute the result of a command, store it, and send everyone the update. The caller holds the lock.

        Raises:
            Refusal: when it is not possible, or cannot be stored.
        """
        pod = self.going()

        def work() -> Pod:
            after = pod.copy()
            try:
                change(after)
            except SpellhallError as error:
                raise Refusal("illegal", str(error)) from None
            following(after)
            return after

        after = await self.ground.work.in_thread(Urgency.MOVE, work)
        await self.surely(
            self.ground.store.write(pods.append_steps, self.stored.id, self.rows(pod, after), after.stage == OVER)
        )
        self.become(after)

    def break_off(self, why: str) -> None:
        """The pod cannot go on, and says why."""
        self.broken = why
        self.log.error("a pod cannot go on", why=why)
        self._wind()
        self.tell()

    def rows(self, before: Pod, after: Pod) -> list[PodStep]:
        """The rows to store for the new steps."""
        at = now_ms() - (self.stored.started or 0) * 1000
        known = len(before.steps)
        return [PodStep(known + i, step.written(), at) for i, step in enumerate(after.steps[known:])]

    async def _read_again(self) -> None:
        stored = await self.ground.store.read(pods.pod_by_code, self.code)
        if stored is None:
            raise Refusal("table", "the pod with this code is gone")
        self._read(stored, await self.ground.store.read(pods.steps_of, stored.id))

    def _settled(self) -> None:
        self.go_on()

    def become(self, pod: Pod) -> None:
        """The pod becomes what was stored."""
        self.pod = pod
        if pod.stage == OVER:
            self.stored = msgspec.structs.replace(self.stored, stage="over")
        self.go_on()

    def go_on(self) -> None:
        """Something else is due: set the timer, send updates, and open the games that can begin."""
        self._wind()
        self.tell()
        if self.pod is not None and self.pod.wanted() and self.stored.stage == "playing":
            self.in_background(self.persist("open the games of a pod", self._open_games))

    async def _open_games(self) -> None:
        async with self.lock:
            await self.settle()
            await self.ground.open_games(self)

    # ------------------------------------------------------------------ the pick timer

    def _wind(self) -> None:
        """Start the timer for the current pick, if there is one and it isn't running already."""
        draft = self.pod.draft if self.pod is not None else None
        pace = PACES.get(self.setup.timer, 0.0)
        going = draft is not None and not draft.is_over and self.stored.stage == "playing" and not self.broken
        key = (draft.round, draft.number) if going and pace and draft is not None else None
        if key == self.timed:
            return
        if self.timer is not None:
            self.timer.cancel()
        self.timer, self.timed, self.due = None, key, 0.0
        if key is not None and draft is not None:
            seconds = seconds_for(len(draft.piles[0]), draft.size) * pace
            self.due = self._time() + seconds
            self.timer = asyncio.get_running_loop().call_later(seconds, self._ring, key)

    def _ring(self, key: tuple[int, int]) -> None:
        self.in_background(self.persist("end the time for a pick", lambda: self._time_is_up(key)))

    async def _time_is_up(self, key: tuple[int, int]) -> None:
        async with self.lock:
            await self.settle()
            if self.timed == key:
                await self.record_step(late)

    def _time(self) -> float:
        return asyncio.get_running_loop().time()

    # ------------------------------------------------------------------ unloading

    def close(self, why: str = "") -> None:
        """Leave memory: its timer stops, stored data stays. Watchers get the reason ``why``."""
        if self.timer is not None:
            self.timer.cancel()
        super().close(why)

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if it left memory."""
        return super().idle and not self.timer
