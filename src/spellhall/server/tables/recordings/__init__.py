"""Finished games: how they are recorded, replayed, and saved as files."""
