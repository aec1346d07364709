"""Puzzles: positions of played games where some choices win by force before the turn is over, and others do not.

Agents play; where the first seat, where people sit, has something to choose, it is proven by all that this seat may
know which choices win (``agents.proofs``). A puzzle is graded by how many choices of its own the win takes and by how
often the club player finds the first of them, and is a save: the game up to there, with a sentence.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from spellhall.agents import agent
from spellhall.agents.proofs import Unproven, winning
from spellhall.arena.runs.plans import Plan, game_of, mixed
from spellhall.arena.runs.rows import decks_laid, play_one
from spellhall.arena.runs.runners import Runner
from spellhall.arena.runs.task_size import Pace
from spellhall.kernel.documents.saves import replay, replay_document
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.registry import class_of

FILE = "puzzles.json"
SEAT = 0
"""Anyone who plays at the terminal sits there."""
GLANCE = 60
"""So much is tried at first, as if all were known: where that finds no puzzle, there is none."""
FEWEST = 3
"""One of two choices is no puzzle."""
TRIES = 10
"""So often the club player is asked."""


class Puzzle(NamedTuple):
    """A puzzle.

    Attributes:
        document: the save, which says the rest, too (field ``puzzle``).
        wins: the choices that win, by the numbers of actions.
        choices: how many there are.
        length: how many choices of one's own the shortest win takes.
        found: how often of ``TRIES`` the club player chooses one that wins.
    """

    document: dict[str, Any]
    wins: tuple[int, ...]
    choices: int
    length: int
    found: int

    @property
    def grade(self) -> tuple[int, int]:
        """What easier puzzles have less of."""
        return self.length, -self.found


class Miner:
    """Looks for puzzles while a game is played; what was done before each of them is kept."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.places: list[tuple[int, dict[int, int]]] = []

    def note(self, state: State, action: int) -> None:
        """A position where someone has chosen."""
        wins = puzzling(state) if state.decision().seat == SEAT else {}
        if wins:
            self.places.append((len(self.actions), wins))
        self.actions.append(action)


def check_minable(game: Game) -> None:
    """Whether puzzles can be found in a game.

    Raises:
        UsageError: when nobody plays it who judges, or only one does.
    """
    if not game.judges or game.stand_ins:
        raise UsageError(f"puzzles are found in games that two players play who judge positions, not in {game.name}")


def shipped(game_name: str) -> list[Puzzle]:
    """The puzzles that a game has in its folder.

    Raises:
        UsageError: when there is no such game.
    """
    file = file_of(game_name)
    if not file.is_file():
        return []
    return [_read(document) for document in json.loads(file.read_text(encoding="utf-8"))]


def file_of(game_name: str) -> Path:
    """Where a game has its puzzles."""
    return Path(str(resources.files(class_of(game_name).__module__.rpartition(".")[0]))) / FILE


def _read(document: dict[str, Any]) -> Puzzle:
    told = document["puzzle"]
    return Puzzle(document, tuple(told["wins"]), told["choices"], told["length"], told["found"])


def puzzling(state: State) -> dict[int, int]:
    """The choices that win by force and how many of one's own each takes; nothing where that is no puzzle: there
    are too few, all win, or none, or it cannot be proven.
    """
    options = state.legal_actions()
    if len(options) < FEWEST or not state.game.is_turning_point(state):
        return {}
    try:
        if not 0 < len(winning(state, [state], GLANCE)) < len(options):
            return {}
        wins = winning(state)
    except Unproven:
        return {}
    return wins if len(wins) < len(options) else {}


def mine(plan: Plan, numbers: range) -> tuple[tuple[list[Puzzle], int], float]:
    """The puzzles in the games of these numbers, with how many games that were, and how many seconds they took."""
    game = game_of(plan)
    began = time.perf_counter()
    found = [puzzle for number in numbers for puzzle in _mined(plan, game, number)]
    return (found, len(numbers)), time.perf_counter() - began


def _mined(plan: Plan, game: Game, number: int) -> Iterator[Puzzle]:
    miner = Miner()
    row = play_one(plan, game, number, miner.note)
    decks = [list(keys) for _, keys in decks_laid(plan, game, number)]
    for at, wins in miner.places:
        state = game.new_state(decks, row.seed)
        for action in miner.actions[:at]:
            state.apply(action)
        yield made(state, decks, row.seed, wins)


def made(state: State, decks: list[list[str]], seed: int, wins: dict[int, int]) -> Puzzle:
    """A puzzle of a recorded position: graded, and with its sentence."""
    choices, length = len(state.legal_actions()), min(wins.values())
    found = sum(agent("club", mixed(seed, number)).act(state) in wins for number in range(TRIES))
    told = {
        "sentence": sentence(len(wins), choices, length),
        "seat": SEAT + 1,
        "wins": sorted(wins),
        "choices": choices,
        "length": length,
        "found": found,
    }
    return _read(replay_document(state, decks, seed) | {"agent": "club", "puzzle": told})


def sentence(wins: int, choices: int, length: int) -> str:
    """What is said of a puzzle."""
    which = "one of them wins" if wins == 1 else f"{wins} of them win"
    takes = "" if length == 1 else f", {length} choices of yours, this one counted"
    return f"You have {choices} choices, and {which} before this turn is over, whatever the others hold and do{takes}."


def proves(game: Game, document: dict[str, Any]) -> bool:
    """Whether a puzzle holds: what it says of its choices is proven once more.

    Raises:
        UsageError: when the save does not fit the game.
    """
    told = document["puzzle"]
    state = replay(game, document)
    wins = puzzling(state)
    return state.decision().seat == SEAT and sorted(wins) == told["wins"] and min(wins.values()) == told["length"]


def puzzles_of(
    plan: Plan, games: int, runner: Runner, progress: Callable[[int], None] | None = None
) -> Iterator[Puzzle]:
    """The puzzles in the games of a plan, in the order of the games.

    Raises:
        Unfinished: as ``Runner.run`` does.
    """
    pace = Pace(0, games, runner.jobs)
    for (found, played), seconds in runner.run(mine, ((plan, numbers) for numbers in pace.tasks())):
        pace.took(played, seconds)
        yield from found
        if progress is not None:
            progress(played)
