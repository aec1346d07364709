"""Effects that let a player put things in another order."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.table import DRAW_PILE, FORMATION, PLACE, PLACES, PUT_BACK
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.frames import CHOOSE_ORDER, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import numeral

MOST_PLACES = len(PLACES)


class Rearrange(Effectful):
    """Lays the realms of a player into each other's places; what is attached to them stays."""

    asks = True

    def __init__(self, who: Players, first: int) -> None:
        self.who = who
        self.first = first

    def phrase(self) -> str:
        return f"rearrange the realms of {self.who.phrase()}, with all that is attached to them"

    def _realms(self, state: State, fx: Context) -> list[int]:
        """The realms that may be moved, from the front to the back."""
        realms = [r for seat in self.who.seats(state, fx) for r in state.pile(FORMATION, seat) if reaches(state, fx, r)]
        return sorted(realms, key=state.marks[PLACE].__getitem__)

    def _picked(self, fx: Context) -> list[int]:
        return [realm for realm in fx.slots[self.first : self.first + MOST_PLACES] if realm >= 0]

    def question(self, state: State, fx: Running) -> Ask:
        realms, picked = self._realms(state, fx), self._picked(fx)
        left = [realm for realm in realms if realm not in picked]
        place = PLACES[state.marks[PLACE][realms[len(picked)]]] if left else "-"
        return ask(fx.seat, CHOOSE_ORDER, left, fx.answered, f"which realm lies in place {place}?", "AMB-11")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            return True
        picked = [*self._picked(fx), action]
        fx.slots[self.first + len(picked) - 1] = action
        realms = self._realms(state, fx)
        if len(picked) < len(realms):
            return False
        places = [state.marks[PLACE][realm] for realm in realms]
        for realm, place in zip(picked, places, strict=True):
            if state.marks[PLACE][realm] != place:
                state.mark(PLACE, realm, place)
        if realms != picked:
            state.tell(events.RealmsRearranged(state.control[realms[0]]))
        return True

    def hint(self) -> float:
        return 0.5


class ArrangeTop(Effectful):
    """Puts the top cards of the own draw pile, which the player has just looked at, back in any order."""

    asks = True

    def __init__(self, number: int, first: int) -> None:
        self.number = number
        self.first = first

    def phrase(self) -> str:
        return f"put those {numeral(self.number)} cards back in any order"

    def question(self, state: State, fx: Running) -> Ask:
        picked = fx.slots[self.first : self.first + self.number]
        left = [card for card in draw_pile(state, fx.seat)[-self.number :] if card not in picked]
        return ask(fx.seat, CHOOSE_ORDER, left[::-1], fx.answered, "which card comes next, from the top?", "AMB-11")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            return True
        picked = [card for card in fx.slots[self.first : self.first + self.number] if card >= 0] + [action]
        fx.slots[self.first + len(picked) - 1] = action
        if len(picked) < min(self.number, len(draw_pile(state, fx.seat))):
            return False
        for card in reversed(picked):
            state.move(card, DRAW_PILE, fx.seat, PUT_BACK)
        return True

    def hint(self) -> float:
        return 0.8
