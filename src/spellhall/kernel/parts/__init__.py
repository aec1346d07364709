"""What a game says and does, in parts by who asks: the kernel, people, agents, deck builders, statistics, ..."""
