"""What a process of a hall does with rooms: it loads those whose owner has ended, and gives up those that are idle."""

from __future__ import annotations

from collections.abc import Collection

from spellhall.server.cluster.members import Members
from spellhall.server.cluster.rooms import codes_of
from spellhall.server.events.registry import Events
from spellhall.server.pods.registry import Pods
from spellhall.server.storage.members import room_of
from spellhall.server.storage.queries import events as stored_events
from spellhall.server.storage.queries import pods as stored_pods
from spellhall.server.tables.floor import PRUNE, Floor


async def take_over(floor: Floor, pods: Pods, events: Events, rooms: Collection[str]) -> None:
    """Go on with everything in these rooms where something has to happen; the rest is loaded when someone opens it."""
    running_pods = {*await floor.store.read(stored_pods.running_pods)}
    running_events = {*await floor.store.read(stored_events.running_events)}
    await pods.bring_back([code for code in codes_of(pods.kind, rooms) if code in running_pods])
    await events.bring_back([code for code in codes_of(events.kind, rooms) if code in running_events])
    await floor.take_over(rooms)


async def release_idle(members: Members, floor: Floor, pods: Pods, events: Events) -> None:
    """Now and then, give up the rooms of what is no longer in memory."""

    def held() -> set[str]:
        found = {f"table:{code}" for code in (*floor.live, *floor.arrivals.coming)}
        found |= {room_of("table", code, table.stored.setup) for code, table in floor.live.items()}
        for keeper in (pods, events):
            found |= {f"{keeper.kind}:{code}" for code in (*keeper.live, *keeper.arrivals.coming)}
        return found

    loading = floor.arrivals.coming  # no one knows yet what rooms they belong to
    if events.beats % PRUNE == 0 and not loading:
        await members.release(held)
