"""Spellslinger's table in the terminal: two boards that face each other, the fight between them.

Opponents are at the top, each with life, terrains and characters; you are below, with your hand.
During an attack, the middle shows who attacks whom and who blocks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from spellhall.kernel.state import State

Card = dict[str, Any]


def draw(state: State, seat: int, names: Sequence[str]) -> RenderableType:
    """The whole table as a seat (-1: a spectator) sees it."""
    view = state.view(seat)
    me = max(seat, 0)
    regs = view["registers"]
    moment = (
        f"Turn {regs['turn']}, {names[regs['active']]}, {view['step']}" if regs["turn"] else "before the first turn"
    )
    parts: list[RenderableType] = [Rule(moment)]
    for step in range(1, state.seats):
        parts += _side(view, view["seats"][(me + step) % state.seats], names, seat)
    parts += _middle(view, names)
    parts += _side(view, view["seats"][me], names, seat)
    if seat >= 0:
        parts.append(_hand(view["seats"][me]))
    return Group(*parts)


def _side(view: dict[str, Any], side: dict[str, Any], names: Sequence[str], seat: int) -> list[Text]:
    zones = side["zones"]
    you = " (you)" if side["seat"] == seat else ""
    if side["out"]:
        return [Text(f"{names[side['seat']]}{you} is out of the game", style="dim")]
    counts = f"  hand {len(zones['hand'])}, draw pile {zones['draw pile']['count']}"
    counts += f", discard pile {len(zones['discard pile'])}"
    if view["teams"].count(view["teams"][side["seat"]]) > 1:
        counts += f", team {view['teams'][side['seat']] + 1}"
    head = Text.assemble((f"{names[side['seat']]}{you}  {side['life']} life", "bold"), counts)
    cards = zones["in play"]
    lines = [head, _terrains([card for card in cards if card["type"] == "Terrain"])]
    lines += [_character(view, card) for card in cards if card["type"] == "Character"]
    loose = [card for card in cards if card["type"] == "Enchantment" and card["host"] < 0]
    lines += [Text(f"   {card['name']} (Enchantment{', sideways' if card['sideways'] else ''})") for card in loose]
    return lines


def _terrains(cards: Sequence[Card]) -> Text:
    """Terrains counted by name, the sideways ones separately."""
    if not cards:
        return Text("   no terrains", style="dim")
    ready = Counter(card["name"] for card in cards if not card["sideways"])
    spent = Counter(card["name"] for card in cards if card["sideways"])
    line = Text("   terrains: " + (", ".join(_counted(name, count) for name, count in ready.items()) or "none upright"))
    if spent:
        line.append("; sideways: " + ", ".join(_counted(name, count) for name, count in spent.items()), style="dim")
    return line


def _counted(name: str, count: int) -> str:
    return name if count == 1 else f"{count} {name}"


def _character(view: dict[str, Any], card: Card) -> Text:
    """Strength and speed, changes to them, keywords, damage, attachments, what it's doing."""
    strength, speed = card["now"]
    line = Text.assemble("   ", (f"{strength}/{speed}", "bold"), f" {card['name']}")
    notes = list(card["keywords"])
    if [strength, speed] != [card["strength"], card["speed"]]:
        notes.append(f"printed {card['strength']}/{card['speed']}")
    if card["damage"]:
        notes.append(f"{card['damage']} damage")
    if card["sideways"]:
        notes.append("sideways")
    if notes:
        line.append(f" ({', '.join(notes)})", style="dim")
    for side in view["seats"]:
        for other in side["zones"]["in play"]:
            if other["host"] == card["handle"]:
                line.append(f"  <- {other['name']}")
    return line


def _middle(view: dict[str, Any], names: Sequence[str]) -> list[RenderableType]:
    """Who attacks whom, who blocks, and what is waiting to resolve."""
    everybody = [card for side in view["seats"] for card in side["zones"]["in play"] if card["type"] == "Character"]
    lines: list[RenderableType] = []
    for group in sorted({card["group"] for card in everybody if card["attacks"] >= 0}):
        pack = [card for card in everybody if card["group"] == group and card["attacks"] >= 0]
        walls = [card for card in everybody if card["blocks"] == group]
        text = f"{' with '.join(_numbered(card) for card in pack)} -> {names[pack[0]['attacks']]}"
        if walls:
            text += f", blocked by {' and '.join(_numbered(card) for card in walls)}"
        elif pack[0]["blocked"]:
            text += ", was blocked"
        lines.append(Text(f"   {text}", style="bold"))
    waiting = [card for side in view["seats"] for card in side["zones"]["pending"]]
    lines += [Text(f"   PENDING: {card['name']} of {names[card['owner']]}", style="bold") for card in waiting]
    if not lines:
        return [Rule(style="dim")]
    return [Rule("the fight" if any(card["attacks"] >= 0 for card in everybody) else ""), *lines, Rule()]


def _numbered(card: Card) -> str:
    strength, speed = card["now"]
    return f"{card['name']} {strength}/{speed}"


def _hand(mine: dict[str, Any]) -> Text:
    cards = ", ".join(_in_hand(card) for card in mine["zones"]["hand"])
    return Text(f"Your hand: {cards or 'empty'}")


def _in_hand(card: Card) -> str:
    numbers = f", {card['strength']}/{card['speed']}" if card["type"] == "Character" else ""
    cost = f" {card['cost']}" if card["cost"] else ""
    return f"{card['name']} ({card['type']}{cost}{numbers})"
