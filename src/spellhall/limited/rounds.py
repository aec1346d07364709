"""The rounds of a pod: who meets whom, who has won a match, and the standings.

A pod is small and has its own pairings: a round robin (the circle method), or a knockout. In a
knockout, players who sit farthest apart meet, because neighbours have passed each other their cards.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

ROBIN, KNOCKOUT = "robin", "knockout"
KINDS = (ROBIN, KNOCKOUT)
DRAWN = -1
MOST_DRAWN = 3
"""The most drawn games in a knockout match: after that, the first of the two in seat order advances."""
FOR_WIN, FOR_DRAW = 3, 1


@dataclass
class Played:
    """A game of a match: its table's name, given by the code that opened it, and the seat that won.

    ``winner`` is None while it is played, and ``DRAWN`` if no one won.
    """

    code: str
    winner: int | None = None


@dataclass
class Match:
    """Two seats that play until one of them has won.

    Attributes:
        round, place: its place in the rounds of the pod, from 0.
        seats: who plays.
        best_of: the most games in it, not counting drawn ones in a knockout.
        knockout: whether someone has to win it.
        games: the games so far; the last one may be unfinished.
    """

    round: int
    place: int
    seats: tuple[int, int]
    best_of: int
    knockout: bool
    games: list[Played] = field(default_factory=list)

    @property
    def running(self) -> Played | None:
        """The game in progress."""
        return self.games[-1] if self.games and self.games[-1].winner is None else None

    def seating(self, game: int) -> tuple[int, int]:
        """Who sits first and who second in a game, by its index from 0: they alternate."""
        one, other = self.seats
        return (other, one) if game % 2 else (one, other)

    def wins(self, seat: int) -> int:
        """How many games a seat has won."""
        return sum(game.winner == seat for game in self.games)

    @property
    def winner(self) -> int | None:
        """The winner of the match: None while it goes on, ``DRAWN`` if no one won."""
        one, other = self.seats
        first, second = self.wins(one), self.wins(other)
        need = self.best_of // 2 + 1
        if max(first, second) >= need:
            return one if first > second else other
        drawn = sum(game.winner == DRAWN for game in self.games)
        if self.knockout:
            return one if drawn >= MOST_DRAWN else None
        if first + second + drawn < self.best_of:
            return None
        return DRAWN if first == second else one if first > second else other


class Standing(NamedTuple):
    """A seat's standing.

    Matches and games won, drawn and lost; the points of a round robin, or the round reached in a knockout. A bye in a
    knockout counts as a win, as at an event (SS-TO-16).
    """

    seat: int
    points: int
    won: int
    drawn: int
    lost: int
    games_won: int
    games_lost: int


def everybody(seats: int) -> list[list[tuple[int, int]]]:
    """The rounds of a round robin; with an odd number one seat has a bye in each."""
    order: list[int | None] = [*range(seats)]
    if seats % 2:
        order.append(None)
    rounds = []
    for _ in range(len(order) - 1):
        half = len(order) // 2
        pairs = zip(order[:half], reversed(order[half:]), strict=True)
        rounds.append([(a, b) if a < b else (b, a) for a, b in pairs if a is not None and b is not None])
        order = [order[0], order[-1], *order[1:-1]]
    return rounds


def knocked(entrants: Sequence[int], rested: Collection[int]) -> list[tuple[int, int]]:
    """The pairs of a knockout round.

    If the number is odd, one of those who haven't ``rested`` yet has a bye: the one in the last seat, because
    seats are random.
    """
    still = sorted(entrants)
    if len(still) % 2:
        still.remove(max(still, key=lambda seat: (seat not in rested, seat)))
    half = len(still) // 2
    return list(zip(still[:half], still[half:], strict=True))


def next_pairs(kind: str, seats: int, rounds: Sequence[Sequence[Match]]) -> list[tuple[int, int]]:
    """The pairs of the next round, once all matches are over; empty if it was the last."""
    if kind == ROBIN:
        planned = everybody(seats)
        return planned[len(rounds)] if len(rounds) < len(planned) else []
    still, rested = set(range(seats)), set[int]()
    for matches in rounds:
        playing = {seat for match in matches for seat in match.seats}
        rested |= still - playing
        still -= {seat for match in matches for seat in match.seats if match.winner != seat}
    return knocked(sorted(still), rested) if len(still) > 1 else []


def standings(kind: str, seats: int, rounds: Sequence[Sequence[Match]]) -> list[Standing]:
    """The standings, the best first."""
    found = []
    for seat in range(seats):
        mine = [match for matches in rounds for match in matches if seat in match.seats]
        over = [match for match in mine if match.winner is not None]
        won = sum(match.winner == seat for match in over)
        drawn = sum(match.winner == DRAWN for match in over)
        lost = len(over) - won - drawn
        games = [game.winner for match in mine for game in match.games if game.winner not in (None, DRAWN)]
        games_won = sum(winner == seat for winner in games)
        out = next((match.round for match in over if match.winner not in (seat, DRAWN)), len(rounds))
        if kind == KNOCKOUT:
            won += sum(not any(seat in match.seats for match in matches) for matches in rounds[:out])
        points = FOR_WIN * won + FOR_DRAW * drawn if kind == ROBIN else out
        found.append(Standing(seat, points, won, drawn, lost, games_won, len(games) - games_won))
    return sorted(found, key=lambda one: (-one.points, -one.won, one.games_lost - one.games_won, one.seat))
