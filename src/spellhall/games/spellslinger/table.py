"""Spellslinger's table: its zones, columns and registers. Look here for what a mark or a register holds."""

from __future__ import annotations

from typing import Final

from spellhall.kernel.bounds import CARD, CARD_FROM_ONE, COUNT, FLAG, SEAT, SEAT_FROM_ONE, TALLY, Bound, amounts, names
from spellhall.kernel.frames import FIRST_FREE_VERB
from spellhall.kernel.indexes import Mark, Register, SeatColumn
from spellhall.kernel.layout import ALL_SEE, NOBODY_SEES, OWNER_SEES, Layout, Zone

DRAW_PILE: Final = 0
HAND: Final = 1
PENDING: Final = 2
IN_PLAY: Final = 3
DISCARD: Final = 4
GONE: Final = 5
ZONES = (
    Zone("draw pile", NOBODY_SEES, ordered=True),
    Zone("hand", OWNER_SEES),
    Zone("pending", ALL_SEE),
    Zone("in play", ALL_SEE, in_play=True),
    Zone("discard pile", ALL_SEE, ordered=True),
    Zone("out of the game", NOBODY_SEES),
)
HAND_SIZE: Final = 7
FULL_LIFE: Final = 20
TEAM_LIFE: Final = 30
MOST_MULLIGANS: Final = 2

# Kinds of actions besides a plain choice: the operand is a card, or a seat.
PLAY: Final = FIRST_FREE_VERB
USE: Final = FIRST_FREE_VERB + 1
PLAYER: Final = FIRST_FREE_VERB + 2
VERBS = ("play", "use", "player")

# Marks on cards.
SIDEWAYS: Final = Mark(0)
DAMAGE: Final = Mark(1)
SHIELD: Final = Mark(2)
ATTACKS: Final = Mark(3)
UNIT: Final = Mark(4)
BLOCKED: Final = Mark(5)
BLOCKS: Final = Mark(6)
STRUCK: Final = Mark(7)
DOOMED: Final = Mark(8)
STAYS: Final = Mark(9)
DRAWER: Final = Mark(10)
MARKS = (
    "sideways",
    "damage",  # dealt to it this turn
    "shield",  # the next damage this turn that will be prevented
    "attacks",  # the attacked seat + 1, or 0
    "unit",  # attackers: the number of its group; a lone attacker is a group of one
    "blocked",  # attackers: 1 when it or its group was blocked
    "blocks",  # blockers: the number of the group it blocks, or 0
    "struck",  # 1: has dealt its combat damage
    "doomed",  # 1: will be destroyed at the end of combat
    "stays",  # 1: doesn't turn upright in its controller's next beginning phase
    "drawer",  # Off the Top: the seat that drew it + 1
)
COMBAT_MARKS = (ATTACKS, UNIT, BLOCKED, BLOCKS, STRUCK)

# Columns of seats.
LIFE: Final = SeatColumn(0)
OUT: Final = SeatColumn(1)
DECKED: Final = SeatColumn(2)
WARD: Final = SeatColumn(3)
TERRAINS: Final = SeatColumn(4)
MULLIGANS: Final = SeatColumn(5)
KEPT: Final = SeatColumn(6)
HELD: Final = SeatColumn(7)
EXTRA: Final = SeatColumn(8)
SEAT_COLUMNS = (
    "life",
    "out",  # 1: has lost
    "decked",  # 1: had to draw from an empty pile
    "ward",  # the next damage to the player this turn that will be prevented
    "terrains",  # terrains played this turn
    "mulligans",
    "kept",  # 1: has kept an opening hand
    "held",  # 1: its characters can't attack in its next turn; 2: in this turn
    "extra",  # extra turns right after this one
)

# Registers.
TURN: Final = Register(0)
ACTIVE: Final = Register(1)
STEP: Final = Register(2)
WAITING: Final = Register(3)
FIRST: Final = Register(4)
CALM: Final = Register(5)
FIRST_BLOOD: Final = Register(6)
TIME: Final = Register(7)
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
UPRIGHT: Final = 0
UPKEEP: Final = 1
DRAW: Final = 2
ATTACK_BEGINS: Final = 3
ATTACKERS: Final = 4
BLOCKERS: Final = 5
COMBAT: Final = 6
ATTACK_ENDS: Final = 7
MAIN: Final = 8
END: Final = 9
CLEANUP: Final = 10
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

HIGH: Final = 999
BOUNDS = {
    **dict.fromkeys(("sideways", "blocked", "struck", "doomed", "stays"), FLAG),
    **dict.fromkeys(("damage", "shield", "ward"), amounts(HIGH)),
    **dict.fromkeys(("attacks", "drawer", "first_blood"), SEAT_FROM_ONE),
    **dict.fromkeys(("unit", "blocks"), CARD_FROM_ONE),  # no more groups than cards
    "life": amounts(HIGH, least=-HIGH),
    **dict.fromkeys(("out", "decked", "kept", "calm"), FLAG),
    **dict.fromkeys(("terrains", "mulligans", "extra"), COUNT),
    "held": names(2),
    "turn": TALLY,
    **dict.fromkeys(("active", "first"), SEAT),
    "step": names(CLEANUP),
    "waiting": CARD,
    "time": Bound(0, 1, category=True, per="seats"),
}
LAYOUT = Layout(ZONES, MARKS, SEAT_COLUMNS, REGISTERS, shaping=frozenset((ATTACKS, UNIT, BLOCKS)), bounds=BOUNDS)

# Reasons of moves.
DRAWN: Final = 1
ANNOUNCED: Final = 2
RESOLVED: Final = 3
SPENT: Final = 4
NEGATED: Final = 5
FIZZLED: Final = 6
TAKEN_BACK: Final = 7
DESTROYED: Final = 8
DISCARDED: Final = 9
RETURNED: Final = 10
TOPPED: Final = 11
FELL_OFF: Final = 12
FOUND: Final = 13
BOTTOMED: Final = 14
PUT: Final = 15
SEIZED: Final = 16
REDRAWN: Final = 17
LEFT: Final = 18
