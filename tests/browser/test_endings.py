"""Games that no rule ends, in the page: called off, or claimed by the one who was left; and someone sent away
before.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.visits import seated
from playwright.sync_api import expect
from server.houses import House

pytestmark = pytest.mark.unpainted


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A hall that waits for nobody."""
    folder = tmp_path_factory.mktemp("hall")
    with House(f"sqlite:///{folder}/hall.db", folder, abandoned_seconds=0) as house:
        yield house


def test_two_people_call_their_game_off(hall):
    (ana, bo), code = seated(hall, "spellchain")
    for visitor in (ana, bo):
        visitor.sits_down(code)
    for answer, then in (("No, play on", "wants to play on"), ("Yes, call it off", "")):
        offers, answers = (ana, bo) if then else (bo, ana)
        offers.page.get_by_role("button", name="More").filter(visible=True).first.click()
        offers.page.get_by_role("button", name="Offer to call it off").click()
        expect(offers.page.get_by_text("You offered to call the game off")).to_be_visible()
        answers.page.get_by_role("button", name=answer).click()
        if then:
            offers.page.keyboard.press("/")
            expect(offers.page.get_by_text(then)).to_be_visible()
    for visitor in (ana, bo):
        expect(visitor.end).to_contain_text("The game was called off. No one wins.")
    ana.page.get_by_role("link", name="Watch the replay").click()
    expect(ana.page.get_by_text("Called off after")).to_be_visible()


def test_whoever_was_left_claims_the_game(hall):
    visitors, code = seated(hall, "spellchain")
    for visitor in visitors:
        visitor.sits_down(code)
    with visitors[0].line(code) as line:
        decides = line.frames[code]["decision"]["seat"]
    leaves, stays = visitors[decides], visitors[1 - decides]
    expect(stays.page.get_by_role("region", name="Prompt")).to_be_visible()
    leaves.page.close()
    stays.page.get_by_role("button", name="Claim the win").click()
    stays.page.get_by_role("button", name="loses").click()
    expect(stays.end).to_contain_text("You won!")


def test_whoever_is_sent_away_is_told_so(hall):
    host, guest = hall.visitor(), hall.visitor()
    code = host.sets_up("spellchain", "me", "open", manner="strict")
    host.sits_down(code)
    guest.sits_down(code)
    expect(guest.page.get_by_text("No hints.")).to_be_visible()
    guest.page.get_by_role("button", name="Sit down").first.click()
    for name in ("Remove", "Yes, remove"):
        host.page.get_by_role("button", name=name).click()
    expect(guest.page.get_by_role("alert")).to_contain_text("removed you from this table")
    expect(host.page.get_by_text("One seat is still open")).to_be_visible()
