"""Lines that fall: a killed server, closed and second tabs, a lost and a slow network, a page that is too old.

Nobody loses anything by any of them: the same decision waits, and what was done is done once.
"""

from __future__ import annotations

import json
import random
import re
import time
from collections import Counter
from typing import Any

import pytest
from browser.slow import slow_line
from browser.tours import both_hold, in_battle
from browser.visits import WON, Visitor, play_together, press, seated, seated_at, until, who_decides
from playwright.sync_api import Page, WebSocket, expect
from sqlalchemy import create_engine
from waiting import wait_until

from spellhall.server.storage.heartbeat import last_beat

pytestmark = pytest.mark.unpainted

AWAY = 3_600
"""By so many seconds the time of day has gone on when a killed server comes back."""
A_TEST = 1_200
"""Seconds that no test takes: what is not lost of more than these is no matter of luck."""
CLOCKS = {"bank_s": 2 * AWAY, "increment_s": 0, "allowance_s": 0}
STANDING = {"passing": "full", "confirmDangerous": False}
"""Settings of people whose page does nothing by itself, and asks nothing twice."""
CITED = re.compile(r" ?\((?:[A-Z]{2,3}-[A-Z][A-Z0-9]*-[A-J]?\d+|AMB-\d+)\)")
"""A rule that a line of the log cites; the page leads to it by a sign behind the line."""


# ---------------------------------------------------------------------- what is seen


def banner(visitor: Visitor):
    """The kind sentence about the line."""
    return visitor.page.locator(".banner .notice")


def question(visitor: Visitor):
    """Who is asked what."""
    return visitor.page.locator(".prompt .question p")


def cards(visitor: Visitor) -> list[list[str]]:
    """The cards that are shown: each with what it is called, by token."""
    named = "[card.dataset.token ?? card.dataset.stop, card.getAttribute('aria-label') ?? '']"
    names = f"found => found.map(card => {named})"
    return sorted(visitor.page.locator("[data-token], [data-stop]").evaluate_all(names))


def log(visitor: Visitor) -> list[str]:
    """The lines of the log that are shown, without what leads to their moments and to rules."""
    told = """found => found.map(line => {
        const copy = line.cloneNode(true);
        copy.querySelectorAll('.moment, .rule').forEach(way => way.remove());
        return copy.textContent.trim();
    })"""
    return list(visitor.page.locator("#log-lines h3, #log-lines li").evaluate_all(told))


def seen(visitor: Visitor) -> dict[str, Any]:
    """The decision, its choices, the cards and the log."""
    choices = visitor.choices.all_inner_texts()
    return {
        "asked": question(visitor).inner_text(),
        "choices": choices,
        "cards": cards(visitor),
        "log": log(visitor),
    }


def sees(visitor: Visitor, wanted: dict[str, Any]) -> None:
    """Wait until all of that is shown; what differs is told when it never is."""
    until(visitor.page, lambda: seen(visitor) == wanted, f"{wanted}", lambda: seen(visitor))


def bank(visitor: Visitor, code: str, seat: int) -> float:
    """What the hall says that a seat has left, in seconds."""
    with visitor.line(code) as line:
        return float(line.frames[code]["clocks"]["banks"][seat]) / 1000


def known_to_be_alive(database: str) -> None:
    """Wait until a hall has noted that it is alive after this moment: no clock stands for the time before that note."""
    moment, engine = time.time() * 1000, create_engine(database)

    def noted() -> bool:
        with engine.connect() as connection:
            return (last_beat(connection) or 0) > moment

    wait_until("the hall's note that it is alive", noted)
    engine.dispose()


def seconds_left(visitor: Visitor, seat: int) -> int:
    """What the clock of a seat shows."""
    clock = visitor.page.get_by_role("navigation", name="Seats").get_by_role("listitem").nth(seat).locator(".clock")
    found = re.search(r"(\d+):(\d\d)", clock.inner_text())
    assert found
    return int(found[1]) * 60 + int(found[2])


def at_the_table(visitor: Visitor, code: str) -> None:
    """Open a table, and wait until it is drawn, its cards have their names, and all choices are shown."""
    visitor.sits_down(code)
    expect(question(visitor)).to_be_visible()
    expect(visitor.page.locator("#table-middle > :nth-child(2)")).to_be_visible()
    expect(visitor.page.locator("#hand [aria-label^='a hidden card']")).to_have_count(0)
    visitor.unfolds()


def overheard(page: Page) -> tuple[list[str], list[str]]:
    """What goes over the sockets of a page from now on: what it says, and what it hears."""
    said: list[str] = []
    heard: list[str] = []

    def connected(line: WebSocket) -> None:
        line.on("framesent", lambda text: said.append(str(text)))
        line.on("framereceived", lambda text: heard.append(str(text)))

    page.on("websocket", connected)
    return said, heard


def has_chosen(visitor: Visitor) -> None:
    """Choose until someone else is asked."""
    visitor.unfolds()
    while visitor.choices.count():
        press(visitor.choices.first)
        expect(visitor.page.get_by_text("one moment …")).to_have_count(0)
        visitor.unfolds()


# ---------------------------------------------------------------------- the server goes


def test_a_server_killed_in_mid_battle_costs_nobody_anything(own_hall):
    rng = random.Random(4)
    players, code = seated_at(
        own_hall, "spellfire", rng, lambda frame: in_battle(frame) and both_hold(frame), clocks=CLOCKS
    )
    for player in players:
        player.prefers(**STANDING)
        at_the_table(player, code)
    deciding = who_decides(players)
    seat = players.index(deciding)
    before = [seen(player) for player in players]
    heard = [overheard(player.page)[1] for player in players]
    left = bank(deciding, code, seat)
    known_to_be_alive(own_hall.house.database)

    own_hall.house.kill()
    for player in players:
        expect(banner(player)).to_contain_text("Nothing is lost, your seat is safe")
    own_hall.house.ahead = AWAY
    own_hall.house.start()
    for player, told in zip(players, heard, strict=True):
        until(player.page, lambda told=told: any('"t":"table"' in text for text in told), "the table, told anew")
        expect(banner(player)).to_have_count(0)
    for player, was in zip(players, before, strict=True):
        sees(player, was)
    for seconds in (seconds_left(deciding, seat), bank(deciding, code, seat)):
        assert left - A_TEST < seconds <= left + 1, "the clock stood while the hall was away"

    play_together(players, rng, most=6)
    with players[0].line(code) as line:
        line.request({"t": "resign", "table": code})
    length = players[0].asks("GET", f"/api/replays/{code}")["length"]
    for seat, player in enumerate(players):
        expect(player.end).to_contain_text(WON)
        last = player.asks("GET", f"/api/replays/{code}/frames?at={length}&seat={seat}")
        player.looks_at_the_table()
        earlier = player.page.get_by_role("button", name="Show everything from the start")
        if earlier.count():
            earlier.click()
        assert log(player) == [CITED.sub("", line["text"]) for line in last["log"]]
        assert player.end.get_by_text("You won!").count() == (last["returns"][seat] > 0)


@pytest.mark.slow  # measures real seconds
def test_a_clock_is_right_to_within_a_second_when_the_server_is_back(own_hall):
    players, code = seated(own_hall, "spellchain", clocks=CLOCKS)
    for player in players:
        at_the_table(player, code)
    deciding = who_decides(players)
    seat = players.index(deciding)
    noted, left = time.monotonic(), bank(deciding, code, seat)
    own_hall.house.kill()
    killed = time.monotonic()
    expect(banner(deciding)).to_contain_text("Nothing is lost, your seat is safe")
    until(deciding.page, lambda: time.monotonic() > killed + 4, "four seconds")
    away = time.monotonic() - killed
    own_hall.house.start()
    expect(banner(deciding)).to_have_count(0)
    for seconds in (seconds_left(deciding, seat), bank(deciding, code, seat)):
        assert left - (time.monotonic() - noted - away) - 1 <= seconds <= left + 1


def test_a_server_that_is_restarted_says_so_and_is_waited_for(own_hall):
    ana = own_hall.visitor()
    code = ana.sets_up("spellchain", "me", "random")
    at_the_table(ana, code)
    assert ana.may_choose()
    before = seen(ana)
    own_hall.house.stop()
    expect(banner(ana)).to_contain_text("The hall is restarting.")
    own_hall.house.start()
    expect(banner(ana)).to_have_count(0)
    sees(ana, before)
    ana.plays_on(random.Random(1), most=4)


# ---------------------------------------------------------------------- tabs


def test_a_closed_tab_comes_back_to_the_same_decision(hall):
    players, code = seated_at(hall, "spellslinger", random.Random(1), lambda frame: frame.get("actions", 0) > 30)
    for player in players:
        player.prefers(**STANDING)
        at_the_table(player, code)
    deciding = who_decides(players)
    (other,) = (player for player in players if player is not deciding)
    rail = other.page.get_by_role("navigation", name="Seats")
    before = seen(deciding)
    again = deciding.another_tab()
    deciding.page.close()
    expect(rail).to_contain_text("not connected")
    at_the_table(again, code)
    expect(rail).not_to_contain_text("not connected")
    sees(again, before)
    press(again.choices.first)
    expect(again.page.get_by_text("one moment …")).to_have_count(0)
    expect(again.page.locator(".note")).to_have_count(0)


def test_two_tabs_of_one_seat_show_the_same_and_do_nothing_twice(hall):
    ana = hall.visitor()
    code = ana.sets_up("spellchain", "me", "random")
    tabs = [ana, ana.another_tab()]
    for tab in tabs:
        at_the_table(tab, code)
    for number in range(6):
        for tab in tabs:
            assert tab.may_choose()
        acting, watching = tabs[number % 2], tabs[1 - number % 2]
        was = log(watching)
        press(acting.choices.first)
        until(watching.page, lambda tab=watching, was=was: log(tab) != was, "a new line in the log of the other tab")
    for tab in tabs:
        assert tab.may_choose()
        expect(tab.page.locator(".note")).to_have_count(0)
    # both at once: one of them is told, once, that the table has moved on
    for tab in tabs:
        press(tab.choices.first)
    for tab in tabs:
        assert tab.may_choose()
        expect(tab.page.get_by_text("one moment …")).to_have_count(0)
    assert sum(tab.page.locator(".note").count() for tab in tabs) <= 1
    until(ana.page, lambda: seen(tabs[0]) == seen(tabs[1]), "the same in both tabs")


# ---------------------------------------------------------------------- networks


def test_a_lost_network_is_told_and_what_happened_meanwhile_is_seen(hall):
    players, code = seated(hall, "spellchain")
    for player in players:
        at_the_table(player, code)
    deciding = who_decides(players)
    (away,) = (player for player in players if player is not deciding)
    was = seen(away)
    away.page.context.set_offline(True)
    expect(banner(away)).to_contain_text("You’re offline.")
    has_chosen(deciding)
    assert seen(away) == was
    away.page.context.set_offline(False)
    expect(banner(away)).to_have_count(0)
    assert away.may_choose()
    assert len(log(away)) == len(log(deciding)) > len(was["log"])

    # who is asked and off the line: nothing is done, and the choice is still there
    away.page.context.set_offline(True)
    expect(banner(away)).to_be_visible()
    press(away.choices.first)
    expect(away.page.locator(".note")).to_contain_text("You’re offline, so that didn’t go through.")
    expect(away.choices.first).to_be_visible()
    away.page.context.set_offline(False)
    expect(banner(away)).to_have_count(0)
    has_chosen(away)
    assert deciding.may_choose()


def test_on_a_slow_network_a_turn_is_played_and_double_clicks_act_once(hall):
    ana = hall.visitor()
    code = ana.sets_up("spellchain", "me", "random")
    said, heard = overheard(ana.page)
    with slow_line(hall.house.port, 0.3) as line:
        ana.page.goto(f"{line.address}/table/{code}")
        for _ in range(4):
            assert ana.may_choose()
            ana.choices.last.dblclick()
            expect(ana.page.get_by_text("one moment …")).to_have_count(0)
        assert ana.may_choose()
        expect(ana.page.locator(".note")).to_have_count(0)
        acts = [act for act in map(json.loads, said) if act["t"] == "act"]
        assert set(Counter(act["decision"] for act in acts).values()) == {1}
        assert len(acts) == 4
        refused = [told for told in map(json.loads, heard) if told["t"] == "refused"]
        assert not {told["n"] for told in refused} & {act["n"] for act in acts}, refused
        ana.page.close()


# ---------------------------------------------------------------------- pages that cannot go on


def test_a_page_older_than_the_server_asks_to_be_loaded_anew(hall):
    ana = hall.visitor()
    code = ana.sets_up("spellchain", "me", "random")
    old = [True]

    def speak(line: Any) -> None:
        server = line.connect_to_server()
        spoken = re.compile(r'"version":\d+')
        line.on_message(lambda text: server.send(spoken.sub('"version":0', text) if old[0] else text))

    ana.page.route_web_socket("**/api/socket", speak)
    ana.sits_down(code)
    expect(banner(ana)).to_contain_text("The hall was updated.")
    old[0] = False
    banner(ana).get_by_role("button", name="Reload").click()
    assert ana.may_choose()
    expect(banner(ana)).to_have_count(0)


@pytest.mark.parametrize("path", ["/table/ZZZZZZ", "/table/%20", "/replay/ZZZZZZ", "/decks/spellfire?shared=ZZZZZZ"])
def test_a_wrong_code_leads_to_a_page_that_says_so(path, hall):
    ana = hall.visitor()
    ana.page.goto(path)
    expect(ana.page.get_by_role("alert")).to_be_visible()
    expect(ana.page.get_by_role("main").get_by_role("link").first).to_be_visible()
    assert re.search(r"(?i)no (table|shared deck|such)|not", ana.page.get_by_role("alert").inner_text())


def test_a_table_that_may_not_be_watched_any_more_says_why(hall):
    ana, bo, eve = hall.visitor(), hall.visitor(), hall.visitor()
    code = ana.sets_up("spellchain", "me", "open", spectators="off")
    eve.sits_down(code)
    expect(eve.page.get_by_role("heading", name="Spell Chain table")).to_be_visible()
    bo.asks("POST", "/api/me", {"name": "Bo"})
    bo.asks("POST", f"/api/tables/{code}/seats", {"seat": 1})
    for seat, visitor in enumerate((ana, bo)):
        visitor.asks("PATCH", f"/api/tables/{code}/seats/{seat}", {"ready": True})
    ana.asks("POST", f"/api/tables/{code}/start")
    expect(eve.page.get_by_role("alert")).to_contain_text("allow spectators")
    eve.page.get_by_role("link", name="Back to the hall").click()
    expect(eve.page.get_by_role("heading", level=1)).to_have_text("Pick a game")


def test_a_part_of_the_page_that_is_gone_is_told_with_a_way_on(hall):
    ana = hall.visitor()
    code = ana.sets_up("spellchain", "me", "random")
    # Before the page opens: an open page may fetch one more file past a route that is new.
    ana.page.route("**/assets/KeysDialog*", lambda route: route.abort())
    at_the_table(ana, code)
    ana.page.keyboard.press("?")
    told = ana.page.get_by_role("alert").filter(has_text="Part of this page didn’t load")
    expect(told).to_be_visible()
    ana.page.unroute("**/assets/KeysDialog*")
    told.get_by_role("button", name="Reload").click()
    assert ana.may_choose()
    expect(told).to_have_count(0)
    hall.faults[:] = [fault for fault in hall.faults if "KeysDialog" not in fault]  # told by now: the page is a new one
