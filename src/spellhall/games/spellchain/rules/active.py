"""Which cards are active, and what they hold (sections CO, SM, MA).

A Continuous card is active from its activation on, still in the chain, and as long as it is in the Continuous Zone. A
Summon card is active as long as it is in the Summon Zone. Modifiers and triggers are projected from the active cards
and kept until ``presence`` moves on.
"""

from __future__ import annotations

from typing import Any, TypeVar

from spellhall.games.spellchain.rules.questions import Sanity
from spellhall.games.spellchain.table import ACTIVATED, CHAIN, CONTINUOUS, STAMPED, STATUS, SUMMONED
from spellhall.kernel.events import Event
from spellhall.kernel.state import State
from spellhall.language.effect import Standing
from spellhall.language.script import Ability
from spellhall.language.words import Modifier

Answer = TypeVar("Answer", bound=Modifier)


class Projection:
    """Modifiers by the question they answer and listeners by event, in the order in which the cards became active."""

    __slots__ = ("listeners", "modifiers")

    def __init__(self) -> None:
        self.modifiers: dict[type[Modifier], list[tuple[Any, Standing]]] = {}
        self.listeners: dict[type[Event], list[tuple[int, Ability, Standing]]] = {}


def is_active(state: State, card: int) -> bool:
    """Whether a Continuous or Summon card works at present (SC-CO-01, SC-CO-03, SC-SM-02)."""
    zone = state.zone[card]
    if zone in (CONTINUOUS, SUMMONED):
        return True
    return zone == CHAIN and state.marks[STATUS][card] == ACTIVATED and bool(state.definition(card).continuous)


def active_cards(state: State) -> list[int]:
    """All active cards, oldest first."""
    found = [
        card
        for zone in (CONTINUOUS, SUMMONED, CHAIN)
        for seat in range(state.seats)
        for card in state.pile(zone, seat)
        if is_active(state, card)
    ]
    return sorted(found, key=state.marks[STAMPED].__getitem__)


def project(state: State) -> Projection:
    """The projection of the present position."""
    if state.projected == state.presence:
        kept: Projection = state.projection
        return kept
    made = Projection()
    state.projection, state.projected = made, state.presence
    for card in active_cards(state):
        standing = Standing(card, state.control[card])
        for number, ability in state.definition(card).works:
            for word in ability.modifiers:
                made.modifiers.setdefault(word.question, []).append((word, standing))
            if ability.trigger is not None:
                made.listeners.setdefault(ability.trigger.event, []).append((number, ability, standing))
    return made


def held(state: State, question: type[Answer]) -> list[tuple[Answer, Standing]]:
    """The modifiers that hold now and answer a question (see ``questions``)."""
    return project(state).modifiers.get(question, [])


def is_mad(state: State, seat: int) -> bool:
    """SC-MA-01, SC-MA-02, SC-MA-04. Three Madness Spells in the zone; a card may let its player ignore the rule."""
    mad = sum(
        1
        for card in state.pile(CONTINUOUS, seat)
        if "Madness" in state.definition(card).seals and state.definition(card).kind == "Spell"
    )
    return mad >= 3 and not any(standing.seat == seat for _, standing in held(state, Sanity))
