"""Damage and life (sections EF, WL and CD).

Damage to a character is a mark that counts against its strength until the turn ends; damage to a player reduces their
life. Losing life isn't damage, so nothing prevents it (SS-EF-13).
Damage dealt at the same moment is all dealt before anything is triggered by it (SS-AB-17): the caller reports it
afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.rules.due import request
from spellhall.games.spellslinger.rules.numbers import is_character, speed, strength
from spellhall.games.spellslinger.rules.sides import are_opposed, set_life, side
from spellhall.games.spellslinger.table import (
    CALM,
    DAMAGE,
    FIRST_BLOOD,
    LIFE,
    OUT,
    SHIELD,
    TIME,
    WARD,
)
from spellhall.kernel.events import Event
from spellhall.kernel.state import State


def tell_numbers(state: State, card: int, source: int) -> None:
    """Report a character's current strength and speed to everyone."""
    state.tell(events.Changed(state.control[card], card, source, max(0, strength(state, card)), speed(state, card)))


def tell_all(state: State, told: Iterable[Event]) -> None:
    """SS-AB-17. Report events that happened at the same moment."""
    for event in told:
        state.tell(event)


def damage(state: State, card: int, amount: int, source: int, combat: bool = False) -> list[Event]:
    """SS-EF-01, SS-CD-13. Damage a character with a card; returns the events to report."""
    if amount <= 0 or not is_character(state, card):
        return []
    told: list[Event] = []
    shield = state.marks[SHIELD][card]
    prevented = amount if combat and state.regs[CALM] else min(amount, shield)
    if prevented:
        if not (combat and state.regs[CALM]):
            state.mark(SHIELD, card, shield - prevented)
        told.append(events.Prevented(state.control[card], card, source, prevented))
    if amount > prevented:
        state.mark(DAMAGE, card, state.marks[DAMAGE][card] + amount - prevented)
        told.append(events.Damaged(state.control[card], card, source, amount - prevented))
        request(state)
    return told


def hurt(state: State, seat: int, amount: int, source: int, by: int, combat: bool = False) -> list[Event]:
    """SS-EF-03, SS-CD-10. Damage a player with a card controlled by seat ``by``; returns the events to report."""
    if amount <= 0 or state.seat_data[OUT][seat]:
        return []
    told: list[Event] = []
    prevented = amount if combat and state.regs[CALM] else _warded(state, seat, amount)
    if prevented:
        told.append(events.Prevented(seat, -1, source, prevented))
    if amount <= prevented:
        return told
    if not state.regs[FIRST_BLOOD] and are_opposed(state, by, seat):
        state.set_reg(FIRST_BLOOD, by + 1)
    if state.regs[TIME] == 1 and are_opposed(state, by, seat):
        state.set_reg(TIME, by + 2)
    set_life(state, seat, state.seat_data[LIFE][seat] - amount + prevented)
    told.append(events.Hurt(seat, source, amount - prevented, state.seat_data[LIFE][seat]))
    if combat:
        told.append(events.StruckHome(seat, source, amount - prevented))
    request(state)
    return told


def _warded(state: State, seat: int, amount: int) -> int:
    """SS-TM-18. How much damage to a player wards prevent: their own first, then those of their team as one. This uses
    them up.
    """
    left = amount
    for mate in sorted(side(state, seat), key=lambda mate: mate != seat):
        used = min(left, state.seat_data[WARD][mate])
        if used:
            state.set_seat(WARD, mate, state.seat_data[WARD][mate] - used)
            left -= used
    return amount - left


def lose_life(state: State, seat: int, amount: int, source: int) -> None:
    """SS-EF-13. This isn't damage, so nothing prevents it."""
    if amount > 0 and not state.seat_data[OUT][seat]:
        set_life(state, seat, state.seat_data[LIFE][seat] - amount)
        state.tell(events.LostLife(seat, source, amount, state.seat_data[LIFE][seat]))
        request(state)


def gain_life(state: State, seat: int, amount: int, source: int) -> None:
    """SS-WL-08. There is no maximum."""
    if amount > 0 and not state.seat_data[OUT][seat]:
        set_life(state, seat, state.seat_data[LIFE][seat] + amount)
        state.tell(events.GainedLife(seat, source, amount, state.seat_data[LIFE][seat]))
