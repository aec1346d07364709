"""``/api/deck-tests``: start a deck test, poll its progress, and stop it."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from fastapi import APIRouter, Depends, Request

from spellhall.arena.studies.deck_games import Trial, trial_of
from spellhall.decks import check_text
from spellhall.kernel.errors import DeckError, SpellhallError
from spellhall.server.decktests.models import DeckTestLine, DeckTestOrder, DeckTestReport, MyDeckTest
from spellhall.server.decktests.queue import DeckTest, DeckTests
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.job_queue import Declined
from spellhall.server.library.answer_cache import game_of
from spellhall.server.people import person as known_person
from spellhall.server.people import required_player
from spellhall.server.people.refusals import refusal, refusals
from spellhall.server.storage.records import Person
from spellhall.server.tables.refusal import Refusal
from spellhall.server.translatable import worded

SEED = 1
"""A fixed seed: the same deck plays the same games, so that two versions of it can be compared."""
NO_TESTS = "deck tests are turned off in this hall"
ENOUGH = "you've used all your deck tests for today; try again later"
NOT_UNDER_WAY = "you have no test running"

router = APIRouter(prefix="/api/deck-tests", tags=["decks"])


def queue_of(request: Request) -> DeckTests:
    """This server's deck tests."""
    queue: DeckTests = request.app.state.deck_tests
    return queue


Queue = Annotated[DeckTests, Depends(queue_of)]
Anybody = Annotated[Person | None, Depends(known_person)]
Player = Annotated[Person, Depends(required_player)]


@router.get("/mine", responses=refusals())
async def my_test(request: Request, queue: Queue, me: Anybody) -> MyDeckTest:
    """Your last test: its progress, and its results."""
    return _mine(request, queue, me)


@router.post("", status_code=201, responses=refusals(400, 401, 403, 409, 415, 422, 429))
async def begin(order: DeckTestOrder, request: Request, queue: Queue, me: Player) -> MyDeckTest:
    """Have a deck tested. You may have one test at a time, and a limited number per day."""
    most = most_games(request)
    if not most:
        raise refusal(409, NO_TESTS)
    if order.games > most:
        raise refusal(
            422, worded("a test here can have at most {most} games, not {games}", most=most, games=order.games)
        )
    try:
        queue.check(me.id)
        trial = await queue.work.in_process(Urgency.READING, _trial, order)
        if not request.app.state.limiter.allows("deck test", str(me.id)):
            raise refusal(429, ENOUGH)
        queue.begin(me.id, DeckTest(trial))
    except Declined as error:
        raise refusal(409, error.text) from None
    except DeckError as error:
        raise refusal(422, worded("you can only test a legal deck: {fault}", fault=error.faults[0])) from None
    except Refusal:
        raise
    except SpellhallError as error:
        raise refusal(422, str(error)) from None
    return _mine(request, queue, me)


@router.delete("/mine", responses=refusals(401, 403, 404, 415, 429))
async def stop(request: Request, queue: Queue, me: Player) -> MyDeckTest:
    """Stop your test; the games so far are reported."""
    if not await queue.stop(me.id):
        raise refusal(404, NOT_UNDER_WAY)
    return _mine(request, queue, me)


def most_games(request: Request) -> int:
    """How many games a test may have here; 0 if there are no tests."""
    settings = request.app.state.settings
    return int(settings.deck_test_games) if settings.deck_tests_per_day else 0


def _trial(order: DeckTestOrder) -> Trial:
    game = game_of(order.game, order.preset, order.options)
    deck, faults = check_text(game, order.text)
    if faults:
        raise DeckError(faults)
    return trial_of(order.game, order.name, deck.keys(), order.games, SEED, {**order.options, "preset": order.preset})


def _mine(request: Request, queue: DeckTests, me: Person | None) -> MyDeckTest:
    test = queue.look(me.id) if me is not None else None
    return MyDeckTest(test=_line(queue, test) if test is not None else None, most=most_games(request))


def _line(queue: DeckTests, test: DeckTest) -> DeckTestLine:
    trial = test.trial
    return DeckTestLine(
        game=trial.game,
        name=trial.title,
        copies=Counter(trial.deck),
        stage=test.stage,
        ahead=queue.ahead(test),
        played=test.findings.games,
        games=2 * trial.pairs,
        report=DeckTestReport.model_validate(test.report) if test.report is not None else None,
    )
