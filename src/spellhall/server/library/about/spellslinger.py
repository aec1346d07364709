"""What the hall says about Spellslinger."""

from __future__ import annotations

from spellhall.games.spellslinger.costs import COLOUR_NAMES
from spellhall.games.spellslinger.formats.learning import SHARE
from spellhall.games.spellslinger.formats.starters import PLANS
from spellhall.games.spellslinger.game import Spellslinger
from spellhall.server.library.about.shape import About, Links

LEARNING = {
    f"Learning {colour}": f"{colour} alone, from common cards: for a first game" for colour in COLOUR_NAMES.values()
}
SHARES = {
    f"Share {seat + 1}": f"{SHARE} cards by lot for the pile that all share"
    for seat in range(Spellslinger.players.most)
}

ABOUT = About(
    text="Wizards let characters fight for them: attack first, pay with terrains, and answer whatever the others play.",
    plans={name: plan for name, (plan, _) in PLANS.items()} | LEARNING | SHARES,
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
)
