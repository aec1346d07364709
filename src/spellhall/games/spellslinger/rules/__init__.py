"""The rules of Spellslinger, a room for each subject.

A turn (``turns``) is a row of steps, and at the end of each stands a window (``playing``): beginning with the active
player, everybody may take actions until all pass in a row. What may be done there is found in ``offers``. Whatever is
played or used is announced, paid for and aimed in one way (``announcing``, ``payment``, ``targets``); events,
enchantments and characters then wait for responses, one at a time, and resolve. The attack
(``attack``, ``blocks``, ``combat``) comes before the main phase, so what is played there fights a turn later.

After every change the table is put in order (``checks``): what has damage up to its strength is destroyed, what lost
its host falls off, who has no life left is out. What waits for such events triggers when nothing else is in the
middle of happening (``triggers``). Who is on whose side, and in which order players are asked, is known to ``sides``;
strength, speed and keywords to ``numbers``, which reads what all cards in play hold from ``projection``.
"""
