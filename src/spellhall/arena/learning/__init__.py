"""Trains the networks of ``spellhall.agents.learned`` by games that the computer plays against itself: ``positions``
plays them, ``descent`` fits a network to them, and ``training`` does both by turns, in a folder.
"""
