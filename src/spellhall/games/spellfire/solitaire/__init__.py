"""Solitaire: Spellfire for one player, against an imaginary opponent who follows rules.

The rules stand in ``docs/rules/spellfire-solitaire.md``. Cards and all other rules are those of the game. Where these
ask its form (``rules.form``), ``forms`` answers; what the imaginary opponent decides is decided here, and told with its
reason:

* ``drawing``   how he draws, what he throws away, what he plays at once;
* ``holding``   which events wait, and for what; ``placing`` who gets which item, and which champions enter his pool;
* ``casting``   the spells of phases 3 and 5, and powers; ``attacking`` with whom he attacks what; ``defending``;
* ``certainty`` when defeat is certain; ``playing`` which cards he plays in a round; ``trial`` the copies both try on;
* ``picking``   what he takes when a card lets him choose; ``parting`` what he gives up; ``ties`` what comes first;
* ``realms``    how he lays realms, where he has any; ``razed`` the variation in which he lays them razed before you;
* ``ending``    the end and the score; ``opponent`` which of all this answers which question.

He sees the table and his own hand. All that he decides is worked out on a copy in which every other card is blank and
every lot is cast anew (``sight``), so nothing hidden can have a say in it.
"""
