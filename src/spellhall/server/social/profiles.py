"""``/api/people``: people's pages, found by login. Guests have none.

Anyone who hides their page looks as if they didn't exist, so nobody can find out which logins there are.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request
from sqlalchemy import Connection

from spellhall.server.people import person as known_person
from spellhall.server.people.identity import store_of
from spellhall.server.people.input_rules import LOGIN
from spellhall.server.people.refusals import refusal, refusals
from spellhall.server.social.shapes import (
    DeckSum,
    GameSum,
    History,
    HistoryRow,
    LevelMark,
    Opponent,
    Profile,
    RatingInfo,
)
from spellhall.server.storage.queries import friends, profiles
from spellhall.server.storage.queries import ratings as stored_ratings
from spellhall.server.storage.queries.profiles import Wanted
from spellhall.server.storage.queries.ratings import Rated
from spellhall.server.storage.records import Person, Table
from spellhall.server.tables.clock import now_ms
from spellhall.server.tables.http.routes import result_of
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.watching.access import AsStored, admission, caller_of
from spellhall.server.tables.watching.shown_table import logins_of, names_of
from spellhall.tournaments.level_marks import marks_of, nearest
from spellhall.tournaments.rating_scale import SHOWN_AFTER, scale_of

NOBODY = "no one with that login has a public page here"
AT_ONCE = 20
"""How many games a page of history has."""
CURVE = 100
"""How many rated games a curve goes back."""
DECKS = 50
"""How many of a game's decks a page summarises."""
SIGNS: dict[int, Literal["won", "lost", "drawn"]] = {1: "won", -1: "lost", 0: "drawn"}

router = APIRouter(prefix="/api/people", tags=["people"])

Login = Annotated[str, Path(max_length=30, description="The login of the person, however written in capitals.")]
Anybody = Annotated[Person | None, Depends(known_person)]
Time = Annotated[int, Query(ge=0, le=2**53, description="Seconds since 1970; 0 for no matter when.")]


@router.get("/{login}", responses=refusals(403, 404, 422, 429))
async def look(login: Login, request: Request, me: Anybody) -> Profile:
    """A person's page: since when the hall has known them, and how they did, by game and deck, in games that you may
    know of.
    """
    found = await store_of(request).read(_profile, login, me, request.app.state.settings.spectator_delay)
    if found is None:
        raise refusal(404, NOBODY)
    return found


@router.get("/{login}/games", responses=refusals(403, 404, 422, 429))
async def history(
    login: Login,
    request: Request,
    me: Anybody,
    game: Annotated[str, Query(max_length=40, description="Only those of this game.")] = "",
    result: Annotated[Literal["", "won", "lost", "drawn"], Query(description="Only those that ended so.")] = "",
    opponent: Annotated[str, Query(max_length=24, description="A part of the name of someone who sat there.")] = "",
    since: Time = 0,
    until: Time = 0,
    after: Annotated[str, Query(max_length=20, description="The code of the game behind which to go on.")] = "",
) -> History:
    """A person's finished games, the latest first, twenty at a time."""
    wanted = Wanted(
        game=game.replace("\0", ""),
        result=result,
        opponent=opponent.replace("\0", ""),
        since=since,
        until=until,
        after=after,
    )
    found = await store_of(request).read(_history, login, me, request.app.state.settings.spectator_delay, wanted)
    if found is None:
        raise refusal(404, NOBODY)
    return found


def _found(connection: Connection, login: str, me: Person | None) -> Person | None:
    """The person whose page it is, if the caller may see it."""
    if not LOGIN.fullmatch(login):
        return None
    return profiles.found_person(connection, login, None if me is None else me.id)


def _profile(connection: Connection, login: str, me: Person | None, delay: float) -> Profile | None:
    person = _found(connection, login, me)
    if person is None:
        return None
    reader = None if me is None else me.id
    sums: dict[str, GameSum] = {}
    for one in profiles.results_of(connection, person.id, reader, delay):
        sum = sums.setdefault(one.game, GameSum(game=one.game, games=0, won=0, lost=0, decks=[]))
        sum.games, sum.won, sum.lost = sum.games + one.games, sum.won + one.won, sum.lost + one.lost
        if len(sum.decks) < DECKS:
            sum.decks.append(DeckSum(deck=one.deck, games=one.games, won=one.won, lost=one.lost))
    return Profile(
        login=person.login or "",
        name=person.name,
        since=person.created,
        yours=person.id == reader,
        standing="" if reader in (None, person.id) else friends.standing(connection, reader, person.id),
        games=sorted(sums.values(), key=lambda sum: (-sum.games, sum.game)),
        ratings=_ratings(stored_ratings.ratings_of(connection, person.id)),
    )


def _ratings(found: dict[str, list[Rated]]) -> list[RatingInfo]:
    """Someone's ratings as they are shown, the most played game first."""
    told = []
    for game, stored in sorted(found.items(), key=lambda one: (-len(one[1]), one[0])):
        curve = [scale_of(game).shown(one.rating) for one in stored if one.number >= SHOWN_AFTER][-CURVE:]
        now = curve[-1] if curve else None
        told.append(
            RatingInfo(
                game=game,
                games=len(stored),
                wanted=SHOWN_AFTER,
                number=now and now.number,
                give=now and now.give,
                curve=[one.number for one in curve],
                like="" if now is None else nearest(game, now.number),
                marks=[LevelMark(level=mark.level, number=mark.number) for mark in marks_of(game)],
            )
        )
    return told


def _history(connection: Connection, login: str, me: Person | None, delay: float, wanted: Wanted) -> History | None:
    person = _found(connection, login, me)
    if person is None:
        return None
    found = profiles.history_of(connection, person.id, None if me is None else me.id, delay, wanted, AT_ONCE + 1)
    shown = found[:AT_ONCE]
    return History(
        games=[_row(table, person, me, delay) for table in shown],
        after=shown[-1].code if len(found) > AT_ONCE else "",
    )


def _row(table: Table, person: Person, me: Person | None, delay: float) -> HistoryRow:
    names, logins = names_of(table.seats), logins_of(table.seats, "over")
    mine = next(seat for seat in table.seats if seat.person == person.id)
    value = (table.returns or [])[mine.seat : mine.seat + 1] or [0.0]
    guarded = AsStored.of(table, msgspec.convert(table.setup, Setup), delay)
    return HistoryRow(
        code=table.code,
        game=table.game,
        deck=mine.deck_name,
        others=[
            Opponent(name=names[seat.seat], agent=seat.agent or "", login=logins[seat.seat])
            for seat in table.seats
            if seat.person != person.id and seat.kind != "stand-in"
        ],
        result="" if table.score is not None else SIGNS[(value[0] > 0) - (value[0] < 0)],
        text=result_of(table),
        length=table.length or 0,
        finished=table.finished or 0,
        replay=bool(admission(guarded, caller_of(me), now_ms()).seats),
    )
