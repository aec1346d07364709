"""Verbs and conditions of cards that aim others elsewhere, between their announcement and their effect (AIM)."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.battle.sides import facing
from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import reaches_seat
from spellhall.games.spellfire.rules.plays.answers import effect_of
from spellhall.games.spellfire.rules.turn.draws import take
from spellhall.games.spellfire.table import DIGIT, DISCARD, DISCARDED, GONE, HAND
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.affected_players import aims_at, touches
from spellhall.games.spellfire.words.plays.answering import aimed_at_cards, choices_of, serve_the_other_side
from spellhall.games.spellfire.words.plays.effects import Choose, ChoosePlayer, Effectful
from spellhall.kernel.frames import CHOOSE_OPTION, CHOOSE_TARGET, PASS, PICK, Ask, action, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.effect import Effect
from spellhall.language.words import Cards, Condition

Aim = tuple[Choose | ChoosePlayer, int]
"""One target of an announced play: the choice that it was made by, and the slot that holds it."""


class AimElsewhere(Effectful):
    """Chooses new targets for the answered card, by its own description (SF-AIM-01): ``among`` certain cards only, or
    those of certain players (``whose``), perhaps just where it was aimed at certain cards (``only``); ``by_user``: its
    user's player chooses. What has no target is turned round (SF-AIM-02, SF-AIM-03).
    """

    asks = True
    turns: ClassVar[bool] = True

    def __init__(
        self, slot: int, among: Filter | None, whose: Players | None, only: Cards | None, by_user: bool
    ) -> None:
        self.slot = slot
        self.among = among
        self.whose = whose
        self.only = only
        self.by_user = by_user

    def phrase(self) -> str:
        if self.among is not None:
            return f"aim it at another {self.among.bare()} of your choice"
        if self.whose is None:
            return "choose new targets for it, or turn it back upon its user if it has none"
        if self.by_user:
            return f"its user's player aims it at {self.whose.phrase()} instead"
        return f"let it strike {self.whose.phrase()} instead"

    def is_order(self) -> bool:
        return not self.by_user

    def _aims(self, state: State, turned: Effect, fx: Context) -> list[Aim]:
        """The targets that are to be chosen anew."""
        found: list[Aim] = []
        seats = [] if self.whose is None else self.whose.seats(state, fx)
        for choice in choices_of(state, turned):
            if isinstance(choice, ChoosePlayer):
                if self.only is None and turned.slots[choice.slot] not in seats:
                    found.append((choice, choice.slot))
                continue
            for at in range(choice.first, choice.first + choice.count):
                target = turned.slots[at]
                if target < 0 or state.control[target] in seats:
                    continue
                if self.only is None or self.only.accepts(state, target, fx):
                    found.append((choice, at))
        return found

    def _next(self, state: State, fx: Context) -> tuple[Effect | None, Aim | None]:
        """The effect, and the target that is chosen next; each is chosen once, whatever then is chosen."""
        turned = next((f for f in reversed(state.stack) if isinstance(f, Effect) and f.source == fx.focus), None)
        if turned is None:
            return None, None
        done = max(0, fx.slots[self.slot])
        due = [aim for aim in self._aims(state, turned, fx) if not done >> aim[1] & 1]
        return turned, due[0] if due else None

    def _options(self, state: State, turned: Effect, aim: Aim, fx: Context) -> list[int]:
        """The new targets: what the card could be aimed at by its user, or by the one who aims it elsewhere."""
        choice, at = aim
        if isinstance(choice, ChoosePlayer):
            seats = range(state.seats) if self.whose is None else self.whose.seats(state, fx)
            return [
                action(PICK, seat)
                for seat in seats
                if seat != turned.slots[at] and not state.seat_data[GONE][seat] and reaches_seat(state, turned, seat)
            ]
        other_side = turned.copy()
        other_side.seat = fx.seat
        if turned.user >= 0 and facing(state, turned.user) >= 0:
            other_side.user = facing(state, turned.user)
        found = dict.fromkeys([*choice.candidates(state, turned), *choice.candidates(state, other_side)])
        if self.among is not None:
            found = dict.fromkeys(h for h in found if self.among.accepts(state, h, fx))
        if self.whose is not None:
            seats_meant = self.whose.seats(state, fx)
            found = dict.fromkeys(h for h in found if state.control[h] in seats_meant)
        return list(found)

    def question(self, state: State, fx: Running) -> Ask:
        turned, aim = self._next(state, fx)
        if turned is None or aim is None:
            return ask(fx.seat, CHOOSE_TARGET, [PASS], fx.answered, self.phrase(), "SF-AIM-01")
        chooser = turned.seat if self.by_user else fx.seat
        options = self._options(state, turned, aim, fx) or [PASS]
        choice = aim[0]
        label = choice.phrase()
        if isinstance(choice, ChoosePlayer):
            words = tuple(f"seat {seat}" for seat in range(state.seats))
            return ask(chooser, CHOOSE_OPTION, options, fx.answered, label, "SF-AIM-01", words=words)
        return ask(chooser, CHOOSE_TARGET, options, fx.answered, label, "SF-AIM-01")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        turned, aim = self._next(state, fx)
        owned = effect_of(state, fx.focus)
        if turned is None or owned is None:
            return True
        if aim is None:
            if fx.slots[self.slot] < 0 and self.only is None:
                self._turn_round(state, fx, owned)
            return True
        fx.slots[self.slot] = max(0, fx.slots[self.slot]) | 1 << aim[1]
        if action != PASS:
            owned.slots[aim[1]] = action
            if isinstance(aim[0], Choose):
                state.tell(events.AimedAnew(fx.seat, fx.focus, action))
        elif self.whose is not None:
            owned.slots[aim[1]] = -1
        return self._next(state, fx)[1] is None

    def _turn_round(self, state: State, fx: Running, turned: Effect) -> None:
        """A card that names no target strikes its user's side, or the players named and nobody else."""
        state.tell(events.TurnedBack(fx.seat, fx.focus, fx.source))
        if self.whose is not None:
            turned.seat = fx.seat
            turned.spared = ((1 << state.seats) - 1) & ~sum(1 << seat for seat in self.whose.seats(state, fx))
        else:
            serve_the_other_side(state, fx, turned, aimed_at_cards(state, turned))

    def hint(self) -> float:
        return 2.5


class DrawLots(Effectful):
    """All players draw and discard a card; the one with the lowest last digit is noted, and who shares it draws again
    (SF-AIM-05). A player without cards to draw has a zero.
    """

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def phrase(self) -> str:
        again = "those tied for the lowest last digit repeat this until one is left"
        return f"each player draws and discards a card ({again})"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        tied = [seat for seat in range(state.seats) if not state.seat_data[GONE][seat]]
        while len(tied) > 1:
            left = sum(len(draw_pile(state, seat)) for seat in tied)
            digits = {seat: self._digit(state, seat) for seat in tied}
            if sum(len(draw_pile(state, seat)) for seat in tied) == left:
                break
            lowest = min(digits.values())
            tied = [seat for seat in tied if digits[seat] == lowest]
        fx.slots[self.slot] = tied[0]

    def _digit(self, state: State, seat: int) -> int:
        pile = draw_pile(state, seat)
        card = pile[-1] if pile else -1
        digit = int(card_of(state, card).number) % 10 if take(state, seat, 1) else 0
        state.set_reg(DIGIT, digit)
        if card >= 0 and state.zone[card] == HAND:
            state.move(card, DISCARD, state.owner[card], DISCARDED)
        state.tell(events.LevelDigit(seat, digit))
        return digit

    def hint(self) -> float:
        return 0.0


class StrikesOnlyYou(Condition):
    """The card that is answered strikes the player (AMB-12) and nobody else."""

    def phrase(self) -> str:
        return "it strikes you alone"

    def holds(self, state: State, fx: Context) -> bool:
        answered = effect_of(state, fx.focus)
        if answered is None or not touches(state, answered, fx.seat):
            return False
        others = [seat for seat in range(state.seats) if seat != fx.seat and not state.seat_data[GONE][seat]]
        return not any(touches(state, answered, seat) for seat in others)


class AimedAtYou(Condition):
    """A target of the card that is answered is the player, or one of their cards."""

    def phrase(self) -> str:
        return "it is aimed at you or one of your cards"

    def holds(self, state: State, fx: Context) -> bool:
        answered = effect_of(state, fx.focus)
        return answered is not None and any(
            aims_at(state, answered, fx.seat, choice) for choice in choices_of(state, answered)
        )


class AimedAt(Condition):
    """A target of the card that is answered is one of certain cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        what = self.cards.one() if isinstance(self.cards, Filter) else self.cards.phrase()
        return f"it is aimed at {what}"

    def holds(self, state: State, fx: Context) -> bool:
        answered = effect_of(state, fx.focus)
        return answered is not None and any(
            self.cards.accepts(state, handle, fx) for handle in aimed_at_cards(state, answered)
        )


STRIKES_ONLY_YOU, AIMED_AT_YOU = StrikesOnlyYou(), AimedAtYou()
