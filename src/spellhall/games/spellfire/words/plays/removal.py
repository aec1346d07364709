"""Verbs that remove and move cards in play."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import EVENT
from spellhall.games.spellfire.rules.battle.razing import raze
from spellhall.games.spellfire.rules.battle.removed_mid_round import discard_by_text, fell
from spellhall.games.spellfire.rules.game_form import in_common, keeper
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import name_is_free
from spellhall.games.spellfire.rules.questions import Steadfastness
from spellhall.games.spellfire.rules.special_cards.traps import warded
from spellhall.games.spellfire.rules.tournament.warriors_rule import warriors_rule
from spellhall.games.spellfire.rules.turn.end_of_turn import come_back, is_detained, note_bearer
from spellhall.games.spellfire.rules.turn.turn import rebuild
from spellhall.games.spellfire.table import (
    ABYSS,
    ACTIVE,
    DISCARD,
    DRAW_PILE,
    FELLED,
    FORMATION,
    HAND,
    LIMBO,
    PAID,
    PLACE,
    POOL,
    RAZED,
    RETURNED,
    SENT,
    SPARED,
    VOID,
)
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.plays.effects import Effectful, all_of, removable, withstands, worth
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards


def is_spared(state: State, handle: int, fx: Context) -> bool:
    """Whether something is given up for a realm that a spell would raze or remove (SF-TRAP-06)."""
    return state.zone[handle] == FORMATION and not state.marks[RAZED][handle] and warded(state, handle, fx.source)


class Discard(Effectful):
    """Discards cards (killed, slain, swallowed, devoured mean the same: SF-TERM-11); a fighter is beaten by it
    (SF-TERM-10).
    """

    def __init__(self, cards: Cards, cost: bool = False) -> None:
        self.cards = cards
        self.cost = cost

    def phrase(self) -> str:
        return f"discard {all_of(self.cards)}"

    def run(self, state: State, fx: Running) -> None:
        for handle in self.cards.handles(state, fx):
            if state.zone[handle] != DISCARD and removable(state, handle, fx) and not is_spared(state, handle, fx):
                if handle == fx.source:
                    state.move(handle, DISCARD, state.owner[handle], PAID)
                else:
                    discard_by_text(state, handle, fx.source)

    def hint(self) -> float:
        return worth(self.cards)


class Send(Effectful):
    """Sends cards to Limbo, the Abyss, the Void, a pool, a hand (events only if the text says so: SF-EVT-08) or a draw
    pile.
    """

    def __init__(
        self, cards: Cards, zone: int, shuffled: bool = False, events_too: bool = False, bottom: bool = False
    ) -> None:
        self.cards = cards
        self.zone = zone
        self.shuffled = shuffled
        self.events_too = events_too
        self.bottom = bottom

    def phrase(self) -> str:
        if self.zone == DRAW_PILE:
            verb, where = ("shuffle", "into") if self.shuffled else ("put", "on top of")
            where = "on the bottom of" if self.bottom else where
            return f"{verb} {all_of(self.cards)} {where} {self._whose('draw pile')}"
        where = {LIMBO: "Limbo", ABYSS: "the Abyss", VOID: "the Void"}.get(self.zone) or self._whose(
            {POOL: "pool", HAND: "hand", DISCARD: "discard pile"}[self.zone]
        )
        return f"send {all_of(self.cards)} to {where}"

    def _whose(self, place: str) -> str:
        """The place with its owner: yours, where the cards lay among your own."""
        if self.cards.owners_only() if isinstance(self.cards, Filter) else getattr(self.cards, "yours", False):
            return f"your {place}"
        return f"their owners' {place}s" if self.cards.plural else f"its owner's {place}"

    def run(self, state: State, fx: Running) -> None:
        found = self.cards.handles(state, fx)
        if self.zone == POOL:  # AMB-72: of two cards of one name the active player's comes in
            found = sorted(found, key=lambda card: (state.owner[card] - state.regs[ACTIVE]) % state.seats)
        for handle in found:
            if not removable(state, handle, fx) or is_spared(state, handle, fx):
                continue
            if self.zone == HAND and card_of(state, handle).type == EVENT and not self.events_too:
                continue
            if self.zone == POOL and state.zone[handle] == LIMBO:
                if not is_detained(state, handle):
                    come_back(state, handle)
                continue
            if self.zone == POOL and not name_is_free(state, handle):
                continue
            owner = fx.seat if in_common(state, handle) else state.owner[handle]
            state.move(handle, self.zone, owner, RETURNED if self.zone in (HAND, POOL) else SENT)
            if self.shuffled:
                state.shuffle(DRAW_PILE, keeper(state, owner))
            elif self.bottom and state.zone[handle] == DRAW_PILE:
                state.to_bottom(handle)

    def hint(self) -> float:
        return worth(self.cards) if self.zone != HAND else 0.8


class TakeAway(Effectful):
    """Sends items and artifacts to Limbo that go back to the one who bore them, or are discarded (SF-LIMBO-11)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        back = "from where they return to their bearer or, if that cannot be, are discarded"
        return f"send {all_of(self.cards)} to Limbo, {back}"

    def run(self, state: State, fx: Running) -> None:
        for handle in self.cards.handles(state, fx):
            bearer = state.host[handle]
            if bearer >= 0 and removable(state, handle, fx):
                state.move(handle, LIMBO, state.owner[handle], SENT)
                if state.zone[handle] == LIMBO:
                    note_bearer(state, handle, bearer)

    def hint(self) -> float:
        return worth(self.cards)


class Defeat(Effectful):
    """Defeats champions in battle: the round is over, and they leave it as any loser does; their own powers may still
    say where they go (SF-TERM-09). With ``spared`` they lose the round, but return to the pool.
    """

    def __init__(self, cards: Cards, spared: bool = False) -> None:
        self.cards = cards
        self.spared = spared

    def phrase(self) -> str:
        if self.spared:
            return f"{self.cards.phrase()} loses the round and returns to its pool"
        return f"{self.cards.phrase()} is defeated"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        how = SPARED if self.spared and not warriors_rule(state) else FELLED
        for handle in self.cards.handles(state, fx):
            if reaches(state, fx, handle):
                fell(state, handle, how, fx.source)

    def hint(self) -> float:
        return 3.0


class Raze(Effectful):
    """Razes realms."""

    razes: ClassVar[bool] = True

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"raze {all_of(self.cards)}"

    def run(self, state: State, fx: Running) -> None:
        for handle in self.cards.handles(state, fx):
            if state.zone[handle] == FORMATION and reaches(state, fx, handle):
                if not withstands(state, handle, fx, Steadfastness) and not is_spared(state, handle, fx):
                    raze(state, handle)

    def hint(self) -> float:
        return 3.0


class RebuildRealm(Effectful):
    """Rebuilds razed realms without the usual price."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"rebuild {all_of(self.cards)}"

    def run(self, state: State, fx: Running) -> None:
        for handle in self.cards.handles(state, fx):
            if reaches(state, fx, handle):
                rebuild(state, handle)

    def hint(self) -> float:
        return 3.0


class SwapRealms(Effectful):
    """Two realms of one formation change places."""

    def __init__(self, one: Cards, other: Cards) -> None:
        self.one = one
        self.other = other

    def phrase(self) -> str:
        return f"{self.one.phrase()} and {self.other.phrase()} change places"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        pair = [*self.one.handles(state, fx), *self.other.handles(state, fx)]
        if len(pair) == 2 and all(state.zone[h] == FORMATION and reaches(state, fx, h) for h in pair):
            first, second = pair
            place = state.marks[PLACE][first]
            state.mark(PLACE, first, state.marks[PLACE][second])
            state.mark(PLACE, second, place)
            state.tell(events.RealmsSwapped(fx.seat, first, second))

    def hint(self) -> float:
        return 0.5
