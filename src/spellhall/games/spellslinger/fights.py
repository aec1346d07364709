"""Works out fights for agents: who falls when these attackers meet these blockers, and how much that is worth.

The passes follow combat damage (section CD): the fastest strike first, those with the same speed together, and each
spreads its strength over as many opponents as it can kill, the most valuable first. Answers are ignored.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

from spellhall.games.spellslinger.judgement import character_worth
from spellhall.games.spellslinger.rules.numbers import has, speed, strength
from spellhall.games.spellslinger.table import DAMAGE
from spellhall.kernel.state import State

MOST_CONSIDERED = 5
"""With more possible blockers than this, the most valuable ones aren't tried in pairs."""


Numbers = tuple[int, int, float, bool, int]
"""A character's strength, speed, value, whether it is deadly, and the damage it can still take."""
WORTH = 2


class Fighter:
    """A character on paper; ``taken`` is the damage from the fight."""

    __slots__ = ("deadly", "left", "speed", "strength", "taken", "worth")

    def __init__(self, numbers: Numbers) -> None:
        self.strength, self.speed, self.worth, self.deadly, self.left = numbers
        self.taken = 0


class Fighters(dict[int, Numbers]):
    """Caches the numbers of the characters at one moment, each on first use."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __missing__(self, card: int) -> Numbers:
        state, force = self.state, strength(self.state, card)
        left = max(0, force) - state.marks[DAMAGE][card]
        worth = character_worth(state, card)
        found = self[card] = max(0, force), speed(state, card), worth, has(state, card, "Deadly"), left
        return found


def exchange(pack: Sequence[Fighter], blockers: Sequence[Fighter]) -> float:
    """A fight's value for the blocking side: attackers that fall minus blockers that fall."""
    for fighter in (*pack, *blockers):
        fighter.taken = 0
    for pace in sorted({fighter.speed for fighter in (*pack, *blockers)}, reverse=True):
        blows = [*_blows(pack, blockers, pace), *_blows(blockers, pack, pace)]
        for foe, amount in blows:
            foe.taken += amount
    mortal = any(fighter.deadly for fighter in pack), any(fighter.deadly for fighter in blockers)
    return sum(foe.worth for foe in pack if mortal[1] or _is_dead(foe)) - sum(
        own.worth for own in blockers if mortal[0] or _is_dead(own)
    )


def _is_dead(fighter: Fighter) -> bool:
    return fighter.taken > 0 and fighter.taken >= fighter.left


def _blows(strikers: Sequence[Fighter], foes: Sequence[Fighter], pace: int) -> list[tuple[Fighter, int]]:
    """The damage one side deals in a pass."""
    striking = [striker for striker in strikers if striker.speed == pace and not _is_dead(striker)]
    if not striking:
        return []
    standing = sorted((foe for foe in foes if not _is_dead(foe)), key=lambda foe: -foe.worth)
    needed = [foe.left - foe.taken for foe in standing]
    blows: list[tuple[Fighter, int]] = []
    for striker in striking:
        left = striker.strength
        for place, foe in enumerate(standing):
            if 0 < needed[place] <= left:
                blows.append((foe, needed[place]))
                left -= needed[place]
                needed[place] = 0
        if left and standing:
            blows.append((standing[0], left))
            needed[0] -= left
    return blows


def best_block(fighters: Fighters, pack: Iterable[int], there: Iterable[int], able: Iterable[int]) -> tuple[int, ...]:
    """The one or two that should join those already blocking a group, the cheapest of equal choices.

    None if it is better not to. A character that stops an unblocked attacker need not win anything, but must not lose
    by it.
    """
    free = sorted(able, key=lambda card: fighters[card][WORTH])
    if not free:
        return ()
    places = _best(
        tuple([fighters[card] for card in pack]),
        tuple([fighters[card] for card in there]),
        tuple([fighters[card] for card in free]),
    )
    return tuple(free[place] for place in places)


@lru_cache(maxsize=16384)
def _best(pack: tuple[Numbers, ...], there: tuple[Numbers, ...], able: tuple[Numbers, ...]) -> tuple[int, ...]:
    """The same from numbers alone, as positions among the able blockers, since lookahead meets the same fights
    often.
    """
    foes, first, free = ([Fighter(numbers) for numbers in side] for side in (pack, there, able))
    best: tuple[int, ...] = ()
    most = exchange(foes, first) if first else 0.0
    prize = sum(foe.worth for foe in foes)
    for count in (1, 2):
        for chosen in combinations(range(len(free) if count == 1 else min(len(free), MOST_CONSIDERED)), count):
            value = exchange(foes, (*first, *(free[place] for place in chosen)))
            if value > most or (value == most and not first and not best):
                best, most = chosen, value
        if most >= prize:
            break
    return best
