"""Verbs of cards that answer others (sections PAUSE, CALM, CTR, DUP)."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire.rules.sides import facing
from spellhall.games.spellfire.table import (
    ATTACHED,
    DISCARD,
    DISCARDED,
    SWITCHED,
)
from spellhall.games.spellfire.words.concern import touches
from spellhall.games.spellfire.words.effects import Effectful, all_of
from spellhall.kernel.state import State
from spellhall.language.words import Cards


class Cancel(Effectful):
    """Cancels (negates, dispels) a card: the one being answered, or one that lies there with a lasting effect
    (SF-TERM-05).
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"cancel {all_of(self.cards)}"

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.rules.answers import effect_of
        from spellhall.games.spellfire.table import CARD_CANCELLED
        from spellhall.language.effect import CANCELLED

        for handle in self.cards.handles(state, fx):
            if state.definition(handle).uncancellable:
                continue
            state.tell(CARD_CANCELLED, fx.seat, handle, fx.source)
            answered = effect_of(state, handle)
            if answered is not None:
                answered.status = CANCELLED
            elif state.game.layout.in_play[state.zone[handle]]:
                state.move(handle, DISCARD, state.owner[handle], DISCARDED)

    def hint(self) -> float:
        return 2.0


class Calm(Effectful):
    """This player ignores the answered event (SF-TERM-07); it goes on for everyone else."""

    def phrase(self) -> str:
        return "ignore the event"

    def possible(self, state: State, fx: Any) -> bool:
        from spellhall.games.spellfire.rules.answers import effect_of

        answered = effect_of(state, fx.focus)
        return answered is None or touches(state, answered, fx.seat)

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.rules.answers import effect_of
        from spellhall.games.spellfire.table import CARD_CALMED

        answered = effect_of(state, fx.focus)
        if answered is not None:
            answered.spared |= 1 << fx.seat
            state.tell(CARD_CALMED, fx.seat, fx.focus, fx.source)

    def hint(self) -> float:
        return 2.0


class Duplicate(Effectful):
    """This player has the effect of the answered card, too, as a card of its own after the original (SF-DUP-01)."""

    def phrase(self) -> str:
        return "use its effect yourself, after it"

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.rules.play import Play
        from spellhall.games.spellfire.table import COPY_MADE

        for depth in range(len(state.stack) - 1, -1, -1):
            frame = state.stack[depth]
            if isinstance(frame, Play) and frame.card == fx.focus:
                owned = state.own(depth)
                assert isinstance(owned, Play)
                owned.copies.append(fx.seat)
                owned.copiers.append(fx.source)
                state.tell(COPY_MADE, fx.seat, fx.focus, fx.source)
                return

    def hint(self) -> float:
        return 1.5


class TurnBack(Effectful):
    """Turns the answered card back upon its user, as if its target had used it (SF-SPELL-14, AMB-58)."""

    def phrase(self) -> str:
        return "turn it back upon its user"

    def run(self, state: State, fx: Any) -> None:
        from spellhall.games.spellfire.rules.answers import effect_of
        from spellhall.games.spellfire.table import TURNED_BACK

        answered = effect_of(state, fx.focus)
        if answered is None:
            return
        caster, victims = answered.user, [h for h in answered.slots if h >= 0]
        state.tell(TURNED_BACK, fx.seat, fx.focus, fx.source)
        answered.seat = fx.seat
        answered.slots = [caster if h >= 0 else h for h in answered.slots]
        fighter = facing(state, caster) if caster >= 0 else -1
        answered.user = fighter if fighter >= 0 else (victims[0] if victims else fx.user)
        if state.zone[fx.focus] == ATTACHED and fighter >= 0:
            state.move(fx.focus, ATTACHED, fx.seat, SWITCHED, fighter)

    def hint(self) -> float:
        return 2.5
