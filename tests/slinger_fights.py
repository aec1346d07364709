"""Fights in Spellslinger tests: an attack or its blocks in one line, and the damage that was dealt.

Mostly by handle, as in ``attack(t, lion, wolf)`` and ``block(t, (bear, lion))``: the bear blocks the lion. Then
``blows(t)`` is ``[(lion, bear, 3), (wolf, "seat 1", 2), (bear, lion, 4)]``.
"""

from __future__ import annotations

from slinger_hall import SlingerHall

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.kernel.frames import PICK, VERB_SHIFT

OPERAND = (1 << VERB_SHIFT) - 1
Blow = tuple[int, int | str, int]


def asks(t: SlingerHall, words: str) -> bool:
    """Whether the current question contains these words."""
    return t.state.scores is None and words in t.question


def offered(t: SlingerHall) -> list[str]:
    """The names of the cards that can be chosen, played or used now."""
    cards = [option for option in t.state.legal_actions() if option >> VERB_SHIFT in (PICK, tb.PLAY, tb.USE)]
    return [t.state.definition(option & OPERAND).name for option in cards]


def attack(t: SlingerHall, *attackers: int, on: int = 1, together: bool = False) -> None:
    """These characters attack a seat, alone or in one group; the active player declares no others."""
    for place, card in enumerate(attackers):
        t.choose(card)
        if asks(t, "attacks whom?"):
            t.do(f"seat {on}")
        if asks(t, "alone or in a group?"):
            t.do(t.options()[-1] if together and place else "alone")
    if asks(t, "attack with what?"):
        t.skip()


def block(t: SlingerHall, *pairs: tuple[int, int]) -> None:
    """Each pair is (blocker, attacker); the player who is asked declares no other blockers."""
    for blocker, attacker in pairs:
        t.choose(blocker)
        if asks(t, "blocks which attacker?"):
            t.choose(attacker)
    if asks(t, "block with what?"):
        t.skip()


def blows(t: SlingerHall) -> list[Blow]:
    """All damage to characters and all combat damage to players: (source, target, amount), in order."""
    found: list[Blow] = []
    for told in t.events(events.Damaged, events.StruckHome):
        victim = told.card if isinstance(told, events.Damaged) else f"seat {told.seat}"
        found.append((told.source, victim, told.amount))
    return found


def strikers(t: SlingerHall) -> list[int]:
    """The sources of damage, in order."""
    return [source for source, _, _ in blows(t)]


def let_resolve(t: SlingerHall) -> None:
    """No one responds to the pending card."""
    while asks(t, "is pending"):
        t.skip()
