"""The rules of deck construction (section DECK): all of a deck's faults at once, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.printings.numbers import Printed, plain_name
from spellhall.games.spellfire.printings.shelf import faces_of
from spellhall.games.spellfire.rules.levels.projection import printed
from spellhall.games.spellfire.rules.questions import DeckBan

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
FIRST_EDITION = "first_edition"
FIRST = "1st"
"""The starter decks of 1994, and the set they come from (SF-DECK-20 to SF-DECK-22)."""
FIRST_TYPES = frozenset(
    (
        *(facts.CLERIC, facts.HERO, facts.MONSTER, facts.WIZARD, facts.REALM, facts.HOLDING, facts.ALLY),
        *(facts.ARTIFACT, facts.ITEM, facts.EVENT, facts.CLERIC_SPELL, facts.WIZARD_SPELL),
    )
)
FIRST_BOUNDS = {facts.REALM: (10, 15), facts.HOLDING: (0, 11)}
"""The groups whose limits differ there (SF-DECK-22)."""
FIRST_LIMITS = tuple(
    (
        name,
        types,
        {SMALL: FIRST_BOUNDS.get(types[0], by_size[SMALL])},
        "SF-DECK-22" if types[0] in FIRST_BOUNDS else rule,
    )
    for name, types, by_size, rule in LIMITS
    if types != (facts.RULE,)
)
COPIES = 2

Limits = tuple[tuple[str, tuple[int, ...], dict[int, tuple[int, int]], str], ...]


def limits_in(options: SpellfireOptions) -> Limits:
    """The groups of types that a deck's cards are counted in, with their limits by deck size."""
    return FIRST_LIMITS if options["deck_limits"] == FIRST_EDITION else LIMITS


def sizes_in(options: SpellfireOptions) -> list[int]:
    """The sizes that a deck may have (SF-DECK-14); a first-edition starter has 55 cards (SF-DECK-20)."""
    return [SMALL] if options["deck_limits"] == FIRST_EDITION else [int(s) for s in options["deck_sizes"].split("-")]


def bounds(by_size: dict[int, tuple[int, int]], size: int, options: SpellfireOptions) -> tuple[int, int]:
    """The minimum and maximum for a group of types in a deck of a size (option ``deck_limits``)."""
    if options["deck_limits"] in ("published", FIRST_EDITION):
        return by_size[size]
    if options["deck_limits"] == NO_LIMITS:
        return 0, size
    least, most = by_size[SMALL]
    return least * size // SMALL, most * size // SMALL


def most_levels(size: int, options: SpellfireOptions) -> int:
    """The maximum total level of a deck's champions (SF-DECK-12, SF-DECK-18)."""
    if options["deck_limits"] == NO_LIMITS:
        return UNBOUNDED
    listed = options["deck_limits"] in ("published", FIRST_EDITION)
    return MOST_LEVELS[size] if listed else MOST_LEVELS[SMALL] * size // SMALL


def size_of(deck: Sequence[str]) -> int:
    """How many cards in a deck count: dungeon cards don't (SF-DECK-15)."""
    return len(deck) - _count(deck, facts.DUNGEON)


def _count(deck: Sequence[str], kind: int) -> int:
    """How many cards of a type a deck has."""
    faces = faces_of(deck)
    return len([key for key in deck if (card := faces[key]) is not None and card.type == kind])


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
    realms = _count(deck, facts.REALM)
    if realms >= wanted:
        return []
    return [f"this deck has {realms} realms and can never win, as {wanted} standing ones are needed (SFT-VIC-04)"]


def faults_of(deck: Sequence[str], options: SpellfireOptions, listed: bool = False) -> list[str]:
    """All faults of a deck, given its card keys; empty if it is legal.

    ``listed``: unimplemented cards are no fault. If their facts are known, they are judged by these.
    """
    faces = faces_of(deck)
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
    first = options["deck_limits"] == FIRST_EDITION
    if first:
        _check_edition(known, faults)
    _check_doubles(known, COPIES if first else 1, faults)
    _check_rivals(known, faults)
    for name, types, by_size, rule in limits_in(options):
        count = len([card for card in counted if card.type in types])
        least, most = bounds(by_size, size, options)
        if not least <= count <= most:
            faults.append(f"{count} {name}, allowed are {least} to {most} ({rule})")
    _check_levels(counted, size, options, faults)
    return faults


def _size(count: int, options: SpellfireOptions, faults: list[str]) -> int:
    sizes = sizes_in(options)
    if count in sizes:
        return count
    allowed = ", ".join(map(str, sizes))
    rule = "SF-DECK-01" if len(sizes) == 1 else "SF-DECK-14"
    faults.append(f"{count} cards, a deck has {allowed.replace(', ', ' or ')} ({rule})")
    return SMALL


def is_of_first_starters(card: Card | Printed) -> bool:
    """SF-DECK-20. Whether the starter decks of 1994 could hold a card: by its set, its type, and no avatar."""
    return card.key.partition("/")[0] == FIRST and card.type in FIRST_TYPES and not card.avatar


def _check_edition(known: Sequence[Card | Printed], faults: list[str]) -> None:
    faults += [
        f"{card.key} {card.name} isn't a card of first-edition starter decks (SF-DECK-20)"
        for card in dict.fromkeys(known)
        if not is_of_first_starters(card)
    ]


def _check_doubles(known: Sequence[Card | Printed], copies_allowed: int, faults: list[str]) -> None:
    """SF-DECK-02, SF-DECK-03, SF-DECK-21. Cards are the same if they share icon and name, whatever their set."""
    copies: dict[tuple[int, str], list[Card | Printed]] = {}
    limits: dict[str, int] = {}
    for card in known:
        name = plain_name(card.name)
        copies.setdefault((card.type, name), []).append(card)
        limits[name] = max(limits.get(name, 0), card.limit)
    rule = "SF-DECK-02" if copies_allowed == 1 else "SF-DECK-21"
    for (kind, name), cards in copies.items():
        most = max(limits[name], copies_allowed)
        if limits[name] and len(cards) > most:
            called = f"the {facts.TYPE_NAMES[kind]} {cards[0].name}"
            faults.append(f"{len(cards)} copies of {called}, allowed {'is' if most == 1 else 'are'} {most} ({rule})")


def kept_out_by(card: Card | Printed) -> list[str]:
    """SF-DECK-23. The names of the cards that the text of a card keeps out of its deck."""
    if not isinstance(card, Card) or DeckBan not in card.printed:
        return []
    return [ban.name for ban in printed(card, DeckBan)]


def _check_rivals(known: Sequence[Card | Printed], faults: list[str]) -> None:
    choosy = [card for card in dict.fromkeys(known) if isinstance(card, Card) and DeckBan in card.printed]
    for card in choosy:
        names = {other.name for other in known}
        faults += [
            f"{card.name} cannot be in a deck with {rival} (SF-DECK-23)"
            for rival in kept_out_by(card)
            if rival in names
        ]


def _check_levels(counted: Sequence[Card | Printed], size: int, options: SpellfireOptions, faults: list[str]) -> None:
    levels = [card.level for card in counted if card.is_champion]
    avatars = [card.level for card in counted if card.is_champion and card.avatar]
    total = sum(levels)
    if options["free_avatar"] == "on":
        total -= sum(sorted(avatars, reverse=True)[: FREE_AVATARS[size]])
    most = most_levels(size, options)
    if total > most:
        faults.append(f"champions of {total} levels in all, allowed are {most} (SF-DECK-12)")
