"""What avatars demand to be brought into play, from the pool or straight into a battle (section AVA)."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire.rules.levels.defined import Defined, card_of
from spellhall.games.spellfire.rules.levels.projection import held, printed
from spellhall.games.spellfire.rules.questions import Boon, Ransom, Solitude
from spellhall.games.spellfire.table import BATTLE, POOL
from spellhall.kernel.state import State
from spellhall.language.effect import Standing


def is_affordable(state: State, seat: int, card: int) -> bool:
    """Whether a card demands nothing, or its player can give it up."""
    definition: Defined = state.game.catalogue[state.face[card]]
    if definition.price is None:
        return True
    if definition.avatar and is_crowded_out(state, seat, card):
        return False
    return can_pay_price(state, seat, card) or bool(ransoms_for(state, seat, card))


def boon_for(state: State, seat: int) -> int:
    """The card by which a seat may bring an avatar into its pool for nothing, or -1 (SF-AVA-06)."""
    return next((standing.source for _, standing in held(state, Boon) if not standing.spared >> seat & 1), -1)


def use_boon(state: State, seat: int, source: int) -> None:
    """SF-AVA-06. A seat has had its avatar: from now on the card passes it over."""
    for effect in [effect for effect in state.lasting if effect[1] == source]:
        state.end_lasting(effect)
        state.begin_lasting((*effect[:6], effect[6] | 1 << seat, *effect[7:]))


def is_crowded_out(state: State, seat: int, card: int) -> bool:
    """Whether an avatar finds another of its player in play, and one of the two stands beside no other (SF-CARD-37)."""
    others = [h for zone in (POOL, BATTLE) for h in state.pile(zone, seat) if card_of(state, h).avatar]
    return any(_stands_alone(card_of(state, one)) for other in others for one in (card, other))


def _stands_alone(definition: Defined) -> bool:
    return bool(printed(definition, Solitude))


def can_pay_price(state: State, seat: int, card: int) -> bool:
    """Whether all that a card demands to be brought into play is there (SF-AVA-01)."""
    fx = Standing(card, seat)
    price: Any = card_of(state, card).price  # each of its verbs can say whether it is payable
    return all(word.payable(state, fx) for word in price.body)


def ransoms_for(state: State, seat: int, card: int) -> list[int]:
    """The champions in a pool that may be given up instead of that price (SF-AVA-02)."""
    return [
        standing.source
        for word, standing in held(state, Ransom)
        if standing.seat == seat and word.pays(state, card, standing)
    ]
