"""Who plays with whom, and who against whom (section TEA of the rules for tournaments).

Usually everybody plays for themselves, and all others are their opponents. Where teams play (option ``teams``), the
seats belong to them in turn, so that team-mates never sit side by side (SFT-TEA-07) and a team's second member acts
three seats after its first (SFT-TEA-09). A text that says "opponent" does nothing to a team-mate (SFT-TEA-10); one
that says "other player" or "every player" strikes them like anybody else (SFT-TEA-12).
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
    """The number of a seat's team; without teams everybody is one by themselves."""
    return seat % (services_of(state).teams or state.seats)


def is_opponent(state: State, seat: int, other: int) -> bool:
    """Whether ``other`` plays against ``seat``."""
    game: Any = state.game
    return bool((other - seat) % (game.teams or state.seats))


def opponents(state: State, seat: int) -> list[int]:
    """Those still in the game who play against a seat, clockwise from its left."""
    around = [(seat + step) % state.seats for step in range(1, state.seats)]
    return [other for other in around if is_opponent(state, seat, other) and not state.seat_data[GONE][other]]


def team(state: State, seat: int) -> list[int]:
    """Those still in the game who play with a seat, itself among them."""
    gone = state.seat_data[GONE]
    return [other for other in range(state.seats) if not gone[other] and not is_opponent(state, seat, other)]


def teams_left(state: State) -> list[list[int]]:
    """Every team that is still in the game, with those of its members who are."""
    count = services_of(state).teams or state.seats
    return [members for first in range(count) if (members := team(state, first))]


def title_of(state: State, seat: int) -> str:
    """SFT-TEA-07, SFT-TEA-08. What a seat is called in its team: A1 is the one who won the draw for the first turn."""
    place = (seat - max(0, state.regs[STARTER])) % state.seats
    return f"{'ABC'[place % TEAMS]}{place // TEAMS + 1}"
