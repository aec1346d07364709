"""The printed cards of all sets: what stands on each, and which definition it is played by.

``numbers`` reads the facts of every printed card, one list a set in ``lists``; ``verdicts`` knows which of them say the
same as a card that the hall has, and which do not; ``shelf`` makes cards of the numbers that can be played besides
those of the definitions themselves.
"""
