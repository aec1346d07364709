"""Pictures of every page and every table: ``make pictures`` puts them into ``pictures/``, on a desk, on a phone, dark.
``python -m browser.pictures pods`` takes those of one group only.

Positions are reached by letting the hall's own hints choose for both seats, until something happens that is worth a
look.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from browser import evenings
from browser.conftest import FLAGS, program
from browser.tours import SECRET, befriended, settled
from browser.visits import DESK, PHONE
from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track
from server.houses import House, Line, Visitor
from server.pods import drafters

from spellhall import registry

OUT = Path("pictures")
LOOKS: dict[str, dict[str, Any]] = {
    "desk": DESK,
    "laptop": DESK | {"viewport": {"width": 1280, "height": 720}},
    "dark": DESK | {"color_scheme": "dark"},
    "phone": PHONE,
}
PAGES = {
    "home": "/",
    "new": "/new/spellfire",
    "lobby": "/lobby",
    "cards": "/cards/spellfire",
    "cards-spellslinger": "/cards/spellslinger",
    "cards-spellchain": "/cards/spellchain",
    "cards-search": "/cards/spellfire?q=type%3Arealm+world%3AFR+-dragon",
    "cards-search-wrong": "/cards/spellfire?q=type%3Arelm",
    "decks": "/decks/spellfire",
    "decks-spellslinger": "/decks/spellslinger",
    "decks-spellchain": "/decks/spellchain",
    "deck": "/decks/spellfire?starter=Monsters",
    "deck-spellchain": "/decks/spellchain?starter=Pyre",
    "decks-compared": "/decks/spellslinger?compare=starter:Pilgrims&with=starter:Gatehouse",
    "rules": "/rules/spellfire",
    "me": "/me",
    "nowhere": "/nowhere",
}
PAINTED = """() => document.fonts.status === 'loaded'
  && [...document.querySelectorAll('#hand [data-token]')]
    .every((card) => card.querySelector('svg') && !card.ariaLabel.includes('hidden'))
  && [...document.querySelectorAll('.card svg[viewBox="0 0 100 64"]')].every((art) => art.childElementCount)
  && document.getAnimations().every(({ playState, effect }) =>
    playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)"""
"""The type face and the cards have come, every card has its picture, and what moves has come to rest."""
MOST = 400
"""Choices after which a table is shown as it is."""


def in_battle(frame: dict[str, Any]) -> bool:
    """Spellfire: champions fight, and cards are played."""
    battle = frame.get("table", {}).get("battle") or {}
    return frame.get("actions", 0) > 60 and battle.get("stage") == "playing cards"


def in_battle_alone(frame: dict[str, Any]) -> bool:
    """Spellfire for one: the same, earlier, since there are fewer choices."""
    battle = frame.get("table", {}).get("battle") or {}
    return frame.get("actions", 0) > 30 and battle.get("stage") == "playing cards"


def in_a_fight(frame: dict[str, Any]) -> bool:
    """Spellslinger: someone attacks and is blocked."""
    fight = frame.get("table", {}).get("fight") or []
    return frame.get("actions", 0) > 60 and any(group["blockers"] for group in fight)


def in_a_chain(frame: dict[str, Any]) -> bool:
    """Spell Chain: the second chain is nearly full."""
    laid = [card for card in frame.get("cards", {}).values() if card["zone"] == "chain"]
    return frame.get("actions", 0) > 14 and len(laid) == 6


TABLES: dict[str, Callable[[dict[str, Any]], bool]] = {
    "spellfire": in_battle,
    "spellslinger": in_a_fight,
    "spellchain": in_a_chain,
}


ALONE: dict[str, dict[str, str]] = {
    "alone": {"solitaire": "one-deck"},
    "alone-razed": {"solitaire": "one-deck", "razed_realms": "on"},
    "alone-brilliant": {"solitaire": "one-deck", "opponent": "brilliant"},
    "alone-two-decks": {"solitaire": "two-deck"},
}
"""Spellfire for one, by the options of its forms."""


def pods(ana: Visitor) -> dict[str, str]:
    """A pod at each of its stages, as Ana sees it, by the name of its picture."""
    people = drafters.Drafter(ana), drafters.Drafter(Visitor(ana.house, "Bo"))
    made = {f"pod-{stage}": f"/pod/{drafters.brought_to(stage, *people)}" for stage in drafters.STAGES}
    return {"pod-new": f"/pod/new/{drafters.GAME}", **made}


def events(ana: Visitor) -> dict[str, str]:
    """A tournament at each of its stages, as everybody and as its staff see it, by the name of its picture."""
    paths = {"events": "/events", "event-new": "/events/new/spellfire"}
    for stage in evenings.STAGES:
        code = evenings.brought_to(stage, ana)
        paths |= {f"event-{stage}": f"/event/{code}", f"event-{stage}-run": f"/event/{code}/run"}
        if stage == "running":
            paths |= {"event-screen": f"/event/{code}/screen"}
            paths |= {f"event-{sheet}": f"/event/{code}/print/{sheet}" for sheet in ("by-name", "slips", "grid")}
    return paths | {
        "event-standings": f"/event/{code}?part=standings",
        "event-rules": f"/event/{code}?part=rules",
        "event-screen-end": f"/event/{code}/screen",
    }


def people(ana: Visitor) -> dict[str, str]:
    """The page of a person and one's own, by the name of its picture."""
    ana.ask("POST", "/api/accounts", {"login": "ana", "password": SECRET})
    befriended(ana.house, ana, "ana")
    return {"person": "/@evan", "person-own": "/@ana", "me-account": "/me#friends", "person-none": "/@nobody"}


def lessons(_: Visitor) -> dict[str, str]:
    """The first and the fifth lesson of every game, by the name of its picture."""
    return {
        f"learn-{game}-{number}": f"/learn/{game}?lesson={registry.game(game).lessons()[number - 1].name}"
        for game in TABLES
        for number in (1, 5)
    }


def brought_to(visitor: Visitor, game: str, ready: Callable[[dict[str, Any]], bool], **options: str) -> str:
    """The code of a table at which a moment has come; the visitor has seat 0, and a friend beside them seat 1, if there
    is such a seat.
    """
    seats = ("me",) if "solitaire" in options else ("me", "hot")
    table = visitor.table(game, *seats, pace="none", options=options)
    code = str(table["code"])
    with visitor.socket() as one, visitor.socket() as other:
        lines: tuple[Line, ...] = (one, other)[: len(table["mine"])]
        for line, mine in zip(lines, table["mine"], strict=True):
            line.watch(code, mine["seat"], mine["token"])
        for _ in range(MOST):
            for line in lines:
                line.request({"t": "ping"})
            if ready(one.frames[code]) or not one.frames[code].get("decision"):
                break
            deciding = next(line for line in lines if line.mine(code))
            best = deciding.request({"t": "hint", "table": code})["advice"][0]
            deciding.act(code, best.get("option", 0))
    return code


@contextmanager
def page_of(browser: Browser, visitor: Visitor, look: str) -> Iterator[Page]:
    """A page of a visitor with a certain look."""
    context = browser.new_context(base_url=visitor.house.address, reduced_motion="reduce", **LOOKS[look])
    for name, value in visitor.http.cookies.items():
        context.add_cookies([{"name": name, "value": value, "url": visitor.house.address}])
    page = context.new_page()
    yield page
    context.close()


def take(page: Page, name: str, look: str) -> None:
    """One picture, when everything has come and the cards in sight are painted."""
    settled(page)
    if page.locator(".curtain").get_by_role("button").count():
        page.locator(".curtain").get_by_role("button").click()
    if page.get_by_role("button", name="Suggest a deck").count():
        page.get_by_role("button", name="Suggest a deck").click()
    if page.get_by_role("button", name="Got it").count():
        page.get_by_role("button", name="Got it").click()
        page.mouse.move(0, 0)
    page.wait_for_function(PAINTED)
    page.screenshot(path=OUT / f"{name}-{look}.png")


def tables(ana: Visitor) -> dict[str, str]:
    """Tables of every game, in mid-game, at the end, and while they wait."""
    paths = {}
    for game, ready in track(TABLES.items(), "playing"):
        paths[game] = f"/table/{brought_to(ana, game, ready)}"
        over = brought_to(ana, game, lambda _: False) if game == "spellchain" else ""
        if over:
            paths["the-end"] = f"/table/{over}"
            paths["replay"] = f"/replay/{over}?at=12"
    for name, options in track(ALONE.items(), "playing alone"):
        paths[name] = f"/table/{brought_to(ana, 'spellfire', in_battle_alone, **options)}"
    paths["four"] = f"/table/{ana.table('spellfire', 'me', 'greedy', 'greedy', 'greedy')['code']}"
    paths["waiting"] = f"/table/{ana.table('spellfire', 'me', 'open', listed=True)['code']}"
    return paths


GROUPS: dict[str, Callable[[Visitor], dict[str, str]]] = {
    "pages": lambda _: PAGES,
    "tables": tables,
    "pods": pods,
    "events": events,
    "lessons": lessons,
    "people": people,
}


def main(wanted: Sequence[str]) -> None:
    """Take them all, or those of some groups."""
    OUT.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        House(f"sqlite:///{folder}/hall.db", Path(folder)) as house,
    ):
        browser = playwright.chromium.launch(executable_path=program(), args=list(FLAGS))
        ana = Visitor(house, "Ana")
        paths = {name: path for group in wanted or GROUPS for name, path in GROUPS[group](ana).items()}
        for name, path in track(paths.items(), "taking pictures"):
            for look in LOOKS:
                with page_of(browser, ana, look) as page:
                    page.goto(path)
                    take(page, name, look)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
