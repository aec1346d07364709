"""Rated games at tables: what isn't allowed there, when they count, and that a kill loses and doubles nothing."""

from __future__ import annotations

import pytest
from server.floors import Page, a_floor, a_table, play, run
from sqlalchemy import Connection

from spellhall.kernel.chance import Dice
from spellhall.server.storage.queries import people, ratings
from spellhall.server.tables import claims
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup
from spellhall.tournaments.ratings import Rating

RATED = Setup(manner="strict", rated=True)
GAME = "spellchain"


def here(folder) -> str:
    return f"sqlite:///{folder}/hall.db"


async def two_play(floor, setup=RATED):
    """A table of two people with accounts."""
    table = await a_table(floor, GAME, "Ana", "Bo", setup=setup)
    for seat in table.seats:
        await floor.store.write(people.make_account, seat.person, f"login-{seat.person}", "hash")
    return table


async def kept(floor, table) -> dict[int, Rating]:
    """The ratings of who sits there, by seat."""
    numbers = [seat.person for seat in table.seats]
    found = await floor.store.read(ratings.latest, GAME, numbers)
    return {numbers.index(person): one.rating for person, one in found.items()}


def test_a_rated_game_counts_once_every_player_has_made_a_choice(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            early = await two_play(floor)
            await early.resign(0)
            assert await kept(floor, early) == {}, "nobody had made a choice"
            one_sided = await two_play(floor)
            await play([Page(one_sided, seat) for seat in (0, 1)], Dice(1), 1)
            await one_sided.resign(1)
            assert await kept(floor, one_sided) == {}, "only one player had"
            table = await two_play(floor)
            await play([Page(table, seat) for seat in (0, 1)], Dice(1), 6)
            assert table.live_game.all_have_chosen()
            await table.resign(1)
            found = await kept(floor, table)
            assert found[0].mean > Rating().mean > found[1].mean and found[0].matches == found[1].matches == 1

    run(scenario())


@pytest.mark.parametrize("how", ["casual", "called off", "with a guest"])
def test_nothing_but_a_finished_rated_game_between_accounts_changes_a_rating(tmp_path, how):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            setup = Setup() if how == "casual" else RATED
            table = await (
                a_table(floor, GAME, "Ana", "Bo", setup=setup) if how == "with a guest" else two_play(floor, setup)
            )
            await play([Page(table, seat) for seat in (0, 1)], Dice(1), 6)
            if how == "called off":
                await claims.call_off(table, 0, True)
                await claims.call_off(table, 1, True)
            else:
                await table.resign(1)
            assert table.stage == "over" and await kept(floor, table) == {}

    run(scenario())


def test_a_rated_game_has_no_hints_and_nothing_is_taken_back(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await two_play(floor)
            pages = [Page(table, seat) for seat in (0, 1)]
            assert pages[0].frame["rated"] is True and Page(table).frame["rated"] is True
            await play(pages, Dice(1), 1)
            seat = table.live_game.record.seats[-1]
            assert pages[seat].frame.get("undo", "") == ""
            with pytest.raises(Refusal, match="you can't undo in a rated game"):
                await table.undo(seat)
            with pytest.raises(Refusal, match="this is a strict table, so there are no hints"):
                await table.hint(table.live_game.state.current_player())

    run(scenario())


def test_a_server_that_dies_as_it_stores_the_end_loses_nothing_and_counts_nothing_twice(tmp_path, monkeypatch):
    """The end of a game and its ratings are stored together, or neither is: then another server goes on."""
    stored = ratings.count_result

    def dies(connection: Connection, table_id: int, returns: list[float]) -> None:
        stored(connection, table_id, returns)
        raise OSError("the power is gone")

    async def first():
        async with a_floor(here(tmp_path)) as floor:
            table = await two_play(floor)
            await play([Page(table, seat) for seat in (0, 1)], Dice(1), 6)
            with monkeypatch.context() as dying:
                dying.setattr(ratings, "count_result", dies)
                with pytest.raises(Refusal):
                    await table.resign(1)
            assert await kept(floor, table) == {}
            return table.code

    async def second(code):
        async with a_floor(here(tmp_path)) as floor:
            table = await floor.table(code)
            assert table.stage == "playing"
            await table.resign(1)
            return await kept(floor, table)

    async def third(code):
        async with a_floor(here(tmp_path)) as floor:
            return await kept(floor, await floor.table(code))

    code = run(first())
    found = run(second(code))
    assert [found[seat].matches for seat in (0, 1)] == [1, 1]
    assert run(third(code)) == found
