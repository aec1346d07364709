"""Cards of the set Dungeons."""
