"""Cards of the 4th edition: the facts are the game's, the definitions and their rendered text our own."""
