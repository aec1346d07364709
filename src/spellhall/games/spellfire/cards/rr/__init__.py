"""Cards of the set Runes & Ruins."""
