"""Tables: set up, played, watched, seen again. ``table.py`` tells the order of things at one, ``floor.py`` has all."""
