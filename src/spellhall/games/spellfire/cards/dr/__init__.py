"""Cards of Draconomicon."""
