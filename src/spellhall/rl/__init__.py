"""The games as environments, for those who let programs learn: ``pip install 'spellhall[rl]'``.

Three doors lead to the same table, each with the manners of its field:

- ``aec_env(GAME)``   PettingZoo: all seats, one after the other (the AEC interface);
- ``solo_env(GAME)``  Gymnasium: one seat; the others are played by agents of the hall, or by the game itself where it
  has a form for one; ``gymnasium.make("Spellhall/SpellChain-v0")`` is the same;
- ``import spellhall.rl.openspiel`` registers all games with OpenSpiel.

What a seat may know becomes arrays in ``observing``: a row for each card that it may be told of, registers, the
question, and the menu of choices. An action is a line of that menu: 0 is the first choice, and the mask says how many
there are. Or it is a code, which means the same in every position (``ActionCodes``). Nothing hidden is in them: to deal
again what a seat cannot see changes no number that it gets, at no decision of any game
(``tests/rl/test_observing.py``).

``CardTable`` has the cards of a game as numbers and tokens, and ``TextObserver`` tells all the same in plain text, for
language models.
"""

from spellhall.rl.aec import Hall, aec_env
from spellhall.rl.cards import CardTable
from spellhall.rl.codes import ActionCodes
from spellhall.rl.naming import register
from spellhall.rl.observing import Observer
from spellhall.rl.solo import Solo, solo_env, vector_env
from spellhall.rl.texts import TextObserver

__all__ = ["ActionCodes", "CardTable", "Hall", "Observer", "Solo", "TextObserver", "aec_env", "solo_env", "vector_env"]

register()
