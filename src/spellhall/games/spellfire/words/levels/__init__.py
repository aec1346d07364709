"""Words that change what a card is: levels, roles, classifications."""
