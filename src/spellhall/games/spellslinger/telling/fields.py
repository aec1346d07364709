"""The search fields of Spellslinger cards besides name, type and text."""

from __future__ import annotations

from spellhall.games.spellslinger.card import Card
from spellhall.games.spellslinger.costs import COLOUR_NAMES, COLOURS
from spellhall.games.spellslinger.facts import CHARACTER, TERRAIN
from spellhall.games.spellslinger.telling.faces import gives
from spellhall.kernel.parts.search_fields import Field


def colours_of(card: Card) -> list[str]:
    """A card's colours, in order."""
    return [COLOUR_NAMES[colour] for colour in COLOURS if colour in card.cost.colours()]


def given_by(card: Card) -> list[str]:
    """The colours that a terrain gives, not counting colourless."""
    return [COLOUR_NAMES[symbol] for symbol in gives(card) if symbol in COLOUR_NAMES] if card.type == TERRAIN else []


def marks_of(card: Card) -> list[str]:
    """What a card is besides its type."""
    marks = {"basic": card.common_terrain, "fast": card.fast, "variable": card.cost.x}
    return [mark for mark, holds in marks.items() if holds]


FIELDS = (
    Field(
        "cost",
        "how many symbols it costs, not counting X",
        "number",
        lambda card: [card.cost.total] if card.type != TERRAIN else [],
        "cost<=2",
    ),
    Field(
        "colour",
        "a colour of the card, or its letter; none if it has no colour",
        "words",
        colours_of,
        "colour:red",
        COLOUR_NAMES,
        ("color",),
    ),
    Field("gives", "a colour that a terrain gives", "words", given_by, "gives:green", COLOUR_NAMES),
    Field("kind", "a kind of character", "words", lambda card: sorted(card.kinds), "kind:wizard"),
    Field(
        "strength",
        "the strength of a character",
        "number",
        lambda card: [card.strength] if card.type == CHARACTER else [],
        "strength>=4",
    ),
    Field(
        "speed",
        "the speed of a character",
        "number",
        lambda card: [card.speed] if card.type == CHARACTER else [],
        "speed:3..5",
    ),
    Field(
        "keyword", "a keyword such as Flying or Deadly", "words", lambda card: sorted(card.keywords), "keyword:flying"
    ),
    Field("rarity", "common, uncommon or rare", "words", lambda card: [card.rarity], "rarity:rare"),
    Field(
        "is",
        "what the card is besides its type: basic (a terrain of any number), fast, variable (it costs X)",
        "words",
        marks_of,
        "is:fast",
    ),
)
