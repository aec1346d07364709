"""What the hall says about Spellslinger."""

from __future__ import annotations

from spellhall.games.spellslinger.costs import COLOUR_NAMES
from spellhall.games.spellslinger.formats.learning import SHARE
from spellhall.games.spellslinger.formats.starters import PLANS
from spellhall.games.spellslinger.options import PRESETS, VALUES
from spellhall.games.spellslinger.rules.sides import MOST_PLAYERS
from spellhall.server.library.about.shape import EQUAL_WINDOWS, About, Choice, Links, Preset

LEARNING = {
    f"Learning {colour}": f"{colour} alone, from common cards: for a first game" for colour in COLOUR_NAMES.values()
}
SHARES = {f"Share {seat + 1}": f"{SHARE} cards by lot for the pile that all share" for seat in range(MOST_PLAYERS)}

ABOUT = About(
    title="Spellslinger",
    text="Wizards let characters fight for them: attack first, pay with terrains, and answer whatever the others play.",
    seats=(2, MOST_PLAYERS),
    presets={
        "rulebook": Preset("Constructed", "Decks of at least 60 cards, at most four of each."),
        "limited": Preset("Limited", "Small decks of 40 cards, such as the learning decks of one colour."),
        "off-the-top": Preset("Off the top", "Nobody brings a deck: all draw from one pile."),
    },
    choices={
        "format": Choice(
            "Decks",
            "Which decks are allowed.",
            {
                "constructed": "60 cards or more, made beforehand",
                "limited": "40 cards or more, from what you were given",
                "shared": "one pile for everybody",
            },
            ("SS-DK-01", "SS-DK-02", "SS-OT-02"),
        ),
        "teams": Choice(
            "Teams",
            "Who plays with whom.",
            {
                "none": "everybody alone",
                "alliance": "allies with life and turns of their own",
                "as-one": "a team shares its life and its turn",
            },
            ("SS-TM-01", "SS-TM-08", "SS-TM-09"),
        ),
        "team_size": Choice(
            "Players on a team",
            "How many play together; it matters only where there are teams.",
            {"2": "two", "3": "three"},
            ("SS-TM-01",),
        ),
        "hands": Choice(
            "Hands of a team",
            "Whether team-mates who play as one see each other's hands.",
            {"open": "they see them", "closed": "everybody sees only their own"},
            ("SS-TM",),
        ),
        "draw": Choice(
            "Drawing",
            "When you draw your card for the turn: before the attack, or after it.",
            {"beginning": "at the beginning of the turn", "between": "between the attack and the main phase"},
            ("SS-TN-08",),
        ),
        "equal_windows": EQUAL_WINDOWS,
    },
    preset_values=PRESETS,
    values=VALUES,
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
