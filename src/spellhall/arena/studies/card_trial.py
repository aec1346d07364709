"""Tries a card: a few random games with decks full of it, to see whether it is ever played and changes anything.

It changes something if an event happens while its own text is carried out, or if the position looks or offers
something other than the same position would if the card had no text. Its questions alone are no change, and neither
are the actions on the card itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.events import Entry
from spellhall.kernel.frames import FIRST_FREE_VERB, VERB_SHIFT
from spellhall.kernel.game import Game, Line
from spellhall.kernel.layout import ALL_SEE
from spellhall.kernel.state import State

DECKS = 300
"""How many decks are built in search of one where the card turns up by itself."""
SHARE = 8
"""One of this many cards is replaced by another copy, so that few games are enough."""
LONGEST = 3_000
"""The most decisions of one game."""
LINES = 3
"""The most log lines that are shown."""
SPECTATOR = -1


@dataclass
class Tryout:
    """The results for a card.

    Attributes:
        games, played, changed: in how many games it was present, was played, and changed something.
        acted: whether the first change was an event; otherwise it was a lasting effect.
        first: what the log says up to the first change.
    """

    games: int = 0
    played: int = 0
    changed: int = 0
    acted: bool = False
    first: Sequence[Line] = ()


def try_card(game: Game, key: str, games: int, seed: int, names: Sequence[str]) -> Tryout:
    """Play random games where both players have the card; ``names`` are the players' in the log.

    Raises:
        UsageError: when no deck can be built, or the rules fail because of the card.
    """
    found = Tryout()
    for number in range(games):
        dice = Dice(seed * games + number)
        decks = [deck_with(game, key, dice) for _ in names]
        found.games += 1
        try:
            Trial(game, key, game.new_state(decks, dice.below(1 << 62), check=False), dice).play(found, names)
        except Exception as error:  # a card that no one knows yet may cause anything
            name = game.catalogue[game.faces[key]].name
            raise UsageError(f"game {number + 1} with {name} broke: {type(error).__name__} {error}") from error
    return found


def deck_with(game: Game, key: str, dice: Dice) -> list[str]:
    """A random deck that the card suits, with more copies of it than a deck may hold."""
    for _ in range(DECKS):
        deck = game.random_deck(dice)
        if not deck:
            raise UsageError("players bring no decks to this game, so the card can't be put into one")
        if key in deck:
            break
    others = [place for place, other in enumerate(deck) if other != key]
    dice.shuffle(others)
    for place in others[: max(1, len(deck) // SHARE)]:
        deck[place] = key
    return deck


class Trial:
    """One game, played at random."""

    def __init__(self, game: Game, key: str, state: State, dice: Dice) -> None:
        self.face = game.faces[key]
        self.state = state
        self.dice = dice
        self.bare: Any = copy_of(game)
        self.bare.catalogue = list(game.catalogue)
        self.bare.catalogue[self.face] = game.catalogue[self.face].without_text()
        self.told = 0

    @property
    def cards(self) -> list[int]:
        """The handles that are the card now: a shuffle changes them."""
        return [card for card, face in enumerate(self.state.face) if face == self.face]

    def play(self, found: Tryout, names: Sequence[str]) -> None:
        """Play to the end, and record what was seen of the card."""
        played = changed = False
        for _ in range(LONGEST):
            if self.state.is_terminal() or (played and changed):
                break
            action = self._choose()
            played = played or (action >> VERB_SHIFT >= FIRST_FREE_VERB and self._is_about(action))
            self.state.apply(action)
            played = played or any(self.state.game.layout.in_play[self.state.zone[card]] for card in self.cards)
            acted = self._acted()
            if not changed and (acted or self._matters()):
                changed = True
                if not found.changed:
                    found.acted, found.first = acted > 0, self._last_lines(acted, names)
        found.played += played
        found.changed += changed

    def _choose(self) -> int:
        """A random option; those about the card are likelier than the rest."""
        options = self.state.legal_actions()
        about = [option for option in options if self._is_about(option)]
        chosen = about if about and self.dice.below(3) else options
        return chosen[self.dice.below(len(chosen))]

    def _is_about(self, action: int) -> bool:
        kind, card = self.state.game.subject_of(self.state, self.state.decision(), action)
        return kind == "card" and card in self.cards

    def _acted(self) -> int:
        """The place in the history after the last event that the card's text caused since the last call; 0 for none."""
        entries = self._entries()
        new = range(len(entries), self.told, -1)
        self.told = len(entries)
        return next((place for place in new if entries[place - 1].cause == self.face), 0)

    def _entries(self) -> list[Entry]:
        assert self.state.record is not None
        return self.state.record.entries

    def _matters(self) -> bool:
        """Whether the position would be different if the card had no text."""
        layout, zone = self.state.game.layout, self.state.zone
        if self.state.scores is not None or not any(layout.sight[zone[card]] == ALL_SEE for card in self.cards):
            return False
        if any(getattr(frame, place, -1) in self.cards for frame in self.state.stack for place in ("card", "source")):
            return False  # in the middle of its text it can't be left out
        twin = self.state.clone()
        twin.continue_in(self.bare)
        twin.presence += 1
        twin.version += 1
        twin.question = None
        return self._seen(self.state.clone()) != self._seen(twin)

    def _seen(self, state: State) -> list[Any]:
        question = state.decision()
        offered = [option for option in question.options if not self._is_about(option)]
        shown = state.view(SPECTATOR)
        return [question.seat, question.rule, offered, shown, state.game.page_view(state)]

    def _last_lines(self, acted: int, names: Sequence[str]) -> list[Line]:
        """The last log lines, up to what the card did or, if it did nothing, up to now."""
        lines = self.state.game.story(self._entries()[: acted or None], SPECTATOR, names)[-LINES:]
        return [line for line in lines if line.at == lines[-1].at]


def copy_of(game: Game) -> Game:
    """A game whose catalogue can be changed without changing the original's."""
    twin = type(game).__new__(type(game))
    vars(twin).update(vars(game))
    return twin
