"""Cards of the set Ravenloft."""
