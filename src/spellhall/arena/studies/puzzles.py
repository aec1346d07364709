"""Puzzles: positions from games where one choice forces the quickest win, and no other does.

Agents play. Then the last choices of the first seat, where people sit, are gone through backwards: it is proven from
what this seat may know which choices win within how many of its own (``agents.proofs``). Each game gives at most one
puzzle, the longest. It is graded by how often each of several agents finds the choice. It is a save: the game up to
that point, with a sentence.
"""

from __future__ import annotations

import json
import time
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import date
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

from spellhall.agents import agent
from spellhall.agents.alike import alike
from spellhall.agents.proofs import Verdicts, verdicts
from spellhall.arena.runs.plans import Plan, game_of, mixed
from spellhall.arena.runs.rows import decks_laid, play_one
from spellhall.arena.runs.runners import Runner
from spellhall.arena.runs.task_size import Pace
from spellhall.kernel.chance import Dice
from spellhall.kernel.documents.saves import replay, replay_document
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.registry import class_of

FILE = "puzzles.json"
SEAT = 0
"""The seat of a person at the terminal."""
FEWEST = 3
"""A choice between two isn't a puzzle."""
LAST = 24
"""How many of a seat's last choices in a game are looked at, at most."""
MISSES = 4
"""After this many in a row without a win, those before have none either."""
GLANCE = 400
"""How many steps a first look takes, as if everything were known."""
MARGIN = 1
"""No other choice wins with this one choice more, either: a detour to the same win isn't one."""
SOLVERS = ("random", "novice", "club", "search:100")
"""The agents that are asked for each puzzle, ..."""
TRIES = 10
"""... and how often."""
PuzzleLevel = Literal["easy", "medium", "hard"]
PUZZLE_LEVELS: tuple[PuzzleLevel, ...] = get_args(PuzzleLevel)
"""A puzzle is easy if ``novice``, ``club`` and ``search:100`` each find it more often than not, medium if one of them
doesn't, and hard if two or more don't."""
NAME_BYTES = 4
THEME_SHARE = 0.6
"""The largest part of a game's puzzles that are about one theme, as long as there are others."""


class Puzzle(NamedTuple):
    """A puzzle.

    Attributes:
        document: the save, which also says the rest (field ``puzzle``).
        wins: the winning choice, as action numbers: several if equal cards come to the same.
        choices: how many there are.
        length: how many of your choices the win takes, counting this one.
        theme: the role of the winning choice (see ``Game.theme``).
        found: how often out of ``TRIES`` each of ``SOLVERS`` picks the winning choice.
    """

    document: dict[str, Any]
    wins: tuple[int, ...]
    choices: int
    length: int
    theme: str
    found: dict[str, int]

    @property
    def grade(self) -> tuple[int, int]:
        """A sort key: easier puzzles come first."""
        return -sum(self.found.values()), self.length

    @property
    def name(self) -> str:
        """A name that stays, whatever other puzzles there are."""
        place = f"{self.document['game']} {self.document['seed']} {len(self.document['actions'])}"
        return blake2b(place.encode(), digest_size=NAME_BYTES).hexdigest()

    @property
    def level(self) -> PuzzleLevel:
        """How hard it is, as one of ``PUZZLE_LEVELS``."""
        missed = sum(times <= TRIES // 2 for solver, times in self.found.items() if solver != "random")
        return PUZZLE_LEVELS[min(missed, len(PUZZLE_LEVELS) - 1)]

    @property
    def origin(self) -> tuple[int, int]:
        """What tells a puzzle from others: the seed of its game, and how many actions were taken before it."""
        return self.document["seed"], len(self.document["actions"])


class Miner:
    """Keeps the positions of a game where the seat had a choice, and remembers what was done.

    It looks for puzzles of these ``themes``; of any, if there are none.
    """

    def __init__(self, themes: Collection[str] = ()) -> None:
        self.themes = themes
        self.actions: list[int] = []
        self.places: deque[tuple[int, State]] = deque(maxlen=LAST)

    def note(self, state: State, action: int) -> None:
        """Take in a position where someone has chosen."""
        if state.decision().seat == SEAT and len(state.legal_actions()) >= FEWEST:
            self.places.append((len(self.actions), state.clone()))
        self.actions.append(action)

    def best(self) -> tuple[int, Verdicts] | None:
        """The place of the game's longest puzzle, with what is proven about it; None if it has none."""
        found: tuple[int, Verdicts] | None = None
        misses = 0
        for at, state in reversed(self.places):
            proven = verdicts(state, glance=GLANCE, margin=MARGIN)
            misses = 0 if proven.won else misses + 1
            if misses == MISSES:
                break
            longer = found is None or proven.length > found[1].length
            if longer and is_puzzle(state, proven) and self._is_wanted(state, proven):
                found = at, proven
        return found

    def _is_wanted(self, state: State, proven: Verdicts) -> bool:
        """Whether a puzzle is of one of the themes."""
        return not self.themes or state.game.theme(state, min(proven.won)) in self.themes


def check_minable(game: Game) -> None:
    """Check that puzzles can be found in a game.

    Raises:
        UsageError: when no agent that evaluates plays it, or it is a solo game.
    """
    if not game.judges or game.stand_ins:
        raise UsageError(f"puzzles are found in games that two players play who judge positions, not in {game.name}")


def shipped(game_name: str) -> list[Puzzle]:
    """The puzzles in a game's folder.

    Raises:
        UsageError: when there is no such game.
    """
    file = file_of(game_name)
    if not file.is_file():
        return []
    return [_read(document) for document in json.loads(file.read_text(encoding="utf-8"))]


def file_of(game_name: str) -> Path:
    """The file of a game's puzzles."""
    return Path(str(resources.files(class_of(game_name).__module__.rpartition(".")[0]))) / FILE


def _read(document: dict[str, Any]) -> Puzzle:
    told = document["puzzle"]
    return Puzzle(document, tuple(told["wins"]), told["choices"], told["length"], told["theme"], dict(told["found"]))


def is_puzzle(state: State, proven: Verdicts) -> bool:
    """Whether exactly one choice wins, or one of several equal cards, and everything else is known not to."""
    kinds = [actions for actions in alike(state, state.decision()) if actions[0] in proven.won]
    return len(state.legal_actions()) >= FEWEST and len(kinds) == 1 and not proven.open and bool(proven.lost)


def mine(plan: Plan, numbers: range, themes: Collection[str] = ()) -> tuple[tuple[list[Puzzle], int], float]:
    """The puzzles in the games with these numbers, with how many games that were, and how many seconds they took."""
    game = game_of(plan)
    began = time.perf_counter()
    found = [puzzle for number in numbers for puzzle in _mined(plan, game, number, themes)]
    return (found, len(numbers)), time.perf_counter() - began


def _mined(plan: Plan, game: Game, number: int, themes: Collection[str]) -> Iterator[Puzzle]:
    miner = Miner(themes)
    row = play_one(plan, game, number, miner.note)
    best = miner.best()
    if best is None:
        return
    at, proven = best
    decks = [list(keys) for _, keys in decks_laid(plan, game, number)]
    state = game.new_state(decks, row.seed)
    for action in miner.actions[:at]:
        state.apply(action)
    yield made(state, decks, row.seed, proven)


def made(state: State, decks: list[list[str]], seed: int, proven: Verdicts) -> Puzzle:
    """A puzzle made of a recorded position: graded, and with its sentence."""
    choices = len(state.legal_actions())
    told = {
        "sentence": sentence(len(proven.won), choices, proven.length),
        "seat": SEAT + 1,
        "wins": sorted(proven.won),
        "choices": choices,
        "length": proven.length,
        "theme": state.game.theme(state, min(proven.won)),
        "found": {
            name: sum(agent(name, mixed(seed, number)).act(state) in proven.won for number in range(TRIES))
            for name in SOLVERS
        },
    }
    return _read(replay_document(state, decks, seed) | {"agent": "club", "puzzle": told})


def themed(game: Game, puzzle: Puzzle) -> Puzzle:
    """A puzzle with its theme as the game names it today.

    Raises:
        UsageError: when it doesn't fit the game.
    """
    theme = game.theme(replay(game, puzzle.document), puzzle.wins[0])
    return _read(puzzle.document | {"puzzle": puzzle.document["puzzle"] | {"theme": theme}})


def sentence(wins: int, choices: int, length: int) -> str:
    """The sentence of a puzzle; several winning choices are equal cards."""
    which = "one of them wins" if wins == 1 else f"{wins} of them, equal cards, win"
    takes = "with no choice after it" if length == 1 else f"this turn in {length} choices, this one counted"
    return (
        f"You have {choices} choices. Only {which} {takes}, whatever the others hold and do. "
        f"No other wins in {length + MARGIN}."
    )


def proves(game: Game, document: dict[str, Any]) -> bool:
    """Whether a puzzle is right: its claims about its choices are proven again.

    Raises:
        UsageError: when the save doesn't fit the game.
    """
    told = document["puzzle"]
    state = replay(game, document)
    if state.decision().seat != SEAT:
        return False
    proven = verdicts(state, margin=MARGIN)
    return is_puzzle(state, proven) and sorted(proven.won) == told["wins"] and proven.length == told["length"]


def puzzles_of(
    plan: Plan,
    games: int,
    runner: Runner,
    progress: Callable[[int], None] | None = None,
    first: int = 0,
    themes: Collection[str] = (),
) -> Iterator[Puzzle]:
    """The puzzles in a plan's games from the ``first`` on, in the order of the games; only of these themes, if any.

    Raises:
        Unfinished: as for ``Runner.run``.
    """
    pace = Pace(first, first + games, runner.jobs)
    for (found, played), seconds in runner.run(mine, ((plan, numbers, themes) for numbers in pace.tasks())):
        pace.took(played, seconds)
        yield from found
        if progress is not None:
            progress(played)


def best_of(puzzles: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """The longest puzzles, the easiest first; while there are others, one theme takes only its share of the places."""
    taken, spare, themes = list[Puzzle](), list[Puzzle](), Counter[str]()
    for puzzle in sorted(puzzles, key=lambda puzzle: (-puzzle.length, puzzle.grade)):
        if len(taken) == most:
            break
        if themes[puzzle.theme] >= THEME_SHARE * most:
            spare.append(puzzle)
        else:
            taken.append(puzzle)
            themes[puzzle.theme] += 1
    return sorted((taken + spare)[:most], key=lambda puzzle: puzzle.grade)


def puzzle_of_day(names: Sequence[str], day: date) -> str:
    """The name of a day's puzzle, the same for everyone; empty if there are none.

    All of a game's puzzles come before one comes again, in an order that is shuffled anew each time.
    """
    if not names:
        return ""
    times, place = divmod(day.toordinal(), len(names))
    order = list(range(len(names)))
    Dice(times).shuffle(order)
    return sorted(names)[order[place]]
