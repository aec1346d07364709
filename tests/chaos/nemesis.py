"""The nemesis: lets one fault after another happen while people play, and sees that the hall serves again after each.

- **kill**: the server is killed, or told to end, and started again; or one of its workers is killed.
- **cut**: the server stands still, or the lines to it stall, lose their answers, or break off.
- **clock**: the server's time of day jumps.
- **disk**: nothing that the server writes may grow.
- **database**: another program locks the SQLite file; PostgreSQL crashes, the line to it is cut, or the server vanishes
  and PostgreSQL does not hear of it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

from chaos.hall_process import HallProcess
from chaos.history import DONE, History, Injury
from chaos.plan import DRAIN_SECONDS, Plan
from chaos.proxy import Proxy
from chaos.stores import VANISH, Store

SERVES_WITHIN = 120.0
"""How many seconds after a fault the first deed has to be acknowledged."""
LOOK = 0.02
TOGETHER = 0.15
"""How often the server is also killed in the middle of another fault."""
FARTHEST = 7200.0
"""How many seconds the clock may be wrong."""


class Nemesis:
    """Injures the hall.

    Attributes:
        kinds: the kinds of faults that have been injected.
        faults: what the hall did not recover from, in sentences.
    """

    def __init__(
        self, plan: Plan, hall: HallProcess, store: Store, line: Proxy, history: History, say: Callable[[str], None]
    ) -> None:
        self.plan, self.hall, self.store, self.line, self.history, self.say = plan, hall, store, line, history, say
        self.lot = random.Random(f"nemesis {plan.seed}")
        self.kinds: set[str] = set()
        self.faults: list[str] = []
        self.names: dict[str, list[str]] = {
            "kill": ["kill", "restart", *(["worker"] if plan.workers > 1 else [])],
            "cut": ["freeze", "stall", "mute", "reset"],
            "clock": ["jump"],
            "disk": ["full"],
            "database": list(store.faults),
        }
        self.deeds: dict[str, Callable[[str], Awaitable[None]]] = {
            "kill": self._kill,
            "cut": self._cut,
            "clock": self._jump,
            "disk": self._fill,
            "database": self._injure,
        }

    async def rage(self) -> None:
        """Let faults happen until the plan says that it is enough. Each kind comes once before any comes twice."""
        waiting: list[str] = []
        while not self._enough():
            await asyncio.sleep(self.lot.uniform(*self.plan.calm))
            waiting = waiting or self.lot.sample(self.plan.faults, len(self.plan.faults))
            await self.inject(waiting.pop())

    def _enough(self) -> bool:
        if self.history.now() >= self.plan.seconds:
            return True
        return 0 < self.plan.deeds <= self.history.done and self.kinds >= set(self.plan.faults)

    async def inject(self, kind: str) -> None:
        """Let a fault happen, wait until all is well again, and note how long that takes."""
        name, begun = self.lot.choice(self.names[kind]), self.history.now()
        work = [self.deeds[kind](name)]
        if kind != "kill" and name != VANISH and "kill" in self.plan.faults and self.lot.random() < TOGETHER:
            work.append(self._kill("kill"))
            name += ", with a kill"
        await asyncio.gather(*work)
        healed = self.history.now()
        self.kinds.add(kind)
        injury = Injury(kind=kind, name=name, begun=begun, healed=healed)
        while self.history.begun_last < healed and self.history.now() < healed + SERVES_WITHIN:
            await asyncio.sleep(LOOK)
        if self.history.begun_last >= healed:
            injury.served = self.history.now()
            after = f"served again after {injury.served - healed:.1f} s"
        else:
            self.faults.append(f"{SERVES_WITHIN:.0f} s after {kind} ({name}) nothing was {DONE}")
            after = "didn't serve again"
        self.history.add(injury)
        self.say(f"{begun:7.1f} s  {kind}: {name}, for {healed - begun:.1f} s; {after}")

    async def heal(self) -> None:
        """All is well from now on."""
        self.line.resume()
        self.hall.limit_files(-1)
        if not self.hall.runs:
            await self.hall.start()

    async def _kill(self, name: str) -> None:
        if name == "worker":
            self.hall.kill_worker(self.lot)
        elif name == "restart":
            await self.hall.stop(DRAIN_SECONDS)
        else:
            await asyncio.sleep(self.lot.uniform(0, 1))
            await self.hall.kill()
        await self.hall.start()

    async def _cut(self, name: str) -> None:
        seconds = self.lot.uniform(0.3, 5)
        match name:
            case "freeze":
                frozen = self.hall.freeze(self.lot)
                try:
                    await asyncio.sleep(seconds)
                finally:
                    self.hall.thaw(frozen)
            case "stall":
                self.line.stall()
                await asyncio.sleep(seconds)
            case "mute":
                self.line.mute()
                await asyncio.sleep(seconds / 2)
                self.line.reset()
            case _:
                for _ in range(self.lot.randint(1, 5)):
                    self.line.reset(0.5, self.lot)
                    await asyncio.sleep(self.lot.uniform(0, 0.5))
        self.line.resume()

    async def _jump(self, _: str) -> None:
        self.hall.set_clock(self.lot.uniform(-FARTHEST, FARTHEST))

    async def _fill(self, _: str) -> None:
        await self.store.fill(True)
        if self.store.address == self.store.direct:  # a file, which the server itself writes
            self.hall.limit_files(self.lot.choice((0, 1 << 20)))
        await asyncio.sleep(self.lot.uniform(0.5, 5))
        self.hall.limit_files(-1)
        await self.store.fill(False)

    async def _injure(self, name: str) -> None:
        if name == VANISH:
            self.store.keep_open(True)
            await self._kill("kill")
            self.store.keep_open(False)
            return
        await self.store.injure(name, self.lot.uniform(0.3, 7))
