"""Many games as one run: what is planned, which process plays it, and where the results are kept."""
