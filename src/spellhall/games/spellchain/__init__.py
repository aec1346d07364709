"""Spell Chain: two players, twenty HP each, eight cards played forward and resolved backward.

In each chain both players draw five cards and take turns laying four of them into the chain's eight slots.
Nothing happens while they are laid. Then the chain resolves in reverse: the last card first.
So a late card is safe from answers but gets no help, and an early one is known to all but profits from everything that
activates before it.
"""
