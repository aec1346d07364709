"""A live table: what is asked is checked, what happens is stored and told, nothing is lost."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from server.databases import database_url as database_url
from server.floors import Page, a_floor, a_person, a_table, play, play_until, run, until
from waiting import PATIENCE, Deadline

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.undo import TakeBack
from spellhall.server.storage import StorageError, times
from spellhall.server.storage.queries import journal, tables
from spellhall.server.tables import floor as floor_module
from spellhall.server.tables import table as table_module
from spellhall.server.tables import transactions, waiting_room
from spellhall.server.tables.clock import Rates, now_ms
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.watching import shown_table as shown


def here(tmp_path) -> str:
    return f"sqlite:///{tmp_path}/hall.db"


def without_presence(frame: dict) -> dict:
    """A frame but for who is connected, which a restart changes."""
    seats = [{name: value for name, value in seat.items() if name != "here"} for seat in frame["seats"]]
    return frame | {"seats": seats}


async def to_a_decision_of(pages, seat, dice):
    """Play on until a seat decides between several options."""
    for _ in range(500):
        decision = pages[seat].frame["decision"]
        if pages[seat].decides() and len(decision["options"]) > 1:
            return pages[seat]
        await play(pages, dice, 1)
    raise AssertionError("that seat never decides")


# --- requests are checked


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"decision": -1}, "stale"),
        ({"decision": 10_000}, "stale"),
        ({"option": 999}, "illegal"),
        ({"option": -1}, "illegal"),
        ({"seat": "other"}, "seat"),
    ],
)
def test_an_action_that_does_not_fit_is_refused_and_changes_nothing(change, code, tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            await play(pages, Dice(1), 3)
            deciding = next(page for page in pages if page.decides())
            seat = 1 - deciding.seat if "seat" in change else deciding.seat
            decision = change.get("decision", deciding.frame["decision"]["number"])
            before = table.live_game.state.save()
            with pytest.raises(Refusal) as refused:
                await table.act(seat, decision, change.get("option", 0))
            assert refused.value.code == code
            assert table.live_game.state.save() == before
            assert len(await floor.store.read(journal.journal_of, table.stored.id)) == table.decision_number == 3

    run(scenario())


def test_of_two_answers_to_one_decision_one_is_taken(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            page = next(page for page in pages if page.decides())
            number = page.frame["decision"]["number"]
            results = await asyncio.gather(
                *(table.act(page.seat, number, option) for option in (0, 1)), return_exceptions=True
            )
            assert [type(result) for result in results] == [type(None), Refusal]
            assert table.decision_number == number + 1

    run(scenario())


def test_a_request_is_carried_out_though_its_socket_closes(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
            seat = table.live_game.state.current_player()
            asking = asyncio.create_task(table.carry_out(table.act(seat, 0, 0)))
            await asyncio.sleep(0)
            asking.cancel()
            await until(lambda: table.decision_number == 1)
            assert len(await floor.store.read(journal.journal_of, table.stored.id)) == 1

    run(scenario())


def test_what_cannot_be_stored_has_not_happened(tmp_path, monkeypatch):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellfire", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            await play(pages, Dice(1), 5)
            before, shown = table.live_game.state.save(), [page.seen() for page in pages]
            deciding = next(page for page in pages if page.decides())

            async def fails(*_, **__):
                raise StorageError("the disk is full")

            with monkeypatch.context() as broken:
                broken.setattr(floor.store, "append", fails)
                with pytest.raises(Refusal, match="can't reach its database right now"):
                    await deciding.act(0)
            assert table.live_game.state.save() == before
            assert [page.seen() for page in pages] == shown
            await deciding.act(0)
            assert table.decision_number == 6

    run(scenario())


# --- nothing is lost


@pytest.mark.parametrize("game", ["spellchain", "spellfire", "spellslinger"])
def test_a_table_that_comes_back_is_as_it_was(game, database_url, monkeypatch):
    monkeypatch.setattr(transactions, "SNAPSHOT_EVERY", 6)

    async def scenario():
        async with a_floor(database_url) as floor:
            table = await a_table(floor, game, "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1, -1)]
            await play(pages, Dice(4), 15)
            await until(lambda: not table.tasks)
            before = [without_presence(page.seen()) for page in pages]
            code, state = table.code, table.live_game.state.save()
        async with a_floor(database_url) as floor:
            again = await floor.table(code)
            assert again.live_game.state.save() == state
            pages = [Page(again, seat) for seat in (0, 1, -1)]
            assert [without_presence(page.seen()) for page in pages] == before
            await play(pages, Dice(5))
            assert again.stage == "over"
            history = list(again.live_game.record.actions)
            last = [without_presence(page.seen()) for page in pages]
        async with a_floor(database_url) as floor:
            finished = await floor.table(code)
            assert finished.stage == "over"
            assert [without_presence(Page(finished, page.seat).seen()) for page in pages] == last
            assert len(history) == finished.stored.length

    run(scenario())


def test_what_was_taken_back_stays_taken_back_after_a_restart(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellfire", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            page = await to_a_decision_of(pages, 0, Dice(3))
            await page.act(0)
            actions = list(table.live_game.record.actions)
            await table.undo(0)
            if table.wish is not None:
                await table.consent(1, True)
            assert table.live_game.record.actions == actions[:-1]
            frame = page.seen()
            code = table.code
        async with a_floor(here(tmp_path)) as floor:
            again = Page(await floor.table(code), 0)
            assert again.table.live_game.record.actions == actions[:-1]
            assert without_presence(again.seen()) == without_presence(frame)

    run(scenario())


def test_a_table_leaves_memory_when_nobody_misses_it_and_comes_back(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
            page = Page(table, 0)
            await floor.sweep(keep=0)
            assert table.code in floor.live
            table.audience.leave(page)
            await floor.sweep(keep=0)
            assert table.code not in floor.live
            assert (await floor.table(table.code.lower())).live_game.state.save() == table.live_game.state.save()

    run(scenario())


def test_a_table_at_which_nobody_waits_any_more_is_cleared_away(tmp_path, monkeypatch):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            playing = await a_table(floor, "spellchain", "Ana", "Bo")
            ana = await a_person(floor, "Ana")
            seats = [waiting_room.person_seat(0, ana), waiting_room.open_seat(1)]
            made = [
                await floor.store.write(
                    tables.create_table,
                    tables.NewTable(
                        game="spellchain",
                        options=dict(playing.game.options),
                        setup=msgspec.to_builtins(Setup()),
                        seats=seats,
                        host=ana.id,
                    ),
                )
                for _ in range(3)
            ]
            forgotten, watched, stored = floor.seated(made[0]), floor.seated(made[1]), made[2]
            Page(watched)
            await floor.clear_away()
            assert await floor.table(stored.code)
            later = times.now() + 24 * 3600 + 1
            monkeypatch.setattr(times, "now", lambda: later)
            await floor.clear_away()
            assert set(floor.live) == {playing.code, watched.code}
            for code in (forgotten.code, stored.code):
                with pytest.raises(Refusal, match="no table"):
                    await floor.table(code)
            assert await floor.table(watched.code) is watched

    run(scenario())


def test_there_is_no_table_with_a_code_that_nobody_gave(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            for code in ("ZZZZZZ", "", "no such thing", "'; drop table tables"):
                with pytest.raises(Refusal, match="no table has this code"):
                    await floor.table(code)

    run(scenario())


# --- taking back


def test_undo_is_asked_for_and_one_refusal_settles_it(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            dice = Dice(1)
            await play(pages, dice, 2)
            asks = table.live_game.record.seats[0]
            assert pages[asks].frame["undo"] == "consent"
            before = table.live_game.state.save()
            await table.undo(asks)
            assert pages[1 - asks].frame["wish"] == {"seat": asks, "open": [1 - asks]}
            with pytest.raises(Refusal, match="no one is waiting for your consent"):
                await table.consent(asks, True)
            await table.consent(1 - asks, False)
            assert table.live_game.state.save() == before
            assert "wish" not in pages[asks].seen()
            await table.undo(asks)
            await table.consent(1 - asks, True)
            assert len(table.live_game.record.actions) == 0
            assert pages[asks].frame["actions"] == 0

    run(scenario())


def test_agents_let_nothing_be_taken_back_once_something_hidden_came_to_light(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "random")
            page = Page(table, 0)
            with pytest.raises(Refusal, match="nothing to undo"):
                await table.undo(0)
            dice, record, hidden = Dice(1), table.live_game.record, False
            deadline = Deadline("something hidden that comes to light")
            while not hidden:
                deadline.check(page.frame)
                await until(page.decides)
                await play([page], dice, 1)
                await until(page.decides)
                hidden = any(record.hidden[TakeBack(record, 0, 2).keeps :])
            with pytest.raises(Refusal, match="been revealed"):
                await table.undo(0)

    run(scenario())


# --- agents


@pytest.mark.parametrize("game", ["spellchain", "spellfire", "spellslinger"])
def test_agents_play_a_whole_game_by_themselves(game, tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, game, "random", "random")
            watcher = Page(table)
            await until(lambda: table.stage == "over")
            assert watcher.frame["returns"]
            assert watcher.frame["thinking"] == -1 if "thinking" in watcher.frame else True

    run(scenario())


def test_a_worker_that_dies_over_a_thought_is_replaced(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path), pace=0.0) as floor:
            table = await a_table(floor, "spellchain", "Ana", "greedy")
            page = Page(table, 0)
            await until(page.decides)
            for process in list(floor.agent_processes.pool._processes.values()) if floor.agent_processes.pool else []:
                process.kill()
                process.join(PATIENCE)
                assert not process.is_alive()
            await play([page], Dice(1), 1)
            await until(page.decides)
            await play([page], Dice(1), 1)
            await until(page.decides)

    run(scenario())


async def no_thought(*_):
    raise SpellhallError("no thought")


async def nonsense(*_):
    return -7


@pytest.mark.parametrize("thinks", [no_thought, nonsense])
def test_an_agent_whose_thinking_fails_draws_lots(thinks, tmp_path, monkeypatch):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            monkeypatch.setattr(floor.agent_processes, "act", thinks)
            table = await a_table(floor, "spellchain", "greedy", "greedy")
            await until(lambda: table.stage == "over")

    run(scenario())


def test_a_hint_names_options_of_the_decision_best_first(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path), hint_seconds=0.1) as floor:
            table = await a_table(floor, "spellfire", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            page = await to_a_decision_of(pages, 0, Dice(3))
            found = await table.hint(0)
            options = page.frame["decision"]["options"]
            assert {advice.option for advice in found.advice} <= set(range(len(options)))
            assert [advice.text for advice in found.advice] == [options[a.option]["text"] for a in found.advice]
            shares = [advice.share for advice in found.advice]
            assert shares == sorted(shares, reverse=True)
            assert all(0 <= share <= 1 for share in shares)
            assert found.agent in ("search", "greedy")
            with pytest.raises(Refusal, match="not your decision"):
                await table.hint(1)

    run(scenario())


def test_why_says_a_reason_with_its_rule_and_opens_numbers(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellfire", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]

            def numbered() -> bool:
                return any(card.get("numbers") for card in pages[0].frame["cards"].values())

            await play_until(pages, Dice(9), numbered)
            token = next(token for token, card in pages[0].frame["cards"].items() if card.get("numbers"))
            reason = table.why(0, token)
            total = sum(part.amount for part in reason.numbers["level"])
            assert total == pages[0].frame["cards"][token]["facts"]["now"]
            waiting = next(page for page in pages if not page.decides())
            hand = next(
                token for token, card in waiting.frame["cards"].items() if card["zone"] == "hand" and card.get("key")
            )
            assert "(SF-" in table.why(waiting.seat, hand).text
            with pytest.raises(Refusal, match="no longer at this table"):
                table.why(0, "nonsense")

    run(scenario())


# --- clocks


def test_a_clock_that_has_run_out_ends_the_game(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            setup = Setup(clocks=Rates(bank=150))
            table = await a_table(floor, "spellchain", "Ana", "Bo", setup=setup)
            page = Page(table, 0)
            late = table.live_game.state.current_player()
            await until(lambda: table.stage == "over")
            assert page.frame["returns"][late] == -1.0
            await until(lambda: page.said)
            assert "time is up" in page.said[0]["text"]

    run(scenario())


def test_clocks_go_on_after_a_restart_where_they_were_and_not_while_no_server_is_there(tmp_path, monkeypatch):
    time = [1_000_000_000]
    for module in (table_module, floor_module, shown):
        monkeypatch.setattr(module, "now_ms", lambda: time[0])
    monkeypatch.setattr(times, "now", lambda: time[0] // 1000)

    async def scenario():
        setup = Setup(clocks=Rates(bank=600_000, increment=1_000))
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo", setup=setup)
            pages = [Page(table, seat) for seat in (0, 1)]
            for _ in range(3):
                time[0] += 10_000
                await play(pages, Dice(1), 1)
            await table.add_time(0, 1)
            banks, code = list(table.clock.banks), table.code
            assert sum(banks) == 2 * 600_000 - 30_000 + 60_000 + 1_000 * 3
            time[0] += 7_000
            deciding = table.clock.running
            left = table.frame(0).clocks.banks[deciding]
            assert left == banks[deciding] - 7_000
        time[0] += 3_600_000
        async with a_floor(here(tmp_path)) as floor:
            again = await floor.table(code)
            assert again.clock.running == deciding
            assert again.frame(0).clocks.banks[deciding] == left

    run(scenario())


# --- giving up, playing again


def test_whoever_resigns_loses_and_a_rematch_seats_the_same_people(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            with pytest.raises(Refusal, match="once the game is over"):
                await waiting_room.rematch(table, 0)
            await table.resign(1)
            assert pages[0].frame["returns"] == [1.0, -1.0]
            with pytest.raises(Refusal, match="the game is over"):
                await table.act(0, table.decision_number, 0)
            code = await waiting_room.rematch(table, 0)
            assert pages[1].frame["rematch"] == code
            assert await waiting_room.rematch(table, 1) == code
            again = await floor.table(code)
            assert [seat.name for seat in again.seats] == ["Ana", "Bo"]
            assert [seat.ready for seat in again.seats] == [True, False]
            assert not {seat.token for seat in again.seats} & {seat.token for seat in table.seats}

    run(scenario())


def test_in_a_game_of_three_the_others_play_on_when_one_resigns(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellfire", "Ana", "Bo", "Cy")
            pages = [Page(table, seat) for seat in (0, 1, 2)]
            await play(pages, Dice(2), 12)
            await table.resign(1)
            assert table.stage == "playing"
            with pytest.raises(Refusal, match="already"):
                await table.resign(1)
            code, state = table.code, table.live_game.state.save()
        async with a_floor(here(tmp_path)) as floor:
            again = await floor.table(code)
            assert again.live_game.state.save() == state
            await play([Page(again, seat) for seat in (0, 1, 2)], Dice(3))
            assert again.stage == "over"

    run(scenario())


# --- spectators


def test_spectators_of_a_delayed_table_see_everything_later(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path), spectator_delay=0.4) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo", setup=Setup(spectators="delayed"))
            pages = [Page(table, seat) for seat in (0, 1)]
            watcher = Page(table)
            await play(pages, Dice(1), 3)
            assert watcher.frame["actions"] == 0 if "actions" in watcher.frame else True
            assert pages[0].frame["actions"] == 3
            latecomer = Page(table)
            assert latecomer.seen().get("actions", 0) == 0
            await until(lambda: watcher.seen().get("actions", 0) == 3)
            await until(lambda: latecomer.seen().get("actions", 0) == 3)

    run(scenario())


def test_two_of_one_name_are_told_apart(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellfire", "Ana", "Ana", "Ana")
            assert table.names == ["Ana", "Ana (2)", "Ana (3)"]

    run(scenario())


def test_snapshots_hold_the_position_and_its_history(tmp_path, monkeypatch):
    monkeypatch.setattr(transactions, "SNAPSHOT_EVERY", 6)

    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellslinger", "Ana", "Bo")
            await play([Page(table, seat) for seat in (0, 1)], Dice(6), 16)
            await until(lambda: not table.tasks)
            kept = await floor.store.read(journal.snapshot_of, table.stored.id)
            history = msgspec.json.decode(kept.position)["history"]
            assert kept.at >= 5
            assert history["actions"] == table.live_game.record.actions[: kept.at + 1]

    run(scenario())


@pytest.mark.parametrize("game", ["spellfire", "spellslinger"])
def test_with_equal_windows_a_pass_takes_the_same_time_whatever_one_holds(game, tmp_path, monkeypatch):
    """What a seat could play makes no difference: passes in the turn of another wait until the window closes."""
    monkeypatch.setattr(table_module, "EQUAL_WINDOW", 40)

    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, game, "Ana", "Bo", equal_windows="on")
            pages = [Page(table, seat) for seat in (0, 1)]
            holding: set[bool] = set()
            for _ in range(600):
                page = next((page for page in pages if page.decides()), None)
                if page is None:
                    break
                decision, active = (
                    page.frame["decision"],
                    table.live_game.state.regs[table.game.layout.registers.index("active")],
                )
                options = [option["verb"] for option in decision["options"]]
                opponents = decision["kind"] == "act-or-pass" and page.seat != active and active >= 0
                asked = table.asked_at
                await page.act(options.index("pass") if "pass" in options else 0)
                if opponents:
                    holding.add(len(options) > 1)
                    assert now_ms() - asked >= 35
                if len(holding) == 2:
                    break
            assert False in holding, "nobody is asked who holds nothing"

    run(scenario())


def test_without_equal_windows_a_pass_counts_at_once(tmp_path, monkeypatch):
    monkeypatch.setattr(table_module, "EQUAL_WINDOW", 10**9)

    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellslinger", "Ana", "Bo")
            taken = await play([Page(table, seat) for seat in (0, 1)], Dice(3), 60)
            assert table.decision_number == taken > 0

    run(scenario())
