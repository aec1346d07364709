"""Words for realms that are sent to Limbo and come back (SF-LIMBO-14)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.turn.end_of_turn import promise_return
from spellhall.games.spellfire.table import LIMBO, SENT
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful, removable, worth
from spellhall.games.spellfire.words.plays.removal import is_spared
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import Cards


class Banish(Effectful):
    """Realms go to Limbo until the end of a player's next turn, and come back for certain (SF-LIMBO-14)."""

    def __init__(self, cards: Cards, turn_of: Players) -> None:
        self.cards = cards
        self.turn_of = turn_of

    def phrase(self) -> str:
        return f"send {self.cards.phrase()} to Limbo until {self.turn_of.phrase()}'s next turn has ended"

    def run(self, state: State, fx: Running) -> None:
        seats = self.turn_of.seats(state, fx)
        for realm in self.cards.handles(state, fx):
            if removable(state, realm, fx) and not is_spared(state, realm, fx):
                state.move(realm, LIMBO, state.owner[realm], SENT)
                if state.zone[realm] == LIMBO:
                    promise_return(state, realm, seats[0] if seats else state.owner[realm])

    def hint(self) -> float:
        return worth(self.cards)
