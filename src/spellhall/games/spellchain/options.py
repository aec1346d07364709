"""The options players can agree on before a game of Spell Chain (section 20 of the rules)."""

from __future__ import annotations

from spellhall.kernel.options import Option, Preset, Terms

TERMS = Terms(
    presets=(
        Preset("rulebook", "Rulebook", "Decks are cut at random, for a faster game."),
        Preset("table", "As at a table", "Each player chooses where to cut the other's deck."),
    ),
    options=(
        Option(
            "cut",
            "Cutting the decks",
            "Who chooses where decks are cut before a round.",
            {"random": "at random", "chosen": "the players choose"},
            ("B-23", "SC-SU-01"),
            usual="random",
            but={"table": "chosen"},
        ),
    ),
)
