"""The library's routes: all of them only read, even lessons, which store nothing."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from spellhall.decks.query import LONGEST
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.library import models as m
from spellhall.server.library.catalogue import cards_page, games_page, some_cards_page, starters_page
from spellhall.server.library.decks import check_order, export_order, random_order
from spellhall.server.library.kept_pages import KeptPages
from spellhall.server.library.lessons import lesson_frame, lessons_of
from spellhall.server.library.refusals import KindRoute
from spellhall.server.library.rules import brief_page, rule_answer, rules_page
from spellhall.server.library.search import fields_page, found
from spellhall.server.people.refusals import refusals

LONGEST_NAME = 40
LONGEST_KEYS = 4_000
"""The keys of a deck, and more; a browser asks for the cards of a table in several steps."""
GameName = Annotated[str, Path(max_length=LONGEST_NAME, description="The game, by its name.")]
PresetName = Annotated[str, Query(max_length=LONGEST_NAME, description="The set of rule options; else the usual one.")]
LessonName = Annotated[str, Path(max_length=LONGEST_NAME, description="A lesson, by its name or number.")]
Brief = Annotated[bool, Query(description="Leave presets, options and starter decks empty, for lists of games.")]
Alone = Annotated[bool, Query(description="The form for one player, if the game has one.")]
CardKeys = Annotated[str, Query(max_length=LONGEST_KEYS, description="Only these cards: keys, with commas between.")]
Search = Annotated[str, Query(max_length=LONGEST, description="As docs/card-search.md says: type:realm level>7.")]
NOTHING_NEW: dict[int | str, dict[str, Any]] = {304: {"description": "What the client has is still right."}}
UNKNOWN = refusals(404, 422)
UNREADABLE = refusals(400)

router = APIRouter(prefix="/api", tags=["library"], route_class=KindRoute)


async def pages_of(request: Request) -> KeptPages:
    """This server's pages of the library."""
    found: KeptPages = request.app.state.library
    return found


Pages = Annotated[KeptPages, Depends(pages_of)]


@router.get("/games", response_model=m.GamesAnswer, responses=NOTHING_NEW)
async def games(request: Request, pages: Pages, brief: Brief = False) -> Response:
    """The games: seats, presets, options, starter decks, computer players."""
    return (await pages.of(games_page, brief)).answer(request)


@router.get("/games/{game}/cards", response_model=m.CardsAnswer, responses=NOTHING_NEW | UNKNOWN)
async def cards(
    request: Request, game: GameName, pages: Pages, preset: PresetName = "", keys: CardKeys = ""
) -> Response:
    """All cards of a game, or those with some keys, with their texts under a preset."""
    if keys:
        page = await pages.work.in_thread(Urgency.READING, some_cards_page, game, preset, keys.split(","))
    else:
        page = await pages.of_long(cards_page, game, preset)
    return page.answer(request)


@router.get("/games/{game}/cards/search", responses=UNKNOWN)
async def search(game: GameName, pages: Pages, q: Search = "", preset: PresetName = "") -> m.FoundAnswer:
    """The cards that match a search; a search that can't be read is answered with its fault, and where it is."""
    return await pages.work.in_process(Urgency.READING, found, game, preset, q)


@router.get("/games/{game}/cards/fields", response_model=m.FieldsAnswer, responses=NOTHING_NEW | UNKNOWN)
async def fields(request: Request, game: GameName, pages: Pages) -> Response:
    """The fields by which a game's cards can be searched."""
    return (await pages.of(fields_page, game)).answer(request)


@router.get("/games/{game}/decks", response_model=m.StartersAnswer, responses=NOTHING_NEW | UNKNOWN)
async def starters(request: Request, game: GameName, pages: Pages, preset: PresetName = "") -> Response:
    """The starter decks of a game."""
    return (await pages.of(starters_page, game, preset)).answer(request)


@router.post("/games/{game}/decks/check", responses=UNKNOWN | UNREADABLE)
async def check(game: GameName, order: m.CheckOrder, pages: Pages) -> m.DeckAnswer:
    """Parse a deck list, and list all its faults."""
    return await pages.work.in_process(Urgency.READING, check_order, game, order)


@router.post("/games/{game}/decks/export", responses=UNKNOWN | UNREADABLE)
async def take_away(game: GameName, order: m.ExportOrder, pages: Pages) -> m.ExportAnswer:
    """A deck list in another program's format."""
    return await pages.work.in_process(Urgency.READING, export_order, game, order)


@router.post("/games/{game}/decks/random", responses=UNKNOWN | UNREADABLE)
async def lots(game: GameName, order: m.RandomOrder, pages: Pages) -> m.RandomAnswer:
    """Build a random legal deck."""
    return await pages.work.in_process(Urgency.READING, random_order, game, order)


@router.get("/games/{game}/rules", response_model=m.RulesAnswer, responses=NOTHING_NEW | UNKNOWN)
async def rules(request: Request, game: GameName, pages: Pages) -> Response:
    """A game's rules by section."""
    return (await pages.of(rules_page, game)).answer(request)


@router.get("/games/{game}/rules/brief", response_model=m.BriefRules, responses=NOTHING_NEW | UNKNOWN)
async def brief_rules(request: Request, game: GameName, pages: Pages, alone: Alone = False) -> Response:
    """A game on one page."""
    return (await pages.of(brief_page, game, alone)).answer(request)


@router.get("/games/{game}/lessons", responses=UNKNOWN)
async def lessons(game: GameName, pages: Pages) -> m.LessonsAnswer:
    """A game's lessons."""
    return await pages.work.in_thread(Urgency.READING, lessons_of, game)


@router.post(
    "/games/{game}/lessons/{lesson}",
    response_class=Response,
    responses=UNKNOWN | UNREADABLE | {200: {"content": {"application/json": {}}}},
)
async def lesson(game: GameName, lesson: LessonName, order: m.LessonOrder, pages: Pages) -> Response:
    """A lesson after the choices so far, with the table as a ``Frame`` of the socket; and the response to a choice."""
    shown = await pages.work.in_thread(Urgency.READING, lesson_frame, game, lesson, order.taken, order.choice)
    return Response(shown, media_type="application/json")


@router.get("/rules/{id}", responses=UNKNOWN)
async def rule(
    id: Annotated[str, Path(max_length=LONGEST_NAME, description="As in SF-PH2-01.")], pages: Pages
) -> m.RuleAnswer:
    """One rule by its ID."""
    return await pages.work.in_thread(Urgency.READING, rule_answer, id)
