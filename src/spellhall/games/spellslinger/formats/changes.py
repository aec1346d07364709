"""What balance has changed since the first design of the cards: card, what changed, why (``spellhall balance``)."""

from __future__ import annotations

RED = "Decks with red won up to 65 % of their games from sealed pools."
GREEN = "Decks of red and green won up to 68 % of their games from sealed pools."
YELLOW = "Decks of yellow and blue won as little as 37 % of their games from sealed pools."
BLUE = "Decks with blue won as little as 37 % of their games from sealed pools."

CHANGES: tuple[tuple[str, str, str], ...] = (
    ("Furnace Demon", "4/2 (it was 5/2).", RED),
    ("Horned Overseer", "5/2 (it was 6/2).", RED),
    ("Tidepool Conjurer", "2/3 (it was 2/1).", BLUE),
    ("Chalk Pterosaur", "2/3 (it was 2/1).", BLUE),
    ("Reef Pterosaur", "3/2 (it was 2/3).", BLUE),
    ("Bridge Troll", "4/2 (it was 4/3).", GREEN),
    ("Moss Troll", "5/2 (it was 5/3).", GREEN),
    ("Courier Pegasus", "3/2 (it was 3/1).", YELLOW),
    ("Almshouse Angel", "2/2 (it was 2/1).", YELLOW),
)
