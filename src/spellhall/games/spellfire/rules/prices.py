"""What avatars demand to be brought into play, from the pool or straight into a battle (section AVA)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.projection import held
from spellhall.kernel.state import State
from spellhall.language.effect import Standing


def is_affordable(state: State, seat: int, card: int) -> bool:
    """Whether a card demands nothing, or its player can give it up."""
    if state.definition(card).price is None:
        return True
    return can_pay_price(state, seat, card) or bool(ransoms_for(state, seat, card))


def can_pay_price(state: State, seat: int, card: int) -> bool:
    """Whether all that a card demands to be brought into play is there (SF-AVA-01)."""
    fx = Standing(card, seat)
    return all(word.payable(state, fx) for word in state.definition(card).price.body)


def ransoms_for(state: State, seat: int, card: int) -> list[int]:
    """The champions in a pool that may be given up instead of that price (SF-AVA-02)."""
    return [
        standing.source
        for word, standing in held(state, "ransom")
        if standing.seat == seat and word.pays(state, card, standing)
    ]
