"""``/api/mistakes/GAME``: your mistakes, added up from the reviews of your last games.

The reviews are those of single games: what is there already is used, and the rest is computed in the same queue. Only
what your own seat knew is in them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fastapi import APIRouter, HTTPException, Request

from spellhall.agents.review import NOTABLE, WORST
from spellhall.server.lookback.jobs import Weighed
from spellhall.server.lookback.models import BigMistake, MistakeKind, MistakesAnswer, ReviewedGame
from spellhall.server.lookback.reviews import Review, Reviews
from spellhall.server.lookback.routes import Poller, begin_review, own_table
from spellhall.server.people.input_rules import GameName
from spellhall.server.people.refusals import refusals
from spellhall.server.storage.queries import tables
from spellhall.server.storage.records import Person, Table
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.http.routes import Anybody, Player, Tables
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.watching.shown_table import names_of

LAST = 5
"""How many of your last games are reviewed: a review takes a while."""

router = APIRouter(prefix="/api/mistakes", tags=["replays"], responses=refusals(400, 401, 403, 404, 409, 415, 422, 429))


class Played(NamedTuple):
    """A finished game, the caller's seat, and the review of its choices, if there is one."""

    table: Table
    seat: int
    review: Review | None

    @property
    def is_reviewed(self) -> bool:
        """Whether it has been reviewed, or will be."""
        return self.review is not None and self.review.stage != "failed"


@router.get("/{game}")
async def mine(request: Request, game: GameName, floor: Tables, me: Anybody, reviews: Poller) -> MistakesAnswer:
    """Your mistakes in your last games, as far as they have been reviewed."""
    return _told(request, await _last(floor, reviews, me, game))


@router.post("/{game}", status_code=201)
async def begin(request: Request, game: GameName, floor: Tables, me: Player, reviews: Poller) -> MistakesAnswer:
    """Request reviews of your last games; those that there are already are used."""
    last = await _last(floor, reviews, me, game)
    going = sum(one.is_reviewed for one in last)
    fault: HTTPException | Refusal | None = None
    for one in last:
        if one.is_reviewed:
            continue
        try:
            table = await own_table(floor, one.table.code, one.seat, me)
            await begin_review(request, floor, reviews, me, table, one.seat)
        except Refusal as error:
            fault = error  # this game can't be replayed; others may
        except HTTPException as error:
            fault = error
            break
        else:
            going += 1
    if fault is not None and not going:
        raise fault
    return _told(request, await _last(floor, reviews, me, game))


async def _last(floor: Floor, reviews: Reviews, me: Person | None, game: str) -> list[Played]:
    """The caller's last games, the latest first."""
    if me is None:
        return []
    found: Sequence[Table] = await floor.store.read(tables.finished_by, me.id, game, LAST)
    seats = [(table, next(seat.seat for seat in table.seats if seat.person == me.id)) for table in found]
    return [Played(table, seat, reviews.look((table.code, seat))) for table, seat in seats]


def _told(request: Request, last: Sequence[Played]) -> MistakesAnswer:
    """What the reviews of these games say together."""
    dear = sorted(_dear(last), key=lambda moment: -moment.cost)
    return MistakesAnswer(
        most=LAST,
        offered=bool(request.app.state.settings.reviews_per_day),
        games=[
            ReviewedGame(
                code=table.code,
                seat=seat,
                against=_others(table, seat),
                finished=table.finished or 0,
                stage="" if review is None else review.stage,
                done=0 if review is None else len(review.found),
                total=0 if review is None else review.total,
                mistakes=0 if review is None else sum(each.cost >= NOTABLE for each in review.found),
            )
            for table, seat, review in last
        ],
        kinds=_kinds([each for one in last if one.review is not None for each in one.review.found]),
        biggest=dear[:WORST],
    )


def _others(table: Table, seat: int) -> str:
    """Who else played, by name; an imaginary opponent doesn't count."""
    names = zip(table.seats, names_of(table.seats), strict=True)
    return ", ".join(name for one, name in names if one.seat != seat and one.kind != "stand-in")


def _dear(last: Sequence[Played]) -> Iterator[BigMistake]:
    """All mistakes in these games."""
    for table, seat, review in last:
        for each in review.found if review is not None else ():
            if each.cost >= NOTABLE:
                yield BigMistake(
                    code=table.code,
                    seat=seat,
                    at=each.at,
                    kind=each.kind,
                    text=each.text,
                    best_text=each.best_text,
                    cost=round(each.cost, 3),
                    measure="wins" if table.score is None else "score",
                )


def _kinds(found: Sequence[Weighed]) -> list[MistakeKind]:
    """The kinds of choices, the most expensive first."""
    sums: dict[str, MistakeKind] = {}
    for each in found:
        one = sums.setdefault(each.kind, MistakeKind(kind=each.kind, choices=0, mistakes=0, cost=0.0))
        one.choices += 1
        if each.cost >= NOTABLE:
            one.mistakes, one.cost = one.mistakes + 1, round(one.cost + each.cost, 3)
    return sorted(sums.values(), key=lambda one: (-one.cost, one.kind))
