"""Effects that let a player put things in another order."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.rules.plays.placement import holdings_on, takes
from spellhall.games.spellfire.table import ATTACHED, DRAW_PILE, FORMATION, PLACE, PLACES, PUT_BACK, RAZED, SENT
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful, removable
from spellhall.kernel.frames import CHOOSE_ORDER, CHOOSE_TARGET, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import numeral

MOST_PLACES = len(PLACES)


class Rearrange(Effectful):
    """Lays the realms of a player (``only`` some) into each other's places; what is attached to them stays.
    ``by_them``: that player does it.
    """

    asks = True

    def __init__(self, who: Players, first: int, by_them: bool = False, only: Filter | None = None) -> None:
        self.who = who
        self.first = first
        self.by_them = by_them
        self.only = only

    def phrase(self) -> str:
        if self.by_them:
            which = "realms" if self.only is None else self.only.many()
            return f"{self.who.phrase()} may rearrange their {which}"
        return f"rearrange {self.who.own('realms')}, with all that is attached to them"

    def _realms(self, state: State, fx: Context) -> list[int]:
        """The realms that may be moved, from the front to the back."""
        realms = [r for seat in self.who.seats(state, fx) for r in state.pile(FORMATION, seat) if reaches(state, fx, r)]
        if self.only is not None:
            realms = [realm for realm in realms if self.only.fits(state, realm, fx)]
        return sorted(realms, key=state.marks[PLACE].__getitem__)

    def _picked(self, fx: Context) -> list[int]:
        return [realm for realm in fx.slots[self.first : self.first + MOST_PLACES] if realm >= 0]

    def question(self, state: State, fx: Running) -> Ask:
        realms, picked = self._realms(state, fx), self._picked(fx)
        left = [realm for realm in realms if realm not in picked]
        place = PLACES[state.marks[PLACE][realms[len(picked)]]] if left else "-"
        seat = _chooser(self, state, fx)
        return ask(seat, CHOOSE_ORDER, left, fx.answered, f"which realm lies in place {place}?", "AMB-11")

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


def _chooser(word: Rearrange | Rehouse, state: State, fx: Running) -> int:
    """The seat that arranges: the card's own, or that of the one whose cards they are."""
    seats = word.who.seats(state, fx) if word.by_them else []
    return seats[0] if seats else fx.seat


def _fits(state: State, realm: int, holding: int) -> bool:
    """Whether an unrazed realm is one that a holding fits."""
    return not state.marks[RAZED][realm] and takes(state, realm, holding, card_of(state, holding))


class Rehouse(Effectful):
    """A player moves holdings to their other realms that fit, each at most once; if the realm has a holding,
    the two change places, if that one fits, too (SF-ATT-18).
    """

    asks = True

    def __init__(self, who: Players, slot: int, by_them: bool) -> None:
        self.who = who
        self.slot = slot
        self.by_them = by_them

    def phrase(self) -> str:
        if self.who.which == "you":
            return "move any of your holdings to other realms that they fit"
        whose = "their" if self.by_them else f"{self.who.phrase()}'s"
        text = f"move any of {whose} holdings to other realms that the holdings fit"
        return f"{self.who.phrase()} may {text}" if self.by_them else text

    def is_order(self) -> bool:
        return not self.by_them

    def _realms(self, state: State, fx: Context, holding: int) -> list[int]:
        """The realms that a holding can go to."""
        here, seat = state.host[holding], state.control[holding]
        found = []
        for realm in state.pile(FORMATION, seat):
            if realm == here or not _fits(state, realm, holding):
                continue
            others = holdings_on(state, realm)
            if all(_fits(state, here, other) and removable(state, other, fx) for other in others):
                found.append(realm)
        return found

    def question(self, state: State, fx: Running) -> Ask:
        seat, done = _chooser(self, state, fx), fx.gathered(self.slot)
        if len(done) % 2:
            realms = self._realms(state, fx, done[-1])
            return ask(seat, CHOOSE_TARGET, realms, fx.answered, "choose the realm it moves to", "SF-ATT-18")
        movable = [
            holding
            for owner in self.who.seats(state, fx)
            for realm in state.pile(FORMATION, owner)
            for holding in holdings_on(state, realm)
            if holding not in done[::2] and removable(state, holding, fx) and self._realms(state, fx, holding)
        ]
        return ask(seat, CHOOSE_TARGET, [*movable, PASS], fx.answered, "choose a holding to move", "SF-ATT-18")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            fx.gathered_all(self.slot)
            return True
        done = fx.gathered(self.slot)
        fx.gather(self.slot, action)
        if len(done) % 2:
            holding = done[-1]
            here = state.host[holding]
            for other in holdings_on(state, action):
                state.move(other, ATTACHED, state.control[here], SENT, here)
            state.move(holding, ATTACHED, state.control[action], SENT, action)
        return False

    def hint(self) -> float:
        return 0.3


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
