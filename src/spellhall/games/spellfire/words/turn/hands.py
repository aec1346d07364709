"""Verbs for cards in hands and piles."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import EVENT, WHOLE_PILE
from spellhall.games.spellfire.rules.game_form import draw_pile, keeper
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import is_unbidden
from spellhall.games.spellfire.rules.levels.projection import held, project
from spellhall.games.spellfire.rules.plays.stolen_draws import note_draw
from spellhall.games.spellfire.rules.questions import DrawShare, Secrecy
from spellhall.games.spellfire.rules.special_cards.chosen_digits import ChosenDigit, decider_of_digits
from spellhall.games.spellfire.rules.special_cards.hand_traps import look_into_hand
from spellhall.games.spellfire.rules.turn.draws import (
    draw,
    hand_limit,
    lay_discards_on_top,
    note_last,
    reshuffle_discards,
    take,
)
from spellhall.games.spellfire.rules.turn.shared_draws import drawers
from spellhall.games.spellfire.table import (
    DIGIT,
    DISCARD,
    DISCARDED,
    DRAW_PILE,
    HAND,
    JUST_BECAUSE,
    POOL,
    PUT_BACK,
    RETURNED,
)
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.players import ChosenPlayer, Players, those_open
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards, Condition, Number, count_phrase, number_of, numeral


class Draw(Effectful):
    """Players draw cards from their own piles."""

    def __init__(self, number: int | Number, who: Players) -> None:
        self.number = number
        self.who = who

    def phrase(self) -> str:
        what = count_phrase(self.number, "card")
        return f"draw {what}" if self.who.which == "you" else f"{self.who.phrase()} draws {what}"

    def is_order(self) -> bool:
        return self.who.which == "you"

    def run(self, state: State, fx: Running) -> None:
        seats = those_open(self.who, state, fx)
        if DrawShare in project(state).modifiers:
            seats = drawers(state, fx.source, seats)
        for seat in seats:
            since = state.clock
            note_draw(state, seat, fx.source, draw(state, seat, number_of(self.number, state, fx)))
            if card_of(state, fx.source).type == EVENT and state.game.listeners(state, events.DrewByEvent):
                state.tell(events.DrewByEvent(seat, fx.source, since << 4 | seat))

    def hint(self) -> float:
        amount = self.number if isinstance(self.number, int) else 1
        return float(amount) if self.who.which == "you" else -float(amount)


class DiscardFromHand(Effectful):
    """Players discard cards from their hands: of their own choice (AMB-67), or at random."""

    asks = True

    def __init__(self, number: int, who: Players, at_random: bool, slot: int, cost: bool) -> None:
        self.number = number
        self.who = who
        self.at_random = at_random
        self.slot = slot
        self.cost = cost

    def phrase(self) -> str:
        what = count_phrase(self.number, "card") + (" at random" if self.at_random else "")
        return f"discard {what}" if self.who.which == "you" else f"{self.who.phrase()} discards {what}"

    def is_order(self) -> bool:
        return self.who.which == "you"

    def possible(self, state: State, fx: Context) -> bool:
        if not self.cost:
            return True
        hand = state.pile(HAND, fx.seat)
        return len(hand) - (fx.source in hand) >= self.number

    def _due(self, state: State, fx: Context) -> tuple[int, list[int]]:
        """Who discards next (-1: nobody), and from what; the slot counts the cards discarded so far."""
        done = max(0, fx.slots[self.slot])
        seats = those_open(self.who, state, fx)
        index = done // self.number
        while index < len(seats):
            hand = [h for h in state.pile(HAND, seats[index]) if h != fx.source]
            if hand:
                return seats[index], hand
            index += 1
        return -1, []

    def question(self, state: State, fx: Running) -> Ask:
        seat, hand = self._due(state, fx)
        if seat < 0 or self.at_random:
            return ask(max(seat, fx.seat), CHOOSE_CARD, [PASS], fx.answered, self.phrase(), "AMB-67")
        return ask(seat, CHOOSE_CARD, hand, fx.answered, "discard a card", "AMB-67")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        seat, hand = self._due(state, fx)
        if seat < 0:
            return True
        card = hand[state.roll(len(hand), seat)] if self.at_random else action
        if card == PASS:
            return True
        done = max(0, fx.slots[self.slot])
        seats = those_open(self.who, state, fx)
        done = max(done, seats.index(seat) * self.number) + 1
        fx.slots[self.slot] = done
        state.move(card, DISCARD, state.owner[card], DISCARDED)
        return bool(done >= self.number * len(seats))

    def hint(self) -> float:
        return -float(self.number) if self.who.which == "you" else float(self.number)


class Reshuffle(Effectful):
    """Players shuffle their discard piles into their draw piles (SF-PILE-03); or lay them ``on_top``, shuffled by
    themselves (SF-PILE-11).
    """

    def __init__(self, who: Players, on_top: bool = False) -> None:
        self.who = who
        self.on_top = on_top

    def phrase(self) -> str:
        whose = "your" if self.who.which == "you" else "their"
        verb = self.who.verb("shuffles", "shuffle")
        subject = "" if self.who.which == "you" else f"{self.who.phrase()} "
        if self.on_top:
            lays = self.who.verb("lays", "lay")
            return f"{subject}{verb} {whose} discard pile and {lays} it on top of {whose} draw pile"
        return f"{subject}{verb} {whose} discard pile into {whose} draw pile"

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            if self.on_top:
                lay_discards_on_top(state, seat)
            else:
                reshuffle_discards(state, seat)

    def hint(self) -> float:
        return 0.5


class LookAtHand(Effectful):
    """Shows a player's hand to this card's player."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        return f"look at {self.who.own('hand')}"

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            look_into_hand(state, state.pile(HAND, seat), fx.seat, fx.source)

    def hint(self) -> float:
        return 0.5


class LookAtCards(Effectful):
    """Shows cards in a hand to this card's player."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"look at {self.cards.phrase()}"

    def run(self, state: State, fx: Running) -> None:
        look_into_hand(state, self.cards.handles(state, fx), fx.seat, fx.source)

    def hint(self) -> float:
        return 0.3


class LookAtTop(Effectful):
    """Shows the top cards of a player's draw pile, or all with ``WHOLE_PILE``, to this card's player, where nothing
    hides the pile (SF-RULE-04).
    """

    def __init__(self, number: int, who: Players) -> None:
        self.number = number
        self.who = who

    def phrase(self) -> str:
        if self.number == WHOLE_PILE:
            return f"look through {self.who.own('draw pile')}"
        top = "top card of" if self.number == 1 else f"{numeral(self.number)} cards on top of"
        return f"look at the {top} {self.who.own('draw pile')}"

    def possible(self, state: State, fx: Context) -> bool:
        if isinstance(self.who, ChosenPlayer):
            return True
        return any(seat == fx.seat or not pile_is_hidden(state, seat) for seat in self.who.seats(state, fx))

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            if seat != fx.seat and pile_is_hidden(state, seat):
                continue
            for card in draw_pile(state, seat)[-self.number :]:
                state.show(card, 1 << fx.seat)

    def hint(self) -> float:
        return 0.3


def pile_is_hidden(state: State, seat: int) -> bool:
    """Whether a card keeps others from looking at a seat's draw pile."""
    return any(standing.seat == seat for _, standing in held(state, Secrecy))


class TopCard(Cards):
    """The top card of a player's draw pile."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        return f"the top card of {self.who.own('draw pile')}"

    def handles(self, state: State, fx: Context) -> list[int]:
        return [
            draw_pile(state, seat)[-1]
            for seat in self.who.seats(state, fx)
            if draw_pile(state, seat) and (seat == fx.seat or not pile_is_hidden(state, seat))
        ]


class OpenPile(Effectful):
    """The own draw pile is spread before its player: so a search begins. What they see is their knowledge from then
    on.
    """

    def phrase(self) -> str:
        return ""

    def run(self, state: State, fx: Running) -> None:
        state.look_through(draw_pile(state, fx.seat), 1 << fx.seat)

    def hint(self) -> float:
        return 0.0


class SearchPile(Effectful):
    """Searches the own draw pile for a card, takes it to the hand, and shuffles the pile; ``to_top``: the card is
    then put on top of the pile; ``to_pool``: a champion comes into the pool, and the slot names it.
    """

    asks = True

    def __init__(self, what: Filter, to_top: bool = False, to_pool: bool = False, slot: int = -1) -> None:
        self.what = what
        self.to_top = to_top
        self.to_pool = to_pool
        self.slot = slot

    def phrase(self) -> str:
        if self.to_pool:
            return f"search your draw pile for {self.what.one()}, put it into your pool and shuffle the pile"
        if self.to_top:
            return f"search your draw pile for {self.what.one()}, shuffle the pile and put that card on top of it"
        return f"search your draw pile for {self.what.one()}, take it into your hand and shuffle the pile"

    def question(self, state: State, fx: Running) -> Ask:
        found = [h for h in draw_pile(state, fx.seat) if self.what.fits(state, h, fx)]
        label = "take a card from your draw pile"
        return ask(fx.seat, CHOOSE_CARD, [*found, PASS], fx.answered, label, from_hand=True)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action != PASS:
            zone = POOL if self.to_pool else HAND
            state.move(action, zone, fx.seat, JUST_BECAUSE if self.to_top else RETURNED)
            if self.slot >= 0:
                fx.slots[self.slot] = action
        state.shuffle(DRAW_PILE, keeper(state, fx.seat))
        if action != PASS and self.to_top:
            state.move(action, DRAW_PILE, fx.seat, PUT_BACK)
        return True

    def hint(self) -> float:
        return 1.2


class DiscardForDigit(Effectful):
    """A player draws a card and discards it at once; its last digit is the digit drawn (AMB-69)."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        if self.who.which == "you":
            return "draw and discard a card and note the last digit of its number"
        return f"{self.who.phrase()} draws and discards a card and notes the last digit of its number"

    def run(self, state: State, fx: Running) -> None:
        decider = decider_of_digits(state)
        for seat in self.who.seats(state, fx):
            if decider >= 0:
                return state.call(ChosenDigit(seat=decider, drawer=seat))
            if is_unbidden(state, seat, fx.seat):
                state.set_reg(DIGIT, 0)
                continue
            pile = draw_pile(state, seat)
            card = pile[-1] if pile else -1
            digit = card_of(state, card).number % 10 if take(state, seat, 1) else 0
            state.set_reg(DIGIT, digit)
            if card >= 0 and state.zone[card] == HAND:
                state.move(card, DISCARD, state.owner[card], DISCARDED)
            state.tell(events.LevelDigit(seat, digit))
        return None

    def hint(self) -> float:
        return 0.0


class DigUp(Effectful):
    """Looks through the own draw pile from the top for the first card that fits, takes it into the hand, and shuffles
    the pile. The slot names what was found.
    """

    def __init__(self, what: Filter, slot: int) -> None:
        self.what = what
        self.slot = slot

    def phrase(self) -> str:
        return f"take the first {self.what.bare()} from your draw pile into your hand and shuffle the pile"

    def run(self, state: State, fx: Running) -> None:
        passed = []
        for card in reversed(draw_pile(state, fx.seat)):
            passed.append(card)
            if self.what.fits(state, card, fx):
                fx.slots[self.slot] = card
                break
        state.look_through(passed, 1 << fx.seat)
        if fx.slots[self.slot] >= 0:
            state.move(fx.slots[self.slot], HAND, fx.seat, RETURNED)
            note_last(state, fx.seat)
        state.shuffle(DRAW_PILE, keeper(state, fx.seat))

    def hint(self) -> float:
        return 1.2


class DrawOpenly(Effectful):
    """Players draw cards that all may see; those that fit are discarded, the others kept."""

    def __init__(self, number: int, who: Players, lost: Filter) -> None:
        self.number = number
        self.who = who
        self.lost = lost

    def phrase(self) -> str:
        subject = "" if self.who.which == "you" else f"{self.who.phrase()} "
        draws, keeps = self.who.verb("draws", "draw"), self.who.verb("keeps", "keep")
        cards = count_phrase(self.number, "card")
        return f"{subject}{draws} {cards} openly and {keeps} them, except {self.lost.many()}, which are discarded"

    def is_order(self) -> bool:
        return self.who.which == "you"

    def run(self, state: State, fx: Running) -> None:
        for seat in those_open(self.who, state, fx):
            for _ in range(self.number):
                pile = draw_pile(state, seat)
                card = pile[-1] if pile else -1
                if not draw(state, seat, 1) or card < 0:
                    break
                state.lay_open(card)
                if state.zone[card] == HAND and self.lost.fits(state, card, fx):
                    state.move(card, DISCARD, state.owner[card], DISCARDED)

    def hint(self) -> float:
        return 1.0


class HoldsTooMany(Condition):
    """The player holds more cards than they may keep (SF-PH5-05)."""

    def phrase(self) -> str:
        return "you hold more cards than you may keep"

    def holds(self, state: State, fx: Context) -> bool:
        return len(state.pile(HAND, fx.seat)) > hand_limit(state, fx.seat)


HOLDS_TOO_MANY = HoldsTooMany()
