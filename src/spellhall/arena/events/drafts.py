"""The drafts of an event: its people sit down in pods at random, take cards of packs that go round, and build decks.

A pod is what its seed makes of it, so it is the same in whatever process it is drafted.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.kernel.chance import Dice, narrow
from spellhall.limited import Plan, Pod, deal, following, form_of
from spellhall.registry import game as make_game
from spellhall.tournaments import seeds
from spellhall.tournaments.randomness import drawn

POD = 8
"""So many sit at one draft at most."""

Built = tuple[tuple[str, ...], tuple[str, ...]]
"""A deck, and all cards of which it was built."""


def pods_of(people: Sequence[int], seed: int) -> list[list[int]]:
    """Who drafts with whom: everybody at random, in pods that are as equal as can be."""
    order = drawn(people, Dice(seeds.draft_seed(seed, 0)))
    count = -(-len(order) // POD)
    return [order[place::count] for place in range(count)]


def drafted(game: str, form: str, people: int, seed: int) -> list[Built]:
    """What each of so many comes away with. Where the packs are for more, the other seats take cards and go home."""
    plain = make_game(game)
    opened = form_of(plain, form)
    seats = max(opened.least, people)
    made, plan = make_game(game, opened.options), Plan(form, seats, frozenset(range(seats)))
    pod = Pod(made, plan, deal(made, plan, narrow(seed)))
    following(pod)
    return [(tuple(pod.decks[seat] or ()), tuple(pod.pool(seat))) for seat in range(people)]
