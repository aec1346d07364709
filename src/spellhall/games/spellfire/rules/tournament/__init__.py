"""Options of the tournament rules, one file each."""
