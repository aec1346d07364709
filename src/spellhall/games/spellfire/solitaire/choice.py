"""A choice of the imaginary opponent: what they do, why, what they passed over, and the sums behind it."""

from __future__ import annotations

from typing import NamedTuple

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.battle.sides import fighter_of
from spellhall.games.spellfire.rules.levels.levels import Parts, adjusted_level, total_level
from spellhall.games.spellfire.rules.levels.traits import is_champion
from spellhall.games.spellfire.solitaire.table import OPPONENT, PLAYER
from spellhall.kernel.game import recording
from spellhall.kernel.state import State

SUMS = "compared sums"
"""The note of a trial's history that has the sums of its last comparison."""


class Term(NamedTuple):
    """What a card adds to their side (1) or to the player's (0); a card of -1 is a rule."""

    card: int
    amount: int
    ours: int


class Passed(NamedTuple):
    """A candidate that they passed over.

    ``level`` is the level that counted, if one did; ``other`` is the realm it would have attacked, and ``by`` the card
    that ruled it out. ``sum`` is the sum that decided it, if one did.
    """

    card: int
    reason: int
    level: int = -1
    other: int = -1
    by: int = -1
    sum: tuple[Term, ...] = ()


class Choice(NamedTuple):
    """One choice. A ``deed`` of -1 isn't reported: they had nothing to do."""

    action: int
    deed: int = -1
    card: int = -1
    reasons: tuple[int, ...] = ()
    passed: tuple[Passed, ...] = ()
    other: int = -1
    among: int = 0
    sum: tuple[Term, ...] = ()


def everyone(state: State) -> int:
    """All seats, as a bit mask of those who see a card."""
    return (1 << state.seats) - 1


def tell(state: State, seat: int, choice: Choice) -> None:
    """Report a choice with its reasons, and the candidates that everyone can see."""
    if choice.deed < 0:
        return
    first, second = (*choice.reasons, -1, -1)[:2]
    state.tell(events.OpponentChose(seat, choice.card, choice.other, choice.deed, first, second, choice.among))
    _tell_sum(state, choice.sum)
    for card, reason, level, other, by, its_sum in choice.passed:
        if state.seen[card] != everyone(state):
            continue
        if by < 0:
            state.tell(events.PassedOver(seat, card, other, reason, level))
        else:
            state.tell(events.RuledOut(seat, card, other, by, reason, level))
        _tell_sum(state, its_sum)


def _tell_sum(state: State, terms: tuple[Term, ...]) -> None:
    """Report a sum, unless it has a card that someone can't see."""
    if all(term.card < 0 or state.seen[term.card] == everyone(state) for term in terms):
        for term in terms:
            state.tell(events.Counted(*term))


# ---------------------------------------------------------------------- the sums behind it


def compared(state: State) -> tuple[Term, ...]:
    """The totals of both sides of a round, theirs first; nothing if a side has no fighter left."""
    fighters = fighter_of(state, OPPONENT), fighter_of(state, PLAYER)
    if min(fighters) < 0:
        return ()
    sides: tuple[Parts, Parts] = [], []
    for fighter, parts in zip(fighters, sides, strict=True):
        total_level(state, fighter, parts)
    return (*_terms(sides[0], 1), *_terms(sides[1], 0))


def watched(state: State) -> State:
    """A copy with a history of its own, which keeps the sums of the last comparison."""
    twin = recording(state.clone())
    assert twin.record is not None
    twin.record.notes[SUMS] = last_comparison(state)
    return twin


def note_comparison(state: State) -> None:
    """Keep the sums of a comparison, if the history is one of a trial."""
    if state.record is not None and SUMS in state.record.notes:
        state.record.notes[SUMS] = compared(state)


def last_comparison(state: State) -> tuple[Term, ...]:
    """The sums of the last comparison in a trial."""
    found: tuple[Term, ...] = () if state.record is None else state.record.notes.get(SUMS, ())
    return found


def made_up(state: State, champion: int) -> tuple[Term, ...]:
    """How a champion's level adds up; nothing if no other card changes it."""
    if not is_champion(state, champion) or not state.game.layout.in_play[state.zone[champion]]:
        return ()
    parts: Parts = []
    adjusted_level(state, champion, parts)
    terms = _terms(parts, 1)
    return terms if len(terms) > 1 else ()


def _terms(parts: Parts, ours: int) -> tuple[Term, ...]:
    """One term for each card, in the order they are counted."""
    amounts: dict[int, int] = {}
    for part in parts:
        amounts[part.card] = amounts.get(part.card, 0) + part.amount
    first = next(iter(amounts), -1)
    return tuple(Term(card, amount, ours) for card, amount in amounts.items() if amount or card == first)
