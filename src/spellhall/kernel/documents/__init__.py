"""Games as JSON documents: saves, positions and replays, and how documents of older formats are read."""
