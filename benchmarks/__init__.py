"""How fast the hall is, measured beside named peers in the same run: ``make bench``."""
