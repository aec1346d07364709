"""Playing again: with the same decks, those of the next seat, or new ones; and the score of such a series."""

from __future__ import annotations

import pytest
from server.floors import a_floor, a_person, a_table, run
from server.halls import a_hall, a_wire, be_ready, set_up, sit_down

from spellhall.server.storage.records import Seat
from spellhall.server.tables import series, waiting_room
from spellhall.server.tables.recordings.jobs import RecordingJobs
from spellhall.server.tables.setup import Series
from spellhall.server.tables.table import LiveTable
from spellhall.server.wire import Rematching

DECKS = ["Pyre", "Tide"]


@pytest.fixture(autouse=True)
def unfilmed(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """No films are made, but where a table has to come back by its own."""
    if "comes_back" not in request.node.name:
        monkeypatch.setattr(RecordingJobs, "film", nothing)


async def nothing(*_: object) -> None:
    """Make no film."""


def watched(wire, table, seat=0) -> dict:
    """The frame of a table, from a seat of one's own."""
    token = next(one["token"] for one in table["mine"] if one["seat"] == seat)
    return wire.watch(table["code"], seat, token)["frame"]


async def again(table: LiveTable, seat: int, decks: Rematching = "same") -> LiveTable:
    """The table of a rematch, before the others are ready."""
    return await table.floor.table(await waiting_room.rematch(table, seat, decks))  # type: ignore[attr-defined, no-any-return]


async def begun(table: LiveTable) -> LiveTable:
    """A table at which everybody is ready now, and the game has begun."""
    for seat in (0, 1):
        await waiting_room.prepare_seat(table, seat, None, None, True, None)
    await waiting_room.start(table)
    return table


def test_the_same_decks_or_those_of_the_other(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo", decks=DECKS)
            await table.resign(1)
            same = await again(table, 0)
            assert [seat.deck_name for seat in same.seats] == DECKS
            assert [seat.ready for seat in same.seats] == [True, False]
            await (await begun(same)).resign(1)
            swapped = await again(same, 1, "swap")
            assert [seat.deck_name for seat in swapped.seats] == DECKS[::-1]
            assert [seat.deck for seat in swapped.seats] == [seat.deck for seat in table.seats][::-1]

    run(scenario())


def test_of_three_each_has_the_deck_of_the_next(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, "spellslinger", "Ana", "Bo", "Cy")
            before = [seat.deck for seat in table.seats]
            await table.resign(1)
            await table.resign(2)
            assert [seat.deck for seat in (await again(table, 0, "swap")).seats] == [*before[1:], before[0]]

    run(scenario())


def test_with_new_decks_everybody_chooses_first_and_agents_draw_lots(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, "spellchain", "Ana", "greedy", decks=DECKS)
            await table.resign(0)
            new = await again(table, 0, "new")
            assert (new.stage, [seat.deck for seat in new.seats]) == ("waiting", [None, None])
            assert [seat.ready for seat in new.seats] == [False, True]
            await waiting_room.prepare_seat(new, 0, "Tide", None, True, None)
            await waiting_room.start(new)
            assert (new.stage, new.seats[0].deck_name, bool(new.seats[1].deck)) == ("playing", "Tide", True)

    run(scenario())


def test_against_the_computer_the_next_game_begins_at_once(tmp_path):
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        table = set_up(ana, "me", "greedy")
        with a_wire(ana) as wire:
            watched(wire, table)
            wire.request(t="resign", table=table["code"])
            assert wire.request(t="rematch", table=table["code"], decks="swap")["t"] == "done"
            code = watched(wire, table)["rematch"]
        told = ana.get(f"/api/tables/{code}").json()
        assert told["stage"] == "playing"
        assert [seat["deck"] for seat in told["seats"]] == [
            seat["deck"] for seat in ana.get(f"/api/tables/{table['code']}").json()["seats"]
        ][::-1]


def test_the_score_of_the_series_goes_from_game_to_game(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
            assert table.frame(0).series == []
            for loser, score in ((1, [1, 0]), (0, [1, 1]), (1, [2, 1])):
                before = table.frame(0).series
                await table.resign(loser)
                assert table.frame(0).series == table.frame(-1).series == score
                table = await begun(await again(table, 0))
                assert table.frame(0).series == score != before

    run(scenario())


def test_it_ends_when_somebody_else_sits_down(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
            await table.resign(1)
            next_one = await again(table, 0)
            await waiting_room.leave_seat(next_one, 1)
            await waiting_room.take_seat(next_one, await a_person(floor, "Cy"), 1)
            assert next_one.frame(0).series == []

    run(scenario())


def test_it_is_there_when_the_table_comes_back(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo = hall("Ana"), hall("Bo")
        table = set_up(ana, "me", "open")
        sit_down(bo, table["code"])
        be_ready(ana, table["code"], 0)
        ana.post(f"/api/tables/{table['code']}/start")
        with a_wire(bo) as wire:
            mine = bo.get(f"/api/tables/{table['code']}").json()
            watched(wire, mine, 1)
            wire.request(t="resign", table=table["code"])
    with a_hall(tmp_path) as hall:
        with a_wire(hall()) as wire:
            frame = wire.watch(table["code"])["frame"]
        assert (frame["stage"], frame["series"]) == ("over", [1, 0])


@pytest.mark.parametrize(
    ("before", "returns", "score"),
    [
        (None, [], []),
        (None, [1.0, -1.0], [1, 0]),
        (Series([1, 2], [3, 4]), [], [3, 4]),
        (Series([1, 2], [3, 4]), [-1.0, 1.0], [3, 5]),
        (Series([1, 2], [3, 4]), [0.0, 0.0], [3, 4]),
        (Series([2, 1], [3, 4]), [1.0, -1.0], [1, 0]),
    ],
)
def test_a_draw_counts_for_nobody_and_others_begin_anew(before, returns, score):
    seats = [Seat(seat=seat, kind="person", token="", person=seat + 1) for seat in range(2)]
    assert series.wins(before, seats, returns) == score
