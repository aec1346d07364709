"""Spellhall: three card games with the rules built in. Start here to play from Python.

>>> import spellhall
>>> game = spellhall.game("spellfire", preset="rulebook")
>>> decks = list(game.starter_decks().values())
>>> state = game.new_state(decks[:2], seed=7)
>>> state.is_terminal()
False
"""

from spellhall.kernel.errors import DeckError, IllegalAction, SpellhallError, UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.registry import game, game_names

__all__ = [
    "DeckError",
    "Game",
    "IllegalAction",
    "SpellhallError",
    "State",
    "UsageError",
    "__version__",
    "game",
    "game_names",
]
__version__ = "0.1.0"
