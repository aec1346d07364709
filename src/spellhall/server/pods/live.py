"""A live pod: who sits there, and everything that people do in it, one thing at a time."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from spellhall.agents.names import name_for
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.seals import seal_of
from spellhall.limited import Pod, Step, deal, following, seating
from spellhall.limited.following import advised
from spellhall.limited.pod import BUILDING, DRAFTING, PLAYING
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.pods.pod_store import KeptPod
from spellhall.server.pods.pod_views import STRANGER
from spellhall.server.pods.setup import plan_of
from spellhall.server.randomness import draw_seed
from spellhall.server.storage.queries import pods
from spellhall.server.storage.queries.people import FORGOTTEN
from spellhall.server.storage.queries.pods import PodStep
from spellhall.server.storage.records import NO_PLATE, Person, Plate, PodSeat
from spellhall.server.storage.records import Pod as StoredPod
from spellhall.server.tables.refusal import Refusal, stale
from spellhall.server.translatable import worded
from spellhall.server.wire_pods import Advised

ILLEGAL = ("that deck isn't legal here: {fault}", "that deck isn't legal here: {fault} (and {more} more problems)")
"""The sentence for one fault, and for several."""


class LivePod(KeptPod):
    """A pod in progress. Made by ``Pods``."""

    def knows(self, person: int) -> bool:
        """Whether someone's name is shown here."""
        return self.seat_of(person) != STRANGER

    def person_gone(self, person: int, now: int | None) -> None:
        """A person was deleted or merged into another. An agent takes over for someone who was deleted."""
        if self.seat_of(person) == STRANGER and self.stored.host != person:
            return
        seat = self.seat_of(person)
        name = {} if now is not None else {"name": FORGOTTEN}
        seats = [
            msgspec.structs.replace(one, person=now, plate=NO_PLATE, **name) if one.person == person else one
            for one in self.stored.seats
        ]
        host = now if self.stored.host == person else self.stored.host
        self.stored = msgspec.structs.replace(self.stored, seats=seats, host=host)
        if seat != STRANGER and now is None:
            self._replace_by_agent(seat)
        self.tell()

    def shown_otherwise(self, person: int, plate: Plate) -> None:
        """The link behind someone's name has changed."""
        if self.seat_of(person) == STRANGER:
            return
        seats = [
            msgspec.structs.replace(one, plate=plate) if one.person == person else one for one in self.stored.seats
        ]
        self.stored = msgspec.structs.replace(self.stored, seats=seats)
        self.tell()

    def stand_in_for_forgotten(self) -> None:
        """Someone may have been deleted while the pod was not in memory."""
        agents = self.pod.agents if self.pod is not None else set()
        for seat in self.stored.seats:
            if seat.kind == "person" and seat.person is None and seat.seat not in agents:
                self._replace_by_agent(seat.seat)

    def _replace_by_agent(self, seat: int) -> None:
        self.in_background(self.persist("replace someone who was deleted", lambda: self._stand_in(seat)))

    async def _stand_in(self, seat: int) -> None:
        """Replace a deleted person: by an agent, or before the start by an open seat."""
        if self.stored.stage == "waiting":
            await self._keep(PodSeat(seat=seat, kind="open"))
        elif self.stored.stage == "playing":
            await self.hand_over(seat)

    # ------------------------------------------------------------------ before the start

    async def take_seat(self, person: Person) -> int:
        """Someone takes a seat, or gets back the one they already have.

        Raises:
            Refusal: when it has begun, or all seats are taken.
        """
        async with self.lock:
            await self.settle()
            seat = self.seat_of(person.id)
            if seat != STRANGER:
                return seat
            self._waits()
            free = [one.seat for one in self.stored.seats if one.kind == "open"]
            if not free:
                raise Refusal("illegal", "this pod is full")
            await self._keep(PodSeat(seat=free[0], kind="person", person=person.id, name=person.name))
            return free[0]

    async def free_seat(self, seat: int) -> None:
        """Free a seat again.

        Raises:
            Refusal: when it has begun.
        """
        async with self.lock:
            await self.settle()
            self._waits()
            await self._keep(PodSeat(seat=seat, kind="open"))

    async def _keep(self, seat: PodSeat) -> None:
        [kept] = await self.ground.store.write(pods.save_pod_seats, self.stored.id, [seat])
        seats = [kept if one.seat == kept.seat else one for one in self.stored.seats]
        self.stored = msgspec.structs.replace(self.stored, seats=seats)
        self.tell()

    def _waits(self) -> None:
        if self.stored.stage != "waiting":
            raise Refusal("illegal", "the packs are open, so seats can't change")

    async def start(self) -> None:
        """Agents take the free seats, everyone is seated at random, and the packs are opened.

        Raises:
            Refusal: when it has already started, or there are not enough cards.
        """
        async with self.lock:
            await self.settle()
            self._waits()
            seed = draw_seed()
            seats = _seated(self.stored.seats, seed, self.setup.agent)
            stored = msgspec.structs.replace(self.stored, seats=seats)
            pod = await self.ground.work.in_thread(Urgency.OPENING, self._opened, stored, seed)
            seal = seal_of(self.code, self.game.name, seed, [pack for own in pod.packs for pack in own])
            rows = [PodStep(number, step.written(), 0) for number, step in enumerate(pod.steps)]

            def store(connection: Connection) -> int:
                return pods.start_pod(connection, stored.id, seats, rows, seed=seed, seal=seal, packs=pod.packs)

            started = await self.surely(self.ground.store.write(store))
            self.stored = msgspec.structs.replace(
                stored, stage="playing", started=started, seed=seed, seal=seal, packs=pod.packs
            )
            self.become(pod)

    def _opened(self, stored: StoredPod, seed: int) -> Pod:
        plan = plan_of(stored, self.setup)
        try:
            pod = Pod(self.game, plan, deal(self.game, plan, seed))
        except SpellhallError as error:
            raise Refusal("input", str(error)) from None
        following(pod)
        return pod

    # ------------------------------------------------------------------ actions

    async def pick(self, seat: int, number: int, card: str) -> None:
        """A seat picks a card.

        Raises:
            Refusal: when its pile has moved on, or doesn't contain the card.
        """
        async with self.lock:
            await self.settle()
            draft = self.going().draft
            if draft is None or number != draft.number:
                raise stale()
            await self.record_step(lambda pod: pod.apply(Step("pick", seat, (card,), "person")))

    async def build(self, seat: int, deck: list[str]) -> None:
        """A seat is ready for its next game with a deck.

        Raises:
            Refusal: when the deck is not legal, or this is not the time for it.
        """
        async with self.lock:
            await self.settle()
            pod = self.going()
            if pod.stage in (BUILDING, PLAYING):
                faults = pod.faults(seat, deck)
                if faults:
                    raise Refusal("input", worded(ILLEGAL[len(faults) > 1], fault=faults[0], more=len(faults) - 1))
            await self.record_step(lambda after: after.apply(Step("deck", seat, tuple(deck), "person")))

    async def hand_over(self, seat: int) -> None:
        """An agent takes over a seat.

        Raises:
            Refusal: when one already has, or the pod has ended.
        """
        async with self.lock:
            await self.settle()
            self.going()
            await self.record_step(lambda pod: pod.apply(Step("agent", seat)))

    async def advice(self, seat: int) -> Advised:
        """What an agent would pick in a seat's place.

        Raises:
            Refusal: when there is nothing to pick.
        """
        pod = self.going()
        if pod.draft is None or pod.stage != DRAFTING:
            raise Refusal("illegal", "there's nothing to pick right now")
        number = pod.draft.number
        step = await self.ground.work.in_thread(Urgency.MOVE, advised, pod, seat, "person")
        return Advised(pod=self.code, number=number, card=step.cards[0])


def _seated(came: Sequence[PodSeat], seed: int, level: str) -> list[PodSeat]:
    """Everyone who plays, seated at random; agents of this level take the free seats, each with its own name."""
    moved = [msgspec.structs.replace(came[place], seat=seat) for seat, place in enumerate(seating(len(came), seed))]
    seated: list[PodSeat] = []
    for one in moved:
        name = name_for(level, [other.name for other in seated])
        seated.append(PodSeat(seat=one.seat, kind="agent", name=name) if one.kind == "open" else one)
    return seated
