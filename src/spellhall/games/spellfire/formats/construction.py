"""The rules of deck construction (section DECK): all faults of a deck at once, each with its rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import REGISTER, Card

MOST_LEVELS = 90
LIMITS = (
    ("rule cards", (facts.RULE,), 0, 3, "SF-DECK-04"),
    ("realms", (facts.REALM,), 8, 15, "SF-DECK-05"),
    ("holdings", (facts.HOLDING,), 0, 5, "SF-DECK-06"),
    ("champions", tuple(facts.CHAMPIONS), 1, 20, "SF-DECK-07"),
    ("artifacts", (facts.ARTIFACT,), 0, 10, "SF-DECK-08"),
    ("magical items", (facts.ITEM,), 0, 12, "SF-DECK-09"),
    ("events", (facts.EVENT,), 0, 10, "SF-DECK-10"),
)


def faults_of(deck: Sequence[str], options: dict[str, Any]) -> list[str]:
    """All faults of a deck of card keys; empty when legal. Limits grow in proportion for larger decks (AMB-71)."""
    faults = [f"no card has the number {key!r}" for key in deck if key not in REGISTER]
    known = [REGISTER[key] for key in deck if key in REGISTER]
    dungeons = [card for card in known if card.type == facts.DUNGEON]
    counted = [card for card in known if card.type != facts.DUNGEON]
    size = _size(len(counted), options, faults)
    if dungeons and options["dungeon_cards"] == "off":
        faults.append("dungeon cards are not in use (SF-DECK-15)")
    if len(dungeons) > 1:
        faults.append(f"{len(dungeons)} dungeon cards, at most one goes with a deck (SF-DECK-16)")
    _check_doubles(known, faults)
    for name, types, least, most, rule in LIMITS:
        count = sum(1 for card in counted if card.type in types)
        if name == "champions" and options["free_avatar"] == "on" and any(c.avatar for c in counted):
            count -= 1
        least, most = least * size // 55, most * size // 55
        if not least <= count <= most:
            faults.append(f"{count} {name}, allowed are {least} to {most} ({rule})")
    _check_levels(counted, size, options, faults)
    return faults


def _size(count: int, options: dict[str, Any], faults: list[str]) -> int:
    sizes = [int(size) for size in options["deck_sizes"].split("-")]
    if count in sizes:
        return count
    allowed = ", ".join(map(str, sizes))
    rule = "SF-DECK-01" if len(sizes) == 1 else "SF-DECK-14"
    faults.append(f"{count} cards, a deck has {allowed.replace(', ', ' or ')} ({rule})")
    return 55


def _check_doubles(known: list[Card], faults: list[str]) -> None:
    """SF-DECK-02, SF-DECK-03. The same card means the same icon and the same name."""
    for (kind, name), count in Counter((card.type, card.name) for card in known).items():
        limit = max(card.limit for card in known if card.name == name)
        if limit and count > limit:
            faults.append(f"{count} copies of the {facts.TYPE_NAMES[kind]} {name}, allowed is {limit} (SF-DECK-02)")


def _check_levels(counted: list[Card], size: int, options: dict[str, Any], faults: list[str]) -> None:
    levels = [card.level for card in counted if card.is_champion]
    avatars = [card.level for card in counted if card.is_champion and card.avatar]
    total = sum(levels)
    if options["free_avatar"] == "on" and avatars:
        total -= max(avatars)
    most = MOST_LEVELS * size // 55
    if total > most:
        faults.append(f"champions of {total} levels in all, allowed are {most} (SF-DECK-12)")
