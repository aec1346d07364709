"""Verbs for draw piles that are cut, looked through or shuffled, and for what lies face down."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.game_form import draw_pile, keeper
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.special_cards.face_down_champions import is_veiled
from spellhall.games.spellfire.rules.special_cards.hand_traps import look_into_hand
from spellhall.games.spellfire.rules.turn.draws import note_last
from spellhall.games.spellfire.table import BENEATH, DIGIT, DRAW_PILE, HAND, POOL, PUT_BACK, RETURNED
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.turn.hands import pile_is_hidden
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import numeral


class Cut(Effectful):
    """The player cuts their draw pile: a random card of it is turned over, whose last digit counts as drawn
    (SF-PILE-12). The slot names that card, which stays where it is.
    """

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def phrase(self) -> str:
        return "cut your draw pile and note the last digit of the number that you cut to"

    def run(self, state: State, fx: Running) -> None:
        pile = draw_pile(state, fx.seat)
        card = pile[state.roll(len(pile), fx.seat)] if pile else -1
        fx.slots[self.slot] = card
        digit = card_of(state, card).number % 10 if card >= 0 else 0
        state.set_reg(DIGIT, digit)
        if card >= 0:
            state.show_to_all(card)
        state.tell(events.LevelDigit(fx.seat, digit))

    def hint(self) -> float:
        return 0.0


class LookThrough(Effectful):
    """The player looks through whole draw piles of others, where nothing hides them (SF-RULE-04)."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        return f"look through {self.who.own('draw pile')}"

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            if seat == fx.seat or not pile_is_hidden(state, seat):
                state.look_through(draw_pile(state, seat), 1 << fx.seat)

    def hint(self) -> float:
        return 0.5


class ShufflePile(Effectful):
    """Players shuffle their draw piles."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        return f"shuffle {self.who.own('draw pile')}"

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            state.shuffle(DRAW_PILE, keeper(state, seat))

    def hint(self) -> float:
        return 0.2


class LookUnder(Effectful):
    """The player looks at all cards that lie face down in play: under realms, or in pools."""

    def phrase(self) -> str:
        return "look at all cards that lie face down under realms or in pools"

    def run(self, state: State, fx: Running) -> None:
        for seat in range(state.seats):
            hidden = [card for card in state.pile(POOL, seat) if is_veiled(state, card)]
            for card in (*state.pile(BENEATH, seat), *hidden):
                state.show(card, 1 << fx.seat)

    def hint(self) -> float:
        return 0.5


class LookAtHalf(Effectful):
    """The player looks at a random half of hands, rounded down."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        return f"look at a random half of {self.who.own('hand')} (rounded down)"

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            hand = list(state.pile(HAND, seat))
            seen = [hand.pop(state.roll(len(hand), seat)) for _ in range(len(hand) // 2)]
            look_into_hand(state, seen, fx.seat, fx.source)

    def hint(self) -> float:
        return 0.5


class OpenBottom(Effectful):
    """The lowest cards of the own draw pile are shown to its player."""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> str:
        return ""

    def run(self, state: State, fx: Running) -> None:
        state.look_through(draw_pile(state, fx.seat)[: self.number], 1 << fx.seat)

    def hint(self) -> float:
        return 0.0


class TakeFromBottom(Effectful):
    """The player takes one of the lowest cards of their draw pile into their hand; the others stay there."""

    asks = True

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> str:
        low = f"the {numeral(self.number)} cards on the bottom of your draw pile"
        return f"look at {low}, take one of them into your hand and leave the others there"

    def question(self, state: State, fx: Running) -> Ask:
        low = draw_pile(state, fx.seat)[: self.number]
        return ask(fx.seat, CHOOSE_CARD, low or [PASS], fx.answered, "take a card from your draw pile", from_hand=True)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action != PASS:
            state.move(action, HAND, fx.seat, RETURNED)
            note_last(state, fx.seat)
        return True

    def hint(self) -> float:
        return 1.0


class SinkTop(Effectful):
    """The top card of the own draw pile goes beneath the next one, which nobody looks at."""

    def phrase(self) -> str:
        return "put the top card of your draw pile under the next"

    def run(self, state: State, fx: Running) -> None:
        pile = draw_pile(state, fx.seat)
        if len(pile) > 1:
            state.move(pile[-2], DRAW_PILE, fx.seat, PUT_BACK)

    def hint(self) -> float:
        return 0.1
