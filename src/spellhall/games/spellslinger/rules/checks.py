"""Checking the table after every change (sections WL, CD, CH, EN).

Code that changes the table requests a check if something may have to leave (``due``). It comes before anything else.
Each round looks at the whole table at once: players without life, or who had to draw from an empty pile, are out;
characters with damage up to their strength, or no strength, are destroyed; enchantments without a proper host fall off.
This repeats until nothing changes (SS-CH-06).
"""

from __future__ import annotations

from spellhall.games.spellslinger.rules.leaving import drop_out, finish
from spellhall.games.spellslinger.rules.numbers import strength
from spellhall.games.spellslinger.rules.projection import Projection, project
from spellhall.games.spellslinger.rules.questions import Command
from spellhall.games.spellslinger.rules.sides import team_of
from spellhall.games.spellslinger.rules.zones import is_shared, owners, way_home
from spellhall.games.spellslinger.table import (
    DAMAGE,
    DECKED,
    DESTROYED,
    DISCARD,
    FELL_OFF,
    IN_PLAY,
    LIFE,
    OUT,
    SEIZED,
    TIME,
)
from spellhall.kernel.state import State
from spellhall.language.effect import Standing


def settle(state: State) -> None:
    """Check until everything is in order, or the game is over."""
    if state.regs[TIME] > 1:
        finish(state, {team_of(state, state.regs[TIME] - 2)})  # SS-TO-07
    while state.scores is None:
        lost = losers(state)
        if lost:
            drop_out(state, lost)
            continue
        dying, moving = lethal(state), misplaced(state)
        kept: Projection = state.projection if state.projected == state.presence else project(state)
        loose = fallen(state) if kept.attachments else []
        if not dying and not loose and not moving:
            return
        for card, seat in moving:
            state.move(card, IN_PLAY, seat, SEIZED, state.host[card])
        state.move_together(
            [
                *(way_home(state, card, DISCARD, DESTROYED) for card in dying),
                *(way_home(state, card, DISCARD, FELL_OFF) for card in loose),
            ]
        )


def losers(state: State) -> list[int]:
    """SS-WL-01, SS-WL-03. The players who lose now."""
    life, out, decked = state.seat_data[LIFE], state.seat_data[OUT], state.seat_data[DECKED]
    if min(life) > 0 and not any(decked):
        return []
    return [seat for seat in range(state.seats) if not out[seat] and (life[seat] <= 0 or decked[seat])]


def lethal(state: State) -> list[int]:
    """SS-CD-13, SS-CH-05, SS-CH-06. Characters with damage up to their strength, or no strength."""
    kept: Projection = state.projection if state.projected == state.presence else project(state)
    damage = state.marks[DAMAGE]
    found = []
    for card in kept.characters:
        now = kept.strengths.get(card)
        if now is None:
            now = strength(state, card)
        if now <= 0 or damage[card] >= now:
            found.append(card)
    return found


def fallen(state: State) -> list[int]:
    """SS-EN-06, SS-EN-08. Enchantments whose host has left play or is no longer something they can enchant."""
    kept: Projection = state.projection if state.projected == state.presence else project(state)
    catalogue, face = state.catalogue, state.face
    found = []
    for host, attached in kept.attachments.items():
        gone = state.zone[host] != IN_PLAY
        for card in attached:
            spec = catalogue[face[card]].enchants
            standing = Standing(card, state.control[card])
            if gone or not spec.details["targets"][0].what.accepts(state, host, standing):
                found.append(card)
    return found


def misplaced(state: State) -> list[tuple[int, int]]:
    """SS-OW-02. Permanents that another seat should control, with that seat."""
    kept: Projection = state.projection if state.projected == state.presence else project(state)
    commands, shared = kept.modifiers.get(Command, []), is_shared(state)
    if not commands and not shared and state.control == state.owner:
        return []
    wanted: dict[int, int] = {}
    owner = owners(state) if shared else state.owner
    for word, standing in commands:
        for card in word.cards.handles(state, standing):
            wanted[card] = standing.seat
    return [
        (card, wanted.get(card, owner[card]))
        for seat in range(state.seats)
        for card in state.pile(IN_PLAY, seat)
        if wanted.get(card, owner[card]) != seat
    ]
