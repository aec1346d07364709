"""Solitaire Spellfire at the command line: the flags, the reasons, taking back, saving, and counting scores."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from cli.typist import typist
from rich.console import Console
from typer.testing import CliRunner, Result

import spellhall
from spellhall.cli.main import app
from spellhall.cli.play.match import YOU, Match
from spellhall.cli.play.session import Session
from spellhall.decks import print_deck
from spellhall.kernel.errors import UsageError


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.mark.parametrize("flags", [[], ["--razed-realms"], ["--brilliant"]])
def test_a_game_for_one_is_played_and_told(flags: list[str]) -> None:
    told = run("play", "spellfire", "--solitaire", "one-deck", "--agent", "random", "--seed", 2, *flags)
    assert told.exit_code == 0, told.output
    assert "the imaginary opponent" in told.stdout
    assert ("SOL-CHM-01" in told.stdout) == ("--brilliant" not in flags)
    assert ("SOL-VRR-02" in told.stdout) == ("--razed-realms" in flags)
    assert "Score: " in told.stdout or "a full win" in told.stdout


@pytest.mark.parametrize(("flags", "told"), [([], True), (["--razed-realms"], False)])
def test_the_par_of_a_starter_deck_is_printed_at_the_end(flags: list[str], told: bool) -> None:
    lines = run(
        "play", "spellfire", "--solitaire", "one-deck", "--deck", "Greyhawk", "--agent", "random", "--seed", 2, *flags
    ).stdout.splitlines()
    par = spellhall.game("spellfire", solitaire="one-deck").pars().decks["Greyhawk"]
    assert (lines[-1] == f"Par for this deck is {par}.") == told


def test_variations_go_with_the_game_that_they_vary() -> None:
    assert "--solitaire" in run("play", "spellfire", "--brilliant").stderr
    assert run("play", "spellchain", "--solitaire", "one-deck").exit_code != 0


def test_a_deck_of_few_realms_comes_with_a_warning(tmp_path: Path) -> None:
    game = spellhall.game("spellfire", solitaire="one-deck")
    keys = next(iter(game.starter_decks().values()))
    realms = [key for key in keys if game.catalogue[game.faces[key]].type == 7]
    few = [key for key in keys if key not in realms[9:]]
    others = [k for k in game.keys if k not in keys and game.catalogue[game.faces[k]].type == 9 and k.startswith("4th")]
    few += others[: 55 - len(few)]
    assert not game.check_deck(few) and game.cautions([few]) and not game.cautions([keys])
    file = tmp_path / "few.txt"
    file.write_text(print_deck(game, few), encoding="utf-8")
    told = run("play", "spellfire", "--solitaire", "one-deck", "--deck", file, "--agent", "random", "--seed", 1)
    assert "SOL-END-14" in told.stderr


def match_of(seed: int = 4) -> Match:
    return Match.opened(spellhall.game("spellfire", solitaire="one-deck"), seed, 2, "random")


def match_with_reasons() -> Match:
    """A game in which the opponent has had a choice."""
    for seed in range(20):
        match = match_of(seed)
        while not match.state.is_terminal():
            if any(line.opens for line in match.story(YOU)):
                return match
            match.state.apply(match.agents[YOU].act(match.state))
    raise AssertionError("he never had a choice")


def sitting(match: Match, *lines: str) -> str:
    out = io.StringIO()
    Session(match, typist(*lines), Console(file=out, width=160, highlight=False)).run()
    return out.getvalue()


def test_why_opens_what_the_opponent_passed_over() -> None:
    said = sitting(match_with_reasons(), "why")
    assert "not " in said and "SOL-" in said


def test_why_goes_back_to_the_latest_choice_where_nothing_was_decided_since() -> None:
    match = match_with_reasons()
    latest = next(line for line in reversed(match.story(YOU)) if line.opens)
    session = Session(match, lambda _: "", Console(file=io.StringIO(), width=400, highlight=False))
    session.news = []
    session.why("")
    said = session.console.file.getvalue()  # type: ignore[attr-defined]
    assert "The last choice was:" in said and latest.text in said and f"not {latest.opens[0]}" in said


def test_why_says_what_it_needs_before_he_has_chosen_anything() -> None:
    assert "to ask about a card, add its name, as in: why fireball" in sitting(match_of(), "why")


def test_the_hint_of_a_game_for_one_is_a_score() -> None:
    said = sitting(match_of(), "hint")
    assert "of 6 realms at the end" in said and ": wins " not in said


def test_a_game_for_one_is_saved_and_goes_on(tmp_path: Path) -> None:
    match = match_of()
    for _ in range(25):
        match.state.apply(match.agents[YOU].act(match.state))
    match.save(tmp_path / "game.json")
    again = Match.loaded(tmp_path / "game.json")
    assert again.state == match.state and again.names == match.names == ["Ana", "the imaginary opponent"]
    assert again.story(YOU) == match.story(YOU)
    assert run("replay", tmp_path / "game.json").exit_code == 0


def test_what_has_brought_hidden_cards_to_light_stays_done() -> None:
    match = match_of()
    refused = 0
    while not match.state.is_terminal():
        before = match.state.save()
        match.state.apply(match.agents[YOU].act(match.state))
        hidden = match.record.hidden[-1]
        if hidden:
            with pytest.raises(UsageError, match="hidden"):
                match.take_back(YOU)
            refused += 1
        else:
            match.take_back(YOU)
            assert match.state.save() == before
            match.state.apply(match.agents[YOU].act(match.state))
    assert refused


@pytest.mark.parametrize(
    "options", [["solitaire=one-deck"], ["solitaire=one-deck", "razed_realms=on"], ["solitaire=two-deck"]]
)
def test_simulations_count_the_same_in_one_process_and_in_two(options: list[str]) -> None:
    command = ["simulate", "spellfire", "--games", 14, "--seed", 1, "--agents", "random", "--json"]
    command += [part for option in options for part in ("-o", option)]
    one, again, two = (json.loads(run(*command, *more).stdout) for more in ([], [], ["--jobs", 2]))
    for found in (one, again, two):
        found.pop("seconds")
    assert one == again == two
    assert one["finished"] == 14 and one["errors"] == 0
    if "solitaire=one-deck" in options:
        assert sum(one["scores"].values()) == sum(one["bands"].values()) == 14 and one["draws"] == 0
    else:
        assert "scores" not in one and len(one["wins"]["seat"]) == 2


def test_one_agent_plays_a_game_for_one() -> None:
    assert run("simulate", "spellfire", "-o", "solitaire=one-deck", "--games", 2).exit_code == 0
    wrong = run("simulate", "spellfire", "-o", "solitaire=one-deck", "--games", 2, "--agents", "random,greedy")
    assert "one agent" in wrong.stderr
    told = run("simulate", "spellfire", "-o", "solitaire=one-deck", "--games", 7, "--agents", "random").stdout
    assert "score " in told and "pathetic" in told
