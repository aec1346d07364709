"""Spellfire at tournaments: what an event is called, and what that means for the game and for decks.

The rules are in ``docs/rules/spellfire-tournaments.md``. Play at the table is refereed by the rules of the game
(``rules``), using options; pairings and standings are computed by the organizer, which knows no game.
This folder connects the two:

* ``kinds``       the thirteen types, the seven variants, the conditions and the sizes, in words;
* ``shorthand``   the names of events, read and written;
* ``deck_rules``  which cards a type allows, and what is wrong with a deck;
* ``products``    sealed decks and boosters, at random;
* ``reports``     what counts in a game, and which reported results are impossible;
* ``book``        all of it as the book that the organizer asks (``parts.tournament``).
"""
