"""What the coach says in a player's first game, the first time each kind of question comes up."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

COACHING: Mapping[str, str] = MappingProxyType(
    {
        "first": "The first player attacks first, which suits a fast deck.",
        "hand": "Keep a hand with three or four terrains and something to spend them on.",
        "main": "Play a terrain every turn, then the strongest card you can pay for.",
        "moment": "Only interrupts, Ambush and abilities work now. Pass unless you have a plan.",
        "response": "Respond with interrupts, Ambush or abilities. Your response resolves first.",
        "attack": "Attackers turn sideways and can't block next turn, so leave someone at home.",
        "whom": "Attack the player with the fewest blockers or the least life.",
        "group": "A group is blocked as one and strikes as one.",
        "block": "The faster character strikes first. Block with one that's faster or can take the damage.",
        "blocked": "Several of your characters can block the same attacker.",
        "damage": "Damage equal to a character's strength destroys it. Any more is wasted.",
        "pay": "Save the colours your other cards need, or auto-pay if you don't mind.",
        "x": "The more you pay now, the more the card does.",
        "cost": "This is part of the cost, and you don't get it back.",
        "mode": "Only one of these happens. You choose before anyone can respond.",
        "ability": "Each ability has its own cost.",
        "aim": "You choose targets before anyone can respond. If a target is gone by then, nothing happens to it.",
        "order": "The one you choose first happens first.",
        "effect": "The card says what you're choosing and why. Press it to read it.",
    }
)
