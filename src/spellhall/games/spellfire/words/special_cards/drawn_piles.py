"""Verbs for unusual draws: the lowest cards of a pile are raised, or all draw and only the best keep theirs."""

from __future__ import annotations

from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import name_is_free
from spellhall.games.spellfire.rules.turn.draws import draw, note_last
from spellhall.games.spellfire.table import ABYSS, DISCARD, DISCARDED, DRAW_PILE, HAND, POOL, PUT_BACK, RETURNED, SENT
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.players import EVERYONE, Players, those_open
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.turn.hands import pile_is_hidden
from spellhall.kernel.frames import CHOOSE_CARD, CHOOSE_OPTION, PASS, PICK, Ask, action, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import numeral


class OpenLowest(Effectful):
    """The lowest cards of the own draw pile are shown to its player, and named by the slots."""

    def __init__(self, number: int, first: int) -> None:
        self.number = number
        self.first = first

    def phrase(self) -> str:
        return f"take the bottom {numeral(self.number)} cards of your draw pile"

    def run(self, state: State, fx: Running) -> None:
        for place, card in enumerate(draw_pile(state, fx.seat)[: self.number]):
            state.show(card, 1 << fx.seat)
            fx.slots[self.first + place] = card

    def hint(self) -> float:
        return 0.3


class RaiseBottom(Effectful):
    """Of the cards taken from the bottom of the own draw pile the player puts any that fit into their pool, and all
    others on top of the pile (SF-PILE-15).
    """

    asks = True

    def __init__(self, number: int, what: Filter, first: int) -> None:
        self.number = number
        self.what = what
        self.first = first

    def phrase(self) -> str:
        return f"put any {self.what.many()} among them into your pool and the others on top of the pile"

    def _left(self, state: State, fx: Context) -> list[int]:
        taken = fx.slots[self.first : self.first + self.number]
        return [card for card in taken if card >= 0 and state.zone[card] == DRAW_PILE]

    def question(self, state: State, fx: Running) -> Ask:
        fit = [card for card in self._left(state, fx) if self.what.fits(state, card, fx) and name_is_free(state, card)]
        label = "put one of them into your pool?"
        return ask(fx.seat, CHOOSE_CARD, [*fit, PASS], fx.answered, label, "SF-PILE-15", from_hand=True)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action != PASS:
            state.move(action, POOL, fx.seat, RETURNED)
            return False
        for card in self._left(state, fx):
            state.move(card, DRAW_PILE, state.owner[card], PUT_BACK)
        return True

    def hint(self) -> float:
        return 1.0


class SiftTop(Effectful):
    """Of the top cards of a player's draw pile those that fit stay there, named by the slots; the others go to the
    bottom of the pile.
    """

    def __init__(self, number: int, who: Players, what: Filter, first: int) -> None:
        self.number = number
        self.who = who
        self.what = what
        self.first = first

    def phrase(self) -> str:
        return f"put all but the {self.what.many()} on the bottom of that pile"

    def run(self, state: State, fx: Running) -> None:
        for seat in those_open(self.who, state, fx):
            if seat != fx.seat and pile_is_hidden(state, seat):
                continue
            fit = 0
            for card in draw_pile(state, seat)[-self.number :]:
                if self.what.fits(state, card, fx):
                    fx.slots[self.first + fit] = card
                    fit += 1
                else:
                    state.to_bottom(card)

    def hint(self) -> float:
        return 0.3


class DiscardTop(Effectful):
    """The top cards of any player's draw pile are discarded; the player of this card decides whose."""

    asks = True

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> str:
        return f"discard the top {numeral(self.number)} cards of any draw pile"

    def question(self, state: State, fx: Running) -> Ask:
        seats = [seat for seat in those_open(EVERYONE, state, fx) if draw_pile(state, seat)]
        words = tuple(f"seat {seat}" for seat in range(state.seats))
        options = [action(PICK, seat) for seat in seats] or [PASS]
        return ask(fx.seat, CHOOSE_OPTION, options, fx.answered, "from whose draw pile?", words=words)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        for card in [] if action == PASS else draw_pile(state, action)[: -self.number - 1 : -1]:
            state.move(card, DISCARD, state.owner[card], DISCARDED)
        if action != PASS:
            note_last(state, action)
        return True

    def hint(self) -> float:
        return 0.5


class ContestDraws(Effectful):
    """All players draw cards openly. Those that fit go to the Abyss. The printed levels of the others are added up: the
    player with the highest sum keeps their cards, as do all who share it; everyone else discards theirs (SF-PILE-16).
    """

    def __init__(self, number: int, lost: Filter) -> None:
        self.number = number
        self.lost = lost

    def phrase(self) -> str:
        return (
            f"every player draws {numeral(self.number)} cards face up; {self.lost.many()} among them go to the Abyss; "
            "players with the highest total of printed levels among the rest keep them; all others discard theirs"
        )

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        drawn: dict[int, list[int]] = {}
        for seat in those_open(EVERYONE, state, fx):
            drawn[seat] = self._draw(state, fx, seat)
        sums = {seat: sum(card_of(state, card).level for card in cards) for seat, cards in drawn.items()}
        most = max(sums.values(), default=0)
        for seat, cards in drawn.items():
            for card in cards if sums[seat] < most else ():
                state.move(card, DISCARD, state.owner[card], DISCARDED)

    def _draw(self, state: State, fx: Running, seat: int) -> list[int]:
        """Draws for a seat; returns what may be kept."""
        drawn = []
        for _ in range(self.number):
            pile = draw_pile(state, seat)
            card = pile[-1] if pile else -1
            if card < 0 or not draw(state, seat, 1):
                break
            state.lay_open(card)
            if state.zone[card] != HAND:
                continue
            if self.lost.fits(state, card, fx):
                state.move(card, ABYSS, state.owner[card], SENT)
            else:
                drawn.append(card)
        return drawn

    def hint(self) -> float:
        return 0.3
