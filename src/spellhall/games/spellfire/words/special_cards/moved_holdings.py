"""Words for holdings that outlive their realm on another one (SF-ATT-24)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.placement import realms_for
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import name_is_free
from spellhall.games.spellfire.table import ATTACHED, DISCARD, FALLEN, RETURNED
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.events import Moved
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards, Trigger


class FallsWithItsRealm(Trigger):
    """A holding has been discarded because its realm was razed or has left."""

    event = Moved

    def __init__(self, cards: Filter) -> None:
        self.cards = cards

    @property
    def subject(self) -> Cards | None:
        """The description that THAT answers."""
        return self.cards

    def phrase(self) -> str:
        return f"whenever {self.cards.one()} is lost with its realm"

    def matches(self, state: State, fx: Context, event: Moved) -> bool:
        lost = event.why == FALLEN and event.origin == ATTACHED and state.zone[event.card] == DISCARD
        return lost and self.cards.fits(state, event.card, fx)


class JoinAnother(Effectful):
    """A holding in the discard pile joins another of its player's realms that it fits, if they want (SF-ATT-24)."""

    asks = True

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"you may attach {self.cards.phrase()} to another of your realms that it fits"

    def question(self, state: State, fx: Running) -> Ask:
        holding = next(iter(self.cards.handles(state, fx)), -1)
        able = holding >= 0 and state.zone[holding] == DISCARD and name_is_free(state, holding)
        realms = realms_for(state, fx.seat, holding) if able else []
        name = card_of(state, holding).name if holding >= 0 else "it"
        return ask(fx.seat, CHOOSE_CARD, [*realms, PASS], fx.answered, f"which realm does {name} join?", "SF-ATT-24")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action != PASS:
            for holding in self.cards.handles(state, fx)[:1]:
                state.move(holding, ATTACHED, fx.seat, RETURNED, action)
        return True

    def hint(self) -> float:
        return 1.5
