"""People and each other, in browsers: a lost password, a challenge between friends, and looking for someone."""

from __future__ import annotations

import re
import secrets

import pytest
from browser.visits import Visitor
from playwright.sync_api import Locator, expect

pytestmark = pytest.mark.unpainted

PASSWORD = "three words or four"


def unused(name: str) -> str:
    """A login that nobody in the hall has, however many tests have been there."""
    return f"{name.casefold()}.{secrets.token_hex(4)}"


def with_account(hall, name: str) -> tuple[Visitor, str]:
    """Someone with an account, and the login."""
    visitor, login = hall.visitor(), unused(name)
    visitor.page.goto("/")
    visitor.asks("POST", "/api/me", {"name": name})
    visitor.asks("POST", "/api/accounts", {"login": login, "password": PASSWORD})
    return visitor, login


def button(visitor: Visitor, *words: str) -> Locator:
    """A button by its words; some of them are for readers alone."""
    return visitor.page.get_by_role("button", name=re.compile("^" + ".*".join(map(re.escape, words))))


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_who_has_lost_his_password_comes_back_by_a_code(hall, device):
    more = {"viewport": {"width": 390, "height": 844}} if device == "phone" else {}
    ana, login = hall.visitor(**more), unused("ana")
    ana.page.goto("/me")
    ana.page.get_by_label("Login").fill(login)
    ana.page.get_by_label("Password").fill(PASSWORD)
    button(ana, "Create account").click()
    codes = ana.page.get_by_role("listitem").filter(has_text=re.compile(r"^[A-Z]{5}-[A-Z]{4}-[A-Z]{4}$"))
    expect(codes).to_have_count(8)
    code = codes.nth(4).inner_text()
    button(ana, "I saved them").click()
    expect(ana.page.get_by_text(re.compile("8 codes left"))).to_be_visible()
    ana.page.reload()
    expect(ana.page.get_by_text(re.compile("8 codes left"))).to_be_visible()
    assert code not in ana.page.content()

    phone = hall.visitor(**more)
    phone.page.goto("/me")
    button(phone, "Sign in").first.click()
    button(phone, "I forgot my password").click()
    phone.page.get_by_label("Login").fill(login)
    phone.page.get_by_label("Recovery code").fill(code.lower().replace("-", " "))
    phone.page.get_by_label("New password").fill("another long one")
    button(phone, "Set new password").click()
    expect(phone.page.get_by_text(re.compile("7 codes left"))).to_be_visible()
    ana.page.reload()
    expect(ana.page.get_by_label("Login")).to_be_visible()


def test_friends_come_to_a_table_by_one_press_each(hall):
    (ana, _), (bob, bobs) = with_account(hall, "Ana"), with_account(hall, "Bob")
    ana.page.goto(f"/@{bobs}")
    button(ana, "Send friend request").click()
    expect(ana.page.get_by_text("friend request sent")).to_be_visible()
    bob.page.goto("/")
    bob.page.get_by_role("link", name="Answer").click()
    button(bob, "Accept", "Ana").click()
    expect(ana.page.get_by_text("your friend", exact=True)).to_be_visible()
    bob.page.goto("/cards/spellchain")
    button(ana, "Play Spell Chain").click()
    button(bob, "Play", "with Ana").click()
    code = bob.is_at_a_table()
    assert ana.is_at_a_table() == code
    for visitor in (ana, bob):
        button(visitor, "I’m ready").click()
    button(bob, "Start the game").click()
    expect(ana.page.locator(".question p").or_(ana.page.get_by_text("is thinking")).first).to_be_visible()
    watcher, watchers = with_account(hall, "Cyd")
    watcher.asks("POST", "/api/friends", {"login": bobs})
    bob.asks("POST", "/api/friends", {"login": watchers})
    watcher.page.goto("/me")
    watch = watcher.page.get_by_role("link", name=re.compile("^Watch.*Bob"))
    expect(watch).to_have_attribute("href", f"/table/{code}")


def test_whoever_looks_for_somebody_plays_the_computer_until_somebody_comes(hall):
    ana, bob = hall.visitor(), hall.visitor()
    ana.page.goto("/")
    button(ana, "Find an opponent", "Spell Chain").click()
    button(ana, "Play the computer while you wait").click()
    first = ana.is_at_a_table()
    expect(ana.page.get_by_text("Looking for a Spell Chain opponent.")).to_be_visible()
    bob.page.goto("/")
    button(bob, "Find an opponent", "Spell Chain").click()
    button(bob, "Play", "with Guest").click()
    expect(bob.page.get_by_text(re.compile("They have 30 seconds to accept"))).to_be_visible()
    button(ana, "Play", "with Guest").click()
    ana.page.wait_for_url(lambda address: "/table/" in address and first not in address)
    assert bob.is_at_a_table() == ana.is_at_a_table()
    expect(ana.page.get_by_text("Looking for a Spell Chain opponent")).to_have_count(0)


def test_a_page_of_a_person_is_filtered(hall):
    ana, login = with_account(hall, "Dora")
    code = ana.sets_up("spellchain", "me", "greedy", name="Dora")
    with ana.line(code) as line:
        line.request({"t": "resign", "table": code})
    ana.page.goto(f"/@{login}")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Dora")
    replay = ana.page.get_by_role("link", name=re.compile("^Replay.*Spell Chain"))
    expect(replay).to_have_attribute("href", f"/replay/{code}")
    ana.page.get_by_label("Result", exact=True).select_option("won")
    expect(ana.page.get_by_text("No games match.")).to_be_visible()
    ana.page.get_by_label("Result", exact=True).select_option("lost")
    expect(replay).to_be_visible()
    eve = hall.visitor()
    eve.page.goto(f"/@{login}")
    expect(eve.page.get_by_text(re.compile("Dora has no games to show yet"))).to_be_visible()
    ana.page.goto("/me")
    ana.page.get_by_label(re.compile("Who sees your page")).select_option("nobody")
    expect(ana.page.get_by_text("Saved.")).to_be_visible()
    eve.page.reload()
    expect(eve.page.get_by_role("heading", level=1)).to_have_text(f"@{login} has no public page")
