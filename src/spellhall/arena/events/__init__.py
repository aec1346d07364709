"""Whole tournaments played by agents."""
