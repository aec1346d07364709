"""The games of a deck test, played in front of witnesses who count.

Games come in pairs with the same shuffle and the decks in swapped seats; the starter decks take turns. Each pair also
has a game that the deck plays alone, if its game has a solo form. Everything depends on the number of the pair and the
seed, never on the process that plays it. If no starter deck may be played against the deck, because decks at a
table have one size, it meets random decks that may.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from spellhall.agents import agent
from spellhall.arena.studies.hand_statistics import HandWitness
from spellhall.kernel.chance import Dice, narrow
from spellhall.kernel.errors import DeckError, UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.parts.statistics import SCORES, Tally, Witness
from spellhall.kernel.state import State
from spellhall.registry import game as make_game

MOST_DECISIONS = 20_000
"""A game with more decisions than this counts as an error: it doesn't end."""
BY_LOT = "a random deck"
WON, LOST, DRAWN, SHUFFLES, LENGTHS = "won", "lost", "drawn", "shuffles", "lengths"
BOTH, SPLIT = "both decided", "split"
FIRST, SECOND = "going first", "going second"


@dataclass(frozen=True)
class Trial:
    """Everything that the games of a test depend on, and the deck's name.

    ``opponents`` are names of starter decks; if there are none, the deck meets random decks.
    """

    title: str
    game: str
    options: tuple[tuple[str, Any], ...]
    deck: tuple[str, ...]
    opponents: tuple[str, ...]
    pairs: int
    seed: int
    agent: str

    def tasks(self) -> list[tuple[Trial, int]]:
        """The arguments of ``play_pair``, pair by pair."""
        return [(self, pair) for pair in range(self.pairs)]


def trial_of(
    game_name: str,
    title: str,
    deck: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    agent_name: str = "greedy",
) -> Trial:
    """The test of a deck over this many games, rounded up to pairs.

    Raises:
        UsageError: for a wrong name, option or number.
        DeckError: for an illegal deck.
    """
    if games < 1:
        raise UsageError(f"a test takes at least one game, not {games}")
    game = make_game(game_name, options or {})
    agent(agent_name, 0)
    if game.stand_ins:
        raise UsageError(f"a deck test plays both against others and solo; leave out {', '.join(game.alone)}")
    faults = game.check_deck(deck)
    if faults:
        raise DeckError(faults)
    opponents = [
        name
        for name, starter in game.starter_decks().items()
        if Counter(starter) != Counter(deck) and not game.check_table([deck, starter])
    ]
    given = tuple(sorted((options or {}).items()))
    return Trial(title, game_name, given, tuple(deck), tuple(opponents), (games + 1) // 2, seed, agent_name)


@lru_cache(maxsize=4)
def game_of(name: str, options: tuple[tuple[str, Any], ...]) -> Game:
    """The game of a test, made once in each process."""
    return make_game(name, dict(options))


def play_pair(trial: Trial, pair: int) -> dict[str, Any]:
    """One shuffle with the decks in both seatings, and a solo game, as plain data."""
    game = game_of(trial.game, trial.options)
    dice = Dice(narrow(trial.seed * 1_000_003 + pair))
    if trial.opponents:
        name = trial.opponents[pair % len(trial.opponents)]
        other = game.starter_decks()[name]
    else:
        name, other = BY_LOT, game.deck_beside(dice, [trial.deck])
    shuffle = dice.below(1 << 62)
    tally, faults = Tally(), []
    results = []
    for seat in range(2):
        decks = [list(trial.deck), other] if seat == 0 else [other, list(trial.deck)]
        try:
            part = Tally()
            results.append(_play(game, decks, seat, shuffle, trial.agent, name, part))
            tally.add(part)
        except Exception as error:  # one broken game must not end a test
            faults.append(f"game {2 * pair + seat + 1}: {type(error).__name__}: {error}")
    if len(results) == 2 and DRAWN not in results:
        tally[SHUFFLES][BOTH] += 1
        tally[SHUFFLES][SPLIT] += results[0] != results[1]
    if game.alone:
        try:
            tally[SCORES][str(_play_alone(trial, game.alone, shuffle))] += 1
        except Exception as error:  # nor may a broken solo game
            faults.append(f"game {pair + 1} alone: {type(error).__name__}: {error}")
    return {"games": 2, "alone": 1 if game.alone else 0, "faults": faults, "tally": tally}


def _play(game: Game, decks: list[list[str]], seat: int, seed: int, agent_name: str, name: str, tally: Tally) -> str:
    """One game: its result for the deck on trial."""
    state = game.new_state(decks, seed)
    watch(state, [HandWitness(state, seat, tally), game.witness(state, seat, tally)], agent_name, seed)
    mine, theirs = state.returns()[seat], state.returns()[1 - seat]
    result = DRAWN if mine == theirs else WON if mine > theirs else LOST
    tally[result][name] += 1
    tally[FIRST if game.opener(state) == seat else SECOND][result] += 1
    tally[LENGTHS][str(game.length(state))] += 1
    return result


def _play_alone(trial: Trial, alone: Mapping[str, str], seed: int) -> int:
    """One solo game, under its options: its points."""
    game = game_of(trial.game, tuple(sorted({**dict(trial.options), **alone}.items())))
    state = game.new_state([list(trial.deck)], seed)
    watch(state, [], trial.agent, seed)
    return game.score(state) or 0


def watch(state: State, witnesses: Sequence[Witness], agent_name: str, seed: int) -> None:
    """Let agents play a game to its end, in front of witnesses.

    Raises:
        UsageError: when it doesn't end.
    """
    agents = [agent(agent_name, narrow(seed + seat)) for seat in range(state.seats)]
    told = _tell(state, witnesses, 0)
    for _ in range(MOST_DECISIONS):
        if state.is_terminal():
            for witness in witnesses:
                witness.ended(state)
            return
        for witness in witnesses:
            witness.asked(state)
        state.apply(agents[state.current_player()].act(state))
        told = _tell(state, witnesses, told)
    raise UsageError(f"it did not end within {MOST_DECISIONS} decisions")


def _tell(state: State, witnesses: Sequence[Witness], told: int) -> int:
    """Tell witnesses what is new; returns how much they have been told."""
    assert state.record is not None
    entries = state.record.entries
    for entry in entries[told:]:
        for witness in witnesses:
            witness.heard(state, entry)
    return len(entries)
