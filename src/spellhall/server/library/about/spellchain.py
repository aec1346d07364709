"""What the hall says about Spell Chain."""

from __future__ import annotations

from spellhall.games.spellchain.formats.starters import PLANS
from spellhall.games.spellchain.options import PRESETS, VALUES
from spellhall.server.library.about.shape import About, Choice, Links, Preset

ABOUT = About(
    title="Spell Chain",
    text="Two mages lay eight spells into one chain, and it resolves backwards: what you lay last works first.",
    seats=(2, 2),
    presets={
        "rulebook": Preset("Rulebook", "Decks are cut by lot, so that play goes quickly."),
        "table": Preset("As at a table", "Each player says where to cut the other's deck."),
    },
    choices={
        "cut": Choice(
            "Cutting the decks",
            "Who says where a shuffled deck is cut before a round.",
            {"random": "by lot", "chosen": "the players choose"},
            ("B-23",),
        ),
    },
    preset_values=PRESETS,
    values=VALUES,
    plans={name: plan for name, (plan, _) in PLANS.items()},
    links=Links(
        {"Continuous": "SC-CO", "Summon": "SC-SM", "Ultimate": "SC-UL", "Madness": "SC-MA"},
        {"negate": "SC-NE"},
    ),
)
