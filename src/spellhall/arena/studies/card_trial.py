"""A card on trial: a few games at random with decks full of it, and whether it is ever played and changes anything.

It changes something when an event happens while its own text is carried out, or when a position looks otherwise, or
offers other things, than the same position would if the card had no text. What it only asks is no change, and neither
is what may be done with the card itself.
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
"""How many decks are built in search of one where the card comes by itself."""
SHARE = 8
"""One card of so many gives way to one more copy, so that few games are enough."""
LONGEST = 3_000
"""The most decisions of one game."""
LINES = 3
"""The most lines of a log that are shown."""
SPECTATOR = -1


@dataclass
class Tryout:
    """What came of a card.

    Attributes:
        games, played, changed: in how many games it was, was played, and changed something.
        acted: whether the first change was something that happened; else it was what the card holds.
        first: what the log says up to the first change.
    """

    games: int = 0
    played: int = 0
    changed: int = 0
    acted: bool = False
    first: Sequence[Line] = ()


def try_card(game: Game, key: str, games: int, seed: int, names: Sequence[str]) -> Tryout:
    """Play games at random where both players have the card; ``names`` are those of the players in the log.

    Raises:
        UsageError: when no deck can be built, or the rules fail of the card.
    """
    found = Tryout()
    for number in range(games):
        dice = Dice(seed * games + number)
        decks = [deck_with(game, key, dice) for _ in names]
        found.games += 1
        try:
            Trial(game, key, game.new_state(decks, dice.below(1 << 62), check=False), dice).play(found, names)
        except Exception as error:  # whatever a card that nobody knows yet may bring about
            name = game.catalogue[game.faces[key]].name
            raise UsageError(f"game {number + 1} with {name} broke: {type(error).__name__} {error}") from error
    return found


def deck_with(game: Game, key: str, dice: Dice) -> list[str]:
    """A deck at random where a card suits the others, with more copies of it than a deck may hold."""
    for _ in range(DECKS):
        deck = game.random_deck(dice)
        if not deck:
            raise UsageError("nobody brings a deck to such a game, so the card cannot be put into one")
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
        """The handles that are the card now: a shuffle makes others of them."""
        return [card for card, face in enumerate(self.state.face) if face == self.face]

    def play(self, found: Tryout, names: Sequence[str]) -> None:
        """Play to the end, and add what was seen of the card."""
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
        """An option at random; what is about the card more often than the rest."""
        options = self.state.legal_actions()
        about = [option for option in options if self._is_about(option)]
        chosen = about if about and self.dice.below(3) else options
        return chosen[self.dice.below(len(chosen))]

    def _is_about(self, action: int) -> bool:
        kind, card = self.state.game.subject_of(self.state, self.state.decision(), action)
        return kind == "card" and card in self.cards

    def _acted(self) -> int:
        """The place in the history behind the last event that the text of the card brought about since this was last
        asked; 0 for none.
        """
        entries = self._entries()
        new = range(len(entries), self.told, -1)
        self.told = len(entries)
        return next((place for place in new if entries[place - 1].cause == self.face), 0)

    def _entries(self) -> list[Entry]:
        assert self.state.record is not None
        return self.state.record.entries

    def _matters(self) -> bool:
        """Whether the position would be another one if the card had no text."""
        layout, zone = self.state.game.layout, self.state.zone
        if self.state.scores is not None or not any(layout.sight[zone[card]] == ALL_SEE for card in self.cards):
            return False
        if any(getattr(frame, place, -1) in self.cards for frame in self.state.stack for place in ("card", "source")):
            return False  # in the middle of its text nobody can leave it out
        twin = self.state.clone()
        twin.game = self.bare
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
        """What the log says last, up to what the card did or, if it did nothing, up to now."""
        lines = self.state.game.story(self._entries()[: acted or None], SPECTATOR, names)[-LINES:]
        return [line for line in lines if line.at == lines[-1].at]


def copy_of(game: Game) -> Game:
    """A game whose catalogue can be changed without changing that of the other."""
    twin = type(game).__new__(type(game))
    vars(twin).update(vars(game))
    return twin
