"""Datasets: runs that store each decision, for people who study play or train programs on it.

Next to the parts of a run (``parts``) are others with one row per decision: who was asked what, all choices in words,
as codes (``codes``) and as actions, which was taken, and how the game ended for each seat. The parts of the games have
two more columns, the cards of all decks and a digest of the last position, so each game can be replayed from the
folder alone: ``games`` reads them. Games that failed have no decisions. Needs the extra ``data``.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa

from spellhall.arena.codes import codes_of
from spellhall.arena.runs import parts
from spellhall.arena.runs.folders import kept_in
from spellhall.arena.runs.plans import Plan, game_of
from spellhall.arena.runs.rows import Row, decks_laid, play_one
from spellhall.arena.runs.runners import Runner
from spellhall.arena.runs.simulation import played
from spellhall.kernel.documents.saves import replay_document
from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import KINDS
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

PREFIX = "decisions-"
GAMES = parts.SCHEMA.append(pa.field("cards", pa.list_(pa.list_(pa.string())), nullable=False)).append(
    pa.field("end", pa.string(), nullable=False)
)
"""The columns of games: those of any run, the card keys of each deck, and the digest of the last position."""
DECISIONS = pa.schema(
    [
        pa.field("number", pa.int64(), nullable=False),
        pa.field("moment", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("about", pa.int8(), nullable=False),
        pa.field("agent", pa.string(), nullable=False),
        pa.field("kind", pa.string(), nullable=False),
        pa.field("rule", pa.string(), nullable=False),
        pa.field("label", pa.string(), nullable=False),
        pa.field("texts", pa.list_(pa.string()), nullable=False),
        pa.field("codes", pa.list_(pa.string()), nullable=False),
        pa.field("actions", pa.list_(pa.int32()), nullable=False),
        pa.field("choice", pa.int16(), nullable=False),
        pa.field("forced", pa.bool_(), nullable=False),
        pa.field("returns", pa.list_(pa.float64()), nullable=False),
    ]
)
"""The columns of decisions; ``docs/datasets.md`` says what they mean."""
TAKEN = pa.schema([DECISIONS.field(name) for name in ("actions", "choice")])
"""The columns that say what was chosen."""


class Notes:
    """The decisions of one game, recorded as they are made."""

    def __init__(self) -> None:
        self.decisions: list[dict[str, Any]] = []
        self.state: State | None = None

    def __call__(self, state: State, action: int) -> None:
        """Record the choice of an action, before it is carried out."""
        self.state = state
        question, game = state.decision(), state.game
        self.decisions.append(
            {
                "moment": len(self.decisions),
                "seat": question.seat,
                "about": question.about,
                "kind": KINDS[question.kind],
                "rule": question.rule,
                "label": question.label,
                "texts": [game.describe(state, question, option) for option in question.options],
                "codes": codes_of(state),
                "actions": list(question.options),
                "choice": question.options.index(action),
                "forced": len(question.options) == 1,
            }
        )

    def told(self, row: Row) -> list[dict[str, Any]]:
        """The rows for the decisions of a game that ended like this."""
        about = {"number": row.number, "returns": row.returns}
        return [
            {**about, "agent": row.agents[seat] if (seat := noted["seat"]) < len(row.agents) else "", **noted}
            for noted in self.decisions
        ]


@dataclass(frozen=True)
class Batch:
    """Consecutive games, with their decisions."""

    rows: list[Row]
    games: pa.Table
    decisions: pa.Table

    def __len__(self) -> int:
        return len(self.rows)


def play(plan: Plan, numbers: range) -> tuple[Batch, float]:
    """The games with these numbers, with their decisions, and how many seconds they took."""
    game, began = game_of(plan), time.perf_counter()
    rows: list[Row] = []
    games: list[dict[str, Any]] = []
    decisions: list[dict[str, Any]] = []
    for number in numbers:
        notes = Notes()
        row = play_one(plan, game, number, notes)
        rows.append(row)
        cards = [keys for _, keys in decks_laid(plan, game, number)]
        end = "" if row.fault or notes.state is None else digest(notes.state)
        games.append({**row._asdict(), "cards": cards, "end": end})
        decisions += [] if row.fault else notes.told(row)
    made = Batch(rows, pa.Table.from_pylist(games, GAMES), pa.Table.from_pylist(decisions, DECISIONS))
    return made, time.perf_counter() - began


def digest(state: State) -> str:
    """The fingerprint of a position."""
    return hashlib.blake2b(state.save_json(), digest_size=8).hexdigest()


def continued(folder: Path, plan: Plan, games: int, runner: Runner, first: int) -> Iterator[list[Row]]:
    """Play a plan's games from a number on, write them with their decisions, and return their rows.

    Raises:
        UsageError: when they can't be written.
    """

    def keep(waiting: list[Batch]) -> None:
        """Write decisions first: a part of games promises that its decisions are there."""
        number = waiting[0].rows[0].number
        parts.write(folder, PREFIX, number, pa.concat_tables(batch.decisions for batch in waiting))
        parts.write(folder, parts.PREFIX, number, pa.concat_tables(batch.games for batch in waiting))

    made = played(play, plan, games, runner, first)
    with closing(parts.kept(made, keep, lambda batch: int(batch.decisions.num_rows))) as batches:
        for batch in batches:
            yield batch.rows


@dataclass(frozen=True)
class Played:
    """A game of a dataset.

    Attributes:
        game: with its rule options.
        row: the row with its result.
        cards: the card keys of each deck, by seat.
        actions: the choices, from the first decision to the last.
        end: the digest of the last position.
    """

    game: Game
    row: Row
    cards: tuple[tuple[str, ...], ...]
    actions: tuple[int, ...]
    end: str

    def positions(self) -> Iterator[tuple[State, int]]:
        """Each position where something was decided, and the chosen action.

        It is one state, which goes on when you ask for the next; ``clone`` it to keep a position.

        Raises:
            UsageError: when an action isn't legal in this version, or the game ends differently.
        """
        state = self.game.new_state([list(deck) for deck in self.cards], self.row.seed, check=False)
        for action in self.actions:
            if action not in state.legal_actions():
                raise UsageError(f"game {self.row.number} can't be replayed; this version plays differently")
            yield state, action
            state.apply(action)
        if tuple(state.returns()) != self.row.returns or digest(state) != self.end:
            raise UsageError(f"game {self.row.number} ends differently in this version, or the dataset is damaged")

    def again(self) -> State:
        """Replay it to its end and compare that with what was stored; the state carries the history.

        Raises:
            UsageError: as for ``positions``.
        """
        return [state for state, _ in self.positions()][-1]

    def document(self) -> dict[str, Any]:
        """The game as a replay that the terminal and the hall can read.

        Raises:
            UsageError: as for ``positions``.
        """
        return replay_document(self.again(), [list(deck) for deck in self.cards], self.row.seed)


def games(folder: Path) -> Iterator[Played]:
    """The finished games of a dataset, in order.

    Raises:
        UsageError: when the folder holds no dataset, parts are missing or damaged, or this version has other cards.
    """
    run = kept_in(folder)
    if not run.decisions:
        raise UsageError(f"{folder} holds a run without decisions; `spellhall dataset` makes one that has them")
    game = game_of(run.plan)
    for path, columns in parts.columns_kept(folder, GAMES):
        beside = path.with_name(path.name.replace(parts.PREFIX, PREFIX, 1))
        decisions = parts.read(beside, TAKEN)
        chosen = zip(decisions["actions"].to_pylist(), decisions["choice"].to_pylist(), strict=True)
        actions = [options[choice] for options, choice in chosen]
        rows = parts.rows_in(columns)
        if sum(row.decisions for row in rows if not row.fault) != len(actions):
            raise UsageError(f"{beside} does not hold the decisions of {path.name}")
        begin = 0
        for row, cards, end in zip(rows, columns["cards"], columns["end"], strict=True):
            if not row.fault:
                taken = tuple(actions[begin : begin + row.decisions])
                begin += row.decisions
                yield Played(game, row, tuple(map(tuple, cards)), taken, end)
