"""Spellslinger at the terminal: whole games by numbers, alone and in teams, sealed pools and drafts."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console
from typer.testing import CliRunner

import spellhall
from spellhall.cli.main import app
from spellhall.cli.play.limited import DraftSitting
from spellhall.cli.play.match import Match
from spellhall.cli.play.pod_rounds import play_rounds
from spellhall.cli.play.session import Session
from spellhall.decks import check_text, print_deck
from spellhall.kernel.chance import Dice
from spellhall.limited import Plan, Pod, deal, following, late
from spellhall.plain_text import show_table

GAME = spellhall.game("spellslinger")
LIMITED = spellhall.game("spellslinger", preset="limited")
DECKS = GAME.starter_decks()


def match_of(*names, seed=3, **options):
    game = spellhall.game("spellslinger", **options)
    return Match(game, [DECKS[name] for name in names or ("Lighthouse", "Charcoal")], seed, "greedy")


def reader(lines):
    def read(prompt):
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    return read


def sitting(match, lines):
    """What the player reads; ``lines`` yields what they type."""
    out = io.StringIO()
    Session(match, reader(lines), Console(file=out, width=100, highlight=False), hint_seconds=0.01).run()
    return out.getvalue()


def by_lot(match, seed, limit=3000):
    dice = Dice(seed)
    for _ in range(limit):
        yield str(1 + dice.below(len(match.state.legal_actions())))


@pytest.mark.parametrize(("first", "second"), [("Tide Court", "Pilgrims"), ("Orchard", "Smugglers")])
def test_a_whole_game_can_be_played(first, second):
    match = match_of(first, second)
    text = sitting(match, by_lot(match, 1))
    assert match.state.is_terminal()
    for part in ("main phase", "attacks", "comes into play.", "The game is over"):
        assert part in text
    assert "Traceback" not in text


@pytest.mark.parametrize("teams", ["alliance", "as-one"])
def test_four_play_in_teams(teams):
    match = match_of("Tide Court", "Pilgrims", "Gatehouse", "Old Oak", teams=teams)
    text = sitting(match, by_lot(match, 2))
    assert match.state.is_terminal() and "team 1" in text and "team 2" in text


def test_a_newcomer_asks_about_everything_on_the_way():
    match = match_of()
    dice = Dice(2)

    def lines():
        yield from ("help", "table", "hint", "log", "log 5", "card lightning", "why plains", "why", "nonsense", "99")
        for number in range(40):
            if match.state.is_terminal():
                return
            yield str(1 + dice.below(len(match.state.legal_actions())))
            if not match.state.is_terminal():
                yield ("hint", "table", "undo", "auto", "why coast")[number % 5]

    text = sitting(match, lines())
    assert "Deal 3 damage to target character or player." in text
    assert "there's no choice 99" in text
    assert "its strength: " not in text.split("help")[0]


def test_the_table_shows_the_fight_and_what_is_pending():
    match = match_of(seed=5)
    seen = ""
    dice = Dice(9)
    while not match.state.is_terminal():
        out = io.StringIO()
        show_table(match.state, 0, match.names, Console(file=out, width=100))
        seen += out.getvalue()
        options = match.state.legal_actions()
        match.state.apply(options[dice.below(len(options))])
    assert "the fight" in seen and " -> Ana" in seen and "PENDING:" in seen and "terrains: none upright" in seen


def test_numbers_of_a_character_open():
    match = match_of("Gatehouse", "Charcoal", seed=6)
    dice = Dice(1)

    def lines():
        for _ in range(400):
            yield "why Barrow Badger"
            if match.state.is_terminal():
                return
            yield str(1 + dice.below(len(match.state.legal_actions())))

    text = sitting(match, lines())
    assert "its strength: 2 printed" in text and "its speed: 3 printed" in text


# ---------------------------------------------------------------------- limited play


def run(*arguments):
    return CliRunner().invoke(app, list(arguments))


def test_a_sealed_pool_comes_with_a_deck_that_can_be_played(tmp_path):
    path = tmp_path / "deck.txt"
    made = run("sealed", "--seed", "3", "--write", str(path))
    assert made.exit_code == 0 and "Deck: your pool" in made.output and "Deck: suggested deck" in made.output
    deck, faults = check_text(LIMITED, path.read_text())
    assert faults == [] and len(deck.keys()) == 40 and len(deck.pool) == 90
    played = run(
        "play", "spellslinger", "--preset", "limited", "--deck", str(path), "--opponent-deck", "random", "--seed", "1"
    )
    assert played.exit_code == 0 and "The game is over" in played.output


def test_what_is_said_of_a_sealed_deck_of_spellfire_plays_it(tmp_path):
    path = tmp_path / "deck.txt"
    made = run("sealed", "spellfire", "--seed", "3", "--write", str(path))
    assert made.exit_code == 0
    command = re.search(r"`spellhall (.*)` plays it", made.output)[1].split()
    assert "deck_limits=none" in command
    played = run(*command, "--opponent-deck", str(path), "--agent", "random", "--seed", "1")
    assert played.exit_code == 0 and re.search(r" wins \(SF-|The game is over", played.output), played.stderr


def test_a_deck_from_elsewhere_is_not_played_in_limited_games(tmp_path):
    path = tmp_path / "deck.txt"
    assert run("sealed", "--seed", "3", "--write", str(path)).exit_code == 0
    path.write_text(path.read_text() + "40x Lightning\n")
    for text, says in ((path.read_text(), "your pool has"), ("40 Lightning\n20 Mountain\n", "this list names none")):
        path.write_text(text)
        for option in ("--deck", "--opponent-deck"):
            refused = run("play", "spellslinger", "--preset", "limited", option, str(path))
            assert refused.exit_code == 2 and refused.stderr.count("\n") == 1
            assert says in refused.stderr and "SS-DK-08" in refused.stderr


def test_a_pool_may_come_from_the_cube():
    packs, cube = run("sealed", "--seed", "3"), run("sealed", "--seed", "3", "--cube")
    assert cube.exit_code == 0 and cube.output != packs.output


def test_a_deck_that_cannot_be_written_is_one_sentence(tmp_path):
    made = run("sealed", "--seed", "3", "--write", str(tmp_path / "no" / "deck.txt"))
    assert made.exit_code == 2 and made.stderr.count("\n") == 1 and "can't be written" in made.stderr


def test_without_a_terminal_an_agent_drafts():
    made = run("draft", "--seed", "4", "--seats", "3")
    assert made.exit_code == 0 and "Deck: your picks" in made.output and "Deck: suggested deck" in made.output
    assert run("draft", "--seats", "40").exit_code == 2


def sat_down(seats, seed):
    """A pod of you and agents."""
    plan = Plan("draft", seats, frozenset(range(1, seats)))
    return Pod(LIMITED, plan, deal(LIMITED, plan, seed))


def test_agents_play_what_they_drafted():
    made = run("draft", "--seed", "4", "--seats", "3", "--play", "--best-of", "3")
    assert made.exit_code == 0 and made.output.count("Round ") >= 6
    assert sum(f" {wins} won, 0 drawn" in made.output for wins in (0, 1, 2)) and "Standings" in made.output
    again = run("draft", "--seed", "4", "--seats", "3", "--play", "--best-of", "3")
    assert again.output == made.output


@pytest.mark.parametrize("command", ["sealed", "draft"])
def test_a_game_without_packs_says_so(command):
    made = run(command, "spellchain")
    assert made.exit_code == 2 and made.stderr.startswith("spellhall: Spell Chain has no packs to ")


def test_you_play_your_own_rounds_with_the_deck_of_a_file(tmp_path, monkeypatch):
    table = sat_down(2, 7)
    following(table)
    while not table.draft.is_over:
        late(table)
    path = tmp_path / "deck.txt"
    path.write_text(print_deck(LIMITED, LIMITED.suggested_deck(table.pool(0)), "mine"))
    (tmp_path / "wrong.txt").write_text("40 Lightning")
    lines = iter([str(tmp_path / "none.txt"), str(tmp_path / "wrong.txt"), str(path)])
    play_rounds(table, 7, lambda prompt: next(lines))
    assert table.stage == "over" and len(table.decks[0]) == 40 and next(lines, None) is None


def test_who_leaves_the_rounds_is_shown_how_it_stands(capsys):
    table = sat_down(3, 8)
    following(table)
    while not table.draft.is_over:
        late(table)
    play_rounds(table, 8, lambda prompt: "quit")
    assert "You leave the pod." in capsys.readouterr().out and table.stage == "building"


def test_a_person_drafts_by_numbers():
    table = sat_down(4, 5)
    out = io.StringIO()

    def lines():
        yield from ("help", "picks", "hint", "card winged demon", "99", "what?", "1", "picks")
        while not table.draft.is_over:
            yield "1"

    DraftSitting(table, reader(lines()), Console(file=out, width=100, highlight=False)).run()
    text = out.getvalue()
    assert table.draft.is_over and len(table.pool(0)) == 45
    for part in ("Pack 3, pick 44", "The hall would pick", "You haven't picked anything yet", "there's no choice 99"):
        assert part in text


def test_who_leaves_a_draft_is_let_go():
    table = sat_down(2, 6)
    out = io.StringIO()
    DraftSitting(table, reader(iter(["1", "quit"])), Console(file=out, width=100)).run()
    assert "You leave the draft." in out.getvalue() and not table.draft.is_over


# ---------------------------------------------------------------------- off the top


def test_off_the_top_the_seed_makes_the_pile_and_nobody_brings_a_deck(tmp_path):
    off_the_top = ("play", "spellslinger", "--preset", "off-the-top")
    games = [run(*off_the_top, "--seed", seed) for seed in ("1", "1", "2")]
    assert all(game.exit_code == 0 and "The game is over" in game.output for game in games)
    assert games[0].output == games[1].output != games[2].output
    brought = run(*off_the_top, "--deck", "random")
    assert brought.exit_code == 2 and brought.stderr.startswith("spellhall: you can't bring a deck")


def test_a_game_off_the_top_keeps_its_pile_in_its_save():
    match = Match.opened(spellhall.game("spellslinger", preset="off-the-top"), 5, 3, "greedy")
    assert [len(share) for share in match.decks] == [50] * 3
