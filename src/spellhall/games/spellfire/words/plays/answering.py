"""Verbs of cards that answer others (sections PAUSE, CALM, CTR, DUP)."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import SPELLS
from spellhall.games.spellfire.rules.battle.sides import facing
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.curses import lift_curses
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held, printed
from spellhall.games.spellfire.rules.levels.traits import is_champion
from spellhall.games.spellfire.rules.plays.answers import effect_of
from spellhall.games.spellfire.rules.plays.play import Play
from spellhall.games.spellfire.rules.questions import Brittleness, Originality, Proofness
from spellhall.games.spellfire.table import (
    ATTACHED,
    DISCARD,
    DISCARDED,
    SWITCHED,
    TURN,
    TURN_END,
)
from spellhall.games.spellfire.words.battle.protection import FirmAgainst, NotRazedBy
from spellhall.games.spellfire.words.describing.nouns import IT
from spellhall.games.spellfire.words.plays.affected_players import touches
from spellhall.games.spellfire.words.plays.effects import Choose, ChoosePlayer, Effectful, all_of
from spellhall.kernel.frames import CHOOSE_TARGET, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.effect import CANCELLED, Effect, program_of
from spellhall.language.words import Cards, Condition


class Cancel(Effectful):
    """Cancels (negates, dispels) a card: the one being answered, or one that lies there with a lasting effect
    (SF-TERM-05).
    """

    counters: ClassVar[bool] = True

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"cancel {all_of(self.cards)}"

    def run(self, state: State, fx: Running) -> None:
        for handle in self.cards.handles(state, fx):
            if is_sealed(state, handle) or fx.spared >> state.control[handle] & 1:
                continue
            if handle != fx.focus and card_of(state, fx.source).type in SPELLS and lift_curses(state, handle):
                continue
            state.tell(events.CardCancelled(fx.seat, handle, fx.source))
            answered = effect_of(state, handle)
            if answered is not None:
                answered.status = CANCELLED
            elif state.game.layout.in_play[state.zone[handle]]:
                state.move(handle, DISCARD, state.owner[handle], DISCARDED)

    def hint(self) -> float:
        return 2.0


def is_sealed(state: State, card: int) -> bool:
    """Whether nothing cancels a card (SF-PAUSE-12, SF-PAUSE-13)."""
    sealed = any(word.seals(state, card, standing) for word, standing in held(state, Proofness))
    return bool(card_of(state, card).uncancellable) or sealed


class Shelter(Effectful):
    """Cards that the answered card can neither raze nor discard nor move away (SF-RARE-07)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.shelters = [FirmAgainst(IT), NotRazedBy(IT)]

    def phrase(self) -> str:
        return f"the answered card can neither raze nor remove {self.cards.phrase()}"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for handle in self.cards.handles(state, fx):
            for word in self.shelters:
                number = number_of_modifier(state, word)
                state.begin_lasting((number, fx.source, fx.seat, handle, TURN_END, state.regs[TURN], 0, fx.focus))

    def hint(self) -> float:
        return 2.0


class Calm(Effectful):
    """This player ignores the answered event (SF-TERM-07); it goes on for everyone else."""

    def phrase(self) -> str:
        return "ignore the event for yourself alone"

    def possible(self, state: State, fx: Context) -> bool:
        answered = effect_of(state, fx.focus)
        return answered is None or touches(state, answered, fx.seat)

    def run(self, state: State, fx: Running) -> None:
        answered = effect_of(state, fx.focus)
        if answered is not None:
            answered.spared |= 1 << fx.seat
            state.tell(events.CardCalmed(fx.seat, fx.focus, fx.source))

    def hint(self) -> float:
        return 2.0


class Duplicate(Effectful):
    """This player has the effect of the answered card, too, as a card of its own after the original (SF-DUP-01)."""

    def phrase(self) -> str:
        return "use its effect yourself, after it"

    def possible(self, state: State, fx: Context) -> bool:
        return not any(word.bars(state, fx.focus, standing) for word, standing in held(state, Originality))

    def run(self, state: State, fx: Running) -> None:
        for depth in range(len(state.stack) - 1, -1, -1):
            frame = state.stack[depth]
            if isinstance(frame, Play) and frame.card == fx.focus:
                owned = state.own(depth)
                assert isinstance(owned, Play)
                owned.copies.append(fx.seat)
                owned.copiers.append(fx.source)
                state.tell(events.CopyMade(fx.seat, fx.focus, fx.source))
                return

    def hint(self) -> float:
        return 1.5


class TurnBack(Effectful):
    """Turns the answered card back upon the side of its user, as if the one who turns it had used it (SF-SPELL-14,
    AMB-58).

    What was aimed at a champion in play strikes the user, and so does what recoils by its own text; what was aimed at a
    player strikes the user's. Other targets are noted in a slot, as bits, and chosen anew (``AimAnew``). Some cards do
    nothing then (SF-SPELL-20).
    """

    counters: ClassVar[bool] = True
    turns: ClassVar[bool] = True

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def phrase(self) -> str:
        return "turn it back upon its user"

    def run(self, state: State, fx: Running) -> None:
        fx.slots[self.slot] = 0
        answered = effect_of(state, fx.focus)
        if answered is None:
            return
        caster, casters_seat = answered.user, answered.seat
        struck = [h for h in aimed_at_cards(state, answered) if is_champion(state, h)]
        state.tell(events.TurnedBack(fx.seat, fx.focus, fx.source))
        if printed(card_of(state, fx.focus), Brittleness):
            answered.status = CANCELLED
            return
        for choice in choices_of(state, answered):
            if isinstance(choice, ChoosePlayer):
                answered.slots[choice.slot] = casters_seat
                continue
            for at in range(choice.first, choice.first + choice.count):
                target = answered.slots[at]
                if target < 0:
                    continue
                in_play = state.game.layout.in_play[state.zone[target]]
                stands_in = caster >= 0 and (choice.recoils or (in_play and is_champion(state, target)))
                answered.slots[at] = caster if stands_in and caster not in answered.slots else -1
                if answered.slots[at] < 0:
                    fx.slots[self.slot] |= 1 << at
        serve_the_other_side(state, fx, answered, struck)

    def hint(self) -> float:
        return 2.5


class AimAnew(Effectful):
    """Chooses the targets of a card that was turned back, by its own description, on the side of the one who used
    it.
    """

    asks = True

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def phrase(self) -> str:
        return "if it was not aimed at a champion or player, choose a new target among its player's cards"

    def _next(self, state: State, fx: Context) -> tuple[Effect | None, Choose | None, int]:
        """The effect that was turned, the choice to be made anew, and the slot that it fills."""
        due = max(0, fx.slots[self.slot])
        turned = next((f for f in reversed(state.stack) if isinstance(f, Effect) and f.source == fx.focus), None)
        if turned is None or not due:
            return turned, None, -1
        at = (due & -due).bit_length() - 1
        choice = next(
            c for c in choices_of(state, turned) if isinstance(c, Choose) and c.first <= at < c.first + c.count
        )
        return turned, choice, at

    def question(self, state: State, fx: Running) -> Ask:
        turned, choice, _ = self._next(state, fx)
        if turned is None or choice is None:
            return ask(fx.seat, CHOOSE_TARGET, [PASS], fx.answered, self.phrase(), "SF-SPELL-14")
        chooser = fx.seat if choice.by is None else (choice.by.seats(state, turned) or [fx.seat])[0]
        options = [h for h in choice.candidates(state, turned) if state.control[h] != fx.seat]
        return ask(chooser, CHOOSE_TARGET, options or [PASS], fx.answered, choice.phrase(), "SF-SPELL-14")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        _, choice, at = self._next(state, fx)
        if choice is not None:
            fx.slots[self.slot] &= ~(1 << at)
            turned = effect_of(state, fx.focus)
            if action != PASS and turned is not None:
                turned.slots[at] = action
        return bool(fx.slots[self.slot] <= 0)

    def hint(self) -> float:
        return 0.0


class Redirect(Effectful):
    """Lets the answered card strike another champion instead of the one it was aimed at (SF-CARD-39)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"let it strike {self.cards.phrase()} instead"

    def run(self, state: State, fx: Running) -> None:
        answered, other = effect_of(state, fx.focus), self.cards.handles(state, fx)
        if answered is None or not other:
            return
        in_play = state.game.layout.in_play
        aimed = [h for h in aimed_at_cards(state, answered) if is_champion(state, h) and in_play[state.zone[h]]]
        for at, target in enumerate(answered.slots):
            if target in aimed:
                answered.slots[at] = other[0]

    def hint(self) -> float:
        return 2.0


class StrikesYou(Condition):
    """The card that is answered strikes a champion of the player, or the side on which they fight (AMB-12)."""

    def phrase(self) -> str:
        return "it strikes you or one of your champions"

    def holds(self, state: State, fx: Context) -> bool:
        answered = effect_of(state, fx.focus)
        return answered is not None and touches(state, answered, fx.seat)


class AimedAtChampion(Condition):
    """The card that is answered was aimed at a champion in play."""

    def phrase(self) -> str:
        return "it is aimed at a champion"

    def holds(self, state: State, fx: Context) -> bool:
        answered = effect_of(state, fx.focus)
        return answered is not None and any(
            is_champion(state, h) and state.game.layout.in_play[state.zone[h]] for h in aimed_at_cards(state, answered)
        )


STRIKES_YOU, AIMED_AT_CHAMPION = StrikesYou(), AimedAtChampion()


def serve_the_other_side(state: State, fx: Running, turned: Effect, struck: list[int]) -> None:
    """An effect works from now on for the one who turned it, in a round for their fighter; ``struck`` were its
    targets.
    """
    fighter = facing(state, turned.user) if turned.user >= 0 else -1
    turned.seat = fx.seat
    turned.user = fighter if fighter >= 0 else caster_after_turning(state, fx, struck)
    if state.zone[fx.focus] == ATTACHED and fighter >= 0:
        state.move(fx.focus, ATTACHED, fx.seat, SWITCHED, fighter)


def caster_after_turning(state: State, fx: Running, struck: list[int]) -> int:
    """AMB-58. Who counts as the caster of a turned card: its first caster again, if their own player turned it back;
    else the champion that turned it, or, if no champion did, the first that it was aimed at.
    """
    play = next((f for f in reversed(state.stack) if isinstance(f, Play) and f.card == fx.focus), None)
    if play is not None and play.seat == fx.seat:
        return play.user
    return fx.user if fx.user >= 0 or not struck else struck[0]


def choices_of(state: State, effect: Effect) -> list[Choose | ChoosePlayer]:
    """The choices with which a play was announced (AMB-10)."""
    found: list[Choose | ChoosePlayer] = []
    for word in program_of(state, effect.program).code:
        if not isinstance(word, (Choose, ChoosePlayer)):
            break
        found.append(word)
    return found


def aimed_at_cards(state: State, effect: Effect) -> list[int]:
    """The cards that were chosen when a play was announced."""
    chosen = [c for c in choices_of(state, effect) if isinstance(c, Choose)]
    return [h for c in chosen for h in effect.slots[c.first : c.first + c.count] if h >= 0]
