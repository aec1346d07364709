"""Stalemates: games that no player can win any more, and that no rule would end (SF-VIC-10 to SF-VIC-12).

Two cards can lock a game for good: Map of Life forbids realms "until your next turn", and The Event Wheel keeps it from
ever ending. Or so many realms have gone to the Abyss that no one has enough left. With a pile that is shuffled anew,
such a game never ends by itself. So the match counts the rounds of turns that begin in a deadlock, with as many realms
standing as the round before, and ends the game after three of them. It does the same when for three rounds no card has
come into play or left it, since then none will.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.spellfire.facts import REALM
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.levels.projection import held, project
from spellhall.games.spellfire.rules.plays.permits import is_banned
from spellhall.games.spellfire.rules.questions import Abandonment, Ban
from spellhall.games.spellfire.rules.tournament.teams import teams_left
from spellhall.games.spellfire.rules.turn.victory import (
    OF_A_TEAM,
    REALMS_BESIDE,
    STALEMATE,
    counts_markers,
    counts_together,
    extra_realms,
    final_scoring,
    unrazed,
    win,
)
from spellhall.games.spellfire.table import DISCARD, DRAW_PILE, FORMATION, GONE, HAND, LIMBO, RAZED
from spellhall.kernel.state import State

ROUNDS: Final = 3
"""How many rounds of turns must go by without a change."""
WHERE_REALMS_WAIT: Final = (HAND, DRAW_PILE, DISCARD, LIMBO)


def playing(state: State) -> list[int]:
    """The seats still in the game."""
    return [seat for seat in range(state.seats) if not state.seat_data[GONE][seat]]


def realms_standing(state: State) -> int:
    """The unrazed realms of all seats together."""
    razed = state.marks[RAZED]
    piles = state.piles[FORMATION * state.seats : (FORMATION + 1) * state.seats]
    return sum([1 for pile in piles for realm in pile if not razed[realm]])


def is_deadlock(state: State) -> bool:
    """SF-VIC-10. Whether, by what is in play, no player can get as many realms standing as it takes to win.

    If the game ends with a draw pile, the formations are compared then, so someone can always win.
    """
    options: SpellfireOptions = state.game.options
    if options["draw_pile_empty"] != "reshuffle":
        return False
    together = counts_together(state)
    wanted = OF_A_TEAM if together else REALMS_BESIDE if counts_markers(options) else int(options["victory_realms"])
    sides = teams_left(state) if together else [[seat] for seat in playing(state)]
    for side in sides:
        within_reach = 0
        for seat in side:
            within_reach += _realms_within_reach(state, seat, wanted)
        if within_reach >= wanted:
            return False
    return True


def _realms_within_reach(state: State, seat: int, wanted: int) -> int:
    """The realms that a seat has standing, could rebuild, or could still play; it stops counting at ``wanted``."""
    found = len(state.piles[FORMATION * state.seats + seat]) + extra_realms(state, seat)
    if [standing for _, standing in held(state, Abandonment) if not standing.spared >> seat & 1]:
        found = unrazed(state, seat) + extra_realms(state, seat)
    catalogue, face = state.catalogue, state.face
    banned = Ban in project(state).modifiers
    for zone in WHERE_REALMS_WAIT:
        for card in state.piles[zone * state.seats + seat]:
            if found >= wanted:
                return found
            if catalogue[face[card]].type == REALM and not (banned and is_banned(state, seat, -1, card)):
                found += 1
    return found


def end_in_stalemate(state: State) -> None:
    """SF-VIC-12. Nobody has won, or the formations are compared (option ``stalemate``)."""
    options: SpellfireOptions = state.game.options
    if options["stalemate"] == "score":
        final_scoring(state)
    else:
        win(state, playing(state), STALEMATE)
