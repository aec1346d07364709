"""Which cards each type of tournament allows, and what is wrong with what an entrant brings.

``formats.construction`` says what makes any deck legal. This module has what events add: the worlds, digits and card
types that a type asks for, sealed products, sideboards, and fixed deck lists.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import cast

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import REGISTER, Card
from spellhall.games.spellfire.formats.construction import LIMITS, NO_LIMITS, SMALL, bounds, faults_of
from spellhall.games.spellfire.formats.random_decks import build_random_deck
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.options import TERMS
from spellhall.games.spellfire.printings.shelf import card_of, definition_in_all, further
from spellhall.games.spellfire.tournament import opened, products
from spellhall.games.spellfire.tournament.kinds import (
    NO_XS,
    SEALED,
    SHATTERED,
    SIDEBOARDS,
    STRATEGY,
    WIZARD,
    WORLD_WAR,
)
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Entered, Format

PRODUCT_TYPES = (SEALED, STRATEGY)
SIDEBOARD = 7
"""SFT-SID-03."""
MOST_SWAPS = 12
"""SFT-MST-03."""
BANNED = {
    facts.ALLY: "SFT-WIZ-06",
    facts.UNARMED: "SFT-WIZ-07",
    facts.BLOOD_ABILITY: "SFT-WIZ-08",
    facts.THIEF_SKILL: "SFT-WIZ-09",
    facts.PSIONIC_POWER: "SFT-WIZ-10",
}
"""The card types that a Wizard's Challenge bans, each with its rule."""

Objection = Callable[[Card], str]
"""Why a card can't be played; empty if it can."""


def construction_options(format: Format) -> SpellfireOptions:
    """The game options that deck construction depends on."""
    limits = NO_LIMITS if format.type in PRODUCT_TYPES else "published"
    chosen = TERMS.chosen("tournament", {"deck_sizes": str(format.size), "deck_limits": limits})
    return cast(SpellfireOptions, chosen)


def objection_of(format: Format) -> Objection:
    """A type's objection to single cards (in a World War!, each player has their own world: see ``world_of``)."""
    if format.type == NO_XS:
        return lambda card: with_digit(card, format.parameter)
    return {SHATTERED: not_of_dark_sun, WIZARD: no_wizardry, WORLD_WAR: without_world}.get(format.type, nothing)


def nothing(card: Card) -> str:
    """Every card is allowed."""
    return ""


def with_digit(card: Card, digit: str) -> str:
    """SFT-NOX-02 to SFT-NOX-07. Requires the digit in the number printed on the card."""
    if digit not in str(card.number):
        return ""
    return f"{called(card)} has the digit {digit} in its number {card.number} (SFT-NOX-02)"


def not_of_dark_sun(card: Card) -> str:
    """SFT-SHL-01, SFT-SHL-02, SFT-SHL-11."""
    if card.type not in facts.WORLDLY or card.world == facts.DS:
        return ""
    return f"{called(card)} is of {world_name(card)}, and not of Dark Sun (SFT-SHL-01)"


def no_wizardry(card: Card) -> str:
    """SFT-WIZ-01 to SFT-WIZ-12."""
    if card.type in BANNED:
        return f"{called(card)} is a card of a banned type, {facts.TYPE_NAMES[card.type]} ({BANNED[card.type]})"
    if card.type not in facts.SPELLS or card.anytime or 4 in card.phases:
        return ""
    phases = sorted(card.phases)
    rule = "SFT-WIZ-03" if phases == [3] else "SFT-WIZ-05"
    return f"{called(card)} can be cast in phase {' and '.join(map(str, phases))} only, and not in 4 ({rule})"


def without_world(card: Card) -> str:
    """SFT-WWR-03."""
    return f"{called(card)} is of no world (SFT-WWR-03)" if card.type in facts.WORLDLY and not card.world else ""


def world_of(deck: Iterable[Card]) -> int:
    """SFT-WWR-02. A deck's world: the one that most of its cards with a world have."""
    worlds = Counter(card.world for card in deck if card.type in facts.WORLDLY and card.world)
    return max(worlds, key=lambda world: (worlds[world], -world), default=facts.NO_WORLD)


def of_other_worlds(cards: Iterable[Card], world: int) -> list[str]:
    """SFT-WWR-01, SFT-WWR-04, SFT-WWR-05. Cards of another world; the printed logo decides."""
    return [
        f"{called(card)} is of {world_name(card)}, and the deck of {facts.WORLD_NAMES[world]} (SFT-WWR-01)"
        for card in cards
        if card.type in facts.WORLDLY and card.world not in (world, facts.NO_WORLD)
    ]


def called(card: Card) -> str:
    """A card by name and number."""
    return f"{card.name} ({card.key})"


def world_name(card: Card) -> str:
    """A card's world in words."""
    return facts.WORLD_NAMES[card.world] or "no world"


def faults(format: Format, entered: Entered) -> list[str]:
    """Everything wrong with a deck, and with what comes with it."""
    found = faults_of(entered.deck, construction_options(format))
    known = [card for key in dict.fromkeys((*entered.deck, *entered.sideboard)) if (card := card_of(key))]
    objection = objection_of(format)
    found += [fault for card in known if (fault := objection(card))]
    if format.type == WORLD_WAR:
        found += of_other_worlds(known, world_of(card for key in entered.deck if (card := card_of(key))))
    if format.type in PRODUCT_TYPES:
        return found + _faults_of_product(format, entered)
    if entered.pool is not None:
        found += missing_from(entered.pool, entered.deck, "is not in the pool that the deck is made of (SFT-SEA-02)")
    if SIDEBOARDS in format.variants:
        return found + _faults_of_sideboard(entered)
    if entered.sideboard:
        found.append("cards beside a deck belong to events with Sideboards (SFT-SID-01)")
    return found + _changes(format, entered)


def _faults_of_sideboard(entered: Entered) -> list[str]:
    """SFT-SID-03, SFT-SID-04, SFT-SID-19. A sideboard has seven cards, none of them a dungeon, or no cards at all."""
    if not entered.sideboard:
        return []
    found = [f"no card has the number {key!r}" for key in entered.sideboard if card_of(key) is None]
    if len(entered.sideboard) != SIDEBOARD:
        found.append(f"{len(entered.sideboard)} cards in the sideboard, it has exactly {SIDEBOARD} (SFT-SID-03)")
    known = (card for key in entered.sideboard if (card := card_of(key)))
    found += [
        f"{called(card)} is a dungeon card, which stays out of the sideboard (SFT-SID-19)"
        for card in known
        if card.type == facts.DUNGEON
    ]
    return found


def _faults_of_product(format: Format, entered: Entered) -> list[str]:
    """SFT-SEA-02, SFT-SEA-05, SFT-MST-03 to SFT-MST-08. Only the cards that were handed out."""
    if entered.pool is None:
        return ["the deck is the sealed one that its player was given, and none was given yet (SFT-SEA-01)"]
    sealed = list(entered.pool[:SMALL])
    if format.type == SEALED:
        found = missing_from(sealed, entered.deck, "is not in the sealed deck (SFT-SEA-02)")
        found += missing_from(entered.deck, sealed, "is in the sealed deck and has to be played (SFT-SEA-05)")
        return found + (["nothing lies beside a sealed deck (SFT-SEA-05)"] if entered.sideboard else [])
    both = [*entered.deck, *entered.sideboard]
    found = missing_from(entered.pool, both, "is neither in the sealed deck nor in its booster (SFT-MST-06)")
    first = sealed if entered.registered is None else entered.registered
    taken_out = sum((Counter(first) - Counter(entered.deck)).values())
    if taken_out > MOST_SWAPS:
        found.append(f"{taken_out} cards are exchanged, at most {MOST_SWAPS} may be (SFT-MST-03, SFT-MST-07)")
    return found


def _changes(format: Format, entered: Entered) -> list[str]:
    """SFT-DCK-04, SFT-DCK-06. Differences between a deck and its list; a No-Xs looks at printings (SFT-NOX-05)."""
    if entered.registered is None:
        return []
    deck, listed = entered.deck, entered.registered
    if format.type != NO_XS:
        deck, listed = ([definition_in_all(key) for key in keys] for keys in (deck, listed))
    found = missing_from(listed, deck, "is not in the registered list (SFT-DCK-06)")
    return found + missing_from(deck, listed, "is in the registered list and missing (SFT-DCK-06)")


def missing_from(there: Sequence[str], wanted: Sequence[str], why: str) -> list[str]:
    """A sentence for each card that there are too few copies of."""
    lacking = Counter(wanted) - Counter(there)
    return [f"{called(card) if (card := card_of(key)) else repr(key)} {why}" for key in lacking]


# ---------------------------------------------------------------------- implemented cards and decks


def shipped() -> list[Card]:
    """All implemented cards."""
    return [card for card in REGISTER.values() if card.edition != "test"]


def allowed(format: Format, world: int = facts.NO_WORLD) -> list[Card]:
    """The cards a deck may hold; in a World War!, those for a world, if one is named."""
    if format.type in PRODUCT_TYPES:
        return products.supply(opened.products_of(format.type, format.parameter)[0])
    objection = objection_of(format)
    cards = [card for card in shipped() if not objection(card)]
    if not world:
        return cards
    return [card for card in cards if card.type not in facts.WORLDLY or card.world == world]


def legal_keys(format: Format) -> list[str]:
    """The numbers a deck may hold, including reprints (SFT-NOX-05)."""
    keys = [card.key for card in allowed(format)]
    if format.type == STRATEGY:
        return keys + [card.key for card in products.playable(opened.products_of(STRATEGY, format.parameter)[1])]
    if format.type in PRODUCT_TYPES:
        return keys
    objection = objection_of(format)
    return keys + [key for key, card in further().items() if not objection(card)]


def lacking(format: Format, cards: Iterable[Card]) -> str:
    """What some cards lack for a deck: "9 realms, and 10 are needed"; empty if they are enough."""
    options = construction_options(format)
    have = Counter(kind for kind, _ in {(card.type, card.name) for card in cards if card.type != facts.DUNGEON})
    together = 0
    limited: set[int] = set()
    for name, types, by_size, _ in LIMITS:
        least, most = bounds(by_size, format.size, options)
        count = sum(have[kind] for kind in types)
        if count < least:
            return f"{count} {name}, and {least} are needed"
        together += min(count, most)
        limited.update(types)
    together += sum(count for kind, count in have.items() if kind not in limited)
    return "" if together >= format.size else f"{together} cards, and {format.size} are needed"


def worlds_lacking(format: Format) -> dict[str, str]:
    """What each world lacks for a deck in a World War!; empty if a deck can be made."""
    return {name: lacking(format, allowed(format, world)) for world, name in enumerate(facts.WORLD_NAMES) if world}


def realms_by_world() -> dict[str, int]:
    """How many different realms are implemented for each world."""
    names = {(card.world, card.name) for card in shipped() if card.type == facts.REALM}
    have = Counter(world for world, _ in names)
    return {name: have[world] for world, name in enumerate(facts.WORLD_NAMES) if world}


def by_lot(format: Format, seed: int) -> list[str]:
    """A random legal deck.

    Raises:
        UsageError: if none can be made from the implemented cards.
    """
    dice = Dice(seed)
    if format.type in PRODUCT_TYPES:
        return products.sealed_deck(dice, opened.products_of(format.type, format.parameter)[0])
    world = facts.NO_WORLD
    if format.type == WORLD_WAR:
        fit = [name for name, lack in worlds_lacking(format).items() if not lack]
        if not fit:
            raise UsageError(f"no world has cards enough for a deck of {format.size} (SFT-WWR-01)")
        world = facts.WORLD_NAMES.index(fit[dice.below(len(fit))])
    return build_random_deck(allowed(format, world), construction_options(format), dice, format.size)
