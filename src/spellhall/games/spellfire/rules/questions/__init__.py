"""What the rules ask of the cards: each question is a class, which the words that answer it inherit from (modifiers, in
``words/levels``, ``identity``, ``permits``, ``protection``, ``sieges``, ``counts``). The rules know the questions and
what an answer tells, and no word that gives it.

Most are asked of all cards in play at once (``projection.held``), some of the text of one card, wherever it lies
(``projection.printed``).
"""

from __future__ import annotations

from spellhall.games.spellfire.rules.questions.bases import *
from spellhall.games.spellfire.rules.questions.battle import *
from spellhall.games.spellfire.rules.questions.cards import *
from spellhall.games.spellfire.rules.questions.players import *
from spellhall.games.spellfire.rules.questions.protection import *
from spellhall.games.spellfire.rules.questions.use import *
