"""The options of the tournament rules, one file each."""
