"""The rounds of a pod at the terminal: you play your games, agents play theirs, each with the cards they drafted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import typer

from spellhall.agents.names import OTHERS, name_for
from spellhall.cli.common import attended
from spellhall.cli.play.match import YOU, Match
from spellhall.cli.play.session import Session
from spellhall.decks import find_list
from spellhall.kernel.chance import Dice, narrow
from spellhall.kernel.errors import SpellhallError
from spellhall.limited import Match as PodMatch
from spellhall.limited import Pod, Step, following, standings
from spellhall.limited.rounds import DRAWN

AGENT = "greedy"


def play_rounds(pod: Pod, seed: int, read: Callable[[str], str] = input) -> None:
    """Build a deck, play all rounds, and show the standings. If you leave a game, you concede it."""
    dice = Dice(narrow(seed))
    try:
        while not _is_over(pod):
            if YOU not in pod.agents and YOU not in pod.ready and _may_build(pod):
                pod.apply(Step("deck", YOU, _deck(pod, read), "person"))
            following(pod)
            for match in pod.wanted():
                _play(pod, match, dice.below(1_000_000))
    except (EOFError, KeyboardInterrupt):
        typer.echo("\nYou leave the pod.")
    _show(pod)


def _is_over(pod: Pod) -> bool:
    return bool(pod.rounds) and all(match.winner is not None for match in pod.rounds[-1])


def _may_build(pod: Pod) -> bool:
    return pod.decks[YOU] is None or pod.match_of(YOU) is not None


def _deck(pod: Pod, read: Callable[[str], str]) -> tuple[str, ...]:
    """The deck for your next game: one from a file, the one that you had, or the one that the hall suggests.

    Raises:
        EOFError: when you leave.
    """
    usual = pod.decks[YOU] or tuple(pod.game.suggested_deck(pod.pool(YOU)))
    asked = "the deck that you had" if pod.decks[YOU] else "the suggested deck"
    while True:
        line = read(f"\nA file with your deck, or Enter for {asked}> ").strip()
        if line in ("quit", "exit"):
            raise EOFError
        if not line:
            return usual
        try:
            keys = find_list(pod.game, str(Path(line)), Dice(0)).keys()
            faults = pod.faults(YOU, keys)
        except SpellhallError as error:
            faults = [str(error)]
        if not faults:
            return tuple(keys)
        for fault in faults:
            typer.echo(fault, err=True)


def _play(pod: Pod, match: PodMatch, seed: int) -> None:
    """One game of a match, and its result."""
    seats = sorted(match.seats, key=lambda seat: seat != YOU)
    decks = [list(pod.decks[seat] or ()) for seat in seats]
    code = f"{match.round + 1}.{match.place + 1}.{len(match.games) + 1}"
    pod.apply(Step("game", round=match.round, place=match.place, code=code))
    game = Match(pod.game, decks, seed, AGENT if pod.game.judges else "random")
    game.names = [name_of(seat) for seat in seats]
    if YOU in match.seats and YOU not in pod.agents and attended():
        Session(game).run()
        if not game.state.is_terminal():
            game.state.concede(0)
    game.let_agents_play(range(game.state.seats))
    returns = game.state.returns()
    winner = seats[returns.index(max(returns))] if max(returns) > min(returns) else DRAWN
    pod.apply(Step("result", winner, round=match.round, place=match.place, code=code))
    pair = " against ".join(name_of(seat) for seat in seats)
    result = "nobody wins" if winner == DRAWN else f"{name_of(winner)} wins"
    typer.echo(f"Round {match.round + 1}: {pair}: {result}")


def _show(pod: Pod) -> None:
    typer.echo("\nStandings")
    for place, one in enumerate(standings(pod.plan.rounds, pod.plan.seats, pod.rounds), 1):
        games = f"games {one.games_won} to {one.games_lost}"
        typer.echo(f"{place:>2}  {name_of(one.seat):<9} {one.won} won, {one.drawn} drawn, {one.lost} lost; {games}")


def name_of(seat: int) -> str:
    """The name of a seat's player."""
    return "Ana" if seat == YOU else (name_for(AGENT, ()), *OTHERS)[seat - 1]
