"""The rules of deck construction (section DECK): all of a deck's faults at once, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.printings.numbers import Printed, plain_name
from spellhall.games.spellfire.printings.shelf import face_of

SMALL, MIDDLE, LARGE = SIZES = (55, 75, 110)
"""The deck sizes (SF-DECK-14)."""
MOST_LEVELS = {SMALL: 90, MIDDLE: 125, LARGE: 180}
FREE_AVATARS = {SMALL: 1, MIDDLE: 1, LARGE: 2}
NO_LIMITS = "none"
"""A sealed deck is legal as it comes (SFT-SEA-03)."""
UNBOUNDED = 1_000_000
LIMITS = (
    ("rule cards", (facts.RULE,), {SMALL: (0, 3), MIDDLE: (0, 4), LARGE: (0, 5)}, "SF-DECK-04"),
    ("realms", (facts.REALM,), {SMALL: (8, 15), MIDDLE: (10, 20), LARGE: (15, 30)}, "SF-DECK-05"),
    ("holdings", (facts.HOLDING,), {SMALL: (0, 5), MIDDLE: (0, 7), LARGE: (0, 10)}, "SF-DECK-06"),
    ("champions", tuple(facts.CHAMPIONS), {SMALL: (1, 20), MIDDLE: (1, 27), LARGE: (1, 40)}, "SF-DECK-07"),
    ("artifacts", (facts.ARTIFACT,), {SMALL: (0, 10), MIDDLE: (0, 12), LARGE: (0, 15)}, "SF-DECK-08"),
    ("magical items", (facts.ITEM,), {SMALL: (0, 12), MIDDLE: (0, 15), LARGE: (0, 20)}, "SF-DECK-09"),
    ("events", (facts.EVENT,), {SMALL: (0, 10), MIDDLE: (0, 13), LARGE: (0, 17)}, "SF-DECK-10"),
)
"""For each group of types, the minimum and maximum by deck size (SF-DECK-18)."""


def bounds(by_size: dict[int, tuple[int, int]], size: int, options: SpellfireOptions) -> tuple[int, int]:
    """The minimum and maximum for a group of types in a deck of a size (option ``deck_limits``)."""
    if options["deck_limits"] == "published":
        return by_size[size]
    if options["deck_limits"] == NO_LIMITS:
        return 0, size
    least, most = by_size[SMALL]
    return least * size // SMALL, most * size // SMALL


def most_levels(size: int, options: SpellfireOptions) -> int:
    """The maximum total level of a deck's champions (SF-DECK-12, SF-DECK-18)."""
    if options["deck_limits"] == NO_LIMITS:
        return UNBOUNDED
    published = options["deck_limits"] == "published"
    return MOST_LEVELS[size] if published else MOST_LEVELS[SMALL] * size // SMALL


def size_of(deck: Sequence[str]) -> int:
    """How many cards in a deck count: dungeon cards don't (SF-DECK-15)."""
    return sum(1 for key in deck if _type_of(key) != facts.DUNGEON)


def _type_of(key: str) -> int:
    """A card's type, -1 for a card that was never printed."""
    card = face_of(key)
    return -1 if card is None else card.type


def faults_together(decks: Sequence[Sequence[str]]) -> list[str]:
    """SF-DECK-17. All decks at a table must have the same size."""
    sizes = [size_of(deck) for deck in decks]
    if len(set(sizes)) < 2:
        return []
    told = ", ".join(str(size) for size in sizes)
    return [f"the decks at a table have one size, these have {told} cards (SF-DECK-17)"]


def cautions_of(deck: Sequence[str], options: SpellfireOptions) -> list[str]:
    """What a player should know about a legal deck: with fewer realms than it takes (SFT-VIC-04), it can't win."""
    wanted = int(options["victory_realms"])
    realms = sum(1 for key in deck if _type_of(key) == facts.REALM)
    if realms >= wanted:
        return []
    return [f"this deck has {realms} realms and can never win, as {wanted} standing ones are needed (SFT-VIC-04)"]


def faults_of(deck: Sequence[str], options: SpellfireOptions, listed: bool = False) -> list[str]:
    """All faults of a deck, given its card keys; empty if it is legal.

    ``listed``: unimplemented cards are no fault. If their facts are known, they are judged by these.
    """
    faces = {key: face_of(key) for key in dict.fromkeys(deck)}
    faults: list[str] = []
    known = [card for key in deck if (card := faces[key]) is not None]
    if not listed:
        faults += [f"no card has the number {key!r}" for key in deck if faces[key] is None]
        missing = dict.fromkeys(card for card in known if isinstance(card, Printed))
        faults += [f"{card.key} {card.name} isn't in the hall yet" for card in missing]
    dungeons = [card for card in known if card.type == facts.DUNGEON]
    counted = [card for card in known if card.type != facts.DUNGEON]
    size = _size(len(counted), options, faults)
    if dungeons and options["dungeon_cards"] == "off":
        faults.append("dungeon cards are not in use (SF-DECK-15)")
    if len(dungeons) > 1:
        faults.append(f"{len(dungeons)} dungeon cards, at most one goes with a deck (SF-DECK-16)")
    _check_doubles(known, faults)
    for name, types, by_size, rule in LIMITS:
        count = sum(1 for card in counted if card.type in types)
        least, most = bounds(by_size, size, options)
        if not least <= count <= most:
            faults.append(f"{count} {name}, allowed are {least} to {most} ({rule})")
    _check_levels(counted, size, options, faults)
    return faults


def _size(count: int, options: SpellfireOptions, faults: list[str]) -> int:
    sizes = [int(size) for size in options["deck_sizes"].split("-")]
    if count in sizes:
        return count
    allowed = ", ".join(map(str, sizes))
    rule = "SF-DECK-01" if len(sizes) == 1 else "SF-DECK-14"
    faults.append(f"{count} cards, a deck has {allowed.replace(', ', ' or ')} ({rule})")
    return SMALL


def _check_doubles(known: Sequence[Card | Printed], faults: list[str]) -> None:
    """SF-DECK-02, SF-DECK-03. Cards are the same if they share icon and name, whatever their set."""
    copies: dict[tuple[int, str], list[Card | Printed]] = {}
    limits: dict[str, int] = {}
    for card in known:
        name = plain_name(card.name)
        copies.setdefault((card.type, name), []).append(card)
        limits[name] = max(limits.get(name, 0), card.limit)
    for (kind, name), cards in copies.items():
        if limits[name] and len(cards) > limits[name]:
            called = f"the {facts.TYPE_NAMES[kind]} {cards[0].name}"
            faults.append(f"{len(cards)} copies of {called}, allowed is {limits[name]} (SF-DECK-02)")


def _check_levels(counted: Sequence[Card | Printed], size: int, options: SpellfireOptions, faults: list[str]) -> None:
    levels = [card.level for card in counted if card.is_champion]
    avatars = [card.level for card in counted if card.is_champion and card.avatar]
    total = sum(levels)
    if options["free_avatar"] == "on":
        total -= sum(sorted(avatars, reverse=True)[: FREE_AVATARS[size]])
    most = most_levels(size, options)
    if total > most:
        faults.append(f"champions of {total} levels in all, allowed are {most} (SF-DECK-12)")
