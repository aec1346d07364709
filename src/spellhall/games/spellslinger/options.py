"""The options players can agree on before a game of Spellslinger (see the options section of the rules)."""

from __future__ import annotations

from spellhall.kernel.options import Option, Preset, Terms, equal_windows

TERMS = Terms(
    presets=(
        Preset("rulebook", "Constructed", "Decks of at least 60 cards, at most four of each."),
        Preset("limited", "Limited", "Small decks of 40 cards, such as the learning decks of one colour."),
        Preset("off-the-top", "Off the top", "No one brings a deck. Everyone draws from one pile."),
    ),
    options=(
        Option(
            "format",
            "Decks",
            "Which decks are allowed.",
            {
                "constructed": "60 cards or more, built beforehand",
                "limited": "40 cards or more, from the cards you were given",
                "shared": "one pile for everyone",
            },
            ("SS-DK-01", "SS-DK-02", "SS-OT-02", "SS-FM"),
            usual="constructed",
            but={"limited": "limited", "off-the-top": "shared"},
        ),
        Option(
            "teams",
            "Teams",
            "Who plays with whom.",
            {
                "none": "every player alone",
                "alliance": "allies with their own life and turns",
                "as-one": "a team shares its life and its turn",
            },
            ("SS-TM-01", "SS-TM-08", "SS-TM-09"),
            usual="none",
        ),
        Option(
            "team_size",
            "Players on a team",
            "How many players are on a team. It matters only in team games.",
            {"2": "two", "3": "three"},
            ("SS-TM-01",),
            usual="2",
        ),
        Option(
            "hands",
            "Team hands",
            "Whether teammates who play as one see each other's hands.",
            {"open": "they see them", "closed": "players see only their own"},
            ("SS-TM",),
            usual="open",
        ),
        Option(
            "draw",
            "Drawing",
            "When you draw your card for the turn: before the attack, or after it.",
            {"beginning": "at the beginning of the turn", "between": "between the attack and the main phase"},
            ("SS-TN-08",),
            usual="beginning",
        ),
        equal_windows("SS-PR"),
    ),
)
