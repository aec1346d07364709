"""Spellfire at tournaments: what an event of it is called, what that means for the game and for decks.

The rules stand in ``docs/rules/spellfire-tournaments.md``. What happens at a table is refereed by the rules of the game
(``rules``), by options; how people meet, and what it earns them, is computed by the organiser, who names no game. This
room tells the one what the other has agreed on:

* ``kinds``       the thirteen types, the seven variants, the conditions and the sizes, in words;
* ``shorthand``   the names of events, read and written;
* ``deck_rules``  which cards a type allows, and what is wrong with a deck;
* ``products``    sealed decks and boosters, at random;
* ``reports``     what counts of a game, and what cannot be in the report of one;
* ``book``        all of it as the book that the organiser asks (``kernel.tournament``).
"""
