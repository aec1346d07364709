"""Who plays with whom, and in what order players are asked (sections MU, TM and PR).

Without teams, everyone is alone. Team-mates sit apart: with two teams the seats go A, B, A, B.
In an alliance each player has their own life and turn, and team-mates can't attack each other.
A team as one has one life total and one turn; its members act together.
"""

from __future__ import annotations

from functools import cache

from spellhall.games.spellslinger.option_types import SpellslingerOptions
from spellhall.games.spellslinger.table import ACTIVE, LIFE, OUT
from spellhall.kernel.errors import UsageError
from spellhall.kernel.state import State

AS_ONE = "as-one"
"""The value of the option ``teams`` for teams that share life and turn."""


def check_teams(options: dict[str, str], seats: int) -> None:
    """SS-TM-01. Teams of two or three, for four or six players.

    Raises:
        UsageError: for any other number.
    """
    if options["teams"] == "none":
        return
    size = int(options["team_size"])
    if seats not in (4, 6) or seats % size:
        raise UsageError(
            f"{seats} players do not make teams of {size}: teams are for 4 players (2 against 2) or 6 players "
            "(3 against 3, or three teams of 2) (SS-TM-01)"
        )


def as_one(state: State) -> bool:
    """Whether teams share life and turn (SS-TM-08, SS-TM-09)."""
    options: SpellslingerOptions = state.game.options
    return bool(options["teams"] == AS_ONE)


def teams(state: State) -> int:
    """How many teams there are; without teams, one per player."""
    options: SpellslingerOptions = state.game.options
    return state.seats if options["teams"] == "none" else state.seats // int(options["team_size"])


def team_of(state: State, seat: int) -> int:
    """The number of a seat's team (SS-TM-06)."""
    return seat % teams(state)


def living(state: State) -> list[int]:
    """The seats still in the game."""
    out = state.seat_data[OUT]
    return [seat for seat in range(state.seats) if not out[seat]]


def mates(state: State, seat: int) -> list[int]:
    """The members of a seat's team who are still in the game, including the seat itself."""
    count = teams(state)
    return [other for other in living(state) if other % count == seat % count]


def opponents(state: State, seat: int) -> list[int]:
    """SS-MU-03. Everyone in the game who is not on a seat's side, clockwise."""
    count = teams(state)
    return [other for other in clockwise(state, seat) if other % count != seat % count]


def are_opposed(state: State, one: int, other: int) -> bool:
    """SS-MU-03. Whether two seats are on different sides."""
    options: SpellslingerOptions = state.game.options
    if options["teams"] == "none":
        return one != other
    count = state.seats // int(options["team_size"])
    return one % count != other % count


def side(state: State, seat: int) -> list[int]:
    """The seats that act and are attacked together: a whole team as one, otherwise just the seat."""
    options: SpellslingerOptions = state.game.options
    return [seat] if options["teams"] != AS_ONE else mates(state, seat)


def lead(state: State, seat: int) -> int:
    """The seat that represents a side in an attack: the first of a team as one, otherwise the seat itself."""
    return side(state, seat)[0] if as_one(state) else seat


def active_seats(state: State) -> list[int]:
    """Whose turn it is."""
    options: SpellslingerOptions = state.game.options
    active = state.regs[ACTIVE]
    return [active] if options["teams"] != AS_ONE else mates(state, active)


def has_turn(state: State, seat: int) -> bool:
    """Whether it's a seat's turn, or that of its team as one."""
    options: SpellslingerOptions = state.game.options
    if options["teams"] != AS_ONE:
        return seat == state.regs[ACTIVE]
    return seat in active_seats(state)


def turn_is_over(state: State) -> bool:
    """SS-WL-13. Whether the player whose turn it is has dropped out."""
    return bool(state.seat_data[OUT][state.regs[ACTIVE]])


@cache
def round_table(seats: int, start: int) -> list[int]:
    """All seats of a table, starting with one."""
    return [*range(start, seats), *range(start)]


def clockwise(state: State, start: int) -> list[int]:
    """SS-PR-03, SS-TN-01. Everyone in the game, starting with a seat; members of a team as one follow each other.

    Don't modify the list.
    """
    options: SpellslingerOptions = state.game.options
    out = state.seat_data[OUT]
    if options["teams"] != AS_ONE:
        order = round_table(state.seats, start)
        for seat in order:
            if out[seat]:
                return [other for other in order if not out[other]]
        return order
    ring = sorted(range(state.seats), key=lambda seat: (team_of(state, seat), seat))
    place = ring.index(start)
    return [seat for seat in ring[place:] + ring[:place] if not out[seat]]


def seat_after(state: State, seat: int) -> int:
    """The next seat in the game, clockwise. ``seat`` itself may be out."""
    order = [other for other in clockwise(state, seat) if other != seat]
    return order[0] if order else seat


def may_attack(state: State, seat: int) -> list[int]:
    """SS-AT-11, SS-MU-01, SS-TM-10. Who a seat may attack: every opponent, or every opposing team as one."""
    found = opponents(state, seat)
    return list(dict.fromkeys([lead(state, other) for other in found])) if as_one(state) else found


def set_life(state: State, seat: int, life: int) -> None:
    """Set the life total of a player, or of their whole team as one (SS-TM-08, SS-TM-12)."""
    count = teams(state) if as_one(state) else state.seats
    for other in range(seat % count, state.seats, count):
        state.set_seat(LIFE, other, life)
