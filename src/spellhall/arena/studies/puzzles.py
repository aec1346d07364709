"""Puzzles: positions from games where some choices force a win before the turn is over, and others don't.

Agents play. When the first seat, where people sit, has to choose, it is proven from what this seat may
know which choices win (``agents.proofs``). A puzzle is graded by how many of your choices the win takes and by how
often the club player finds the first of them. It is a save: the game up to that point, with a sentence.
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
"""The seat of a person at the terminal."""
GLANCE = 60
"""The effort of a first try, as if everything were known: if that finds no puzzle, there is none."""
FEWEST = 3
"""A choice between two isn't a puzzle."""
TRIES = 10
"""How often the club player is asked."""


class Puzzle(NamedTuple):
    """A puzzle.

    Attributes:
        document: the save, which also says the rest (field ``puzzle``).
        wins: the winning choices, as action numbers.
        choices: how many there are.
        length: how many of your choices the shortest win takes.
        found: how often out of ``TRIES`` the club player picks a winning choice.
    """

    document: dict[str, Any]
    wins: tuple[int, ...]
    choices: int
    length: int
    found: int

    @property
    def grade(self) -> tuple[int, int]:
        """A sort key: easier puzzles come first."""
        return self.length, -self.found


class Miner:
    """Looks for puzzles while a game is played; remembers what was done before each."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.places: list[tuple[int, dict[int, int]]] = []

    def note(self, state: State, action: int) -> None:
        """Take in a position where someone has chosen."""
        wins = puzzling(state) if state.decision().seat == SEAT else {}
        if wins:
            self.places.append((len(self.actions), wins))
        self.actions.append(action)


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
    return Puzzle(document, tuple(told["wins"]), told["choices"], told["length"], told["found"])


def puzzling(state: State) -> dict[int, int]:
    """The choices that force a win, and how many of your own choices each takes.

    Empty if it isn't a puzzle: there are too few, all win, or none, or it can't be proven.
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
    """The puzzles in the games with these numbers, with how many games that were, and how many seconds they took."""
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
    """A puzzle made of a recorded position: graded, and with its sentence."""
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
    """The sentence of a puzzle."""
    which = "one of them wins" if wins == 1 else f"{wins} of them win"
    takes = "" if length == 1 else f", {length} choices of yours, this one counted"
    return f"You have {choices} choices, and {which} before this turn is over, whatever the others hold and do{takes}."


def proves(game: Game, document: dict[str, Any]) -> bool:
    """Whether a puzzle is right: its claims about its choices are proven again.

    Raises:
        UsageError: when the save doesn't fit the game.
    """
    told = document["puzzle"]
    state = replay(game, document)
    wins = puzzling(state)
    return state.decision().seat == SEAT and sorted(wins) == told["wins"] and min(wins.values()) == told["length"]


def puzzles_of(
    plan: Plan, games: int, runner: Runner, progress: Callable[[int], None] | None = None
) -> Iterator[Puzzle]:
    """The puzzles in a plan's games, in the order of the games.

    Raises:
        Unfinished: as for ``Runner.run``.
    """
    pace = Pace(0, games, runner.jobs)
    for (found, played), seconds in runner.run(mine, ((plan, numbers) for numbers in pace.tasks())):
        pace.took(played, seconds)
        yield from found
        if progress is not None:
            progress(played)
