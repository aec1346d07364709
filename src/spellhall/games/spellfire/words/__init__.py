"""The words of Spellfire cards, in the terms of its players. Card modules import all of them from here.

The rooms are those of the rules:

* ``describing``: which cards, players and places are meant, and the conditions and numbers that cards read;
* ``turn``: turns, hands and piles, and the events that cards wait for (``triggers``);
* ``plays``: effects, targets, answers, and who may use what;
* ``battle``: attacks, battles, duels, spoils, protection;
* ``levels``: levels, roles and whatever else a card is;
* ``special_cards``: words that only a few cards need.
"""

from spellhall.games.spellfire.facts import *
from spellhall.games.spellfire.rules.battle.duel import A_CARD, SPOILS, THE_ABYSS
from spellhall.games.spellfire.rules.plays.lent_cards import ON_BOTTOM, ON_TOP, SHUFFLED
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
from spellhall.games.spellfire.words.battle.attack_and_defence import *
from spellhall.games.spellfire.words.battle.diverted_spoils import SPOILS_DUE
from spellhall.games.spellfire.words.battle.duels import *
from spellhall.games.spellfire.words.battle.forced_attacks import *
from spellhall.games.spellfire.words.battle.former_bearer import *
from spellhall.games.spellfire.words.battle.kept_allies import GoesAlong
from spellhall.games.spellfire.words.battle.margins import ANOTHER_HAS_ATTACKED, BeatenBy
from spellhall.games.spellfire.words.battle.must_fight import *
from spellhall.games.spellfire.words.battle.pairing_bans import *
from spellhall.games.spellfire.words.battle.protection import *
from spellhall.games.spellfire.words.battle.round_order import *
from spellhall.games.spellfire.words.battle.shields import (
    CannotBeCalmed,
    CannotBeTurned,
    LostIfTurned,
    NeverInAbyss,
    PlayersImmune,
)
from spellhall.games.spellfire.words.battle.spoils_due import SPOILS_ARE_DUE
from spellhall.games.spellfire.words.battle.turned_attacks import JUST_ATTACKED
from spellhall.games.spellfire.words.battle.turning_away import CannotReach
from spellhall.games.spellfire.words.describing.conditions import *
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.matchups import *
from spellhall.games.spellfire.words.describing.nouns import *
from spellhall.games.spellfire.words.describing.numbers import *
from spellhall.games.spellfire.words.describing.players import *
from spellhall.games.spellfire.words.describing.remembered import Remembered
from spellhall.games.spellfire.words.levels.acting_champions import *
from spellhall.games.spellfire.words.levels.counts import *
from spellhall.games.spellfire.words.levels.identity import *
from spellhall.games.spellfire.words.levels.levels import *
from spellhall.games.spellfire.words.levels.roles import Mirrors
from spellhall.games.spellfire.words.plays.aiming import AIMED_AT_YOU, STRIKES_ONLY_YOU, AimedAt
from spellhall.games.spellfire.words.plays.answering import AIMED_AT_CHAMPION, STRIKES_YOU
from spellhall.games.spellfire.words.plays.at_once import HasMissed
from spellhall.games.spellfire.words.plays.casters import AlsoCastBy, CastOnlyBy
from spellhall.games.spellfire.words.plays.permits import *
from spellhall.games.spellfire.words.plays.reflecting import Strikes
from spellhall.games.spellfire.words.special_cards.abyss_arena import FoughtInAbyss, NothingFromHand
from spellhall.games.spellfire.words.special_cards.casting_for_others import CastsFromAfar
from spellhall.games.spellfire.words.special_cards.face_down import (
    ChampionsIdle,
    ChampionsLieFaceDown,
    ChampionsSleep,
    ChampionsStay,
    LiesFaceDown,
    RealmsLieFaceDown,
    RealmsSleep,
)
from spellhall.games.spellfire.words.special_cards.heralds import JustDefeated
from spellhall.games.spellfire.words.special_cards.moved_holdings import FallsWithItsRealm
from spellhall.games.spellfire.words.special_cards.prophecy import (
    COMES_TRUE,
    NO_ONE_WINS,
    OTHERS_JUST_CHOSE,
    PROVES_WRONG,
)
from spellhall.games.spellfire.words.special_cards.reversals import (
    CountAgainst,
    LowestTotalWins,
    OneItem,
    OneOfEachSort,
    RazedRealmsWin,
    RealmsDefend,
)
from spellhall.games.spellfire.words.special_cards.ruins import AttacksRazed
from spellhall.games.spellfire.words.special_cards.rule_changes import *
from spellhall.games.spellfire.words.special_cards.saviours import PERISHING, IsPerishing, WouldPerish
from spellhall.games.spellfire.words.special_cards.type_guess import DictatesAlly, GuessesPlays, PicksBlindly
from spellhall.games.spellfire.words.turn.day_night import *
from spellhall.games.spellfire.words.turn.full_hands import HandReaches
from spellhall.games.spellfire.words.turn.hands import HOLDS_TOO_MANY, TopCard
from spellhall.games.spellfire.words.turn.phases import PhaseBegins
from spellhall.games.spellfire.words.turn.realm_action import REALM_ACTION_LEFT
from spellhall.games.spellfire.words.turn.revealed_hands import HandsStayOpen, TrapsHand
from spellhall.games.spellfire.words.turn.shared_draws import AllDraw, TakesDraws
from spellhall.games.spellfire.words.turn.skipped_phases import InAnothersPhase, SkipsPhases
from spellhall.games.spellfire.words.turn.stolen_draws import ANOTHER_DREW
from spellhall.games.spellfire.words.turn.triggers import *
from spellhall.games.spellfire.words.turn.turns import AFTER_ANOTHERS_TURN, TURN_WAS_MISSED
from spellhall.language.control import All, AnyOf, Not
