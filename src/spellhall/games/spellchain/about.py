"""How Spell Chain introduces itself."""

from __future__ import annotations

from spellhall.games.spellchain.formats.covers import COVERS
from spellhall.games.spellchain.formats.starters import PLANS
from spellhall.kernel.presentation.about import About, Links

ABOUT = About(
    text="Take turns playing eight spells, then watch the chain strike backwards, last spell first.",
    plans={name: plan for name, (plan, _) in PLANS.items()},
    covers=COVERS,
    links=Links(
        {"Continuous": "SC-CO", "Summon": "SC-SM", "Ultimate": "SC-UL", "Madness": "SC-MA"},
        {"negate": "SC-NE"},
    ),
    luck=2.5,
    place=3,
    terminal="spellhall.games.spellchain.terminal:draw",
)
