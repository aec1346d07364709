"""Targets: what an announced card or ability is aimed at (sections PL and EN).

A target is a card in play (or in a pile, where the card says so) or a player. In the slots of a program a card is its
handle, a player the action PLAYER of the seat; -1 is a target that was not chosen, or is no legal target any more.
All targets of one card are different.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spellhall.games.spellslinger.rules.projection import held
from spellhall.games.spellslinger.rules.questions import Veil
from spellhall.games.spellslinger.table import PLAYER
from spellhall.kernel.frames import VERB_SHIFT, action
from spellhall.kernel.state import State
from spellhall.language.effect import Standing
from spellhall.language.script import Ability

NO_TARGET = -1


def player(seat: int) -> int:
    """A seat as a target."""
    return action(PLAYER, seat)


def seat_of(target: int) -> int:
    """The seat that a target is; -1 for a card."""
    return target & ((1 << VERB_SHIFT) - 1) if target >> VERB_SHIFT == PLAYER else -1


def specs_of(ability: Ability, mode: int = -1) -> list[Any]:
    """What an ability needs to be aimed at, in the chosen mode."""
    every: list[Any] = ability.details["targets"]  # type: ignore[assignment]
    return [spec for spec in every if spec.mode in (-1, mode)]


def modes_of(ability: Ability) -> list[str]:
    """The modes that an ability offers, in words; none when there is no choice."""
    found: list[str] = ability.details.get("modes", [])  # type: ignore[assignment]
    return found


def legal(state: State, spec: Any, fx: Standing) -> list[int]:
    """SS-PL-13. All that may be aimed at, in the order of the table."""
    return [target for target in spec.candidates(state, fx) if may_aim(state, target, fx)]


def still_legal(state: State, spec: Any, target: int, fx: Standing) -> bool:
    """SS-PL-12. Whether a chosen target may still be aimed at."""
    return target in legal(state, spec, fx)


def may_aim(state: State, target: int, fx: Standing) -> bool:
    """Whether nothing protects a target from the source."""
    if seat_of(target) >= 0:
        return True
    source = state.definition(fx.source).type
    return not any(
        source in word.types and word.cards.accepts(state, target, standing) for word, standing in held(state, Veil)
    )


def can_aim(state: State, ability: Ability, fx: Standing, mode: int = -1) -> bool:
    """SS-PL-05. Whether a legal set of targets exists (in some mode)."""
    modes = modes_of(ability)
    if modes and mode < 0:
        return any(can_aim(state, ability, fx, number) for number in range(len(modes)))
    needed = [spec for spec in specs_of(ability, mode) if not spec.optional]
    return _assignable([legal(state, spec, fx) for spec in needed], ())


def choices_of(
    state: State, specs: Sequence[Any], chosen: Sequence[int], fx: Standing, optional: bool = True
) -> list[int]:
    """SS-PL-04, SS-PL-05. What the next target may be: all that leaves a legal one for each that has to follow.

    ``optional``: those that need not be chosen need not follow.
    """
    here, *rest = specs[len(chosen) :]
    needed = [legal(state, spec, fx) for spec in rest if not (optional and spec.optional)]
    return [t for t in legal(state, here, fx) if t not in chosen and _assignable(needed, (*chosen, t))]


def _assignable(choices: list[list[int]], taken: tuple[int, ...]) -> bool:
    if not choices:
        return True
    return any(target not in taken and _assignable(choices[1:], (*taken, target)) for target in choices[0])
