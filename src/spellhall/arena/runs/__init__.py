"""Many games as one run: the plan, the processes that play it, and the folder of results."""
