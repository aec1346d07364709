"""The words of Spell Chain cards. Card modules import all of them from here."""

from spellhall.games.spellchain.words.numbers import *
from spellhall.games.spellchain.words.standing import *
