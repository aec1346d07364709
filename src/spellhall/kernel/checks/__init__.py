"""Checks that run on any game: the contract of games and states, and that nothing hidden leaks. Tests use them."""
