"""A name for the one card that another keeps in mind (``you.note``), where a description wouldn't read well."""

from __future__ import annotations

from spellhall.games.spellfire.rules.host import services_of
from spellhall.games.spellfire.rules.questions import Memory
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards


class Remembered(Cards):
    """The card that this card has noted, as its text calls it: ``Remembered("its caster")``."""

    def __init__(self, text: str) -> None:
        self.text = text

    def phrase(self) -> str:
        return self.text

    def handles(self, state: State, fx: Context) -> list[int]:
        words = services_of(state).modifiers
        return [e[3] for e in state.lasting if e[1] == fx.source and e[0] >= 0 and isinstance(words[e[0]], Memory)]
