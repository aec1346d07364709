"""Limited decks from a pool: the best two colours, 23 cards with enough characters, 17 terrains.

Agents play these decks; players get them as a suggestion.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from spellhall.games.spellslinger.card import Card
from spellhall.games.spellslinger.costs import COLOUR_NAMES, COLOURS
from spellhall.games.spellslinger.facts import CHARACTER, COMMON_TERRAINS, TERRAIN
from spellhall.games.spellslinger.formats.rating import rating
from spellhall.kernel.game import Game

SPELLS, TERRAINS = 23, 17
FEWEST_CHARACTERS = 14
MISSING = -3.0
"""The value of a slot that no card in the pool can fill."""
CHEAP, CHEAP_WANTED = 3, 12
"""At least this many cards should cost no more than this."""
KINDS = tuple(f"{COLOUR_NAMES[one]} and {COLOUR_NAMES[other]}" for one, other in combinations(COLOURS, 2))
"""The six pairs of colours, in words."""
BASICS = {colour: name.lower() for name, colour in COMMON_TERRAINS.items()}


def suggest_deck(game: Game, pool: Sequence[str], colours: Iterable[str] | None = None) -> list[str]:
    """The keys of a deck of at least 40 cards from a pool and common terrains (SS-DK-02, SS-DK-08, SS-DK-09).

    ``colours``: two letters of ``YBRG`` to use; otherwise the best pair.
    """
    cards = [game.catalogue[game.faces[key]] for key in pool]
    pairs = [tuple(colours)] if colours is not None else list(combinations(COLOURS, 2))
    best = max((choose(cards, frozenset(pair)) for pair in pairs), key=strength_of)
    return with_terrains(cards, best)


def colours_of(kind: str) -> tuple[str, ...]:
    """The colour letters of one of ``KINDS``."""
    return tuple(letter for letter, name in COLOUR_NAMES.items() if name in kind.split(" and "))


def choose(cards: Sequence[Card], colours: frozenset[str], rate: Callable[[Card], float] = rating) -> list[Card]:
    """The 23 best cards of some colours: enough characters first, not too many expensive ones."""
    fitting = [card for card in cards if card.type != TERRAIN and card.cost.colours() <= colours]
    fitting.sort(key=lambda card: -rate(card))
    chosen = [card for card in fitting if card.type == CHARACTER][:FEWEST_CHARACTERS]
    chosen += without(fitting, chosen)[: SPELLS - len(chosen)]
    return cheaper(chosen, without(fitting, chosen), rate)


def without(cards: Sequence[Card], taken: Sequence[Card]) -> list[Card]:
    """Cards minus those taken from them, copy by copy."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


def cheaper(chosen: list[Card], others: list[Card], rate: Callable[[Card], float] = rating) -> list[Card]:
    """The same deck with its worst expensive cards swapped for cheap ones, until it has enough of those."""
    cheap = [card for card in others if card.cost.total <= CHEAP]
    while cheap and sum(card.cost.total <= CHEAP for card in chosen) < CHEAP_WANTED:
        dear = [card for card in chosen if card.cost.total > CHEAP]
        if not dear:
            break
        chosen.remove(min(dear, key=rate))
        chosen.append(cheap.pop(0))
    return chosen


def strength_of(chosen: Sequence[Card]) -> float:
    """How strong a choice of cards is."""
    return sum(rating(card) for card in chosen) + MISSING * max(0, SPELLS - len(chosen))


def with_terrains(cards: Sequence[Card], chosen: Sequence[Card]) -> list[str]:
    """A deck of 40: the chosen cards, the pool's fitting two-colour terrains, and common terrains as needed."""
    symbols = {colour: 0 for colour in COLOURS}
    for card in chosen:
        for colour, count in zip(COLOURS, card.cost.coloured, strict=True):
            symbols[colour] += count
    used = [colour for colour in COLOURS if symbols[colour]] or [COLOURS[0]]
    fitting = [
        card
        for card in cards
        if card.type == TERRAIN and any(word.colours and set(word.colours) == set(used) for word in card.gives)
    ]
    count = SPELLS + TERRAINS - len(chosen) - len(fitting)
    deck = [card.key for card in (*chosen, *fitting)]
    return deck + common_terrains(symbols, used, count)


def common_terrains(symbols: dict[str, int], used: Sequence[str], count: int) -> list[str]:
    """This many common terrains, split by the symbols of each colour, at least a third each."""
    total = sum(symbols[colour] for colour in used) or 1
    shares = {
        colour: max(count // 3 if len(used) == 2 else 0, round(count * symbols[colour] / total)) for colour in used
    }
    first = max(used, key=lambda colour: shares[colour])
    shares[first] = count - sum(shares[colour] for colour in used if colour != first)
    return [BASICS[colour] for colour in used for _ in range(shares[colour])]
