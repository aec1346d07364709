"""A table and its journal: whatever fails, and wherever, nothing is ahead of what is stored, and the game goes on."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import msgspec
import pytest
from server.databases import database_url as database_url
from server.faults import SECRETS, FaultyStore, QuickThinkers, broken, fault
from server.floors import Page, a_floor, a_table, finds_room, play, run, until
from server.outages import here, in_line, in_line_with
from server.outages import impatient as impatient
from sqlalchemy import delete, make_url, select, update
from sqlalchemy.exc import IntegrityError, OperationalError
from waiting import Deadline

from spellhall.kernel.chance import Dice
from spellhall.kernel.frames import PASS
from spellhall.kernel.state import State
from spellhall.server import wire
from spellhall.server.limits import Limiter
from spellhall.server.metrics import Metrics
from spellhall.server.settings import Settings
from spellhall.server.storage import StorageError, Store, schema
from spellhall.server.storage.errors import explaining
from spellhall.server.storage.queries import journal, sessions, tables
from spellhall.server.tables import claims
from spellhall.server.tables import table as table_module
from spellhall.server.tables.client import Client
from spellhall.server.tables.clock import Rates
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.live_game import LiveGame
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.table import actions_of

WAYS = {
    "before": {},
    "after": {"late": True},
    "strange": {"error": fault},
    "strange after": {"error": fault, "late": True},
}
"""How a call fails: whether its work is done, and whether anybody has thought of it."""
OUTAGE = 7
"""So many calls one after another fail, where it is not one alone."""


def begin_anew(connection) -> None:
    """The table as it was when it had been dealt."""
    connection.execute(delete(schema.journal))
    connection.execute(delete(schema.chat))
    anew = {"stage": "playing", "finished": None, "returns": None, "length": None, "snapshot": None}
    connection.execute(update(schema.tables).values(**anew, snapshot_at=None))


class Stubborn:
    """People who try everything again until it is done, and look each time that the table is not ahead."""

    def __init__(self, floor):
        self.floor = floor
        self.refused = 0

    async def tries(self, transaction, table=None):
        for _ in range(100):
            try:
                return await transaction()
            except Refusal as refusal:
                assert SECRETS not in refusal.text
                if refusal.code != "busy":
                    return None  # it has happened after all, or may not be
            except (StorageError, RuntimeError):
                assert table is None or transaction.__name__ == "talk", "only what changes no table may fail like that"
            self.refused += 1
            if table is not None:
                await in_line(self.floor, table)
        raise AssertionError("it never succeeds")

    async def play(self, code: str) -> int:
        """Play a game to its end; how often something was refused."""
        table = await self.tries(lambda: self.floor.table(code))
        people = [seat.seat for seat in table.seats if seat.kind == "person"]
        pages, watcher, dice = [Page(table, seat) for seat in people], Page(table), Dice(5)

        async def talk():
            await table.say(0, None, "Ana", "well played")

        for number in range(10_000):
            await until(lambda: table.stage != "playing" or any(page.decides() for page in pages))
            if table.stage != "playing":
                break
            page = next(page for page in pages if page.decides())
            decision, lot = page.frame["decision"], dice.below(1 << 30)
            await self.tries(
                lambda: table.act(page.seat, decision["number"], lot % len(decision["options"])),  # noqa: B023
                table,
            )
            if number == 3:
                await self.tries(lambda: table.undo(0), table)
                if table.wish is not None:
                    await self.tries(lambda: table.consent(1, True), table)
            if number == 4:
                await self.tries(talk, table)
                await self.tries(lambda: table.add_time(1, 0), table)
        await until(lambda: not table.tasks)
        await self.is_over(table, [*pages, watcher])
        return self.refused

    async def is_over(self, table, pages):
        """The game is over, for all that look at it, in the journal, and when it is played again."""
        steps = await in_line(self.floor, table)
        assert len(steps) == table.written
        returns = table.live_game.state.returns()
        assert all(page.frame["returns"] == returns for page in pages)
        replayed = LiveGame.restored(table.game, table.live_game.beginning, actions_of(steps))
        assert replayed.state.save() == table.live_game.state.save()
        found = await self.floor.store.store.read(
            lambda connection: connection.execute(select(schema.tables.c.stage, schema.tables.c.returns)).one()
        )
        assert tuple(found) == ("over", returns)


async def fails_at_every_call(address: str, opponent: str, spread: int) -> tuple[int, int]:
    """Play one game again and again, each time with another call of the store that fails; games, and refusals."""
    async with a_floor(address) as floor:
        floor.agent_processes = QuickThinkers()
        setup = Setup(clocks=Rates(bank=600_000, increment=1_000), pace="none")
        dealt = await a_table(floor, "spellchain", "Ana", opponent, setup=setup)
        whole = floor.store

        async def once(fails, **way) -> tuple[int, int]:
            floor.live.pop(dealt.code).close()
            await whole.write(begin_anew)
            floor.store = FaultyStore(whole, fails, **way)
            return await Stubborn(floor).play(dealt.code), floor.store.calls

        _, calls = await once(lambda number: False)
        games = refused = 0
        for first, way in enumerate(WAYS):
            for at in range(first % spread, calls, spread):
                for length in (1, OUTAGE):
                    refusals, _ = await once(range(at, at + length).__contains__, **WAYS[way])
                    refused += refusals
                    games += 1
        floor.store = whole
    return games, refused


@pytest.mark.parametrize("opponent", ["Bo", "random"])
def test_a_store_that_fails_at_some_call_costs_nothing_but_time(opponent, database_url):
    games, refused = run(fails_at_every_call(database_url, opponent, 9))
    assert games > 10
    assert refused > 0


@pytest.mark.slow
@pytest.mark.parametrize("opponent", ["Bo", "random"])
def test_a_store_that_fails_at_any_call_costs_nothing_but_time(opponent, database_url):
    games, refused = run(fails_at_every_call(database_url, opponent, 1))
    assert games > 100
    assert refused > games // 2


# --- nobody sees what is not stored


@pytest.mark.parametrize("opponent", ["Bo", "random"])
def test_nobody_sees_anything_before_it_is_stored(opponent, tmp_path):
    """At every call of the store, before it and after it, a frame for everybody shows what the journal holds."""

    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            floor.agent_processes = QuickThinkers()
            setup = Setup(clocks=Rates(bank=600_000, increment=1_000), pace="none")
            table = await a_table(floor, "spellchain", "Ana", opponent, setup=setup)
            whole, looks = floor.store, 0

            async def look(name, *args):
                nonlocal looks
                before = table.written
                steps = await in_line(floor, table)
                if table.written == before:  # nothing has happened while the journal was read
                    looks += 1
                    taken = len(actions_of(steps[:before]))
                    for seat in (0, 1, -1):
                        frame = table.frame(seat)
                        assert frame.actions == len(table.times) == taken
                        assert frame.log == [] or frame.log[-1].at <= taken
                        assert (frame.stage == "over") == bool(frame.returns)
                return await getattr(whole, name)(*args)

            floor.store = FaultyStore(whole, lambda number: False)
            for name in ("append", "write", "read"):
                setattr(floor.store, name, lambda *args, name=name: look(name, *args))
            await Stubborn(floor).play(table.code)
            assert looks > 10
            floor.store = whole

    run(scenario())


@pytest.mark.interpreted  # what happens is told in another way
def test_an_action_that_the_rules_fail_at_changes_nothing(tmp_path, monkeypatch):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellfire", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            await play(pages, Dice(1), 5)
            before, shown = table.live_game.state.save(), [page.in_full() for page in pages]
            page = next(page for page in pages if page.decides())
            with monkeypatch.context() as broken_rules:
                game = type(table.game)
                broken_rules.setattr(game, "moved", lambda *_: 1 / 0)
                broken_rules.setattr(game, "notice", lambda *_, **__: 1 / 0)
                broken_rules.setattr(State, "tell", lambda *_, **__: 1 / 0)
                failed = 0
                for option in range(len(page.frame["decision"]["options"])):
                    try:
                        await page.act(option)
                    except ZeroDivisionError:
                        failed += 1
                        assert table.live_game.state.save() == before
                        assert [page.in_full() for page in pages] == shown
                    else:
                        return pytest.skip("no option of this decision does anything")
            assert failed
            await page.act(0)

    run(scenario())


def failing(monkeypatch, fails):
    """Have the rules fail at some actions."""
    apply = State.apply

    def failed(state, action):
        if fails(action):
            raise ZeroDivisionError
        return apply(state, action)

    monkeypatch.setattr(State, "apply", failed)


async def agent_decides(floor):
    """A table at which an agent is about to choose among several options; who plays beside them; their question."""
    table = await a_table(floor, "spellchain", "Ana", "random")
    ana = Page(table, 0)
    deadline = Deadline("an agent that has a choice")
    while True:
        deadline.check(ana.frame)
        await until(lambda: ana.decides() or len(table.live_game.state.legal_actions()) > 1)
        if not ana.decides():
            return table, ana, table.live_game.state.decision()
        await ana.act(0)


def test_an_agent_at_whose_action_the_rules_fail_takes_another_one(tmp_path, monkeypatch):
    async def scenario():
        async with a_floor(here(tmp_path), pace=0.3) as floor:
            floor.agent_processes = QuickThinkers()
            table, _, question = await agent_decides(floor)
            good = question.options[-1]
            taken = len(table.live_game.record.actions)
            with monkeypatch.context() as broken_rules:
                failing(broken_rules, lambda action: action in question.options and action != good)
                await until(lambda: len(table.live_game.record.actions) > taken)
            assert table.live_game.record.actions[taken] == good
            assert not table.broken

    run(scenario())


def test_a_game_at_which_the_rules_fail_whatever_is_done_can_be_closed(tmp_path, monkeypatch):
    async def scenario():
        async with a_floor(here(tmp_path), pace=0.3, tables_per_person=1) as floor:
            floor.agent_processes = QuickThinkers()
            table, ana, _ = await agent_decides(floor)
            with monkeypatch.context() as broken_rules:
                failing(broken_rules, lambda _: True)
                await until(lambda: table.broken and not table.tasks)
            assert ana.frame["broken"]
            assert ana.frame.get("thinking", -1) < 0
            await finds_room(floor, table.stored.host)  # it takes no one's
            await claims.call_off(table, 0, True)
            assert (ana.frame["stage"], ana.frame["ending"]) == ("over", "off")
            stored = await floor.store.read(tables.table_by_id, table.stored.id)
            assert (stored.stage, stored.ending) == ("over", "off")

    run(scenario())


def test_a_pass_at_which_the_rules_fail_is_refused_and_another_choice_counts(tmp_path, monkeypatch):
    async def scenario():
        monkeypatch.setattr(table_module, "EQUAL_WINDOW", 50)
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellslinger", "Ana", "Bo", equal_windows="on")
            pages = [Page(table, seat) for seat in (0, 1)]
            deadline = Deadline("a question whether to pass")
            while True:
                deadline.check(pages[0].frame)
                page = next(page for page in pages if page.decides())
                question = table.live_game.state.decision()
                if question.from_hand and len(question.options) > 1 and PASS in question.options:
                    break
                await page.act(0)
            with monkeypatch.context() as broken_rules:
                failing(broken_rules, lambda _: True)
                with pytest.raises(Refusal, match="choose something else"):
                    await page.act(question.options.index(PASS))
            assert page.decides()
            await page.act(question.options.index(PASS))

    run(scenario())


# --- in doubt


def test_of_two_floors_on_one_database_the_late_one_follows_the_journal(database_url):
    async def scenario():
        async with a_floor(database_url) as one:
            other = Floor(one.store, one.settings, Metrics())  # no lease parts the two, they write as one server
            first = await a_table(one, "spellchain", "Ana", "Bo")
            second = await other.table(first.code)
            ours, theirs = ([Page(table, seat) for seat in (0, 1)] for table in (first, second))
            await play(ours, Dice(1), 3)
            deciding = next(page for page in theirs if page.decides())
            with pytest.raises(Refusal, match="try again in a moment"):
                await deciding.act(0)
            await until(lambda: second.decision_number == 3)
            assert [page.seen() for page in theirs] == [page.seen() for page in ours]
            assert second.live_game.state.save() == first.live_game.state.save()
            await play(theirs, Dice(2))
            assert second.stage == "over"
            await in_line_with(other, second)

    run(scenario())


def test_while_the_journal_cannot_be_read_a_table_in_doubt_stands_still(tmp_path):
    """Nothing is done, no clock runs, and nobody is told more than that; then all goes on, as it was stored."""

    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo", setup=Setup(clocks=Rates(bank=60_000)))
            pages = [Page(table, seat) for seat in (0, 1)]
            whole, away = floor.store, True
            floor.store = FaultyStore(whole, lambda number: away, late=True)
            page = next(page for page in pages if page.decides())
            for transaction in (page.act(0), page.act(1), table.resign(0), table.undo(0), table.add_time(0, 1)):
                with pytest.raises(Refusal, match="try again in a moment") as refused:
                    await transaction
                assert refused.value.code == "busy"
                assert SECRETS not in refused.value.text
            before = table.frame(0).clocks
            await asyncio.sleep(0.05)
            assert table.frame(0).clocks == before
            assert table.written == 0
            away = False
            await until(lambda: table.written > 0)
            assert page.frame["actions"] == 1
            steps = await whole.read(journal.journal_of, table.stored.id)
            assert steps[0].clocks == before.banks
            floor.store = whole
            await until(lambda: not table.tasks)
            await in_line_with(floor, table)

    run(scenario())


# --- what people are told of the database


class Pile:
    """A channel that keeps what it takes."""

    def __init__(self):
        self.pushed = []

    def push(self, message):
        self.pushed.append(message)
        return True


def test_no_message_is_answered_with_the_address_of_the_database(monkeypatch):
    async def scenario():
        sockets = SimpleNamespace(limiter=Limiter(Settings()), metrics=Metrics(), settings=Settings())
        for error in (broken, fault):
            channel = Pile()
            client = Client(sockets, channel, "", "", 1)

            async def fails(message, error=error):
                raise error()

            client._obey = fails
            await client._hear(msgspec.json.encode(wire.Ping(n=3)).decode())
            (answer,) = map(msgspec.json.decode, channel.pushed)
            assert (answer["t"], answer["n"], answer["code"]) == ("refused", 3, "busy")
            assert SECRETS not in answer["text"]

    run(scenario())


def test_a_table_that_cannot_be_read_just_now_is_not_lost(tmp_path):
    """Whichever reading fails: nobody is told where the database is, and the next one who comes finds the table."""

    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            made = await a_table(floor, "spellchain", "Ana", "Bo")
            await play([Page(made, seat) for seat in (0, 1)], Dice(1), 3)
            whole = floor.store
            refused = 0
            for at in range(10):
                floor.live.pop(made.code, None)
                floor.store = FaultyStore(whole, lambda number: number == at)  # noqa: B023
                try:
                    await floor.table(made.code)
                except StorageError:
                    refused += 1
                assert (await floor.table(made.code)).decision_number == 3
            assert refused == 2, "the row of the table, and all that is kept of its game at once"
            floor.store = whole

    run(scenario())


def test_an_error_of_the_database_names_neither_password_nor_what_was_stored():
    url = make_url("postgresql+psycopg://hall:hushhush@db.example/hall?password=hushhush&sslmode=require")
    with pytest.raises(StorageError) as told, explaining(url):
        raise OperationalError("insert", {}, Exception("the server is gone"))
    assert "hushhush" not in str(told.value)
    assert "hall" in str(told.value)


def test_what_was_to_be_stored_stands_in_no_error(database_url):
    async def scenario():
        async with Store(database_url) as store:
            with pytest.raises(IntegrityError) as raised:
                await store.write(sessions.create_session, 10**6, "a secret token", "Firefox")
            assert "a secret token" not in str(raised.value)
            assert "Firefox" not in str(raised.value)

    run(scenario())
