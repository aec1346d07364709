"""Cards of the set Forgotten Realms."""
