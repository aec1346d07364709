"""Rules that exist for a few cards, one file each."""
