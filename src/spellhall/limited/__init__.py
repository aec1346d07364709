"""Limited play: a pod of people and agents opens packs, drafts, builds decks of what it got, and plays its rounds.

All of it is plain data without clock, chance or network of its own: a ``Pod`` is what its plan, its packs and its steps
make of it. The hall stores them and opens tables, the terminal plays against agents; both follow the same pod.
"""

from spellhall.limited.drafting import Draft, Taken
from spellhall.limited.following import following, late
from spellhall.limited.looks import Look, look
from spellhall.limited.plans import Plan, deal, form_of, seating
from spellhall.limited.pod import Pod, Step
from spellhall.limited.rounds import KNOCKOUT, ROBIN, Match, Standing, standings
from spellhall.limited.timing import seconds_for

__all__ = [
    "KNOCKOUT",
    "ROBIN",
    "Draft",
    "Look",
    "Match",
    "Plan",
    "Pod",
    "Standing",
    "Step",
    "Taken",
    "deal",
    "following",
    "form_of",
    "late",
    "look",
    "seating",
    "seconds_for",
    "standings",
]
