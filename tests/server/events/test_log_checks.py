"""Whether all of an event fits is worked out once for all who ask, and not for those who have hung up."""

from __future__ import annotations

import asyncio

import pytest
from server.events.test_events import on_wood
from server.halls import a_hall
from server.works import a_work, keep_here
from tournaments.evenings import BOOK, Evening

from spellhall.server.events import log_checks
from spellhall.server.events.log_checks import Checked, Checks
from spellhall.server.tables.refusal import Refusal


@pytest.fixture
def counted(monkeypatch):
    """How often a log is worked through, and how many at once."""
    runs, now, work = [], [], log_checks.checked
    keep_here(monkeypatch)

    def counting(data, book):
        now.append(data)
        runs.append(len(now))
        try:
            return work(data, book)
        finally:
            now.pop()

    monkeypatch.setattr(log_checks, "checked", counting)
    return runs


def events(count):
    """Some events that differ."""
    return [Evening(3 + number % 2, seed=number).event for number in range(count)]


def ask(checks, event, code="EVENTA", allow=lambda: None):
    return checks.of(code, event, BOOK, allow)


def run(scenario):
    """Run a scenario with the checks of a hall."""

    async def with_checks():
        async with a_work() as work:
            await scenario(Checks(work), work)

    asyncio.run(with_checks())


def test_thirty_who_ask_at_once_are_answered_by_one_check_and_later_ones_by_none(counted):
    async def scenario(checks, work):
        (event,) = events(1)
        found = await asyncio.gather(*(ask(checks, event) for _ in range(30)))
        assert all(one == found[0] and isinstance(one, Checked) and one.fits for one in found)
        assert await ask(checks, event) == found[0]

    run(scenario)
    assert counted == [1]


def test_an_event_that_has_gone_on_is_checked_anew(counted):
    async def scenario(checks, work):
        evening = Evening(9)
        before = await ask(checks, evening.event)
        evening.draw()
        assert await ask(checks, evening.event) != before

    run(scenario)
    assert counted == [1, 1]


def test_one_event_is_checked_after_the_other(counted):
    async def scenario(checks, work):
        await asyncio.gather(*(ask(checks, event, f"EVENT{number}") for number, event in enumerate(events(9))))

    run(scenario)
    assert counted == [1] * 9


def test_who_hangs_up_leaves_no_work_behind(counted):
    async def scenario(checks, work):
        waiting = [
            asyncio.create_task(ask(checks, event, f"EVENT{number}"))
            for number, event in enumerate(events(9))
            for _ in range(3)
        ]
        await asyncio.sleep(0)
        assert work.long.queue.count == 8
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert work.long.queue.count == 0
        assert (await ask(checks, events(1)[0], "EVENT9")).fits

    run(scenario)
    assert counted == [1, 1]


def test_what_is_kept_costs_nobody_a_try(counted):
    async def scenario(checks, work):
        tries = []

        def allow():
            tries.append(1)
            if len(tries) > 1:
                raise Refusal("busy", "enough")

        one, other = events(2)
        for _ in range(3):
            await ask(checks, one, "ONE", allow)
        with pytest.raises(Refusal, match="enough"):
            await ask(checks, other, "OTHER", allow)

    run(scenario)
    assert counted == [1]


def test_one_address_has_only_so_many_logs_checked(tmp_path):
    with a_hall(tmp_path, checks_per_minute=2) as hall:
        host, answers = on_wood(hall, "Bo", "Cy"), []
        for name in ("Di", "Ed", "Flo"):
            for _ in range(2):
                answers.append(host.client.get(f"{host.path}/verify"))
            host.does("entrants", names=[name])
        assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 429, 429]
        assert "too many tournament checks" in answers[-1].json()["error"]
