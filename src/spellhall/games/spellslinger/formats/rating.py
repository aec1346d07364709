"""How good a card is in a limited deck, for drafting agents and suggested decks.

Cards are rated by what won in many games (``tools/fit_ratings.py``); ``ratings.json`` has the ratings by card key.
A card that isn't in it is rated by its definition alone, which serves as a prior.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from spellhall.games.spellslinger.card import Card
from spellhall.games.spellslinger.facts import CHARACTER, TERRAIN
from spellhall.language.script import Ability

SPEED_POINTS = 0.7
KEYWORD_POINTS = {"Flying": 2.0, "Ambush": 1.0, "Bonding": 1.0, "Deadly": 2.0}
PAR = 2.1
"""A character of cost n is on par with this many points more than 2n: two for each strength, fewer for each speed."""
WEIGHT = 0.3
"""How much more a big character does in a game than a small one that is as good for its cost."""
X_WORTH = 3.0
"""What X counts as, in symbols."""
A_CARD = 2.0
"""The value of a card in such ratings."""
MANA = 0.45
"""What each symbol of its cost takes from a card that isn't a character, besides the value such a card must bring
anyway.
"""
ITSELF = 0.7
"""The value of a card that does no more than pay for itself."""
POWER = 1.1
"""The same on a character: it may be destroyed first, and if using it turns it sideways, it can't attack."""
USES, PAID_USES = 2.5, 1.5
"""How often an ability is used that costs only turning its card, or resources as well."""


def rating(card: Card) -> float:
    """0 for a card on par, higher is better: from games, or from its definition if no one has played with it."""
    fitted = ratings().get(card.key)
    return prior(card) if fitted is None else fitted


@cache
def ratings() -> dict[str, float]:
    """Ratings from games, by key."""
    text = files("spellhall.games.spellslinger.formats").joinpath("ratings.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, float])


def prior(card: Card) -> float:
    """A card's value by its definition. Terrains are rated by what they add to a two-colour deck."""
    if card.type == TERRAIN:
        return 0.0 if card.common_terrain else -0.5
    cost = card.cost.total + (X_WORTH if card.cost.x else 0.0)
    worth = sum(times(ability) * (ability.hint() + price_of(ability)) for ability in card.abilities)
    if card.type != CHARACTER:
        return A_CARD * (worth - ITSELF) - MANA * cost
    points = 2.0 * card.strength + SPEED_POINTS * card.speed + sum(KEYWORD_POINTS[keyword] for keyword in card.keywords)
    return 0.5 * (points - 2.0 * cost - PAR) + POWER * worth + WEIGHT * cost


def times(ability: Ability) -> float:
    """How often an ability is used in a game."""
    if ability.kind != "activated":
        return float(getattr(ability.trigger, "times", 1.0))
    cost: Any = ability.details["cost"]
    return PAID_USES if cost.total else USES


def price_of(ability: Ability) -> float:
    """What else is given up for it."""
    prices: Any = ability.details.get("costs", [])
    return float(sum(price.hint() for price in prices))
