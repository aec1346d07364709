"""The par of a deck: read this to say next to a solo game's score what a computer player averages with its deck.

Pars are shipped with a game (``kernel.parts.pars``), for its starter decks and the usual form of its solo game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from spellhall.kernel.game import Game


def par_of(game: Game, deck: Sequence[str]) -> float | None:
    """What the agent of the game's pars averages with these cards; None if no one has measured it."""
    if not is_usual(game):
        return None
    pars, cards = game.pars().decks, Counter(deck)
    for name, starter in game.starter_decks().items():
        if name in pars and Counter(starter) == cards:
            return pars[name]
    return None


def is_usual(game: Game) -> bool:
    """Whether a game is the usual solo game of its preset, without variations."""
    return bool(game.alone) and game.options == game.terms.chosen(game.options["preset"], game.alone)


def par_sentence(game: Game, deck: Sequence[str]) -> str:
    """The par of a deck in one sentence; empty if there is none."""
    par = par_of(game, deck)
    return "" if par is None else f"Par for this deck is {par:.1f}."
