"""The decks that people bring to a table: a starter deck by name, a list of their own, or a random one. Read this when
a table refuses a deck.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.decks import read_deck
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import DeckError
from spellhall.kernel.game import Game
from spellhall.server.people.input_rules import as_title
from spellhall.server.randomness import draw_seed
from spellhall.server.storage.records import Seat
from spellhall.server.tables.refusal import Refusal
from spellhall.server.translatable import worded

BY_LOT = "random"
UNREADABLE = (
    "that deck list can't be read: {fault}",
    "that deck list can't be read: {fault} (and {more} more problems)",
)
"""The sentence for one fault, and for several."""
ILLEGAL = (
    "{called} isn't legal at this table: {fault}",
    "{called} isn't legal at this table: {fault} (and {more} more problems)",
)


def brought(seats: Sequence[Seat]) -> list[list[str]]:
    """The decks with which a table's game begins: one per seat, except for a stand-in without one."""
    return [list(seat.deck or []) for seat in seats if seat.kind != "stand-in" or seat.deck is not None]


def chosen_deck(game: Game, name: str, text: str) -> tuple[str, list[str] | None]:
    """What someone has chosen: the deck's name and its keys; no keys when the hall is to choose or deal.

    Args:
        name: of a starter deck, or "random", or empty.
        text: a deck list, which takes precedence over the name.

    Raises:
        Refusal: for a starter deck that doesn't exist, a deck that isn't legal at this table, or any deck at a table
            where nobody brings one.
    """
    if not game.brings_decks:
        if text or name:
            raise Refusal("input", "you don't bring a deck to this table; the hall deals from a shared pile")
        return "", None
    if text:
        return own_deck(game, name, text)
    if not name:
        return "", None
    if name.casefold() == BY_LOT:
        return "a random deck", game.random_deck(Dice(draw_seed(62)))
    starters = {starter.casefold(): starter for starter in game.starter_decks()}
    if name.casefold() not in starters:
        raise Refusal(
            "input",
            worded(
                "starter deck {name} doesn't exist; choose from {names}",
                name=repr(name),
                names=", ".join(starters.values()),
            ),
        )
    starter = starters[name.casefold()]
    return starter, legal(game, starter, game.starter_decks()[starter])


def own_deck(game: Game, name: str, text: str) -> tuple[str, list[str]]:
    """A deck from its list.

    Raises:
        Refusal: when it cannot be read, or is not legal at this table.
    """
    try:
        deck = read_deck(game, text)
    except DeckError as error:
        raise Refusal("input", _first(UNREADABLE, error.faults)) from None
    keys = legal(game, "that deck", deck.keys(), game.check_pool(deck.keys(), deck.pool))
    return name or as_title(deck.title) or "a deck of one's own", keys


def legal(game: Game, called: str, keys: list[str], more: Sequence[str] = ()) -> list[str]:
    """The keys, if they make a deck that is legal at this table; ``more`` are faults found earlier.

    Raises:
        Refusal: naming the first fault, and how many there are.
    """
    faults = [*game.check_deck(keys), *more]
    if faults:
        raise Refusal("input", _first(ILLEGAL, faults, called))
    return keys


def decks_by_lot(game: Game, count: int, dice: Dice, beside: Sequence[list[str]] = ()) -> list[tuple[str, list[str]]]:
    """Random legal starter decks for those who have chosen none, all different while there are enough; ``beside`` are
    the decks they have to be playable against.
    """
    starters = [
        (name, keys)
        for name, keys in game.starter_decks().items()
        if not game.check_deck(keys) and not game.check_table([*beside, keys])
    ]
    if starters:
        order = list(range(len(starters)))
        dice.shuffle(order)
        return [starters[order[i % len(order)]] for i in range(count)]
    kinds = game.limited_kinds()
    if kinds:
        return [("a sealed deck", game.limited_deck(kinds[dice.below(len(kinds))], dice)) for _ in range(count)]
    return [("a random deck", game.deck_beside(dice, beside)) for _ in range(count)]


def _first(patterns: tuple[str, str], faults: Sequence[str], called: str = "") -> str:
    """The first of these faults, in the sentence for one or for several."""
    return worded(patterns[len(faults) > 1], called=called, fault=faults[0], more=len(faults) - 1)
