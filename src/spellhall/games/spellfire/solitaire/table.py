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
    "tried",  # the turn when they last used its power, which they do once a turn (SOL-SEL-05)
    "waits",  # 1: had nothing to take when played, so takes the first thing that comes (SOL-SEL-06)
)
SCORE, REFILLS, STOOD, STOOD_BEFORE, WITHOUT_CHANGE, MEANT = map(
    Register, range(len(t.REGISTERS), len(t.REGISTERS) + 6)
)
REGISTERS = (
    *t.REGISTERS,
    "score",  # once taken: the number of unrazed realms, plus one
    "refills",  # how often the discards were reshuffled into the draw pile
    "stood",  # a number for the table at the end of the last turn (SOL-END-04)
    "stood_before",  # and of the turn before
    "without_change",  # how many turns were played after scoring
    "meant",  # the champion they meant to send when they chose the realm to attack
)
BOUNDS = t.BOUNDS | {
    "tried": TALLY,
    "waits": FLAG,
    **dict.fromkeys(("score", "refills", "without_change"), COUNT),
    **dict.fromkeys(("stood", "stood_before"), FLAG),  # fingerprints: they reveal only whether there is one
    "meant": CARD,
}


def layout(privy: int) -> Layout:
    """The table; ``privy`` is the bit mask of seats that see every hand."""
    return Layout(t.ZONES, MARKS, t.SEAT_COLUMNS, REGISTERS, t.LAYOUT.shaping, t.LAYOUT.secret, privy, BOUNDS)
