"""The games of Spellhall, one folder each. A game never imports another."""
