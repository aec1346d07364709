"""The games as environments for machine learning: ``pip install 'spellhall[rl]'``.

There are three ways to the same table, each with the conventions of its field:

- ``aec_env(GAME)``   PettingZoo: all seats, one after another (the AEC interface);
- ``solo_env(GAME)``  Gymnasium: one seat; the others are played by built-in agents, or by the game itself if it has a
  solo form; ``gymnasium.make("Spellhall/SpellChain-v1")`` is the same;
- ``import spellhall.rl.openspiel`` registers all games with OpenSpiel.

``observations`` turns what a seat may know into arrays: a row for each card it may know about, registers, the question,
and the menu of choices. An action is a line of that menu: 0 is the first choice, and the mask says how many there are.
Or it is a code, which means the same in every position (``ActionCodes``). Nothing hidden is in them: dealing anew what
a seat can't see changes none of its numbers, at any decision of any game (``tests/rl/test_observations.py``).

``draft_env`` and ``deck_building_env`` are about making a deck, which then plays for the reward.

``CardTable`` has a game's cards as numbers and tokens, and ``TextObserver`` describes everything in plain text, for
language models.
"""

import spellhall.rl.packages  # noqa: F401 - before those that need them
from spellhall.rl.aec import Hall, aec_env
from spellhall.rl.cards import CardTable
from spellhall.rl.codes import ActionCodes
from spellhall.rl.deck_building import deck_building_env
from spellhall.rl.drafting import draft_env
from spellhall.rl.observations import Observer
from spellhall.rl.registration import register
from spellhall.rl.solo import Solo, solo_env
from spellhall.rl.texts import TextObserver
from spellhall.rl.vectors import vector_env

__all__ = [
    "ActionCodes",
    "CardTable",
    "Hall",
    "Observer",
    "Solo",
    "TextObserver",
    "aec_env",
    "deck_building_env",
    "draft_env",
    "solo_env",
    "vector_env",
]

register()
