"""What may be agreed upon before a game of Spell Chain (section 20 of the rules)."""

from __future__ import annotations

from spellhall.kernel.options import Option, Preset, Terms

TERMS = Terms(
    presets=(
        Preset("rulebook", "Rulebook", "Decks are cut by lot, so that play goes quickly."),
        Preset("table", "As at a table", "Each player says where to cut the other's deck."),
    ),
    options=(
        Option(
            "cut",
            "Cutting the decks",
            "Who says where a shuffled deck is cut before a round.",
            {"random": "by lot", "chosen": "the players choose"},
            ("B-23", "SC-SU-01"),
            usual="random",
            but={"table": "chosen"},
        ),
    ),
)
