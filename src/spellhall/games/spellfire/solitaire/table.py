"""What a solitaire table adds: its own marks and registers, and who sees the opponent's hand."""

from __future__ import annotations

from spellhall.games.spellfire import table as t
from spellhall.kernel.bounds import CARD, COUNT, FLAG, TALLY
from spellhall.kernel.indexes import Mark, Register
from spellhall.kernel.layout import Layout

PLAYER, OPPONENT = range(2)
"""The two seats: the player, and the imaginary opponent."""

TRIED, WAITS = map(Mark, range(len(t.MARKS), len(t.MARKS) + 2))
MARKS = (
    *t.MARKS,
    "tried",  # the turn when they last used its power, so that they do so once a turn (SOL-SEL-05)
    "waits",  # 1: played when there was nothing for it to take, and takes the first that comes (SOL-SEL-06)
)
SCORE, REFILLS, STOOD, STOOD_BEFORE, WITHOUT_CHANGE, MEANT = map(
    Register, range(len(t.REGISTERS), len(t.REGISTERS) + 6)
)
REGISTERS = (
    *t.REGISTERS,
    "score",  # once it is taken: the realms that stood, and one
    "refills",  # how often the discards were shuffled into the draw pile
    "stood",  # how the table stood at the end of the last turn, in one number (SOL-END-04)
    "stood_before",  # and of the turn before
    "without_change",  # how many turns were played out
    "meant",  # the champion that they meant to send when they named the realm that they attack
)
BOUNDS = t.BOUNDS | {
    "tried": TALLY,
    "waits": FLAG,
    **dict.fromkeys(("score", "refills", "without_change"), COUNT),
    **dict.fromkeys(("stood", "stood_before"), FLAG),  # fingerprints: all that can be learnt is whether there is one
    "meant": CARD,
}


def layout(privy: int) -> Layout:
    """The table; ``privy`` is the bit mask of seats that see every hand."""
    return Layout(t.ZONES, MARKS, t.SEAT_COLUMNS, REGISTERS, t.LAYOUT.shaping, t.LAYOUT.secret, privy, BOUNDS)
