"""The words of Spellfire cards, in the terms of its players. Card modules import all of them from here.

``filters`` names cards, ``players`` names players, ``effects`` acts, ``modifiers`` hold, ``triggers`` wait, ``numbers`` reads
numbers and conditions from the table.
"""

from spellhall.games.spellfire.facts import *
from spellhall.games.spellfire.table import (
    ABYSS,
    BATTLE_END,
    DISCARD,
    DRAW_PILE,
    END_OF_ITS_PLAYERS_NEXT_TURN,
    END_OF_OWN_NEXT_TURN,
    FOR_GOOD,
    HAND,
    LIMBO,
    OWN_NEXT_TURN,
    POOL,
    ROUND_END,
    TURN_END,
    VOID,
    WHILE_IN_PLAY,
)
from spellhall.games.spellfire.words.company import *
from spellhall.games.spellfire.words.effects import TopCard
from spellhall.games.spellfire.words.filters import *
from spellhall.games.spellfire.words.modifiers import *
from spellhall.games.spellfire.words.numbers import *
from spellhall.games.spellfire.words.players import *
from spellhall.games.spellfire.words.triggers import *
from spellhall.language.control import All, AnyOf, Not
