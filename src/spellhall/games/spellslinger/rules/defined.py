"""What the rules of Spellslinger know of a card. Read this to see which facts a rule or word can ask for.

``card.Card`` builds it from a definition.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from spellhall.games.spellslinger.costs import Cost
from spellhall.games.spellslinger.rules.questions import Yield
from spellhall.kernel.definition import Definition
from spellhall.kernel.state import State
from spellhall.language.script import Ability


@mypyc_attr(allow_interpreted_subclasses=True)
class Defined(Definition):
    """A card as the rules see it.

    Attributes:
        type: one of ``TYPES``.
        cost: what it costs to play; terrains have none.
        strength, speed: a character's; 0 for other cards.
        rarity: common, uncommon or rare.
        kinds: what a character is ("Dog", "Wizard").
        keywords: the printed ones.
        resolves: what an event or interrupt does (with its targets).
        enchants: the ability that says what an enchantment can be attached to.
        uses: activated abilities, with their numbers.
        works: triggers and modifiers that work while it is in play, with their numbers; except what it ``gives``.
        gives: what it gives when turned sideways for a payment.
        fast: it can be played whenever an interrupt can, and can't be answered (SS-IN-01, SS-KW-02).
        permanent: it stays in play (SS-CT-02).
        common_terrain: a deck may hold any number of it.
    """

    __slots__ = (
        "abilities",
        "common_terrain",
        "cost",
        "enchants",
        "fast",
        "gives",
        "keywords",
        "kinds",
        "permanent",
        "rarity",
        "resolves",
        "speed",
        "strength",
        "type",
        "uses",
        "works",
    )
    abilities: list[Ability]
    common_terrain: bool
    cost: Cost
    enchants: Ability | None
    fast: bool
    gives: list[Yield]
    keywords: frozenset[str]
    kinds: frozenset[str]
    permanent: bool
    rarity: str
    resolves: Ability | None
    speed: int
    strength: int
    type: str
    uses: list[tuple[int, Ability]]
    works: list[tuple[int, Ability]]


def card_of(state: State, handle: int) -> Defined:
    """The card's definition as the rules see it: ``State.definition``, typed for this game."""
    found: Defined = state.catalogue[state.face[handle]]
    return found
