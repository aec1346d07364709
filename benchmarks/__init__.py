"""How fast the hall is, measured next to named peers in the same run: ``make bench``."""
