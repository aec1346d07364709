"""Brackets for two: who meets whom is fixed from the start, and the best meet last.

A bracket is a column of boxes, as on the printed page. Each box holds the two of a match of its first round,
or an entrant without an opponent in it. In the next round the winners of neighbouring boxes meet, then those of
neighbouring pairs of boxes, and so on. A part of the column with only one entrant has nothing to play. So byes go to
the best seeds, an entrant who leaves before a match lets their opponent through, and no one is ever moved.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from spellhall.tournaments.structures.structure import Round

Box = tuple[int, ...]


def seeds(count: int) -> list[int]:
    """The seeds from the top of the page, from 1, for at least ``count`` entrants: 1, 4, 2, 3 for four of them.

    The first and second can meet only in the last round, the first four in the last but one, and so on.
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
    """The same, read from its first round as it was drawn: its matches and byes are listed from the top of the page."""
    matches, byes = iter(first.matches), iter(first.byes)
    shape = boxes(range(2 * len(first.matches) + len(first.byes)))
    return [next(matches).entrants if len(box) == 2 else (next(byes),) for box in shape]


def column(first: Sequence[Box], alive: Collection[int], number: int) -> tuple[list[Box], list[int]]:
    """The matches of a round from the top of the page, and who advances without one; rounds count from 1."""
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
