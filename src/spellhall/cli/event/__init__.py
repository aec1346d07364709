"""``spellhall event``: commands for tournaments, each kept in one file."""
