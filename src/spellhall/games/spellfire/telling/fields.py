"""The search fields of Spellfire cards besides name, type and text."""

from __future__ import annotations

from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.facts import ICON_USES, TYPE_NAMES, WORLD_NAMES
from spellhall.games.spellfire.printings.shelf import printings_of
from spellhall.games.spellfire.sets import SETS
from spellhall.games.spellfire.telling.faces import CHASE, NATURES, SIDES
from spellhall.kernel.parts.search_fields import Field

WORLDS = {
    "AD": "AD&D",
    "BR": "Birthright",
    "DS": "Dark Sun",
    "DL": "Dragonlance",
    "FR": "Forgotten Realms",
    "GH": "Greyhawk",
    "RL": "Ravenloft",
}
"""The worlds, by the letters that players use."""
LETTERS = {one.code: one.name for one in SETS}
"""The sets, by the letters in their card numbers."""


def level_of(card: Card) -> list[int]:
    """The printed level that counts, if there is one."""
    return [card.level] if card.levels else []


def worlds_of(card: Card) -> list[str]:
    """All worlds of a card."""
    return [WORLD_NAMES[world] for world in sorted(card.worlds) if world]


def sets_of(card: Card) -> list[str]:
    """The sets where it was printed."""
    return [printing.edition for printing in printings_of(card) if printing.playable]


def marks_of(card: Card) -> list[str]:
    """What a card is besides its type."""
    marks = [SIDES.get(card.side, ""), NATURES.get(card.nature, "")]
    holds = {
        "champion": card.is_champion,
        "avatar": card.avatar,
        "anytime": card.anytime,
        "chase": card.edition.endswith(CHASE),
    }
    return [mark for mark in [*marks, *(word for word, true in holds.items() if true)] if mark]


FIELDS = (
    Field("level", "the level of a champion, or the bonus that a card gives", "number", level_of, "level>7"),
    Field("world", "a world of the card, or its letters", "words", worlds_of, "world:FR", WORLDS),
    Field(
        "class",
        "a classification such as flyer or dragon",
        "words",
        lambda card: sorted(card.traits),
        "class:flyer",
        also=("classification",),
    ),
    Field(
        "blueline",
        "a classification by official errata",
        "words",
        lambda card: sorted(card.bluelines - card.traits),
        "blueline:undead",
    ),
    Field(
        "uses",
        "what a champion may use by its icon",
        "words",
        lambda card: [TYPE_NAMES[ICON_USES[card.type]]] if card.type in ICON_USES else [],
        'uses:"wizard spell"',
    ),
    Field(
        "phase",
        "a phase it's played in, if the card says so",
        "number",
        lambda card: sorted(card.phases),
        "phase:3",
    ),
    Field(
        "is",
        "what the card is besides its type: champion, avatar, offensive, harmful, anytime ...",
        "words",
        marks_of,
        "is:champion",
    ),
    Field("set", "a set it was printed in, or its letters", "words", sets_of, "set:4th", LETTERS),
)
