"""Bots: people's programs that connect to the hall with a token, and play under the same rules as human strangers.

A bot has its own person (``queries.bots``), so seats, clocks and absence treat it like anyone else. ``sign_in``
recognises it by its token, ``registry`` tells it where it is called, ``socket_messages`` handles its socket messages,
``positions`` gives it a table that hides what its seat cannot see, and ``routes`` is for its owner and for hosts.
"""
