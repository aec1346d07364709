"""Words for champions that Limbo does not give back until someone has paid for them (SF-LIMBO-12)."""

from __future__ import annotations

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.turn.destinations import leave_if_spent
from spellhall.games.spellfire.rules.turn.end_of_turn import come_back
from spellhall.games.spellfire.rules.turn.limbo_terms import set_term
from spellhall.games.spellfire.table import ACTIVE, DISCARD, LIMBO, PAID, SENT, TURN, WHILE_IN_PLAY
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.plays.effects import Effectful, all_of, removable, worth
from spellhall.kernel.frames import CHOOSE_CARD, CHOOSE_TARGET, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards, Number


class HeldThere(questions.Detention):
    """A card that stays in Limbo."""

    def detains(self, state: State, card: int, standing: Context) -> bool:
        """Whether a card is meant."""
        return bool(card == standing.subject)

    def phrase(self) -> str:
        return "it stays in Limbo"


class HoldInLimbo(Effectful):
    """Sends cards to Limbo, where they stay as long as this card is in play, unless they are released. ``price``: the
    text says here what buys them free (see ``Ransom``, SF-LIMBO-15).
    """

    def __init__(self, cards: Cards, price: Filter | None = None) -> None:
        self.cards = cards
        self.price = price
        self.held = HeldThere()

    def phrase(self) -> str:
        if self.price is not None:
            price = f"discards a {self.price.noun} of at least its base level"
            return f"send {all_of(self.cards)} to Limbo until its player {price}"
        if not self.cards.plural:
            return f"hold {self.cards.phrase()} in Limbo while this card is in play"
        return f"send {all_of(self.cards)} to Limbo, where they stay while this card is in play"

    def run(self, state: State, fx: Running) -> None:
        number = number_of_modifier(state, self.held)
        for card in self.cards.handles(state, fx):
            if not removable(state, card, fx):
                continue
            state.move(card, LIMBO, state.owner[card], SENT)
            if state.zone[card] == LIMBO:
                since = state.regs[TURN]
                state.begin_lasting((number, fx.source, fx.seat, card, WHILE_IN_PLAY, since, 0))

    def hint(self) -> float:
        return worth(self.cards)


class Release(Effectful):
    """The champion that this card holds in Limbo comes back, which the slot names; then the card leaves the table."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def phrase(self) -> str:
        return "that champion returns"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for effect in [e for e in state.lasting if e[1] == fx.source and e[0] >= 0 and e[3] >= 0]:
            card = effect[3]
            state.end_lasting(effect)
            if state.zone[card] == LIMBO:
                come_back(state, card)
                fx.slots[self.slot] = card
        leave_if_spent(state, fx.source)

    def hint(self) -> float:
        return 1.0


class HoldForTurns(Effectful):
    """Sends cards to Limbo, where they stay for a number of their owners' turns (SF-LIMBO-13); nothing happens if the
    number is 0.
    """

    def __init__(self, cards: Cards, number: Number) -> None:
        self.cards = cards
        self.number = number

    def phrase(self) -> str:
        return f"send {all_of(self.cards)} to Limbo for a number of its owner's turns equal to {self.number.phrase()}"

    def run(self, state: State, fx: Running) -> None:
        turns = self.number.value(state, fx)
        for card in self.cards.handles(state, fx) if turns > 0 else ():
            if removable(state, card, fx):
                state.move(card, LIMBO, state.owner[card], SENT)
                if state.zone[card] == LIMBO:
                    set_term(state, card, fx.source, turns)

    def hint(self) -> float:
        return worth(self.cards)


class Ransom(Effectful):
    """The player whose turn it is may discard certain cards, or send them to the Abyss: for each, one of their
    champions that this card holds in Limbo comes back. Once it holds none, it leaves the table. The cards and champions
    are picked in turn. ``matching``: the base level of what is given must be as high as the champion's, as
    ``HoldInLimbo`` has told.
    """

    asks = True

    def __init__(self, coin: Filter, zone: int, matching: bool, slot: int) -> None:
        self.coin = coin
        self.zone = zone
        self.matching = matching
        self.slot = slot

    def phrase(self) -> str:
        if self.matching:
            return ""
        what = self.coin.many().replace(" in hand", " from hand")
        gives = f"discard {what}" if self.zone == DISCARD else f"send {what} to the Abyss"
        return (
            f"the player whose turn it is may {gives}; for each, one of their champions that this card holds in Limbo "
            "returns"
        )

    def is_order(self) -> bool:
        return False

    def _captives(self, state: State, fx: Context) -> list[int]:
        seat = state.regs[ACTIVE]
        held = [e[3] for e in state.lasting if e[1] == fx.source and e[0] >= 0 and e[3] >= 0]
        return [card for card in held if state.zone[card] == LIMBO and state.owner[card] == seat]

    def question(self, state: State, fx: Running) -> Ask:
        seat, paid = state.regs[ACTIVE], fx.slots[self.slot] >= 0
        captives = self._captives(state, fx)
        if paid:
            return ask(seat, CHOOSE_TARGET, captives or [PASS], fx.answered, "choose who returns", "SF-LIMBO-12")
        coins = [card for card in self.coin.handles(state, fx) if state.control[card] == seat] if captives else []
        if self.matching:
            needed = min([base_level(state, card) for card in captives], default=0)
            coins = [card for card in coins if base_level(state, card) >= needed]
        label = "give up a card to bring a champion back?"
        return ask(seat, CHOOSE_CARD, [*coins, PASS], fx.answered, label, "SF-LIMBO-12", from_hand=True)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            return True
        if fx.slots[self.slot] < 0:
            fx.slots[self.slot] = action
            state.move(action, self.zone, state.owner[action], PAID)
            return False
        fx.slots[self.slot] = -1
        for effect in [e for e in state.lasting if e[1] == fx.source and e[3] == action]:
            state.end_lasting(effect)
        come_back(state, action)
        leave_if_spent(state, fx.source)
        return not self._captives(state, fx)

    def hint(self) -> float:
        return 0.5
