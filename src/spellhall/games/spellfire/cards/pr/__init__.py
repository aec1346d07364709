"""Cards of the set The Underdark."""
