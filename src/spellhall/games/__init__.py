"""The games of the hall. A game never imports another."""
