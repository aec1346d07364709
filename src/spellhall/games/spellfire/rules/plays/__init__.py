"""Playing cards: what may be played when, by whom, and how a play is announced, answered and carried out."""
