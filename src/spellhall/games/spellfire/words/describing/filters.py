"""Filters: one language for naming cards, whatever a card wants with them.

A filter starts from a noun (``monsters``, ``realms``, ``allies``, ``cards``...) and is narrowed by adding to it:
``monsters.undead.yours.in_pool.base_at_most(4)``. It reads as it is written: "undead monsters in your pool of base
level 4 or less". By itself a filter looks at cards in play; ``in_hand``, ``in_discard`` and so on make it look there.

How a filter is put into words and asked stands in ``descriptions``; what narrows it, in a room for each subject: whose
cards they are (``ownership``), where they lie (``places``), what part they have in the battle (``fighting``), what is
printed on them (``printing``), what their texts do (``powers``), how high they are (``level_filters``).

``THIS`` is the card itself, ``BEARER`` the champion or realm it hangs on, ``OPPONENT`` the fighter it faces,
``ATTACKER`` and ``DEFENDER`` the two fighters, ``USER`` the champion that casts, ``IT`` the card a lasting effect was
given to, ``THAT`` and ``OTHER`` the cards of the event that set a trigger off, ``ANSWERED`` the card being answered.
"""

from __future__ import annotations

from spellhall.games.spellfire.words.describing.fighting import Fighting
from spellhall.games.spellfire.words.describing.level_filters import Heights
from spellhall.games.spellfire.words.describing.ownership import Sides
from spellhall.games.spellfire.words.describing.places import Places
from spellhall.games.spellfire.words.describing.powers import Powers
from spellhall.games.spellfire.words.describing.printing import Printing


class Filter(Sides, Places, Fighting, Printing, Powers, Heights):
    """All cards that fit a description."""
