"""How often one may do something."""

from __future__ import annotations

from spellhall.server.buckets import SWEEP_SECONDS, Buckets
from spellhall.server.limits import Limiter
from spellhall.server.settings import Settings


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
