"""Games that no rule ends: those that someone left are claimed, and those who play can always call theirs off."""

from __future__ import annotations

import pytest
from server.databases import database_url as database_url
from server.faults import QuickThinkers
from server.floors import Page, a_floor, a_table, play, play_until, run, until
from server.halls import a_hall, a_wire, be_ready, set_up, sit_down

from spellhall.kernel.chance import Dice
from spellhall.server.storage.queries import journal, tables
from spellhall.server.tables import claims
from spellhall.server.tables import table as table_module
from spellhall.server.tables.clock import Rates
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.watching import shown_table

PATIENCE = 300_000
TOKEN = "a token for figures"


@pytest.fixture
def time(monkeypatch):
    """The time, in milliseconds, which stands still until a test sets it."""
    now = [1_000_000_000_000]
    for module in (table_module, shown_table):
        monkeypatch.setattr(module, "now_ms", lambda: now[0])
    return now


def here(tmp_path) -> str:
    return f"sqlite:///{tmp_path}/hall.db"


def decides(table) -> int:
    return table.live_game.state.current_player()


# --- claims


def test_a_game_that_was_left_may_be_claimed_after_a_time_and_not_before(time, tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            gone, stays = decides(table), 1 - decides(table)
            assert "absence" not in pages[stays].seen()
            time[0] += 10_000
            table.audience.leave(pages[gone])
            assert pages[stays].frame["absence"] == {"seats": [gone], "since": 0, "until": PATIENCE}
            time[0] += PATIENCE - 1
            with pytest.raises(Refusal, match="long enough"):
                await claims.claim(table, stays)
            time[0] += 1
            with pytest.raises(Refusal, match="long enough"):
                await claims.claim(table, gone)
            await claims.claim(table, stays)
            assert pages[stays].frame["returns"][stays] == 1.0
            assert table.stage == "over"
            assert "had left" in pages[stays].said[-1]["text"]

    run(scenario())


def test_whoever_comes_back_has_left_nothing(time, tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            gone, stays = decides(table), 1 - decides(table)
            table.audience.leave(pages[gone])
            time[0] += PATIENCE
            pages[gone].sent.clear()
            table.audience.join(pages[gone], gone)
            assert b"absence" not in pages[gone].sent[0], "he is told that he himself is away"
            assert "absence" not in pages[stays].seen()
            with pytest.raises(Refusal):
                await claims.claim(table, stays)
            table.audience.leave(pages[gone])
            assert pages[stays].frame["absence"]["until"] == PATIENCE

    run(scenario())


def test_only_the_time_counts_in_which_the_game_waits_for_who_is_away(time, tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            away = 1 - decides(table)
            stays = 1 - away
            table.audience.leave(pages[away])
            time[0] += 10 * PATIENCE
            with pytest.raises(Refusal):
                await claims.claim(table, stays)
            await play_until([pages[stays]], Dice(1), lambda: decides(table) != stays)
            assert pages[stays].frame["absence"] == {"seats": [away], "since": 0, "until": PATIENCE}
            time[0] += PATIENCE
            await claims.claim(table, stays)
            assert table.stage == "over"

    run(scenario())


def test_where_a_clock_runs_it_ends_the_game_and_nobody_else(time, tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo", setup=Setup(clocks=Rates(bank=10**9)))
            pages = [Page(table, seat) for seat in (0, 1)]
            stays = 1 - decides(table)
            table.audience.leave(pages[decides(table)])
            time[0] += PATIENCE
            assert table.absence() is None
            with pytest.raises(Refusal):
                await claims.claim(table, stays)

    run(scenario())


def test_in_a_game_of_four_all_who_have_left_resign_and_the_others_play_on(time, tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellfire", "Ana", "Bo", "Cy", "Di")
            pages = [Page(table, seat) for seat in range(4)]
            first = decides(table)
            left = {first, (first + 1) % 4}
            for seat in left:
                table.audience.leave(pages[seat])
            time[0] += PATIENCE
            stays = (first + 2) % 4
            await claims.claim(table, stays)
            assert table.out() == left
            assert table.stage == "playing"
            await play([pages[seat] for seat in range(4) if seat not in left], Dice(3), 40)
            assert len(table.live_game.record.actions) > 20

    run(scenario())


@pytest.mark.parametrize("how", ["claim", "off"])
def test_the_seat_of_somebody_who_was_deleted_is_left_at_once(how, tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo = hall("Ana"), hall("Bo")
        code = set_up(ana, "me", "open")["code"]
        sit_down(bo, code)
        be_ready(ana, code, 0)
        assert ana.post(f"/api/tables/{code}/start").is_success
        with a_wire(ana) as wire:
            wire.watch(code, 0)
            assert bo.delete("/api/me").is_success
            wire.request(t="ping")
            absence = [told["parts"]["absence"] for told in wire.heard if told.get("parts", {}).get("absence")][-1]
            assert absence == {"seats": [1], "since": 0, "until": 0, "gone": True}
            assert wire.request(t=how, table=code)["t"] == "done"
            result = ana.get("/api/tables/mine").json()["finished"][0]["result"]
            assert result == ("Ana won." if how == "claim" else "Called off.")
            names = [seat["name"] for seat in wire.watch(code, 0)["frame"]["seats"]]
            assert names == ["Ana", "someone"]


# --- calling off


def test_all_together_may_call_a_game_off_at_any_time(tmp_path, database_url):
    async def scenario():
        async with a_floor(database_url) as floor:
            table = await a_table(floor, "spellfire", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1, -1)]
            await play(pages, Dice(3), 5)
            await claims.call_off(table, 0, yes=True)
            assert pages[1].frame["offer"] == {"seat": 0, "open": [1]}
            with pytest.raises(Refusal, match="already open"):
                await claims.call_off(table, 0, yes=True)
            await claims.call_off(table, 1, yes=True)
            ended = [page.seen() for page in pages]
            for frame in ended:
                assert (frame["stage"], frame["ending"], frame["returns"]) == ("over", "off", [0.0, 0.0])
                assert "decision" not in frame and "offer" not in frame and "undo" not in frame
            for transaction in (
                table.act(0, table.decision_number, 0),
                table.resign(1),
                claims.call_off(table, 0, yes=True),
            ):
                with pytest.raises(Refusal, match="the game is over"):
                    await transaction
            assert not table.tasks
            assert (await floor.store.read(journal.journal_of, table.stored.id))[-1].kind == "off"
            code = table.code
        async with a_floor(database_url) as floor:
            assert await floor.store.read(tables.running_tables) == []
            again = await floor.table(code)
            assert (again.stage, again.ending) == ("over", "off")
            for seat, frame in zip((0, 1, -1), ended, strict=True):
                before = {name: value for name, value in frame.items() if name != "seats"}
                after = {name: value for name, value in Page(again, seat).seen().items() if name != "seats"}
                assert after == before

    run(scenario())


def test_an_offer_that_is_declined_is_not_made_again_at_once(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            with pytest.raises(Refusal, match="no one is waiting"):
                await claims.call_off(table, 1, yes=False)
            await claims.call_off(table, 0, yes=True)
            await claims.call_off(table, 1, yes=False)
            assert "offer" not in pages[0].seen()
            assert pages[0].said[-1]["text"] == "Bo wants to play on."
            with pytest.raises(Refusal, match="keep playing for a while"):
                await claims.call_off(table, 0, yes=True)
            await claims.call_off(table, 1, yes=True)
            await claims.call_off(table, 1, yes=False)
            await play(pages, Dice(1), claims.AGAIN)
            await claims.call_off(table, 0, yes=True)
            assert table.offer is not None

    run(scenario())


def test_an_offer_stays_open_while_play_goes_on_and_is_gone_with_the_game(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            await claims.call_off(table, 0, yes=True)
            await play(pages, Dice(1), 5)
            assert pages[1].frame["offer"] == {"seat": 0, "open": [1]}
            await table.resign(1)
            assert "offer" not in pages[1].seen()
            assert pages[1].frame["returns"] == [1.0, -1.0]

    run(scenario())


def test_agents_agree_and_those_who_are_out_are_not_asked(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "random")
            await claims.call_off(table, 0, yes=True)
            assert table.ending == "off"
            await until(lambda: not table.tasks)
            other = await a_table(floor, "spellfire", "Ana", "Bo", "Cy")
            await other.resign(1)
            with pytest.raises(Refusal, match="already conceded"):
                await claims.call_off(other, 1, yes=True)
            await claims.call_off(other, 0, yes=True)
            assert other.offer.open == [2]
            await claims.call_off(other, 2, yes=True)
            assert other.ending == "off"

    run(scenario())


def test_a_game_at_which_only_agents_play_on_may_be_called_off(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path), pace=60) as floor:
            floor.agent_processes = QuickThinkers()
            table = await a_table(floor, "spellfire", "Ana", "random", "random")
            await table.resign(0)
            assert table.stage == "playing"
            with pytest.raises(Refusal, match="already conceded"):
                await claims.call_off(table, 0, yes=False)
            await claims.call_off(table, 0, yes=True)
            assert (table.stage, table.ending) == ("over", "off")

    run(scenario())


@pytest.mark.parametrize("answer", ["none", "declined"])
def test_whoever_was_left_may_call_the_game_off_alone(answer, time, tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            stays = 1 - decides(table)
            await claims.call_off(table, stays, yes=True)
            if answer == "declined":
                await claims.call_off(table, 1 - stays, yes=False)
            table.audience.leave(pages[1 - stays])
            assert table.stage == "playing"
            time[0] += PATIENCE
            await claims.call_off(table, stays, yes=True)
            assert table.ending == "off"

    run(scenario())


@pytest.mark.parametrize("game", ["spellchain", "spellfire", "spellslinger"])
def test_lists_and_replays_cope_with_a_game_that_was_called_off(game, tmp_path):
    with a_hall(tmp_path, metrics_token=TOKEN) as hall:
        ana, bo = hall("Ana"), hall("Bo")
        table = set_up(ana, "me", "hot", game=game)
        code = table["code"]
        with a_wire(ana) as wire:
            for seat in (0, 1, 0, 1):
                frame = wire.watch(code, **table["mine"][seat])["frame"]
                if frame["decision"]["seat"] == seat:
                    wire.request(t="act", table=code, decision=frame["decision"]["number"], option=0)
            assert wire.request(t="off", table=code)["t"] == "done"
            actions = wire.watch(code)["frame"].get("actions", 0)
        row = ana.get("/api/tables/mine").json()["finished"][0]
        assert (row["result"], row["stage"]) == ("Called off.", "over")
        for client in (ana, bo):
            replay = client.get(f"/api/replays/{code}").json()
            assert (replay["ending"], replay["returns"], replay["length"]) == ("off", [0.0, 0.0], actions)
            last, before = (
                client.get(f"/api/replays/{code}/frames?at={at}").json() for at in (actions, max(0, actions - 1))
            )
            assert (last["ending"], last["returns"]) == ("off", [0.0, 0.0])
            assert "decision" not in last
            assert "decision" in before
        assert ana.post(f"/api/replays/{code}/continue", json={"at": actions, "seat": 0}).status_code == 201
        assert bo.get("/api/metrics", headers={"authorization": f"Bearer {TOKEN}"}).is_success
