"""Reading, printing and checking deck lists."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from spellhall.kernel.errors import DeckError
from spellhall.kernel.game import Game

TITLE = re.compile(r"deck\s*:\s*(.*)", re.IGNORECASE)
COPIES = re.compile(r"(\d+)\s*(?:[x×]\s*|\s)(.+)", re.IGNORECASE)
MOST_COPIES = 110
MOST_CARDS = 1000
MOST_UNREAD = 20
"""A list with more cards, or with so many lines that cannot be read, is not read to its end."""
SHORTEST_WORD = 4
"""Of names, words of so many letters are enough to suggest a card."""


@dataclass(frozen=True)
class Entry:
    """One line of a list: so many copies of a card."""

    copies: int
    key: str
    line: int


@dataclass
class DeckList:
    """A deck with its name."""

    title: str = ""
    entries: list[Entry] = field(default_factory=list)

    def keys(self) -> list[str]:
        """The card keys, one for each copy, as ``Game.new_state`` takes them."""
        return [entry.key for entry in self.entries for _ in range(entry.copies)]

    def lines_of(self, key: str) -> list[int]:
        """The lines on which a card stands."""
        return [entry.line for entry in self.entries if entry.key == key]


class _Index:
    """The cards of a game by number and by name, however they are capitalised."""

    def __init__(self, game: Game) -> None:
        self.by_key: dict[str, Any] = {}
        self.by_name: dict[str, list[Any]] = {}
        for card in game.catalogue:
            self.by_key[_plain(card.key)] = card
            self.by_name.setdefault(_plain(card.name), []).append(card)
        self.game = game

    def knows(self, text: str) -> bool:
        return _plain(text) in self.by_key or _plain(text) in self.by_name

    def find(self, text: str) -> Any:
        """The card that a text names, or the sentence that says why it names none."""
        plain = _plain(text)
        if plain in self.by_key:
            return self.by_key[plain]
        if plain in self.by_name:
            return self._only(text, self.by_name[plain])
        number, _, name = plain.partition(" ")
        if number in self.by_key and name:
            card = self.by_key[number]
            if name == _plain(card.name):
                return card
            return f"{card.key} is {card.name}, not {text.split(maxsplit=1)[1]}"
        return self._unknown(text, number, name)

    def _only(self, text: str, cards: list[Any]) -> Any:
        if len(cards) == 1:
            return cards[0]
        known = ", ".join(f"{card.key} ({self.game.kind_of(card)})" for card in cards)
        return f"{len(cards)} cards are called {text}: write the number, one of {known}"

    def _unknown(self, text: str, number: str, name: str) -> str:
        """The nearest card, by name first, then by number."""
        for wanted in (text, name):
            card = nearest_card(self.game, wanted)
            if card is not None:
                return f"there is no card {text!r}; did you mean {card.key} {card.name}?"
        near = get_close_matches(number, self.by_key, n=1) if "/" in number else []
        if near:
            card = self.by_key[near[0]]
            return f"there is no card {text!r}; the nearest number is {card.key} {card.name}"
        return f"there is no card {text!r}"


def nearest_card(game: Game, text: str) -> Any:
    """The card whose name, or one word of it, is most like a text; None where nothing is."""
    called: dict[str, Any] = {}
    for card in game.catalogue:
        name = _plain(card.name)
        called[name] = card
        for word in name.split():
            if len(word) >= SHORTEST_WORD:
                called.setdefault(word, card)
    near = get_close_matches(_plain(text), called, n=1) if text else []
    return called[near[0]] if near else None


def _plain(text: str) -> str:
    return " ".join(text.replace("’", "'").split()).casefold()


def read_deck(game: Game, text: str) -> DeckList:
    """A deck list from its text.

    Raises:
        DeckError: naming every line that cannot be read, with its number.
    """
    deck, faults = _read(game, text)
    if faults:
        raise DeckError(faults)
    return deck


def check_text(game: Game, text: str) -> tuple[DeckList, list[str]]:
    """A deck list with all its faults at once: lines that cannot be read, then rules of construction that it breaks."""
    deck, faults = _read(game, text)
    names = {card.key: card.name for card in game.catalogue}
    for fault in game.check_deck(deck.keys()):
        keys = {entry.key for entry in deck.entries if f" {names[entry.key]}," in fault}
        lines = sorted(line for key in keys for line in deck.lines_of(key))
        faults.append(f"{_lines(lines)}{fault}")
    return deck, faults


def _lines(lines: list[int]) -> str:
    if not lines:
        return ""
    return f"line{'s' if len(lines) > 1 else ''} {', '.join(map(str, lines))}: "


def _read(game: Game, text: str) -> tuple[DeckList, list[str]]:
    index, deck, cards = _Index(game), DeckList(), 0
    faults: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        if cards > MOST_CARDS or len(faults) >= MOST_UNREAD:
            why = f"there are more than {MOST_CARDS} cards" if cards > MOST_CARDS else "too many lines name no card"
            faults.append(f"line {number}: from here on the list was not read, because {why}")
            break
        title = TITLE.fullmatch(line)
        if title and not index.knows(line):
            deck.title = title[1].strip()
            continue
        copies, what = _copies(index, line)
        found = index.find(what)
        if isinstance(found, str):
            faults.append(f"line {number}: {found}")
        elif not 1 <= copies <= MOST_COPIES:
            faults.append(f"line {number}: {copies} copies are no sensible number")
        else:
            deck.entries.append(Entry(copies, found.key, number))
            cards += copies
    if not deck.entries and not faults:
        faults.append("the list names no card")
    return deck, faults


def _copies(index: _Index, line: str) -> tuple[int, str]:
    """Both "2x Helm" and "2 Helm" are two copies, unless a card is called that."""
    match = COPIES.fullmatch(line)
    if match is None or index.knows(line):
        return 1, line
    return int(match[1][:6]), match[2].strip()


def print_deck(game: Game, keys: Sequence[str], title: str = "") -> str:
    """A deck as text that ``read_deck`` reads: grouped by type, each group with its number of cards."""
    cards = {card.key: card for card in game.catalogue}
    groups: dict[str, Counter[str]] = {}
    for key in keys:
        groups.setdefault(game.kind_of(cards[key]), Counter())[key] += 1
    lines = [f"Deck: {title}"] if title else []
    for kind in sorted(groups):
        lines += ["", f"# {kind}: {groups[kind].total()}"]
        for key in sorted(groups[kind], key=lambda key: cards[key].name):
            lines.append(f"{groups[kind][key]}x {key} {cards[key].name}")
    return "\n".join(lines).strip() + "\n"
