"""The questions that rules ask of cards. Each is a class; the words that answer it (the modifiers in ``words``) inherit
from it. So the rules know the questions and the shape of an answer, but no word that gives one.

Most are asked of all cards in play at once (``projection.held``), some of the text of a single card, no matter where it
lies (``projection.printed``).
"""

from __future__ import annotations

from spellhall.games.spellfire.rules.questions.bases import *
from spellhall.games.spellfire.rules.questions.battle import *
from spellhall.games.spellfire.rules.questions.cards import *
from spellhall.games.spellfire.rules.questions.players import *
from spellhall.games.spellfire.rules.questions.protection import *
from spellhall.games.spellfire.rules.questions.use import *
