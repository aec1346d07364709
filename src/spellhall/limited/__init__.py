"""Limited play: a pod of people and agents opens packs, drafts, builds decks from its cards, and plays its rounds.

Everything is plain data without a clock, randomness or network of its own: a ``Pod`` is determined by its plan, its
packs and its steps. The hall stores them and opens tables, the terminal plays against agents; both follow the same pod.
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
