"""What it costs to bring an avatar into play, from the pool or straight into a battle (section AVA)."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire.rules.levels.defined import Defined, card_of
from spellhall.games.spellfire.rules.levels.projection import held, printed
from spellhall.games.spellfire.rules.questions import Boon, Ransom, Solitude, Waiver
from spellhall.games.spellfire.table import BATTLE, POOL
from spellhall.kernel.state import State
from spellhall.language.effect import Standing


def is_affordable(state: State, seat: int, card: int) -> bool:
    """Whether a card has no price, or its player can pay it."""
    definition: Defined = state.catalogue[state.face[card]]
    if definition.price is None:
        return True
    if definition.avatar and is_crowded_out(state, seat, card):
        return False
    if is_waived(state, card):
        return True
    return can_pay_price(state, seat, card) or bool(ransoms_for(state, seat, card))


def is_waived(state: State, card: int) -> bool:
    """Whether a card in play says that an avatar comes without its price (SF-AVA-07)."""
    return card_of(state, card).avatar and any(word.waives(state, card, at) for word, at in held(state, Waiver))


def boon_for(state: State, seat: int) -> int:
    """The card that lets a seat bring an avatar into its pool for free, or -1 (SF-AVA-06)."""
    return next((standing.source for _, standing in held(state, Boon) if not standing.spared >> seat & 1), -1)


def use_boon(state: State, seat: int, source: int) -> None:
    """SF-AVA-06. A seat has had its free avatar: the card doesn't affect it any more."""
    for effect in [effect for effect in state.lasting if effect[1] == source]:
        state.end_lasting(effect)
        state.begin_lasting((*effect[:6], effect[6] | 1 << seat, *effect[7:]))


def is_crowded_out(state: State, seat: int, card: int) -> bool:
    """Whether an avatar's player has another in play, and one of the two tolerates no other (SF-CARD-37)."""
    others = [h for zone in (POOL, BATTLE) for h in state.pile(zone, seat) if card_of(state, h).avatar]
    return any(_stands_alone(card_of(state, one)) for other in others for one in (card, other))


def _stands_alone(definition: Defined) -> bool:
    return bool(printed(definition, Solitude))


def can_pay_price(state: State, seat: int, card: int) -> bool:
    """Whether a card's whole price can be paid (SF-AVA-01)."""
    fx = Standing(card, seat)
    price: Any = card_of(state, card).price  # each of its verbs can say whether it is payable
    return all(word.payable(state, fx) for word in price.body)


def ransoms_for(state: State, seat: int, card: int) -> list[int]:
    """The champions in a pool that may be given up instead of the price (SF-AVA-02)."""
    return [
        standing.source
        for word, standing in held(state, Ransom)
        if standing.seat == seat and word.pays(state, card, standing)
    ]
