"""Cards of No Edition."""
