"""The last plays at a table, as one seat has read of them: for a page that shows what others did."""

from __future__ import annotations

from typing import NamedTuple

from spellhall.kernel.game import Play
from spellhall.server.tables.watching.shared_view import SharedView
from spellhall.server.wire import PlayShown

MOST_PLAYS = 6
"""So many are kept in sight."""


class _Told(NamedTuple):
    """A play, the place of its line in the log, and how often cards had been shuffled when it was told."""

    line: int
    play: Play
    shuffles: int


class Plays:
    """Goes along with a log. Cards are followed by their tokens until cards are shuffled: from then on nobody can tell
    which of them is which.
    """

    def __init__(self) -> None:
        self.last: list[_Told] = []
        self.shuffles = 0
        self.made: list[PlayShown] | None = None

    def heed(self, line: int, play: Play) -> None:
        """A line tells of a play, or more of the last one of its card."""
        self.made = None
        if not play.more:
            self.last = [*self.last[-(MOST_PLAYS - 1) :], _Told(line, play, self.shuffles)]
            return
        for place, told in reversed([*enumerate(self.last)]):
            if told.play.card == play.card:
                whole = told.play._replace(cards=told.play.cards + play.cards, seats=told.play.seats + play.seats)
                self.last[place] = told._replace(play=whole)
                return

    def shuffled(self) -> None:
        """Cards were shuffled."""
        self.shuffles += 1
        self.made = None

    def shown(self, shared_view: SharedView) -> list[PlayShown]:
        """The last plays, oldest first; the same list while nothing is new."""
        if self.made is None:
            self.made = [self._shown(told, shared_view) for told in self.last]
        return self.made

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
