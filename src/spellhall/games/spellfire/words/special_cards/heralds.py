"""What champions wait for in a hand (section HERALD)."""

from __future__ import annotations

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules.special_cards.heralds import just_defeated
from spellhall.games.spellfire.words.describing.wording import with_article
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Condition


class Occasion(Effectful):
    """What must have happened just now for a champion to come into play: the price of some (SF-HERALD-01)."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def phrase(self) -> str:
        return f"put it from your hand into your pool the moment that {self.condition.phrase()}"

    def payable(self, state: State, fx: Context) -> bool:
        return self.condition.holds(state, fx)

    def run(self, state: State, fx: Running) -> None:
        """Nothing has to be given up."""

    def hint(self) -> float:
        return 0.0


class JustDefeated(Condition):
    """A champion of a kind that another player has was defeated in combat a moment ago."""

    def __init__(self, type_: int) -> None:
        self.type = type_

    def phrase(self) -> str:
        return f"another player's {facts.TYPE_NAMES[self.type]} is defeated in combat"

    def denied(self) -> str:
        return f"{with_article(facts.TYPE_NAMES[self.type])} of another player has not just been defeated in combat"

    def holds(self, state: State, fx: Context) -> bool:
        return just_defeated(state, fx.seat, self.type)
