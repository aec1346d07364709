"""The games of one match of an event, played by agents.

Each depends only on the event's seed and its place in the event, never on the process that plays it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from spellhall.agents import agent
from spellhall.kernel.chance import narrow
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.parts.tournament import Book, Format, TableFacts
from spellhall.kernel.state import State
from spellhall.registry import game as make_game
from spellhall.tournaments import seeds

MOST_DECISIONS = 20_000
"""A game with more decisions than this has failed: it doesn't end."""
MOST_ATTEMPTS = 5
"""A failed game is redealt this often."""
MOST_GAMES = 12
"""A match with more games, nearly all of them drawn, ends as it is."""


@dataclass(frozen=True)
class Pairing:
    """One match to be played.

    Attributes:
        game: its name; ``format``: what is played.
        entrants: how many sit at the table. ``decks`` and ``agents`` have one for every member: first those
            of the first members, in seat order, then those of the second.
        seed: the event's; ``round`` and ``table``: the place in it.
        to_win: this many games win the match; ``games``: or this many are played; 0 means any number.
        time_after: the turn after which time is called in a game; 0 is never.
    """

    game: str
    format: Format
    entrants: int
    decks: tuple[tuple[str, ...], ...]
    agents: tuple[str, ...]
    seed: int
    round: int
    table: int
    to_win: int
    games: int
    time_after: int = 0


@dataclass(frozen=True)
class Outcome:
    """One game.

    Attributes:
        winner: the place of the winner at the table; None when it was drawn.
        tallies: its counts, entrant by entrant.
        end: "victory", "time" or "drawn".
        decisions: how many were made; ``length``: how long it was, in the unit of its rules.
        failed: what went wrong before it was redealt.
    """

    winner: int | None
    tallies: tuple[dict[str, int], ...]
    end: str
    decisions: int
    length: int
    failed: tuple[str, ...] = ()


def play_match(pairing: Pairing) -> list[Outcome]:
    """Play all games of a match, until someone has won it."""
    wins: Counter[int] = Counter()
    played: list[Outcome] = []
    while len(played) < (pairing.games or MOST_GAMES):
        outcome = _played(pairing, len(played) + 1)
        played.append(outcome)
        if outcome.winner is not None:
            wins[outcome.winner] += 1
            if wins[outcome.winner] == pairing.to_win:
                break
    return played


def deck_of(game: str, format: Format, seed: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A random legal deck, and the sealed cards that it is made from, if any."""
    book = _book_of(game)
    return tuple(book.random_deck(format, seed)), tuple(book.product(format, seed))


@lru_cache(maxsize=8)
def _game_of(name: str, options: tuple[tuple[str, str], ...]) -> Game:
    return make_game(name, dict(options))


@lru_cache(maxsize=4)
def _book_of(name: str) -> Book:
    return make_game(name).tournament_book()


def _played(pairing: Pairing, number: int) -> Outcome:
    """Play a game, redealing it if it fails.

    Raises:
        UsageError: when it failed too often.
    """
    failed: list[str] = []
    for attempt in range(1, MOST_ATTEMPTS + 1):
        try:
            return _play(pairing, seeds.game_seed(pairing.seed, pairing.round, pairing.table, number, attempt), failed)
        except UsageError:
            raise
        except Exception as error:  # one broken game must not end an event
            where = f"round {pairing.round}, table {pairing.table}, game {number}"
            failed.append(f"{where}: {type(error).__name__}: {error}")
    raise UsageError(f"a game failed {MOST_ATTEMPTS} times: {failed[-1]}")


def _play(pairing: Pairing, seed: int, failed: Sequence[str]) -> Outcome:
    book = _book_of(pairing.game)
    options = book.options(pairing.format, TableFacts(len(pairing.decks)))
    game = _game_of(pairing.game, tuple(sorted(options.items())))
    state = game.new_state([list(deck) for deck in pairing.decks], seed)
    state.record = None
    agents = [agent(name, narrow(seed + seat)) for seat, name in enumerate(pairing.agents)]
    decisions, timed = 0, False
    while not state.is_terminal():
        if decisions == MOST_DECISIONS:
            raise RuntimeError(f"it did not end within {MOST_DECISIONS} decisions")
        if pairing.time_after and not timed and _length_of(state) >= pairing.time_after:
            state.call_time()
            timed = True
            continue
        state.apply(agents[state.current_player()].act(state))
        decisions += 1
    winners = {seat % pairing.entrants for seat, score in enumerate(state.returns()) if score > 0}
    winner = winners.pop() if len(winners) == 1 else None
    tallies = _by_entrant(book.tally(state), pairing.entrants)
    end = "drawn" if winner is None else "victory"
    if winner is not None and book.report_faults(pairing.format, {"winner": winner, "end": end, "tallies": tallies}):
        end = "time"  # having the most counts as winning, though it is less than a victory takes
    return Outcome(winner, tallies, end, decisions, _length_of(state), tuple(failed))


def _by_entrant(tallies: Sequence[dict[str, int]], entrants: int) -> tuple[dict[str, int], ...]:
    """The counts of each entrant: for a team the sum over its members."""
    sums = tuple(dict.fromkeys(tallies[0], 0) for _ in range(entrants))
    for seat, tally in enumerate(tallies):
        for name, value in tally.items():
            sums[seat % entrants][name] += value
    return sums


def _length_of(state: State) -> int:
    """How long a game has been so far, if its rules count that."""
    try:
        return state.game.length(state)
    except UsageError:
        return 0
