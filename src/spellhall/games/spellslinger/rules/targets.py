"""Targets of an announced card or ability (sections PL and EN).

A target is a card in play (or in a pile, if the card says so) or a player. A program's slots store a card as its handle
and a player as the action PLAYER of their seat; -1 means not chosen, or no longer legal.
All targets of one card are different.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.projection import Projection, held, project
from spellhall.games.spellslinger.rules.questions import Veil
from spellhall.games.spellslinger.table import PLAYER
from spellhall.kernel.frames import OPERAND, VERB_SHIFT, action
from spellhall.kernel.state import State
from spellhall.language.effect import Standing
from spellhall.language.script import Ability
from spellhall.language.words import Instruction

NO_TARGET: Final = -1


def player(seat: int) -> int:
    """A seat as a target."""
    return action(PLAYER, seat)


def seat_of(target: int) -> int:
    """A target's seat; -1 for a card."""
    return target & OPERAND if target >> VERB_SHIFT == PLAYER else -1


class Needs(NamedTuple):
    """What must be there before an ability can be announced.

    Attributes:
        prices: the words of costs besides symbols.
        doubtful: the instructions that aren't always possible.
        aims: for each mode, its targets, and whether there are always legal ones; an ability without modes has just
            one entry.
        free: whether it needs nothing that could be missing.
    """

    prices: tuple[Any, ...]
    doubtful: tuple[Instruction, ...]
    aims: tuple[tuple[tuple[Any, ...], bool], ...]
    free: bool


@cache
def needs_of(ability: Ability) -> Needs:
    """What an ability needs, which never changes."""
    prices: Any = ability.details.get("costs", ())
    doubtful = tuple([word for word in ability.body if type(word).possible is not Instruction.possible])
    modes = range(len(modes_of(ability))) or (-1,)
    needed = [tuple([spec for spec in specs_of(ability, mode) if not spec.optional]) for mode in modes]
    aims = tuple([(specs, _is_sure(specs)) for specs in needed])
    return Needs(tuple(prices), doubtful, aims, not (prices or doubtful) and any([sure for _, sure in aims]))


def _is_sure(needed: Sequence[Any]) -> bool:
    """Whether there are legal targets no matter what is in play: none is needed, or any player will do."""
    return not needed or (len(needed) == 1 and needed[0].anybody)


@cache
def specs_of(ability: Ability, mode: int = -1) -> list[Any]:
    """The targets an ability needs in the chosen mode. Don't modify the list."""
    every: list[Any] = ability.details["targets"]
    return [spec for spec in every if spec.mode in (-1, mode)]


def modes_of(ability: Ability) -> list[str]:
    """The modes an ability offers, in words; none if there is no choice."""
    found: list[str] = ability.details.get("modes", [])
    return found


def legal(state: State, spec: Any, fx: Standing) -> list[int]:
    """SS-PL-13. All legal targets, in table order."""
    found: list[int] = spec.candidates(state, fx)
    kept: Projection = state.projection if state.projected == state.presence else project(state)
    return found if Veil not in kept.modifiers else [target for target in found if may_aim(state, target, fx)]


def still_legal(state: State, spec: Any, target: int, fx: Standing) -> bool:
    """SS-PL-12. Whether a chosen target is still legal."""
    return spec.admits(state, target, fx) and may_aim(state, target, fx)


def may_aim(state: State, target: int, fx: Standing) -> bool:
    """Whether nothing protects a target from the source."""
    veils = held(state, Veil)
    if not veils or seat_of(target) >= 0:
        return True
    source = card_of(state, fx.source).type
    return not any([source in word.types and word.cards.accepts(state, target, standing) for word, standing in veils])


def can_aim(state: State, ability: Ability, fx: Standing, mode: int = -1) -> bool:
    """SS-PL-05. Whether there is a legal set of targets (in some mode)."""
    aims = needs_of(ability).aims
    for needed, sure in aims if mode < 0 else aims[mode : mode + 1]:
        if sure:
            return True
        if len(needed) == 1:
            if legal(state, needed[0], fx):
                return True
        elif _assignable([legal(state, spec, fx) for spec in needed], ()):
            return True
    return False


def choices_of(
    state: State, specs: Sequence[Any], chosen: Sequence[int], fx: Standing, optional: bool = True
) -> list[int]:
    """SS-PL-04, SS-PL-05. The options for the next target: those that leave a legal one for each required target after
    it.

    ``optional`` targets aren't required.
    """
    here, *rest = specs[len(chosen) :]
    needed = [legal(state, spec, fx) for spec in rest if not (optional and spec.optional)]
    found = legal(state, here, fx)
    if not needed:
        return [target for target in found if target not in chosen] if chosen else found
    return [t for t in found if t not in chosen and _assignable(needed, (*chosen, t))]


def _assignable(choices: list[list[int]], taken: tuple[int, ...]) -> bool:
    if not choices:
        return True
    rest = choices[1:]
    if not rest:
        return any([target not in taken for target in choices[0]])
    return any(target not in taken and _assignable(rest, (*taken, target)) for target in choices[0])
