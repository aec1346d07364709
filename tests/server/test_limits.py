"""How often one may do something."""

from __future__ import annotations

import asyncio

from spellhall.server.buckets import SWEEP_SECONDS, Buckets
from spellhall.server.limits import Limiter
from spellhall.server.settings import Settings
from spellhall.server.turnstile import Turnstile


def test_a_burst_is_allowed_and_made_good_by_waiting():
    buckets = Buckets(burst=3, per_second=2)
    assert [buckets.take("Ana", 10.0) for _ in range(4)] == [True, True, True, False]
    assert not buckets.take("Ana", 10.4)
    assert buckets.take("Ana", 10.5)
    assert not buckets.take("Ana", 10.5)
    assert [buckets.take("Ana", 100.0) for _ in range(4)] == [True, True, True, False]


def test_each_has_a_bucket_of_his_own():
    buckets = Buckets(burst=1, per_second=1)
    assert buckets.take("Ana", 0.0)
    assert not buckets.take("Ana", 0.0)
    assert buckets.take("Bo", 0.0)


def test_who_has_been_quiet_is_forgotten():
    buckets = Buckets(burst=2, per_second=0.02)
    buckets.take("Ana", 0.0)
    buckets.take("Bo", 0.0)
    buckets.take("Bo", 0.0)
    buckets.take("Cy", SWEEP_SECONDS + 1)
    assert set(buckets.levels) == {"Bo", "Cy"}


def test_what_is_limited_is_limited_for_itself():
    now = [0.0]
    limiter = Limiter(Settings(chat_burst=1, chat_per_second=1, messages_burst=2), clock=lambda: now[0])
    assert limiter.allows("chat", "Ana")
    assert not limiter.allows("chat", "Ana")
    assert limiter.allows("message", "Ana")
    now[0] = 1.0
    assert limiter.allows("chat", "Ana")


def test_only_so_many_of_an_address_are_in_progress_and_the_rest_come_in_order():
    async def scenario():
        turnstile, inside, order, done = Turnstile(3), [], [], asyncio.Event()

        async def request(address, number):
            async with turnstile.passed(address):
                inside.append(address)
                order.append((address, number))
                await done.wait()
                inside.remove(address)

        requests = [asyncio.create_task(request("Ana", number)) for number in range(10)]
        other = asyncio.create_task(request("Bo", 0))
        await asyncio.sleep(0)
        assert sorted(inside) == ["Ana", "Ana", "Ana", "Bo"]
        requests[4].cancel()
        done.set()
        await asyncio.gather(*requests, other, return_exceptions=True)
        assert [number for address, number in order if address == "Ana"] == [0, 1, 2, 3, 5, 6, 7, 8, 9]
        assert not turnstile.inside and not turnstile.waiting

    asyncio.run(scenario())


def test_a_place_that_was_given_to_someone_who_has_gone_goes_to_the_next():
    async def scenario():
        turnstile, order = Turnstile(1), []

        async def request(number, hold):
            async with turnstile.passed("Ana"):
                order.append(number)
                await hold.wait()

        first, rest = asyncio.Event(), asyncio.Event()
        rest.set()
        requests = [asyncio.create_task(request(number, rest if number else first)) for number in range(3)]
        await asyncio.sleep(0)
        first.set()
        await asyncio.sleep(0)  # the first has left its place to the second, who does not know it yet
        requests[1].cancel()
        await asyncio.gather(*requests, return_exceptions=True)
        assert order[0] == 0 and order[-1] == 2
        assert not turnstile.inside and not turnstile.waiting

    asyncio.run(scenario())
