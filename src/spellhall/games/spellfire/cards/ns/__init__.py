"""Cards of the set Night Stalkers."""
