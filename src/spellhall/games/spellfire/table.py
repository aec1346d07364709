"""Spellfire's table: its zones, columns and registers. Look here for what a mark or a register holds.

Each seat has twelve zones. A formation holds realms, each with a ``PLACE`` from A to F; the pool holds champions;
in a battle the two champions are in ``BATTLE``. Anything attached (holdings to a realm; items, artifacts, allies and
spells to a champion) is in ``ATTACHED`` with its ``host``. Cards hidden under another, out of play, are in ``BENEATH``.
"""

from __future__ import annotations

from typing import Final

from spellhall.kernel.bounds import CARD, CARD_FROM_ONE, COUNT, FLAG, SEAT, SEAT_FROM_ONE, TALLY, amounts, names
from spellhall.kernel.frames import FIRST_FREE_VERB
from spellhall.kernel.indexes import Mark, Register, SeatColumn
from spellhall.kernel.layout import ALL_SEE, NOBODY_SEES, OWNER_SEES, Layout, Zone

DRAW_PILE: Final = 0
HAND: Final = 1
FORMATION: Final = 2
POOL: Final = 3
BATTLE: Final = 4
ATTACHED: Final = 5
TABLE: Final = 6
DISCARD: Final = 7
LIMBO: Final = 8
ABYSS: Final = 9
VOID: Final = 10
BENEATH: Final = 11
ZONES = (
    Zone("draw pile", NOBODY_SEES, ordered=True),
    Zone("hand", OWNER_SEES),
    Zone("formation", ALL_SEE, in_play=True),
    Zone("pool", ALL_SEE, in_play=True),
    Zone("battle", ALL_SEE, in_play=True),
    Zone("attached", ALL_SEE, in_play=True),
    Zone("table", ALL_SEE, in_play=True),
    Zone("discard pile", ALL_SEE, ordered=True),
    Zone("limbo", ALL_SEE),
    Zone("abyss", ALL_SEE),
    Zone("void", ALL_SEE),
    Zone("beneath", OWNER_SEES),
)
IN_PLAY = (FORMATION, POOL, BATTLE, ATTACHED, TABLE)

PLACES = "ABCDEFGHIJ"
"""Six places, A to F (SF-FORM-01); G to J are the fourth row of the enhanced game (option ``victory_realms`` = 10)."""
ROWS = ((0,), (1, 2), (3, 4, 5), (6, 7, 8, 9))
SHIELDED_BY = ((), (0,), (0,), (1,), (1, 2), (2,), (3,), (3, 4), (4, 5), (5,))
"""The places directly in front of each place: A shields B and C, B shields D and E, ... (SF-FORM-09)."""

# Marks on cards.
PLACE: Final = Mark(0)
RAZED: Final = Mark(1)
USED: Final = Mark(2)
FOUGHT: Final = Mark(3)
DEFENDED: Final = Mark(4)
ENTERED: Final = Mark(5)
OUT: Final = Mark(6)
LEFT_AT: Final = Mark(7)
MODEL: Final = Mark(8)
LOST_POWER: Final = Mark(9)
HALTED: Final = Mark(10)
BEATEN: Final = Mark(11)
RESTS: Final = Mark(12)
QUEST: Final = Mark(13)
SIEGES: Final = Mark(14)
LENT: Final = Mark(15)
SERVED: Final = Mark(16)
MISSED: Final = Mark(17)
MARKS = (
    "place",  # of a realm in the formation, 0 to 5 for A to F
    "razed",  # 1: turned face down in its place (SF-RAZE-01); RUIN: and attacked as it lies
    "used",  # bits of its once-per-turn powers that are used up (SF-OPT-01)
    "fought",  # 1: has attacked this turn (SF-COMB-I2); 2: and may again; 3: has done so
    "defended",  # 1: has defended in this battle (CON-50)
    "entered",  # 1: joined the round after the opening activations (SF-TERM-12)
    "out",  # out of use through this turn; 0: usable (SF-WISH-03)
    "left at",  # the turn when it left play for Limbo or the Abyss
    "model",  # 1 + the handle whose power it copies (SF-OPT-04)
    "lost power",  # 1: keeps only what the ruling lets it keep (SF-CARD-04)
    "halted",  # 1: can't fight on in this round (SF-WALL-01); FELLED and up: beaten by card play
    "beaten",  # the turn when it survived a first defeat, if it takes two to beat it
    "rests",  # back from the Abyss: its once-per-turn powers rest through this turn (SF-ABYSS-06)
    "quest",  # 1: on a quest, and so face down in its pool (SFT-QST-01)
    "sieges",  # of a realm: how often it was attacked since it was laid
    "lent",  # 1 + the seat that lent it to the side it fights for (SFT-AID-01)
    "served",  # 1: was lent in this battle (SFT-AID-09)
    "missed",  # how many cards it should have had played at once were discarded in this battle (SF-ONCE-04)
)

RUIN: Final = 2
"""The mark RAZED of a realm that was razed already when the present battle for it began (SF-RAZE-17)."""

# How a fighter was beaten by card play (the mark HALTED), until the round is cleaned up.
FELLED: Final = 2
"""Like a fighter that lost on levels."""
SLAIN: Final = 3
"""By a text that says "discarded": its own power can't send it elsewhere (SF-TERM-09)."""
SPARED: Final = 4
"""By a text that lets it return to its pool."""

# Columns of seats.
REALM_DONE: Final = SeatColumn(0)
HOLDING_DONE: Final = SeatColumn(1)
ATTACKED: Final = SeatColumn(2)
RULE_DONE: Final = SeatColumn(3)
TURNS: Final = SeatColumn(4)
MULLIGANS: Final = SeatColumn(5)
HAD_CHANCE: Final = SeatColumn(6)
EXTRA_USED: Final = SeatColumn(7)
GONE: Final = SeatColumn(8)
STOPPED: Final = SeatColumn(9)
QUESTED: Final = SeatColumn(10)
MARKERS: Final = SeatColumn(11)
AIDED: Final = SeatColumn(12)
HAS_DEFENDED: Final = SeatColumn(13)
SEAT_COLUMNS = (
    "realm_done",  # the turn's realm action is used up (SF-PH2-01)
    "holding_done",  # the turn's holding is used up (SF-PH2-02)
    "attacked",  # the turn's battle has begun (SF-PH4-01)
    "rule_done",  # has played a rule card this turn (SF-PH0-02)
    "turns",  # normal turns finished
    "mulligans",  # mulligans called in a row (SF-MULL-08)
    "had_chance",  # has had the chance to play a realm (SF-MULL-06)
    "extra_used",  # has had the extra turn that's granted once a game (SF-CARD-05)
    "gone",  # has left the game (AMB-79)
    "stopped",  # no cards until they have a new draw pile (SF-PILE-05): 1 their pile ran out this turn, 2 earlier
    "quested",  # has sent a champion questing this turn (SFT-QST-04)
    "markers",  # markers won by razing realms in battle (SFT-CON-06)
    "aided",  # has helped in this battle: 1 the attacker, 2 the defender (SFT-AID-04)
    "has_defended",  # has defended a realm in this turn (SF-PH5-03)
)

# Registers of the table.
PHASE: Final = Register(0)
ACTIVE: Final = Register(1)
TURN: Final = Register(2)
EXTRA_TURN: Final = Register(3)
STARTER: Final = Register(4)
ATTACKER: Final = Register(5)
DEFENDER: Final = Register(6)
TARGET: Final = Register(7)
OFFENCE: Final = Register(8)
DEFENCE: Final = Register(9)
ROUND: Final = Register(10)
STAGE: Final = Register(11)
EXHAUSTED: Final = Register(12)
CYCLED: Final = Register(13)
SPOILS_CARD: Final = Register(14)
SPOILS_SEAT: Final = Register(15)
GAMES: Final = Register(16)
DIGIT: Final = Register(17)
LEADING: Final = Register(18)
TURNS_LEFT: Final = Register(19)
DOOMED: Final = Register(20)
COMMON_RULE: Final = Register(21)
REGISTERS = (
    "phase",  # 0 to 6, BETWEEN two turns
    "active",  # whose turn it is
    "turn",  # number of the turn, from 1
    "extra_turn",  # 1: an extra turn, not a normal one
    "starter",  # who had the first turn
    "attacker",  # seat, or -1 outside of battle
    "defender",  # seat
    "target",  # the attacked realm
    "offence",  # the attacking champion, or -1
    "defence",  # the defending champion (or the realm that defends itself), or -1
    "round",  # of the battle, from 1
    "stage",  # see STAGES
    "exhausted",  # 1: a draw pile has run out, the game ends with the turn (SF-VIC-04)
    "cycled",  # 1: every player has had their first turn, or lost it (SF-EVT-10, AMB-52)
    "spoils_card",  # the card just drawn as spoils, or -1
    "spoils_seat",  # whose it is
    "games",  # games begun, more than one after a mulligan
    "digit",  # the last digit drawn
    "leading",  # the seat that is winning the round, or -1
    "turns_left",  # how many turns follow this one once time is called, or -1 (SFT-TIM-03)
    "doomed",  # the champion that lost a round and can only be discarded (option ``warriors_rule``), or -1
    "common_rule",  # the unowned rule card, or -1 (SFT-RLD-02)
)
BETWEEN: Final = 7
UNSET = (
    STARTER,
    ATTACKER,
    DEFENDER,
    TARGET,
    OFFENCE,
    DEFENCE,
    LEADING,
    SPOILS_CARD,
    SPOILS_SEAT,
    TURNS_LEFT,
    DOOMED,
    COMMON_RULE,
)
"""Registers that hold a seat, a card or a number; -1 when there is none."""
NO_BATTLE: Final = 0
NAMED: Final = 1
CHALLENGED: Final = 2
ACTIVATING: Final = 3
EXCHANGE: Final = 4
SETTLED: Final = 5
STAGES = ("no battle", "realm named", "attacker stands", "activation", "playing cards", "settled")

BOUNDS = {
    "place": names(len(PLACES) - 1),
    "used": names(0xFFF),  # bits
    **dict.fromkeys(("entered", "lost power", "quest", "served"), FLAG),
    "razed": names(RUIN),
    **dict.fromkeys(("fought", "defended", "sieges", "missed"), COUNT),
    **dict.fromkeys(("out", "left at", "beaten", "rests", "turns", "turn"), TALLY),
    "model": CARD_FROM_ONE,
    "halted": names(SPARED),
    "lent": SEAT_FROM_ONE,
    **dict.fromkeys(
        ("realm_done", "holding_done", "attacked", "rule_done", "extra_used", "gone", "quested", "has_defended"), FLAG
    ),
    **dict.fromkeys(("mulligans", "markers", "round", "games"), COUNT),
    **dict.fromkeys(("stopped", "aided"), names(2)),
    "phase": names(BETWEEN),
    **dict.fromkeys(("extra_turn", "exhausted", "cycled", "had_chance"), FLAG),
    **dict.fromkeys(("active", "starter", "attacker", "defender", "spoils_seat", "leading"), SEAT),
    **dict.fromkeys(("target", "offence", "defence", "spoils_card", "doomed", "common_rule"), CARD),
    "stage": names(SETTLED),
    "digit": amounts(9),
    "turns_left": amounts(TALLY.most, least=-1),
}
LAYOUT = Layout(
    ZONES,
    MARKS,
    SEAT_COLUMNS,
    REGISTERS,
    shaping=frozenset((RAZED, LOST_POWER, MODEL)),
    secret=frozenset((HAD_CHANCE,)),
    bounds=BOUNDS,
)

# Reasons of moves ("why" of State.move).
JUST_BECAUSE: Final = 0
DRAWN: Final = 1
PLAYED: Final = 2
PUT_BACK: Final = 3
DISCARDED: Final = 4
DEFEATED: Final = 5
PAID: Final = 6
SENT: Final = 7
SPENT: Final = 8
RETURNED: Final = 9
LOST: Final = 10
REPLACED: Final = 11
SPOILED: Final = 12
FALLEN: Final = 13
SWITCHED: Final = 14
FRIGHTENED: Final = 15
LEAVING: Final = 16
PLUNDERED: Final = 17
CROWDED: Final = 18
DISPLACED: Final = 19
WHYS = (
    "moves",
    "drawn",
    "played",
    "put back",
    "discarded by card play",
    "defeated",
    "paid",
    "sent by card play",
    "spent",
    "returns",
    "lost with its realm",
    "replaced",
    "drawn as spoils",
    "falls with its bearer",
    "switches sides",
    "frightened away",
    "leaves the game with its owner",
    "taken as plunder",
    "makes way for another copy",
    "makes way for another of its name",
)

# Verbs of actions beyond "pick", "pass" and "yes".
PLAY: Final = FIRST_FREE_VERB
USE: Final = FIRST_FREE_VERB + 1
USE_SECOND: Final = FIRST_FREE_VERB + 2
ATTACK: Final = FIRST_FREE_VERB + 3
REBUILD: Final = FIRST_FREE_VERB + 4
END_TURN: Final = FIRST_FREE_VERB + 5
CALL_MULLIGAN: Final = FIRST_FREE_VERB + 6
SHOW_ALL: Final = FIRST_FREE_VERB + 7
SEND_QUESTING: Final = FIRST_FREE_VERB + 8
DUNGEON_DISCARD: Final = FIRST_FREE_VERB + 9
ASK_AID: Final = FIRST_FREE_VERB + 10

VERBS = ("play", "use", "use", "attack", "rebuild", "end", "mulligan", "show", "quest", "give up", "ask")

# What the registry of durations holds besides the effects of cards. Saves keep these numbers: take a new one.
EXTRA: Final = -2  # an extra turn
RESUME: Final = -3  # the seat after which the normal order resumes
SKIP: Final = -4  # a lost turn
TAKEN: Final = -8  # an item or artifact that went to Limbo alone, and its bearer
ALLOTTED: Final = -9  # a card that a seat has drawn for this round alone
BARTERED: Final = -10  # a seat whose hand another holds, and the other's number, for this battle
GUEST: Final = -11  # a card that has come out of the Abyss to fight
TITHED: Final = -12  # a seat that sends one of this battle's two spoils to the Abyss
REPEATED: Final = -13  # a seat that has used a card's power this turn, its number, and the position
RENEWED: Final = -14  # a seat that gets a new hand of so many cards after this battle
FELL: Final = -15  # a champion that was killed in the last battle
SEIZED: Final = -16  # a champion that must defend for a seat in the next round
RISING: Final = -17  # a razed realm that is rebuilt as a seat's next turn begins
CAPTIVE: Final = -18  # a champion that a seat controls, with the card that gave it to them
PROMISED: Final = -19  # a card in Limbo whose return was promised by what sent it there
EXTENDED: Final = -20  # a card whose effects last longer, and how many turns
LIMBO_TERM: Final = -21  # a card that stays in Limbo for some turns
REVERSED: Final = -22  # turns go counterclockwise
JUST_DRAWN: Final = -23  # a seat has just drawn a card because a text let it
RUINED: Final = -24  # a seat that had a full formation of razed realms as its turn began
HANDS_SWITCHED: Final = -25  # BARTERED, for hands switched without an offer, which brings nobody spoils

# Durations of lasting effects.
ROUND_END: Final = 0
BATTLE_END: Final = 1
TURN_END: Final = 2
OWN_NEXT_TURN: Final = 3
END_OF_OWN_NEXT_TURN: Final = 4
WHILE_IN_PLAY: Final = 5
FOR_GOOD: Final = 6
END_OF_ITS_PLAYERS_NEXT_TURN: Final = 7
ACTIVE_PLAYERS_NEXT_TURN: Final = 8
END_OF_OWN_TURN: Final = 9
DURATIONS = (
    "this round",
    "for the rest of the battle",
    "until the end of the turn",
    "until your next turn",
    "until the end of your next turn",
    "until this card is removed",
    "for good",
    "until the end of that player's next turn",
    "until the next turn of the player whose turn it is",
    "until the next end of your turn",
)
