"""Cards of the 3rd edition."""
