"""Distinguishes permanents of the same name, so that a log can be followed: Bo's Elf Fowler, the second Elf Fowler."""

from __future__ import annotations

from spellhall.games.spellslinger import table as t
from spellhall.games.spellslinger.events import TurnBegan
from spellhall.games.spellslinger.facts import TERRAIN
from spellhall.kernel.events import Entry, Moved
from spellhall.kernel.game import Game
from spellhall.kernel.presentation.prompts import People

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


class Around:
    """The characters and enchantments in play, by name and player, as a log follows them.

    Within a turn, cards that have left play keep counting, so the others keep their ordinals until the turn is over.
    """

    def __init__(self, game: Game, people: People) -> None:
        self.game = game
        self.people = people
        self.by_face: dict[int, list[int]] = {}
        self.holder: dict[int, int] = {}
        self.gone: set[int] = set()

    def before(self, entry: Entry) -> None:
        """Update before an entry's line: a card that enters play counts among the others."""
        event = entry.event
        if isinstance(event, TurnBegan):
            for card in self.gone:
                self._forget(card)
            self.gone.clear()
        elif isinstance(event, Moved) and event.zone == t.IN_PLAY != event.origin:
            if self.game.catalogue[entry.faces[0]].type != TERRAIN:
                self._forget(event.card)
                self.gone.discard(event.card)
                self.by_face.setdefault(entry.faces[0], []).append(event.card)
                self.holder[event.card] = event.seat

    def after(self, entry: Entry) -> None:
        """Update after an entry's line: a card has left play, or changed players."""
        event = entry.event
        if isinstance(event, Moved) and event.card in self.holder:
            if event.zone == t.IN_PLAY:
                self.holder[event.card] = event.seat
            elif event.origin == t.IN_PLAY:
                self.gone.add(event.card)

    def called(self, card: int, name: str) -> str:
        """A card's name, with whose it is and which one, if there are others."""
        if card not in self.holder or card in self.gone:
            return name
        alike = next(cards for cards in self.by_face.values() if card in cards)
        if len(alike) < 2:
            return name
        mine = [other for other in alike if self.holder[other] == self.holder[card]]
        whose = "the" if len(mine) == len(alike) else f"{self.people[self.holder[card]]:'s}"
        place = mine.index(card)
        which = ORDINALS[place] if place < len(ORDINALS) else f"{place + 1}th"
        return f"{whose} {which} {name}" if len(mine) > 1 else f"{whose} {name}"

    def _forget(self, card: int) -> None:
        if self.holder.pop(card, None) is not None:
            for cards in self.by_face.values():
                if card in cards:
                    cards.remove(card)
