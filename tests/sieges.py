"""A realm under attack, for tests of realms and holdings."""

from __future__ import annotations

from typing import Any

from hall import Hall

SPARE = ("al1", "mi0")


def camp(place: str, attacker: str, *defenders: str, first: tuple[str, ...] = (), **options: Any) -> Hall:
    """P1, in phase 4, can attack ``place`` ("Tyr", "rDS with Ogo") of P2 with ``attacker``; P2 has ``defenders``.

    The place has handle 0.
    """
    t = Hall(**options)
    t.formation(1, A=place)
    t.formation(0, A="r9")
    t.pool(0, attacker)
    t.pool(1, *defenders)
    t.hand(0, *first)
    return t.begin(seat=0, phase=4)


def siege(
    place: str,
    attacker: str,
    defender: str = "",
    first: tuple[str, ...] = (),
    second: tuple[str, ...] = (),
    **options: Any,
) -> Hall:
    """P1 attacks ``place`` of P2 with ``attacker``; P2 sends ``defender`` (or the realm itself), if one is named.

    ``first`` and ``second`` are their hands; both also hold a spare ally and a spare item, so that the losing side
    is asked. The place has handle 0.
    """
    realm = place.split(" with ")[0]
    t = Hall(**options)
    t.formation(1, A=place)
    t.formation(0, A="r9")
    t.pool(0, attacker)
    if defender and defender != realm:
        t.pool(1, defender)
    t.hand(0, *first, *SPARE)
    t.hand(1, *second, *SPARE)
    t.begin(seat=0, phase=4).attack(realm)
    return t.pick(defender.split(" with ")[0]) if defender else t
