"""Cards of other sets: types that the 4th edition does not have (thieves and their skills, dungeons)."""
