"""Metrics for Prometheus, at ``/api/metrics``."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

ENGINE_BUCKETS = (0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0)


class Metrics:
    """One server's metrics."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("spellhall_tables", "Tables in memory, by stage", ["stage"], registry=self.registry)
        self.waiting = Gauge(
            "spellhall_decisions_waiting", "Decisions that wait, by who decides", ["kind"], registry=self.registry
        )
        self.sockets = Gauge("spellhall_sockets", "Sockets that are connected", registry=self.registry)
        self.engine = Histogram(
            "spellhall_engine_seconds",
            "Time that the rules took for one action",
            buckets=ENGINE_BUCKETS,
            registry=self.registry,
        )
        self.resyncs = Counter(
            "spellhall_resyncs", "Answers to decisions that did not wait any more", registry=self.registry
        )
        self.refusals = Counter("spellhall_refusals", "Refusals, by code", ["code"], registry=self.registry)
        self.messages = Counter("spellhall_messages", "Messages of clients, by kind", ["kind"], registry=self.registry)
        self.write_batches = Gauge(
            "spellhall_write_batches", "Batches of writes stored since the server started", registry=self.registry
        )
        self.work_waiting = Gauge(
            "spellhall_work_waiting",
            "Jobs off the loop that wait, by lane and urgency",
            ["lane", "urgency"],
            registry=self.registry,
        )
        self.work_oldest = Gauge(
            "spellhall_work_oldest_seconds",
            "How long the oldest of them has waited",
            ["lane", "urgency"],
            registry=self.registry,
        )
        self.by_kind: dict[type, Counter] = {}

    def heard(self, kind: type) -> None:
        """Count a client's message of a kind; looking its label up takes longer than counting."""
        if kind not in self.by_kind:
            self.by_kind[kind] = self.messages.labels(kind.__name__.lower())
        self.by_kind[kind].inc()

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self.refusals.labels(code).inc()
        if code == "stale":
            self.resyncs.inc()

    def text(self, renew: Callable[[], None]) -> bytes:
        """The metrics in Prometheus format; ``renew`` sets those that are looked up rather than counted."""
        renew()
        return generate_latest(self.registry)
