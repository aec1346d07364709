"""A table's position for the program at one seat, so that it can think with the game's own rules.

What the seat sees is shown as it is. Its own hidden cards are reshuffled among themselves, because it knows its own
deck. Other players' hidden cards don't even come from their decks, which are private: they are drawn from decks that
the hall would give to strangers. Read this before you show bots anything more.
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
    """For each owner the faces that only they would know at the start of a game of strangers; all in one list for games
    with one pile.

    Args:
        game: what is played.
        seats: how many seats it has.
        decks: how many decks are brought to it.
        dice: unpredictable random numbers.
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
    """The document that ``Game.load`` reads.

    Args:
        state: the table as it is.
        seat: whose program thinks.
        strangers: see ``strangers_of``.
        dice: unpredictable random numbers.
    """
    apart = len(strangers) == state.seats
    others = [[] if apart and owner == seat else pool for owner, pool in enumerate(strangers)]
    document = dealt_again(state, seat, dice, others).save()
    layout = state.game.layout
    for column in layout.secret:
        document["seat_columns"].pop(layout.seat_columns[column])
    return document
