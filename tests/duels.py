"""Two positions for testing rulings on named cards: everyone has a realm, or two champions fight over one."""

from __future__ import annotations

from typing import Any

from hall import Hall


def table(players: int = 2, **options: Any) -> Hall:
    """Every player has a realm."""
    return realms(Hall(players, **options))


def realms(t: Hall) -> Hall:
    """Give every player a realm."""
    for seat in range(t.state.seats):
        t.formation(seat, A=f"r{seat + 1}")
    return t


def duel(
    attacker: str, defender: str, first: tuple[str, ...] = (), second: tuple[str, ...] = (), **options: Any
) -> Hall:
    """P1 attacks r2 of P2, who defends it; the attacker has handle 0."""
    t = Hall(**options)
    t.pool(0, attacker)
    t.pool(1, defender)
    realms(t)
    t.hand(0, *first)
    t.hand(1, *second)
    return t.begin(phase=4).attack("r2").skip_to(rule="SF-COMB-C1").pick(defender.split(" with ")[0])
