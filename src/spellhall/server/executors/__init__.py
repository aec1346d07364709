"""Work off the event loop: what takes long is done in threads and processes, for all callers in turn.

``scheduler`` is the way in. ``lanes`` starts jobs, ``fair_queue`` says which is next, ``budgets`` counts what callers
have used, ``processes`` are the workers, and ``kept_results`` remembers answers. Read this when something waits.
"""
