"""Spells and events that come into their player's pool as champions (SF-ROLE-12).

``you.summon`` records both that the card can stand as a champion (``StandsAs``) and the verb here, which brings it
there, perhaps at a level that is counted once, and for a time.
"""

from __future__ import annotations

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.table import ATTACHED, DURATIONS, FOR_GOOD, PLAYED, POOL, TABLE, TURN
from spellhall.games.spellfire.words.describing.nouns import IT
from spellhall.games.spellfire.words.describing.numbers import AtOnce
from spellhall.games.spellfire.words.describing.wording import with_article
from spellhall.games.spellfire.words.levels.levels import BaseBecomes
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import Number


class Summon(Effectful):
    """This card comes into its player's pool as a champion of a kind and level, and is discarded when its time is over
    (SF-ROLE-12). A copy of it has no card of its own to send there.
    """

    def __init__(self, level: int | Number, type_: int = facts.MONSTER, until: int = FOR_GOOD) -> None:
        self.type = type_
        self.level = level
        self.until = until
        self.word = BaseBecomes(IT, level if isinstance(level, int) else AtOnce(level))

    def phrase(self) -> str:
        kind = with_article(facts.TYPE_NAMES[self.type])
        level = f"level {self.level}" if isinstance(self.level, int) else f"a base level equal to {self.level.phrase()}"
        comes = f"this card comes into your pool as {kind} {'of' if isinstance(self.level, int) else 'with'} {level}"
        return comes if self.until == FOR_GOOD else f"{comes} {DURATIONS[self.until]}"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        card = fx.source
        if state.zone[card] not in (TABLE, ATTACHED):
            return
        level = self.level if isinstance(self.level, int) else self.level.value(state, fx)
        state.move(card, POOL, fx.seat, PLAYED)
        number = number_of_modifier(state, self.word)
        state.begin_lasting((number, card, fx.seat, card, self.until, state.regs[TURN], 0, level))

    def hint(self) -> float:
        return 3.0
