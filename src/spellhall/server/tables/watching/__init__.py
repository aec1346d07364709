"""What each seat and spectator sees of a live table, and when: read this before you change what a client is sent."""
