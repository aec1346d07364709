"""The latest plays at a table, as one seat has read of them: for pages that show what others just did."""

from __future__ import annotations

from typing import NamedTuple

from spellhall.kernel.game import Play
from spellhall.server.tables.watching.shared_view import SharedView
from spellhall.server.wire import PlayShown

MOST_PLAYS = 6
"""How many plays are shown."""


class _Told(NamedTuple):
    """A play, the index of its log line, and how many shuffles there had been when it was logged."""

    line: int
    play: Play
    shuffles: int


class Plays:
    """Follows a log. Cards are tracked by their tokens until a shuffle: after that nobody can tell which card is
    which.

    Attributes:
        last: the latest plays.
        shuffles: how many shuffles there have been.
        made: how each of them is shown, by its line, until it changes; ``all`` in order, None if something is new.
    """

    def __init__(self) -> None:
        self.last: list[_Told] = []
        self.shuffles = 0
        self.made: dict[int, PlayShown] = {}
        self.all: list[PlayShown] | None = None

    def heed(self, line: int, play: Play) -> None:
        """A line logs a play, or adds to the last play of its card."""
        self.all = None
        if not play.more:
            self.last = [*self.last[-(MOST_PLAYS - 1) :], _Told(line, play, self.shuffles)]
            return
        for place, told in reversed([*enumerate(self.last)]):
            if told.play.card == play.card:
                whole = told.play._replace(cards=told.play.cards + play.cards, seats=told.play.seats + play.seats)
                self.last[place] = told._replace(play=whole)
                self.made.pop(told.line, None)
                return

    def shuffled(self) -> None:
        """Cards were shuffled."""
        self.shuffles += 1
        self.made.clear()
        self.all = None

    def shown(self, shared_view: SharedView) -> list[PlayShown]:
        """The latest plays, oldest first; the same list as long as nothing is new."""
        if self.all is None:
            made = self.made
            self.made = {told.line: made.get(told.line) or self._shown(told, shared_view) for told in self.last}
            self.all = [*self.made.values()]
        return self.all

    def _shown(self, told: _Told, shared_view: SharedView) -> PlayShown:
        play, follows = told.play, told.shuffles == self.shuffles
        return PlayShown(
            line=told.line,
            seat=play.seat,
            key=shared_view.state.game.printed_keys[play.face] if play.face >= 0 else None,
            card=shared_view.token(play.card) if follows else None,
            cards=[shared_view.token(card) for card in play.cards] if follows else [],
            seats=list(play.seats),
        )
