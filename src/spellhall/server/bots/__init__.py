"""Bots: programs of people that come to the hall by a token, and sit at tables as strangers with a clock do.

A bot is someone among the people (``queries.bots``), so seats, clocks and absence treat it as anybody. ``sign_in``
knows it by its token, ``registry`` tells it where it is wanted, ``socket_messages`` answers what it says on the socket,
``positions`` gives it a table that hides what its seat cannot see, and ``routes`` is for its owner and for hosts.
"""
