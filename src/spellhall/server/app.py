"""The application: its routes, and its startup and shutdown. Start here to find where a request goes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import compare_digest
from typing import Any

from fastapi import APIRouter, Depends, FastAPI, Request, Response, WebSocket

from spellhall import __version__
from spellhall.arena.studies.card_file import welcome_file
from spellhall.extras import room
from spellhall.server import decktests, health, library, lookback, people, qr
from spellhall.server.admin_commands import Orders
from spellhall.server.bots.registry import Bots
from spellhall.server.bots.routes import routers as bot_routers
from spellhall.server.bots.sign_in import turned_away
from spellhall.server.cluster.rooms import Alone, Rooms
from spellhall.server.errors import answer_errors
from spellhall.server.events.registry import Events
from spellhall.server.events.routes import routers as event_routers
from spellhall.server.hall import Hall
from spellhall.server.headers import SecurityHeaders
from spellhall.server.limits import Bounds, Limiter
from spellhall.server.metrics import Metrics
from spellhall.server.people.origin import HOSTS, SPOKEN_FOR, Proxies, known_address
from spellhall.server.people.refusals import describe, refused
from spellhall.server.pods.registry import Pods
from spellhall.server.pods.routes import router as pods_router
from spellhall.server.practice import routers as practice_routers
from spellhall.server.settings import Settings
from spellhall.server.social import profiles
from spellhall.server.social.hub import SocialHub
from spellhall.server.social.routes import router as company_router
from spellhall.server.storage.members import Member
from spellhall.server.storage.store import Store
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.http import daily, game_par, reports, routes, scores
from spellhall.server.tables.http.daily_par import DailyPars
from spellhall.server.tables.presence_sync import PresenceSync
from spellhall.server.tables.recordings import replays
from spellhall.server.tables.sockets import Sockets

ROUTES = APIRouter()
"""The routes of all parts. All applications of a process share them, so that FastAPI reads their signatures only
once.
"""
for part in (
    health.router,
    library.router,
    *practice_routers,
    *bot_routers,
    routes.router,
    replays.router,
    reports.router,
    scores.router,
    daily.router,
    game_par.router,
    qr.router,
    pods_router,
    *event_routers,
):
    ROUTES.include_router(part)


def at_the_leader(request: Request) -> None:
    """In a hall of several processes, one of them keeps these things (see ``cluster``)."""
    rooms: Rooms = request.app.state.floor.rooms
    rooms.need_leader()


for part in (
    people.people_router,
    people.recovery_router,
    people.decks_router,
    people.export_router,
    people.openness_router,
    profiles.router,
    company_router,
    lookback.router,
    lookback.mistakes_router,
    decktests.router,
):
    ROUTES.include_router(part, dependencies=[Depends(at_the_leader)])

CLUSTER = "spellhall.server.cluster.cluster"
"""The module that only a hall of several processes needs, ..."""
SEVERAL = "a hall of several processes"
"""... and what that is."""
FORBIDDEN = 1008
MINE_ONLY = "metrics are open to this machine only, or with the token in SPELLHALL_METRICS_TOKEN"


@asynccontextmanager
async def life(app: FastAPI) -> AsyncIterator[None]:
    """Open what the server needs, and close it in reverse order."""
    hall: Hall = app.state.hall
    me: Member | None = app.state.me
    async with Store(hall.settings.database, lease_wait=hall.settings.lease_wait, member=me) as store:
        app.state.store = store
        app.state.metrics.write_batches.set_function(lambda: store.batches)
        cluster = None if me is None else room(CLUSTER, "postgres", SEVERAL).Cluster(store, me)
        floor = Floor(store, hall.settings, app.state.metrics, Alone() if cluster is None else cluster.members)
        app.state.floor = floor
        app.state.library = library.KeptPages(floor.work)
        app.state.daily_pars = DailyPars(floor.work)
        floor.passed_over = hall.give_up
        app.state.deck_tests = deck_tests = decktests.DeckTests(floor.work)
        app.state.reviews = reviews = lookback.Reviews(floor.work)
        app.state.pods = pods = Pods(floor, store, hall.settings)
        app.state.events = events = Events(floor, store, hall.settings)
        app.state.company = company = SocialHub(floor, store, hall.settings.friends_per_person)
        app.state.bots = bots = Bots(floor)
        app.state.sockets = Sockets(
            floor, pods, events, company, bots, hall.settings, app.state.limiter, app.state.metrics
        )
        app.state.porter = PresenceSync(floor, pods, events, company, app.state.sockets, deck_tests)
        hall.before_stopping(app.state.sockets.send_away)
        app.state.readiness = health.Readiness(hall, floor, store.engine.url)
        orders = Orders(store, floor, app.state.sockets)
        if cluster is not None:
            await cluster.open(app)
        floor.errands.append(orders.look)
        await orders.open()
        await floor.open()
        await pods.open()
        await events.open()
        if cluster is not None:
            cluster.take_over_from_now_on(floor, pods, events)
        company.open()
        bots.open()
        try:
            yield
        finally:
            deck_tests.close()
            reviews.close()
            bots.close()
            company.close()
            await hall.drain()
            events.close()
            pods.close()
            await floor.close()
            if cluster is not None:
                await cluster.close()


class Application(FastAPI):
    """The hall as an ASGI application."""

    def openapi(self) -> dict[str, Any]:
        """See ``FastAPI``."""
        return describe(super().openapi())


def create_app(settings: Settings | None = None, me: Member | None = None) -> FastAPI:
    """The hall as an ASGI application; its settings come from the environment by default. ``me``: this process, if the
    hall has several.

    Raises:
        UsageError: with one sentence about anything wrong in a file of the hall's own cards.
    """
    settings = settings or Settings.from_environment()
    for file in settings.cards:
        welcome_file(file)
    app = Application(
        title="Spellhall",
        version=__version__,
        summary="Tables, people and cards of the hall.",
        lifespan=life,
        routes=ROUTES.routes,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they would fetch scripts from other sites
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.hall = hall = Hall(settings)
    app.state.me = me
    app.state.settings = settings
    app.state.metrics = Metrics()
    app.state.limiter = Limiter(settings)
    app.add_api_route("/api/metrics", metrics, include_in_schema=False)
    app.add_api_websocket_route("/api/socket", talk)
    app.router.default = hall.pages  # everything without a route
    app.add_middleware(people.OriginGuard)
    app.add_middleware(Bounds, limiter=app.state.limiter, event_bytes=settings.event_bytes)
    answer_errors(app)
    app.add_middleware(SecurityHeaders, https=settings.secure_cookies)
    app.add_middleware(Proxies, networks=settings.proxy_headers)
    if me is not None:
        room(CLUSTER, "postgres", SEVERAL).open_doors(app, me)
    return app


async def metrics(request: Request) -> Response:
    """The server's metrics, for Prometheus: for callers on this machine, or with the configured token."""
    state = request.app.state
    if not may_read_figures(request, state.settings.metrics_token):
        return refused(403, MINE_ONLY)
    return Response(state.metrics.text(state.floor.look_up), media_type="text/plain; version=0.0.4")


def may_read_figures(request: Request, token: str) -> bool:
    """Whether a request carries the token, or comes from this machine itself and not through a proxy running on it."""
    if token and compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
        return True
    host = request.headers.get(HOSTS[0], "")
    asked = known_address("127.0.0.1" if host.partition(":")[0].lower() == "localhost" else host)
    caller = known_address(request.client.host) if request.client is not None else None
    near = [address is not None and address.is_loopback for address in (asked, caller)]
    return all(near) and SPOKEN_FOR not in request.scope


async def talk(socket: WebSocket) -> None:
    """A client's socket, accepted only from our own page."""
    if not people.same_origin(socket.headers):
        await socket.close(FORBIDDEN, "this page isn't one of the hall's")
        return
    if why := await turned_away(socket):
        await socket.accept()  # otherwise nobody could read why
        await socket.close(FORBIDDEN, why)
        return
    found = await people.known(socket)
    if found is not None and found.person.banned is not None:
        await socket.close(FORBIDDEN, people.SHUT_OUT)
        return
    await socket.app.state.sockets.serve(socket)
