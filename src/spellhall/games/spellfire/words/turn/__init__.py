"""Words of turns, hands and piles, and the events that cards wait for."""
