"""``/api/replays/CODE/account`` and ``/review``: how a finished game went, and what your choices cost you."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response

from spellhall.agents.names import level_of
from spellhall.agents.review import check_reviewable, worst
from spellhall.kernel.errors import SpellhallError
from spellhall.server.job_queue import Declined
from spellhall.server.lookback.jobs import Past
from spellhall.server.lookback.models import AccountInfo, MyReview, ReviewInfo, VerdictInfo
from spellhall.server.lookback.reviews import Review, Reviews
from spellhall.server.people.refusals import refusal, refusals
from spellhall.server.storage.records import Person, Table
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.games import stored_game
from spellhall.server.tables.http.routes import Anybody, Code, Player, Tables
from spellhall.server.tables.recordings import recording
from spellhall.server.tables.recordings.replays import finished, past_at, setup_of
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.watching.audience import ENCODER
from spellhall.server.tables.watching.shown_table import names_of
from spellhall.server.translatable import worded
from spellhall.server.wire import SPECTATOR, Frame, SeatShown

NO_REVIEWS = "game reviews are turned off in this hall"
ENOUGH = "you've used all your reviews for today; try again later"
NOT_YOURS = "you can only review your own seat's choices"
NO_LINE = "that line isn't in this review"

router = APIRouter(prefix="/api/replays", tags=["replays"], responses=refusals(400, 401, 403, 404, 409, 415, 422, 429))

Seat = Annotated[int, Query(ge=0, le=5, description="One of your seats.")]


def reviews_of(request: Request) -> Reviews:
    """This server's reviews."""
    found: Reviews = request.app.state.reviews
    return found


Poller = Annotated[Reviews, Depends(reviews_of)]


@router.get("/{code}/account")
async def account(code: Code, floor: Tables, me: Anybody, reviews: Poller) -> AccountInfo:
    """An account of a finished game: its curve, what the seats did and with which cards, and what decided it."""
    stored, _ = await finished(floor, code, SPECTATOR, me)
    past = await past_of_table(floor, stored)
    try:
        found = await reviews.account(stored.code, past, stored.returns or [])
    except Refusal:
        raise
    except SpellhallError as error:
        raise Refusal("illegal", worded("this game can't be replayed: {why}", why=error)) from None
    told = asdict(found)
    told["curve"] = [point._asdict() for point in found.curve]
    told["feats"] = [{"name": name, "counts": counts} for name, counts in found.feats]
    return AccountInfo(**told, seconds=max(0, (stored.finished or 0) - (stored.started or 0)))


@router.get("/{code}/review")
async def my_review(
    request: Request, code: Code, floor: Tables, me: Anybody, reviews: Poller, seat: Seat = 0
) -> MyReview:
    """The review of your choices so far."""
    stored = await own_table(floor, code, seat, me)
    return _told(request, reviews, stored, seat)


@router.post("/{code}/review", status_code=201)
async def begin(request: Request, code: Code, floor: Tables, me: Player, reviews: Poller, seat: Seat = 0) -> MyReview:
    """Request a review of your choices in a finished game. If there already is one, it is returned."""
    stored = await own_table(floor, code, seat, me)
    await begin_review(request, floor, reviews, me, stored, seat)
    return _told(request, reviews, stored, seat)


async def begin_review(request: Request, floor: Floor, reviews: Reviews, me: Person, stored: Table, seat: int) -> None:
    """Begin a review of a seat's choices, unless there is one.

    Raises:
        HTTPException, Refusal: when there can't be one now.
    """
    settings = request.app.state.settings
    there = reviews.look((stored.code, seat))
    if there is not None and there.stage != "failed":
        return
    if not settings.reviews_per_day:
        raise refusal(409, NO_REVIEWS)
    past = await past_of_table(floor, stored)
    try:
        check_reviewable(stored_game(stored))
        reviews.check((stored.code, seat))
    except Declined as error:
        raise refusal(409, error.text) from None
    except SpellhallError as error:
        raise refusal(422, str(error)) from None
    if not request.app.state.limiter.allows("review", str(me.id)):
        raise refusal(429, ENOUGH)
    reviews.begin((stored.code, seat), Review(past, seat, names_of(stored.seats), settings.review_simulations))


@router.get("/{code}/review/line", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def line(
    code: Code,
    floor: Tables,
    me: Anybody,
    reviews: Poller,
    seat: Seat,
    at: Annotated[int, Query(ge=0, le=1_000_000, description="The moment of a choice of the review.")],
    step: Annotated[int, Query(ge=0, le=10_000, description="How many actions of the line have been taken.")] = 0,
) -> Response:
    """One moment of a better line, as a ``Frame`` of the socket: anything that was hidden from you is a guess."""
    stored = await own_table(floor, code, seat, me)
    review = reviews.look((stored.code, seat))
    found = next((each for each in review.found if each.at == at), None) if review is not None else None
    if found is None or not found.film or step > found.steps:
        raise refusal(404, NO_LINE)
    names = names_of(stored.seats)
    shown = Frame(
        code=stored.code,
        game=stored.game,
        stage="playing",
        you=seat,
        options={name: str(value) for name, value in stored.options.items()},
        seats=[
            SeatShown(
                s.seat, s.kind, name if s.name else "", s.deck_name, s.ready, False, agent=level_of(s.agent or "")
            )
            for s, name in zip(stored.seats, names, strict=True)
        ],
        manner=setup_of(stored).manner,
    )
    for name, value in recording.parts_in(found.film, step, names).items():
        setattr(shown, name, value)
    return Response(ENCODER.encode(shown), media_type="application/json")


async def own_table(floor: Floor, code: str, seat: int, me: Person | None) -> Table:
    """A finished table where one of the caller's seats is.

    Raises:
        Refusal: when it is not theirs.
    """
    stored, found = await finished(floor, code, SPECTATOR, me)
    if seat not in found.own:
        raise Refusal("seat", NOT_YOURS)
    return stored


async def past_of_table(floor: Floor, stored: Table) -> Past:
    """A finished game from its journal.

    Raises:
        Refusal: when it was played with different cards.
    """
    game, beginning, actions = await past_at(floor, stored)
    return Past(game.name, msgspec.json.encode(game.options), beginning, actions)


def _told(request: Request, reviews: Reviews, stored: Table, seat: int) -> MyReview:
    review = reviews.look((stored.code, seat))
    offered = bool(request.app.state.settings.reviews_per_day)
    if review is None:
        return MyReview(review=None, offered=offered)
    verdicts = [
        VerdictInfo(
            at=each.at,
            text=each.text,
            share=round(each.share, 3),
            best_text=each.best_text,
            best_share=round(each.best_share, 3),
            cost=round(each.cost, 3),
            line=list(each.line),
            steps=each.steps if each.film else 0,
        )
        for each in review.found
    ]
    told = ReviewInfo(
        seat=seat,
        stage=review.stage,
        ahead=reviews.ahead(review),
        total=review.total,
        verdicts=verdicts,
        worst=[each.at for each in worst(review.found)],
        measure="wins" if stored.score is None else "score",
    )
    return MyReview(review=told, offered=offered)
