"""Balance changes since the effects were first designed: card, change, reason (``spellhall balance``)."""

from __future__ import annotations

ARTIFACTS = "Artifact decks won 67% of their games, and every one against a deck of Spell counters."
POISON = "Poison decks won 32% of their games: the first counters came a chain too late."

CHANGES: tuple[tuple[str, str, str], ...] = (
    ("Excalibur", "Deals 4 DMG, or 5 after another Artifact (it was 5, or 6).", ARTIFACTS),
    ("Mana Disruption", "Negates the next opposing card, Spell or Artifact (it was Spells only).", ARTIFACTS),
    ("Drowning Vortex", "Negates the next opposing card, Spell or Artifact (it was Spells only).", ARTIFACTS),
    ("Summon: Pestilent Zombie", "Places 1 Poison counter when it activates, too.", POISON),
    ("Spread Toxic Plague", "Places 3 Poison counters on a healthy opponent (it was 2).", POISON),
)
