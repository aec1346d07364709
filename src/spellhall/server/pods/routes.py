"""Pods over HTTP: setup, seats, deck building. Piles and picks go through the socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Path, Request

from spellhall.decks import deck_of, print_list
from spellhall.kernel.parts.limited import unusual
from spellhall.limited import form_of, look
from spellhall.limited.pod import BUILDING, PLAYING, Pod
from spellhall.registry import game_names
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.library.decks import entries_of, fault_of
from spellhall.server.library.product_models import choice_lines
from spellhall.server.people.refusals import refusals
from spellhall.server.pods.live import LivePod
from spellhall.server.pods.registry import Pods
from spellhall.server.pods.setup import PodSetup
from spellhall.server.pods.shapes import (
    LONGEST_DECK,
    Built,
    CheckedDeck,
    FormLine,
    Forms,
    Listing,
    MyPods,
    PickLine,
    PickLog,
    PodInfo,
    PodPlan,
    Suggested,
)
from spellhall.server.storage.queries import pods
from spellhall.server.storage.records import Person, PodSeat
from spellhall.server.storage.records import Pod as StoredPod
from spellhall.server.tables.games import game_of
from spellhall.server.tables.http.routes import NEW_TABLE, Anybody, Known, Player
from spellhall.server.tables.refusal import Refusal
from spellhall.server.translatable import worded

router = APIRouter(prefix="/api/pods", tags=["pods"], responses=refusals(400, 401, 403, 404, 409, 415, 422, 429))
Code = Annotated[str, Path(max_length=20, description="The code of the pod.")]
SeatNumber = Annotated[int, Path(ge=0, le=11, description="A seat of the pod, from 0.")]


def pods_of(request: Request) -> Pods:
    """This server's live pods."""
    found: Pods = request.app.state.pods
    return found


AllPods = Annotated[Pods, Depends(pods_of)]


@router.get("/forms/{game}")
async def forms(game: Annotated[str, Path(max_length=40)], keeper: AllPods) -> Forms:
    """What a game's pods can open."""
    if game not in game_names():
        raise Refusal("table", "that game doesn't exist")
    most = keeper.settings.pod_seats
    found = [form for form in game_of(game, {}).limited_forms() if form.least <= most]
    return Forms(
        game=game,
        forms=[
            FormLine(
                name=form.name,
                title=form.title,
                text=form.text,
                rules=list(form.rules),
                preset=form.options["preset"],
                drafted=bool(form.ways),
                least=form.least,
                most=min(most, form.most),
                choices=choice_lines(form.choices),
            )
            for form in found
        ],
    )


@router.get("/mine")
async def mine(keeper: AllPods, me: Anybody) -> MyPods:
    """Your pods."""
    found = [] if me is None else await keeper.store.read(pods.pods_of, me.id)
    return MyPods(pods=[info(pod, _stage_of(keeper, pod), me) for pod in found])


def _stage_of(keeper: Pods, stored: StoredPod) -> str:
    live = keeper.live.get(stored.code)
    if stored.stage == "playing" and live is not None and live.pod is not None:
        return live.pod.stage
    return stored.stage


@router.post("", status_code=201, dependencies=NEW_TABLE)
async def set_up(plan: PodPlan, keeper: AllPods, me: Player) -> PodInfo:
    """Set up a pod, and sit down in it."""
    form = form_of(game_of(plan.game, {}), plan.form)
    most = min(keeper.settings.pod_seats, form.most)
    if not form.least <= plan.seats <= most:
        raise Refusal(
            "input",
            worded(
                "{form} takes {least} to {most} players here, not {seats}",
                form=form.title.lower(),
                least=form.least,
                most=most,
                seats=plan.seats,
            ),
        )
    game = game_of(plan.game, dict(form.options))
    setup = PodSetup(
        form=form.name,
        timer=plan.timer,
        rounds=plan.rounds,
        best_of=plan.best_of,
        agent="greedy" if game.judges else "random",
        products=unusual(form.choices, plan.products),
    )
    seats = [
        PodSeat(seat=0, kind="person", person=me.id, name=me.name),
        *(PodSeat(seat=seat, kind="open") for seat in range(1, plan.seats)),
    ]
    live = await keeper.create(
        pods.NewPod(
            game=game.name, options=dict(game.options), plan=msgspec.to_builtins(setup), seats=seats, host=me.id
        )
    )
    return _info(live, me)


@router.get("/{code}")
async def look_at(code: Code, keeper: AllPods, me: Anybody) -> PodInfo:
    """One pod."""
    return _info(await keeper.find(code), me)


@router.post("/{code}/seats", status_code=201)
async def sit_down(code: Code, keeper: AllPods, me: Player) -> PodInfo:
    """Take a seat, or keep the one that you have."""
    live = await keeper.find(code)
    await live.carry_out(live.take_seat(me))
    return _info(live, me)


@router.delete("/{code}/seats/{seat}")
async def stand_up(code: Code, seat: SeatNumber, keeper: AllPods, me: Known) -> PodInfo:
    """Leave a seat, or, as the host, free someone else's. Once the pod has begun, an agent takes over."""
    live = await keeper.find(code)
    sits = next((one for one in live.stored.seats if one.seat == seat), None)
    if sits is None or sits.kind != "person":
        raise Refusal("input", worded("no one at seat {seat} can leave it", seat=seat))
    if sits.person != me.id and not live.is_host(me.id):
        raise Refusal("seat", "this isn't your seat")
    await live.carry_out(live.free_seat(seat) if live.stored.stage == "waiting" else live.hand_over(seat))
    return _info(live, me)


@router.post("/{code}/start")
async def start(code: Code, keeper: AllPods, me: Known) -> PodInfo:
    """Open the packs; only the host may. Agents take the free seats."""
    live = await keeper.find(code)
    if not live.is_host(me.id):
        raise Refusal("seat", "only the pod's host can open the packs")
    await live.carry_out(live.start())
    return _info(live, me)


@router.post("/{code}/check")
async def check(code: Code, built: Built, keeper: AllPods, me: Known) -> CheckedDeck:
    """Check a deck against your pool."""
    live, seat, pod = await _building(code, keeper, me)
    deck = _keys(built)
    faults = await keeper.work.in_thread(Urgency.READING, pod.faults, seat, deck)
    cautions = [] if faults else live.game.cautions([deck])
    return CheckedDeck(
        legal=not faults, size=len(deck), faults=[fault_of(fault) for fault in faults], cautions=cautions
    )


@router.get("/{code}/suggestion")
async def suggestion(code: Code, keeper: AllPods, me: Known) -> Suggested:
    """The deck that the hall would build from your pool."""
    live, seat, pod = await _building(code, keeper, me)
    deck = await keeper.work.in_thread(Urgency.READING, live.game.suggested_deck, pod.pool(seat))
    return Suggested(entries=entries_of(live.game, deck))


@router.put("/{code}/deck")
async def build(code: Code, built: Built, keeper: AllPods, me: Known) -> PodInfo:
    """Say that you're ready for the next game, with this deck."""
    live = await keeper.find(code)
    seat = live.own_seat(me.id)
    await live.carry_out(live.build(seat, _keys(built)))
    return _info(live, me)


@router.get("/{code}/listing")
async def listing(code: Code, keeper: AllPods, me: Known) -> Listing:
    """Your deck, and your pool."""
    live = await keeper.find(code)
    seat = live.own_seat(me.id)
    if live.pod is None:
        raise Refusal("illegal", "the pod hasn't started")
    seen = look(live.pod, seat)
    deck = deck_of(seen.deck, f"{live.form.title} {live.code}")
    deck.pool = seen.pool
    return Listing(text=print_list(live.game, deck))


@router.get("/{code}/picks")
async def picks(code: Code, keeper: AllPods, me: Known) -> PickLog:
    """Your picks, with the piles they came from; when the pod is over, everyone's."""
    live = await keeper.find(code)
    seat = live.own_seat(me.id)
    if live.pod is None:
        raise Refusal("illegal", "the pod hasn't started")
    seen = look(live.pod, seat)
    lines = [PickLine(**one._asdict() | {"pile": list(one.pile)}) for one in seen.taken]
    return PickLog(picks=lines, decks=seen.decks)


async def _building(code: str, keeper: Pods, me: Person) -> tuple[LivePod, int, Pod]:
    """A pod at the deck-building stage, and my seat there.

    Raises:
        Refusal: when it isn't at that stage, or I have no seat.
    """
    live = await keeper.find(code)
    seat, pod = live.own_seat(me.id), live.going()
    if pod.stage not in (BUILDING, PLAYING):
        raise Refusal("illegal", "you can build your deck once every card is picked")
    return live, seat, pod


def _keys(built: Built) -> list[str]:
    """The cards of a deck.

    Raises:
        Refusal: when it has more than a deck may have.
    """
    size = sum(built.cards.values())
    if size > LONGEST_DECK:
        raise Refusal(
            "input", worded("a deck can have at most {most} cards; this one has {count}", most=LONGEST_DECK, count=size)
        )
    return [key for key, count in built.cards.items() for _ in range(count)]


def _info(live: LivePod, me: Person | None) -> PodInfo:
    running = live.stored.stage == "playing" and live.pod is not None
    return info(live.stored, live.pod.stage if running and live.pod is not None else live.stored.stage, me)


def info(stored: StoredPod, stage: str, me: Person | None) -> PodInfo:
    """A pod, as someone may see it."""
    return PodInfo(
        code=stored.code,
        game=stored.game,
        form=msgspec.convert(stored.plan, PodSetup).form,
        stage=stage,
        seats=len(stored.seats),
        free=_count(stored.seats, "open"),
        mine=next((seat.seat for seat in stored.seats if me is not None and seat.person == me.id), -1),
        host=me is not None and stored.host == me.id,
        created=stored.created,
    )


def _count(seats: Sequence[PodSeat], kind: str) -> int:
    return sum(seat.kind == kind for seat in seats)
