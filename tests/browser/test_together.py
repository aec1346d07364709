"""Several people at one table: over a link, at one screen, watching, three and four at once."""

from __future__ import annotations

import random

import pytest
from browser.visits import WON, Visitor, hurry_on, hurry_to_the_end, play_together
from playwright.sync_api import expect

pytestmark = pytest.mark.unpainted

GAMES = ("spellchain", "spellfire", "spellslinger")
SOME_GAMES = ("spellchain", "spellfire", pytest.param("spellslinger", marks=pytest.mark.slow))
"""Where the table is the same for all games: the longest of them is played at night."""


def meet(hall, game: str, count: int = 2) -> tuple[list[Visitor], str]:
    """People in browsers of their own, who came by the link and are ready; the code of their table."""
    host = hall.visitor()
    code = host.sets_up(game, "me", *["open"] * (count - 1))
    host.sits_down(code)
    visitors = [host]
    for name in ("Bo", "Cy", "Di")[: count - 1]:
        guest = hall.visitor()
        guest.sits_down(code)
        guest.page.get_by_role("button", name="Sit down").first.click()
        guest.page.get_by_label("Your name").fill(name)
        guest.page.get_by_label("Your name").press("Tab")
        visitors.append(guest)
    for visitor in visitors:
        visitor.page.get_by_role("button", name="I’m ready").click()
    expect(host.page.get_by_text("Everyone is ready.")).to_be_visible()
    host.page.get_by_role("button", name="Start the game").click()
    return visitors, code


def play_now_and_then(visitors: list[Visitor], code: str, rng: random.Random, presses: int, between: int) -> None:
    """Play by pressing at the beginning and in mid-game, while the pages follow what lies between."""
    assert play_together(visitors, rng, most=presses) == presses
    hurry_on(visitors, code, rng, between)
    assert play_together(visitors, rng, most=presses) == presses


@pytest.mark.parametrize("game", SOME_GAMES)
def test_two_people_play_over_a_link(game, hall):
    visitors, code = meet(hall, game)
    play_now_and_then(visitors, code, random.Random(2), presses=6, between=8 if game == "spellchain" else 20)
    if game == "spellchain":  # a short game, so that both pages can follow it to its end
        hurry_to_the_end(visitors, code, random.Random(2))
    else:
        give_up(visitors[1], code)
    for visitor in visitors:
        expect(visitor.end).to_contain_text(WON)
    winners = [visitor.end.get_by_text("You won!").count() for visitor in visitors]
    assert sum(winners) == 1
    replay = visitors[0].asks("GET", f"/api/replays/{code}")
    last = visitors[0].asks("GET", f"/api/replays/{code}/frames?at={replay['length']}")
    assert sum(last["returns"]) == 0


@pytest.mark.parametrize("count", [3, pytest.param(4, marks=pytest.mark.slow)])  # four play as three do
def test_three_and_four_people_play_spellfire(count, hall):
    visitors, code = meet(hall, "spellfire", count)
    play_now_and_then(visitors, code, random.Random(3), presses=4, between=20)
    for visitor in visitors[1:]:
        give_up(visitor, code)
    for visitor in visitors:
        expect(visitor.end).to_contain_text(WON)
    expect(visitors[0].end).to_contain_text("You won!")


def give_up(visitor: Visitor, code: str) -> None:
    """As the button does, but without looking for it."""
    with visitor.line(code) as line:
        assert line.request({"t": "resign", "table": code})["t"] == "done"


@pytest.mark.parametrize("game", GAMES)
def test_two_share_a_screen_with_a_curtain_between_them(game, hall):
    ana = hall.visitor()
    code = ana.sets_up(game, "me", "hot")
    ana.sits_down(code)
    curtains = 0
    rng = random.Random(5)
    for _ in range(3_000 if game == "spellchain" else 25):
        if not ana.may_choose():
            break
        if ana.curtain.is_visible():
            expect(ana.page.locator("[data-token]")).to_have_count(0)
            curtains += 1
        ana.plays_on(rng, most=1)
    if not ana.end.is_visible():
        give_up(ana, code)
    expect(ana.end).to_contain_text(WON)
    assert curtains > 2


@pytest.mark.parametrize("game", SOME_GAMES)
def test_a_spectator_sees_the_game_and_nobody_s_hand(game, hall):
    visitors, code = meet(hall, game)
    eve = hall.visitor()
    eve.sits_down(code)
    looked = 0
    for seed in range(3):
        play_together(visitors, random.Random(seed), most=2)
        expect(eve.page.get_by_role("region", name="What happened")).to_be_visible()
        assert eve.choices.count() == 0
        expect(eve.page.locator("#hand [data-token]")).to_have_count(0)
        known = eve.page.locator("body").inner_text()
        for visitor, other in (visitors, reversed(visitors)):
            secret = {name for name in hand_of(visitor) if name not in other.page.locator("body").inner_text()}
            assert not {name for name in secret if name in known}
            looked += len(secret)
        hurry_on(visitors, code, random.Random(seed), 3)
    assert looked > 10
    if visitors[0].asks("GET", f"/api/tables/{code}")["stage"] == "playing":  # a short game may be over by itself
        give_up(visitors[1], code)
    expect(eve.end).to_contain_text(WON)


def hand_of(visitor: Visitor) -> set[str]:
    """The names of the cards that someone holds."""
    labels = visitor.page.locator("#hand [data-token]").evaluate_all("all => all.map(one => one.ariaLabel)")
    return {label.split(",")[0] for label in labels}


def test_who_chats_is_read_by_the_others(hall):
    visitors, _ = meet(hall, "spellchain")
    ana, bo = visitors
    expect(ana.page.get_by_role("region", name="Prompt")).to_be_visible()
    ana.page.keyboard.press("/")
    expect(ana.page.get_by_role("textbox", name="Say something")).to_be_focused()
    ana.page.keyboard.type("Good luck!")
    ana.page.keyboard.press("Enter")
    bo.page.get_by_role("tab", name="Chat").or_(bo.page.get_by_role("button", name="Chat")).first.click()
    expect(bo.page.get_by_text("Good luck!").first).to_be_visible()
