"""Spell Chain's table: its zones, columns and registers. Look here for what a mark or a register holds."""

from __future__ import annotations

from typing import Final

from spellhall.kernel.bounds import CARD, COUNT, FLAG, SEAT, TALLY, amounts, names
from spellhall.kernel.indexes import Mark, Register, SeatColumn
from spellhall.kernel.layout import ALL_SEE, NOBODY_SEES, OWNER_SEES, Layout, Zone

DECK: Final = 0
HAND: Final = 1
CHAIN: Final = 2
CONTINUOUS: Final = 3
SUMMONED: Final = 4
DISCARD: Final = 5
ZONES = (
    Zone("deck", NOBODY_SEES, ordered=True),
    Zone("hand", OWNER_SEES),
    Zone("chain", ALL_SEE, in_play=True),
    Zone("continuous zone", ALL_SEE, in_play=True),
    Zone("summon zone", ALL_SEE, in_play=True),
    Zone("discard pile", ALL_SEE),
)
SLOTS: Final = 8
PLAYS: Final = 4
HAND_SIZE: Final = 5
FULL_HP: Final = 20
ZONE_LIMIT: Final = 3
CHAINS_A_ROUND: Final = 5
MOST_COUNTERS: Final = 10

# Marks on cards.
SLOT: Final = Mark(0)
STATUS: Final = Mark(1)
ORDER: Final = Mark(2)
DUE: Final = Mark(3)
TIMES: Final = Mark(4)
HITS: Final = Mark(5)
LESS: Final = Mark(6)
MORE: Final = Mark(7)
DOUBLED: Final = Mark(8)
SEIZED: Final = Mark(9)
STAMPED: Final = Mark(10)
MARKS = (
    "slot",  # 1 to 8 in the chain
    "status",  # WAITING, ACTIVATED or NEGATED
    "order",  # when it activated or was negated, counting from 1 in this chain
    "due",  # where an active Continuous card goes at the end of the chain, see below
    "times",  # how often its once-a-chain part has worked in this chain
    "hits",  # how many hits it has dealt since it activated
    "less",  # how much less each hit of its activation deals
    "more",  # how much more the first hit of its activation deals
    "doubled",  # 1: each hit of its activation is doubled
    "seized",  # 1: its effect is applied as if the opponent controlled it
    "stamped",  # when it became active, for the order of what active cards do
)
WAITING: Final = 0
ACTIVATED: Final = 1
NEGATED: Final = 2
NOT_DUE: Final = 0
TO_ZONE: Final = 1
TO_DISCARD: Final = 2
TO_OPPONENT: Final = 3

# Columns of seats.
HP: Final = SeatColumn(0)
BLOCK: Final = SeatColumn(1)
AVOID: Final = SeatColumn(2)
REFLECT: Final = SeatColumn(3)
REDIRECT: Final = SeatColumn(4)
CAP: Final = SeatColumn(5)
STRIPPED: Final = SeatColumn(6)
NO_HEAL: Final = SeatColumn(7)
POISON: Final = SeatColumn(8)
MERCURY: Final = SeatColumn(9)
SUFFERED: Final = SeatColumn(10)
HITS_TAKEN: Final = SeatColumn(11)
DEALT_FIRST: Final = SeatColumn(12)
PREVENTED: Final = SeatColumn(13)
RESHAPE: Final = SeatColumn(14)
SEAT_COLUMNS = (
    "hp",
    "block",  # points of damage that will be prevented
    "avoid",  # hits that will be avoided
    "reflect",  # points of the next hit that will be reflected
    "redirect",  # points of the next hit that will be redirected
    "cap",  # the most a hit deals for the rest of this chain, 0 for no limit
    "stripped",  # 1: cannot gain defences for the rest of this chain
    "no_heal",  # 1: cannot heal for the rest of this chain
    "poison",
    "mercury",
    "suffered",  # damage taken from opposing cards in this chain
    "hits_taken",  # hits against this seat in this chain, even those prevented
    "dealt_first",  # 1: has dealt the first hit of this chain
    "prevented",  # damage prevented by Block in this chain
    "reshape",  # cards that may be exchanged at the start of the next chain
)
THIS_CHAIN = (BLOCK, AVOID, REFLECT, REDIRECT, CAP, STRIPPED, NO_HEAL, SUFFERED, HITS_TAKEN, DEALT_FIRST, PREVENTED)

# Registers.
ROUND: Final = Register(0)
CHAIN_NUMBER: Final = Register(1)
FIRST: Final = Register(2)
RESOLVING: Final = Register(3)
BOUNCES: Final = Register(4)
ROLL: Final = Register(5)
ACTIVATIONS: Final = Register(6)
CHAINS: Final = Register(7)
REGISTERS = (
    "round",
    "chain_number",  # 1 to 5 in the round
    "first",  # who goes first in this chain
    "resolving",  # the card that is activating, or -1
    "bounces",  # how often the current hit has been sent back
    "roll",  # the last d20
    "activations",  # cards activated or negated in this chain
    "chains",  # chains begun in the whole game
)

BOUNDS = {
    "slot": names(SLOTS),
    "status": names(NEGATED),
    "order": COUNT,
    "due": names(TO_OPPONENT),
    **dict.fromkeys(("times", "hits", "less", "more"), COUNT),
    **dict.fromkeys(("doubled", "seized"), FLAG),
    "stamped": TALLY,
    **dict.fromkeys(("hp", "block", "avoid", "reflect", "redirect", "cap", "poison", "mercury"), COUNT),
    **dict.fromkeys(("suffered", "hits_taken", "prevented", "reshape", "activations"), COUNT),
    **dict.fromkeys(("stripped", "no_heal", "dealt_first"), FLAG),
    **dict.fromkeys(("round", "chains"), TALLY),
    "chain_number": amounts(CHAINS_A_ROUND),
    "first": SEAT,
    "resolving": CARD,
    "bounces": COUNT,
    "roll": amounts(20),
}
LAYOUT = Layout(ZONES, MARKS, SEAT_COLUMNS, REGISTERS, shaping=frozenset((DUE,)), bounds=BOUNDS)

# Reasons of moves.
DRAWN: Final = 1
PLAYED: Final = 2
KEPT: Final = 3
SPENT: Final = 4
DISCARDED: Final = 5
RESHUFFLED: Final = 6
RESHAPED: Final = 7
ENTERED: Final = 8
CUT: Final = 9
