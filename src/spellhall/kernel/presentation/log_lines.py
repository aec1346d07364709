"""Log lines that name the fields of their event: "{seat:draws} {card}." Read this when you word a new event.

The fields of an event are known when its line is written, so a misspelt one is found at import and not in a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from string import Formatter

from spellhall.kernel.events import Entry, Event, Moved
from spellhall.kernel.presentation.prompts import Person, begun


class WordingError(TypeError):
    """A line names a field that its event doesn't have; raised at import."""


class Wording:
    """How the log words the events of a class: a line, and its indentation if that is always the same.

    The line is taken apart once, at import: ``pieces`` are its fields, each with the text before it, what the event
    says it is, its place among the cards, and how it's written; ``end`` is the text after the last one.

    Raises:
        WordingError: for a field that the event doesn't have.
    """

    __slots__ = ("depth", "end", "pieces")

    def __init__(self, event: type[Event], text: str, depth: int = 0) -> None:
        self.depth = depth
        self.pieces: list[tuple[str, str, str, int, str]] = []
        self.end = ""
        for before, name, how, _ in Formatter().parse(text):
            if name is None:
                self.end = before
                continue
            if name not in event.FIELDS:
                known = ", ".join(event.FIELDS) or "none"
                raise WordingError(
                    f'the line "{text}" names {{{name}}}, but the fields of {event.__name__} are: {known}'
                )
            kind = event.FIELDS[name]
            self.pieces.append((before, name, kind, event.CARDS.index(name) if kind == "card" else -1, how or ""))

    def told(self, event: Event, seat: Callable[[int], Person], card: Callable[[int], str], **otherwise: str) -> str:
        """The line of an event: ``seat`` names the player at a seat (``{seat:draws}``: what they do), ``card`` the card
        at a place among its cards; numbers are written as they are. ``otherwise`` are fields with other words.
        """
        said: list[str] = []
        for before, name, kind, place, how in self.pieces:
            said.append(before)
            if name in otherwise:
                said.append(otherwise[name])
            elif kind == "seat":
                said.append(seat(getattr(event, name)).called(how))
            elif kind == "card":
                said.append(card(place))
            else:
                said.append(str(getattr(event, name)))
        said.append(self.end)
        return begun("".join(said))


def runs(entries: Iterable[Entry], together: Callable[[Entry, Entry], bool]) -> Iterator[list[Entry]]:
    """A history in pieces of one line each: neighbours that belong together, two by two."""
    run: list[Entry] = []
    for entry in entries:
        if run and not together(run[-1], entry):
            yield run
            run = []
        run.append(entry)
    if run:
        yield run


def wordings(lines: Mapping[type[Event], str | tuple[int, str]]) -> dict[type[Event], Wording]:
    """The lines of events by class, each given as its text, with its indentation before it if needed."""
    placed = {event: (0, line) if isinstance(line, str) else line for event, line in lines.items()}
    return {event: Wording(event, text, depth) for event, (depth, text) in placed.items()}


def moves(lines: Mapping[int, tuple[int, str]]) -> dict[int, Wording]:
    """The lines of moves by the game's reason for them, each after its indentation."""
    return {why: Wording(Moved, text, depth) for why, (depth, text) in lines.items()}
