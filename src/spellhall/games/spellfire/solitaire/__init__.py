"""Solitaire: Spellfire for one player, against an imaginary opponent who follows rules.

The rules are in ``docs/rules/spellfire-solitaire.md``; cards and all other rules are those of Spellfire.
When the rules ask about the form of the game (``rules.game_form``), ``forms`` answers.
The imaginary opponent's decisions are made here, and reported with their reasons:

* ``drawing``   how they draw, what they throw away, what they play at once;
* ``holding``   which events wait, and for what; ``placing`` who gets which item, and which champions enter their pool;
* ``casting``   the spells of phases 3 and 5, and powers; ``attacking`` who attacks what; ``defending`` who defends;
* ``certainty`` when defeat is certain; ``playing`` which cards they play in a round; ``trial`` the copies both try on;
* ``picking``   what they take when a card lets them choose; ``parting`` what they give up; ``ties`` what comes first;
* ``realms``    how they lay realms, if they have any; ``razed`` the variation where they lay them razed before you;
* ``ending``    the end and the score; ``opponent`` which of these answers which question.

They see the table and their own hand. Every decision is made on a copy where all other cards are blank and the random
seed is another (``sight``), so nothing hidden can influence it.
"""
