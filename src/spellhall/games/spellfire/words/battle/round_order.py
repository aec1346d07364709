"""What binds the plays of a round: cards that must be shown before they are played, allies that must be several before
they work, the first play, and winning by leading once (section BIND).
"""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle import round_order
from spellhall.games.spellfire.rules.battle.round import Round
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import reaches_seat
from spellhall.games.spellfire.table import ATTACKER as ATTACKING_SEAT
from spellhall.games.spellfire.table import DEFENDER as DEFENDING_SEAT
from spellhall.games.spellfire.table import EXCHANGE, HAND, LEADING, ROUND_END, STAGE, TURN
from spellhall.games.spellfire.words.battle.attack_and_defence import OnHere
from spellhall.games.spellfire.words.battle.must_fight import Bears
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import IT
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.levels.counts import Lies
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards, Condition, numeral

ACTIVATING_KINDS = ("play", "before", "combat", "defeat")
"""The kinds of abilities that an ally has on coming into a round."""


class PlaysFirst(OnHere, round_order.FirstPlay):
    """A realm that has the first play of a round when it defends itself (SF-BIND-01)."""

    def phrase(self) -> str:
        return "when this realm defends itself, you may play the first card, no matter who is losing"


class Overwhelms(round_order.Onslaught):
    """As soon as its player leads the round, the opposing champion is defeated and discarded (SF-BIND-03)."""

    def phrase(self) -> str:
        return "as soon as you lead the round, the opposing champion is defeated and discarded"


class YouAreLosing(Condition):
    """The card's player fights a round and is losing it."""

    def phrase(self) -> str:
        return "you are losing a round"

    def holds(self, state: State, fx: Context) -> bool:
        regs = state.regs
        fights = fx.seat in (regs[ATTACKING_SEAT], regs[DEFENDING_SEAT])
        return regs[STAGE] == EXCHANGE and fights and regs[LEADING] >= 0 and regs[LEADING] != fx.seat


YOU_ARE_LOSING = YouAreLosing()


class ShowCards(Effectful):
    """A player shows cards of their hand to this card's player: as many as they like, or a number of them
    (SF-BIND-02).
    """

    asks = True

    def __init__(self, what: Filter, who: Players, number: int) -> None:
        self.what = what
        self.who = who
        self.number = number
        self.title = Bears(IT, "shown")

    def phrase(self) -> str:
        how_many = numeral(self.number) if self.number else "any number of"
        choice = " of their choice" if self.number else ""
        return f"{self.who.phrase()} shows you {how_many} {self.what.many()}{choice} from their hand"

    def is_order(self) -> bool:
        return False

    def _left(self, state: State, fx: Context) -> tuple[int, list[int]]:
        """Who shows (-1: nobody), and what they can still show."""
        seats = [seat for seat in self.who.seats(state, fx) if seat == fx.seat or reaches_seat(state, fx, seat)]
        shown = [effect[3] for effect in state.lasting if effect[1] == fx.source and effect[3] >= 0]
        if not seats or (self.number and len(shown) >= self.number):
            return -1, []
        hand = state.pile(HAND, seats[0])
        return seats[0], [card for card in hand if card not in shown and self.what.fits(state, card, fx)]

    def question(self, state: State, fx: Running) -> Ask:
        seat, cards = self._left(state, fx)
        options = cards if cards and self.number else [*cards, PASS]
        asked = max(seat, 0) if seat >= 0 else fx.seat
        return ask(asked, CHOOSE_CARD, options, fx.answered, "show a card", "SF-BIND-02", from_hand=True)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            return True
        number = number_of_modifier(state, self.title)
        state.show(action, 1 << fx.seat)
        state.begin_lasting((number, fx.source, fx.seat, action, ROUND_END, state.regs[TURN], fx.spared))
        seat, cards = self._left(state, fx)
        return seat < 0 or not cards

    def hint(self) -> float:
        return 0.7


class StillHeld(Condition):
    """Any of some cards is still in a hand."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"any of {self.cards.phrase()} is still in hand"

    def holds(self, state: State, fx: Context) -> bool:
        return any(state.zone[card] == HAND for card in self.cards.handles(state, fx))


class Assembled(Condition):
    """So many allies have been played in this round that this card has counted (see ``CountIn``)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> str:
        return f"{numeral(self.number)} have been played in the round"

    def denied(self) -> str:
        return f"fewer than {numeral(self.number)} have been played in the round"

    def holds(self, state: State, fx: Context) -> bool:
        return counted(state, fx) >= self.number


class CountIn(Effectful):
    """Counts an ally that has been played in the round (see ``Assembled``); with the last of a ``number``, all those
    that came ``before`` it do what they do on coming into a round (SF-BIND-04).
    """

    def __init__(self, number: int, before: Filter | None) -> None:
        self.number = number
        self.before = before
        self.mark = Lies()

    def phrase(self) -> str:
        if self.before is None:
            return "count it"
        which = ("first", "second", "third", "fourth")[self.number - 1]
        return f"if it is the {which} of the round, those before it now do what they do when played"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        number = number_of_modifier(state, self.mark)
        state.begin_lasting((number, fx.source, fx.seat, -1, ROUND_END, state.regs[TURN], fx.spared))
        if self.before is None or counted(state, fx) != self.number:
            return
        depth = next((at for at, frame in enumerate(state.stack) if isinstance(frame, Round)), -1)
        if depth < 0:
            return
        waiting = [card for card in self.before.handles(state, fx) if card != fx.focus]
        ongoing = state.own(depth)
        assert isinstance(ongoing, Round)
        ongoing.queue += [
            card << 3 | number
            for card in sorted(waiting, key=state.stamp.__getitem__)
            for number, ability in enumerate(card_of(state, card).abilities)
            if ability.kind in ACTIVATING_KINDS
        ]

    def hint(self) -> float:
        return 0.0


def counted(state: State, fx: Context) -> int:
    """How many allies have been counted in the present round."""
    return sum(1 for effect in state.lasting if effect[1] == fx.source and effect[3] < 0)
