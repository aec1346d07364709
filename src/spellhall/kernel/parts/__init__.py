"""What a game says and does, in parts, by who asks it: the kernel, people, agents, builders of decks, statistics."""
