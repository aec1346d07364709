"""Codes without equivalent choices: of identical cards in a hand, only the first is offered.

Algorithms that go through all choices (best responses, counterfactual regret) pay for each of them, again at every
decision. Two cards are interchangeable if nothing a rule looks at distinguishes them: the same card in the same zone,
seen and controlled by the same seats, with the same marks, and with nothing attached. Cards in play or in ordered zones
are never merged, since effects and positions refer to them individually.

``plain_view`` is what a seat may know without the numbers of physical cards, so two positions that differ only in where
each of some identical cards is are one information state.
"""

from __future__ import annotations

import json
from typing import Any

from spellhall.kernel.state import State
from spellhall.rl.codes import ActionCodes


class MergedCodes(ActionCodes):
    """The codes of a game's actions; of interchangeable ones, only the first is legal."""

    def actions(self, state: State) -> list[int]:
        """For each choice of the waiting question, the code of the first equivalent one, often its own."""
        question, met, found = state.decision(), dict[tuple[int, Any], int](), []
        for code, action in zip(self.encode(state), question.options, strict=True):
            about, which = state.game.subject_of(state, question, action)
            kind = kind_of(state, which) if about == "card" else None
            found.append(code if kind is None else met.setdefault((action - which, kind), code))
        return found


def kind_of(state: State, card: int) -> tuple[Any, ...] | None:
    """What all interchangeable cards have in common; empty for a card that isn't interchangeable."""
    layout, zone = state.game.layout, state.zone[card]
    if layout.in_play[zone] or layout.zones[zone].ordered or state.host[card] >= 0 or card in state.host:
        return None
    marks = tuple(column[card] for column in state.marks)
    return zone, state.face[card], state.owner[card], state.control[card], state.seen[card], marks


def plain_view(state: State, seat: int) -> dict[str, Any]:
    """What a seat may know (see ``State.view``), with card names for the numbers of physical cards.

    Cards in no order, and not in play, are sorted; choices are reduced to the question asked.
    """
    view = state.view(seat)
    names = {
        card["handle"]: card.get("key", "")
        for sitting in view["seats"]
        for cards in sitting["zones"].values()
        for card in (cards["known"] if isinstance(cards, dict) else cards)
    }
    plain: dict[str, Any] = _plain(view, names)
    loose = [zone.name for zone in state.game.layout.zones if not (zone.in_play or zone.ordered)]
    for sitting in plain["seats"]:
        for name in loose:
            if isinstance(sitting["zones"][name], list):
                sitting["zones"][name].sort(key=json.dumps)
    for register in state.game.card_registers:
        plain["registers"][register] = names.get(view["registers"][register], "")
    return plain


def _plain(value: Any, names: dict[int, str]) -> Any:
    """A part of a view, with the names of hosts for their numbers."""
    if isinstance(value, list):
        return [_plain(item, names) for item in value]
    if isinstance(value, dict):
        plain = {key: _plain(item, names) for key, item in value.items() if key not in ("handle", "options")}
        return plain | {"host": names.get(value["host"], "")} if "host" in value else plain
    return value
