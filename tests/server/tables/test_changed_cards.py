"""The hall is brought up to date while games are running: they go on from where they stand, and say so."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest
from server.databases import database_url as database_url
from server.floors import Page, a_floor, a_person, a_table, finds_room, play, run
from server.works import keep_here
from sqlalchemy import update

from spellhall.games.spellfire import card_index
from spellhall.kernel.chance import Dice
from spellhall.server.storage import schema
from spellhall.server.storage.queries import chat, journal, tables
from spellhall.server.tables import games, restoring
from spellhall.server.tables.http.shapes import Continuation
from spellhall.server.tables.live_game import LiveGame
from spellhall.server.tables.recordings import replays
from spellhall.server.tables.refusal import Refusal

GAMES = ("spellchain", "spellfire", "spellslinger")
FACTS = {"spellchain": "limit", "spellfire": "levels", "spellslinger": "strength"}
"""What an upgrade changes about cards of each game."""


def register_of(game):
    return import_module(f"spellhall.games.{game}.card").REGISTER


def forget():
    """Whatever has been worked out of cards and kept is worked out anew."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("spellhall."):
            for kept in [*vars(module).values()]:
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()


def raised(value):
    """A fact of a card, one higher."""
    return tuple(raised(one) for one in value) if isinstance(value, tuple) else value + 1 if value else value


@pytest.fixture
def upgrade(monkeypatch):
    """Bring the hall up to date: some facts of all cards of a game are others from now on; or cards are gone."""
    whole = {}

    def change(game, gone=()):
        whole.setdefault(game, dict(register_of(game)))
        fact = FACTS[game]
        for card in register_of(game).values():
            monkeypatch.setattr(card, fact, raised(getattr(card, fact)))
        for key in gone:
            del register_of(game)[key]
        forget()
        if game == "spellfire":
            for key in gone:
                del card_index.entries()[key]

    yield change
    monkeypatch.undo()
    for game, cards in whole.items():
        register = register_of(game)
        if game == "spellfire":
            forget()
            for key in cards.keys() - {*register}:
                register.add(cards[key])
        else:  # in their order, which saves and digests know
            register.clear()
            register.update(cards)
    forget()


@pytest.fixture
def films_here(monkeypatch):
    """Films are made in this process, whose cards are those of the test."""
    keep_here(monkeypatch)
    monkeypatch.setattr("spellhall.server.tables.recordings.recording._game", games._kept)


async def running(address, game, actions=9):
    """A game that was being played when its server closed properly."""
    async with a_floor(address) as floor:
        decks = list(games.game_of(game, {}).starter_decks())[:2]
        table = await a_table(floor, game, "Ana", "Bo", decks=decks)
        await play([Page(table, seat) for seat in (0, 1)], Dice(5), actions)
        assert table.stage == "playing"
    return table


def said(connection, table_id):
    return [line.text for line in chat.chat_of(connection, table_id, 10)]


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_goes_on_from_its_position_and_says_so(game, database_url, upgrade, films_here):
    async def scenario():
        before = await running(database_url, game)
        state, record = before.live_game.state, before.live_game.record
        upgrade(game)
        async with a_floor(database_url) as floor:
            table = await floor.table(before.code)
            assert table.game.digest() != before.game.digest()
            assert table.live_game.record.actions == record.actions
            keys = [before.game.catalogue[face].key for face in state.face]
            assert [table.game.catalogue[face].key for face in table.live_game.state.face] == keys
            assert (table.live_game.state.piles, table.live_game.state.rng) == (state.piles, state.rng)
            assert len(Page(table, 0).frame["log"]) == len(before.frame(0).log)
            assert await floor.store.read(said, table.stored.id) == [restoring.CHANGED]
            with pytest.raises(Refusal, match="the hall's cards have changed since, so you can't undo"):
                await table.undo(record.seats[-1])
            pages = [Page(table, seat) for seat in (0, 1)]
            await play(pages, Dice(9), 3)
            played = list(table.live_game.record.actions)
        async with a_floor(database_url) as floor:  # once it has changed over, nothing is special any more
            table = await floor.table(before.code)
            assert table.live_game.record.actions == played
            assert await floor.store.read(said, table.stored.id) == [restoring.CHANGED]
            await play([Page(table, seat) for seat in (0, 1)], Dice(9))
            last = Page(table, 0).frame
            await floor.recording_jobs.want(table.stored.id)
            ana = await a_person(floor, "Ana")
            told = await replays.replay(table.code, floor, ana)
            assert (told.first, told.until, told.same_cards) == (len(record.actions), told.length, True)
            assert len(told.marks) == len(Page(table, -1).frame["log"])
            with pytest.raises(Refusal, match=r"you can see steps \d+ to \d+ of this game, but not 2"):
                await replays.frame(table.code, floor, ana, 2)
            with pytest.raises(Refusal, match="hall's cards have changed since"):
                await replays.play_on_from(table.code, Continuation(at=2, seat=0), floor, ana)
            assert last["returns"]

    run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_what_is_behind_the_last_position_is_played_while_it_is_legal(game, tmp_path, upgrade, monkeypatch):
    """The server was killed: its journal is ahead of what it has kept."""
    address = f"sqlite:///{tmp_path}/hall.db"

    async def scenario():
        before = await running(address, game, 6)
        async with a_floor(address) as floor:
            table = await floor.table(before.code)
            pages = [Page(table, seat) for seat in (0, 1)]
            await play(pages, Dice(1), 4)
            with monkeypatch.context() as killed:
                killed.setattr("spellhall.server.tables.table.LiveTable.keep_position", _nothing)
                actions = list(table.live_game.record.actions)
                for page in pages:
                    table.audience.leave(page)
                floor.live.clear()
        replayed = []
        begun = LiveGame.begun.__func__

        def watched(cls, game_, beginning, **more):
            replayed.append(beginning.taken)
            return begun(cls, game_, beginning, **more)

        monkeypatch.setattr(LiveGame, "begun", classmethod(watched))
        upgrade(game)
        async with a_floor(address) as floor:
            table = await floor.table(before.code)
            assert set(replayed) == {6}, "nothing that lies before the position is played again"
            now = table.live_game.record.actions
            assert now == actions[: len(now)] and len(now) >= 6
            lines = [restoring.CHANGED] if now == actions else [restoring.SHORTENED, restoring.CHANGED]
            assert await floor.store.read(said, table.stored.id) == lines

    run(scenario())


async def _nothing(_):
    pass


def test_a_game_whose_cards_are_gone_cannot_go_on_and_can_be_closed(database_url, upgrade):
    async def scenario():
        before = await running(database_url, "spellchain")
        other = await running(database_url, "spellfire", 3)
        gone = before.game.catalogue[before.live_game.state.face[0]].key
        upgrade("spellchain", gone=[gone])
        async with a_floor(database_url, tables_per_person=1) as floor:
            table = await floor.table(before.code)
            assert gone in table.broken
            frame = Page(table, 0).frame
            assert (frame["stage"], frame["broken"]) == ("playing", table.broken)
            assert [seat["name"] for seat in frame["seats"]] == ["Ana", "Bo"]
            await finds_room(floor, before.stored.host)
            [line] = [one for one in await floor.store.read(tables.tables_of, before.stored.host)]
            assert line.broken == table.broken
            assert (await floor.table(other.code)).broken == ""
            await floor.close_broken(table)
        async with a_floor(database_url) as floor:
            table = await floor.table(before.code)
            assert (table.stage, table.stored.returns) == ("over", [0.0, 0.0])

    run(scenario())


def test_a_game_that_ended_with_the_former_cards_tells_no_other_story(tmp_path, upgrade, monkeypatch):
    """Where no film could be made before the upgrade, nothing is shown rather than something else."""
    address = f"sqlite:///{tmp_path}/hall.db"

    async def scenario():
        with monkeypatch.context() as hurried:
            hurried.setattr("spellhall.server.tables.recordings.jobs.RecordingJobs.open", lambda self: None)
            async with a_floor(address, drain_seconds=0.0) as floor:
                table = await a_table(floor, "spellfire", "Ana", "Bo")
                await play([Page(table, seat) for seat in (0, 1)], Dice(5), 9)
                await table.resign(0)
        upgrade("spellfire")
        async with a_floor(address) as floor:
            bo = await a_person(floor, "Bo")
            with pytest.raises(Refusal, match="this game can't be loaded: its cards have changed since"):
                await replays.replay(table.code, floor, bo)
            page = Page(await floor.table(table.code))
            assert (page.frame["stage"], "cards" in page.frame) == ("over", False)
            assert "its cards have changed since" in page.frame["broken"]

    run(scenario())


def test_an_option_that_is_younger_than_a_table_means_as_before(tmp_path):
    address = f"sqlite:///{tmp_path}/hall.db"

    async def scenario():
        before = await running(address, "spellfire")
        older = dict(before.stored.options)
        older.pop("equal_windows")

        def age(connection):
            connection.execute(update(schema.tables).values(options=older, snapshot=None))

        async with a_floor(address) as floor:
            await floor.store.write(age)
        async with a_floor(address) as floor:
            table = await floor.table(before.code)
            assert table.live_game.record.actions == before.live_game.record.actions
            assert (await floor.store.read(journal.journal_of, table.stored.id))[-1].kind == "act"

    run(scenario())
