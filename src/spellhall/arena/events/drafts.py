"""The drafts of an event: its people sit down in random pods, draft from packs that are passed, and build decks.

A pod depends only on its seed, so it is the same in whatever process it is drafted.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.kernel.chance import Dice, narrow
from spellhall.limited import Plan, Pod, deal, following, form_of
from spellhall.registry import game as make_game
from spellhall.tournaments import seeds
from spellhall.tournaments.randomness import drawn

POD = 8
"""The most people in one draft."""

Built = tuple[tuple[str, ...], tuple[str, ...]]
"""A deck, and all cards that it was built from."""


def pods_of(people: Sequence[int], seed: int) -> list[list[int]]:
    """Who drafts with whom: everyone at random, in pods of nearly equal size."""
    order = drawn(people, Dice(seeds.draft_seed(seed, 0)))
    count = -(-len(order) // POD)
    return [order[place::count] for place in range(count)]


def drafted(game: str, form: str, people: int, seed: int) -> list[Built]:
    """What each drafter comes away with. If the packs are for more, the other seats draft too and are forgotten."""
    plain = make_game(game)
    opened = form_of(plain, form)
    seats = max(opened.least, people)
    made, plan = make_game(game, opened.options), Plan(form, seats, frozenset(range(seats)))
    pod = Pod(made, plan, deal(made, plan, narrow(seed)))
    following(pod)
    return [(tuple(pod.decks[seat] or ()), tuple(pod.pool(seat))) for seat in range(people)]
