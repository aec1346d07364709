"""What others play is shown, and a turn takes few presses."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.visits import Hall, Visitor, hurry_to, seated, seated_at, until
from browser.ways import Mouse
from playwright.sync_api import Page, expect
from server.houses import Line

PLACES = "ABCDEF"
CHAMPIONS = {"cleric", "hero", "monster", "psionicist", "regent", "thief", "wizard"}
SHOWN = 1_620
"""How many milliseconds a play is shown at a slow table (``web/src/table/stage/choreography.ts``)."""
MOST_PRESSES = 5
"""For a realm, a champion, an attack and the end of the turn; what battle and hand limit ask is not counted."""


@pytest.mark.parametrize("way", ["time", "Escape"])
def test_what_another_player_plays_is_shown_until_its_time_is_over_or_you_have_seen_it(way, hall):
    (ana, bo), code = seated(hall, "spellchain", pace="slow")
    hurry_to([ana, bo], code, random.Random(3), bo_lays)
    page = ana.page
    page.clock.install()
    ana.sits_down(code)
    expect(page.get_by_role("region", name="Prompt")).to_be_visible()
    stops_the_clock(page)
    shown = page.locator(".stage figcaption")
    expect(shown).to_have_count(0)
    with bo.line(code) as line:
        line.act(code, 0)
    expect(shown).to_contain_text("Bo plays")
    text = shown.inner_text().strip()
    read_out = page.locator("p[aria-live=polite]").filter(has_text=text)
    expect(read_out).to_have_count(0)  # it is read out once it has come about
    page.clock.run_for(SHOWN - 1)
    expect(shown).to_have_text(text)
    page.clock.run_for(1) if way == "time" else page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(read_out.first).to_be_attached()
    last = page.get_by_role("region", name="Latest plays").get_by_role("button").last
    expect(last).to_have_accessible_name(f"{text} Show it in the log.")
    last.click()
    expect(page.locator("[data-line]:focus")).to_contain_text(text)


def stops_the_clock(page: Page) -> None:
    """From now on no time passes in a page but what the test lets pass."""
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)


def bo_lays(frame: dict[str, Any]) -> bool:
    """Whether the second seat has to lay a card into the chain."""
    return (frame["decision"]["seat"], frame["decision"]["rule"]) == (1, "SC-PL-05")


def cards_of(frame: dict[str, Any], seat: int, zone: str) -> dict[str, dict[str, Any]]:
    """The cards of a zone that this seat knows, by token."""
    return {
        token: card
        for token, card in frame["cards"].items()
        if (card["seat"], card["zone"]) == (seat, zone) and "key" in card
    }


def realms_offered(frame: dict[str, Any]) -> list[str]:
    """The realms in hand that may be laid now."""
    options = [option for option in frame["decision"].get("options") or [] if option["verb"] == "play"]
    hand = cards_of(frame, 0, "hand")
    return [one["card"] for one in options if hand.get(one.get("card"), {}).get("facts", {}).get("type") == "realm"]


def champions_in_hand(frame: dict[str, Any]) -> list[str]:
    """The champions in hand."""
    return [token for token, card in cards_of(frame, 0, "hand").items() if card["facts"]["type"] in CHAMPIONS]


def may_do_all(frame: dict[str, Any]) -> bool:
    """A turn begins for me in which I may lay a realm, bring a champion, and find a realm to attack."""
    decision = frame["decision"]
    if (decision["seat"], decision["rule"]) != (0, "SF-PH2-01"):
        return False
    fewer = len(cards_of(frame, 0, "formation")) < len(PLACES)
    open_ = [card for card in cards_of(frame, 1, "formation").values() if not card["facts"]["razed"]]
    return bool(fewer and open_ and realms_offered(frame) and champions_in_hand(frame))


class Turn:
    """A turn of mine in the page, with the other player beside it, who declines all that they may."""

    def __init__(self, ana: Visitor, mine: Line, other: Line, code: str) -> None:
        self.page, self.mine, self.other, self.code = ana.page, mine, other, code
        self.presses = 0

    def settled(self) -> dict[str, Any]:
        """What I see once the other player has nothing to decide."""
        while True:
            for line in (self.mine, self.other):
                line.request({"t": "ping"})
            if not self.other.mine(self.code):
                return self.mine.frames[self.code]
            declines(self.other, self.code)

    def until(self, ready: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until something is so in the hall."""
        until(self.page, lambda: ready(self.settled()), "what follows a press", lambda: self.settled()["decision"])
        return self.mine.frames[self.code]

    def press(self, part: str) -> None:
        """One press on a part of the page."""
        self.page.locator(part).first.click()
        self.presses += 1


def declines(line: Line, code: str) -> None:
    """Pass, or say no; where neither can be, take the first choice."""
    verbs = [option["verb"] for option in line.frames[code]["decision"]["options"]]
    line.act(code, next((verbs.index(verb) for verb in ("pass", "no") if verb in verbs), 0))


def presses_of_a_turn(hall: Hall, seed: int) -> int:
    """How many presses a realm, a champion, an attack and the end took; 0 where the cards did not allow all of it."""
    (ana, bo), code = seated_at(hall, "spellfire", random.Random(seed), may_do_all)
    ana.sits_down(code)
    with ana.line(code) as mine, bo.line(code) as other:
        turn = Turn(ana, mine, other, code)
        frame = turn.settled()
        number = frame["registers"]["turn"]
        realm = realms_offered(frame)[0]
        taken = {card["facts"]["place"] for card in cards_of(frame, 0, "formation").values()}
        free = next(place for place in PLACES if place not in taken)
        card, place = ana.page.locator(f'#hand [data-token="{realm}"]'), ana.page.locator(f'[data-place="{free}"]')
        for part in (card, place):
            part.hover(trial=True)  # the table has come to rest
        Mouse(ana).drag(card, place)
        turn.presses += 1
        frame = turn.until(lambda seen: realm in cards_of(seen, 0, "formation") and asks_of_a_phase(seen))
        assert cards_of(frame, 0, "formation")[realm]["facts"]["place"] == free

        champion = next((token for token in champions_in_hand(frame) if token in offered(frame, "play")), None)
        if champion is None:
            return 0
        turn.press(f'#hand [data-token="{champion}"]')
        frame = turn.until(lambda seen: champion in cards_of(seen, 0, "pool") and asks_of_a_phase(seen))

        target = next((token for token in cards_of(frame, 1, "formation") if token in offered(frame, "attack")), None)
        if target is None:
            return 0
        turn.press(f'[data-token="{target}"].spot')
        frame = turn.until(lambda seen: seen["decision"]["rule"] == "SF-COMB-B1")
        if champion not in offered(frame, "pick"):
            return 0
        turn.press(f'[data-token="{champion}"].spot.lit')
        while not asks_of_a_phase(frame := turn.until(lambda seen: seen["decision"]["seat"] == 0)):
            declines(mine, code)
        if frame["registers"]["turn"] == number:
            turn.press(".phases .end")
        while turn.until(lambda seen: seen["registers"]["turn"] > number or is_to_discard(seen)) and is_to_discard(
            mine.frames[code]
        ):
            declines(mine, code)
        return turn.presses


def offered(frame: dict[str, Any], verb: str) -> set[str]:
    """The cards that can be chosen for something, now or by going on to it."""
    decision = frame["decision"]
    now = [option.get("card", "") for option in decision["options"] if option["verb"] == verb]
    return {*now, *(one["card"] for one in decision.get("ahead", []))}


def asks_of_a_phase(frame: dict[str, Any]) -> bool:
    """Whether I am asked what I do in a phase of my turn, but its last one."""
    return frame["decision"]["seat"] == 0 and re.fullmatch(r"SF-PH[0-5]-01", frame["decision"]["rule"]) is not None


def is_to_discard(frame: dict[str, Any]) -> bool:
    """Whether I hold too many cards."""
    return frame["decision"]["seat"] == 0 and frame["decision"]["rule"] == "SF-PH5-05"


def test_a_realm_a_champion_an_attack_and_the_end_take_five_presses(hall):
    presses = next(found for found in (presses_of_a_turn(hall, seed) for seed in range(9)) if found)
    assert 4 <= presses <= MOST_PRESSES
