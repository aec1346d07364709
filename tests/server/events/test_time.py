"""Time is called in an event: at the tables of the hall, too, by staff or by itself, whatever happens to the server."""

from __future__ import annotations

import pytest
from server.events.test_events import CHAIN, Host
from server.halls import a_hall
from waiting import wait_until

from spellhall.decks import deck_of, print_list
from spellhall.kernel.chance import Dice
from spellhall.kernel.parts.tournament import Format
from spellhall.registry import game
from spellhall.server.events import event_store, registry
from spellhall.server.storage.queries import journal

FIRE, SLING = "SPELLFIRE: Championship - Standard [55]", "Spellslinger: Constructed"
EVENTS = {"spellfire": (FIRE, Format("Championship", size=55), 3), "spellslinger": (SLING, Format("Constructed"), 6)}


@pytest.fixture
def hall(tmp_path):
    with a_hall(tmp_path) as hall:
        yield hall


def running(hall, name, **more) -> Host:
    """An event of people, whose first round has begun at tables of the hall."""
    title, format, number = EVENTS[name]
    made = game(name)
    host = Host(hall("Host"), **({"name": title, **more}))
    for seed in range(number):
        person = hall(f"Guest {seed}")
        you = person.post(f"{host.path}/entrants", json={"n": 0}).json()["you"]
        keys = made.tournament_book().random_deck(format, seed)
        deck = print_list(made, deck_of(keys, "mine"))
        put = person.put(f"{host.path}/entrants/{you['entrant']}/deck", json={"n": 0, "deck": deck})
        assert put.is_success, put.text
    host.does("rounds")
    host.does("rounds/publish")
    host.until(lambda frame: all("games" in table for table in frame["rounds"][0]["tables"]))
    return host


def codes(host) -> list[str]:
    return [table["games"][-1]["code"] for table in host.look()["rounds"][0]["tables"]]


def at_table(hall, code, transaction):
    """What a deed comes to at a table of the hall, within its loop."""
    floor = hall.first.app.state.floor

    async def done():
        return await transaction(await floor.table(code))

    return hall.first.portal.call(done)


def kinds(hall, code) -> list[str]:
    async def read(table):
        steps = await table.floor.store.read(journal.journal_of, table.stored.id)
        return [step.kind for step in steps]

    return at_table(hall, code, read)


def until_called(hall, code) -> None:
    """Wait until time is called at a table."""
    wait_until("the call of time", lambda: "called" in kinds(hall, code), seen=lambda: kinds(hall, code)[-5:])


def play(hall, code, most=20_000) -> None:
    """Let all seats decide at random, to the end or for a while."""

    async def choose(table):
        dice = Dice(1)
        for _ in range(most):
            if table.stage != "playing":
                break
            question = table.live_game.state.decision()
            await table.act(question.seat, table.decision_number, dice.below(len(question.options)))

    at_table(hall, code, choose)


@pytest.mark.parametrize("name", EVENTS)
def test_the_games_under_way_end_as_their_rules_say_and_are_the_last(hall, name):
    host = running(hall, name)
    begun = codes(host)
    for code in begun:
        play(hall, code, 60)  # someone is ahead by then
    host.does("time")
    for code in begun:
        until_called(hall, code)
        play(hall, code)
    host.until(lambda frame: frame["stage"] == "between")
    for table in host.frame["rounds"][0]["tables"]:
        assert len(table["games"]) == 1 and table["time"], "no other game began"
        ended = table["games"][0]
        assert ended["end"] in (("time", "victory") if "winner" in ended else ("drawn",)), table
    assert any(table["games"][0]["end"] == "time" for table in host.frame["rounds"][0]["tables"])
    assert all(kinds(hall, code).count("called") == 1 for code in begun)


def test_time_at_one_table_leaves_the_others_alone(hall):
    host = running(hall, "spellslinger")
    first, *others = codes(host)
    host.does("time", tables=[1])
    until_called(hall, first)
    assert all("called" not in kinds(hall, code) for code in others)
    undone = host.says("undo")
    assert undone.status_code == 409 and "can't undo that" in undone.json()["error"]


def test_a_game_whose_rules_know_no_time_is_played_to_its_end(hall, monkeypatch):
    monkeypatch.setitem(EVENTS, CHAIN, ("Spell Chain: Duel", Format("Duel"), 2))
    host = running(hall, CHAIN)
    (code,) = codes(host)
    host.does("time")
    play(hall, code)
    host.until(lambda frame: frame["stage"] == "between")
    assert kinds(hall, code).count("called") == 0
    assert len(host.frame["rounds"][0]["tables"][0]["games"]) == 1


def test_time_is_called_by_itself_where_the_plan_says_so(hall, monkeypatch):
    later = [0]
    monkeypatch.setattr(event_store, "now_ms", lambda now=event_store.now_ms: now() + later[0])
    host = running(hall, "spellfire", minutes=30, by_itself=True)
    (code,) = codes(host)
    host.does("extend", minutes=10, reason="a long ruling", table=1)
    later[0] = 35 * 60_000
    host.does("rulings", text="Play on.")
    assert "called" not in kinds(hall, code) and not host.frame["rounds"][0].get("time")
    later[0] = 41 * 60_000
    host.does("rulings", text="Play on, I say.")
    host.until(lambda frame: frame["rounds"][0].get("time"))
    until_called(hall, code)
    log = host.client.get(f"{host.path}/log").json()["lines"]
    called = [line["text"] for line in log if "time is called" in line["text"]]
    assert len(called) == 1 and "[" not in called[0], "nobody has called it"


def test_where_the_plan_does_not_say_so_staff_call_time(hall, monkeypatch):
    later = [0]
    monkeypatch.setattr(event_store, "now_ms", lambda now=event_store.now_ms: now() + later[0])
    host = running(hall, "spellfire", minutes=30)
    later[0] = 31 * 60_000
    host.does("rulings", text="Play on.")
    live = hall.first.app.state.events.live[host.code]
    assert live.clock is None and not host.look()["rounds"][0].get("time")


def test_without_a_limit_no_time_is_called_by_itself(hall):
    body = {"name": "Spell Chain: Duel", "minutes": 0, "by_itself": True}
    answer = hall("Ana").post("/api/events", json=body)
    assert answer.status_code == 409 and "say how many minutes" in answer.json()["error"]


def test_time_that_was_called_before_a_server_ended_is_called_by_the_next(tmp_path, monkeypatch):
    async def dies_before(self, live, code):
        """The server ends when the entry is stored, and no table knows of it."""

    with a_hall(tmp_path) as hall:
        host = running(hall, "spellfire")
        (code,) = codes(host)
        play(hall, code, 10)
        with monkeypatch.context() as patch:
            patch.setattr(registry.Events, "_call_time", dies_before)
            host.does("time")
            assert "called" not in kinds(hall, code)
            hall.first.portal.call(hall.first.app.state.events.close)
    with a_hall(tmp_path) as hall:
        until_called(hall, code)
