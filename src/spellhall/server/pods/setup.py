"""A pod's setup, as it is stored, and who is in it."""

from __future__ import annotations

from typing import Literal

import msgspec

from spellhall.limited import Plan
from spellhall.server.storage.records import Pod as StoredPod

Timer = Literal["usual", "slow", "none"]
Rounds = Literal["robin", "knockout"]
PACES: dict[str, float] = {"usual": 1.0, "slow": 2.0}
"""The factor for the time per pick; without one, everyone may think as long as they like."""


class PodSetup(msgspec.Struct, frozen=True, kw_only=True):
    """Stored with a pod as JSON.

    Attributes:
        form: what is opened, and how packs are passed.
        timer: whether picks are timed.
        rounds, best_of: how players meet.
        agent: the level of the agents at their tables; they all draft alike.
        products: what is opened, where the form leaves a choice.
    """

    form: str
    timer: Timer = "usual"
    rounds: Rounds = "robin"
    best_of: int = 1
    agent: str = "greedy"
    products: tuple[str, ...] = ()


def plan_of(stored: StoredPod, setup: PodSetup) -> Plan:
    """The plan of a pod whose packs are opened."""
    return Plan(setup.form, len(stored.seats), drafting_agents(stored), setup.rounds, setup.best_of, setup.products)


def drafting_agents(stored: StoredPod) -> frozenset[int]:
    """The seats where agents sit from the start: a seat that an agent takes over later still belongs to its person."""
    return frozenset(seat.seat for seat in stored.seats if seat.kind == "agent")
