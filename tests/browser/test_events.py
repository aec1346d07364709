"""Tournaments in real browsers: an evening on paper from announcement to closing, and what those who enter see."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser import evenings
from browser.visits import PHONE, Hall, Visitor, caller_of
from playwright.sync_api import expect
from server.houses import Visitor as Caller
from typer.testing import CliRunner

from spellhall.cli.main import app

pytestmark = pytest.mark.unpainted

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal")
"""Who comes to the shop; a ninth enters by themselves, with a telephone."""


def announces(zoe: Visitor) -> str:
    """An organiser announces a tournament on paper, from the first page; its code."""
    zoe.page.goto("/")
    zoe.page.get_by_role("link", name=re.compile("^Tournaments")).click()
    zoe.page.get_by_role("link", name=re.compile("Spellfire.*new tournament")).click()
    name = zoe.page.get_by_label("Name", exact=True)
    name.fill("spellfire: king's decree (questing) -- enhanced [60]")
    expect(zoe.page.get_by_text("decks have 55, 75 or 110 cards, not 60").first).to_be_visible()
    name.fill("spellfire: king's decree (questing) -- enhanced [75]")
    expect(zoe.page.get_by_text("SPELLFIRE®: King’s Decree (Questing)—Enhanced [75]")).to_be_visible()
    expect(zoe.page.get_by_role("checkbox", name=re.compile("^Questing"))).to_be_checked()
    zoe.page.get_by_role("radio", name=re.compile("^Championship")).check()
    zoe.page.get_by_role("checkbox", name=re.compile("^Questing")).uncheck()
    zoe.page.get_by_label("Victory").select_option("Standard")
    zoe.page.get_by_label("Deck size").select_option("55")
    expect(zoe.page.get_by_text("SPELLFIRE®: Championship—Standard [55]")).to_be_visible()
    zoe.page.get_by_label("Expected entrants").fill("9")
    expect(zoe.page.get_by_text("9 at 3 tables (3 of 3)")).to_be_visible()
    zoe.page.get_by_role("button", name="Announce").click()
    zoe.page.wait_for_url(re.compile(r"/event/[A-Z]+/run$"))
    return zoe.page.url.split("/")[-2]


def organiser(hall: Hall, **device: Any) -> tuple[Visitor, Caller]:
    """Someone with a page who also asks without it."""
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
    draw = page.get_by_role("button", name="Pair round 1")
    opens = page.get_by_role("button", name="Open entry")
    expect(opens.or_(draw).first).to_be_visible()
    if opens.count():
        opens.first.click()
    expect(draw).to_have_attribute("aria-disabled", "true")
    page.get_by_label("Names").fill(", ".join(NAMES))
    page.get_by_role("button", name="Enter players").click()
    expect(page.get_by_text("8 entrants added.")).to_be_visible()

    ike.page.goto(f"/event/{code}")
    ike.page.get_by_role("button", name="Enter this tournament").tap()
    expect(ike.page.get_by_role("heading", name="you’re entered")).to_be_visible()
    expect(page.locator("#next-why")).to_have_text("9 have entered: pair round 1 when everyone is there.")

    draw.click()
    expect(page.get_by_role("list", name="Round 1 tables")).to_be_visible()
    expect(ike.page.get_by_text("The next round is being paired.").first).to_be_attached()
    expect(ike.page.get_by_role("heading", name="Round 1", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Publish round 1").click()
    expect(ike.page.get_by_role("heading", name=re.compile(r"^Round 1: table [123], seat [123]$"))).to_be_visible()

    ike.page.locator("summary", has_text="Call a judge").tap()
    ike.page.get_by_label("Reason (optional)").fill("Does it block?")
    ike.page.get_by_role("button", name="Call a judge").tap()
    expect(page.get_by_role("region", name="Judge calls")).to_contain_text("Does it block?")
    page.get_by_role("button", name=re.compile("^Take it")).click()
    expect(ike.page.get_by_text("is on the way to your table")).to_be_visible()
    ike.page.get_by_role("button", name="Done").tap()
    expect(page.get_by_role("region", name="Judge calls")).to_have_count(0)

    expect(page.get_by_role("button", name="Pair round 2")).to_have_attribute("aria-disabled", "true")
    page.get_by_label("Table", exact=True).focus()
    for game in (1, 2):
        for table in (3, 1, 2):
            types(zoe, table, 6, 4, 3)
            expect(page.get_by_text(f"Table {table}, game {game} saved.")).to_be_visible()
    expect(page.get_by_role("heading", name="Outstanding results")).to_have_count(0)
    page.get_by_role("button", name="Pair round 2").click()
    page.get_by_role("button", name="Publish round 2").click()
    page.get_by_label("Table", exact=True).focus()
    for _ in (1, 2):
        types(zoe, 1, 3, 6, 2)
        expect(page.get_by_text(re.compile(r"^Table .* saved\.$"))).to_be_visible()
        expect(
            page.get_by_text("Round 2 is waiting").or_(page.get_by_role("button", name="Finish the tournament")).first
        ).to_be_visible()
    page.get_by_role("button", name="Finish the tournament").click()
    expect(page.get_by_text("Tournament finished.").first).to_be_visible()

    expect(ike.page.get_by_text("The event is closed.").last).to_be_visible()  # what moves under a finger has moved
    ike.page.get_by_role("tab", name="Standings").tap()
    first = ike.page.get_by_role("row").nth(1)
    expect(first).to_contain_text("won")
    first.locator("summary").tap()
    expect(first.get_by_role("listitem").first).to_be_visible()
    ike.page.get_by_role("tab", name="Rules").tap()
    ike.page.get_by_role("button", name="Recheck everything").tap()
    expect(ike.page.get_by_text("Everything checks out.")).to_be_visible()
    ike.page.get_by_role("tab", name="Log").tap()
    expect(ike.page.get_by_role("list", name="Log, newest first").get_by_role("listitem").first).to_be_visible()
    ike.page.goto("/rankings/spellfire")
    expect(ike.page.get_by_role("heading", name=re.compile("^Rankings"))).to_be_visible()
    expect(ike.page.get_by_text("Loading …")).to_have_count(0)
    expect(ike.page.get_by_role("row", name=re.compile(r"\(you\)"))).to_have_count(0)


def test_one_goes_a_slip_was_misread_and_the_second_who_is_asked_comes_back(hall):
    zoe, caller = organiser(hall)
    host = evenings.Organiser(caller)
    host.does("entrants", names=list(NAMES[:6]))
    for where in ("rounds", "rounds/publish"):
        host.does(where)
    seats = [table["entrants"] for table in host.told["frame"]["rounds"][0]["tables"]]
    names = {one["number"]: one["name"] for one in host.told["frame"]["entrants"]}
    page = zoe.page
    page.goto(f"/event/{host.code}/run?part=people")
    gone = names[seats[1][2]]
    page.get_by_role("button", name=f"Drop {gone}").click()
    page.get_by_role("button", name="Yes", exact=True).click()
    expect(page.get_by_text(f"{gone} dropped.")).to_be_visible()
    page.get_by_label("Table", exact=True).focus()
    for game in (1, 2):
        types(zoe, 1, 6, 4, 3)
        expect(page.get_by_text(f"Table 1, game {game} saved.")).to_be_visible()
        types(zoe, 2, 6, 5)
        expect(page.get_by_text(f"Table 2, game {game} saved.")).to_be_visible()

    page.get_by_role("tab", name="Corrections").click()
    page.get_by_label("Round, table, game").select_option("1.1.2")
    third = names[seats[0][2]]
    page.get_by_label(re.compile(rf"^{third}, unrazed realms")).fill("5")
    page.get_by_label("What was wrong").fill("slip misread")
    page.get_by_role("button", name="Preview").click()
    expect(page.get_by_text("This would happen:")).to_be_visible()
    page.get_by_role("button", name="Correct").click()
    expect(page.get_by_text("1.1.2 corrected.")).to_be_visible()

    asked = page.get_by_role("button", name=re.compile("^Invite (.+) back$"))
    first = re.sub("^Invite (.+) back$", r"\1", asked.inner_text())
    asked.click()
    page.get_by_role("button", name="Declined").click()
    expect(asked).not_to_contain_text(first)
    second = re.sub("^Invite (.+) back$", r"\1", asked.inner_text())
    asked.click()
    page.get_by_role("button", name=f"{second} accepted").click()
    page.get_by_role("button", name="Pair round 2").click()
    page.get_by_role("button", name="Publish round 2").click()
    final = page.get_by_role("form", name="Table 1")
    for name in (names[seats[0][0]], names[seats[1][0]], second):
        expect(final.get_by_label(re.compile(f"^{name}, unrazed realms"))).to_be_visible()
    page.get_by_label("Table", exact=True).focus()
    for _ in (1, 2):
        types(zoe, 1, 6, 4, 3)
        expect(page.get_by_text(re.compile(r"^Table .* saved\.$"))).to_be_visible()
        expect(
            page.get_by_text("Round 2 is waiting").or_(page.get_by_role("button", name="Finish the tournament")).first
        ).to_be_visible()
    page.get_by_role("button", name="Finish the tournament").click()
    expect(page.get_by_text("Tournament finished.").first).to_be_visible()
    page.goto(f"/event/{host.code}/print/standings")
    with page.expect_download() as download:
        page.get_by_role("link", name="CSV").click()
    assert download.value.path().read_text("utf-8").startswith("Place,Name,Points")
    assert caller.ask("GET", f"/api/events/{host.code}/verify")["fits"]


def test_a_list_from_a_file_enters_and_the_plan_is_changed_before_the_draw(hall):
    zoe, caller = organiser(hall)
    host = evenings.Organiser(caller, scored=True)
    page = zoe.page
    page.goto(f"/event/{host.code}/run")
    page.get_by_text("Import players from a file").click()
    text = "Name;Note\n" + "\n".join(f"{name};" for name in evenings.NAMES)
    page.get_by_label("Player list").set_input_files(
        {"name": "shop.csv", "mimeType": "text/csv", "buffer": text.encode("cp1252")}
    )
    page.get_by_role("button", name="Enter 10 players").click()
    expect(page.get_by_role("list", name="Entrants").get_by_role("listitem")).to_have_count(10)

    page.get_by_role("tab", name="Plan").click()
    page.get_by_label("Format name").fill("spellfire: the grind - standard [55]")
    page.get_by_label("Minutes per round").fill("75")
    page.get_by_label("Anything else players should know").fill("Bring a pen.")
    page.get_by_role("button", name="Change plan").click()
    expect(page.get_by_text("Plan changed.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("The Grind—Standard [55]")
    page.get_by_role("tab", name="Rankings").click()
    page.get_by_label(re.compile("^Evidence.*it was advertised")).fill("a sign at the dealer")
    page.get_by_role("button", name=re.compile("^Done.*it was advertised")).click()
    expect(page.get_by_text("A sign at the dealer.")).to_be_visible()

    page.goto("/")
    page.get_by_role("link", name=re.compile("tournament you run")).click()
    page.wait_for_url(re.compile(rf"/event/{host.code}/run$"))
    page.get_by_role("link", name="Public page").click()
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_text("75 minutes")).to_be_visible()
    expect(page.get_by_text("Bring a pen.")).to_be_visible()


ROWS = """list => [...list.children].map(row => {
  const name = row.querySelector('.name'), line = document.createRange(), box = row.getBoundingClientRect();
  line.selectNodeContents(name);
  const tops = new Set([...line.getClientRects()].map(({ top }) => Math.round(top)));
  const buttons = [...row.querySelectorAll('button')].map(button => button.getBoundingClientRect());
  const middle = name.getBoundingClientRect().top + name.getBoundingClientRect().height / 2;
  return {
    lines: tops.size,
    inside: buttons.every(({ left, right }) => left >= box.left - 1 && right <= box.right + 1),
    beside: buttons.every(({ top, bottom }) => top < middle && middle < bottom),
    wide: list.scrollWidth > list.clientWidth,
  };
})"""
"""Of each row of the list of people: on how many lines its name stands, and whether its buttons stand beside it."""


def test_names_at_the_desk_keep_their_line_and_buttons_their_row(hall):
    zoe, api = organiser(hall, viewport={"width": 1360, "height": 800})
    plan = {
        "name": "SPELLFIRE: Championship - Standard [55]",
        "reporting": "staff",
        "listed": False,
        "registration": True,
    }
    code = api.ask("POST", "/api/events", plan)["frame"]["code"]
    n = api.ask("GET", f"/api/events/{code}")["frame"]["n"]
    names = [*(f"club {number}" for number in range(1, 12)), "Hannelore van der Bloemendaal-Overbeek"]
    api.ask("POST", f"/api/events/{code}/entrants", {"n": n, "names": names})
    zoe.page.goto(f"/event/{code}/run")
    people = zoe.page.get_by_role("list", name="Entrants")
    expect(people.get_by_role("button", name="Drop club 10")).to_be_visible()
    rows = people.evaluate(ROWS)
    steady = {"lines": 1, "inside": True, "beside": True, "wide": False}
    assert rows[:11] == [steady] * 11
    assert rows[11] in (steady, {**steady, "beside": False}), "beneath a long name the buttons stand together"
    zoe.page.set_viewport_size({"width": 390, "height": 800})
    rows = people.evaluate(ROWS)
    assert all(row["inside"] and not row["wide"] for row in rows)
    assert [row["lines"] for row in rows[:11]] == [1] * 11


def test_the_wall_is_read_from_afar_and_sheets_are_printed_without_the_rest(own_hall):
    zoe, caller = organiser(own_hall, viewport={"width": 1280, "height": 720})
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
    own_hall.house.kill()
    expect(page.get_by_text("Offline since")).to_be_visible()
    expect(ana).to_be_visible()
    own_hall.house.start()
    expect(page.get_by_text("Offline since")).to_have_count(0)

    page.goto(f"/event/{code}/run")
    page.get_by_role("link", name="Print").click()
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(len(evenings.NAMES) + 1)
    page.get_by_label("Sheet").select_option("slips")
    expect(page.get_by_role("table").first).to_contain_text("Game 1")
    expect(page.get_by_role("img").first).to_be_visible()
    expect(page.get_by_text(f"/event/{code}?table=1").first).to_be_visible()
    page.emulate_media(media="print", color_scheme="dark")
    for name in ("Sheet", "Print"):
        expect(page.get_by_text(name, exact=True)).to_be_hidden()
    shown = page.locator(".paper").first.evaluate(
        """paper => [getComputedStyle(paper).color, ...[paper, document.documentElement]
            .map(part => getComputedStyle(part).backgroundColor)]"""
    )
    assert shown == ["rgb(0, 0, 0)", "rgb(255, 255, 255)", "rgb(255, 255, 255)"]


def test_who_has_no_account_reports_by_the_slip_of_his_table_and_another_confirms(hall):
    zoe, caller = organiser(hall)
    code = evenings.brought_to("running", caller, reporting="players")
    page = zoe.page
    page.goto(f"/event/{code}/print/slips")
    expect(page.get_by_text(f"/event/{code}?table=1").first).to_be_visible()
    page.get_by_role("button", name="Add reporting codes").click()
    expect(page.get_by_text("Each slip has a code")).to_be_visible()
    address = page.locator(".paper figcaption").first.inner_text()
    assert re.search(r"/r/[A-Z]{16}$", address)

    guest = hall.visitor(**PHONE).page
    guest.goto(address)
    expect(guest.get_by_role("heading", level=1)).to_have_text("Round 1, table 1")
    seats = guest.get_by_role("radio")
    names = [seats.nth(seat).locator("xpath=..").inner_text().strip() for seat in range(seats.count())]
    assert 3 <= len(names) <= 4
    seats.first.tap()
    for name, count in zip(names, evenings.COUNTS, strict=False):
        guest.get_by_label(re.compile(rf"^{name}, unrazed realms")).fill(str(count))
    guest.get_by_role("button", name="Save").tap()
    expect(guest.get_by_text("Table 1, game 1 saved.")).to_be_visible()
    right = guest.get_by_role("button", name=re.compile("^Confirm"))
    right.tap()
    expect(guest.get_by_role("alert")).to_contain_text("omeone else at the table")
    seats.nth(1).tap()
    right.tap()
    expect(guest.get_by_text(f"Game 1: {names[0]} won, confirmed.")).to_be_visible()
    page.goto(f"/event/{code}/run")
    expect(page.get_by_role("form", name="Table 1").get_by_text(f"games won: {names[0]} 1")).to_be_visible()
    guest.goto(address[:-1] + ("B" if address[-1] != "B" else "C"))
    expect(guest.get_by_role("heading", level=1)).to_have_text("This slip doesn’t work")


def test_an_event_of_the_command_line_is_brought_as_its_file(hall, tmp_path):
    file = tmp_path / "shop.event"
    for arguments in (
        ("new", file, "--name", "SPELLFIRE: Championship - Standard [55]", "--coordinator", "Zoe"),
        ("add", file, "Bo", "Cy", "Di"),
        ("draw", file),
    ):
        said = CliRunner().invoke(app, ["event", *map(str, arguments)])
        assert said.exit_code == 0, said.output
    zoe, _ = organiser(hall)
    page = zoe.page
    page.goto("/events")
    page.get_by_text("Import a tournament", exact=True).click()
    chosen = page.get_by_label("Tournament file")
    chosen.set_input_files({"name": "no.event", "mimeType": "", "buffer": b"stones"})
    page.get_by_role("button", name="Import").click()
    expect(page.get_by_role("alert")).to_contain_text("Line 1 isn't JSON:")
    chosen.set_input_files(file)
    page.get_by_role("button", name="Import").click()
    page.wait_for_url(re.compile(r"/event/[A-Z]+/run$"))
    expect(page.get_by_role("button", name="Publish round 1")).to_be_visible()
