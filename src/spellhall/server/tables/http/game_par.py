"""``/api/replays/CODE/par``: what a computer player scores with the cards of your finished game for points."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends

from spellhall.decks.pars import par_of
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.people.refusals import refusals
from spellhall.server.storage.queries import daily_hands
from spellhall.server.storage.records import Hand, Table
from spellhall.server.tables.games import stored_game
from spellhall.server.tables.http.daily import pars_of
from spellhall.server.tables.http.daily_par import LEVEL, DailyPars
from spellhall.server.tables.http.routes import Anybody, Code, Tables
from spellhall.server.tables.http.shapes import GamePar
from spellhall.server.tables.recordings.replays import finished
from spellhall.server.wire import SPECTATOR

NO_PAR = GamePar(points=None, hand=False, level="", games=0)
router = APIRouter(prefix="/api/replays", tags=["replays"], responses=refusals(400, 401, 403, 404, 409, 422, 429))


@router.get("/{code}/par")
async def par(code: Code, floor: Tables, me: Anybody, pars: Annotated[DailyPars, Depends(pars_of)]) -> GamePar:
    """The par next to the score of a finished game: of its hand of the day, or else of its deck."""
    stored, _ = await finished(floor, code, SPECTATOR, me)
    if stored.score is None:
        return NO_PAR
    if stored.hand:
        hand: Hand | None = await floor.store.read(daily_hands.hand_of, stored.game, stored.hand)
        points = None if hand is None else await pars.of(hand)
        if points is not None:
            return GamePar(points=points, hand=True, level=LEVEL, games=1)
    return await floor.work.in_thread(Urgency.READING, _of_deck, stored)


def _of_deck(stored: Table) -> GamePar:
    """The par of the deck that a game was played with."""
    game = stored_game(stored)
    points, pars = par_of(game, stored.seats[0].deck or []), game.pars()
    return NO_PAR if points is None else GamePar(points=points, hand=False, level=pars.agent, games=pars.games)
