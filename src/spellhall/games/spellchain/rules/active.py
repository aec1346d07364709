"""Which cards are active, and what they hold (sections CO, SM, MA).

A Continuous card is active from its activation, when it is still in the chain, and as long as it is in the Continuous
Zone. A Summon card is active as long as it is in the Summon Zone. So a card in the chain is active if its place after
the chain is settled (the mark ``DUE``), which happens at its activation.
Modifiers and triggers are projected from the active cards and kept until a different set is active, which is checked
whenever ``presence`` has changed.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from spellhall.games.spellchain.rules.defined import card_of
from spellhall.games.spellchain.rules.questions import Sanity
from spellhall.games.spellchain.table import ACTIVATED, CHAIN, CONTINUOUS, DUE, STAMPED, STATUS, SUMMONED
from spellhall.kernel.events import Event
from spellhall.kernel.projected import Projected
from spellhall.kernel.state import State
from spellhall.language.effect import Standing
from spellhall.language.script import Ability
from spellhall.language.words import Modifier

ACTIVE_IN = (CONTINUOUS, SUMMONED)
"""Where every card is active."""
MADNESS: Final = 3
"""How many Madness Spells make their player mad."""
Answer = TypeVar("Answer", bound=Modifier)


class Projection(Projected):
    """Modifiers by the question they answer and listeners by event, in the order the cards became active.

    ``made_of`` says what is active: each card, who controls it, and what it is.
    """

    __slots__ = ("made_of", "modifiers")

    def __init__(self, made_of: list[tuple[int, int, int]]) -> None:
        self.made_of = made_of
        self.modifiers: dict[type[Modifier], list[tuple[Any, Standing]]] = {}
        self.listeners: dict[type[Event], list[tuple[int, Ability, Standing]]] = {}
        self.passing = False


def is_active(state: State, card: int) -> bool:
    """Whether a Continuous or Summon card currently works (SC-CO-01, SC-CO-03, SC-SM-02)."""
    zone = state.zone[card]
    if zone in ACTIVE_IN:
        return True
    return zone == CHAIN and state.marks[STATUS][card] == ACTIVATED and bool(card_of(state, card).continuous)


def active_cards(state: State) -> list[int]:
    """All active cards, oldest first."""
    seats, piles, due = state.seats, state.piles, state.marks[DUE]
    found: list[int] = []
    for zone in ACTIVE_IN:
        for seat in range(seats):
            found += piles[zone * seats + seat]
    for seat in range(seats):
        found += [card for card in piles[CHAIN * seats + seat] if due[card]]
    found.sort(key=state.marks[STAMPED].__getitem__)
    return found


def project(state: State) -> Projection:
    """The projection of the current position. The most frequent callers check ``projected`` themselves."""
    kept: Projection | None = state.projection
    if kept is not None and state.projected == state.presence:
        return kept
    made_of = [(card, state.control[card], state.face[card]) for card in active_cards(state)]
    state.projected = state.presence
    if kept is not None and kept.made_of == made_of:
        return kept
    made = state.projection = Projection(made_of)
    for card, _, _ in made_of:
        standing = Standing(card, state.control[card])
        for number, ability in card_of(state, card).works:
            for word in ability.modifiers:
                made.modifiers.setdefault(word.question, []).append((word, standing))
            if ability.trigger is not None:
                made.listeners.setdefault(ability.trigger.event, []).append((number, ability, standing))
    return made


def held(state: State, question: type[Answer]) -> list[tuple[Answer, Standing]]:
    """The modifiers that hold now and answer a question (see ``questions``)."""
    kept: Projection = state.projection if state.projected == state.presence else project(state)
    return kept.modifiers.get(question, [])


def is_mad(state: State, seat: int) -> bool:
    """SC-MA-01, SC-MA-02, SC-MA-04. Whether three Madness Spells are in the zone, unless a card ignores the rule."""
    pile = state.piles[CONTINUOUS * state.seats + seat]
    if len(pile) < MADNESS:
        return False
    definitions = [card_of(state, card) for card in pile]
    mad = [each for each in definitions if "Madness" in each.seals and each.kind == "Spell"]
    return len(mad) >= MADNESS and not any([standing.seat == seat for _, standing in held(state, Sanity)])
