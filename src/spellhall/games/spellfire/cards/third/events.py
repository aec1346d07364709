"""Events of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.cards.first.events import calm
from spellhall.games.spellfire.words import *

event("Calm", "3rd/400", nature=HELPFUL)(calm.recorder)
