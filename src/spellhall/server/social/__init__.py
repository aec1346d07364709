"""The company: people and each other. Their pages, friends, who is there, and how two of them come to a table."""
