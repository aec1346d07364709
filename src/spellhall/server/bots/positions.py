"""The position at a table for the program of one seat, so that it can think by the rules of the game.

What the seat sees stands there as it is. Its own cards that it cannot see are dealt again among themselves: it knows
its own deck. Those of others are not even of their decks, which are no one's business: they are drawn from decks that
the hall would give to strangers.
"""

from __future__ import annotations

from typing import Any

from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game
from spellhall.kernel.layout import PILE
from spellhall.kernel.redeals import dealt_again
from spellhall.kernel.state import State
from spellhall.server.tables.decks import decks_by_lot


def strangers_of(game: Game, seats: int, decks: int, dice: Dice) -> list[list[int]]:
    """For each owner the faces that nobody else would see of them when a game of strangers begins; those of all in one
    list, where they play from one pile.

    Args:
        game: what is played.
        seats: at how many seats.
        decks: how many decks are brought to it.
        dice: lots that nobody can guess.
    """
    if game.brings_decks:
        brought = [keys for _, keys in decks_by_lot(game, decks, dice)]
    else:
        brought = game.dealt([[] for _ in range(seats)], dice.below(1 << 62))
    begun = game.new_state(brought, dice.below(1 << 62))
    hidden = [(begun.owner[card], face) for card, face in enumerate(begun.face) if _is_hidden(begun, card)]
    if PILE in game.common:
        return [[face for _, face in hidden]]
    return [[face for whose, face in hidden if whose == owner] for owner in range(begun.seats)]


def _is_hidden(state: State, card: int) -> bool:
    return not state.seen[card] & ~(1 << state.owner[card])


def position_for(state: State, seat: int, strangers: list[list[int]], dice: Dice) -> dict[str, Any]:
    """What ``Game.load`` reads.

    Args:
        state: the table as it is.
        seat: whose program thinks.
        strangers: see ``strangers_of``.
        dice: lots that nobody can guess.
    """
    apart = len(strangers) == state.seats
    others = [[] if apart and owner == seat else pool for owner, pool in enumerate(strangers)]
    document = dealt_again(state, seat, dice, others).save()
    layout = state.game.layout
    for column in layout.secret:
        document["seat_columns"].pop(layout.seat_columns[column])
    return document
