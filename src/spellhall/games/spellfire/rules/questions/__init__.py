"""The questions that the rules ask of cards, one class each.

The words that answer a question (the modifiers in ``words``) inherit from its class.
So the rules know the questions and the shape of an answer, but not the words that give one.

Most questions go to all cards in play at once (``projection.held``).
Some ask a single card's text, wherever the card is (``projection.printed``).
"""

from __future__ import annotations

from spellhall.games.spellfire.rules.questions.bases import *
from spellhall.games.spellfire.rules.questions.battle import *
from spellhall.games.spellfire.rules.questions.cards import *
from spellhall.games.spellfire.rules.questions.players import *
from spellhall.games.spellfire.rules.questions.protection import *
from spellhall.games.spellfire.rules.questions.use import *
