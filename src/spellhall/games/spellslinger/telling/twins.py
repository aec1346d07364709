"""Telling apart the permanents of one name, so that a log can be followed: Bo's Elf Fowler, the second Elf Fowler."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spellhall.games.spellslinger import table as t
from spellhall.games.spellslinger.card import TERRAIN
from spellhall.kernel.events import MOVED, Entry

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


class Around:
    """The characters and enchantments in play, by what they are, as a log follows them.

    Within a turn, whatever has left play counts on, so that the others keep their ordinals until the turn is over.
    """

    def __init__(self, game: Any, names: Sequence[str]) -> None:
        self.game = game
        self.names = names
        self.by_face: dict[int, list[int]] = {}
        self.holder: dict[int, int] = {}
        self.gone: set[int] = set()

    def before(self, entry: Entry) -> None:
        """What must be known for the line of an entry: a card that comes into play is among the others."""
        if entry.event[0] == t.TURN_BEGAN:
            for card in self.gone:
                self._forget(card)
            self.gone.clear()
        elif entry.event[0] == MOVED and entry.zone == t.IN_PLAY != entry.origin:
            _, seat, card, _, _ = entry.event
            if self.game.catalogue[entry.faces[0]].type != TERRAIN:
                self._forget(card)
                self.gone.discard(card)
                self.by_face.setdefault(entry.faces[0], []).append(card)
                self.holder[card] = seat

    def after(self, entry: Entry) -> None:
        """What is so from the next line on: a card has left play, or is another player's."""
        _, seat, card, _, _ = entry.event
        if entry.event[0] == MOVED and card in self.holder:
            if entry.zone == t.IN_PLAY:
                self.holder[card] = seat
            elif entry.origin == t.IN_PLAY:
                self.gone.add(card)

    def called(self, card: int, name: str) -> str:
        """The name of a card, with whose it is and which one, where there are others."""
        if card not in self.holder or card in self.gone:
            return name
        alike = next(cards for cards in self.by_face.values() if card in cards)
        if len(alike) < 2:
            return name
        mine = [other for other in alike if self.holder[other] == self.holder[card]]
        whose = "the" if len(mine) == len(alike) else f"{self.names[self.holder[card]]}'s"
        place = mine.index(card)
        which = ORDINALS[place] if place < len(ORDINALS) else f"{place + 1}th"
        return f"{whose} {which} {name}" if len(mine) > 1 else f"{whose} {name}"

    def _forget(self, card: int) -> None:
        if self.holder.pop(card, None) is not None:
            for cards in self.by_face.values():
                if card in cards:
                    cards.remove(card)
