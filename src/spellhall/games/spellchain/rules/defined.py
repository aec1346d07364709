"""What the rules of Spell Chain know of a card. Read this to see which facts a rule or word can ask for.

``card.Card`` builds it from a definition.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from spellhall.kernel.definition import Definition
from spellhall.kernel.state import State
from spellhall.language.script import Ability


@mypyc_attr(allow_interpreted_subclasses=True)
class Defined(Definition):
    """A card as the rules see it.

    Attributes:
        kind: Spell or Artifact, always one or the other (SC-KI-01).
        seals: any number of seals (SC-KI-08).
        continuous, summon: whether it has the seal of that name.
        activates: what happens once when the card activates.
        works: triggers and modifiers that work while it is active.
        deals: whether it is a "card with a DMG effect".
    """

    __slots__ = ("abilities", "activates", "continuous", "deals", "kind", "seals", "summon", "works")
    abilities: list[Ability]
    activates: Ability | None
    continuous: bool
    deals: bool
    kind: str
    seals: frozenset[str]
    summon: bool
    works: list[tuple[int, Ability]]


def card_of(state: State, handle: int) -> Defined:
    """The card's definition as the rules see it: ``State.definition``, typed for this game."""
    found: Defined = state.catalogue[state.face[handle]]
    return found
