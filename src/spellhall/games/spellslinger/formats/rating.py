"""What a card is worth in a limited deck, from its definition alone: for drafting agents and suggested decks."""

from __future__ import annotations

from spellhall.games.spellslinger.card import CHARACTER, TERRAIN, Card

KEYWORD_POINTS = {"Flying": 2.0, "Ambush": 1.0, "Bonding": 1.0, "Deadly": 2.0}
PAR = 2.0
"""A character of cost n is on par with 2n + 2 points: two for each strength, one for each speed."""
X_WORTH = 2.0
"""The symbols for which X counts."""


def rating(card: Card) -> float:
    """0 for a card on par; the better the higher. Terrains are rated by what they add to a deck of two colours."""
    if card.type == TERRAIN:
        return 0.0 if card.common_terrain else -0.5
    cost = card.cost.total + (X_WORTH if card.cost.x else 0.0)
    worth = sum(ability.hint() for ability in card.abilities)
    if card.type != CHARACTER:
        return 2.0 * worth - 0.5 * cost + 1.0
    points = 2.0 * card.strength + card.speed + sum(KEYWORD_POINTS[keyword] for keyword in card.keywords)
    return 0.5 * (points - 2.0 * cost - PAR) + worth + 0.15 * cost
