"""Cards of the set Birthright."""
