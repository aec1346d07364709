"""A client's socket messages about pods, and how they are answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from spellhall.server import wire_pods
from spellhall.server.journaled import look, look_away
from spellhall.server.limits import Limiter
from spellhall.server.pods.live import LivePod
from spellhall.server.pods.registry import Pods
from spellhall.server.storage.records import Person
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.watching.audience import Watcher


class House(Protocol):
    """What all sockets share."""

    pods: Pods
    limiter: Limiter


class Client(Watcher, Protocol):
    """A socket, as pods see it; ``pods`` are those that it looks at, by code."""

    @property
    def sockets(self) -> House: ...

    person: Person | None
    address: str
    pods: dict[str, LivePod]
    closing: bool


async def watch(client: Client, message: wire_pods.WatchPod) -> None:
    """Look at a pod, which sends the reply."""
    house = client.sockets
    await look(client, house.limiter, house.pods, client.pods, message.pod, message.n)


async def unwatch(client: Client, message: wire_pods.UnwatchPod) -> None:
    """Stop looking at a pod."""
    look_away(client, client.pods, message.pod)


async def pick(client: Client, message: wire_pods.Pick) -> None:
    """Pick a card."""
    pod, seat = _seat(client, message.pod)
    await pod.carry_out(pod.pick(seat, message.number, message.card))


async def advice(client: Client, message: wire_pods.AskAdvice) -> wire_pods.Advised:
    """What an agent would pick."""
    pod, seat = _seat(client, message.pod)
    found = await pod.advice(seat)
    found.n = message.n
    return found


def _seat(client: Client, code: str) -> tuple[LivePod, int]:
    """The pod that a client looks at, and the client's seat there.

    Raises:
        Refusal: when it doesn't look at it, or has no seat there.
    """
    if code not in client.pods:
        raise Refusal("table", "you're not at this pod; start watching it first")
    pod = client.pods[code]
    return pod, pod.own_seat(None if client.person is None else client.person.id)


ANSWERS: dict[type, Callable[[Any, Any], Awaitable[wire_pods.Advised | None]]] = {
    wire_pods.WatchPod: watch,
    wire_pods.UnwatchPod: unwatch,
    wire_pods.Pick: pick,
    wire_pods.AskAdvice: advice,
}
