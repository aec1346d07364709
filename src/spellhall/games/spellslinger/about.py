"""How Spellslinger introduces itself."""

from __future__ import annotations

from spellhall.games.spellslinger.costs import COLOUR_NAMES
from spellhall.games.spellslinger.formats.covers import COVERS
from spellhall.games.spellslinger.formats.starters import PLANS
from spellhall.kernel.presentation.about import About, Links

LEARNING = {
    f"Learning {colour}": f"{colour} alone, from common cards: for a first game" for colour in COLOUR_NAMES.values()
}

ABOUT = About(
    text="You are a mage. Summon characters with the power of your terrains, and bring the other mage down.",
    plans={name: plan for name, (plan, _) in PLANS.items()} | LEARNING,
    covers=COVERS,
    links=Links(
        {
            "Character": "SS-CH",
            "Event": "SS-CT",
            "Interrupt": "SS-IN",
            "Enchantment": "SS-EN",
            "Terrain": "SS-CO",
            "Flying": "SS-KW",
            "Ambush": "SS-KW",
            "Deadly": "SS-KW",
            "Bonding": "SS-GR",
        },
        {"sideways": "SS-SW", ": ": "SS-AB"},
    ),
    place=2,
    terminal="spellhall.games.spellslinger.terminal:draw",
)
