"""The command line: play, simulate, replay, look things up."""
