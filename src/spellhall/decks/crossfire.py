"""Deck files of CrossFire, the program where Spellfire players have kept their decks for twenty years.

Such a file (``.cfd``) is a Tcl script that only sets variables::

    set tempDeckTitle {The patient ones}
    set tempDeck { {4th 253} {FR 102} }

It is read as lists of words, and nothing in it is ever executed. We keep the title, the author, the notes, the cards,
and the cards next to the deck; the other variables concern only that program.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from spellhall.kernel.errors import UsageError

MARK = "set tempDeck"
SIZES = (55, 75, 110)
"""The deck sizes that CrossFire's format names stand for."""
CARDS_A_LINE = 7


@dataclass
class CrossFireDeck:
    """The contents of such a file; a card is its set, its number, and its line."""

    title: str = ""
    author: str = ""
    notes: str = ""
    cards: list[tuple[str, str, int]] = field(default_factory=list)
    beside: list[tuple[str, str, int]] = field(default_factory=list)


def is_crossfire(text: str) -> bool:
    """Whether a text is such a file, judging by its contents."""
    return any(line.lstrip().startswith(MARK) for line in text.splitlines())


def read_crossfire(text: str) -> CrossFireDeck:
    """The contents of a file, without any damaged parts.

    Raises:
        UsageError: if a bracket is never closed, so there's no telling where the cards end.
    """
    deck = CrossFireDeck()
    for command in _commands(text):
        if len(command) != 3 or command[0][0] != "set":
            continue
        name, (value, at) = command[1][0], command[2]
        match name:
            case "tempDeckTitle":
                deck.title = " ".join(value.split())
            case "tempAuthorName":
                deck.author = " ".join(value.split())
            case "tempNotes":
                deck.notes = value.strip()
            case "tempDeck":
                deck.cards = _cards(value, at)
            case "tempAltCards":
                deck.beside = _cards(value, at)
    return deck


def _cards(value: str, line: int) -> list[tuple[str, str, int]]:
    found = []
    for text, at, _, _ in _words(value, line):
        parts = text.split()
        if len(parts) >= 2:
            found.append((parts[0], parts[1], at))
    return found


def _commands(text: str) -> Iterator[list[tuple[str, int]]]:
    """A script's commands, each as words with their lines. A command ends with its line."""
    command: list[tuple[str, int]] = []
    end = 0
    for word, line, start, stop in _words(text, 1):
        if command and "\n" in text[end:start]:
            yield command
            command = []
        command.append((word, line))
        end = stop
    if command:
        yield command


def _words(text: str, line: int) -> Iterator[tuple[str, int, int, int]]:
    """The words of a text, each with its line and the positions where it begins and ends."""
    at = 0
    while at < len(text):
        if text[at].isspace():
            line += text[at] == "\n"
            at += 1
            continue
        word, end = _word(text, at, line)
        yield word, line, at, end
        line += text.count("\n", at, end)
        at = end


def _word(text: str, at: int, line: int) -> tuple[str, int]:
    """The word that begins at a position, and where it ends: in braces, in quotes, or at the next blank."""
    if text[at] == "{":
        depth = 0
        for end in range(at, len(text)):
            if text[end - 1] == "\\" and end > at:
                continue
            depth += (text[end] == "{") - (text[end] == "}")
            if depth == 0:
                return text[at + 1 : end], end + 1
        raise UsageError(f"line {line}: this bracket is never closed, so the deck file is incomplete")
    quoted = text[at] == '"'
    end = at + quoted
    letters: list[str] = []
    while end < len(text) and not (text[end] == '"' if quoted else text[end].isspace()):
        if text[end] == "\\" and end + 1 < len(text):
            end += 1
            letters.append({"n": "\n", "t": "\t"}.get(text[end], text[end]))
        else:
            letters.append(text[end])
        end += 1
    return "".join(letters), end + quoted


def write_crossfire(deck: CrossFireDeck) -> str:
    """A deck as a file that CrossFire opens."""
    size = next((size for size in SIZES if size >= len(deck.cards)), SIZES[-1])
    return "\n".join(
        (
            f"set tempDeckSize {size}",
            "set tempInInventory No",
            f"set tempAuthorName {_quoted(deck.author)}",
            "set tempAuthorEmail {}",
            f"set tempNotes {_quoted(deck.notes)}",
            f"set tempDeckTitle {_quoted(deck.title)}",
            "set tempCheckInv No",
            "set tempInventory {}",
            "set tempDeckDisplayMode Type",
            f"set tempDeck {_listed(deck.cards)}",
            f"set tempAltCards {_listed(deck.beside)}",
            "",
        )
    )


def _listed(cards: list[tuple[str, str, int]]) -> str:
    lines = []
    for start in range(0, len(cards), CARDS_A_LINE):
        lines.append(
            "   " + " ".join(f"{{{code} {number}}}" for code, number, _ in cards[start : start + CARDS_A_LINE])
        )
    return "\n".join(["{", *lines, "}"])


def _quoted(text: str) -> str:
    """A text as one literal Tcl word."""
    escaped = "".join(f"\\{letter}" if letter in '\\"$[]{}' else letter for letter in text)
    return '"' + escaped.replace("\n", "\\n") + '"'
