"""Two positions from which rulings on named cards are tried: everybody has a realm, or two champions fight over one."""

from __future__ import annotations

from typing import Any

from hall import Hall


def table(players: int = 2, **options: Any) -> Hall:
    """Every player has a realm."""
    t = Hall(players, **options)
    for seat in range(players):
        t.formation(seat, A=f"r{seat + 1}")
    return t


def duel(
    attacker: str, defender: str, first: tuple[str, ...] = (), second: tuple[str, ...] = (), **options: Any
) -> Hall:
    """P1 attacks r2 of P2, who defends it."""
    t = table(**options)
    t.pool(0, attacker)
    t.pool(1, defender)
    t.hand(0, *first)
    t.hand(1, *second)
    return t.begin(phase=4).attack("r2").skip_to(rule="SF-COMB-C1").pick(defender.split(" with ")[0])
