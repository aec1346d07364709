"""The rules of Spellslinger, one module per subject.

A turn (``turns``) is a series of steps, each ending with a window (``playing``): starting with the active player,
players may act until all pass in a row. ``offers`` finds what they may do.
Everything played or used is announced, paid for and targeted in the same way (``announcing``, ``payment``,
``targets``).
Events, enchantments and characters then wait for responses, one at a time, and resolve.
The attack (``attack``, ``blocks``, ``combat``) comes before the main phase, so what is played there fights a turn
later.

After every change the table is checked (``checks``): characters with damage up to their strength are destroyed,
attachments that lost their host fall off, players without life are out. Triggered abilities wait until nothing else is
in progress (``triggers``). ``sides`` knows teams and turn order. ``numbers`` calculates strength, speed and keywords
from what all cards in play hold, which ``projection`` collects.
"""
