"""A hall of several processes: who owns which table, and how a client at one process reaches a table of another.

Read ``members`` first, then ``forwarding`` (requests) and ``relays`` (sockets). ``storage.members`` has the leases.
"""
