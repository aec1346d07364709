"""Playing many games.

The games come in blocks. All games of a block have the same seed and the same decks, and in its course every deck and
every agent sits in every seat, with every other: so neither the seat nor the shuffle favours anyone (with two players a
block is four games). Each game depends on its number and the seed alone, never on the process that plays it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

from spellhall.agents import Agent, agent
from spellhall.arena.results import Results
from spellhall.arena.workers import accounted, in_order
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import DeckError, UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.registry import game as make_game

MOST_DECISIONS = 20_000
"""A game with more decisions than that counts as an error: it does not come to an end."""
LARGEST_BATCH = 50
RANDOM_DECKS = "random decks"
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Plan:
    """Everything that the games of one simulation depend on; ``decks`` is empty when each block builds random ones.

    ``laid`` is how many decks a game begins with, where that is not one an agent.
    """

    game: str
    options: tuple[tuple[str, Any], ...]
    seed: int
    agents: tuple[str, ...]
    decks: tuple[tuple[str, tuple[str, ...]], ...]
    laid: int = 0

    @property
    def seats(self) -> int:
        """How many decks a game has: one for each agent, or as many as a game for one begins with."""
        return self.laid or len(self.agents)


def simulate(
    game_name: str,
    games: int,
    seed: int = 0,
    decks: Mapping[str, Sequence[str]] | None = None,
    agents: Sequence[str] = ("random", "random"),
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    random_decks: bool = False,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play games between agents and count.

    Args:
        game_name: as :func:`spellhall.game` takes it.
        games: how many.
        seed: the same seed gives the same results, in any number of processes.
        decks: by name; the starter decks if none are given. Where there are more than players, all groups take turns.
        agents: one name a player; of a game for one there is one.
        options: rule options.
        jobs: processes.
        random_decks: instead of ``decks``: every block of games has new ones, built by lot from all cards.
        progress: called with the number of games played since its last call.

    Returns:
        Plain data: ``game, seed, games, finished, errors, draws, decisions, length_mean, length_unit, seconds``;
        ``wins`` by ``seat``, ``deck`` and ``agent``; ``played`` by ``deck`` and ``agent``; ``faults``: what games
        failed of; where games are played for points ``scores``, how many ended with each, and ``bands``.

    Raises:
        UsageError: for wrong names, numbers, options or decks, before any game is played.
        Unfinished: when a process was ended from outside; it has the results of the games that had been played.
        Stopped: when somebody stops it (Ctrl+C); the same.
    """
    plan = _plan(game_name, games, seed, decks, agents, options or {}, jobs, random_decks)
    made = _game_of(plan.game, plan.options)
    began = time.perf_counter()
    results = Results()

    def told() -> dict[str, Any]:
        found = results.document(plan.game, plan.seed, plan.seats, time.perf_counter() - began)
        return found | _points(results, made)

    with accounted(told):
        for batch in _play_all(plan, games, jobs):
            results.add(batch)
            if progress is not None:
                progress(batch.games)
    return told()


def _plan(
    game_name: str,
    games: int,
    seed: int,
    decks: Mapping[str, Sequence[str]] | None,
    agents: Sequence[str],
    options: Mapping[str, Any],
    jobs: int,
    random_decks: bool,
) -> Plan:
    game = make_game(game_name, options)
    if games < 1:
        raise UsageError(f"a simulation takes at least one game, not {games}")
    if jobs < 1:
        raise UsageError(f"a simulation takes at least one process, not {jobs}")
    if random_decks and decks is not None:
        raise UsageError("either decks or random decks, not both")
    for name in agents:
        agent(name, 0)
    if game.stand_ins and len(agents) != 1:
        raise UsageError(f"a game for one is played by one agent, not by {len(agents)}")
    chosen = {} if random_decks else dict(game.starter_decks() if decks is None else decks)
    faults = [f"{name}: {fault}" for name, deck in chosen.items() for fault in game.check_deck(deck)]
    if faults:
        raise DeckError(faults)
    plan = Plan(
        game_name,
        tuple(sorted(options.items())),
        seed,
        tuple(agents),
        tuple((name, tuple(deck)) for name, deck in chosen.items()),
        game.decks,
    )
    game.new_state([list(deck) for _, deck in _decks_of(plan, game, 0)], seed)
    return plan


def _play_all(plan: Plan, games: int, jobs: int) -> Iterator[Results]:
    """The results of all batches, in order."""
    size = max(1, min(LARGEST_BATCH, games // (jobs * 4)))
    batches = [range(start, min(start + size, games)) for start in range(0, games, size)]
    return in_order(play_batch, [(plan, batch) for batch in batches], jobs)


@lru_cache(maxsize=4)
def _game_of(name: str, options: tuple[tuple[str, Any], ...]) -> Game:
    return make_game(name, dict(options))


def play_batch(plan: Plan, numbers: range) -> Results:
    """Play the games of these numbers."""
    game = _game_of(plan.game, plan.options)
    results = Results(unit=game.length_unit)
    for number in numbers:
        _play_one(plan, game, number, results)
    return results


def _play_one(plan: Plan, game: Game, number: int, results: Results) -> None:
    seats = plan.seats
    block, place = divmod(number, seats * len(plan.agents))
    decks = _rotated(_decks_of(plan, game, block), place % seats)
    agents = _rotated(list(plan.agents), place // seats)
    names = [name for name, _ in decks]
    seed = _mixed(plan.seed, block)
    results.games += 1
    results.deck_games.update(names)
    results.agent_games.update(agents)
    try:
        state = game.new_state([list(keys) for _, keys in decks], seed)
        state.record = None
        results.decisions += _play_out(state, [agent(name, _mixed(seed, s + 1)) for s, name in enumerate(agents)])
    except Exception as error:  # one broken game must not end a million
        results.errors += 1
        results.faults.append(f"game {number}: {type(error).__name__}: {error}")
        return
    if not state.is_terminal():
        results.errors += 1
        results.faults.append(f"game {number} did not end within {MOST_DECISIONS} decisions")
        return
    results.finished += 1
    results.length += _length_of(state)
    score = game.score(state)
    if score is not None:
        results.scores[score] += 1
    winners = [seat for seat, score in enumerate(state.returns()) if score > 0]
    if not winners and score is None:
        results.draws += 1
    for seat in winners:
        results.seat_wins[seat] += 1
        results.deck_wins[names[seat]] += 1
        if seat < len(agents):
            results.agent_wins[agents[seat]] += 1


def _points(results: Results, game: Game) -> dict[str, Any]:
    """How many games ended with each score, and with each band of scores; nothing where no points are counted."""
    if not results.scores:
        return {}
    bands: dict[str, int] = {}
    for score, count in sorted(results.scores.items()):
        bands[game.band(score)] = bands.get(game.band(score), 0) + count
    return {"scores": {str(score): count for score, count in sorted(results.scores.items())}, "bands": bands}


def _decks_of(plan: Plan, game: Game, block: int) -> list[tuple[str, tuple[str, ...]]]:
    """The decks of a block: the next group of those given, or new random ones."""
    if not plan.decks:
        dice = Dice(_mixed(plan.seed, -1 - block))
        return [(RANDOM_DECKS, tuple(game.random_deck(dice))) for _ in range(plan.seats)]
    if len(plan.decks) <= plan.seats:
        return [plan.decks[seat % len(plan.decks)] for seat in range(plan.seats)]
    groups = _groups(len(plan.decks), plan.seats)
    return [plan.decks[number] for number in groups[block % len(groups)]]


@lru_cache(maxsize=4)
def _groups(decks: int, seats: int) -> list[tuple[int, ...]]:
    """All groups of so many decks, in an order in which all decks have played about as often at any time.

    The decks are thought in a circle. Turning a group around it gives others with the same gaps, in which together
    every deck plays equally often; so groups with the same gaps follow each other.
    """

    def turned(group: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
        gaps = [(after - before) % decks for before, after in zip(group, (*group[1:], group[0]), strict=True)]
        return min(((*gaps[first:], *gaps[:first]), group[first]) for first in range(seats))

    return sorted(combinations(range(decks), seats), key=turned)


def _play_out(state: State, agents: Sequence[Agent]) -> int:
    """Let the agents play to the end; the number of decisions."""
    decisions = 0
    while not state.is_terminal() and decisions < MOST_DECISIONS:
        state.apply(agents[state.current_player()].act(state))
        decisions += 1
    return decisions


def _rotated(items: list[Any], by: int) -> list[Any]:
    return items[by:] + items[:by]


def _mixed(seed: int, number: int) -> int:
    """A seed for the ``number``-th thing that a seed stands for."""
    dice = Dice(seed)
    dice.rng ^= number & 0xFFFFFFFF
    return dice.below(1 << 62)


def _length_of(state: State) -> int:
    """How long a game was, if its rules count that."""
    try:
        return state.game.length(state)
    except UsageError:
        return 0
