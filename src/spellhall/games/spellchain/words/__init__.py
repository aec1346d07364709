"""The words of Spell Chain cards. Card modules import all of them from here.

Numbers and conditions stand in ``numbers``, what holds and what waits in ``standing``. The verbs stand in ``effects``
(HP, defences, counters), ``later`` (what waits for later cards), ``zones``, ``slots`` and ``copies``.
"""

from spellhall.games.spellchain.words.copies import SomethingToApply
from spellhall.games.spellchain.words.numbers import *
from spellhall.games.spellchain.words.standing import *
