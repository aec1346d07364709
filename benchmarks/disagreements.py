"""Where the search and the greedy agent choose differently, and who is right: python -m benchmarks.disagreements GAME

Greedy agents play games between starter decks. At each choice that the search thinks about, it is asked, too. If it
would choose otherwise, both choices are played on to the end of the game, in the same deals, by greedy agents: they
also act out of turn, so that nothing looks good just because it will be forgotten later. Which choice wins more often
is the verdict. Each line is one such position; the last one says how often the search chooses otherwise, and what it
gains by that.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from spellhall.agents import agent
from spellhall.arena.runs.plans import Plan, game_of, plan_of
from spellhall.arena.runs.rows import play_one
from spellhall.kernel.chance import Dice
from spellhall.kernel.state import State

SURE = 1.96


class Position(NamedTuple):
    """A position, and what the greedy agent and the search choose there."""

    number: int
    decision: int
    state: State
    plain: int
    searched: int


class Seen(NamedTuple):
    """What was found: the positions where they differ, and how many the search thought about."""

    differing: list[Position]
    searched: int


def main() -> None:
    """Print each position with its verdict, then the sum."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("game", choices=("spellchain", "spellfire", "spellslinger"))
    wanted.add_argument("--positions", type=int, default=10, help="how many positions where they differ")
    wanted.add_argument("--simulations", type=int, default=60, help="of the search, for each choice")
    wanted.add_argument("--playouts", type=int, default=20, help="of each of the two choices, to the end of the game")
    wanted.add_argument("--seed", type=int, default=1)
    given = wanted.parse_args()
    plan = plan_of(given.game, given.seed, agents=("greedy", "greedy"))
    gains: list[float] = []
    searched = 0
    for number in range(0, 4 * given.positions, 2):
        found = differing(plan, number, given.simulations)
        searched += found.searched
        for position in found.differing:
            gains.append(told(position, given.playouts))
        if len(gains) >= given.positions:
            break
    error = SURE * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
    gain = fmean(gains) if gains else 0.0
    print(f"differs in {len(gains)} of {searched} choices; each gains {gain:+.3f} of a win, ±{error:.3f}")


def differing(plan: Plan, number: int, simulations: int) -> Seen:
    """The positions of one game where the search would choose otherwise."""
    found: list[Position] = []
    searched = decision = 0

    def note(state: State, action: int) -> None:
        nonlocal searched, decision
        decision += 1
        game, question = state.game, state.decision()
        if len(question.options) == 1 or game.is_aside(state) or game.by_reflex(state, ahead=False):
            return
        searched += 1
        other = agent(f"search:{simulations}", decision).act(state)
        if game.describe(state, question, other) != game.describe(state, question, action):
            found.append(Position(number, decision, state.clone(), action, other))

    play_one(plan, game_of(plan), number, note)
    return Seen(found, searched)


def told(position: Position, playouts: int) -> float:
    """Print a position; how much more often the search's choice wins."""
    state, seat = position.state, position.state.decision().seat
    dice = Dice(position.decision)
    gains = []
    for deal in range(playouts):
        dealt = state.resample(seat, dice)
        searched, plain = (ended(dealt, action, seat, deal) for action in (position.searched, position.plain))
        gains.append(searched - plain)
    game, question = state.game, state.decision()
    texts = [game.describe(state, question, action) for action in (position.searched, position.plain)]
    gain, error = fmean(gains), SURE * stdev(gains) / sqrt(len(gains))
    where = f"game {position.number} decision {position.decision}"
    print(f"{where}: {texts[0]!r}, not {texts[1]!r}: {gain:+.2f} ±{error:.2f}", flush=True)
    return gain


def ended(dealt: State, action: int, seat: int, seed: int) -> float:
    """The result for a seat when greedy agents play on after an action."""
    state = dealt.clone()
    state.apply(action)
    agents = [agent("greedy", seed + other) for other in range(state.seats)]
    while not state.is_terminal():
        state.apply(agents[state.current_player()].act(state))
    return state.game.outcome(state, seat)


if __name__ == "__main__":
    main()
