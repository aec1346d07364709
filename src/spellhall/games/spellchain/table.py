"""Spell Chain's table: its zones and its columns."""

from __future__ import annotations

from spellhall.kernel.layout import ALL_SEE, NOBODY_SEES, OWNER_SEES, Layout, Zone

DECK, HAND, CHAIN, CONTINUOUS, SUMMONED, DISCARD = range(6)
ZONES = (
    Zone("deck", NOBODY_SEES, ordered=True),
    Zone("hand", OWNER_SEES),
    Zone("chain", ALL_SEE, in_play=True),
    Zone("continuous zone", ALL_SEE, in_play=True),
    Zone("summon zone", ALL_SEE, in_play=True),
    Zone("discard pile", ALL_SEE),
)
SLOTS = 8
PLAYS = 4
HAND_SIZE = 5
FULL_HP = 20
ZONE_LIMIT = 3
CHAINS_A_ROUND = 5
MOST_COUNTERS = 10

# Marks on cards.
SLOT, STATUS, ORDER, DUE, TIMES, HITS, LESS, MORE, DOUBLED, SEIZED, STAMPED = range(11)
MARKS = (
    "slot",  # 1 to 8 in the chain
    "status",  # WAITING, ACTIVATED or NEGATED
    "order",  # when it activated or was negated, counting from 1 in this chain
    "due",  # where an active Continuous card goes at the end of the chain, see below
    "times",  # how often its once-a-chain part has worked in this chain
    "hits",  # how many hits it has dealt since it activated
    "less",  # what each hit of its activation deals less
    "more",  # what the first hit of its activation deals more
    "doubled",  # 1: each hit of its activation is doubled
    "seized",  # 1: its effect is applied as though the opponent controlled it
    "stamped",  # when it became active, for the order of what active cards do
)
WAITING, ACTIVATED, NEGATED = range(3)
NOT_DUE, TO_ZONE, TO_DISCARD, TO_OPPONENT = range(4)

# Columns of seats.
(
    HP,
    BLOCK,
    AVOID,
    REFLECT,
    REDIRECT,
    CAP,
    STRIPPED,
    NO_HEAL,
    POISON,
    MERCURY,
    SUFFERED,
    HITS_TAKEN,
    DEALT_FIRST,
    PREVENTED,
    RESHAPE,
) = range(15)
SEAT_COLUMNS = (
    "hp",
    "block",  # points of damage that will be prevented
    "avoid",  # hits that will be avoided
    "reflect",  # points of the next hit that will be reflected
    "redirect",  # points of the next hit that will be redirected
    "cap",  # the most that a hit deals for the rest of this chain, 0 for no limit
    "stripped",  # 1: cannot gain defences for the rest of this chain
    "no_heal",  # 1: cannot heal for the rest of this chain
    "poison",
    "mercury",
    "suffered",  # damage taken from opposing cards in this chain
    "hits_taken",  # hits against this seat in this chain, whatever became of them
    "dealt_first",  # 1: has dealt the first hit of this chain
    "prevented",  # damage prevented by Block in this chain
    "reshape",  # cards that may be exchanged at the start of the next chain
)
THIS_CHAIN = (BLOCK, AVOID, REFLECT, REDIRECT, CAP, STRIPPED, NO_HEAL, SUFFERED, HITS_TAKEN, DEALT_FIRST, PREVENTED)

# Registers.
ROUND, CHAIN_NUMBER, FIRST, RESOLVING, BOUNCES, ROLL, ACTIVATIONS, CHAINS = range(8)
REGISTERS = (
    "round",
    "chain_number",  # 1 to 5 in the round
    "first",  # who goes first in this chain
    "resolving",  # the card that is activating, or -1
    "bounces",  # how often the present hit has been sent back
    "roll",  # the last d20
    "activations",  # cards activated or negated in this chain
    "chains",  # chains begun in the whole game
)

LAYOUT = Layout(ZONES, MARKS, SEAT_COLUMNS, REGISTERS, shaping=frozenset((STATUS,)))

# Reasons of moves.
DRAWN, PLAYED, KEPT, SPENT, DISCARDED, RESHUFFLED, RESHAPED, ENTERED, CUT = range(1, 10)
