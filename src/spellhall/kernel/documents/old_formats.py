"""Reads documents of format 1, which used positions instead of names for faces, programs, columns and fields.

Each game keeps a key to those numbers (``format1.json``), written by the last program that wrote such documents.
It never changes. Games added later have no key, and no such documents either.

Histories of format 2 use names except for events, which they write as five ints (see ``old_events``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spellhall.kernel.game import Game


def renewed(game: Game, document: dict[str, Any]) -> dict[str, Any]:
    """A save of format 1 in the form of format 2.

    Raises:
        UsageError: when the game has no key to such documents.
        Exception: of any kind, when the document doesn't hold what it should.
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
    for card, count in zip(key[kind]["cards"], key[kind]["counts"], strict=True):
        if number < count:
            return [card, number]
        number -= count
    raise IndexError(number)


def renewed_history(game: Game, document: dict[str, Any]) -> dict[str, Any]:
    """A history of format 1 in the form of format 2. It didn't note who was asked for what they hold: perhaps always.

    Raises:
        UsageError: when the game has no key to such documents.
        Exception: of any kind, when the document doesn't hold what it should.
    """
    return {
        "format": 2,
        **{name: document[name] for name in ("actions", "seats", "hidden", "shuffles", "entries")},
        "asked": [True] * len(document["actions"]),
        "cards": game.key_to_format_1()["cards"],
    }


def with_classes(game: Game, document: dict[str, Any]) -> dict[str, Any]:
    """A history of format 2, whose events were five ints each, in the form of format 3 (see ``old_events``).

    Raises:
        Exception: of any kind, when the document doesn't hold what it should.
    """
    classes: dict[str, int] = {}
    entries = []
    for kind, seat, handle, other, number, face, second, sight, seen, at, origin, zone, cause in document["entries"]:
        former = game.former_events[kind]
        assert former is not None and kind >= 0
        places = former.places_of_faces()
        which = classes.setdefault(former.event.__name__, len(classes))
        fields = former.fields(seat, handle, other, number, origin, zone)
        faces = [(face, second, -1)[place] for place in places]
        sights = [(sight, seen, -1)[place] for place in places]
        entries.append([which, *fields, *faces, *sights, at, cause])
    events = [[name, *game.events[name].FIELDS] for name in classes]
    return {**document, "format": 3, "events": events, "entries": entries}
