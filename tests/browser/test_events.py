"""Tournaments in real browsers: an evening on paper from announcement to closing, and what those who enter see."""

from __future__ import annotations

import re
from typing import Any

from browser import evenings
from browser.visits import PHONE, Hall, Visitor, caller_of
from playwright.sync_api import expect
from server.houses import Visitor as Caller

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal")
"""Who comes to the shop; a ninth enters by himself, with a telephone."""


def announces(zoe: Visitor) -> str:
    """An organiser announces a tournament on paper, from the first page; its code."""
    zoe.page.goto("/")
    zoe.page.get_by_role("link", name=re.compile("^Tournaments")).click()
    zoe.page.get_by_role("link", name=re.compile("Spellfire.*announce")).click()
    name = zoe.page.get_by_label("Name", exact=True)
    name.fill("spellfire: king's decree (questing) -- enhanced [60]")
    expect(zoe.page.get_by_text("decks have 55, 75 or 110 cards, not 60").first).to_be_visible()
    name.fill("spellfire: king's decree (questing) -- enhanced [75]")
    expect(zoe.page.get_by_text("SPELLFIRE®: King’s Decree (Questing)—Enhanced [75]")).to_be_visible()
    expect(zoe.page.get_by_role("checkbox", name=re.compile("^Questing"))).to_be_checked()
    zoe.page.get_by_role("radio", name=re.compile("^Championship")).check()
    zoe.page.get_by_role("checkbox", name=re.compile("^Questing")).uncheck()
    zoe.page.get_by_label("Victory").select_option("Standard")
    zoe.page.get_by_label("Cards in a deck").select_option("55")
    expect(zoe.page.get_by_text("SPELLFIRE®: Championship—Standard [55]")).to_be_visible()
    zoe.page.get_by_label("Entrants you expect").fill("9")
    expect(zoe.page.get_by_text("9 at 3 tables (3 of 3)")).to_be_visible()
    zoe.page.get_by_role("button", name="Announce it").click()
    zoe.page.wait_for_url(re.compile(r"/event/[A-Z]+/run$"))
    return zoe.page.url.split("/")[-2]


def organiser(hall: Hall, **device: Any) -> tuple[Visitor, Caller]:
    """Somebody with a page who also asks without it."""
    zoe = hall.visitor(**device)
    zoe.asks("POST", "/api/me", {"name": "Zoe"})
    return zoe, caller_of(zoe)


def types(zoe: Visitor, table: int, *counts: int) -> None:
    """A result by keyboard alone: 3 ENTER 6 TAB 4 TAB 4 ENTER."""
    page = zoe.page
    expect(page.get_by_label("Table", exact=True)).to_be_focused()
    page.keyboard.type(str(table))
    page.keyboard.press("Enter")
    for at, count in enumerate(counts):
        if at:
            page.keyboard.press("Tab")
        page.keyboard.type(str(count))
    page.keyboard.press("Enter")


def test_an_evening_on_paper_goes_from_announcement_to_closing(hall):
    zoe, ike = hall.visitor(), hall.visitor(**PHONE)
    code = announces(zoe)
    page = zoe.page
    draw = page.get_by_role("button", name="Draw round 1")
    opens = page.get_by_role("button", name="Open entering")
    expect(opens.or_(draw).first).to_be_visible()
    if opens.count():
        opens.first.click()
    expect(draw).to_have_attribute("aria-disabled", "true")
    page.get_by_label("Names").fill(", ".join(NAMES))
    page.get_by_role("button", name="Enter them").click()
    expect(page.get_by_text("8 names entered.")).to_be_visible()

    ike.page.goto(f"/event/{code}")
    ike.page.get_by_role("button", name="Enter this tournament").tap()
    expect(ike.page.get_by_text("you are in the list")).to_be_visible()
    expect(page.locator("#next-why")).to_have_text("9 have entered: draw round 1 when all are there.")

    draw.click()
    expect(page.get_by_role("list", name="Tables of round 1")).to_be_visible()
    expect(ike.page.get_by_text("The next round is being drawn.").first).to_be_attached()
    expect(ike.page.get_by_role("heading", name="Round 1", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Publish round 1").click()
    expect(ike.page.get_by_role("heading", name=re.compile(r"^Round 1: table [123], seat [123]$"))).to_be_visible()

    ike.page.locator("summary", has_text="Call a judge").tap()
    ike.page.get_by_label("Why, if you like").fill("Does it block?")
    ike.page.get_by_role("button", name="Call a judge").tap()
    expect(page.get_by_role("region", name="Judge, please")).to_contain_text("Does it block?")
    page.get_by_role("button", name=re.compile("^I go")).click()
    expect(ike.page.get_by_text("comes to your table")).to_be_visible()
    ike.page.get_by_role("button", name="It is settled").tap()
    expect(page.get_by_role("region", name="Judge, please")).to_have_count(0)

    expect(page.get_by_role("button", name="Draw round 2")).to_have_attribute("aria-disabled", "true")
    page.get_by_label("Table", exact=True).focus()
    for game in (1, 2):
        for table in (3, 1, 2):
            types(zoe, table, 6, 4, 3)
            expect(page.get_by_text(f"Table {table}, game {game} is noted.")).to_be_visible()
    expect(page.get_by_role("heading", name="Outstanding results")).to_have_count(0)
    page.get_by_role("button", name="Draw round 2").click()
    page.get_by_role("button", name="Publish round 2").click()
    page.get_by_label("Table", exact=True).focus()
    for _ in (1, 2):
        types(zoe, 1, 3, 6, 2)
        expect(page.get_by_text("is noted.")).to_be_visible()
        expect(
            page.get_by_text("Round 2 waits").or_(page.get_by_role("button", name="Close the event")).first
        ).to_be_visible()
    page.get_by_role("button", name="Close the event").click()
    expect(page.get_by_text("The event is closed.").first).to_be_visible()

    expect(ike.page.get_by_text("The event is closed.").last).to_be_visible()  # what moves under a finger has moved
    ike.page.get_by_role("tab", name="Standings").tap()
    first = ike.page.get_by_role("row").nth(1)
    expect(first).to_contain_text("won")
    first.locator("summary").tap()
    expect(first.get_by_role("listitem").first).to_be_visible()
    ike.page.get_by_role("tab", name="Rules of this event").tap()
    ike.page.get_by_role("button", name="Reckon it all again").tap()
    expect(ike.page.get_by_text("All of it fits.")).to_be_visible()
    ike.page.get_by_role("tab", name="Log").tap()
    expect(ike.page.get_by_role("list", name="Log, the newest first").get_by_role("listitem").first).to_be_visible()
    ike.page.goto("/rankings/spellfire")
    expect(ike.page.get_by_role("row", name=re.compile(r"\(you\)"))).to_be_visible()


def test_a_list_from_a_file_enters_and_the_plan_is_changed_before_the_draw(hall):
    zoe, caller = organiser(hall)
    host = evenings.Organiser(caller, scored=True)
    page = zoe.page
    page.goto(f"/event/{host.code}/run")
    page.get_by_text("Enter a list from a file").click()
    text = "Name;Note\n" + "\n".join(f"{name};" for name in evenings.NAMES)
    page.get_by_label("A file with the list").set_input_files(
        {"name": "shop.csv", "mimeType": "text/csv", "buffer": text.encode("cp1252")}
    )
    page.get_by_role("button", name="Enter 10 lines").click()
    expect(page.get_by_role("list", name="Entrants").get_by_role("listitem")).to_have_count(10)

    page.get_by_role("tab", name="Plan").click()
    page.get_by_label("Name, which says what is played").fill("spellfire: the grind - standard [55]")
    page.get_by_label("Minutes for a round").fill("75")
    page.get_by_label("What else people should know").fill("Bring a pen.")
    page.get_by_role("button", name="Change the plan").click()
    expect(page.get_by_text("The plan is changed.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("The Grind—Standard [55]")
    page.get_by_role("tab", name="For rankings").click()
    page.get_by_label(re.compile("^What shows it.*it was advertised")).fill("a sign at the dealer")
    page.get_by_role("button", name=re.compile("^It is done.*it was advertised")).click()
    expect(page.get_by_text("A sign at the dealer.")).to_be_visible()

    page.goto("/")
    page.get_by_role("link", name=re.compile("tournament that you run")).click()
    page.wait_for_url(re.compile(rf"/event/{host.code}/run$"))
    page.get_by_role("link", name="The page that everybody sees").click()
    page.get_by_role("tab", name="Rules of this event").click()
    expect(page.get_by_text("75 minutes")).to_be_visible()
    expect(page.get_by_text("Bring a pen.")).to_be_visible()


def test_the_wall_is_read_from_afar_and_sheets_are_printed_without_the_rest(hall):
    zoe, caller = organiser(hall, viewport={"width": 1280, "height": 720})
    code = evenings.brought_to("running", caller)
    page = zoe.page
    page.goto(f"/event/{code}/screen")
    ana = page.get_by_role("listitem").filter(has_text="Ana")
    expect(ana).to_have_text(re.compile(r"^Ana\s+table\s+\d\s+seat\s+\d$"))
    sizes = page.evaluate(
        """() => [...document.querySelectorAll('.wall li')].map(line => parseFloat(getComputedStyle(line).fontSize))"""
    )
    assert min(sizes) >= 0.065 * 720
    lights = page.evaluate(
        """() => ['.wall', '.wall li b'].map(where => getComputedStyle(document.querySelector(where)))
            .flatMap(style => [style.color, style.backgroundColor])"""
    )
    assert lights[:3] == ["rgb(247, 238, 226)", "rgb(13, 9, 11)", "rgb(245, 201, 104)"]
    scroll = "() => ['Width', 'Height'].map(way => document.querySelector('.wall')['scroll' + way])"
    assert page.evaluate(scroll) == [1280, 720]
    hall.house.kill()
    expect(page.get_by_text("No line to the hall since")).to_be_visible()
    expect(ana).to_be_visible()
    hall.house.start()
    expect(page.get_by_text("No line to the hall since")).to_have_count(0)

    page.goto(f"/event/{code}/run")
    page.get_by_role("link", name="Print").click()
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(len(evenings.NAMES) + 1)
    page.get_by_label("Sheet").select_option("slips")
    expect(page.get_by_role("table").first).to_contain_text("Game 1")
    expect(page.get_by_role("img").first).to_be_visible()
    expect(page.get_by_text(f"/event/{code}?table=1").first).to_be_visible()
    page.emulate_media(media="print", color_scheme="dark")
    for name in ("Sheet", "Print it"):
        expect(page.get_by_text(name, exact=True)).to_be_hidden()
    shown = page.locator(".paper").first.evaluate(
        """paper => [getComputedStyle(paper).color, ...[paper, document.documentElement]
            .map(part => getComputedStyle(part).backgroundColor)]"""
    )
    assert shown == ["rgb(0, 0, 0)", "rgb(255, 255, 255)", "rgb(255, 255, 255)"]
