"""The words of Spellfire cards, in the terms of its players. Card modules import all of them from here.

Cards are named by ``filters`` (which has a room for each way to narrow a description), ``nouns`` and ``company``,
players by ``players``; ``wording`` helps to say it. Numbers and conditions are read by ``numbers``. Verbs stand in
``effects``, ``hands``, ``removal``, ``combat``, ``lasting``, ``answering``, ``aiming``, ``roles``, ``turns``,
``each``, ``arranging``, ``offerings``, ``at_once``, ``allotment``, ``backing``, ``covert``, ``openness``, ``sack``
and ``arena``; what holds in ``levels``, ``identity``, ``figures``, ``permits``, ``casters``, ``protection``,
``sieges``, ``shunning``, ``callings``, ``guessing``, ``borrowing`` and ``counts``; what waits in ``triggers`` and
``heralds``.
"""

from spellhall.games.spellfire.facts import *
from spellhall.games.spellfire.rules.duel import A_CARD, SPOILS, THE_ABYSS
from spellhall.games.spellfire.table import (
    ABYSS,
    ACTIVE_PLAYERS_NEXT_TURN,
    BATTLE_END,
    DISCARD,
    DRAW_PILE,
    END_OF_ITS_PLAYERS_NEXT_TURN,
    END_OF_OWN_NEXT_TURN,
    END_OF_OWN_TURN,
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
from spellhall.games.spellfire.words.aiming import AIMED_AT_YOU, STRIKES_ONLY_YOU, AimedAt
from spellhall.games.spellfire.words.answering import AIMED_AT_CHAMPION, STRIKES_YOU
from spellhall.games.spellfire.words.arena import FoughtInAbyss, NothingFromHand
from spellhall.games.spellfire.words.at_once import HasMissed
from spellhall.games.spellfire.words.bindings import *
from spellhall.games.spellfire.words.callings import *
from spellhall.games.spellfire.words.casters import AlsoCastBy, CastOnlyBy
from spellhall.games.spellfire.words.company import *
from spellhall.games.spellfire.words.conditions import *
from spellhall.games.spellfire.words.counts import *
from spellhall.games.spellfire.words.duels import *
from spellhall.games.spellfire.words.figures import *
from spellhall.games.spellfire.words.filters import Filter
from spellhall.games.spellfire.words.frames import *
from spellhall.games.spellfire.words.guessing import GuessesPlays
from spellhall.games.spellfire.words.hands import HOLDS_TOO_MANY, TopCard
from spellhall.games.spellfire.words.heralds import JustDefeated
from spellhall.games.spellfire.words.hours import *
from spellhall.games.spellfire.words.identity import *
from spellhall.games.spellfire.words.levels import *
from spellhall.games.spellfire.words.nouns import *
from spellhall.games.spellfire.words.numbers import *
from spellhall.games.spellfire.words.permits import *
from spellhall.games.spellfire.words.players import *
from spellhall.games.spellfire.words.protection import *
from spellhall.games.spellfire.words.roles import Mirrors
from spellhall.games.spellfire.words.shunning import *
from spellhall.games.spellfire.words.sieges import *
from spellhall.games.spellfire.words.triggers import *
from spellhall.language.control import All, AnyOf, Not
