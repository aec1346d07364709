"""Cards whose player tears them up to keep them from being cancelled (SF-VOID-06)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.table import FOR_GOOD, TURN, VOID
from spellhall.games.spellfire.words.battle.protection import Goes
from spellhall.games.spellfire.words.describing.nouns import IT
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import Cards


class TearUp(Effectful):
    """A card works as it was played, and goes to the Void instead of the discard pile (SF-VOID-06)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.torn = Goes(IT, VOID, why="discarded")

    def phrase(self) -> str:
        return f"tear up {self.cards.phrase()}, which works and then goes to the Void"

    def run(self, state: State, fx: Running) -> None:
        number = number_of_modifier(state, self.torn)
        for card in self.cards.handles(state, fx):
            state.begin_lasting((number, fx.source, fx.seat, card, FOR_GOOD, state.regs[TURN], 0))

    def hint(self) -> float:
        return -0.5
