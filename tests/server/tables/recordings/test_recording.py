"""What was told of a finished game is kept with it, and can be read whatever becomes of its cards."""

from __future__ import annotations

import zlib

import msgspec
import pytest
from server.databases import database_url as database_url
from server.floors import Page, a_floor, a_table, play, run, until
from sqlalchemy import select, text, update
from waiting import PATIENCE
from waiting import until as wait_for

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import Game
from spellhall.server.storage import schema
from spellhall.server.storage.queries import journal, people, tables
from spellhall.server.storage.queries import recordings as storage
from spellhall.server.tables.games import beginning_of
from spellhall.server.tables.live_game import Beginning
from spellhall.server.tables.recordings import jobs, recording, replays
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.watching.audience import ENCODER
from spellhall.server.tables.watching.shown_table import names_of
from spellhall.server.wire import SPECTATOR

NAMES = ('Ana "the" \\ Ωmega', "Bo")


def told(frame: dict) -> dict:
    """What a frame tells about the game: no presence, no clocks, nothing about undo, nothing that is empty."""
    kept = {name: value for name, value in frame.items() if name in recording.KEPT or name == "log"}
    return {name: value for name, value in kept.items() if value not in (None, [], {}, 0, "")}


async def filmed(floor) -> bool:
    """Whether every game that is over has its film."""
    return not await floor.store.read(storage.unfilmed)


async def finished(floor, game="spellchain", *, most=100_000, dice=11):
    """A table whose game is over, and what was told to each seat at every moment."""
    table = await a_table(floor, game, *NAMES)
    pages = [Page(table, seat) for seat in (0, 1, SPECTATOR)]
    moments = {page.seat: [told(page.in_full())] for page in pages}
    lots = Dice(dice)
    for _ in range(most):
        if not await play(pages, lots, 1):
            break
        for page in pages:
            moments[page.seat].append(told(page.in_full()))
    if table.stage != "over":
        await table.resign(0)
        for page in pages:
            moments[page.seat].append(told(page.in_full()))
    return table, moments


async def ask(floor, code, seat, at, person):
    """A moment of a replay, as HTTP answers it."""
    answer = await replays.frame(code, floor, person, at, seat)
    return msgspec.json.decode(answer.body)


async def players(floor, table):
    return [await floor.store.read(somebody, seat.person) for seat in table.seats]


def somebody(connection, number):
    row = connection.execute(select(*people.COLUMNS).where(schema.people.c.id == number)).one()
    return people.Person(id=row.id, name=row.name, created=row.created, login=row.login)


def change_the_cards(monkeypatch):
    """As if the hall had been brought up to date: no position of today's cards is one of former ones."""
    monkeypatch.setattr(Game, "digest", lambda self: "of today")


@pytest.mark.parametrize("game", ["spellchain", "spellfire", "spellslinger"])
def test_a_film_shows_each_moment_as_it_was_told(game, tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table, moments = await finished(floor, game)
            people = [*await players(floor, table), None]
            for seat, person in zip((0, 1, SPECTATOR), people, strict=True):
                assert len(moments[seat]) == len(table.live_game.record.actions) + 1
                for at in (*range(0, len(moments[seat]), 7), len(moments[seat]) - 1, 0):
                    assert told(await ask(floor, table.code, seat, at, person)) == moments[seat][at], (seat, at)

    run(scenario())


def test_a_finished_game_is_read_whatever_becomes_of_its_cards_and_options(database_url, monkeypatch):
    async def scenario():
        async with a_floor(database_url) as floor:
            table, moments = await finished(floor, most=8)
            ana, _ = await players(floor, table)
            await floor.recording_jobs.want(table.stored.id)
            again = await replays.replay(table.code, floor, ana, 0)
            assert again.same_cards
        change_the_cards(monkeypatch)
        for options in (table.stored.options, {"no": "such option"}):
            async with a_floor(database_url) as floor:

                def be_of_another_version(connection, options=options):
                    connection.execute(update(schema.tables).values(options=options))

                await floor.store.write(be_of_another_version)
                told_of = await replays.replay(table.code, floor, ana, 0)
                assert not told_of.same_cards
                assert (told_of.marks, told_of.length, told_of.returns) == (again.marks, again.length, again.returns)
                for at in range(len(moments[0])):
                    assert told(await ask(floor, table.code, 0, at, ana)) == moments[0][at]
                page = Page(await floor.table(table.code), 0)
                assert told(page.frame) == moments[0][-1]
                assert page.frame["stage"] == "over"
                with pytest.raises(Refusal, match=r"hall's cards have changed since, so this game can't be"):
                    await replays.play_on_from(table.code, replays.Continuation(at=1, seat=0), floor, ana)

    run(scenario())


def test_the_next_server_makes_the_film_that_a_former_one_has_not_made(database_url, monkeypatch):
    async def scenario():
        with monkeypatch.context() as hurried:
            hurried.setattr(jobs.RecordingJobs, "open", lambda self: None)
            async with a_floor(database_url, drain_seconds=0.0) as floor:
                table, moments = await finished(floor, most=8)
                assert await floor.store.read(storage.unfilmed) == [table.stored.id]
        async with a_floor(database_url) as floor:
            await until(
                lambda: not floor.recording_jobs.wanted and not floor.recording_jobs.waiters and any(pools(floor))
            )
            assert await floor.store.read(storage.unfilmed) == []
            ana, _ = await players(floor, table)
            assert told(await ask(floor, table.code, 0, 8, ana)) == moments[0][8]

    run(scenario())


def test_a_film_that_nobody_waits_for_lets_those_play_who_play(tmp_path, monkeypatch):
    monkeypatch.setattr(jobs, "REST", 1e9)
    monkeypatch.setattr(jobs, "LONGEST_REST", 1e9)

    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            tables = [(await finished(floor, most=3))[0].stored.id for _ in range(3)]
            await until(lambda: len(floor.recording_jobs.wanted) == 2 and len(floor.recording_jobs.waiters) == 2)
            for left in (1, 0):
                await floor.recording_jobs.want(tables[-1 - left], soon=True)
                assert len(floor.recording_jobs.wanted) == left

    run(scenario())


def pools(floor):
    """The processes for long work."""
    return [worker.workers.pool for lane in (floor.work.long, floor.work.lookups) for worker in lane.workers]


def test_a_worker_that_cannot_begin_beforehand_begins_with_the_first_film(tmp_path, monkeypatch):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:

            async def fails(*_):
                raise OSError("there is no more memory")

            with monkeypatch.context() as hard:
                hard.setattr(floor.work, "in_process", fails)
                await floor.recording_jobs.get_ready()
            assert pools(floor) == [None, None]
            table, _ = await finished(floor, most=3)
            await floor.recording_jobs.want(table.stored.id)
            begun = [pool for pool in pools(floor) if pool is not None]
            await floor.recording_jobs.get_ready()
            assert len(begun) == 1 and begun[0] in pools(floor) and None not in pools(floor)

    run(scenario())


def test_a_server_that_closes_finishes_its_films(tmp_path):
    address = f"sqlite:///{tmp_path}/hall.db"

    async def scenario():
        async with a_floor(address, drain_seconds=PATIENCE) as floor:
            await finished(floor, most=4)
        async with a_floor(address) as floor:
            assert await floor.store.read(storage.unfilmed) == []

    run(scenario())


def test_a_film_that_cannot_be_made_is_tried_again_until_it_is(tmp_path, monkeypatch):
    monkeypatch.setattr(jobs, "FIRST_PAUSE", 0.5)

    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            make, tries = floor.work.in_process, []

            async def fails_twice(*args):
                tries.append(args)
                if len(tries) < 3:
                    raise OSError("no room for another process")
                return await make(*args)

            monkeypatch.setattr(floor.work, "in_process", fails_twice)
            table, _ = await finished(floor, most=4)
            ana, _ = await players(floor, table)
            with pytest.raises(Refusal, match="still loading; try again") as refused:
                await replays.replay(table.code, floor, ana, 0)
            assert refused.value.code == "busy"
            await wait_for("the film", lambda: filmed(floor))
            assert len(tries) == 3

    run(scenario())


def test_one_game_without_a_film_keeps_no_other_from_having_one(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            bad, _ = await finished(floor, most=3)

            def damage(connection):
                connection.execute(text('UPDATE tables SET options = \'{"no":"such"}\', film_from = NULL'))
                connection.execute(text("DELETE FROM films"))

            await floor.recording_jobs.want(bad.stored.id)
            await floor.store.write(damage)
            good, _ = await finished(floor, most=3)
            await floor.recording_jobs.want(bad.stored.id)
            await floor.recording_jobs.want(good.stored.id)
            ana, _ = await players(floor, good)
            assert (await replays.replay(good.code, floor, ana, 0)).length == 4
            ana, _ = await players(floor, bad)
            with pytest.raises(Refusal, match="this game can't be loaded: "):
                await replays.replay(bad.code, floor, ana, 0)

    run(scenario())


def test_a_damaged_end_of_a_journal_leaves_the_film_of_all_before(tmp_path, monkeypatch):
    async def scenario():
        with monkeypatch.context() as hurried:
            hurried.setattr(jobs.RecordingJobs, "open", lambda self: None)
            async with a_floor(f"sqlite:///{tmp_path}/hall.db", drain_seconds=0.0) as floor:
                table, moments = await finished(floor, most=8)

                def damage(connection):
                    connection.execute(text("UPDATE journal SET action = 999999 WHERE number = 6"))

                await floor.store.write(damage)
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            ana, _ = await players(floor, table)
            assert (await replays.replay(table.code, floor, ana, 0)).length == 6
            assert told(await ask(floor, table.code, 0, 5, ana)) == moments[0][5]

    run(scenario())


def test_names_are_put_in_when_a_film_is_shown(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table, _ = await finished(floor, most=8)
            await floor.recording_jobs.want(table.stored.id)
            reels = await floor.store.read(lambda connection: connection.execute(select(schema.films)).all())
            assert {reel.seat for reel in reels} == {-1, 0, 1}
            for reel in reels:
                text = zlib.decompress(reel.told).decode()
                assert "Ωmega" not in text
            await floor.store.write(people.delete_person, table.seats[0].person)
            shown = await ask(floor, table.code, SPECTATOR, 9, None)
            assert "Ana" not in ENCODER.encode(shown).decode()
            assert any("someone" in line["text"] for line in shown["log"])

    run(scenario())


def test_a_film_has_an_end_however_long_the_game(tmp_path, monkeypatch):
    """A stretch that goes beyond the bound is the last; of what follows the log stays, and the last moment."""
    monkeypatch.setattr(recording, "STRETCH", 5)
    monkeypatch.setattr(recording, "MOST_BYTES", 1)

    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table, moments = await finished(floor, "spellfire", most=30)
            stored = await floor.store.read(tables.table_by_id, table.stored.id)
            steps = await floor.store.read(journal.journal_of, stored.id)
            actions = [step.action for step in steps]
            first, reels = recording.make(
                stored.game,
                msgspec.json.encode(stored.options),
                beginning_of(stored),
                actions,
                stored.secret,
                [0],
                2,
            )
            await floor.store.write(storage.save_film, stored.id, first, reels)
            log = await floor.store.read(recording.log_at, stored.id, 0, names_of(stored.seats))
            assert (log.first, log.until, log.last) == (0, 5, 31)
            assert len(reels) == 4
            ana, _ = await players(floor, table)
            for at in (0, 4, 5, 31):
                assert told(await ask(floor, table.code, 0, at, ana)) == moments[0][at], at
            with pytest.raises(Refusal, match="you can see steps 0 to 5, and 31 of this game, but not 12"):
                await ask(floor, table.code, 0, 12, ana)

    run(scenario())


def test_a_game_that_cannot_be_begun_makes_no_film():
    with pytest.raises(SpellhallError):
        recording.make("chess", b"{}", Beginning(decks=[], seed=1, digest=""), [], "secret", [0], 2)
