"""Words that describe cards and players, and conditions and numbers that cards read from the table."""
