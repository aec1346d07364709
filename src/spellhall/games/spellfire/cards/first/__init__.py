"""Cards of the 1st edition."""
