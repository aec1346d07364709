"""The commands: what they print, and one sentence with exit code 2 for whatever is wrong."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest
import typer
from random_games import fixture_deck
from typer.testing import CliRunner

import spellhall
from spellhall import rulebook
from spellhall.cli.main import app
from spellhall.cli.play.match import Match
from spellhall.decks import print_deck
from spellhall.games.spellfire.printings.numbers import all_numbers
from spellhall.games.spellfire.printings.verdicts import LEFT, standings
from spellhall.games.spellfire.sets import set_of
from spellhall.kernel.errors import UsageError

GAME = spellhall.game("spellfire")


def run(*arguments):
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.fixture
def decks(tmp_path):
    """Two deck lists."""
    paths = []
    for seed in (1, 2):
        path = tmp_path / f"deck{seed}.txt"
        path.write_text(print_deck(GAME, fixture_deck(GAME, seed), f"Number {seed}"))
        paths.append(path)
    return paths


@pytest.fixture
def saved(tmp_path, decks):
    """A saved game, twenty decisions old."""
    match = Match.opened(GAME, 3, 2, "random", str(decks[0]), str(decks[1]))
    for _ in range(20):
        match.state.apply(match.agents[0].act(match.state))
    path = tmp_path / "game.json"
    match.save(path)
    return path


# ---------------------------------------------------------------------- play and replay


def test_without_a_terminal_two_agents_play_to_the_end(decks):
    result = run("play", "spellfire", "--deck", decks[0], "--opponent-deck", decks[1], "--seed", 4)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert "Turn 1: " in result.stdout
    assert any(line.startswith("        ") for line in lines), "battles are indented"
    assert lines[-1].endswith(("wins (SF-VIC-01).", "wins (SF-VIC-05).", "(SF-VIC-08)."))


def test_the_same_seed_is_the_same_game(decks):
    one, other = (run("play", "--deck", decks[0], "--opponent-deck", decks[1], "--seed", 9).stdout for _ in range(2))
    assert one == other


def test_four_players(decks):
    result = run(
        "play", "--deck", decks[0], "--opponent-deck", decks[1], "--seed", 1, "--players", 4, "--agent", "random"
    )
    assert result.exit_code == 0
    names = ("Ana", "Cuckoo", "Finch", "Swift")
    assert all(f"{name} draws" in result.stdout for name in names)


def test_a_saved_game_goes_on_and_can_be_told_again(saved):
    assert run("play", "--load", saved).exit_code == 0
    whole, part = run("replay", saved), run("replay", saved, "--to", 5)
    assert whole.exit_code == part.exit_code == 0
    assert part.stdout.splitlines()[0] == whole.stdout.splitlines()[0]
    assert "hand" in part.stdout, "the table is shown as it then was"


def test_you_can_play_against_an_agent_of_your_own(saved, tmp_path, monkeypatch):
    first = (
        "class First:\n    def __init__(self, seed): pass\n    def act(self, state): return state.legal_actions()[0]\n"
    )
    (tmp_path / "first_choices.py").write_text(first)
    monkeypatch.chdir(tmp_path)
    assert run("play", "spellchain", "--agent", "first_choices:First", "--seed", 3).stdout.endswith("over.\n")
    assert run("play", "--load", saved, "--agent", "first_choices:First").exit_code == 0
    # A save never names code to run: that is for you to type.
    saved.write_text(json.dumps(json.loads(saved.read_text()) | {"agent": "first_choices:First"}))
    refused = run("play", "--load", saved)
    assert refused.exit_code == 2 and "isn't built in; name it with --agent" in refused.stderr


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("not json", "isn't valid JSON"),
        ("[]", "not an object"),
        ("{}", "isn't a game saved by Spellhall"),
        ({"game": "chess"}, "no game called 'chess'"),
        ({"options": {"preset": "other"}}, "no preset 'other'"),
        ({"options": {"preset": 7}}, "its option preset should be a text, not 7"),
        ({"decks": 7}, "is damaged"),
        ({"decks": [["nothing"], ["nothing"]]}, "has the card 'nothing' in it, which spellfire doesn't have here"),
        ({"seed": "x"}, "is damaged"),
        ({"actions": [4095, 1]}, "action 1 of the replay is no longer legal"),
        ({"actions": 3}, "is damaged"),
    ],
)
def test_a_damaged_save_is_one_sentence(saved, change, sentence):
    if isinstance(change, str):
        saved.write_text(change)
    else:
        saved.write_text(json.dumps(json.loads(saved.read_text()) | change))
    for arguments in (("play", "--load", saved), ("replay", saved)):
        result = run(*arguments)
        assert result.exit_code == 2, result.output
        assert sentence in result.stderr
        assert len(result.stderr.splitlines()) == 1


# ---------------------------------------------------------------------- simulate


def test_simulate_prints_json(decks):
    arguments = (
        "simulate",
        "spellfire",
        "--games",
        8,
        "--seed",
        2,
        "--decks",
        *decks,
        "--agents",
        "random,greedy",
        "--json",
    )
    results = json.loads(run(*arguments).stdout)
    assert {
        "game",
        "games",
        "finished",
        "errors",
        "decisions",
        "seconds",
        "length_mean",
        "length_unit",
        "wins",
        "draws",
    } <= set(results)
    assert results["games"] == results["finished"] == 8
    assert set(results["wins"]["deck"]) == {"Number 1", "Number 2"}
    again = json.loads(run(*arguments).stdout)
    del results["seconds"], again["seconds"]
    assert results == again


def test_simulate_prints_a_table(decks):
    result = run("simulate", "spellfire", "--games", 4, "--decks", *decks)
    assert result.exit_code == 0
    assert result.stdout.startswith("4 of 4 games of spellfire finished")
    assert "deck Number 1" in result.stdout
    assert "seat 2" in result.stdout


# ---------------------------------------------------------------------- cards, rules, decks


def test_it_is_listed_by_what_cards_are_sought():
    lines = run("cards", "spellfire", "--fields").stdout.splitlines()
    assert lines[3].split()[:3] == ["level", "level>7", "the"]
    assert len({line.find("the name") for line in lines[:1]} | {lines[3].find("the level")}) == 1


def test_cards_are_listed_searched_and_shown():
    assert len(run("cards", "spellfire").stdout.splitlines()) == len(GAME.definitions)
    page = run("cards", "spellfire", "drizzt do'urden").stdout
    assert page.startswith("Drizzt Do'Urden (hero, Forgotten Realms, level 8)  4th/253\n")
    assert page == run("cards", "spellfire", "4th/253").stdout
    assert "Thorvid" in run("cards", "spellfire", "greyhawk hero").stdout
    assert "Thorvid" in run("cards", "spellfire", "type:hero world:GH -drizzt").stdout
    assert run("cards", "spellfire", 'type:hero name:"drizzt do\'urden"').stdout == page


def test_a_card_is_found_by_any_of_its_numbers_and_tells_its_printings():
    page = run("cards", "spellfire", "1st 45").stdout
    assert page.startswith("Drizzt Do'Urden (hero, Forgotten Realms, level 8)  1st/045\n")
    assert "Printed as NO/045 (in an older wording), " in page and page.rstrip().endswith(", 4th/253.")
    assert run("cards", "spellfire", "Winged Horror (NO)").stdout.startswith(
        "Winged Horror (monster, Greyhawk, level 7)"
    )
    assert run("cards", "spellfire", "set:RL loup").stdout.startswith("Loup-Garou (ally, level +2)  4th/236\n")
    printed = next(one for key, one in all_numbers().items() if standings()[key].word == LEFT)
    missing = run("cards", "spellfire", printed.key.lower())
    assert missing.exit_code == 2
    assert f"{printed.key} {printed.name} of {set_of(printed.key).name} isn't in the hall yet" in missing.output


def test_the_sets_are_printed_a_row_each_with_their_sum():
    head, *rows = run("cards", "spellfire", "--sets").stdout.splitlines()
    assert head.split()[:4] == ["set", "name", "numbers", "playable"]
    rows, missing = rows[: rows.index("")], rows[rows.index("") + 1 :]
    counts = {row[:3].strip(): list(map(int, row.split()[-5:])) for row in rows}
    assert [counts[code][0] for code in ("NO", "1st", "2nd", "3rd", "4th", "PR")] == [400, 465, 397, 363, 520, 3]
    assert all(
        numbers == playable + left and playable == own + by for numbers, playable, own, by, left in counts.values()
    )
    assert counts[""] == [sum(column) for column in zip(*(row for code, row in counts.items() if code), strict=True)]
    assert counts[""][2] == len(GAME.shipped()) and counts[""][3] > 400
    assert missing[0].startswith(f"not yet: {len(GAME.missing_cards())} cards with ")
    assert sum(int(row.split()[0]) for row in missing[1:]) == len(GAME.missing_cards())
    assert "has no printed sets" in run("cards", "spellchain", "--sets").output


def test_rules_are_found_by_id_by_section_and_by_word():
    assert "SF-PH2-02" in run("rules", "sf-ph2-02").stdout
    assert len(rulebook.find_rules("SF-PH2-02")) == 1
    assert {rule.id[:6] for rule in rulebook.find_rules("SF-PH2")} == {"SF-PH2"}
    assert any(rule.id.startswith("SF-SPOIL") for rule in rulebook.find_rules("spoils of victory"))
    assert [rule.id for rule in rulebook.find_rules("AMB-35")] == ["AMB-35"]


def test_rules_of_one_game_are_listed_and_searched():
    contents = run("rules", "spellslinger").stdout
    assert "8. Declaring attackers (AT)" in contents and "Undead" not in contents
    found = run("rules", "spellslinger", "opening", "hand").stdout
    assert "SS-" in found and "SF-" not in found
    assert run("rules", "hand").stdout.count("SF-") > 0


def test_an_installed_hall_reads_the_books_it_brought(tmp_path, monkeypatch):
    package = tmp_path / "spellhall"
    (package / "rulebooks").mkdir(parents=True)
    (package / "rulebooks" / "toy.md").write_text("## 1. Toys (TOY)\n\n- **TOY-01** Play fair.\n")
    monkeypatch.setattr(spellhall, "__file__", str(package / "__init__.py"))
    assert rulebook.all_rules() == [rulebook.Rule("TOY-01", "Play fair.", "1. Toys (TOY)")]
    (package / "rulebooks" / "toy.md").unlink()
    (package / "rulebooks").rmdir()
    with pytest.raises(UsageError, match="without its rule books"):
        rulebook.all_rules()


def test_decks_are_checked_listed_and_shown(decks):
    result = run("deck", "check", "spellfire", decks[0])
    assert (result.exit_code, result.stdout) == (0, "Number 1: 55 cards, a legal deck for the preset rulebook\n")
    assert run("deck", "list", "spellfire").exit_code == 0
    assert run("deck", "show", "spellfire", decks[0]).stdout == decks[0].read_text()


def test_a_deck_is_checked_from_standard_input(decks):
    found = CliRunner().invoke(app, ["deck", "check", "spellfire", "-"], input=decks[0].read_bytes())
    assert (found.exit_code, found.output.startswith("Number 1: ")) == (0, True), found.output
    found = CliRunner().invoke(app, ["deck", "check", "spellfire", "-"], input="1x 4th/9999\n")
    assert found.exit_code == 2
    assert found.output.startswith("spellhall: standard input: line 1: ")


def test_cards_of_a_set_that_the_hall_lacks_are_told_once(tmp_path):
    path = tmp_path / "online.txt"
    path.write_text("".join(f"1x IQ/{number}\n" for number in range(1, 41)))
    found = run("deck", "check", "spellfire", path)
    assert "40 of 40 cards are not in the hall yet" in found.output
    assert "no card has the number" not in found.output
    assert len(found.output.splitlines()) < 8, found.output


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "spellchain", "--agents", "run:/bin/false", "-n", "2"),
        ("simulate", "spellchain", "--agents", "run:/bin/false", "-n", "2", "--json"),
        ("arena", "spellchain", "--agents", "run:/bin/false,random", "-n", "2"),
    ],
)
def test_a_run_of_which_every_game_failed_is_no_success(command):
    found = run(*command)
    assert found.exit_code == 1
    assert "Traceback" not in found.output


def test_no_help_prints_a_number_that_nobody_can_read():
    for command in ("simulate", "forecast"):
        assert not re.search(r"\d{20}", run("event", command, "--help").output)
    refused = run("event", "simulate", "Spell Chain: Duel", "--players", "4", "--seed", 1 << 256)
    assert (refused.exit_code, "at most 256 bits" in refused.output) == (2, True), refused.output


@pytest.mark.parametrize(("text", "told"), [("null", "nothing"), ("[1]", "a list"), ("7", "7"), ("true", "true")])
def test_a_document_that_is_no_object_is_told_in_words(text, told, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(text)
    found = run("replay", path)
    assert found.exit_code == 2
    assert f"it holds {told}, not an object" in found.output


def test_a_report_of_what_is_no_folder_is_told_in_words(tmp_path):
    path = tmp_path / "file"
    path.write_text("")
    found = run("report", path)
    assert (found.exit_code, "Errno" in found.output, "holds no run" in found.output) == (2, False, True), found.output


def test_all_faults_of_a_deck_are_named(decks):
    decks[0].write_text("Drizt\nThorvid\nThorvid\n")
    result = run("deck", "check", "spellfire", decks[0])
    assert result.exit_code == 2
    assert "line 1: there's no card 'Drizt'" in result.stderr
    assert "lines 2, 3: 2 copies of the hero Thorvid" in result.stderr
    assert "SF-DECK-01" in result.stderr


# ---------------------------------------------------------------------- what is wrong


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "no game called 'chess'"),
        (("play", "--deck", "nowhere"), "no starter deck or file is called 'nowhere'"),
        (("play", "--players", 9), "2 to 6 players"),
        (("play", "--agent", "clever"), "no agent called 'clever'"),
        (("play", "--preset", "house"), "no preset 'house'"),
        (("play", "--option", "turn_cap"), "NAME=VALUE"),
        (("play", "--option", "turn_cap=-1"), "turn_cap takes"),
        (("play", "--load", "nowhere.json"), "nowhere.json can't be read"),
        (("replay", "nowhere.json"), "nowhere.json can't be read"),
        (("simulate", "spellfire", "--games", 0), "at least one game"),
        (("simulate", "spellfire", "--agents", "x"), "no agent called 'x'"),
        (("simulate", "spellfire", "--jobs", 0), "at least one process"),
        (("cards", "spellfire", "qqqqqq"), "no card fits 'qqqqqq'"),
        (("cards", "spellfire", "hero tipe:x"), "at character 6: there's no field 'tipe'; did you mean type?"),
        (("cards", "spellfire", "Drizt"), "did you mean Drizzt Do'Urden?"),
        (("rules", "SF-PH2-99"), "the nearest ID is SF-PH2-"),
        (("deck", "check", "spellfire", "nowhere.txt"), "nowhere.txt can't be read"),
        (("deck", "show", "spellfire", "nowhere"), "no starter deck or file is called 'nowhere'"),
    ],
)
def test_what_is_wrong_is_one_sentence_and_exit_code_2(arguments, sentence):
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert sentence in result.stderr
    assert result.stderr.startswith("spellhall: ")
    assert len(result.stderr.splitlines()) == 1
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--nonsense",), "there's no option --nonsense; see `spellhall --help`"),
        (("simulate",), "GAME is missing; `spellhall simulate --help` shows the options"),
        (("dataset", "--out", "here"), "GAME is missing; `spellhall dataset --help` shows the options"),
        (("simulate", "spellfire", "--games", "many"), "--games takes a whole number; "),
        (("balance", "spellfire", "--games", 0), "--games takes 1 or more; "),
        (("simulate", "spellfire", "--seed"), "--seed takes a value; "),
        (("simulate", "spellfire", "--decks", "random"), "--decks takes 2 values; "),
        (("play", "spellfire", "--sed", 3), "there's no option --sed; did you mean --preset, --seed?"),
        (("deck", "list", "spellfire", "more"), "unexpected argument: more; see `spellhall deck list --help`"),
        (("what-if", "spellchain"), "--change is missing; see `spellhall what-if --help`"),
        (("dance",), "there's no command 'dance'; did you mean 'balance'?"),
        (("admin", "invite", "--people", "x"), "--people takes a whole number; "),
    ],
)
def test_what_no_command_takes_is_one_sentence_and_exit_code_2(arguments, sentence):
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"spellhall: {sentence}")
    assert len(result.stderr.splitlines()) == 1 and not result.stdout


def test_without_a_command_the_help_is_shown():
    result = run()
    assert result.exit_code == 2
    assert "simulate" in result.stdout and not result.stderr


def commands(group=None, path=()):
    """Every command of the program with the words that call it."""
    group = typer.main.get_command(app) if group is None else group
    for name in group.list_commands(None):
        command = group.get_command(None, name)
        if hasattr(command, "list_commands"):
            yield from commands(command, (*path, name))
        else:
            yield pytest.param((*path, name), command, id=" ".join((*path, name)))


@pytest.mark.parametrize(("path", "command"), list(commands()))
def test_help_swallows_nothing_and_games_come_first(path, command, monkeypatch):
    monkeypatch.setattr("typer.rich_utils.MAX_WIDTH", 4_000)
    page = " ".join(run(*path, "--help").stdout.split())
    for parameter in command.params:
        told = " ".join((getattr(parameter, "help", None) or "").replace("\\[", "[").split())
        assert told in page, parameter.name
    names = [parameter.name for parameter in command.params if parameter.param_type_name == "argument"]
    assert names.index("game") == 0 if "game" in names else True
    assert "--game" not in page.split()


def test_replay_stops_within_the_game(saved):
    result = run("replay", saved, "--to", 9999)
    assert result.exit_code == 2
    assert "a number from 0 to 20" in result.stderr


def test_the_version_is_told():
    assert run("--version").stdout.split()[:2] == ["spellhall", spellhall.__version__]


def test_the_package_runs_as_the_command():
    asked = subprocess.run([sys.executable, "-m", "spellhall", "--version"], capture_output=True, text=True, check=True)
    assert asked.stdout == run("--version").stdout
