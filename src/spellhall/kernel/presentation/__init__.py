"""What people read about any game: prompts, log lines, lessons, the account of a finished game."""
