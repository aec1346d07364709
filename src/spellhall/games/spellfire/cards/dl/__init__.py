"""Cards of the set Dragonlance."""
