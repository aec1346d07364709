"""Checks that run on any game: the contract of games and states, and leaks of hidden information. Tests use them."""
