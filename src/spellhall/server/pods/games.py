"""A pod's games: each is an ordinary table, opened together with its step; its result is taken when it is over. Read
this when a result doesn't arrive.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.seals import seal_of
from spellhall.limited import Match, Pod, Step
from spellhall.limited.rounds import DRAWN
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.pods.pod_store import KeptPod
from spellhall.server.randomness import draw_seed
from spellhall.server.storage.queries import pods, tables
from spellhall.server.storage.records import Seat, Table
from spellhall.server.tables import waiting_room
from spellhall.server.tables.decks import brought
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.live_game import Beginning, LiveGame
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup

DECK = "the deck of the pod"


async def open_game(floor: Floor, live: KeptPod, match: Match) -> None:
    """Open the next game of a match. Table and step are stored together, so that neither exists without the other; the
    caller holds the pod's lock.

    Raises:
        Refusal: when the hall has no room for it right now.
    """
    pod, stored, game = live.going(), live.stored, live.game
    seats = [_seat(live, pod, number, seat) for number, seat in enumerate(match.seating(len(match.games)))]
    beginning = Beginning(brought(seats), draw_seed(), game.digest())
    try:
        live_game = await floor.work.in_thread(Urgency.OPENING, LiveGame, game, beginning)
    except Refusal:
        raise
    except SpellhallError as error:
        live.break_off(str(error))
        raise Refusal("illegal", str(error)) from None
    person = any(seat.kind == "person" for seat in seats)
    setup = Setup(
        preset=str(game.options.get("preset", "")),
        spectators="off",
        manner="strict",
        pace="normal" if person else "none",
        pod=stored.code,
    )

    def store(connection: Connection) -> tuple[Table, int, Pod]:
        new = tables.create_table(
            connection,
            tables.NewTable(game=game.name, options=dict(game.options), setup=msgspec.to_builtins(setup), seats=seats),
        )
        seal = seal_of(new.code, game.name, beginning.seed, beginning.decks)
        started = tables.start_table(
            connection, new.id, seed=beginning.seed, seal=seal, version=game.version, digest=game.digest()
        )
        after = pod.copy()
        after.apply(Step("game", round=match.round, place=match.place, code=new.code))
        pods.append_steps(connection, stored.id, live.rows(pod, after))
        return msgspec.structs.replace(new, seed=beginning.seed, seal=seal), started, after

    async with floor.room_for(None):
        made, started, after = await live.surely(floor.store.write(store))
        table = floor.seated(made)
    async with table.lock:
        table.begin(live_game, started)
    live.become(after)


def _seat(live: KeptPod, pod: Pod, number: int, seat: int) -> Seat:
    """The table's seat for a seat of the pod."""
    sits = live.stored.seats[seat]
    deck = list(pod.decks[seat] or ())
    agent = seat in pod.agents or sits.person is None
    return Seat(
        seat=number,
        kind="agent" if agent else "person",
        token=waiting_room.new_token(),
        person=None if agent else sits.person,
        name=sits.name,
        agent=live.setup.agent if agent else None,
        deck_name=DECK,
        deck=deck,
        ready=True,
    )


async def take_results(floor: Floor, live: KeptPod) -> None:
    """Take the results of the games that are over. A game that was called off, or is gone, counts as won by nobody."""
    async with live.lock:
        await live.settle()
        matches = live.pod.rounds[-1] if live.pod is not None and live.pod.rounds else []
        for match in [match for match in matches if match.running is not None]:
            assert match.running is not None
            code = match.running.code
            table: Table | None = await floor.store.read(tables.table_by_code, code)
            if live.stored.stage != "playing" or (table is not None and table.stage != "over"):
                continue
            winner = DRAWN if table is None else winner_of(match, table)
            step = Step("result", winner, round=match.round, place=match.place, code=code)
            await live.record_step(lambda pod, step=step: pod.apply(step))  # type: ignore[misc]


def winner_of(match: Match, table: Table) -> int:
    """The pod's seat that won at a table, or -1."""
    returns = table.returns or []
    best = [number for number, result in enumerate(returns) if result > 0]
    return match.seating(len(match.games) - 1)[best[0]] if len(best) == 1 else DRAWN
