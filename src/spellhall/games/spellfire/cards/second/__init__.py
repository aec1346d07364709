"""Cards of the 2nd edition."""
