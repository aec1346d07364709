"""``spellhall admin``: commands for the host of a hall."""
