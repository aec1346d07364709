"""Spell Chain's table in the terminal: the chain is the board.

Eight slots run across the middle, filled from 1 to 8 and resolved from 8 to 1; each shows whose card it holds and what
happened to it. Below is the forecast: what would happen, card by card, if the chain resolved now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from spellhall.games.spellchain.forecast import forecast
from spellhall.games.spellchain.table import CHAINS_A_ROUND, SLOTS
from spellhall.games.spellchain.telling.views import LAYING
from spellhall.kernel.state import State

MARKS = ("<>", "[]")
"""A shape for each seat, so you don't need colour to tell them apart."""
DEFENCES = ("block", "avoid", "reflect", "redirect", "poison", "mercury")
STATUS_STYLE = {"waiting": "bold", "activated": "dim", "negated": "dim strike"}


def draw(state: State, seat: int, names: Sequence[str]) -> RenderableType:
    """The whole table as a seat (-1: a spectator) sees it."""
    view = state.view(seat)
    me = max(seat, 0)
    regs = view["registers"]
    heading = f"Round {regs['round']}, before the first chain"
    if regs["chain_number"]:
        heading = (
            f"Round {regs['round']}, chain {regs['chain_number']} of {CHAINS_A_ROUND}, "
            f"{names[regs['first']]} goes first"
        )
    parts: list[RenderableType] = [Rule(heading)]
    parts += _side(view, 1 - me, names, seat)
    parts += _chain(view)
    parts += _forecast(state, names)
    parts += _side(view, me, names, seat)
    if seat >= 0:
        cards = ", ".join(card["name"] for card in view["seats"][me]["zones"]["hand"])
        parts.append(Text(f"Your hand: {cards or 'empty'}"))
    return Group(*parts)


def _side(view: dict[str, Any], owner: int, names: Sequence[str], seat: int) -> list[RenderableType]:
    """HP, defences and counters, and what is active."""
    side = view["seats"][owner]
    zones = side["zones"]
    you = " (you)" if owner == seat else ""
    text = Text(f"{MARKS[owner]} {names[owner]}{you}  {side['hp']:>2} HP", style="bold")
    pools = "".join(f", {name} {side[name]}" for name in DEFENCES if side[name])
    counts = f"  hand {len(zones['hand'])}, deck {zones['deck']['count']}, discard pile {len(zones['discard pile'])}"
    text.append(counts + pools, style="not bold")
    lines: list[RenderableType] = [text]
    for zone, title in (("continuous zone", "Continuous"), ("summon zone", "Summons")):
        if zones[zone]:
            lines.append(Text(f"   {title}: {', '.join(card['name'] for card in zones[zone])}"))
    return lines


def _chain(view: dict[str, Any]) -> list[RenderableType]:
    """The eight slots, two rows of four, each with its card."""
    slots: dict[int, tuple[int, dict[str, Any]]] = {}
    for owner, side in enumerate(view["seats"]):
        for card in side["zones"]["chain"]:
            slots[card["slot"]] = (owner, card)
    lines: list[RenderableType] = [Rule("fills 1 to 8, resolves 8 to 1", style="dim")]
    for slot in range(1, SLOTS + 1):
        if slot not in slots:
            lines.append(Text(f" {slot}  .", style="dim"))
            continue
        owner, card = slots[slot]
        status = "" if card["status"] == "waiting" else f"  {card['status']}"
        resolving = "  <== resolves now" if view["registers"]["resolving"] == card["handle"] else ""
        indent = "" if owner == 0 else " " * 30
        lines.append(
            Text.assemble(
                f" {slot}  {indent}{MARKS[owner]} ", (card["name"], STATUS_STYLE[card["status"]]), status, resolving
            )
        )
    return lines


def _forecast(state: State, names: Sequence[str]) -> list[RenderableType]:
    """What would happen if the chain resolved now."""
    if state.is_terminal() or state.decision().rule != LAYING:
        return [Rule(style="dim")]
    found = forecast(state)
    lines: list[RenderableType] = [Rule("if it resolved as it lies", style="dim")]
    for step in found.steps:
        changes = [f"{names[s]} {change:+d}" for s, change in enumerate(step.change) if change]
        what = "negated" if step.negated else ", ".join(changes) or "no HP change"
        luck = " (a d20 decides)" if step.by_chance else ""
        lines.append(Text(f" {step.slot}  {step.name}: {what}{luck}", style="dim"))
    if found.steps:
        points = ", ".join(f"{name} {hp} HP" for name, hp in zip(names, found.hp, strict=True))
        lines.append(Text(f"    then {points}, before what the end of the chain brings", style="dim"))
    return [*lines, Rule(style="dim")]
