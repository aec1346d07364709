"""Balance changes since the cards were first designed: card, change, reason (``spellhall balance``)."""

from __future__ import annotations

RED = "Decks with red won up to 65% of their games from sealed pools."
GREEN = "Decks of red and green won up to 68% of their games from sealed pools."
YELLOW = "Decks of yellow and blue won as little as 32% of their games from sealed pools."
BLUE = "Decks with blue won as little as 32% of their games from sealed pools."
DRAWBACK = "What has a drawback needs something for it that cards without one do not have."
POINTLESS = "Another card was as good in everything, for no more."
ANSWER = "It was not worth a card of its own."

CHANGES: tuple[tuple[str, str, str], ...] = (
    ("Pact Sorcerer", "4/2 (it was 3/3).", DRAWBACK),
    ("Brimstone Whelp", "4/2 (it was 3/2).", DRAWBACK),
    ("Quarry Dragon", "5/2 (it was 4/3).", DRAWBACK),
    ("Horned Overseer", "5/3 (it was 6/2).", RED),
    ("Hungry Wolf", "3/1 (it was 3/2).", GREEN),
    ("Moss Troll", "5/2 (it was 5/3).", GREEN),
    ("Drover's Collie", "1/3 (it was 1/1).", YELLOW),
    ("Farmyard Mastiff", "2/3 (it was 2/2).", POINTLESS),
    ("Carriage Mare", "2/2 (it was 2/1).", YELLOW),
    ("Foal of the Clouds", "1/3 (it was 1/2).", YELLOW),
    ("Almshouse Angel", "2/3 (it was 2/1).", YELLOW),
    ("Courier Pegasus", "3/2 (it was 3/1).", YELLOW),
    ("Shepherd's Ram", "4/2 (it was 3/3).", YELLOW),
    ("Lamplight Angel", "4/3 (it was 4/2).", YELLOW),
    ("Warhorse of the Vale", "5/2 (it was 4/2).", POINTLESS),
    ("Hive of the Abbey", "3/3 (it was 2/3).", POINTLESS),
    ("Pegasus Matriarch", "5/3 (it was 4/3).", POINTLESS),
    ("Thimble Faerie", "1/3 (it was 1/1).", BLUE),
    ("Inkwell Faerie", "1/3 (it was 1/2).", BLUE),
    ("Keyhole Faerie", "1/3 (it was 1/1).", BLUE),
    ("Tidepool Conjurer", "2/3 (it was 2/1).", BLUE),
    ("Apprentice Cataloguer", "2/2 (it was 1/2).", BLUE),
    ("Chalk Pterosaur", "2/3 (it was 2/1).", BLUE),
    ("Clockmaker Wizard", "3/3 (it was 2/3).", BLUE),
    ("Court Hypnotist", "[2][B] (it was [3][B]).", BLUE),
    ("Reef Pterosaur", "3/3 (it was 2/3).", BLUE),
    ("Pterosaur Outrider", "3/4 (it was 3/2).", POINTLESS),
    ("Fogbank Pterosaur", "3/4 (it was 3/3).", POINTLESS),
    ("Gull-Eater Pterosaur", "[4][B] (it was [5][B]).", BLUE),
    ("Commanding Gaze", "uncommon (it was rare).", BLUE),
    ("Read over the Shoulder", "rare (it was uncommon).", BLUE),
    ("Snuffed Candle", "[1][B] and a card (it was [B]).", ANSWER),
    ("Shrinking Draught", "it draws a card, too.", ANSWER),
    ("Damp Fuse", "it negates enchantments, too (it was events only).", ANSWER),
)
