"""Verbs that have a card played at once (section ONCE): one just drawn, one just found, or one of another player."""

from __future__ import annotations

from spellhall.games.spellfire.rules.game_form import draw_pile, keeper
from spellhall.games.spellfire.rules.plays.at_once import FORCED, OFFERED, SPILLED, AtOnce, why_not_at_once
from spellhall.games.spellfire.rules.turn.draws import draw
from spellhall.games.spellfire.table import DRAW_PILE, HAND, MISSED, RETURNED, STOPPED
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.players import Players, those_open
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.turn.hands import pile_is_hidden
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards, Condition, numeral


class PlayAtOnce(Effectful):
    """A card that was chosen is played at once, if it can be; else it stays where it is (SF-ONCE-01). ``by_owner``: it
    goes to its owner's hand, and they may play it.
    """

    def __init__(self, cards: Cards, by_owner: bool = False) -> None:
        self.cards = cards
        self.by_owner = by_owner

    def phrase(self) -> str:
        if self.by_owner:
            return f"{self.cards.phrase()} goes to its owner, who may play it at once"
        return f"play {self.cards.phrase()} at once"

    def is_order(self) -> bool:
        return not self.by_owner

    def run(self, state: State, fx: Running) -> None:
        for card in self.cards.handles(state, fx):
            seat, manner = (state.owner[card], OFFERED) if self.by_owner else (fx.seat, FORCED)
            if self.by_owner and state.zone[card] != HAND:
                state.move(card, HAND, seat, RETURNED)
            state.call(AtOnce(card=card, seat=seat, source=fx.source, manner=manner))

    def hint(self) -> float:
        return 1.5


class DrawAndPlay(Effectful):
    """The player draws a card and may play it at once (SF-ONCE-01); or, where the text says so, they play it if they
    can and discard it otherwise (SF-ONCE-04).
    """

    def __init__(self, or_discard: bool) -> None:
        self.or_discard = or_discard

    def phrase(self) -> str:
        if self.or_discard:
            return "draw a card, play it at once if you can and discard it otherwise"
        return "draw a card, which you may play at once"

    def possible(self, state: State, fx: Context) -> bool:
        return bool(draw_pile(state, fx.seat)) and not state.seat_data[STOPPED][fx.seat]

    def run(self, state: State, fx: Running) -> None:
        pile = draw_pile(state, fx.seat)
        card = pile[-1] if pile else -1
        if draw(state, fx.seat, 1) and state.zone[card] == HAND:
            manner = SPILLED if self.or_discard else OFFERED
            state.call(AtOnce(card=card, seat=fx.seat, source=fx.source, manner=manner))

    def hint(self) -> float:
        return 1.0


class TakeAndPlay(Effectful):
    """A card is taken from another player, at random from their hand or from the top of their draw pile, and played
    for this side if that is possible; otherwise it is discarded (SF-ONCE-03, SF-ONCE-04).
    """

    def __init__(self, who: Players, from_pile: bool) -> None:
        self.who = who
        self.from_pile = from_pile

    def phrase(self) -> str:
        what = "the top card" if self.from_pile else "a card at random"
        where = self.who.own("draw pile" if self.from_pile else "hand")
        return f"take {what} from {where}, play it for your side if you can and discard it otherwise"

    def run(self, state: State, fx: Running) -> None:
        for seat in those_open(self.who, state, fx):
            card = self._top(state, seat) if self.from_pile else self._by_lot(state, seat)
            if card >= 0:
                state.call(AtOnce(card=card, seat=fx.seat, source=fx.source, manner=SPILLED))

    def _top(self, state: State, seat: int) -> int:
        pile = draw_pile(state, seat)
        free = pile and not state.seat_data[STOPPED][seat] and not pile_is_hidden(state, seat)
        return pile[-1] if free else -1

    def _by_lot(self, state: State, seat: int) -> int:
        hand = state.pile(HAND, seat)
        return hand[state.roll(len(hand), seat)] if hand else -1

    def hint(self) -> float:
        return 1.5


class SearchAndPlay(Effectful):
    """The player searches their draw pile for a card that they can play now, shuffles the pile and plays that card at
    once (SF-ONCE-05).
    """

    asks = True

    def __init__(self, what: Filter) -> None:
        self.what = what

    def phrase(self) -> str:
        found = f"search your draw pile for {self.what.one()} that you can play"
        return f"{found}, shuffle the pile and play {self.what.pronoun()} at once"

    def question(self, state: State, fx: Running) -> Ask:
        found = [
            card
            for card in draw_pile(state, fx.seat)
            if self.what.fits(state, card, fx) and why_not_at_once(state, fx.seat, card) is None
        ]
        return ask(fx.seat, CHOOSE_CARD, [*found, PASS], fx.answered, "take a card to play at once", from_hand=True)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action != PASS:
            state.move(action, HAND, fx.seat, RETURNED)
        state.shuffle(DRAW_PILE, keeper(state, fx.seat))
        if action != PASS:
            state.call(AtOnce(card=action, seat=fx.seat, source=fx.source, manner=FORCED))
        return True

    def hint(self) -> float:
        return 1.5


class HasMissed(Condition):
    """So many cards that this card had played at once in the battle could not be played (SF-ONCE-04)."""

    def __init__(self, times: int) -> None:
        self.times = times

    def phrase(self) -> str:
        return f"{numeral(self.times)} cards have been discarded for it in this battle"

    def denied(self) -> str:
        return f"fewer than {self.phrase()}"

    def holds(self, state: State, fx: Context) -> bool:
        return bool(state.marks[MISSED][fx.source] >= self.times)
