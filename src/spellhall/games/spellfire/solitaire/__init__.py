"""Solitaire: Spellfire for one player, against an imaginary opponent who follows rules.

The rules stand in ``docs/rules/spellfire-solitaire.md``. Cards and all other rules are those of the game. Where these
ask its form (``rules.form``), ``forms`` answers; what the imaginary opponent decides is decided here, and told with its
reason:

* ``drawing``   how they draw, what they throw away, what they play at once;
* ``holding``   which events wait, and for what; ``placing`` who gets which item, and which champions enter their pool;
* ``casting``   the spells of phases 3 and 5, and powers; ``attacking`` with whom they attack what; ``defending``;
* ``certainty`` when defeat is certain; ``playing`` which cards they play in a round; ``trial`` the copies both try on;
* ``picking``   what they take when a card lets them choose; ``parting`` what they give up; ``ties`` what comes first;
* ``realms``    how they lay realms, where they have any; ``razed`` the variation where they lay them razed before
  you;
* ``ending``    the end and the score; ``opponent`` which of all this answers which question.

They see the table and their own hand. All that they decide is worked out on a copy where every other card is blank
and every lot is cast anew (``sight``), so nothing hidden can have a say in it.
"""
