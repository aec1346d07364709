"""What a seat may know, as plain data. Players, spectators, agents and the wire get nothing else from a state.

Hidden cards appear only as numbers, or as handles without a face if their place matters (a hand, face-down
cards). Another seat's decision appears as who decides and what it is about, never with its options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import ACT_OR_PASS, KINDS

if TYPE_CHECKING:
    from spellhall.kernel.state import State


def view(state: State, seat: int) -> dict[str, Any]:
    """The table as ``seat`` sees it (-1: as everyone sees it)."""
    seen = {"you": seat, **open_view(state), "decision": decision_view(state, seat)}
    for side in seen["seats"]:
        zones = enumerate(state.game.layout.zones)
        side["zones"] = {zone.name: pile_view(state, index, side["seat"], seat) for index, zone in zones}
    return seen


def open_view(state: State) -> dict[str, Any]:
    """What everyone sees alike: everything except the cards and the decision."""
    game = state.game
    return {
        "game": game.name,
        "terminal": state.scores is not None,
        "returns": state.returns(),
        "registers": dict(zip(game.layout.registers, state.regs, strict=True)),
        "seats": [{"seat": owner, **open_columns(state, owner)} for owner in range(state.seats)],
        **game.table_view(state),
    }


def open_columns(state: State, seat: int) -> dict[str, int]:
    """The columns of a seat that everyone may see, by name."""
    layout = state.game.layout
    columns = {name: column[seat] for name, column in zip(layout.seat_columns, state.seat_data, strict=True)}
    for hidden in layout.secret:
        del columns[layout.seat_columns[hidden]]
    return columns


def pile_view(state: State, zone: int, owner: int, seat: int) -> list[dict[str, Any]] | dict[str, Any]:
    """One zone of one seat: its cards, or their number and those that ``seat`` knows, by their depth."""
    cards = placed(state, zone, owner, seat)
    if state.game.zone_view(state, zone, owner, seat):
        return [_card(state, handle, seat, known) for _, handle, known in cards]
    count = len(state.pile(zone, owner))
    return {
        "count": count,
        "known": [{"depth": count - 1 - at, **_card(state, handle, seat, known)} for at, handle, known in cards],
    }


def placed(state: State, zone: int, owner: int, seat: int) -> list[tuple[int, int, bool]]:
    """The cards of a zone that ``seat`` may know about: place from the bottom, handle, whether it sees the face.

    If it may not list the zone, these are the cards that it knows.
    """
    seen, eyes = state.seen, (1 << state.seats) - 1 if seat < 0 else 1 << seat
    pile = enumerate(state.pile(zone, owner))
    if state.game.zone_view(state, zone, owner, seat):
        return [(at, handle, seen[handle] & eyes == eyes) for at, handle in pile]
    return [(at, handle, True) for at, handle in pile if seen[handle] & eyes == eyes]


def _card(state: State, handle: int, seat: int, known: bool) -> dict[str, Any]:
    host = state.host[handle]
    if not known:
        return {"handle": handle, "host": host} if host >= 0 else {"handle": handle}
    definition = state.definition(handle)
    return {
        "handle": handle,
        "key": state.game.printed_keys[state.face[handle]],
        "name": definition.name,
        "owner": state.owner[handle],
        "host": host,
        **state.game.card_view(state, handle, seat),
    }


def decision_view(state: State, seat: int) -> dict[str, Any] | None:
    """The waiting question; with its options for the seat that decides."""
    if state.scores is not None:
        return None
    question = state.decision()
    if question.is_covered(seat):
        return {"seat": question.seat, "kind": KINDS[ACT_OR_PASS], "label": question.others, "rule": ""}
    seen = {"seat": question.seat, "kind": KINDS[question.kind], "label": question.label, "rule": question.rule}
    if question.seat == seat:
        seen["options"] = [
            {"action": action, "text": state.game.describe(state, question, action)} for action in question.options
        ]
    return seen


def information_state(state: State, seat: int) -> bytes:
    """What ``seat`` knows of the whole game, as JSON: its view, the log as it sees it, and who has acted.

    Raises:
        UsageError: when the state has no history.
    """
    if state.record is None:
        raise UsageError("this state has no history: make copies with clone(history=True)")
    acted = [
        [who, action if who == seat else None]
        for who, action in zip(state.record.seats, state.record.actions, strict=True)
    ]
    seen = {"view": view(state, seat), "log": log_view(state, seat), "acted": acted}
    return msgspec.json.encode(seen, order="deterministic")


def log_view(state: State, seat: int) -> list[list[Any]]:
    """The log as ``seat`` sees it: the kind of each event, its numbers, and the cards that the seat saw."""
    entries = [] if state.record is None else state.record.entries
    return [[type(one.event).__name__, *one.event.fields(), *one.seen_by(seat)] for one in entries]
