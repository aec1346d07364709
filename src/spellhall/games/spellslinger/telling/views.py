"""What a seat sees of a Spellslinger table, beyond names and places."""

from __future__ import annotations

from functools import cache

from spellhall.games.spellslinger.card import Card
from spellhall.games.spellslinger.facts import CHARACTER
from spellhall.games.spellslinger.rules.announcing import Announcement
from spellhall.games.spellslinger.rules.attack import members_of
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.numbers import keywords, speed, strength
from spellhall.games.spellslinger.rules.sides import team_of
from spellhall.games.spellslinger.rules.targets import seat_of
from spellhall.games.spellslinger.table import (
    ATTACKS,
    BLOCKED,
    BLOCKS,
    DAMAGE,
    DOOMED,
    IN_PLAY,
    SHIELD,
    SIDEWAYS,
    STAYS,
    STEP,
    STEPS,
    STRUCK,
    TIME,
    UNIT,
)
from spellhall.games.spellslinger.telling.shapes import (
    Announced,
    Group,
    SpellslingerPage,
    SpellslingerSeen,
    SpellslingerTable,
)
from spellhall.kernel.game import CardRef
from spellhall.kernel.state import State


def card_view(state: State, handle: int) -> SpellslingerSeen:
    """Type, cost and numbers; in play also its current numbers, and what it's doing."""
    definition = card_of(state, handle)
    if state.zone[handle] != IN_PLAY:
        return printed(definition)
    facts, marks = printed(definition).copy(), state.marks
    facts["sideways"] = bool(marks[SIDEWAYS][handle])
    if definition.type == CHARACTER:
        facts |= {
            "now": [strength(state, handle), speed(state, handle)],
            "keywords": sorted(keywords(state, handle)),
            "damage": marks[DAMAGE][handle],
            "shield": marks[SHIELD][handle],
            "struck": bool(marks[STRUCK][handle]),
            "doomed": bool(marks[DOOMED][handle]),
            "stays": bool(marks[STAYS][handle]),
            "attacks": marks[ATTACKS][handle] - 1,
            "group": marks[UNIT][handle],
            "blocked": bool(marks[BLOCKED][handle]),
            "blocks": marks[BLOCKS][handle],
        }
    return facts


def unwritten(state: State, handle: int) -> tuple[object, ...]:
    """A character's current numbers and keywords."""
    if card_of(state, handle).type != CHARACTER:
        return ()
    return strength(state, handle), speed(state, handle), keywords(state, handle)


@cache
def printed(definition: Card) -> SpellslingerSeen:
    """The facts on a card."""
    facts: SpellslingerSeen = {
        "type": definition.type,
        "cost": definition.cost.text,
        "colours": sorted(definition.cost.colours()),
        "kinds": sorted(definition.kinds),
        "keywords": sorted(definition.keywords),
        "rarity": definition.rarity,
    }
    if definition.type == CHARACTER:
        facts |= {"strength": definition.strength, "speed": definition.speed}
    return facts


def table_view(state: State) -> SpellslingerTable:
    """The current step in words, who plays with whom, and whether time is up."""
    teams = [team_of(state, seat) for seat in range(state.seats)]
    seen: SpellslingerTable = {"step": STEPS[state.regs[STEP]], "teams": teams}
    if state.regs[TIME]:
        seen["time_is_up"] = True
    return seen


def page_view(state: State) -> SpellslingerPage:
    """The fight, group by group, and what has been announced with its targets."""
    marks = state.marks
    fight: list[Group] = []
    for group in sorted({marks[UNIT][card] for card, attacked in enumerate(marks[ATTACKS]) if attacked}):
        attackers = members_of(state, group)
        blockers = [card for card, blocks in enumerate(marks[BLOCKS]) if blocks == group]
        fight.append(
            {
                "group": group,
                "attackers": [CardRef(card) for card in attackers],
                "target": marks[ATTACKS][attackers[0]] - 1,
                "blockers": [CardRef(card) for card in blockers],
                "blocked": any(marks[BLOCKED][card] for card in attackers),
            }
        )
    pending: list[Announced] = [
        {
            "card": CardRef(frame.card),
            "seat": frame.seat,
            "targets": [CardRef(target) for target in frame.targets if seat_of(target) < 0],
            "players": [seat_of(target) for target in frame.targets if seat_of(target) >= 0],
        }
        for frame in state.stack
        if isinstance(frame, Announcement)
    ]
    return {"fight": fight, "pending": pending}
