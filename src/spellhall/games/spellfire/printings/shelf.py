"""The cards by all their numbers: the definitions, and reprints in other sets.

A printing is its definition's card with another number and set, and anything else printed differently.
So rules that look at the number (SFT-NOX-05), the set (SF-CARD-10, SOL-TIE-03) or the level read the player's own copy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from spellhall.games.spellfire.card import REGISTER, Card
from spellhall.games.spellfire.card_index import entries
from spellhall.games.spellfire.printings.numbers import Printed, all_numbers, printed_as
from spellhall.games.spellfire.printings.verdicts import BARE, DEFINED, PLAYABLE, SAME, standings, standings_under
from spellhall.games.spellfire.sets import set_of
from spellhall.kernel.game import Printing

NOTES = {
    "older": "in an older wording",
    "bare": "without a text",
    "own": "with another power; not in the hall yet",
}
"""Remarks on printings that aren't simply the same card."""


def further() -> dict[str, Card]:
    """The printings that aren't definitions themselves, by key, in order of release."""
    return {key: _printing(key) for key, one in standings().items() if one.word in PLAYABLE and one.word != DEFINED}


@cache
def _printing(key: str) -> Card:
    definition = entries()[key].home
    standing = standings_under(definition)[key]
    here, there = printed_as(key), printed_as(definition)
    given = dict(standing.given)
    if here.shown != there.shown:
        given["levels"] = here.levels
    return REGISTER[definition].as_printed(key, given, bare=standing.word == BARE)


def card_of(key: str) -> Card | None:
    """The card of a number, as printed there; None for one that isn't implemented."""
    return _listed(key) if key in entries() else REGISTER.get(key)


@cache
def _listed(key: str) -> Card:
    """The same for a number in the index."""
    return REGISTER[key] if entries()[key].is_definition else _printing(key)


def definition_in_all(key: str) -> str:
    """The number of the definition that a printed card matches word for word; one that says something else stays
    itself.
    """
    standing = standings().get(key)
    return standing.definition if standing is not None and standing.word == SAME else key


def faces_of(keys: Iterable[str]) -> dict[str, Card | Printed | None]:
    """The cards of some numbers; for one that isn't implemented, what is known of the printed card."""
    listed = entries()
    return {
        key: _listed(key) if key in listed else REGISTER.get(key) or all_numbers().get(key)
        for key in dict.fromkeys(keys)
    }


@cache
def _by_definition() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for key, standing in standings().items():
        if standing.definition:
            found.setdefault(standing.definition, []).append(key)
    return found


def printings_of(card: Card) -> Iterator[Printing]:
    """All printings of a card, and any other cards with its icon and name, in order of release."""
    definition = standings()[card.key].definition if card.key in standings() else ""
    for key in _by_definition().get(definition, ()):
        standing, printed, one = standings()[key], all_numbers()[key], set_of(key)
        note = NOTES.get(standing.word, "")
        if printed.shown != all_numbers()[definition].shown:
            level = f"with level {printed.shown}" if printed.shown else "without a level"
            note = f"{level}, {note}" if note else level
        yield Printing(key, one.name, one.year, printed.rarity, note, standing.word in PLAYABLE)
