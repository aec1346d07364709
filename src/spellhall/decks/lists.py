"""Reading, printing and checking deck lists."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from spellhall.decks.crossfire import is_crossfire, read_crossfire
from spellhall.decks.index import Index, Missing
from spellhall.kernel.errors import DeckError, UsageError
from spellhall.kernel.game import Game

HEADER = re.compile(r"(deck|author|note|beside|pool)\s*:\s*(.*)", re.IGNORECASE)
COPIES = re.compile(r"(\d+)\s*(?:[x×]\s*|\s)(.+)", re.IGNORECASE)
MARK_OF_ORDER = "\ufeff"
MOST_COPIES = 110
MOST_CARDS = 1000
MOST_UNREAD = 20
"""A list with more cards, or this many unreadable lines, isn't read to its end."""
AS_READ = "in the part that could be read, "
"""Put before faults that are counts, if some of the list's lines couldn't be read."""
MOST_NAMED = 6
"""How many of a set's unimplemented cards are named."""


@dataclass(frozen=True)
class Entry:
    """One line of a list: copies of a card."""

    copies: int
    key: str
    line: int


@dataclass
class DeckList:
    """A deck with its name, its author and notes, the cards next to it, and the pool it's built from."""

    title: str = ""
    entries: list[Entry] = field(default_factory=list)
    author: str = ""
    notes: list[str] = field(default_factory=list)
    beside: list[str] = field(default_factory=list)
    pool: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """A list is written line by line, so title and author take one line each, and each line of a note is a note."""
        self.title, self.author = one_line(self.title), one_line(self.author)
        self.notes = [one_line(line) for note in self.notes for line in note.splitlines() or [""]]

    def keys(self) -> list[str]:
        """The card keys, one per copy, as ``Game.new_state`` takes them."""
        return [entry.key for entry in self.entries for _ in range(entry.copies)]

    def lines_of(self, key: str) -> list[int]:
        """The lines that name a card."""
        return [entry.line for entry in self.entries if entry.key == key]


def one_line(text: str) -> str:
    """A text with single blanks for line breaks and any other whitespace."""
    return " ".join(text.split())


def read_deck(game: Game, text: str) -> DeckList:
    """A deck list from its text, in our own format or CrossFire's.

    Raises:
        DeckError: naming every unreadable line, with its number.
    """
    reader = _read(game, text)
    faults = reader.all_faults()
    if faults:
        raise DeckError(faults)
    return reader.deck


def check_text(game: Game, text: str) -> tuple[DeckList, list[str]]:
    """A deck list with all its faults at once: unreadable lines, then construction rules that it breaks.

    Unimplemented cards are checked like others, as far as their facts are known. A list that is mostly unreadable isn't
    checked against the construction rules; if a few lines are unreadable, faults that are counts say so.
    """
    reader = _read(game, text)
    deck, faults = reader.deck, reader.all_faults()
    listed, unread, broken = _judged(game, reader)
    if sum(entry.copies for entry in listed) <= unread:
        return deck, faults
    names = {card.key: card.name for card in game.printed} | {one.key: one.name for one, _, _ in reader.missing}
    for fault in broken:
        keys = {entry.key for entry in listed if f" {names[entry.key]}," in fault}
        lines = sorted(entry.line for entry in listed if entry.key in keys)
        counted = AS_READ if unread and not lines else ""
        faults.append(f"{_lines(lines)}{counted}{fault}")
    return deck, faults


def _judged(game: Game, reader: _Reader) -> tuple[list[Entry], int, list[str]]:
    """The lines that can be checked against the construction rules, how many cards they leave out, and all faults."""
    deck = reader.deck
    if reader.missing:
        listed = [*deck.entries, *(Entry(copies, missing.key, line) for missing, copies, line in reader.missing)]
        broken = game.check_listed([entry.key for entry in listed for _ in range(entry.copies)])
        if broken is not None:
            return listed, len(reader.faults), [*broken, *game.check_pool(deck.keys(), deck.pool)]
    return deck.entries, reader.unread, faults_of(game, deck)


def faults_of(game: Game, deck: DeckList) -> list[str]:
    """The construction rules that a list breaks, including those about its pool."""
    keys = deck.keys()
    return [*game.check_deck(keys), *game.check_pool(keys, deck.pool)]


def _lines(lines: Sequence[int]) -> str:
    if not lines:
        return ""
    return f"line{'s' if len(lines) > 1 else ''} {', '.join(map(str, lines))}: "


class _Reader:
    """Takes a list line by line; ``faults`` are those of lines, ``missing`` the unimplemented cards."""

    def __init__(self, game: Game) -> None:
        self.index = Index(game)
        self.deck = DeckList()
        self.faults: list[str] = []
        self.missing: list[tuple[Missing, int, int]] = []
        self.cards = 0

    @property
    def unread(self) -> int:
        """How many cards couldn't be taken."""
        return len(self.faults) + sum(copies for _, copies, _ in self.missing)

    def take(self, what: str, copies: int, line: int) -> None:
        """Take copies of the card that a text names."""
        found = self.index.find(what)
        if not 1 <= copies <= MOST_COPIES:
            self.faults.append(f"line {line}: {copies} copies doesn't make sense")
        elif isinstance(found, Missing):
            self.missing.append((found, copies, line))
        elif isinstance(found, str):
            self.faults.append(f"line {line}: {found}")
        else:
            self.deck.entries.append(Entry(copies, found.key, line))
            self.cards += copies

    def lay_beside(self, what: str, copies: int = 1) -> None:
        """Take copies of a card next to the deck; an unknown one isn't reported as missing."""
        found = self.index.find(what)
        if not isinstance(found, str | Missing):
            self.deck.beside += [found.key] * min(copies, MOST_COPIES)

    def take_for_pool(self, what: str, copies: int, line: int) -> None:
        """Take copies of a card for the pool."""
        self.take(what, copies, line)
        if self.deck.entries and self.deck.entries[-1].line == line:
            self.deck.pool += [self.deck.entries.pop().key] * copies

    def is_enough(self, line: int) -> bool:
        """Whether to give up on a list at this line; if so, that is noted."""
        if self.cards <= MOST_CARDS and len(self.faults) < MOST_UNREAD:
            return False
        why = f"it has more than {MOST_CARDS} cards" if self.cards > MOST_CARDS else "too many lines don't name a card"
        self.faults.append(f"line {line}: the rest of the list was not read, because {why}")
        return True

    def all_faults(self) -> list[str]:
        """The faults of lines, and one sentence about unimplemented cards."""
        faults = [*self.faults, *self._missed()]
        if not self.deck.entries and not faults:
            faults.append("the list has no cards")
        return faults

    def _missed(self) -> Iterator[str]:
        if not self.missing:
            return
        sets: dict[str, Counter[str]] = {}
        for missing, copies, _ in self.missing:
            sets.setdefault(missing.edition, Counter())[f"{missing.key} {missing.name}".strip()] += copies
        parts = []
        for edition, keys in sorted(sets.items(), key=lambda one: -one[1].total()):
            named = ", ".join(list(keys)[:MOST_NAMED]) + (", ..." if len(keys) > MOST_NAMED else "")
            parts.append(f"{keys.total()} of {edition} ({named})")
        count = sum(copies for _, copies, _ in self.missing)
        lines = sorted({line for _, _, line in self.missing})
        are = "is" if count == 1 else "are"
        yield f"{_lines(lines)}{count} of {count + self.cards} cards {are} not in the hall yet: {', '.join(parts)}"


def _read(game: Game, text: str) -> _Reader:
    reader = _Reader(game)
    text = text.removeprefix(MARK_OF_ORDER)
    if is_crossfire(text):
        _read_crossfire(reader, text)
    else:
        _read_lines(reader, text)
    return reader


def _read_lines(reader: _Reader, text: str) -> None:
    deck, index = reader.deck, reader.index
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        if reader.is_enough(number):
            return
        header = None if index.knows(line) else HEADER.fullmatch(line)
        match header and header[1].casefold():
            case None:
                copies, what = _copies(index, line)
                reader.take(what, copies, number)
            case "deck":
                deck.title = _behind_colon(raw)  # a "#" begins a comment only where cards are named
            case "author":
                deck.author = _behind_colon(raw)
            case "note":
                deck.notes.append(_behind_colon(raw))
            case "pool":
                copies, what = _copies(index, _behind_colon(line))
                reader.take_for_pool(what, copies, number)
            case _:
                copies, what = _copies(index, _behind_colon(line))
                reader.lay_beside(what, copies)


def _behind_colon(line: str) -> str:
    return line.partition(":")[2].strip()


def _read_crossfire(reader: _Reader, text: str) -> None:
    try:
        found = read_crossfire(text)
    except UsageError as error:
        reader.faults.append(str(error))
        return
    deck = reader.deck
    deck.title, deck.author, deck.notes = found.title, found.author, found.notes.splitlines()
    for code, number, line in found.cards:
        if reader.is_enough(line):
            return
        reader.take(f"{code}/{number}", 1, line)
    for code, number, _ in found.beside[:MOST_CARDS]:
        reader.lay_beside(f"{code}/{number}")


def _copies(index: Index, line: str) -> tuple[int, str]:
    """Both "2x Helm" and "2 Helm" mean two copies, unless a card has that name."""
    match = COPIES.fullmatch(line)
    if match is None or index.knows(line):
        return 1, line
    return int(match[1][:6]), match[2].strip()
