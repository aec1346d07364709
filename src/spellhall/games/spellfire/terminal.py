"""Spellfire's table in the terminal.

Opposing formations are at the far side with their points toward you; yours is nearest, pointing away from you.
A realm that was attacked shows how often (x2). Next to each formation is the pool, every champion with its level and
what it bears. A battle is drawn between them, with both totals and their parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from spellhall.games.spellfire.option_types import options_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.turn.victory import MARKERS_TO_WIN, counts_markers
from spellhall.games.spellfire.table import BETWEEN, PLACES, ROWS
from spellhall.kernel.state import State

WIDTH = 78
PHASES = (
    "rule card",
    "draw",
    "realm and holding",
    "champions, items and spells",
    "attack",
    "spells, hand limit",
    "end",
    "between turns",
)
SMALL = ("limbo", "abyss", "void")


def draw(state: State, seat: int, names: Sequence[str]) -> RenderableType:
    """The whole table as a seat (-1: a spectator) sees it."""
    view = state.view(seat)
    common = bool(state.game.common)
    marks = counts_markers(options_of(state.game))
    me = max(seat, 0)
    others = [view["seats"][(me + step) % state.seats] for step in range(1, state.seats)]
    parts: list[RenderableType] = [_heading(view, names)]
    for side in reversed(others):
        parts += [
            _counts(view, side, names, seat, common, marks),
            *_pool(view, side),
            *_formation(view, side, far=True),
        ]
    parts += _battle(state, view, names) or [Rule(style="dim")]
    mine = view["seats"][me]
    parts += [*_formation(view, mine, far=False), *_pool(view, mine), _counts(view, mine, names, seat, common, marks)]
    if seat >= 0:
        parts.append(_hand(mine))
    return Group(*parts)


def _heading(view: dict[str, Any], names: Sequence[str]) -> Rule:
    regs = view["registers"]
    phase = PHASES[min(regs["phase"], BETWEEN)]
    left = view.get("turns_left", -1)
    time = f", time: {left} turn{'' if left == 1 else 's'} left" if left >= 0 else ""
    return Rule(f"Turn {regs['turn']}, {names[regs['active']]}, {phase}{time}")


def _counts(
    view: dict[str, Any], side: dict[str, Any], names: Sequence[str], seat: int, common: bool, marks: bool
) -> Text:
    zones = side["zones"]
    you = " (you)" if side["seat"] == seat else ""
    limit = view["hand_limits"][side["seat"]]
    title = f" {view['teams'][side['seat']]}" if "teams" in view else ""
    text = Text(f"{names[side['seat']]}{title}{you}", style="bold")
    counts = f"  hand {len(zones['hand'])} of {limit}"
    if marks:
        counts += f", markers {side['markers']} of {MARKERS_TO_WIN}"
    if side["seat"] == 0 or not common:
        counts += f", draw pile {zones['draw pile']['count']}, discard pile {len(zones['discard pile'])}"
    text.append(counts, style="not bold")
    for name in SMALL:
        if zones[name]:
            text.append(f", {name}: {', '.join(card['name'] for card in zones[name])}", style="not bold")
    return text


def _formation(view: dict[str, Any], side: dict[str, Any], far: bool) -> list[Text]:
    """The pyramid, its point toward the enemy: only rows with realms."""
    realms = {card["place"]: card for card in side["zones"]["formation"]}
    shown = [row for row in ROWS if any(PLACES[place] in realms for place in row)]
    lines = [] if shown else [Text("no realms".center(WIDTH).rstrip(), style="dim")]
    for row in reversed(shown) if far else shown:
        cells = [_realm(view, PLACES[place], realms.get(PLACES[place])) for place in row]
        line = Text.assemble(*[part for cell in cells for part in (cell, "  ")][:-1])
        line.pad_left(max(0, (WIDTH - len(line.plain)) // 2))
        lines.append(line)
    return lines


def _realm(view: dict[str, Any], place: str, realm: dict[str, Any] | None) -> Text:
    if realm is None:
        return Text(f"[{place}]", style="dim")
    sieges = f" x{realm['attacked']}" if "attacked" in realm else ""
    if realm["razed"]:
        return Text(f"[{place} /{realm['name']}/ razed{sieges}]", style="dim strike")
    held = "".join(f" + {card['name']}" for card in _attached(view, realm["handle"]))
    for holding in _attached(view, realm["handle"]):
        held += "".join(f" / {card['name']}" for card in _attached(view, holding["handle"], "beneath"))
    held += "".join(f" / {card.get('name', 'a hidden card')}" for card in _attached(view, realm["handle"], "beneath"))
    attacked = view["registers"]["target"] == realm["handle"]
    return Text(f"[{place} {realm['name']}{held}{sieges}]", style="bold reverse" if attacked else "bold")


def _attached(view: dict[str, Any], host: int, zone: str = "attached") -> list[dict[str, Any]]:
    """Cards attached to or under another, and their own attachments."""
    found = [card for side in view["seats"] for card in side["zones"][zone] if card.get("host") == host]
    return [each for card in found for each in (card, *_attached(view, card["handle"]))]


def _pool(view: dict[str, Any], side: dict[str, Any]) -> list[Text]:
    lines = []
    for card in side["zones"]["pool"] + side["zones"]["battle"]:
        line = Text("   ")
        line.append(f"{card['now']:>3} ", style="bold")
        line.append(card["name"])
        changed = f", printed {card['level']}" if card["now"] != card["level"] else ""
        line.append(f" ({card['type']}{changed})", style="dim")
        if card in side["zones"]["battle"]:
            line.append(" fights", style="bold")
        if card.get("questing"):
            line.append(" has gone questing", style="dim")
        for other in _attached(view, card["handle"], "beneath"):
            line.append(f"  <- under it {other.get('name', 'a hidden card')}")
        for other in _attached(view, card["handle"]):
            level = f" {other['now']:+d}" if other.get("now") else ""
            line.append(f"  <- {other['name']}{level}")
        lines.append(line)
    for card in side["zones"]["table"]:
        where = "in the middle of the table, and belongs to no one" if card.get("nobodys") else "on the table"
        lines.append(Text(f"       {card['name']} ({card['type']}) lies {where}"))
    return lines or [Text("       the pool is empty", style="dim")]


def _battle(state: State, view: dict[str, Any], names: Sequence[str]) -> list[RenderableType]:
    """Who fights whom, both totals with their parts, and who has to play."""
    battle, regs = view.get("battle"), view["registers"]
    if battle is None:
        return []
    attacker, defender = names[regs["attacker"]], names[regs["defender"]]
    realm = card_of(state, regs["target"]).name if regs["target"] >= 0 else "a duel"
    heading = f"BATTLE: {attacker} attacks {realm} of {defender}, round {max(1, regs['round'])}"
    parts: list[RenderableType] = [Rule(heading)]
    for word, who, fighter, total in zip(
        ("attacks", "defends"), (attacker, defender), (regs["offence"], regs["defence"]), battle["totals"], strict=True
    ):
        if fighter < 0:
            continue
        name = card_of(state, fighter).name
        if total is None:
            parts.append(Text(f"{who} {word} with {name}"))
            continue
        made_of = " ".join(f"{amount:+d} {source}" for source, amount in state.explain(fighter, "level"))
        parts.append(Text.assemble(f"{who} {word} with {name}: ", (str(total), "bold"), f" = {made_of.lstrip('+')}"))
    if battle["stage"] == "playing cards" and regs["leading"] >= 0:
        behind = attacker if regs["leading"] == regs["defender"] else defender
        parts.append(Text(f"{behind} is behind: {behind} plays a card or loses this round.", style="bold"))
    return [*parts, Rule()]


def _hand(mine: dict[str, Any]) -> Text:
    cards = ", ".join(f"{card['name']} ({card['type']}{_level(card)})" for card in mine["zones"]["hand"])
    return Text(f"Your hand: {cards or 'empty'}")


def _level(card: dict[str, Any]) -> str:
    return f" {card['level']}" if "level" in card else ""
