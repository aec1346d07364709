"""What the hall says about Spell Chain."""

from __future__ import annotations

from spellhall.games.spellchain.formats.starters import PLANS
from spellhall.server.library.about.shape import About, Links

ABOUT = About(
    text="Two mages lay eight spells into one chain, and it resolves backwards: what you lay last works first.",
    plans={name: plan for name, (plan, _) in PLANS.items()},
    links=Links(
        {"Continuous": "SC-CO", "Summon": "SC-SM", "Ultimate": "SC-UL", "Madness": "SC-MA"},
        {"negate": "SC-NE"},
    ),
)
