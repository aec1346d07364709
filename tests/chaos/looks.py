"""The last look: every finished table once more, from each of its seats, past every proxy, and what that has to agree
with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from chaos.checker import WRONG, Violation
from chaos.client import ANSWERS_WITHIN, Denied, Visitor
from chaos.truth import TableTruth
from websockets.asyncio.client import ClientConnection, connect

from spellhall.server.wire import VERSION

Frames = dict[tuple[str, int], dict[str, Any]]
"""What is seen of a table from a seat, -1 for outside."""
LASTING = (
    "stage",
    "log",
    "cards",
    "sides",
    "registers",
    "table",
    "returns",
    "actions",
    "ending",
    "score",
    "seal",
    "seed",
)
"""The parts of a frame that don't depend on who is here now."""
FILMED = ("cards", "sides", "registers", "log", "returns", "actions", "ending", "score")
"""Those that the end of a recording has, too."""


class Look(NamedTuple):
    """What is seen of finished games.

    Attributes:
        known: by clients that followed every change.
        again: by someone who has just come.
        filmed: at the end of the recording.
    """

    known: Frames
    again: Frames
    filmed: Frames


async def look_again(visitor: Visitor, base: str) -> Look:
    """The tables of someone where a game has ended, as they see them from each of their seats and from outside."""
    codes = sorted({code for code, _ in visitor.kept})
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    address, look = base.replace("http", "ws") + "/api/socket", Look(visitor.kept, Frames(), Frames())
    async with connect(
        address, additional_headers={"cookie": cookie}, max_size=None, compression=None, open_timeout=ANSWERS_WITHIN
    ) as socket:
        await _asked(socket, 1, {"t": "hello", "version": VERSION})
        for code in codes:
            mine = (await visitor.surely("GET", f"/api/tables/{code}"))["mine"]
            for number, (seat, token) in enumerate([(-1, ""), *((one["seat"], one["token"]) for one in mine)], 2):
                told = await _asked(socket, number, {"t": "watch", "table": code, "seat": seat, "token": token})
                if told["t"] == "table":
                    look.again[code, seat] = told["frame"]
                    moment = f"/api/replays/{code}/frames?seat={seat}&at={told['frame'].get('actions', 0)}"
                    try:
                        look.filmed[code, seat] = await visitor.surely("GET", moment)
                    except Denied:
                        look.filmed[code, seat] = {}  # which differs from what the table shows
            await _asked(socket, 99, {"t": "unwatch", "table": code})
    return look


async def _asked(socket: ClientConnection, number: int, message: dict[str, Any]) -> dict[str, Any]:
    """Say something, and wait for the answer."""
    await socket.send(msgspec.json.encode({"n": number, **message}).decode())
    while True:
        told: dict[str, Any] = msgspec.json.decode(await socket.recv())
        if told.get("n") == number:
            return told


def disagreements(look: Look, tables: dict[str, TableTruth]) -> Iterator[Violation]:
    """Where what people saw last, what they see now, the recording, and the journal differ."""
    shared: dict[str, tuple[int, Any]] = {}
    for (code, seat), frame in look.again.items():
        truth, place = tables[code], f"from seat {seat}"
        seen = frame["stage"], frame.get("actions", 0), frame.get("returns", [])
        if seen != (truth.stage, truth.actions, truth.returns):
            stored = truth.stage, truth.actions, truth.returns
            yield Violation(WRONG, code, f"{place} it shows {seen}, and the journal says {stored}")
        counts = [side["counts"] for side in frame.get("sides", [])]
        first, same = shared.setdefault(code, (seat, counts))
        if counts != same:
            yield Violation(WRONG, code, f"{place} there are other piles than from seat {first}")
        if parts := _differing(look.known.get((code, seat)), frame, LASTING):
            yield Violation(WRONG, code, f"{place} a client that followed every change sees other {parts}")
        if parts := _differing(look.filmed.get((code, seat)), frame, FILMED):
            yield Violation(WRONG, code, f"{place} the recording ends with other {parts}")


def _differing(one: dict[str, Any] | None, other: dict[str, Any], parts: Sequence[str]) -> str:
    """The parts where two frames differ, if there are two."""
    return "" if one is None else ", ".join(name for name in parts if _part(one, name) != _part(other, name))


def _part(frame: dict[str, Any], name: str) -> Any:
    """A part of a frame; empty ones are left out on the wire."""
    return frame.get(name) or None
