"""Decks for other programs: as our own list, as BBCode for forums, as a CrossFire file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from spellhall.decks.crossfire import CrossFireDeck, write_crossfire
from spellhall.decks.lists import DeckList, Entry
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game

TEXT, BBCODE, CROSSFIRE = FORMS = ("text", "bbcode", "crossfire")


def export(game: Game, deck: DeckList, form: str) -> str:
    """A deck in one of the ``FORMS``.

    Raises:
        UsageError: for an unknown form, or one that can't hold this game's cards.
    """
    match form:
        case "text":
            return print_list(game, deck)
        case "bbcode":
            return _bbcode(game, deck)
        case "crossfire":
            return _crossfire(game, deck)
        case _:
            raise UsageError(f"there's no deck format {form!r}; choose {', '.join(FORMS)}")


def print_deck(game: Game, keys: Sequence[str], title: str = "") -> str:
    """A deck's cards as a list that ``read_deck`` reads."""
    return print_list(game, deck_of(keys, title))


def deck_of(keys: Sequence[str], title: str = "") -> DeckList:
    """A deck list of card keys."""
    return DeckList(title, [Entry(count, key, 0) for key, count in Counter(keys).items()])


def print_list(game: Game, deck: DeckList) -> str:
    """A deck as text that ``read_deck`` reads: grouped by type, each group with its number of cards."""
    lines = [f"Deck: {deck.title}"] if deck.title else []
    lines += remarks(game, deck)
    for kind, group in _groups(game, deck):
        lines += ["", f"# {kind}: {sum(count for _, count in group)}"]
        lines += [f"{count}x {card.key} {card.name}" for card, count in group]
    lines += ["", *pool_of(game, deck)]
    return "\n".join(lines).strip() + "\n"


def pool_of(game: Game, deck: DeckList) -> list[str]:
    """The pool that a deck is built from, line by line."""
    cards = {card.key: card for card in game.printed}
    return [f"Pool: {count}x {key} {cards[key].name}" for key, count in sorted(Counter(deck.pool).items())]


def remarks(game: Game, deck: DeckList) -> list[str]:
    """What a list says besides its title and cards, line by line: the author, notes, cards beside the deck."""
    cards = {card.key: card for card in game.printed}
    author = [f"Author: {deck.author}"] if deck.author else []
    beside = [f"Beside: {key} {cards[key].name}" for key in deck.beside]
    return [*author, *(f"Note: {note}" for note in deck.notes), *beside]


def _groups(game: Game, deck: DeckList) -> list[tuple[str, list[tuple[Any, int]]]]:
    """A deck's cards by type, and within a type by name."""
    cards = {card.key: card for card in game.printed}
    groups: dict[str, list[tuple[Any, int]]] = {}
    counts = Counter(deck.keys())
    for key in sorted(counts, key=lambda key: (cards[key].name, key)):
        groups.setdefault(game.kind_of(cards[key]), []).append((cards[key], counts[key]))
    return sorted(groups.items())


def _bbcode(game: Game, deck: DeckList) -> str:
    lines = [f"[b]{deck.title or 'A deck'}[/b] ({len(deck.keys())} cards of {game.name})"]
    lines += [f"by {deck.author}"] if deck.author else []
    for kind, group in _groups(game, deck):
        lines += ["", f"[b]{kind}: {sum(count for _, count in group)}[/b]", "[list]"]
        lines += [f"[*]{f'{count}x ' if count > 1 else ''}{card.name} ({card.key})" for card, count in group]
        lines += ["[/list]"]
    if deck.notes:
        lines += ["", "[quote]", *deck.notes, "[/quote]"]
    return "\n".join(lines) + "\n"


def _crossfire(game: Game, deck: DeckList) -> str:
    cards = {card.key: game.listed_number(card) for card in game.printed}

    def numbered(keys: Sequence[str]) -> list[tuple[str, str, int]]:
        found = []
        for key in keys:
            number = cards[key]
            if number is None:
                raise UsageError(f"CrossFire only knows Spellfire's printed cards, not {key}")
            found.append((number[0], str(number[1]), 0))
        return found

    return write_crossfire(
        CrossFireDeck(deck.title, deck.author, "\n".join(deck.notes), numbered(deck.keys()), numbered(deck.beside))
    )
