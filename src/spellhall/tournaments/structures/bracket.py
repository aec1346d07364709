"""Brackets for two: who meets whom is settled once and for all, and the best meet last.

A bracket is a column of boxes, as it stands on the printed page. Each box holds the two of a match of its first round,
or the one who has no opponent in it. In the next round the winners of neighbouring boxes meet, then those of
neighbouring pairs of boxes, and so on. A part of the column with one entrant only has nothing to play. So byes fall to
the best seeds, who leaves before a match lets their opponent through, and nobody is ever moved.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from spellhall.tournaments.structures.structure import Round

Box = tuple[int, ...]


def seeds(count: int) -> list[int]:
    """The seeds from the top of the page, from 1, for at least so many entrants: 1, 4, 2, 3 for four of them.

    The first and the second can meet in the last round only, the first four in the last but one, and so on.
    """
    order = [1]
    while len(order) < count:
        size = 2 * len(order) + 1
        order = [seed for one in order for seed in (one, size - one)]
    return order


def boxes(ranked: Sequence[int]) -> list[Box]:
    """The first column for these entrants, the first seed first."""
    places = [ranked[seed - 1] if seed <= len(ranked) else None for seed in seeds(len(ranked))]
    return [tuple(who for who in places[at : at + 2] if who is not None) for at in range(0, len(places), 2)]


def boxes_of(first: Round) -> list[Box]:
    """The same, read from its first round as it was drawn: matches and byes stand in it from the top of the page."""
    matches, byes = iter(first.matches), iter(first.byes)
    shape = boxes(range(2 * len(first.matches) + len(first.byes)))
    return [next(matches).entrants if len(box) == 2 else (next(byes),) for box in shape]


def column(first: Sequence[Box], alive: Collection[int], number: int) -> tuple[list[Box], list[int]]:
    """The matches of a round from the top of the page, and who goes through without one; rounds count from 1."""
    matches: list[Box] = []
    byes: list[int] = []
    width = 1 << (number - 1)
    for at in range(0, len(first), width):
        left = tuple(who for box in first[at : at + width] for who in box if who in alive)
        if len(left) == 2:
            matches.append(left)
        else:
            byes += left
    return matches, byes
