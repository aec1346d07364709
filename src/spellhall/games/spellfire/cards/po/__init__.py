"""Cards of the set Powers."""
