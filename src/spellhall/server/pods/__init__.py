"""Pods in the hall: people who join by a link, open packs together, draft, build decks, and play their rounds at
ordinary tables.

A pod itself is ``spellhall.limited``, plain data. This package stores it, shows it to people, runs its timers, and
opens its games.
"""
