"""Documents of format 1, which counted where today's speak in names: faces, programs, columns and fields by position.

What their numbers meant stands in a key that each game keeps beside itself (``format1.json``), written by the last
program that wrote such documents. It never changes. A game that came later has none, and no such documents either.
"""

from __future__ import annotations

from typing import Any

from spellhall.kernel.events import Event
from spellhall.kernel.game import Game


def renewed(game: Game, document: dict[str, Any]) -> dict[str, Any]:
    """A save of format 1 in the form of format 2.

    Raises:
        UsageError: when the game has no key to such documents.
        Exception: of some kind, when the document does not hold what it should.
    """
    key = game.key_to_format_1()
    seats = document["seats"]
    piles = document["piles"]
    kept = ("game", "version", "options", "digest", "seats", "rng", "clock", "fired", "scores")
    return {
        "format": 2,
        **{name: document[name] for name in kept},
        **{name: document[name] for name in ("owner", "host", "seen", "stamp")},
        "cards": [key["cards"][face] for face in document["face"]],
        "piles": {zone: piles[i * seats : (i + 1) * seats] for i, zone in enumerate(key["zones"])},
        "marks": dict(zip(key["marks"], document["marks"], strict=True)),
        "seat_columns": dict(zip(key["seat_columns"], document["seat_data"], strict=True)),
        "registers": dict(zip(key["registers"], document["regs"], strict=True)),
        "lasting": [_lasting(game, key, entry) for entry in document["lasting"]],
        "stack": [_frame(key, *frame) for frame in document["stack"]],
    }


def _lasting(game: Game, key: dict[str, Any], entry: list[Any]) -> list[Any]:
    named = list(entry)
    for place, kind in game.lasting_refers.items():
        named[place] = _name(key, kind, entry[place])
    return named


def _frame(key: dict[str, Any], name: str, step: str, result: int, *values: Any) -> dict[str, Any]:
    fields = dict(zip(key["frames"][name], values, strict=True))
    for field, kind in key["refers"].get(name, {}).items():
        fields[field] = _name(key, kind, fields[field])
    return {"procedure": name, "step": step, "result": result, "fields": fields}


def _name(key: dict[str, Any], kind: str, number: int) -> Any:
    if number < 0:
        return number
    if kind == "card":
        return key["cards"][number]
    for card, count in key[kind]:
        if number < count:
            return [card, number]
        number -= count
    raise IndexError(number)


def renewed_history(game: Game, document: dict[str, Any]) -> dict[str, Any]:
    """A history of format 1 in the form of format 2. Who was asked for what he holds was not noted: perhaps always.

    Raises:
        UsageError: when the game has no key to such documents.
        Exception: of some kind, when the document does not hold what it should.
    """
    entries = []
    for kind, seat, handle, other, number, face, second, *rest in document["entries"]:
        event: Event = game.event_of_format_1((kind, seat, handle, other, number))
        shown = [face if event[2] >= 0 else -1, second if event[3] >= 0 else -1]
        entries.append([*event, *shown, *rest])
    return {
        "format": 2,
        **{name: document[name] for name in ("actions", "seats", "hidden", "shuffles")},
        "asked": [True] * len(document["actions"]),
        "cards": game.key_to_format_1()["cards"],
        "entries": entries,
    }
