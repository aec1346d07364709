"""Duels: one champion challenges another, and no realm is at stake (section DUEL)."""

from __future__ import annotations

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.battle.duel import A_CARD, NOTHING, SPOILS, THE_ABYSS, Duel
from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.rules.levels.traits import is_champion
from spellhall.games.spellfire.rules.plays.permits import out_of_use
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import name_is_free
from spellhall.games.spellfire.table import ABYSS, ATTACKED, FOUGHT, NO_BATTLE, POOL, STAGE
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards, Condition

STAKES = {
    NOTHING: "",
    SPOILS: "; the winner's player draws spoils",
    A_CARD: "; if it wins, draw a card (no spoils)",
    THE_ABYSS: "; the loser goes to the Abyss, the winner to its pool",
}


class Challenge(Effectful):
    """A champion fights a duel with another; ``stake`` says what is at stake (SF-DUEL-01). ``attack``: it is the attack
    of the turn (SF-DUEL-06).
    """

    def __init__(self, champion: Cards, rival: Cards, stake: int, attack: bool) -> None:
        self.champion = champion
        self.rival = rival
        self.stake = stake
        self.attack = attack

    def phrase(self) -> str:
        instead = " instead of attacking a realm" if self.attack else ""
        return f"{self.champion.phrase()} fights a duel with {self.rival.phrase()}{instead}{STAKES[self.stake]}"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for champion in self.champion.handles(state, fx)[:1]:
            for rival in self.rival.handles(state, fx)[:1]:
                if self._can_meet(state, fx, champion, rival):
                    if self.attack:
                        state.set_seat(ATTACKED, state.control[champion], 1)
                        state.mark(FOUGHT, champion, state.marks[FOUGHT][champion] + 1)
                    state.call(Duel(champion=champion, rival=rival, stake=self.stake))

    def _can_meet(self, state: State, fx: Context, champion: int, rival: int) -> bool:
        """SF-DUEL-01. Champions of two players, each in their pool, or in the Abyss under a name that is free."""
        return (
            state.regs[STAGE] == NO_BATTLE
            and state.control[champion] != state.control[rival]
            and all(is_champion(state, one) and reaches(state, fx, one) for one in (champion, rival))
            and state.zone[rival] == POOL
            and (state.zone[champion] == POOL or (state.zone[champion] == ABYSS and name_is_free(state, champion)))
        )

    def hint(self) -> float:
        return 1.5


class BearerIsFresh(Condition):
    """The champion that bears this card is at home and could attack: it has not done so this turn."""

    def phrase(self) -> str:
        return "its bearer could attack"

    def holds(self, state: State, fx: Context) -> bool:
        bearer = state.host[fx.source]
        return (
            bearer >= 0
            and state.zone[bearer] == POOL
            and not state.marks[FOUGHT][bearer] % 2
            and not out_of_use(state, bearer)
        )


BEARER_IS_FRESH = BearerIsFresh()


class FreesFromCosmos(questions.Freedom):
    """Cards that are played as if the Rule of the Cosmos did not cover them (SF-COSMOS-14)."""

    def __init__(self, what: Filter) -> None:
        self.what = what

    def frees(self, state: State, card: int, standing: Context) -> bool:
        """Whether a card is meant."""
        return self.what.fits(state, card, standing)

    def phrase(self) -> str:
        return f"{self.what.many()} can be played even if cards of the same name are in play"


class FreeOfCosmos(questions.Plurality):
    """A card that is not bound by the Rule of the Cosmos (SF-COSMOS-13)."""

    def phrase(self) -> str:
        return "any number of this card may be in play"
