"""Games on other machines: on a Ray cluster, or by the workers of a Dask scheduler.

``joining`` reads an address and joins. ``ordered`` is the runner: results in order, lost work restarted. ``on_ray`` and
``on_dask`` talk to the two kinds of cluster. ``calls`` is what runs on a worker, ``sent_files`` what travels there.
"""
