"""One run: a server on a database, people who use it, a nemesis who injures it, and at the end the verdict."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

from chaos import play_events, play_pods, play_tables, truth
from chaos.checker import WRONG, Violation, check
from chaos.client import Denied, Visitor
from chaos.hall_process import HallProcess
from chaos.history import Entry, History, read
from chaos.looks import Look, disagreements, look_again
from chaos.nemesis import Nemesis
from chaos.plan import DRAIN_SECONDS, SETTINGS, Plan
from chaos.proxy import Proxy
from chaos.server_log import LOG, check_log
from chaos.stores import a_store

HISTORY = "history.jsonl"
FINISHES_WITHIN = 120.0
"""How many seconds people have to finish once the faults are over."""


class Verdict(NamedTuple):
    """What came of a run."""

    entries: list[Entry]
    violations: list[Violation]
    starts: int


class Crowd:
    """The people of a run, and what they do."""

    def __init__(self, plan: Plan, base: str, history: History) -> None:
        self.plan, self.base, self.history = plan, base, history
        self.people: list[Visitor] = []
        self.leaving = False

    async def come(self, role: str, number: int, count: int) -> list[Visitor]:
        """A few people who do something together."""
        names = [f"{role} {number} {letter}" for letter in "ABC"[:count]]
        came = [Visitor(name, self.base, self.history, f"{self.plan.seed}") for name in names]
        for one in came:
            await one.surely("POST", "/api/me", {"name": one.name})
        self.people += came
        return came

    def hurry(self) -> bool:
        """Whether it is time to go."""
        return self.leaving

    async def evenings(self) -> list[Coroutine[Any, Any, None]]:
        """What all of them do, side by side."""
        work = [play_tables.evening(await self.come("Player", one, 3), self.hurry) for one in range(self.plan.games)]
        work += [play_pods.evening(await self.come("Drafter", one, 2), self.hurry) for one in range(self.plan.pods)]
        for one in range(self.plan.events):
            agents = play_events.AGENTS if one % 2 else 0
            work.append(play_events.evening(await self.come("Host", one, 1), agents, self.hurry))
        return work


async def run(plan: Plan, say: Callable[[str], None]) -> Verdict:
    """Run the laboratory."""
    history = History(plan.folder / HISTORY)
    violations: list[Violation] = []
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(a_store(plan.database, plan.folder))
        more = ["--workers", str(plan.workers)] if plan.workers > 1 else []
        hall = HallProcess(plan.folder, store.address, plan.program, SETTINGS | plan.settings, more)
        stack.push_async_callback(hall.kill)
        await hall.start()
        line = Proxy(hall.port)
        await line.open()
        stack.push_async_callback(line.close)
        keeper = asyncio.create_task(hall.keep_up())
        crowd = Crowd(plan, f"http://127.0.0.1:{line.port}", history)
        nemesis = Nemesis(plan, hall, store, line, history, say)
        tasks = [asyncio.create_task(work) for work in await crowd.evenings()]
        rage = asyncio.create_task(nemesis.rage())
        await asyncio.wait([rage, keeper, *tasks], return_when=asyncio.FIRST_COMPLETED)
        if keeper.done():
            await keeper  # it ends only by an error
        if rage.done():
            await rage
        rage.cancel()
        await nemesis.heal()
        violations += await _finish(crowd, tasks)
        looks = list[Look]()
        try:
            looks += [await look_again(one, f"http://127.0.0.1:{hall.port}") for one in crowd.people]
            violations += await _verified_events(crowd)
        except Denied as denied:
            violations.append(Violation(WRONG, "the last look", str(denied)))
        keeper.cancel()
        await hall.stop(DRAIN_SECONDS)
        history.close()
        entries = [*read(history.path)]
        found = truth.read(store.direct)
        secrets = [value for one in crowd.people for value in one.http.cookies.values()]
        violations += check(entries, found)
        violations += [one for look in looks for one in disagreements(look, found.tables)]
        endless = [code for code, table in found.tables.items() if table.stage == "playing"]
        violations += [Violation(WRONG, code, "its game never ended") for code in endless]
        violations += check_log((plan.folder / LOG).read_text(errors="replace"), secrets)
        violations += [Violation(WRONG, "the server", text) for text in hall.faults + nemesis.faults]
        for one in crowd.people:
            await one.close()
    return Verdict(entries, violations, hall.starts)


async def _finish(crowd: Crowd, tasks: list[asyncio.Task[None]]) -> list[Violation]:
    """Everybody finishes what they do; what went wrong with that."""
    crowd.leaving = True
    _, late = await asyncio.wait(tasks, timeout=FINISHES_WITHIN)
    found = [Violation(WRONG, "the people", f"nothing goes on at {_waits_at(task)}") for task in late]
    for task in late:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    found += [Violation(WRONG, "the people", repr(one)) for one in ended if isinstance(one, Exception)]
    try:
        async with asyncio.timeout(FINISHES_WITHIN):
            for visitor in crowd.people:
                await play_tables.give_up_the_rest(visitor)
    except (Denied, TimeoutError) as error:
        found.append(Violation(WRONG, "the people", f"what they left behind could not be ended: {error!r}"))
    return found


def _waits_at(task: asyncio.Task[None]) -> str:
    """Where a task waits, from outside inwards."""
    coroutine: Any = task.get_coro()
    found = []
    while coroutine is not None and (frame := getattr(coroutine, "cr_frame", None)) is not None:
        found.append(f"{frame.f_code.co_name} {frame.f_lineno}")
        coroutine = coroutine.cr_await
    return " > ".join(found)


async def _verified_events(crowd: Crowd) -> list[Violation]:
    """The log of every event that is closed adds up."""
    found = []
    for visitor in crowd.people:
        for code in visitor.closed:
            said = await visitor.surely("GET", f"/api/events/{code}/verify")
            if not said["fits"]:
                found.append(Violation(WRONG, code, f"its log doesn't add up: {said}"))
    return found
