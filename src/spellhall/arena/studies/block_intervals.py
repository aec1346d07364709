"""How sure a share is if its games come in blocks.

The games of a block have the same shuffle and the same decks, so they tell less than independent games, and an interval
has to be wider. How much less is measured by how far the blocks differ from each other, compared with how
far they would if every game were independent (the design effect of cluster samples). It is measured over all shares of
a kind together, and never below zero: no interval is narrower than Wilson's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from spellhall.kernel.parts.statistics import SURE, wilson


@dataclass(frozen=True)
class Share:
    """How often something was won.

    Attributes:
        name: what it is the share of.
        won, played: games; half a game stands for a draw if draws count that way.
        blocks: how many blocks they came in.
        spread: the sum over blocks of the square of the wins beyond the share.
    """

    name: str
    won: float
    played: int
    blocks: int
    spread: float

    @property
    def value(self) -> float:
        """From 0 to 1; half if nothing was played."""
        return self.won / self.played if self.played else 0.5


def share_of(name: str, blocks: Iterable[tuple[float, int]]) -> Share:
    """A share from the wins and games in each block."""
    known = [(won, played) for won, played in blocks if played]
    won, played = sum(won for won, _ in known), sum(played for _, played in known)
    value = won / played if played else 0.5
    return Share(name, won, played, len(known), sum((won - value * played) ** 2 for won, played in known))


def likeness(shares: Sequence[Share]) -> float:
    """How much wider intervals must be because the games of a block end alike: 0 if they don't."""
    several = [share for share in shares if share.blocks > 1]
    chance = sum(share.played * share.value * (1 - share.value) for share in several)
    seen = sum(share.spread * share.blocks / (share.blocks - 1) for share in several)
    return max(0.0, seen / chance - 1) if chance else 0.0


def interval(share: Share, alike: float) -> tuple[float, float]:
    """The bounds of the true share in 95 of 100 cases."""
    return wilson(share.won / (1 + alike), share.played / (1 + alike))


def mean_interval(
    sums: Mapping[int, float], played: Mapping[int, int], span: float = 1.0
) -> tuple[float, float, float]:
    """The mean over games of a number that is summed by block, and its bounds in 95 of 100 cases (normal, by block).

    With fewer than two blocks, the bounds are as wide as a difference of shares can be. If all blocks are alike, others
    may still differ by ``span`` a game: the bounds allow for as many of them as Wilson's do after 0 of so many.
    """
    games, count = sum(played.values()), len(played)
    mean = sum(sums.values()) / games if games else 0.0
    if count < 2:
        return mean, -1.0, 1.0
    spread = sum((sums[block] - mean * played[block]) ** 2 for block in played)
    if not spread:
        reach = span * wilson(0, count)[1]
        return mean, mean - reach, mean + reach
    reach = SURE * (spread * count / (count - 1)) ** 0.5 / games
    return mean, mean - reach, mean + reach
