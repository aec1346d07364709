"""Words of attacks, battles and duels."""
