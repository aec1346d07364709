"""Cards of the set Artifacts."""
