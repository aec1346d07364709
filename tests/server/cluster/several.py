"""A hall of several processes for tests: each a server of its own, on one PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from server.houses import House, Line, Visitor


def a_process(database: str, folder: Path, name: str, **settings: Any) -> House:
    """One process of a hall, not started yet."""
    own = folder / name
    own.mkdir(parents=True)
    return House(database, own, cluster="yes", **settings)


@contextmanager
def two_processes(database: str, folder: Path, **settings: Any) -> Iterator[tuple[House, House]]:
    """A hall of two processes. The first one leads."""
    with ExitStack() as stack:
        found = [a_process(database, folder, name, **settings) for name in ("first", "second")]
        for house in found:
            stack.enter_context(house)
        yield found[0], found[1]


class Guest(Visitor):
    """Someone with one cookie, who may be at any process."""

    def at(self, house: House) -> Guest:
        """The same person, at another process."""
        self.house = house
        self.http.base_url = house.address
        return self


class Seat:
    """A seat of a table, and the socket from which someone looks."""

    def __init__(self, line: Line, code: str, seat: int, token: str) -> None:
        self.line = line
        self.code = code
        self.place = seat, token
        self.look()

    @property
    def frame(self) -> dict[str, Any]:
        """What it sees."""
        return self.line.frames[self.code]

    def look(self) -> dict[str, Any]:
        """Look again, at the process that owns the table: a ping is answered by the nearest one."""
        return self.line.watch(self.code, *self.place)


def play_on(seats: Sequence[Seat], moves: int) -> int:
    """Play some moves at a table, by whoever decides; returns how many actions it then has."""
    for _ in range(moves):
        for seat in seats:
            seat.look()
        deciding = next(seat for seat in seats if seat.line.mine(seat.code))
        assert deciding.line.act(deciding.code)["t"] == "done"
    actions: int = seats[0].look().get("actions", 0)
    assert seats[-1].look().get("actions", 0) == actions
    return actions


def a_game(host: Guest, guest: Guest, game: str = "spellchain", **more: Any) -> tuple[str, tuple[str, str]]:
    """A game between two people, wherever they are; its table, and the secrets of its seats."""
    made = host.table(game, "me", "open", **more)
    code = made["code"]
    seat = guest.ask("POST", f"/api/tables/{code}/seats", {})
    for who, number in ((host, 0), (guest, 1)):
        who.ask("PATCH", f"/api/tables/{code}/seats/{number}", {"ready": True})
    host.ask("POST", f"/api/tables/{code}/start")
    return code, (made["mine"][0]["token"], seat["token"])
