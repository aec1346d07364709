"""What each seat and spectator sees of a live table, and when. Read this before you change what clients are sent."""
