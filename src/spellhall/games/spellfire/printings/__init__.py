"""The printed cards of all sets: the facts on each, and which definition it is played by.

``numbers`` reads the facts of every printed card, one list per set in ``lists``. ``verdicts`` knows which of them say
the same as an implemented card, and which don't. ``shelf`` makes cards of the other playable numbers,
besides those of the definitions themselves. ``catalogue`` has all cards of a game, and reads each at the first look.
``lacking`` names what can't be played yet.
"""
