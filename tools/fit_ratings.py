"""Rate Spellslinger's cards by what wins: ``python tools/fit_ratings.py --games 10000 [--seed 0] [--keep FILE]``.

Agents play limited games with decks from sealed pools. The decks are chosen with a good deal of chance, so that every
card is played, in good company and in bad. The tool then estimates what each card adds to the chance of winning, shrunk
towards the prior from its definition (``formats/rating.py``), and writes it in the units of that prior to
``formats/ratings.json``. Suggested decks and drafting agents use these ratings.

Run it again when cards, the agent or the prior have changed a lot. The same games and seed give the same file. With
``--keep`` an interrupted run resumes where it was, and you can add more games to those already played.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

import spellhall
from spellhall.agents import agent
from spellhall.arena.runs.resumable import resumed
from spellhall.arena.runs.runners import runner_of
from spellhall.arena.studies.regression import Row, fit
from spellhall.cli.common import progress_bar
from spellhall.games.spellslinger.costs import COLOURS
from spellhall.games.spellslinger.formats import rating as ratings_module
from spellhall.games.spellslinger.formats.builder import choose, with_terrains
from spellhall.games.spellslinger.formats.packs import sealed_pool
from spellhall.games.spellslinger.formats.rating import prior
from spellhall.kernel.chance import Dice, narrow

FILE = Path(ratings_module.__file__).with_name("ratings.json")
SEATINGS = 2
BATCH = 25
"""Pairs of decks that a process plays at a time."""
WHIM = 2.5
"""How far, either way, random luck moves a card in the eyes of its deck builder."""
SPREAD = 1.0
"""How far a card's worth usually is from its prior."""

Meeting = tuple[dict[str, int], int]
"""How many more of each card the first of two decks had, and how often it won."""


def built(game: Any, dice: Dice) -> list[str]:
    """A random deck of two colours from a sealed pool, chosen with whims."""
    pool = [game.catalogue[game.faces[key]] for key in sealed_pool(game, dice)]
    whims = {card.key: WHIM * (dice.below(2001) / 1000 - 1) for card in pool}
    pairs = list(combinations(COLOURS, 2))
    colours = frozenset(pairs[dice.below(len(pairs))])
    return with_terrains(pool, choose(pool, colours, lambda card: prior(card) + whims[card.key]))


def meet(first: int, count: int, seed: int) -> list[Meeting]:
    """Pairs of decks, each played from both seats."""
    game = spellhall.game("spellslinger", preset="limited")
    found = []
    for number in range(first, first + count):
        shuffle = narrow(seed * 1_000_003 + number)
        dice = Dice(shuffle)
        decks = [built(game, dice) for _ in range(2)]
        wins = 0
        for place in range(SEATINGS):
            state = game.new_state(decks if place == 0 else decks[::-1], shuffle)
            state.record = None
            players = [agent("greedy", 2 * number + seat) for seat in range(2)]
            while not state.is_terminal():
                state.apply(players[state.current_player()].act(state))
            wins += state.returns()[place] > 0
        difference = Counter(decks[0])
        difference.subtract(Counter(decks[1]))
        found.append(({key: count for key, count in difference.items() if count}, wins))
    return found


def rated(game: Any, meetings: Sequence[Meeting]) -> dict[str, float]:
    """The rating of each card except the common terrains, from the games and its prior."""
    priors = {card.key: prior(card) for card in game.catalogue if not card.common_terrain}
    place = {key: number for number, key in enumerate(priors)}
    counted = [({key: more for key, more in parts.items() if key in priors}, wins) for parts, wins in meetings]
    sums = [sum(priors[key] * more for key, more in parts.items()) for parts, _ in counted]
    (slope,) = fit([Row({0: total}, wins, SEATINGS) for total, (_, wins) in zip(sums, counted, strict=True)], 1, SPREAD)
    slope = max(slope, 0.01)
    rows = [
        Row({place[key]: slope * more for key, more in parts.items()}, wins, SEATINGS, slope * total)
        for total, (parts, wins) in zip(sums, counted, strict=True)
    ]
    found = fit(rows, len(place), SPREAD)
    return {key: round(priors[key] + found[number], 2) for key, number in place.items()}


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, metavar="FILE")
    wanted = parser.parse_args()
    pairs = -(-wanted.games // (SEATINGS * BATCH)) * BATCH
    tasks = [(first, BATCH, wanted.seed) for first in range(0, pairs, BATCH)]
    meetings: list[Meeting] = []
    game = spellhall.game("spellslinger", preset="limited")
    with progress_bar("games", pairs * SEATINGS) as advance:
        for part in resumed(meet, tasks, runner_of(wanted.jobs), wanted.keep, f"ratings {wanted.seed} {game.digest()}"):
            meetings += part
            advance(len(part) * SEATINGS)
    ratings = rated(game, meetings)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(ratings.items()))), indent=1) + b"\n")
    print(f"{len(ratings)} cards rated by {pairs * SEATINGS} games: {FILE}")


if __name__ == "__main__":
    main()
