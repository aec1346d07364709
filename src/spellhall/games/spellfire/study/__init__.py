"""What many games tell of a deck of Spellfire: a witness counts in each game, figures are made of the sum."""
