"""Commands that have agents play many games, and report the results."""
