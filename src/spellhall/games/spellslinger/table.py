"""Spellslinger's table: its zones and its columns."""

from __future__ import annotations

from spellhall.kernel.frames import FIRST_FREE_VERB
from spellhall.kernel.layout import ALL_SEE, NOBODY_SEES, OWNER_SEES, Layout, Zone

DRAW_PILE, HAND, PENDING, IN_PLAY, DISCARD, GONE = range(6)
ZONES = (
    Zone("draw pile", NOBODY_SEES, ordered=True),
    Zone("hand", OWNER_SEES),
    Zone("pending", ALL_SEE),
    Zone("in play", ALL_SEE, in_play=True),
    Zone("discard pile", ALL_SEE, ordered=True),
    Zone("out of the game", NOBODY_SEES),
)
HAND_SIZE = 7
FULL_LIFE = 20
TEAM_LIFE = 30
MOST_MULLIGANS = 2

# What an action may be besides a plain choice: the operand is a card, or a seat.
PLAY, USE, PLAYER = range(FIRST_FREE_VERB, FIRST_FREE_VERB + 3)
VERBS = ("play", "use", "player")

# Marks on cards.
SIDEWAYS, DAMAGE, SHIELD, ATTACKS, UNIT, BLOCKED, BLOCKS, STRUCK, DOOMED, STAYS, DRAWER = range(11)
MARKS = (
    "sideways",
    "damage",  # dealt to it this turn
    "shield",  # the next damage this turn that will be prevented
    "attacks",  # the attacked seat + 1, or 0
    "unit",  # attackers: the number of its group; who attacks alone is a group of one
    "blocked",  # attackers: 1 when it or its group was blocked
    "blocks",  # blockers: the number of the group it blocks, or 0
    "struck",  # 1: has dealt its combat damage
    "doomed",  # 1: will be destroyed at the end of combat
    "stays",  # 1: does not turn upright in its controller's next beginning phase
    "drawer",  # off the top: the seat that drew it + 1
)
COMBAT_MARKS = (ATTACKS, UNIT, BLOCKED, BLOCKS, STRUCK)

# Columns of seats.
LIFE, OUT, DECKED, WARD, TERRAINS, MULLIGANS, KEPT, HELD, EXTRA = range(9)
SEAT_COLUMNS = (
    "life",
    "out",  # 1: has lost
    "decked",  # 1: had to draw from an empty pile
    "ward",  # the next damage to the player this turn that will be prevented
    "terrains",  # terrains played this turn
    "mulligans",
    "kept",  # 1: has kept an opening hand
    "held",  # 1: its characters cannot attack in its next turn; 2: in this turn
    "extra",  # further turns to come right after this one
)

# Registers.
TURN, ACTIVE, STEP, WAITING, FIRST, CALM, FIRST_BLOOD, TIME = range(8)
REGISTERS = (
    "turn",
    "active",  # whose turn it is; of a team as one: its first seat
    "step",
    "waiting",  # the pending card, or -1
    "first",  # the seat that took the first turn
    "calm",  # 1: all combat damage of this turn is prevented
    "first_blood",  # the seat that first dealt damage to an opponent + 1
    "time",  # 1: time has been called, and the next damage decides; then the seat that dealt it + 2
)
UPRIGHT, UPKEEP, DRAW, ATTACK_BEGINS, ATTACKERS, BLOCKERS, COMBAT, ATTACK_ENDS, MAIN, END, CLEANUP = range(11)
STEPS = (
    "upright step",
    "upkeep step",
    "draw step",
    "beginning of attack",
    "declaring attackers",
    "declaring blockers",
    "combat damage",
    "end of attack",
    "main phase",
    "end of turn",
    "cleanup step",
)

LAYOUT = Layout(ZONES, MARKS, SEAT_COLUMNS, REGISTERS, shaping=frozenset((ATTACKS, UNIT, BLOCKS)))

# Reasons of moves.
(
    DRAWN,
    ANNOUNCED,
    RESOLVED,
    SPENT,
    NEGATED,
    FIZZLED,
    TAKEN_BACK,
    DESTROYED,
    DISCARDED,
    RETURNED,
    TOPPED,
    FELL_OFF,
    FOUND,
    BOTTOMED,
    PUT,
    SEIZED,
    REDRAWN,
    LEFT,
) = range(1, 19)
