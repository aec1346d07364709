"""What a coach says in somebody's first game, when each kind of question comes for the first time."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

COACHING: Mapping[str, str] = MappingProxyType(
    {
        "first": "Whoever plays first attacks first; a quick deck likes that.",
        "hand": "Keep a hand with three or four terrains and something that they can pay for.",
        "main": "Play a terrain every turn, and then the strongest card that your terrains can pay for.",
        "moment": "Only interrupts, Ambush and abilities work now; passing is right unless you have a plan.",
        "response": "Only interrupts, Ambush and abilities can respond, and what you play works first.",
        "attack": "Attackers turn sideways and cannot block in the next turn of others, so leave somebody at home.",
        "whom": "Attack whoever has the fewest blockers, or the least life.",
        "group": "A group is blocked as one, and strikes as one.",
        "block": "Speed strikes first, so block with what is faster or has more strength than it takes.",
        "blocked": "Several of yours may block the same attacker.",
        "damage": "Damage equal to the strength of a character destroys it; more than that is wasted.",
        "pay": "Keep the colours that your other cards need, and let the hall choose if you do not mind.",
        "x": "The more you pay now, the more the card does.",
        "cost": "This is part of the price, and you do not get it back.",
        "mode": "One of these happens, and you choose it before anybody can respond.",
        "ability": "Each of these has its own price.",
        "aim": "A target is chosen before anybody can respond; if it is gone, nothing happens to it.",
        "order": "What you choose first happens first.",
        "effect": "The card says what is chosen here and for what: press it to read it.",
    }
)
