"""Walks through every page and every state of a table, for the one who wants to look at each of them.

A walk yields one ``State`` after the other, on a ``Tour`` that someone is shown around.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

from browser import evenings
from browser.guided_walks import fights, learning, puzzles
from browser.tours import GAMES, SECRET, State, Tour, settled
from browser.visits import by_lot, comes_to_rest
from playwright.sync_api import Page, expect
from server.houses import Visitor as Caller
from server.pods.drafters import Drafter, brought_to

OPENED = "dialog[open]"
TESTED = ".deck-test"
FAULTY = "1 1st/999 Nobody at all\n"
"""A deck list of one card that does not exist."""


def pages(tour: Tour) -> Iterator[State]:
    """The rooms of the hall."""
    ana = tour.cast.ana
    yield State("home", tour.at("/"))
    yield State("home, with tables that wait", tour.at("/", ana))
    for game in GAMES:
        yield State(f"new table: {game}", tour.at(f"/new/{game}"))
    page = tour.at("/new/spellfire?open=1", ana)
    for details in page.locator("details:not([open]) > summary").all():
        details.click()
    yield State("new table, everything open", page)
    yield State("lobby", tour.at("/lobby"))
    page = tour.of().page
    page.route("**/api/tables", lambda route: route.fulfill(json={"open": [], "watchable": []}))
    yield State("lobby, empty", tour.at("/lobby"))
    page.unroute("**/api/tables")
    yield State("me, a newcomer", tour.at("/me"))
    yield State("me, a guest", tour.at("/me", ana))
    page = tour.at("/me", tour.cast.di)
    expect(page.get_by_role("list", name="Your friends")).to_be_visible()
    yield State("me, with an account", page)
    password = page.get_by_label("Your password")
    if not password.is_visible():  # it is open where there are no codes yet
        page.get_by_text("Create new codes").click()
    password.fill(SECRET)
    page.get_by_role("button", name="Create eight codes").click()
    expect(page.get_by_role("button", name="I saved them")).to_be_visible()
    yield State("me, with new recovery codes", page)
    page = tour.at("/me")
    page.get_by_role("button", name="Sign in").first.click()
    page.get_by_role("button", name="I forgot my password").click()
    yield State("me, a password is lost", page)
    page = tour.at("/@evan", tour.cast.di)
    expect(page.get_by_role("button", name="Play Spellfire")).to_be_visible()
    page.locator("details:not([open]) > summary").first.click()
    yield State("the page of a friend", page)
    page = tour.at("/@diana", tour.cast.di)
    page.get_by_label("Against", exact=True).fill("nobody at all")
    expect(page.get_by_text("No games match.")).to_be_visible()
    yield State("a page of one's own, where nothing is found", page)
    yield State("no such person", tour.at("/@nobody"))
    page = tour.at("/", tour.cast.di)
    tour.cast.evan.ask("POST", "/api/challenges", {"login": "diana", "game": "spellchain"})
    expect(page.get_by_role("button", name=re.compile("Play.*with Evan"))).to_be_visible()
    page.get_by_role("button", name=re.compile("Find an opponent.*Spellfire")).click()
    expect(page.get_by_role("button", name="Stop looking")).to_be_visible()
    page.get_by_role("button", name=re.compile("Two players, one screen.*Spellfire")).click()
    yield State("home, with a challenge, a search, and two who are asked for their names", page)
    page.get_by_role("button", name="Stop looking").click()
    expect(page.get_by_role("button", name="Stop looking")).to_have_count(0)
    yield State("no such page", tour.at("/nowhere"))
    yield State("no such table", tour.at("/table/ZZZZZZ"))
    yield State("no such replay", tour.at("/replay/ZZZZZZ"))


def library(tour: Tour) -> Iterator[State]:
    """Cards, decks, rules."""
    for game in GAMES:
        page = tour.at(f"/cards/{game}?q=dragon")
        grid = page.get_by_role("region", name="Cards").get_by_role("list").get_by_role("button")
        expect(grid.first).to_be_visible()
        yield State(f"cards: {game}", page)
        grid.first.click()
        expect(page.get_by_role("button", name="Close").first).to_be_visible()
        yield State(f"cards: {game}, one open", page, f".detail, {OPENED}")
        yield State(f"rules: {game}", tour.at(f"/rules/{game}?q=shuffle"))
        yield State(f"decks: {game}", tour.at(f"/decks/{game}"))
    yield State("rules: a whole book", tour.at("/rules/spellchain"), "nav, .opening, .search")
    yield State("cards: all of them", tour.at("/cards/spellchain"))
    page = tour.at("/cards/spellfire?q=zzzz")
    expect(page.get_by_text("No cards match.")).to_be_visible()
    yield State("cards: none found", page)
    page = tour.at("/cards/spellfire?q=tipe:realm")
    expect(page.get_by_text("did you mean type?")).to_be_visible()
    page.get_by_text("How to search").click()
    expect(page.get_by_role("button", name="Try world:FR")).to_be_visible()
    yield State("cards: a search that cannot be read, and how to search", page)
    page = tour.at("/decks/spellchain?compare=starter:Pyre&with=starter:Frenzy")
    expect(page.get_by_role("region", name="In both").get_by_role("link").first).to_be_visible()
    yield State("decks: two compared", page)
    yield State("decks: two to be chosen", tour.at("/decks/spellchain?compare="))
    page = tour.at("/decks/spellchain")
    page.get_by_role("heading", name="Starter decks").locator("..").get_by_role("link").first.click()
    expect(page.get_by_role("textbox", name="Deck name")).to_be_visible()
    settled(page)
    yield State("decks: a starter deck", page)
    page.get_by_role("button", name="Deal a hand").click()
    page.get_by_role("group", name="View as").get_by_role("button", name="Cards").click()
    yield State("decks: a starter deck as cards", page)
    page.get_by_role("group", name="View as").get_by_role("button", name="List").click()
    page.get_by_role("button", name="Test this deck").click()
    expect(page.get_by_role("progressbar", name="Games played")).to_have_attribute("value", re.compile("[1-9]"))
    yield State("decks: one under test", page, TESTED)
    page.get_by_role("button", name="Stop the test").click()
    expect(page.get_by_role("region", name="Against the starter decks")).to_be_visible()
    page.get_by_role("region", name="Against the starter decks").get_by_text("The numbers").click()
    yield State("decks: one that was tested", page, TESTED)
    page.get_by_text("Deck list as text").click()
    page.get_by_role("textbox", name="One card per line").fill(FAULTY)
    page.get_by_role("button", name="Use this list").click()
    expect(page.get_by_text("be read:")).to_be_visible()
    yield State("decks: one with faults", page)
    add = page.get_by_role("button", name="Add cards")
    if add.is_visible():
        add.click()
        expect(page.get_by_role("heading", name="Add cards")).to_be_visible()
        yield State("decks: cards to add", page, "[aria-label='Cards to add']")


def table_of(game: str) -> Callable[[Tour], Iterator[State]]:
    """The table of a game: from the seat that decides, from the other one, from nowhere."""

    def walk(tour: Tour) -> Iterator[State]:
        code, seat = tour.cast.running[game]
        deciding, other = (tour.cast.ana, tour.cast.bo) if seat == 0 else (tour.cast.bo, tour.cast.ana)
        page = tour.at(f"/table/{code}", deciding)
        expect(page.locator(".prompt.mine")).to_be_attached()
        yield State(f"{game}: your decision", page)
        drawers = page.locator(".drawers")
        if drawers.is_visible():
            for name, part in (("Hand", ".cards"), ("Log", ".side")):
                opens = page.locator(".cards > .handle, .drawers > .tool").filter(has_text=name)
                opens.click()
                yield State(f"{game}: {name} open", page, part)
                opens.click()
            page.locator(".phases .turn").click()
            yield State(f"{game}: the phases", page, ".phases")
            page.keyboard.press("Escape")
        page.keyboard.press("j")
        expect(page.locator(".zoom.laid")).to_be_visible()
        yield State(f"{game}: a card zoomed", page, "#card-zoom")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.keyboard.press("b")
        expect(page.get_by_role("region", name="Text board")).to_be_visible()
        yield State(f"{game}: text board", page, ".middle")
        page.get_by_role("button", name="Back to the cards").click()
        yield State(f"{game}: another decides", tour.at(f"/table/{code}", other))
        yield State(f"{game}: as a spectator", tour.at(f"/table/{code}"))
        yield State(f"{game}: replay", tour.at(f"/replay/{tour.cast.over[game]}?at=20", tour.cast.ana))

    return walk


def tools(tour: Tour) -> Iterator[State]:
    """What opens over a table, and what lies between tables."""
    cast = tour.cast
    code, seat = cast.running["spellfire"]
    page = tour.at(f"/table/{code}", (cast.ana, cast.bo)[seat])
    dialog = page.get_by_role("dialog")
    page.keyboard.press("?")
    expect(dialog).to_be_visible()
    yield State("keys", page, OPENED)
    page.keyboard.press("Escape")
    for name in ("This table", "Settings"):
        page.get_by_role("button", name="More").filter(visible=True).first.click()
        if name == "Settings":
            dialog.get_by_role("button", name=name).click()
        expect(dialog.get_by_role("heading", name=name)).to_be_visible()
        yield State(name.lower(), page, OPENED)
        page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    yield State("hint", page, ".hint-strip")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    expect(page.locator("#say")).to_be_visible()
    yield State("chat", page, ".side")
    page.context.set_offline(True)
    expect(page.get_by_text("Nothing is lost, your seat is safe")).to_be_visible()
    comes_to_rest(page)  # the sentence comes softly
    yield State("the line is down", page, ".banner")
    page.context.set_offline(False)
    page = tour.at(f"/table/{cast.four}", cast.ana)
    expect(page.locator(".prompt.mine")).to_be_attached()
    yield State("four seats", page)
    page.keyboard.press("Shift+2")
    yield State("four seats, looking at one", page)
    page = tour.at(f"/table/{cast.shared}", cast.ana)
    expect(page.get_by_role("heading", name="Pass the screen")).to_be_visible()
    yield State("curtain", page)
    yield State("waiting room, host", tour.at(f"/table/{cast.waiting}", cast.ana))
    yield State("waiting room, guest", tour.at(f"/table/{cast.waiting}", cast.bo))
    yield State("waiting room, a stranger", tour.at(f"/table/{cast.waiting}"))
    page = tour.at(f"/table/{cast.over['spellchain']}", cast.ana)
    expect(page.get_by_role("region", name="Game over").get_by_role("row").first).to_be_visible()
    comes_to_rest(page)  # it comes softly
    yield State("the end", page)
    page.keyboard.press("Escape")
    yield State("the end, in a line", page)
    page = tour.at(f"/replay/{cast.over['spellchain']}?at=6&review=1", cast.ana)
    expect(page.get_by_role("region", name="Review")).to_be_visible()
    yield State("a review", page)
    page = tour.at(f"/replay/{cast.over['spellchain']}?at=6", cast.ana)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield State("play on from here", page, OPENED)


def alone(tour: Tour) -> Iterator[State]:
    """Games for one: setting them up, the table with what its lines open into, the end, the scores."""
    person = Caller(tour.hall.house, "Una")
    page = tour.at("/alone/spellfire", person)
    expect(page.get_by_role("heading", name="Today’s hand")).to_be_visible()
    yield State("solitaire: a newcomer", page)
    page.get_by_text("Variations").click()
    page.get_by_role("radio", name="A deck for each side").check()
    yield State("solitaire: variations", page)
    plan = {"game": "spellfire", "options": {"solitaire": "one-deck", "opponent_hand": "open"}}
    made = person.ask("POST", "/api/tables", {**plan, "seats": [{"kind": "me"}]})
    code = str(made["code"])
    with person.socket() as line:
        line.watch(code, 0, made["mine"][0]["token"])
        by_lot((line,), code, random.Random(1), lambda seen: any(one.get("opens") for one in seen.get("log", [])))
    page = tour.at(f"/table/{code}", person)
    expect(page.locator(".solo")).to_be_visible()
    yield State("solitaire: your decision", page)
    drawers = page.locator(".drawers")
    if drawers.is_visible():
        drawers.get_by_role("button", name="Log").click()
    page.locator("details.why > summary").last.click()
    yield State("solitaire: why he did that", page, ".side")
    yield State("solitaire: as a spectator", tour.at(f"/table/{code}"))
    tried = person.ask("POST", "/api/daily/spellfire")
    for table in (made, tried):
        with person.socket() as line:
            line.watch(table["code"], 0, table["mine"][0]["token"])
            line.request({"t": "resign", "table": table["code"]})
    page = tour.at(f"/table/{code}", person)
    expect(page.get_by_role("region", name="Game over")).to_be_visible()
    yield State("solitaire: the end", page)
    page = tour.at("/alone/spellfire", person)
    expect(page.get_by_role("img", name=re.compile("^Scores with")).first).to_be_visible()
    for summary in page.locator("details > summary").all():
        summary.click()
    yield State("solitaire: scores", page)


def pods(tour: Tour) -> Iterator[State]:
    """Pods: setting one up, the draft, the building room, the rounds, and what is seen afterwards."""
    ana, bo = Drafter(Caller(tour.hall.house, "Ana")), Drafter(Caller(tour.hall.house, "Bo"))
    yield State("pod: new", tour.at("/pod/new/spellslinger"))
    yield State("pod: a game without packs", tour.at("/pod/new/spellchain"))
    yield State("pod: none", tour.at("/pod/ZZZZZZ"))
    code = brought_to("waiting", ana, bo)
    for who, person in (("host", ana.visitor), ("a stranger", None)):
        yield State(f"pod: waiting, {who}", tour.at(f"/pod/{code}", person))
    code = brought_to("drafting", ana, bo, timer="slow")
    page = tour.at(f"/pod/{code}", ana.visitor)
    pile = page.get_by_role("list", name="Your current pile").get_by_role("button")
    expect(pile.first).to_be_visible()
    page.get_by_role("button", name="Suggest a pick").click()
    expect(page.get_by_text("advised", exact=True)).to_be_attached()
    pile.last.click()
    expect(page.get_by_text("You can still change it")).to_be_visible()
    page.get_by_text("Who’s in this pod").click()
    yield State("pod: a pile", page)
    yield State("pod: a draft, a stranger", tour.at(f"/pod/{code}"))
    code = brought_to("building", ana, bo)
    page = tour.at(f"/pod/{code}", ana.visitor)
    page.get_by_role("button", name="Suggest a deck").click()
    expect(page.get_by_text("This deck is legal.")).to_be_visible()
    yield State("pod: a deck that can be played", page)
    page.get_by_role("button", name=re.compile("^One fewer ")).last.click()
    expect(page.get_by_text("the minimum is 40")).to_be_visible()
    page.get_by_text("Picks, pile by pile").click()
    yield State("pod: a deck with a fault", page)
    yield State("pod: rounds", tour.at(f"/pod/{brought_to('playing', ana, bo)}", ana.visitor))
    page = tour.at(f"/pod/{brought_to('over', ana, bo)}", ana.visitor)
    page.get_by_text("Picks, pile by pile").click()
    expect(page.get_by_label("Whose picks")).to_be_visible()
    yield State("pod: over", page)


def events(tour: Tour) -> Iterator[State]:
    """Tournaments: the list, announcing one, what everybody sees of it, and the desk of its staff."""
    zoe = Caller(tour.hall.house, "Zoe")
    page = tour.at("/events/new/spellfire")
    expect(page.get_by_text("9 at 3 tables").or_(page.get_by_text("12 at 4 tables")).first).to_be_visible()
    page.get_by_text("More settings").click()
    yield State("event: new", page)
    page.get_by_label("Name", exact=True).fill("spellfire: no such thing -- standard [55]")
    expect(page.locator("#name-said .fault").first).to_be_visible()
    yield State("event: a name with a fault", page)
    page.get_by_label("Minutes per round").fill("60")
    page.get_by_label("Minutes per round").blur()
    page.get_by_text("Points count for rankings").click()
    page.get_by_text("Held at a convention").click()
    page.get_by_role("radio", name=re.compile("^Your own format")).check()
    expect(page.get_by_text("needs its rules")).to_be_visible()
    yield State("event: a type of one's own", page)
    yield State("event: none", tour.at("/event/ZZZZZZ"))
    for stage in evenings.STAGES:
        code = evenings.brought_to(stage, zoe)
        page = tour.at(f"/event/{code}")
        expect(page.get_by_role("tab").first).to_be_visible()
        yield State(f"event: {stage}", page)
        page = tour.at(f"/event/{code}/run", zoe)
        expect(page.get_by_role("tab").first).to_be_visible()
        yield State(f"event: {stage}, its desk", page)
    for name in ("Corrections", "Judges and staff", "Log", "People"):
        page.get_by_role("tab", name=name).click()
        yield State(f"event: its desk, {name.lower()}", page)
    page = tour.at(f"/event/{code}")
    for name in ("Standings", "Rounds", "Rules", "Who plays", "Log"):
        page.get_by_role("tab", name=name).click()
        if name == "Rules":
            page.get_by_role("button", name="Recheck everything").click()
            expect(page.get_by_text("Everything checks out.")).to_be_visible()
        yield State(f"event: {name.lower()}", page)
    page = tour.at(f"/event/{code}/screen")
    expect(page.get_by_role("heading", name="Final standings")).to_be_visible()
    yield State("event: the screen on the wall, at the end", page)
    page = tour.at("/rankings/spellfire")
    expect(page.get_by_role("table").or_(page.get_by_text("No one is ranked yet")).first).to_be_visible()
    yield State("rankings", page)
    yield State("event: standings, printed", printed(tour.at(f"/event/{code}/print/standings")))
    zoe = Caller(tour.hall.house, "Zoe")  # who has other events may not announce as many as she likes
    code = evenings.brought_to("running", zoe, scored=True)
    page = tour.at(f"/event/{code}/screen")
    expect(page.get_by_role("heading", name=re.compile("^Round 1"))).to_be_visible()
    yield State("event: the screen on the wall", page)
    page = tour.at(f"/event/{code}/run?part=scored", zoe)
    expect(page.get_by_role("list", name="Scored tournament checklist")).to_be_visible()
    yield State("event: its desk, for rankings", page)
    for sheet in ("by-name", "slips", "grid"):
        yield State(f"event: {sheet}, printed", printed(tour.at(f"/event/{code}/print/{sheet}", zoe)))
    page = tour.at(f"/event/{evenings.brought_to('open', zoe)}/run?part=plan", zoe)
    expect(page.get_by_role("button", name="Change plan")).to_be_visible()
    yield State("event: its desk, the plan", page)
    page.get_by_role("tab", name="People").click()
    page.get_by_text("Import players from a file").click()
    page.get_by_label("Player list").set_input_files(
        {"name": "names.csv", "mimeType": "text/csv", "buffer": b"name,note\nLou,late\n"}
    )
    expect(page.get_by_role("button", name="Enter 1 player")).to_be_visible()
    yield State("event: its desk, a list from a file", page)
    code = evenings.brought_to("running", zoe, reporting="players")
    page = tour.at(f"/event/{code}/print/slips", zoe)
    page.get_by_role("button", name="Add reporting codes").click()
    expect(page.get_by_text("Each slip has a code")).to_be_visible()
    address = page.locator(".paper figcaption").last.inner_text()
    yield State("event: slips with codes", page)
    page = tour.at("/r/" + address.rpartition("/r/")[2])
    page.get_by_role("radio").first.check()
    expect(page.get_by_role("button", name="Save")).to_be_visible()
    yield State("event: by a slip", page)
    yield State("event: by a slip that leads nowhere", tour.at("/r/ZZZZZZ"))
    page = tour.at("/events", zoe)
    page.get_by_text("Import a tournament", exact=True).click()
    yield State("events", page)
    page = tour.at("/", zoe)
    expect(page.get_by_role("heading", name="Resume")).to_be_visible()
    yield State("home, with tournaments", page)


def printed(page: Page) -> Page:
    """A page of sheets, as soon as they are there."""
    expect(page.get_by_role("table").first).to_be_visible()
    return page


WALKS: dict[str, Callable[[Tour], Iterator[State]]] = {
    "pages": pages,
    "library": library,
    **{game: table_of(game) for game in GAMES},
    "tools": tools,
    "alone": alone,
    "pods": pods,
    "events": events,
    "learning": learning,
    "fights": fights,
    "puzzles": puzzles,
}
