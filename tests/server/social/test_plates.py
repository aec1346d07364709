"""To which names at tables and events a page belongs: to those of people who show theirs to everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from server.social.conftest import PASSWORD, Guest
from waiting import Deadline

EVENT = {"name": "Spell Chain: Duel", "reporting": "staff", "structure": "robin"}


class SeatView(Guest):
    """Someone who looks at a table as a spectator, live."""

    def watches(self, code: str) -> None:
        """Look at a table."""
        self.comes()
        self.frame = self.say(t="watch", table=code)["frame"]

    def hear(self, deadline: Deadline | None = None) -> dict[str, Any]:
        told = super().hear(deadline)
        if told["t"] == "change":
            self.frame.update(told["parts"])
        return told

    def logins(self) -> list[str]:
        """Where the names at the table lead to, as it is known by now."""
        self.catches_up()
        return logins(self.frame["seats"])


@pytest.fixture
def seat_view(people: Callable[[str], Guest]) -> Callable[[str], SeatView]:
    """``eye(code)`` is a stranger at a table."""

    def stranger(code: str) -> SeatView:
        guest = people("")
        found = SeatView(guest.client, "", guest.open_later)
        found.watches(code)
        return found

    return stranger


def logins(seats: list[dict[str, Any]]) -> list[str]:
    """Where names lead to, seat by seat."""
    return [seat.get("login", "") for seat in seats]


def shows(guest: Guest, page: str, presence: str = "friends") -> None:
    """Show a page and that one is there to some."""
    guest.ask("PUT", "/me/openness", page=page, presence=presence)


def table_of(host: Guest, *others: Guest, **more: Any) -> str:
    """The code of a table at which people wait for the start."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    code = str(host.ask("POST", "/tables", 201, game="spellchain", seats=seats, listed=True, **more)["code"])
    for seat, guest in enumerate(others, 1):
        guest.ask("POST", f"/tables/{code}/seats", 201, seat=seat)
    return code


def lobby(looks: Guest, code: str) -> list[str]:
    """The names of a table in the lobby, by where they lead to."""
    told = looks.ask("GET", "/tables")
    return next(logins(row["seats"]) for row in (*told["open"], *told["watchable"]) if row["code"] == code)


def starts(*guests: Guest, code: str) -> None:
    """Everybody is ready, and the game begins."""
    for seat, guest in enumerate(guests):
        guest.ask("PATCH", f"/tables/{code}/seats/{seat}", ready=True)
    guests[0].ask("POST", f"/tables/{code}/start")


def gives_up(guest: Guest, code: str, seat: int) -> None:
    """Lose a game at once."""
    sat = next(one for one in guest.ask("GET", f"/tables/{code}")["mine"] if one["seat"] == seat)
    guest.comes()
    guest.say(t="watch", table=code, **sat)
    guest.say(t="resign", table=code)


def test_names_lead_to_pages_for_everybody_in_the_lobby_at_the_table_and_in_the_replay(people, seat_view):
    ana, bo, looks = people("Ana"), people("bo"), people("")
    code = table_of(ana, bo)
    watcher = seat_view(code)
    assert lobby(looks, code) == ["ana", ""] == watcher.logins()
    starts(ana, bo, code=code)
    assert lobby(looks, code) == ["ana", ""] == watcher.logins()
    gives_up(bo, code, 1)
    frame = looks.ask("GET", f"/replays/{code}/frames?at=0")
    assert logins(frame["seats"]) == ["ana", ""] == watcher.logins()


def test_who_shows_his_page_to_fewer_is_only_a_name_from_then_on(people, seat_view):
    ana, bo, looks = people("Ana"), people("Bob"), people("")
    ana.meets(bo)
    code = table_of(ana, bo)
    watcher = seat_view(code)
    for page in ("friends", "nobody"):
        shows(ana, page)
        assert watcher.logins() == lobby(looks, code) == ["", "bob"]
        assert logins(bo.ask("GET", f"/tables/{code}")["seats"]) == ["", "bob"]
    shows(ana, "everybody")
    assert watcher.logins() == ["ana", "bob"]


def test_who_shows_nobody_that_he_is_here_is_found_from_games_that_are_over_only(people, seat_view):
    ana, bo = people("Ana"), people("Bob")
    shows(ana, "everybody", "nobody")
    code = table_of(ana, bo)
    watcher = seat_view(code)
    assert watcher.logins() == ["", "bob"]
    starts(ana, bo, code=code)
    assert watcher.logins() == ["", "bob"]
    gives_up(bo, code, 1)
    assert watcher.logins() == ["ana", "bob"]


def test_a_friend_at_the_same_screen_is_somebody_else(people, seat_view):
    ana = people("Ana")
    seats = [{"kind": "me"}, {"kind": "hot", "name": "Zoe"}]
    code = ana.ask("POST", "/tables", 201, game="spellchain", seats=seats)["code"]
    assert seat_view(code).logins() == ["ana", ""]


def test_a_guest_who_makes_an_account_or_signs_in_gets_a_page_where_he_sits(people, seat_view):
    ana, bo = people("ana"), people("bo")
    people("Zoe")
    code = table_of(ana, bo)
    watcher = seat_view(code)
    assert watcher.logins() == ["", ""]
    ana.ask("POST", "/accounts", 201, login="ana", password=PASSWORD)
    assert watcher.logins() == ["ana", ""]
    bo.ask("POST", "/sessions", 201, login="zoe", password=PASSWORD)
    assert watcher.logins() == ["ana", "zoe"]
    ana.ask("DELETE", "/me")
    assert watcher.logins() == ["", "zoe"]


def test_entrants_of_an_event_lead_to_their_pages(people):
    host, ana, cy = people("host"), people("Ana"), people("Cyd")
    code = host.ask("POST", "/events", 201, **EVENT)["frame"]["code"]
    for guest in (ana, cy):
        guest.ask("POST", f"/events/{code}/entrants", 201, n=0)
    named = {"n": host.ask("GET", f"/events/{code}")["frame"]["n"], "names": ["Bob"]}
    host.ask("POST", f"/events/{code}/entrants", **named)

    def entrants() -> dict[str, str]:
        return {one["name"]: one.get("login", "") for one in host.ask("GET", f"/events/{code}")["frame"]["entrants"]}

    people("Bob")
    assert entrants() == {"Ana": "ana", "Cyd": "cyd", "Bob": ""}, "who is only a name here is nobody of the hall"
    shows(ana, "everybody", "nobody")
    shows(cy, "nobody")
    assert entrants() == {"Ana": "", "Cyd": "", "Bob": ""}
    shows(ana, "everybody")
    assert entrants()["Ana"] == "ana"


def test_people_of_a_pod_lead_to_their_pages(people):
    ana, bo, looks = people("Ana"), people("bo"), people("")
    code = ana.ask("POST", "/pods", 201, game="spellslinger", seats=4, timer="none")["code"]
    bo.ask("POST", f"/pods/{code}/seats", 201)
    looks.comes()

    def pod() -> list[str]:
        return logins(looks.say(t="watch_pod", pod=code)["frame"]["seats"])

    assert pod() == ["ana", "", "", ""]
    people("Zoe")
    bo.ask("POST", "/sessions", 201, login="zoe", password=PASSWORD)
    assert pod() == ["ana", "zoe", "", ""]
    shows(ana, "everybody", "nobody")
    assert pod() == ["", "zoe", "", ""], "who shows to nobody that he is here is only a name until it is over"
    shows(ana, "everybody")
    ana.ask("POST", f"/pods/{code}/start")
    assert sorted(pod()) == ["", "", "ana", "zoe"], "seats are drawn by lot"
    bo.ask("DELETE", "/me")
    assert sorted(pod()) == ["", "", "", "ana"]
