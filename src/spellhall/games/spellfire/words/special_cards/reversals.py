"""Words that turn what wins upside down, and allow less than usual: razed realms or the lowest total win (SF-VIC-15,
SF-BIND-06), or a champion has one card of each sort (SF-ATT-23).
"""

from __future__ import annotations

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.battle.round_order import Reversal
from spellhall.games.spellfire.rules.battle.sides import attachments, in_round
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.words.battle.attack_and_defence import DefendsItself
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import champions
from spellhall.games.spellfire.words.describing.wording import plural_of
from spellhall.games.spellfire.words.levels.levels import LevelTimes
from spellhall.games.spellfire.words.plays.effects import Effectful, removable
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards

IN_BATTLE = (facts.ALLY, facts.ITEM, facts.ARTIFACT, facts.WIZARD_SPELL, facts.CLERIC_SPELL)
"""What a champion has only one of in battle."""


class RazedRealmsWin(questions.Downfall):
    """A full formation of razed realms wins, instead of an unrazed one (SF-VIC-15)."""

    def phrase(self) -> str:
        return "unrazed realms no longer win; a player whose formation is full of razed realms for a full turn wins"


class LowestTotalWins(Reversal):
    """In every round the side with the lower total leads (SF-BIND-06)."""

    def phrase(self) -> str:
        return "the side with the lower total wins every battle"


class CountAgainst(LevelTimes):
    """Cards whose level is subtracted from the total of their own side."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards, -1)

    def phrase(self) -> str:
        return f"the levels of {self.subject()} are subtracted from their side's total"


class KeepOneItem(Effectful):
    """Each champion keeps one of its magical items, which its player picks, and loses the others (SF-ATT-23)."""

    asks = True

    def phrase(self) -> str:
        return "discard all magical items but one on each champion (its player chooses which to keep)"

    def _next(self, state: State, fx: Context) -> tuple[int, list[int]]:
        """A champion with several, and those that may be discarded from it; -1 if there is none."""
        for champion in champions.handles(state, fx):
            items = [card for card in attachments(state, champion) if card_of(state, card).type == facts.ITEM]
            if len(items) > 1 and sum(removable(state, card, fx) for card in items) > 1:
                return champion, items
        return -1, []

    def question(self, state: State, fx: Running) -> Ask:
        champion, items = self._next(state, fx)
        seat = fx.seat if champion < 0 else state.control[champion]
        return ask(seat, CHOOSE_CARD, items or [PASS], fx.answered, "which item does it keep?", "SF-ATT-23")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        _, items = self._next(state, fx)
        for card in items:
            if card != action and removable(state, card, fx):
                discard(state, card)
        return self._next(state, fx)[0] < 0

    def hint(self) -> float:
        return 0.5


class OneItem(questions.Austerity):
    """A champion bears no more than one magical item (SF-ATT-23)."""

    def phrase(self) -> str:
        return "champions can bear only one magical item each"


class OneOfEachSort(questions.Ban):
    """A champion has no more than one card of certain types in battle (SF-ATT-23)."""

    def forbids(self, state: State, seat: int, champion: int, card: int, standing: Context) -> bool:
        """Whether a champion that fights already has a card of that type."""
        kind = card_of(state, card).type
        if champion < 0 or kind not in IN_BATTLE or not in_round(state, champion):
            return False
        return any(card_of(state, borne).type == kind for borne in attachments(state, champion))

    def phrase(self) -> str:
        kinds = "one ally, one magical item, one artifact, one wizard spell and one cleric spell"
        return f"in battle each can have only {kinds}"


class RealmsDefend(DefendsItself):
    """Certain realms, of every player, may fight as champions of a kind when they are attacked (AMB-40)."""

    def __init__(self, realms: Filter, type_: int) -> None:
        super().__init__(type_, lent=True)
        self.realms = realms

    def covers_realm(self, state: State, realm: int, standing: Context) -> bool:
        """Whether a realm is meant."""
        return self.realms.accepts(state, realm, standing)

    def phrase(self) -> str:
        return f"{self.realms.many()} can defend themselves as {plural_of(facts.TYPE_NAMES[self.type])}"
