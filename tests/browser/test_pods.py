"""A pod of two people and two agents in real browsers: they draft, build and play a round; by mouse, keys and touch."""

from __future__ import annotations

import random
import re

import pytest
from browser.visits import PHONE, Visitor, caller_of, play_together
from playwright.sync_api import Locator, expect
from server.pods.drafters import Drafter

pytestmark = pytest.mark.unpainted

BY_HAND = 3
"""So many cards of the first pack everybody takes in the page, and one of the others; the rest over the socket."""


def pile(visitor: Visitor) -> Locator:
    """The cards before someone."""
    return visitor.page.get_by_role("list", name="Your current pile").get_by_role("button")


def stands_at(visitor: Visitor, pack: int, card: int) -> None:
    """The page shows that pile."""
    expect(visitor.page.get_by_text(f"Pack {pack} of 3, card {card} of 15")).to_be_visible()


def takes_the_rest(visitors: list[Visitor], code: str, until: int) -> None:
    """Cards are taken over the socket, up to a number or to the end."""
    ana, bo = (Drafter(caller_of(visitor)) for visitor in visitors)
    with ana.visitor.socket() as one, bo.visitor.socket() as other:
        while ana.look(one, code)["stage"] == "drafting" and ana.frame.get("number", 0) < until:
            bo.look(other, code)
            ana.advised(one)
            bo.advised(other)


def test_a_pod_of_four_drafts_builds_and_plays_a_round(hall):
    ana, bo = hall.visitor(), hall.visitor(**PHONE)
    ana.prefers(passing="full")
    ana.page.goto("/")
    ana.page.get_by_role("link", name=re.compile("Draft.*Spellslinger")).click()
    ana.page.get_by_label("Time per pick").select_option("none")
    ana.page.get_by_label("Rounds").select_option("knockout")
    ana.page.get_by_role("button", name="Create pod").click()
    ana.page.wait_for_url(re.compile(r"/pod/[A-Z]{10}$"))
    link = ana.page.get_by_label("Link to this pod").input_value()
    code = link.rsplit("/", 1)[1]

    bo.page.goto(link)
    bo.page.get_by_role("button", name="Sit down").tap()
    expect(bo.page.get_by_text("(you)")).to_be_visible()
    expect(ana.page.get_by_text("2 seats are free")).to_be_visible()
    ana.page.get_by_role("button", name="Open the packs").click()

    for pack in range(3):
        takes_the_rest([ana, bo], code, until=15 * pack)
        for card in range(BY_HAND if pack == 0 else 1):
            for visitor in (ana, bo):
                stands_at(visitor, pack + 1, card + 1)
                expect(pile(visitor)).to_have_count(15 - card)
            if card == 0:  # by mouse, and another one instead
                pile(ana).nth(1).click()
                pile(ana).nth(2).click()
                expect(pile(ana).nth(2)).to_have_attribute("aria-pressed", "true")
                expect(pile(ana).nth(1)).to_have_attribute("aria-pressed", "false")
            elif card == 1:  # by keys
                pile(ana).first.focus()
                ana.page.keyboard.press("ArrowRight")
                expect(pile(ana).nth(1)).to_be_focused()
                ana.page.keyboard.press("Enter")
            else:  # the one that is advised
                ana.page.get_by_role("button", name="Suggest a pick").click()
                ana.page.locator("li.noted button").click()
            expect(ana.page.get_by_text("You can still change it")).to_be_visible()
            pile(bo).first.tap()
    takes_the_rest([ana, bo], code, until=45)

    for visitor in (ana, bo):
        expect(visitor.page.get_by_role("heading", name="Your pool")).to_be_visible()
        visitor.page.get_by_role("button", name="Suggest a deck").click()
        expect(visitor.page.get_by_text("This deck is legal.")).to_be_visible()
    ana.page.get_by_role("region", name=re.compile("^Character")).get_by_role(
        "button", name=re.compile("^One fewer ")
    ).first.click()
    expect(ana.page.get_by_text("39 cards, the minimum is 40")).to_be_visible()
    free = ana.page.get_by_role("group", name="Free cards")
    free.get_by_role("button", name="One more Plains").click()  # a deck that has some has a row of them, too
    expect(ana.page.get_by_text("This deck is legal.")).to_be_visible()
    for visitor in (ana, bo):
        visitor.page.get_by_role("button", name="Ready with this deck").click()

    rng = random.Random(4)
    tables: dict[str, list[Visitor]] = {}
    for visitor in (ana, bo):
        visitor.page.get_by_role("link", name="Go to your table").click()
        tables.setdefault(visitor.is_at_a_table(), []).append(visitor)
    for table, players in tables.items():  # as they were seated, they meet each other, or an agent each
        play_together(players, rng, most=8)
        with players[0].line(table) as line:
            line.request({"t": "resign", "table": table})
        for visitor in players:
            visitor.page.get_by_role("link", name="Back to the pod").click()
            expect(visitor.page.get_by_role("heading", name="Standings")).to_be_visible()
    mine = ana.page.get_by_role("region", name="Round 1").get_by_role("listitem")
    expect(mine).to_have_count(2)
    expect(mine.filter(has_text=re.compile("won, 1 to 0")).first).to_be_visible()
    expect(ana.page.get_by_role("heading", name="Round 2")).to_be_visible()
    picks = ana.page.get_by_text("Picks, pile by pile")
    picks.click()
    expect(ana.page.get_by_text(re.compile(r"^1\.1 "))).to_be_visible()


def test_a_pod_is_where_it_was_after_the_page_is_loaded_anew_and_the_server_killed(own_hall):
    ana = own_hall.visitor()
    ana.page.goto("/pod/new/spellslinger")
    ana.page.get_by_label("Time per pick").select_option("none")
    ana.page.get_by_role("button", name="Create pod").click()
    ana.page.get_by_role("button", name="Open the packs").click()
    for card in range(3):
        stands_at(ana, 1, card + 1)
        pile(ana).first.click()
    stands_at(ana, 1, 4)
    own_hall.house.kill()
    expect(ana.page.get_by_text("Nothing is lost")).to_be_visible()
    own_hall.house.start()
    expect(ana.page.get_by_text("Nothing is lost")).to_have_count(0)
    expect(ana.page.get_by_text("Your cards 3")).to_be_visible()
    pile(ana).first.click()
    stands_at(ana, 1, 5)
    ana.page.reload()
    stands_at(ana, 1, 5)
    expect(ana.page.get_by_role("heading", name="Your cards 4")).to_be_visible()
    ana.page.goto("/")
    expect(ana.page.get_by_role("link", name=re.compile("in a pod"))).to_be_visible()


def test_the_time_for_a_pick_runs_in_the_page(hall):
    ana = hall.visitor()
    ana.page.goto("/pod/new/spellslinger")
    ana.page.get_by_role("button", name="Create pod").click()
    ana.page.get_by_role("button", name="Open the packs").click()
    timer = ana.page.get_by_role("timer", name="Time left for this pick")
    expect(timer).to_have_text(re.compile(r"^\d\d s$"))
    first = timer.inner_text()
    expect(timer).not_to_have_text(first)
