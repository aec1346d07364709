"""Teams: who plays with whom, and who against whom (section TEA of the tournament rules).

Without teams, everyone plays for themselves against all the others.
With teams (option ``teams``), seats are assigned to teams in turn: team-mates never sit next to each other
(SFT-TEA-07), and a team's second member acts three seats after its first (SFT-TEA-09).
A text that says "opponent" does nothing to a team-mate (SFT-TEA-10).
One that says "other player" or "every player" affects them like anyone else (SFT-TEA-12).
"""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.spellfire.rules.host import services_of
from spellhall.games.spellfire.table import GONE, STARTER
from spellhall.kernel.errors import UsageError
from spellhall.kernel.state import State

TEAMS: Final = 3
MEMBERS: Final = 2


def check_teams(seats: int) -> None:
    """SFT-TEA-01. Three teams of two.

    Raises:
        UsageError: for any other number of players.
    """
    if seats != TEAMS * MEMBERS:
        raise UsageError(f"three teams of two need six players, not {seats} (SFT-TEA-01)")


def team_of(state: State, seat: int) -> int:
    """The number of a seat's team; without teams, every seat is its own."""
    return seat % (services_of(state).teams or state.seats)


def is_opponent(state: State, seat: int, other: int) -> bool:
    """Whether ``other`` plays against ``seat``."""
    game: Any = state.game
    return bool((other - seat) % (game.teams or state.seats))


def opponents(state: State, seat: int) -> list[int]:
    """A seat's opponents who are still in the game, clockwise from its left."""
    around = [(seat + step) % state.seats for step in range(1, state.seats)]
    return [other for other in around if is_opponent(state, seat, other) and not state.seat_data[GONE][other]]


def team(state: State, seat: int) -> list[int]:
    """A seat's team: those still in the game, including the seat itself."""
    gone = state.seat_data[GONE]
    return [other for other in range(state.seats) if not gone[other] and not is_opponent(state, seat, other)]


def teams_left(state: State) -> list[list[int]]:
    """Every team still in the game, with its remaining members."""
    count = services_of(state).teams or state.seats
    return [members for first in range(count) if (members := team(state, first))]


def title_of(state: State, seat: int) -> str:
    """SFT-TEA-07, SFT-TEA-08. A seat's title in its team: A1 is the player who won the draw for the first turn."""
    place = (seat - max(0, state.regs[STARTER])) % state.seats
    return f"{'ABC'[place % TEAMS]}{place // TEAMS + 1}"
