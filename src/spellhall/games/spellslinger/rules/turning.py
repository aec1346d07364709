"""Turning permanents sideways and upright (section SW): all at once, skipping those already turned that way."""

from __future__ import annotations

from collections.abc import Iterable

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.table import IN_PLAY, SIDEWAYS
from spellhall.kernel.state import State


def turn_sideways(state: State, cards: Iterable[int]) -> None:
    """SS-SW-05, SS-AB-17. Permanents already sideways stay as they are."""
    _turn(state, cards, 1, events.Turned)


def turn_upright(state: State, cards: Iterable[int]) -> None:
    """SS-SW-02, SS-AB-17. Permanents already upright stay as they are."""
    _turn(state, cards, 0, events.Uprighted)


def _turn(state: State, cards: Iterable[int], sideways: int, event: type[events.Turned | events.Uprighted]) -> None:
    turned = [card for card in cards if state.zone[card] == IN_PLAY and state.marks[SIDEWAYS][card] != sideways]
    for card in turned:
        state.mark(SIDEWAYS, card, sideways)
    for card in turned:
        state.tell(event(state.control[card], card))
