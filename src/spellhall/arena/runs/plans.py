"""What a simulation plays: a plan, which is checked once, and which any process can carry out.

The games come in blocks. All games of a block have the same seed and the same decks, and over the block every deck and
every agent sits in every seat, with every other: so neither the seat nor the shuffle favours anyone. With two players a
block is four games, or two if the same agent plays both. Each game depends only on its number and the plan,
never on the process that plays it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Any

from spellhall import __version__
from spellhall.arena.players import player
from spellhall.arena.studies.card_changes import Change, apply
from spellhall.arena.studies.card_file import welcome, welcomed
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import DeckError, UsageError
from spellhall.kernel.game import Game
from spellhall.registry import game as make_game

RANDOM_DECKS = "random decks"
Named = tuple[str, tuple[str, ...]]


@dataclass(frozen=True)
class Plan:
    """Everything that the games of one simulation depend on.

    Attributes:
        game, options, seed: the game, its rule options, and the seed of all shuffles and agents.
        agents: one for each player, as ``players.player`` takes them.
        decks: by name; empty if each block builds random ones.
        laid: how many decks a game begins with, if that isn't one for each agent.
        cards: files and modules of custom cards that the game knows (see ``studies.card_file.welcome``).
        changes: cards that differ from print (see ``studies.card_changes``).
        version, digest: the package version, and the fingerprint of all its cards, when the plan was made.
    """

    game: str
    options: tuple[tuple[str, Any], ...]
    seed: int
    agents: tuple[str, ...]
    decks: tuple[Named, ...]
    laid: int = 0
    cards: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()
    version: str = __version__
    digest: str = ""

    @property
    def seats(self) -> int:
        """How many decks a game has: one for each agent, or as many as a solo game begins with."""
        return self.laid or len(self.agents)

    @property
    def block(self) -> int:
        """How many games have the same seed and decks: agents with the same name needn't change seats."""
        return self.seats * (len(self.agents) if len(set(self.agents)) > 1 else 1)

    @property
    def round(self) -> int:
        """The number of games after which all groups of decks have met equally often; 0 if decks are random."""
        if not self.decks:
            return 0
        return self.block * (comb(len(self.decks), self.seats) if len(self.decks) > self.seats else 1)


def plan_of(
    game_name: str,
    seed: int = 0,
    decks: Mapping[str, Sequence[str]] | None = None,
    agents: Sequence[str] = ("random", "random"),
    options: Mapping[str, Any] | None = None,
    random_decks: bool = False,
    cards: Sequence[str] = (),
) -> Plan:
    """A checked plan; ``simulation.simulate`` explains the arguments.

    Raises:
        UsageError: for wrong names, options or modules.
        DeckError: for illegal decks.
    """
    given = tuple(sorted((options or {}).items()))
    for where in cards:
        welcome(game_name, where)
    game = make_game(game_name, dict(given))
    if random_decks and decks is not None:
        raise UsageError("either decks or random decks, not both")
    for name in agents:
        player(name, 0)
    if game.stand_ins and len(agents) != 1:
        raise UsageError(f"a solo game takes one agent, not {len(agents)}")
    chosen = {} if random_decks else dict(game.starter_decks() if decks is None else decks)
    faults = [f"{name}: {fault}" for name, deck in chosen.items() for fault in game.check_deck(deck)]
    if faults:
        raise DeckError(faults)
    named = tuple((name, tuple(deck)) for name, deck in chosen.items())
    plan = Plan(game_name, given, seed, tuple(agents), named, game.decks, welcomed(game_name), digest=game.digest())
    game.new_state([list(deck) for _, deck in decks_of(plan, game, 0)], seed)
    return plan


@lru_cache(maxsize=8)
def game_of(plan: Plan) -> Game:
    """The game of a plan, made once in each process.

    Raises:
        UsageError: when this process knows other cards than the one that made the plan.
    """
    for where in plan.cards:
        welcome(plan.game, where)
    game = make_game(plan.game, dict(plan.options))
    unknown = next((key for _, deck in plan.decks for key in deck if key not in game.faces), "")
    if unknown or game.digest() != plan.digest:
        raise UsageError(
            f"a process that should play knows other cards ({unknown or game.digest()}) than the plan; name cards of "
            "your own with --cards, as a file or a module, and have the same version of spellhall on every machine"
        )
    for change in plan.changes:
        apply(game, change)
    return game


def decks_of(plan: Plan, game: Game, block: int) -> list[Named]:
    """The decks of a block: the next group of the given ones, or new random ones."""
    if not plan.decks:
        dice = Dice(mixed(plan.seed, -1 - block))
        return [(RANDOM_DECKS, tuple(game.random_deck(dice))) for _ in range(plan.seats)]
    if len(plan.decks) <= plan.seats:
        return [plan.decks[seat % len(plan.decks)] for seat in range(plan.seats)]
    groups = groups_of(len(plan.decks), plan.seats)
    return [plan.decks[number] for number in groups[block % len(groups)]]


@lru_cache(maxsize=4)
def groups_of(decks: int, seats: int) -> list[tuple[int, ...]]:
    """All groups of ``seats`` decks, in an order where at any time all decks have played about equally often.

    Picture the decks in a circle. Rotating a group gives others with the same gaps, where together
    every deck plays equally often; so groups with the same gaps follow each other.
    """

    def turned(group: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
        gaps = [(after - before) % decks for before, after in zip(group, (*group[1:], group[0]), strict=True)]
        return min(((*gaps[first:], *gaps[:first]), group[first]) for first in range(seats))

    return sorted(combinations(range(decks), seats), key=turned)


def mixed(seed: int, number: int) -> int:
    """The ``number``-th seed derived from a seed."""
    dice = Dice(seed)
    dice.rng ^= number & 0xFFFFFFFF
    return dice.below(1 << 62)


def uneven(plan: Plan, games: int) -> str:
    """A warning if not all groups of decks have met equally often; otherwise empty."""
    if not plan.round or games % plan.round == 0:
        return ""
    kinds = plan.round // plan.block
    met, of = min(games // plan.block, kinds), "pair" if plan.seats == 2 else "group"
    so_far = f"{met} of {kinds} {of}s of decks have met in whole blocks of {plan.block} games"
    if met == kinds:
        so_far = f"some {of}s of decks have met more often than others"
    return f"incomplete: {so_far}; {-(-games // plan.round) * plan.round} games are even"
