"""Commands that have agents play many games, and report what they show."""
