"""Who shows a hall to the one who wants to look at it, and the positions that are worth a look.

What is looked at is made beforehand, over HTTP and sockets: a ``Cast`` of people, and tables in the midst of games.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from browser.visits import Hall, Visitor, by_lot
from playwright.sync_api import Page, expect
from server.houses import House
from server.houses import Visitor as Caller

GAMES = ("spellfire", "spellslinger", "spellchain")

# ---------------------------------------------------------------------- moments that are worth a look


def in_battle(frame: dict[str, Any]) -> bool:
    """Spellfire: champions fight, and cards are played."""
    return bool((frame.get("table", {}).get("battle") or {}).get("stage") == "playing cards")


def in_a_fight(frame: dict[str, Any]) -> bool:
    """Spellslinger: someone attacks."""
    return bool(frame.get("table", {}).get("fight"))


def in_a_chain(frame: dict[str, Any]) -> bool:
    """Spell Chain: a chain has resolved, and the next one is half full."""
    laid = [card for card in frame.get("cards", {}).values() if card["zone"] == "chain"]
    return frame.get("actions", 0) > 8 and len(laid) >= 4


def at_the_end(_: dict[str, Any]) -> bool:
    """No moment before the end."""
    return False


MOMENTS: dict[str, Callable[[dict[str, Any]], bool]] = {
    "spellfire": in_battle,
    "spellslinger": in_a_fight,
    "spellchain": in_a_chain,
}


SECRET = "three words or four"


def befriended(house: House, friend: Caller, login: str) -> Caller:
    """A friend, who has won a game before an audience."""
    evan = Caller(house, "Evan")
    evan.ask("POST", "/api/accounts", {"login": "evan", "password": SECRET})
    evan.ask("POST", "/api/friends", {"login": login})
    friend.ask("POST", "/api/friends", {"login": "evan"})
    code = str(evan.table("spellchain", "me", "open", listed=True)["code"])
    seat = friend.ask("POST", f"/api/tables/{code}/seats", {})
    evan.ask("PATCH", f"/api/tables/{code}/seats/0", {"ready": True})
    friend.ask("PATCH", f"/api/tables/{code}/seats/1", {"ready": True})
    evan.ask("POST", f"/api/tables/{code}/start")
    with friend.socket() as line:
        line.watch(code, seat["seat"], seat["token"])
        line.request({"t": "resign", "table": code})
    return evan


class Cast:
    """People of a house, and the tables at which they sit."""

    def __init__(self, house: House) -> None:
        self.ana, self.bo = Caller(house, "Ana"), Caller(house, "Bo")
        self.di = Caller(house, "Di")
        self.di.ask("POST", "/api/accounts", {"login": "diana", "password": SECRET})
        self.evan = befriended(house, self.di, "diana")
        self.running: dict[str, tuple[str, int]] = {game: self._brought_to(game, MOMENTS[game]) for game in GAMES}
        """By game: the code of a table in mid-game, and the seat that decides."""
        self.over = {game: self._brought_to(game, at_the_end)[0] for game in GAMES}
        self.shared = str(self.ana.table("spellchain", "me", "hot")["code"])
        self.four = str(self.ana.table("spellfire", "me", "random", "random", "random", pace="none")["code"])
        self.waiting = str(self.ana.table("spellfire", "me", "open", "open", listed=True)["code"])
        self.bo.ask("POST", f"/api/tables/{self.waiting}/seats", {"seat": 1})

    def _brought_to(self, game: str, ready: Callable[[dict[str, Any]], bool]) -> tuple[str, int]:
        """A table of Ana and Bo at which a moment has come at which both have cards in hand."""
        for number in range(40):
            made = self.ana.table(game, "me", "open", clocks={"bank_s": 3600})
            code = str(made["code"])
            seats = [made["mine"][0], self.bo.ask("POST", f"/api/tables/{code}/seats", {"seat": 1})]
            for seat, who in enumerate((self.ana, self.bo)):
                who.ask("PATCH", f"/api/tables/{code}/seats/{seat}", {"ready": True})
            self.ana.ask("POST", f"/api/tables/{code}/start")
            with self.ana.socket() as one, self.bo.socket() as other:
                for seat, line in enumerate((one, other)):
                    line.watch(code, seat, seats[seat]["token"])
                frame = by_lot((one, other), code, random.Random(number), lambda seen: both_hold(seen) and ready(seen))
            if ready is at_the_end or frame.get("decision"):
                return code, frame["decision"]["seat"] if frame.get("decision") else -1
        raise AssertionError(f"no game of {game} came to the moment that was wanted")


def both_hold(frame: dict[str, Any]) -> bool:
    """Whether everybody has cards in hand."""
    return all(side["counts"].get("hand", 0) for side in frame["sides"])


# ---------------------------------------------------------------------- walking


class State(NamedTuple):
    """A state of a page. ``part`` selects what has just opened on it, while the rest is as in the state before."""

    name: str
    page: Page
    part: str = ""


class Tour:
    """Someone shows a hall to the one who looks at it with a certain device."""

    def __init__(self, hall: Hall, cast: Cast, device: dict[str, Any]) -> None:
        self.hall = hall
        self.cast = cast
        self.device = device
        self.came: dict[int, Visitor] = {}

    def of(self, person: Caller | None = None) -> Visitor:
        """A browser of one of the cast, or of a newcomer."""
        if id(person) not in self.came:
            visitor = self.hall.visitor(**self.device)
            visitor.prefers(passing="full")
            if person is not None:
                for name, value in person.http.cookies.items():
                    url = self.hall.house.address
                    visitor.page.context.add_cookies([{"name": name, "value": value, "url": url}])
            self.came[id(person)] = visitor
        return self.came[id(person)]

    def at(self, path: str, person: Caller | None = None) -> Page:
        """A page, as soon as it is all there."""
        page = self.of(person).page
        page.goto(path)
        settled(page)
        return page


def settled(page: Page) -> None:
    """Wait until everything has come that a page waits for."""
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    expect(page.get_by_text("One moment …")).to_have_count(0)
    expect(page.get_by_text("Loading …")).to_have_count(0)
    expect(page.get_by_text("Loading the")).to_have_count(0)
    shell = page.locator("#table-middle")
    if shell.count():
        expect(shell.locator("> :nth-child(2)")).to_be_visible()
