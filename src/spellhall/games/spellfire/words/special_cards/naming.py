"""Naming any card of the game, and looking for it in a draw pile (SF-GUESS-06).

There are too many names for one question: the player picks a type, then a first letter, then the name.
"""

from __future__ import annotations

from spellhall.games.spellfire.facts import TYPE_NAMES
from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.turn.cutting import ShufflePile
from spellhall.games.spellfire.words.turn.hands import pile_is_hidden
from spellhall.kernel.frames import CHOOSE_OPTION, PICK, Ask, action, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Condition

_RULE = "SF-GUESS-06"


class NameAndSearch(Effectful):
    """The player names a card, and looks through a player's draw pile for it. The slots hold the type and the first
    letter that were picked, and name the card that was found.
    """

    asks = True

    def __init__(self, who: Players, slot: int) -> None:
        self.who = who
        self.slot = slot

    def phrase(self) -> str:
        return f"name a card and look for it in {self.who.own('draw pile')} (then shuffle the pile)"

    def _named(self, state: State, kind: int, letter: int) -> list[str]:
        """The names of a type that begin with a letter, counted from A."""
        cards = [card for card in state.catalogue if card.type == kind]
        return sorted({card.name for card in cards if letter in (-1, _letter_of(card.name))})

    def question(self, state: State, fx: Running) -> Ask:
        kind, letter = fx.slots[self.slot : self.slot + 2]
        if kind < 0:
            kinds = sorted({card.type for card in state.catalogue if 0 <= card.type < len(TYPE_NAMES)})
            options = [action(PICK, one) for one in kinds]
            return ask(fx.seat, CHOOSE_OPTION, options, fx.answered, "name a card: its type", _RULE, words=TYPE_NAMES)
        if letter < 0:
            letters = sorted({_letter_of(name) for name in self._named(state, kind, -1)})
            words = tuple(chr(ord("A") + one) if one < 26 else "another sign" for one in range(27))
            options = [action(PICK, one) for one in letters]
            label = "name a card: its first letter"
            return ask(fx.seat, CHOOSE_OPTION, options, fx.answered, label, _RULE, words=words)
        names = tuple(self._named(state, kind, letter))
        options = [action(PICK, one) for one in range(len(names))]
        return ask(fx.seat, CHOOSE_OPTION, options, fx.answered, "name a card", _RULE, words=names)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        kind, letter = fx.slots[self.slot : self.slot + 2]
        if kind < 0 or letter < 0:
            fx.slots[self.slot + (kind >= 0)] = action
            return False
        self._search(state, fx, kind, self._named(state, kind, letter)[action])
        return True

    def _search(self, state: State, fx: Context, kind: int, name: str) -> None:
        for seat in self.who.seats(state, fx):
            if seat != fx.seat and pile_is_hidden(state, seat):
                continue
            pile = draw_pile(state, seat)
            state.look_through(pile, 1 << fx.seat)
            for card in pile:
                if card_of(state, card).name == name and card_of(state, card).type == kind:
                    fx.slots[self.slot + 2] = card

    def hint(self) -> float:
        return 0.0


class ShuffleSearched(ShufflePile):
    """The pile that was searched is shuffled, once what was found has left it; ``NameAndSearch`` has told so."""

    def phrase(self) -> str:
        return ""


class WasFound(Condition):
    """The card that was named lies in the draw pile (see ``NameAndSearch``)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def phrase(self) -> str:
        return "you find it"

    def denied(self) -> str:
        return "you do not find it"

    def holds(self, state: State, fx: Context) -> bool:
        return len(fx.slots) > self.slot and fx.slots[self.slot] >= 0


def _letter_of(name: str) -> int:
    """The first letter of a name, counted from A; 26 for any other sign."""
    letter = ord(name[:1].upper()) - ord("A")
    return letter if 0 <= letter < 26 else 26
