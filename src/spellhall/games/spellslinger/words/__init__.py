"""The words of Spellslinger cards: everything a definition can use."""

from spellhall.games.spellslinger.words.aims import *
from spellhall.games.spellslinger.words.filters import *
from spellhall.games.spellslinger.words.modifiers import *
from spellhall.games.spellslinger.words.numbers import *
from spellhall.games.spellslinger.words.players import *
from spellhall.games.spellslinger.words.prices import *
from spellhall.games.spellslinger.words.triggers import *
