"""What goes from realm to realm until someone pays to be rid of it."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire.rules.battle.razing import raze
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.rules.questions import Steadfastness
from spellhall.games.spellfire.table import DISCARD, DISCARDED, FORMATION, POOL, RAZED
from spellhall.games.spellfire.words.describing.nouns import Chosen
from spellhall.games.spellfire.words.plays.effects import Effectful, removable, withstands
from spellhall.kernel.frames import CHOOSE_TARGET, PASS, YES, YES_NO, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running

DECIDES, SENDS = -1, 1
"""What the slot of a rampage says: the player of the realm decides whether they pay, or where it goes next."""


class Rampage(Effectful):
    """A realm is razed unless its player discards their whole pool; if they do not, they send this to a realm of
    another player, and so on (SF-RARE-06).
    """

    asks = True
    razes: ClassVar[bool] = True

    def __init__(self, realm: Chosen, slot: int) -> None:
        self.realm = realm
        self.slot = slot

    def phrase(self) -> str:
        pays = "the player of that realm may discard every champion in the pool to end this"
        return (
            f"{pays}. If they do not, raze it; they choose another player's unrazed realm, and this is repeated there"
        )

    def is_order(self) -> bool:
        return False

    def _victim(self, state: State, fx: Context) -> tuple[int, int]:
        """The realm, and whose it is; -1 for none."""
        realms = self.realm.handles(state, fx)
        return (realms[0], state.control[realms[0]]) if realms else (-1, -1)

    def _next(self, state: State, fx: Context, victim: int) -> list[int]:
        """The realms of others that can be razed."""
        return [
            realm
            for other in range(state.seats)
            if other != victim
            for realm in state.pile(FORMATION, other)
            if not state.marks[RAZED][realm]
            and reaches(state, fx, realm)
            and not withstands(state, realm, fx, Steadfastness)
        ]

    def question(self, state: State, fx: Running) -> Ask:
        realm, victim = self._victim(state, fx)
        if realm < 0:
            return ask(fx.seat, YES_NO, [PASS], fx.answered, "no realm is struck")
        if fx.slots[self.slot] == SENDS:
            options = self._next(state, fx, victim) or [PASS]
            return ask(victim, CHOOSE_TARGET, options, fx.answered, "choose the realm it goes to", "SF-RARE-06")
        label = f"discard your pool to save {card_of(state, realm).name}?"
        return ask(
            victim, YES_NO, [YES, PASS] if state.pile(POOL, victim) else [PASS], fx.answered, label, "SF-RARE-06"
        )

    def answer(self, state: State, fx: Running, action: int) -> bool:
        realm, victim = self._victim(state, fx)
        if fx.slots[self.slot] == SENDS:
            fx.slots[self.slot] = DECIDES
            fx.slots[self.realm.first] = action
            return action == PASS
        if action == YES:
            for champion in list(state.pile(POOL, victim)):
                if removable(state, champion, fx):
                    state.move(champion, DISCARD, state.owner[champion], DISCARDED)
            return True
        if realm < 0:
            return True
        if reaches(state, fx, realm):
            raze(state, realm)
        fx.slots[self.slot] = SENDS
        return not self._next(state, fx, victim)

    def hint(self) -> float:
        return 3.0
