"""Instructions about cards that aren't in play: drawing, discarding, looking, searching, returning."""

from __future__ import annotations

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.rules.entering import enter
from spellhall.games.spellslinger.rules.zones import (
    claim,
    discard,
    draw,
    give_back,
    pile_seat,
    put_on_top,
    put_under,
    show_to_mates,
)
from spellhall.games.spellslinger.table import DISCARD, DRAW_PILE, FOUND, HAND, PUT
from spellhall.games.spellslinger.words.filters import Filter, This
from spellhall.games.spellslinger.words.players import Players, does
from spellhall.games.spellslinger.words.worth import A_CARD, A_CHARACTER, worth_to
from spellhall.kernel.frames import CHOOSE_CARD, CHOOSE_OPTION, CHOOSE_ORDER, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import Cards, Instruction, count_phrase, numeral

INTO_PLAY = "put which into play?"
"""The question when a draw pile is searched; of identical cards, only the first is offered."""


class Draw(Instruction):
    """Players draw cards (SS-EF-07)."""

    def __init__(self, count: int, who: Players) -> None:
        self.count = count
        self.who = who

    def phrase(self) -> str:
        return f"{does(self.who, 'draw', 'draws')} {count_phrase(self.count, 'card')}"

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            draw(state, seat, self.count)

    def hint(self) -> float:
        return worth_to(self.who, A_CARD * self.count)


class Discard(Instruction):
    """Players choose cards (or all they have, if fewer) and discard them together (SS-EF-05, SS-EF-06)."""

    asks = True

    def __init__(self, count: int, who: Players, slot: int) -> None:
        self.count = count
        self.who = who
        self.slot = slot

    def phrase(self) -> str:
        return f"{does(self.who, 'discard', 'discards')} {count_phrase(self.count, 'card')}"

    def _chosen(self, state: State, fx: Running) -> list[int]:
        """The cards chosen so far, without those of players who have left the game."""
        return [card for card in fx.gathered(self.slot) if state.zone[card] == HAND]

    def _hand(self, state: State, fx: Running) -> list[int]:
        """The next player's options; empty once everyone has chosen."""
        chosen = self._chosen(state, fx)
        for seat in self.who.seats(state, fx):
            hand = state.pile(HAND, seat)
            left = [card for card in hand if card not in chosen]
            if left and len(hand) - len(left) < self.count:
                return left
        return []

    def question(self, state: State, fx: Running) -> Ask:
        hand = self._hand(state, fx)
        seat = state.control[hand[0]] if hand else fx.seat
        return ask(seat, CHOOSE_CARD, hand, fx.answered, "discard which card?", "SS-EF-05")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action != PASS:
            fx.gather(self.slot, action)
        if self._hand(state, fx):
            return False
        discard(state, *self._chosen(state, fx))
        fx.gathered_all(self.slot)
        return True

    def hint(self) -> float:
        return worth_to(self.who, -A_CARD * self.count)


class DiscardHand(Instruction):
    """Players discard their hands."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        return f"{does(self.who, 'discard your', 'discards their')} hand"

    def run(self, state: State, fx: Running) -> None:
        discard(state, *(card for seat in self.who.seats(state, fx) for card in state.pile(HAND, seat)))

    def hint(self) -> float:
        return 0.0


class ReturnToHand(Instruction):
    """Cards go to their owners' hands."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        if isinstance(self.cards, Filter):
            return f"return all {self.cards.phrase()} to their owners' hands"
        subject = "this card" if isinstance(self.cards, This) else self.cards.phrase()
        if getattr(self.cards, "plural", False):
            return f"return {subject} to their owners' hands"
        return f"return {subject} to {'your' if 'your discard pile' in subject else 'its owner' + chr(39) + 's'} hand"

    def run(self, state: State, fx: Running) -> None:
        cards = list(self.cards.handles(state, fx))
        for card in cards:
            if state.zone[card] == DISCARD:
                claim(state, card, fx.seat)
        give_back(state, *cards)

    def hint(self) -> float:
        return A_CARD if "from your discard pile" in self.cards.phrase() else worth_to(self.cards, -0.5 * A_CHARACTER)


class PutOnTop(Instruction):
    """A card goes on top of its owner's draw pile."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"put {self.cards.phrase()} on top of its owner's draw pile"

    def run(self, state: State, fx: Running) -> None:
        put_on_top(state, *self.cards.handles(state, fx))

    def hint(self) -> float:
        return worth_to(self.cards, -0.7 * A_CHARACTER)


def top_cards(state: State, seat: int, count: int) -> list[int]:
    """The top cards of a player's draw pile, the topmost first."""
    return state.pile(DRAW_PILE, pile_seat(state, seat))[::-1][:count]


class LookAtTop(Instruction):
    """Shows the player the top cards of the draw pile."""

    def __init__(self, count: int) -> None:
        self.count = count

    def phrase(self) -> str:
        what = "card" if self.count == 1 else f"{numeral(self.count)} cards"
        return f"look at the top {what} of your draw pile"

    def run(self, state: State, fx: Running) -> None:
        state.look_through(top_cards(state, fx.seat, self.count), 1 << fx.seat)
        state.tell(events.Looked(fx.seat, self.count))

    def hint(self) -> float:
        return 0.2


class MayPutUnder(Instruction):
    """The player may put the top card of the draw pile under it."""

    asks = True

    def phrase(self) -> str:
        return "you may put it on the bottom"

    def question(self, state: State, fx: Running) -> Ask:
        options = [0, 1] if top_cards(state, fx.seat, 1) else []
        words = ("leave it on top", "put it on the bottom")
        return ask(fx.seat, CHOOSE_OPTION, options, fx.answered, "the top card?", "SS-EF-12", words=words)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == 1:
            put_under(state, top_cards(state, fx.seat, 1)[0])
        return True

    def hint(self) -> float:
        return 0.2


class TakeOne(Instruction):
    """The player puts one of the top cards into their hand, and the rest under the draw pile in any order.

    ``slot`` holds how many are left to put under, ``may`` lets them take none.
    """

    asks = True

    def __init__(self, count: int, what: Filter, may: bool, slot: int) -> None:
        self.count = count
        self.what = what
        self.may = may
        self.slot = slot

    def phrase(self) -> str:
        if self.may:
            one = f"{self.what.one()} from among them"
            return f"you may put {one} into your hand; the rest goes on the bottom in any order"
        return "put one into your hand and the rest on the bottom in any order"

    def question(self, state: State, fx: Running) -> Ask:
        left = fx.slots[self.slot]
        if left >= 0:
            rest = top_cards(state, fx.seat, left)
            return ask(fx.seat, CHOOSE_ORDER, rest, fx.answered, "which goes under the draw pile next?", "SS-EF-12")
        top = top_cards(state, fx.seat, self.count)
        fitting = [card for card in top if self.what.fits(state, card, fx)]
        options = [*fitting, PASS] if self.may else fitting
        return ask(fx.seat, CHOOSE_CARD, options, fx.answered, "put which into your hand?", "SS-EF-12", from_hand=True)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        left = fx.slots[self.slot]
        if left < 0:
            left = min(self.count, len(top_cards(state, fx.seat, self.count)))
            if action != PASS:
                claim(state, action, fx.seat)
                state.move(action, HAND, fx.seat, FOUND)
                show_to_mates(state, action, fx.seat)
                left -= 1
        elif action != PASS:
            state.to_bottom(action)
            left -= 1
        fx.slots[self.slot] = left
        return bool(left <= 0)

    def hint(self) -> float:
        return A_CARD


class LookAtHand(Instruction):
    """Shows the player another's hand."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        return f"look at the hand of {self.who.phrase()}"

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            for card in state.pile(HAND, seat):
                state.show(card, 1 << fx.seat)

    def hint(self) -> float:
        return 0.2


class OpenPile(Instruction):
    """A search begins by showing a draw pile to its player, who knows it from then on."""

    def phrase(self) -> str:
        return ""

    def run(self, state: State, fx: Running) -> None:
        state.look_through(state.pile(DRAW_PILE, pile_seat(state, fx.seat)), 1 << fx.seat)

    def hint(self) -> float:
        return 0.0


class SearchTerrains(Instruction):
    """The player searches the draw pile for cards, puts them into play sideways, and shuffles."""

    asks = True

    def __init__(self, what: Filter, count: int, slot: int) -> None:
        self.what = what
        self.count = count
        self.slot = slot

    def phrase(self) -> str:
        if self.count == 1:
            return f"search your draw pile for {self.what.one()}, put it into play sideways, then shuffle"
        return (
            f"search your draw pile for up to {numeral(self.count)} {self.what.phrase()}, "
            "put them into play sideways, then shuffle"
        )

    def question(self, state: State, fx: Running) -> Ask:
        seat = pile_seat(state, fx.seat)
        found: dict[int, int] = {}
        for card in state.pile(DRAW_PILE, seat):
            if self.what.fits(state, card, fx):
                found.setdefault(state.face[card], card)
        options = [*found.values(), PASS]
        return ask(fx.seat, CHOOSE_CARD, options, fx.answered, INTO_PLAY, "SS-EF-12", automatic=False)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        seat = pile_seat(state, fx.seat)
        taken = max(0, fx.slots[self.slot])
        if action != PASS:
            claim(state, action, fx.seat)
            enter(state, action, fx.seat, why=PUT, sideways=True)
            taken += 1
        fx.slots[self.slot] = taken
        if action == PASS or taken >= self.count:
            fx.slots[self.slot] = -1
            state.shuffle(DRAW_PILE, seat)
            return True
        return False

    def hint(self) -> float:
        return 0.3 + 0.4 * self.count


class PutIntoPlay(Instruction):
    """The player may put a card from their hand into play sideways."""

    asks = True

    def __init__(self, what: Filter) -> None:
        self.what = what

    def phrase(self) -> str:
        return f"you may put {self.what.one()} into play sideways"

    def question(self, state: State, fx: Running) -> Ask:
        options = [*self.what.handles(state, fx), PASS]
        return ask(
            fx.seat, CHOOSE_CARD, options, fx.answered, "put which into play sideways?", "SS-EF-12", from_hand=True
        )

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action != PASS:
            enter(state, action, fx.seat, why=PUT, sideways=True)
        return True

    def hint(self) -> float:
        return 0.5
