"""Spell Chain: two players, twenty HP each, eight cards played forward and resolved backward.

In each chain both players draw five cards and lay four of them, in turn, into the eight slots of the chain. Nothing
happens while they are laid. Then the chain resolves in reverse: the last card first. So a late card is safe from
answers but helped by nothing, and an early one is known to all but profits from everything that activates before it.
"""
