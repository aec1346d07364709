"""The words of Spell Chain cards. Card modules import all of them from here.

``numbers`` has numbers and conditions, ``standing`` whatever holds or waits. The verbs are in ``effects`` (HP,
defences, counters), ``later`` (effects that wait for later cards), ``zones``, ``slots`` and ``copies``.
"""

from spellhall.games.spellchain.words.copies import SomethingToApply
from spellhall.games.spellchain.words.numbers import *
from spellhall.games.spellchain.words.standing import *
