"""Open, voluntary help for a side of a battle by a player outside it (section BACK).

A player who is asked plays cards from their hand for that side, at once and as often as they like.
These cards remain theirs, and are discarded when the round is over.
"""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire.facts import ALLY, ITEM
from spellhall.games.spellfire.rules.battle.sides import fighter_of, stands
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.at_once import FORCED, AtOnce, why_not_at_once
from spellhall.games.spellfire.rules.turn.draws import draw
from spellhall.games.spellfire.table import BATTLE_END, HAND, TURN
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, Procedure, ask
from spellhall.kernel.state import State
from spellhall.language.words import Modifier

BACKERS = (ALLY, ITEM)


class Backing(Procedure):
    """``helper`` plays allies and magical items for ``seat``, as the text of ``source`` says.

    ``word`` makes them leave with the round, and ``played`` counts them.
    """

    FIELDS = ("helper", "seat", "source", "word", "played")
    __slots__ = FIELDS
    REFERS: ClassVar[dict[str, str]] = {"word": "modifier"}
    helper: int
    seat: int
    source: int
    word: int
    played: int

    @classmethod
    def of(cls, state: State, helper: int, seat: int, source: int, fleeting: Modifier) -> Backing:
        """Help that leaves with the round, as ``fleeting`` says for every card."""
        return cls(helper=helper, seat=seat, source=source, word=number_of_modifier(state, fleeting), played=0)

    def start(self, state: State) -> Ask:
        """SF-BACK-01. Offer a card, or none; then another."""
        able = []
        if stands(state, fighter_of(state, self.seat)):
            able = [card for card in state.pile(HAND, self.helper) if self.is_of_use(state, card)]
        more = "another ally or magical item" if self.played else "an ally or magical item"
        label = f"play {more} for seat {self.seat}, or none?"
        return ask(self.helper, CHOOSE_CARD, [*able, PASS], self.chosen, label, "SF-BACK-01", from_hand=True)

    def is_of_use(self, state: State, card: int) -> bool:
        """Whether the supported side could play a card."""
        return card_of(state, card).type in BACKERS and why_not_at_once(state, self.seat, card) is None

    def chosen(self, state: State, card: int) -> None:
        """SF-BACK-02, SF-BACK-03. Play the card; when done, a player who has helped draws a card."""
        if card == PASS:
            if self.played:
                draw(state, self.helper, 1)
            return self.done(state)
        self.played += 1
        state.lay_open(card)
        state.begin_lasting((self.word, self.source, self.seat, card, BATTLE_END, state.regs[TURN], 0))
        return state.call(AtOnce(card=card, seat=self.seat, source=self.source, manner=FORCED))
