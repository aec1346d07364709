"""Tournaments in the hall: people enter by a link, rounds are drawn and published, tables open automatically.

An event itself is ``spellhall.tournaments``: a log and the state computed from it. This package stores the log,
controls who may read and write it, and opens the event's games at ordinary tables.
"""
