"""Fair deals: sealed before anybody sees a card, told by nothing before the end, and checked by anybody after it."""

from __future__ import annotations

import json
from hashlib import blake2b

import pytest
import structlog
from fastapi.testclient import TestClient
from server.databases import database_url as database_url
from server.floors import Page, a_floor, a_table, play, run
from server.halls import heard as until_told
from structlog.testing import capture_logs

from spellhall.kernel.chance import Dice, written
from spellhall.kernel.seals import seal_of
from spellhall.server.app import create_app
from spellhall.server.settings import Settings
from spellhall.server.storage.queries import tables
from spellhall.server.storage.store import Store
from spellhall.server.tables import waiting_room
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.setup import Setup
from spellhall.server.wire import SPECTATOR

GAMES = ("spellchain", "spellfire", "spellslinger")


def tells(text: str, seed: int) -> bool:
    """Whether a text holds a good part of a seed, in any of the ways in which numbers are written."""
    digits = f"{seed:064x}"
    ways = [digits, digits.upper(), str(seed), str(seed << 64), str(seed >> 128), str(seed & (1 << 128) - 1)]
    return any(way[at : at + 16] in text for way in ways for at in range(0, len(way) - 15, 8))


def test_a_seal_is_the_hash_that_is_published():
    plain = b'["BCDFGH","spellchain","0x10000000000000000",[["001","002"],["003"]]]'
    by_hand = blake2b(plain, digest_size=32, person=b"spellhall seal").hexdigest()
    assert seal_of("BCDFGH", "spellchain", 2**64, [["001", "002"], ["003"]]) == by_hand


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_told_the_seal_before_the_first_card(game, tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            waiting = await a_waiting_table(floor, game)
            pages = [Page(waiting, seat) for seat in (0, 1, SPECTATOR)]
            assert all("seal" not in page.frame for page in pages)
            async with waiting.lock:
                await waiting_room.deal(waiting)
            stored = await floor.store.read(tables.table_by_code, waiting.code)
            assert stored.seal == seal_of(stored.code, game, stored.seed, [seat.deck for seat in stored.seats])
            for page in pages:
                told = [json.loads(message) for message in page.sent]
                sealed = next(n for n, one in enumerate(told) if one.get("parts", {}).get("seal"))
                dealt = next(n for n, one in enumerate(told) if one.get("parts", {}).get("stage") == "playing")
                assert sealed < dealt
                assert not any(one.get("cards") or "sides" in one.get("parts", {}) for one in told[: sealed + 1])
                assert page.frame["seal"] == stored.seal

    run(scenario())


async def a_waiting_table(floor: Floor, game: str):
    """Two people who are ready, at a table that waits."""
    playing = await a_table(floor, game, "Ana", "Bo")
    stored = await floor.store.write(
        tables.create_table,
        tables.NewTable(
            game=game, options=playing.stored.options, setup=playing.stored.setup, seats=playing.seats, host=None
        ),
    )
    return floor.seated(stored)


def test_a_deal_among_people_has_a_wide_seed_and_decks_by_lot_another(tmp_path, monkeypatch):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            lots = []
            chosen = waiting_room.decks_by_lot
            monkeypatch.setattr(
                waiting_room,
                "decks_by_lot",
                lambda game, count, dice, *a: lots.append(dice.rng) or chosen(game, count, dice, *a),
            )
            for _ in range(20):
                table = await a_table(floor, "spellchain", "Ana", "greedy")
                assert table.live_game.beginning.seed > 1 << 192
                assert table.stored.seed == table.live_game.beginning.seed
                assert lots[-1] >> 64 > 1 << 192 and lots[-1] >> 64 != table.stored.seed
            assert len(set(lots)) == 20

    run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_nothing_tells_the_seed_before_the_end(game, tmp_path):
    """A game against an agent, with a spectator: every message, answer, hint and line of the log is looked through."""
    unhurried = {"messages_per_second": 10_000, "messages_burst": 100_000}
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/hall.db", pace=0.0, **unhurried))
    with capture_logs() as log, TestClient(app) as ana:
        ana.post("/api/me", json={"name": "Ana"})
        seats = [{"kind": "me"}, {"kind": "agent", "agent": "random"}, {"kind": "hot"}]
        seats = seats[:2] if game == "spellchain" else seats
        table = ana.post("/api/tables", json={"game": game, "seats": seats}).json()
        code = table["code"]
        seed = app.state.floor.live[code].stored.seed
        heard: list[str] = [json.dumps(table)]

        with ana.websocket_connect("/api/socket") as socket:

            def request(n, **message):
                socket.send_json({"n": n, "table": code, **message})
                answered = until_told(socket, f"the answer to {message}", lambda told: told.get("n") == n)
                heard.extend(json.dumps(told) for told in answered)
                return answered[-1]

            request(1, t="watch", seat=-1)
            for n in range(2, 60, 4):
                frame = request(n, t="watch", **table["mine"][0])["frame"]
                if frame.get("decision", {}).get("seat") == 0:
                    request(n + 1, t="hint")
                    request(n + 2, t="act", decision=frame["decision"]["number"], option=0)
                for card in [*frame.get("cards", {})][:2]:
                    request(n + 3, t="why", card=card)
            ways = ["/tables/mine", "/tables", f"/tables/{code}", f"/replays/{code}", f"/replays/{code}/document"]
            heard += [ana.get(f"/api{way}").text for way in [*ways, "/metrics", "/health"]]
            structlog.get_logger().warning("the log is looked through")
            heard.append(repr(log))
            assert "the log is looked through" in heard[-1]
            assert not any(tells(text, seed) for text in heard)
            assert tells(str(app.state.floor.live[code].live_game.state.save()), seed), "this looks for what is there"
            for seat in table["mine"]:
                request(100, t="watch", **seat)
                assert request(101, t="resign")["t"] in ("done", "refused")
            frame = request(102, t="watch", **table["mine"][0])["frame"]
            if frame["stage"] == "over":
                assert frame["seed"] == hex(seed) == ana.get(f"/api/tables/{code}").json()["seed"]
                assert frame["seal"] == table["seal"]


def test_the_seed_is_told_after_the_end_to_those_who_may_see_the_replay(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            for spectators in ("on", "off", "delayed"):
                table = await a_table(floor, "spellchain", "Ana", "Bo", setup=Setup(spectators=spectators))
                page = Page(table, 0)
                assert not any(table.frame(seat).seed for seat in (0, 1, SPECTATOR))
                await table.resign(1)
                seed = written(table.live_game.beginning.seed)
                assert page.frame["seed"] == seed
                assert table.frame(SPECTATOR).seed == ("" if spectators == "off" else seed)
                if spectators == "delayed":
                    assert Page(table).frame.get("seed", "") == "", (
                        "who sees everything later is told the seed later, too"
                    )

    run(scenario())


def test_seal_and_seed_come_back_after_a_restart(database_url):
    async def scenario():
        async with a_floor(database_url) as floor:
            table = await a_table(floor, "spellfire", "Ana", "Bo")
            await play([Page(table, 0), Page(table, 1)], Dice(1), 30)
            before, code = table.frame(0), table.code
            position = table.live_game.state.save()
        async with a_floor(database_url) as floor:
            table = await floor.table(code)
            assert table.frame(0).seal == before.seal != ""
            assert table.live_game.state.save() == position
            await table.resign(0)
            assert table.frame(0).seed == written(table.stored.seed)

    run(scenario())


def test_a_game_of_before_has_a_narrow_seed_and_no_seal_and_goes_on(database_url):
    async def scenario():
        async with a_floor(database_url) as floor:
            table = await a_waiting_table(floor, "spellchain")
            game, code = table.game, table.code
            await floor.store.write(
                tables.start_table, table.stored.id, seed=2**61 + 1, version=game.version, digest=game.digest()
            )
        async with a_floor(database_url) as floor:
            table = await floor.table(code)
            expected = game.new_state([seat.deck for seat in table.seats], 2**61 + 1)
            assert table.live_game.state.save() == expected.save()
            await table.resign(0)
            assert (table.frame(0).seal, table.frame(0).seed) == ("", "")

    run(scenario())


def test_a_store_keeps_a_seed_of_any_width(database_url):
    async def scenario():
        async with Store(database_url) as store:
            for seed in (0, 5, 2**62, 2**64, 2**256 - 1, None):
                new = tables.NewTable(game="spellchain", options={}, setup={}, seats=[])
                made = await store.write(tables.create_table, new)
                await store.write(tables.start_table, made.id, seed=seed, seal="s", version="1", digest="d")
                found = await store.read(tables.table_by_code, made.code)
                assert (found.seed, found.seal) == (seed, "s")

    run(scenario())
