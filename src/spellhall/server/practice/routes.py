"""Positions to play on from: puzzles, first fights, rules, moments of finished games. The routes store nothing."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from spellhall.kernel.errors import UsageError
from spellhall.rule_positions import position_of
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.library.refusals import KindRoute
from spellhall.server.library.routes import LONGEST_NAME, GameName, Pages
from spellhall.server.lookback.routes import past_of_table
from spellhall.server.people.refusals import refusal, refusals
from spellhall.server.practice.fights import check_fight, fight_answered, fights_of
from spellhall.server.practice.models import FightsAnswer, PracticeOrder, PuzzlesAnswer, TodayAnswer
from spellhall.server.practice.moments import Moment, moment_answered
from spellhall.server.practice.puzzles import listed, puzzle_answered, puzzle_of, todays
from spellhall.server.practice.rules import rule_answered
from spellhall.server.tables.http.routes import Anybody, Code, Tables
from spellhall.server.tables.recordings.replays import finished
from spellhall.server.tables.refusal import Refusal
from spellhall.server.wire import SPECTATOR

JSON = "application/json"
FRAME: dict[int | str, dict[str, Any]] = {200: {"content": {JSON: {}}}}
PuzzleName = Annotated[str, Path(max_length=LONGEST_NAME, description="A puzzle, by its name.")]
FightName = Annotated[str, Path(max_length=LONGEST_NAME, description="A first fight, by its name.")]
RuleName = Annotated[str, Path(max_length=LONGEST_NAME, description="A rule, by its ID.")]
Seat = Annotated[int, Query(ge=0, le=5, description="The seat to play.")]
Find = Callable[[str, str], object]
Answer = Callable[[str, str, PracticeOrder], bytes]
At = Annotated[int, Query(ge=0, le=1_000_000, description="How many actions had been taken.")]

puzzles_router = APIRouter(prefix="/api/games", tags=["practice"], route_class=KindRoute, responses=refusals(404, 422))
today_router = APIRouter(prefix="/api/puzzles", tags=["practice"], responses=refusals())
moments_router = APIRouter(
    prefix="/api/replays", tags=["practice"], responses=refusals(400, 401, 403, 404, 409, 415, 422, 429)
)
routers = (puzzles_router, today_router, moments_router)


@puzzles_router.get("/{game}/puzzles")
async def puzzles(game: GameName, pages: Pages) -> PuzzlesAnswer:
    """A game's puzzles, the easiest first, and which one is today's."""
    return await pages.work.in_thread(Urgency.READING, listed, game, datetime.now(UTC).date())


@today_router.get("/today")
async def today(pages: Pages) -> TodayAnswer:
    """The puzzles of the day, one for each game: the same for everyone."""
    return await pages.work.in_thread(Urgency.READING, todays, datetime.now(UTC).date())


@puzzles_router.post("/{game}/puzzles/{puzzle}", response_class=Response, responses=refusals(400) | FRAME)
async def puzzle(game: GameName, puzzle: PuzzleName, order: PracticeOrder, pages: Pages) -> Response:
    """A puzzle after the answers so far, as a ``PracticeFrame``; and what is said of a choice."""
    return await _practised(pages, puzzle_of, puzzle_answered, game, puzzle, order)


@puzzles_router.get("/{game}/fights")
async def fights(game: GameName, pages: Pages) -> FightsAnswer:
    """A game's first fights, in the order to play them."""
    return await pages.work.in_thread(Urgency.READING, fights_of, game)


@puzzles_router.post("/{game}/fights/{fight}", response_class=Response, responses=refusals(400) | FRAME)
async def fight(game: GameName, fight: FightName, order: PracticeOrder, pages: Pages) -> Response:
    """A first fight after the answers so far, as a ``PracticeFrame``; and what the coach says of a choice."""
    return await _practised(pages, check_fight, fight_answered, game, fight, order)


@puzzles_router.post("/{game}/rules/{rule}", response_class=Response, responses=refusals(400) | FRAME)
async def rule(game: GameName, rule: RuleName, order: PracticeOrder, pages: Pages) -> Response:
    """A position that shows a rule, after the answers so far, as a ``PracticeFrame``."""
    return await _practised(pages, position_of, rule_answered, game, rule, order)


async def _practised(
    pages: Pages, known: Find, answered: Answer, game: str, name: str, order: PracticeOrder
) -> Response:
    """What is answered to an order; a name that isn't ``known`` is not found."""
    await pages.work.in_thread(Urgency.READING, known, game, name)
    try:
        shown = await pages.work.in_process(Urgency.READING, answered, game, name, order)
    except UsageError as error:
        raise refusal(422, str(error)) from None
    return Response(shown, media_type=JSON)


@moments_router.post("/{code}/practice", response_class=Response, responses=FRAME)
async def practise(code: Code, order: PracticeOrder, floor: Tables, me: Anybody, at: At, seat: Seat = 0) -> Response:
    """A moment of a finished game, played on against agents, as a ``PracticeFrame``: hidden cards are a guess."""
    stored, found = await finished(floor, code, SPECTATOR, me)
    past = await past_of_table(floor, stored)
    moment = Moment(at, seat, seat if seat in found.seats else SPECTATOR)
    try:
        shown = await floor.work.in_process(Urgency.READING, moment_answered, past, moment, order)
    except UsageError as error:
        raise Refusal("input", str(error)) from None
    return Response(shown, media_type=JSON)
