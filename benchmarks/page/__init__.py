"""What the page costs and how it moves, measured in a browser: ``python -m benchmarks.page``."""
