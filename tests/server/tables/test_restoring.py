"""A table comes back past whatever is damaged, and what is broken at one table touches no other."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
import structlog
from server.databases import database_url as database_url
from server.faults import FaultyStore, fault
from server.floors import Page, a_floor, a_table, finds_room, play, run, until
from sqlalchemy import update

from spellhall.kernel.chance import Dice
from spellhall.server.storage import StorageError, schema
from spellhall.server.storage.journal_summary import past_of
from spellhall.server.storage.queries import chat, journal, tables
from spellhall.server.storage.records import Step
from spellhall.server.tables import claims, restoring, waiting_room
from spellhall.server.tables import floor as floor_module
from spellhall.server.tables.clock import Rates
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup


@pytest.fixture
def logged():
    """What the server writes into its log."""
    with structlog.testing.capture_logs() as lines:
        yield lines


async def left(address, actions=9, tables_=1, **more):
    """Tables that were being played when their server closed: their codes, ids and histories."""
    found = []
    async with a_floor(address) as floor:
        for _ in range(tables_):
            table = await a_table(floor, "spellchain", "Ana", "Bo", **more)
            await play([Page(table, seat) for seat in (0, 1)], Dice(7), actions)
            found.append((table.code, table.stored.id, list(table.live_game.record.actions)))
    return found


async def damage(address, *statements):
    async with a_floor(address) as floor:
        for task in floor.tasks:
            task.cancel()
        for statement in statements:
            await floor.store.write(lambda connection, s=statement: connection.execute(s) and None)


def said(connection, table_id):
    return [line.text for line in chat.chat_of(connection, table_id, 10)]


def changed(table, **values):
    return update(schema.tables).where(schema.tables.c.id == table).values(**values)


def row_of(table, number, **values):
    step = schema.journal.c
    return update(schema.journal).where(step.table_id == table, step.number == number).values(**values)


BAD_SNAPSHOTS = {
    "cut short": '{"digest":"x","position":{"for',
    "no object": "[1,2]",
    "nothing in it": "{}",
    "no text of ours": "hello",
    "a history that is no list": '{"digest":"d","history":{"actions":3},"position":{}}',
}


@pytest.mark.parametrize("text_", [*BAD_SNAPSHOTS.values(), None], ids=[*BAD_SNAPSHOTS, "the position of another game"])
def test_a_snapshot_that_cannot_be_read_is_passed_over(text_, database_url):
    async def scenario():
        [(code, number, actions)] = await left(database_url)
        if text_ is None:
            async with a_floor(database_url) as floor:
                kept = msgspec.json.decode((await floor.store.read(journal.snapshot_of, number)).position)
            kept["position"] = {"format": 1}
            await damage(database_url, changed(number, snapshot=msgspec.json.encode(kept).decode()))
        else:
            await damage(database_url, changed(number, snapshot=text_))
        async with a_floor(database_url) as floor:
            again = await floor.table(code)
            assert (again.live_game.record.actions, again.broken) == (actions, "")
            assert await floor.store.read(said, number) == []

    run(scenario())


@pytest.mark.parametrize(
    "fault",
    [
        "an action that is not legal",
        "an action that is not there",
        "a row that is missing",
        "a kind that nobody knows",
        "a taking back that makes no sense",
    ],
)
def test_behind_a_row_that_makes_no_sense_the_game_stands_at_its_last_good_action(fault, database_url, logged):
    good = 6

    async def scenario():
        [(code, number, actions)] = await left(database_url)
        step = schema.journal.c
        await damage(
            database_url,
            changed(number, snapshot=None),
            {
                "an action that is not legal": row_of(number, good, action=987_654),
                "an action that is not there": row_of(number, good, action=None),
                "a row that is missing": schema.journal.delete().where(step.table_id == number, step.number == good),
                "a kind that nobody knows": row_of(number, good, kind="sing"),
                "a taking back that makes no sense": row_of(number, good, kind="undo", action=None, keeps=77),
            }[fault],
        )
        for _ in range(2):  # once it is mended, it stays so
            async with a_floor(database_url) as floor:
                rows = len(await floor.store.read(journal.journal_of, number))
                again = await floor.table(code)
                assert again.live_game.record.actions == actions[:good]
                assert await floor.store.read(said, number) == [restoring.SHORTENED]
                assert len(again.times) == good
        async with a_floor(database_url) as floor:
            again = await floor.table(code)
            pages = [Page(again, seat) for seat in (0, 1)]
            await play(pages, Dice(3), 2)
            played = list(again.live_game.record.actions)
            assert len(await floor.store.read(journal.journal_of, number)) == rows + 2, "nothing is deleted"
        async with a_floor(database_url) as floor:
            assert (await floor.table(code)).live_game.record.actions == played

    run(scenario())
    [line] = [line for line in logged if "journal is damaged" in line["event"]]
    assert (line["actions"], line["log_level"]) == (good, "error")


def test_one_broken_table_among_good_ones_is_reported_and_touches_no_other(database_url, logged):
    async def scenario():
        found = await left(database_url, tables_=5, setup=Setup(clocks=Rates(bank=3_600_000)))
        snapshot, options, rows, position, _ = (number for _, number, _ in found)
        await damage(
            database_url,
            changed(snapshot, snapshot='{"cut'),
            changed(options, options={"no": "such option"}),
            row_of(rows, 8, action=None),
            changed(rows, snapshot=None),
            changed(position, origin={"position": {"format": 1}}, snapshot=None),
        )
        logged.clear()
        async with a_floor(database_url) as floor:
            await until(lambda: any(line["event"] == "tables rebuilt" for line in logged))
            [line] = [line for line in logged if line["event"] == "tables rebuilt"]
            assert {name: line[name] for name in ("tables", "failed", "left")} == {"tables": 3, "failed": 2, "left": 0}
            codes = {code for code, table in floor.live.items() if not table.broken}
            assert codes == {code for code, number, _ in found if number not in (options, position)}
            for code, number, _ in found:
                table = await floor.table(code)
                assert bool(table.broken) == (number in (options, position))
            told = {line["table"] for line in logged if line["event"] == "a game cannot go on"}
            assert told == {code for code, number, _ in found if number in (options, position)}

    run(scenario())


def test_a_game_that_cannot_go_on_says_so_and_takes_nobodys_room(tmp_path):
    address = f"sqlite:///{tmp_path}/hall.db"

    async def scenario():
        [(code, number, _)] = await left(address)
        await damage(address, changed(number, options={"no": "such option"}))
        async with a_floor(address, tables_per_person=1) as floor:
            table = await floor.table(code)
            frame = Page(table, 0).frame
            assert (frame["stage"], "no" in frame["broken"]) == ("playing", True)
            for transaction in (table.act(0, 0, 0), table.resign(0), table.undo(0)):
                with pytest.raises(Refusal, match="this game can't continue: "):
                    await transaction
            await finds_room(floor, table.stored.host)

    run(scenario())


def test_a_table_that_could_not_go_on_goes_on_when_it_can(tmp_path):
    address = f"sqlite:///{tmp_path}/hall.db"

    async def scenario():
        async with a_floor(address) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
        await damage(address, changed(table.stored.id, options={"no": "such option"}))
        async with a_floor(address) as floor:
            assert (await floor.table(table.code)).broken
        await damage(address, changed(table.stored.id, options=table.stored.options))
        async with a_floor(address) as floor:
            assert (await floor.table(table.code)).broken == ""
            assert (await floor.store.read(tables.table_by_id, table.stored.id)).broken is None

    run(scenario())


def test_players_can_close_a_game_that_cannot_go_on(tmp_path):
    address = f"sqlite:///{tmp_path}/hall.db"

    async def scenario():
        [(code, number, _)] = await left(address)
        await damage(address, changed(number, options={"no": "such option"}))
        async with a_floor(address) as floor:
            table = await floor.table(code)
            page = Page(table, 0)
            await claims.call_off(table, 0, yes=True)
            assert page.frame["stage"] == "over"
            stored = await floor.store.read(tables.table_by_id, number)
            assert (stored.stage, stored.returns) == ("over", [0.0, 0.0])
            assert (await floor.store.read(journal.journal_of, number))[-1].kind == "off"
            with pytest.raises(Refusal, match="isn't stuck"):
                await floor.close_broken(await a_table(floor, "spellchain", "Cy", "Di"))

    run(scenario())


# --- starting


def test_tables_that_wait_for_people_are_left_until_somebody_opens_them(database_url, logged):
    async def scenario():
        async with a_floor(database_url) as floor:
            people = [await a_table(floor, "spellchain", "Ana", "Bo") for _ in range(3)]
            agents = await a_table(floor, "spellchain", "Ana", "greedy")
            await until(Page(agents, 0).decides)
            clocks = await a_table(floor, "spellchain", "Ana", "Bo", setup=Setup(clocks=Rates(bank=3_600_000)))
        logged.clear()
        async with a_floor(database_url) as floor:
            await until(lambda: any(line["event"] == "tables rebuilt" for line in logged))
            assert list(floor.live) == [clocks.code]
            [line] = [line for line in logged if line["event"] == "tables rebuilt"]
            assert (line["tables"], line["left"]) == (1, 4)
            for table in (*people, agents):
                assert (await floor.table(table.code)).stage == "playing"

        def go_on(connection):
            """As if the server had been killed before it could keep the position."""
            last = schema.tables.update().where(schema.tables.c.id == agents.stored.id).values(snapshot_at=-7)
            connection.execute(last)

        async with a_floor(database_url) as floor:
            await floor.store.write(go_on)
            for task in floor.tasks:
                task.cancel()
            running = await floor.store.read(tables.running_tables)
            assert {one.code for one in running if one.urgent} == {clocks.code, agents.code}

    run(scenario())


def test_a_database_that_is_away_for_a_moment_keeps_no_table_from_coming_back(tmp_path, monkeypatch, logged):
    address = f"sqlite:///{tmp_path}/hall.db"
    monkeypatch.setattr(floor_module, "AGAIN", 0.01)

    async def scenario():
        found = await left(address, tables_=3, setup=Setup(clocks=Rates(bank=3_600_000)))
        failing = iter([True, False, True, True, *[False] * 100])
        read = restoring.kept_of

        def now_and_then(connection, table_id):
            if next(failing):
                raise StorageError("the disk has a headache")
            return read(connection, table_id)

        monkeypatch.setattr(floor_module, "kept_of", now_and_then)
        async with a_floor(address) as floor:
            await until(lambda: any(line["event"] == "tables rebuilt" for line in logged))
            assert {code for code, _, _ in found} == set(floor.live)
            assert not any(table.broken for table in floor.live.values())

    run(scenario())
    [line] = [line for line in logged if line["event"] == "tables rebuilt"]
    assert (line["tables"], line["failed"]) == (3, 0)


def test_positions_are_kept_when_a_table_leaves_memory_and_when_the_server_closes(database_url):
    async def scenario():
        [(_, number, actions)] = await left(database_url, 5)
        async with a_floor(database_url) as floor:
            kept = await floor.store.read(journal.snapshot_of, number)
            assert (kept.at, msgspec.json.decode(kept.position)["history"]["actions"]) == (4, actions)
            table = await a_table(floor, "spellchain", "Cy", "Di")
            await play([page := Page(table, seat) for seat in (0, 1)], Dice(1), 3)
            for watcher in [*table.audience.watchers]:
                table.audience.leave(watcher)
            await floor.sweep(keep=0)
            assert table.code not in floor.live and page is not None
            assert (await floor.store.read(journal.snapshot_of, table.stored.id)).at == 2

    run(scenario())


# --- what a journal says


def act(number, action):
    return Step(number=number, kind="act", seat=0, at_ms=number, action=action)


def back(number, keeps):
    return Step(number=number, kind="undo", seat=0, at_ms=number, keeps=keeps)


def test_what_was_taken_back_heals_what_was_wrong_before_it():
    bad = Step(number=2, kind="act", seat=0, at_ms=2)
    assert past_of([act(0, 5), act(1, 6), bad, act(3, 8)]).actions == [5, 6]
    assert past_of([act(0, 5), act(1, 6), bad, act(3, 8)]).flaw
    healed = past_of([act(0, 5), act(1, 6), bad, act(3, 8), back(4, 2), act(5, 9)])
    assert (healed.actions, healed.flaw, healed.rows) == ([5, 6, 9], "", 6)
    not_healed = past_of([act(0, 5), bad, act(3, 8), act(4, 8), back(5, 2), act(6, 9)])
    assert (not_healed.actions, bool(not_healed.flaw)) == ([5], True)


# --- room


def test_every_door_asks_whether_there_is_room(tmp_path):
    address = f"sqlite:///{tmp_path}/hall.db"

    async def scenario():
        async with a_floor(address, tables_per_person=2, tables=3) as floor:
            one = await a_table(floor, "spellchain", "Ana", "Bo")
            host = one.stored.host
            await finds_room(floor, host)
            await one.resign(0)
            code = await waiting_room.rematch(one, 0)
            assert (await floor.table(code)).stage == "waiting"
            two = await a_table(floor, "spellchain", "Cy", "Di")
            await floor.store.write(lambda c: c.execute(changed(two.stored.id, host=host)) and None)
            with pytest.raises(Refusal, match="you already have 2 tables"):
                await finds_room(floor, host)
            await two.resign(0)
            await finds_room(floor, host)
            seen = [Page(await a_table(floor, "spellchain", "Ed", "Flo"), 0) for _ in range(2)]
            with pytest.raises(Refusal, match="the hall is full"):
                await finds_room(floor, None)
            two.stored = msgspec.structs.replace(two.stored, host=None)
            with pytest.raises(Refusal, match="the hall is full"):
                await waiting_room.rematch(two, 1)
            for page in seen:
                page.table.audience.leave(page)  # who has left takes no room
            await finds_room(floor, None)

    run(scenario())


def test_many_who_ask_at_once_do_not_all_find_the_same_room(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db", tables_per_person=2) as floor:
            over = [await a_table(floor, "spellchain", "Ana", "Bo") for _ in range(6)]
            ana = over[0].seats[0].person
            for table in over:
                await table.resign(0)
                table.seats = [msgspec.structs.replace(table.seats[0], person=ana), table.seats[1]]
            made = await asyncio.gather(*(waiting_room.rematch(table, 0) for table in over), return_exceptions=True)
            assert sum(isinstance(code, str) for code in made) == 2, made

    run(scenario())


def test_finished_and_idle_tables_in_memory_fill_no_hall(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db", tables=3) as floor:
            for _ in range(4):
                await a_table(floor, "spellchain", "Ana", "Bo")
                over = await a_table(floor, "spellchain", "Ana", "Bo")
                await over.resign(0)
            assert len(floor.live) == 8
            await finds_room(floor, None)

    run(scenario())


@pytest.mark.parametrize("call", [0, 1])
def test_a_store_that_fails_strangely_breaks_no_table(call, database_url):
    async def scenario():
        [(code, _, actions)] = await left(database_url)
        async with a_floor(database_url) as floor:
            whole = floor.store
            floor.store = FaultyStore(whole, lambda made: made == call, fault)
            with pytest.raises((RuntimeError, StorageError)):
                await floor.table(code)
            again = await floor.table(code)
            assert (again.live_game.record.actions, again.broken) == (actions, "")
            floor.store = whole

    run(scenario())


def test_a_film_that_is_damaged_is_told_as_such(database_url):
    async def scenario():
        [(code, number, _)] = await left(database_url)
        async with a_floor(database_url) as floor:
            table = await floor.table(code)
            await table.resign(0)
            await floor.recording_jobs.want(number)
        await damage(database_url, schema.films.update().values(told=b"no film"))
        async with a_floor(database_url) as floor:
            assert (await floor.table(code)).broken == "its recording is damaged"

    run(scenario())
