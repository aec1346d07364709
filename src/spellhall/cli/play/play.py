"""``spellhall play`` and ``spellhall replay``."""

from __future__ import annotations

import secrets
from pathlib import Path

import typer

from spellhall.arena.players import player
from spellhall.cli.common import (
    ABOUT_GAME,
    CARDS,
    PRESET,
    RULE_OPTIONS,
    attended,
    look_beside_us,
    options_of,
    read_document,
    show_lines,
)
from spellhall.cli.own_cards import know
from spellhall.cli.play.match import YOU, Match, game_of, names_of, reading, seat_names
from spellhall.cli.play.session import Session
from spellhall.decks.pars import par_sentence
from spellhall.kernel.documents.saves import replay
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.plain_text import show_table
from spellhall.registry import game as make_game
from spellhall.registry import game_names

OTHER_CARDS = typer.Option(False, "--other-cards", help="Load it even if cards have changed since.")


def play(
    game: str = typer.Argument("spellfire", metavar="[GAME]", help=ABOUT_GAME, autocompletion=game_names),
    deck: str | None = typer.Option(
        None, "--deck", help="Your deck: a starter deck, a file, or `random`. Default: random."
    ),
    opponent_deck: str | None = typer.Option(None, "--opponent-deck", help="The deck the other players use."),
    seed: int | None = typer.Option(None, "--seed", help="The same seed gives the same shuffles. Default: random."),
    players: int = typer.Option(2, "--players", help="How many players."),
    agent_name: str | None = typer.Option(
        None,
        "--agent",
        help="The other players: novice (makes mistakes), club, master (thinks for a second), random, or your own "
        "module:Class or run:COMMAND.",
    ),
    load: Path | None = typer.Option(None, "--load", help="Continue a saved game."),
    preset: str = PRESET,
    option: list[str] = RULE_OPTIONS,
    cards: list[str] = CARDS,
    other_cards: bool = OTHER_CARDS,
    solitaire: str | None = typer.Option(
        None,
        "--solitaire",
        metavar="FORM",
        help="Spellfire for one player against an imaginary opponent: one-deck or two-deck.",
    ),
    razed_realms: bool = typer.Option(
        False, "--razed-realms", help="With --solitaire: realms the opponent draws go to you, razed."
    ),
    coach: bool = typer.Option(False, "--coach", help="Explain each kind of question the first time it comes up."),
    brilliant: bool = typer.Option(
        False, "--brilliant", help="With --solitaire: you also make the opponent's decisions."
    ),
) -> None:
    """Play a game against agents. Without a terminal, agents play every seat and the log is printed."""
    look_beside_us()
    if load is not None:
        match = Match.loaded(load, other_cards, agent_name, player, cards)
    else:
        know(game, cards)
        made = make_game(game, options_of(preset, option) | _alone(solitaire, razed_realms, brilliant))
        chosen = seed if seed is not None else _by_lot()
        match = Match.opened(made, chosen, players, agent_name or _usual_agent(made), deck, opponent_deck, player)
    for caution in match.game.cautions(match.decks):
        typer.echo(f"spellhall: {caution}", err=True)
    if match.task:
        typer.echo(match.task)
    if attended():
        Session(match, coached=coach).run()
        return
    match.let_agents_play(range(match.state.seats))
    typer.echo(show_lines(match.story(-1)))
    if par := par_sentence(match.game, match.decks[YOU]):
        typer.echo(par)


def _alone(solitaire: str | None, razed_realms: bool, brilliant: bool) -> dict[str, str]:
    """The options of a solo game, if its flags were given.

    Raises:
        UsageError: for a variation without its game.
    """
    if solitaire is None:
        if razed_realms or brilliant:
            raise UsageError("--razed-realms and --brilliant go with --solitaire one-deck or two-deck")
        return {}
    varied = {"razed_realms": "on"} if razed_realms else {}
    return {"solitaire": solitaire} | varied | ({"opponent": "brilliant"} if brilliant else {})


def _usual_agent(game: Game) -> str:
    """The default agent."""
    if game.judges:
        return "club"
    typer.echo(f"spellhall: {game.name} has no evaluation, so the agents play at random", err=True)
    return "random"


def _by_lot() -> int:
    """A random seed."""
    return secrets.randbelow(1_000_000)


def replay_file(
    file: Path = typer.Argument(..., metavar="FILE", help="A saved or downloaded game."),
    to: int | None = typer.Option(None, "--to", help="Stop after this many actions and show the table."),
    cards: list[str] = CARDS,
    other_cards: bool = OTHER_CARDS,
) -> None:
    """Replay a saved game as a spectator saw it, whole or up to a point."""
    document = read_document(file)
    with reading(file):
        game = game_of(document, cards)
        state = replay(game, document, to, other_cards)
        names = names_of(document, seat_names(game, state.seats))
    assert state.record is not None
    typer.echo(show_lines(game.story(state.record.entries, -1, names)))
    if to is not None and not state.is_terminal():
        typer.echo()
        show_table(state, -1, names)
