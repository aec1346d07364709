"""A deck on trial: counts that add up, the same in any number of processes, and figures that say what was counted."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from typer.testing import CliRunner

import spellhall
from spellhall.agents import Random
from spellhall.arena.runs.runners import Spread
from spellhall.arena.studies import deck_games
from spellhall.arena.studies.deck_games import BOTH, DRAWN, LENGTHS, LOST, SHUFFLES, WON, play_pair, trial_of, watch
from spellhall.arena.studies.deck_test import Findings, in_steps, try_deck
from spellhall.arena.studies.hand_statistics import HandWitness
from spellhall.cli.main import app
from spellhall.cli.study import deck_test
from spellhall.decks import print_deck
from spellhall.kernel.chance import Dice, narrow
from spellhall.kernel.errors import DeckError, Stopped, UsageError
from spellhall.kernel.parts.statistics import SCORES, Tally, share_row, wilson

CHAIN = spellhall.game("spellchain")
FIRE = spellhall.game("spellfire")


def chain_trial(games=6, seed=1, game="spellchain", **more):
    return trial_of(game, "Mine", CHAIN.random_deck(Dice(4)), games, seed, agent_name="random", **more)


def run(*arguments):
    return CliRunner().invoke(app, ["deck", "test", *map(str, arguments)])


def test_the_counts_add_up():
    found = try_deck(chain_trial(40))
    tally = found.tally
    assert found.games == 40 == sum(tally[result].total() for result in (WON, LOST, DRAWN)) == tally[LENGTHS].total()
    assert set(tally[WON]) | set(tally[LOST]) == set(CHAIN.starter_decks())
    assert tally[SHUFFLES][BOTH] <= 20
    figures = {figure.name: figure for figure in found.figures()}
    assert [*figures][:3] == ["opponents", "start", "length"]
    assert sum(row.counts[0] for row in figures["opponents"].rows) == tally[WON].total()
    assert sum(row.counts[0] for row in figures["length"].rows) == 40


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_number_of_processes_changes_nothing(jobs):
    assert try_deck(chain_trial(), Spread(jobs)).document() == try_deck(chain_trial()).document()


def test_another_seed_plays_other_games():
    assert try_deck(chain_trial()).document() != try_deck(chain_trial(seed=2)).document()


def test_a_pair_is_one_shuffle_in_both_seatings(monkeypatch):
    seen = []
    monkeypatch.setattr(
        deck_games, "_play", lambda game, decks, seat, *rest: seen.append((decks, seat, rest[0])) or WON
    )
    part = play_pair(chain_trial(), 0)
    (one, first, shuffle), (other, second, again) = seen
    assert one == other[::-1] and (first, second) == (0, 1) and shuffle == again
    assert part["tally"][SHUFFLES] == {BOTH: 1, "split": 0}


def test_a_starter_deck_does_not_meet_itself():
    name, deck = next(iter(CHAIN.starter_decks().items()))
    assert name not in trial_of("spellchain", name, deck[::-1], 2, 1).opponents


def test_a_deck_of_another_size_meets_decks_by_lot_of_that_size():
    deck = FIRE.random_deck(Dice(3))
    large = spellhall.game("spellfire", deck_sizes="75").random_deck(Dice(3))
    options = {"deck_sizes": "55-75-110"}
    assert trial_of("spellfire", "small", deck, 2, 1, options).opponents
    trial = trial_of("spellfire", "large", large, 2, 1, options, "random")
    assert not trial.opponents
    found = try_deck(trial)
    assert found.games == 2 and not found.faults
    assert found.figures()[0].title == "Against random decks"


def test_to_each_pair_belongs_a_game_alone():
    deck = FIRE.random_deck(Dice(3))
    trial = trial_of("spellfire", "Mine", deck, 6, 1, agent_name="random")
    found = try_deck(trial)
    assert (found.games, found.alone, found.faults) == (6, 3, [])
    scores = found.tally[SCORES]
    alone = spellhall.game("spellfire", solitaire="one-deck")
    assert scores == Counter(str(points_of(alone, deck, trial, pair)) for pair in range(3))
    rows = next(figure for figure in found.figures() if figure.name == "solitaire").rows
    assert [row.counts[0] for row in rows] == [scores[str(score)] for score in range(7)]
    assert [rows[score].label for score in (0, 2, 5, 6)] == [
        "0 (pathetic)",
        "2 (average)",
        "5 (good)",
        "6 (a full win)",
    ]
    assert try_deck(chain_trial(2)).alone == 0


def points_of(game, deck, trial, pair):
    """The points of a deck that plays alone, by the shuffle of a pair."""
    shuffle = Dice(narrow(trial.seed * 1_000_003 + pair)).below(1 << 62)
    state = game.new_state([deck], shuffle)
    watch(state, [], "random", shuffle)
    return game.score(state)


@pytest.mark.slow
@pytest.mark.parametrize("name", FIRE.starter_decks())
def test_every_starter_deck_of_spellfire_tells_all_figures(name):
    found = try_deck(trial_of("spellfire", name, FIRE.starter_decks()[name], 4, 1))
    assert (found.games, found.alone, found.faults) == (4, 2, [])
    told = ["solitaire", "realms", "stuck", "idle", "champions", "wasted", "mulligans", "won-with", "lost-with", "held"]
    assert [figure.name for figure in found.figures()] == ["opponents", "start", "length", *told]


def test_what_came_to_the_hand_is_counted_by_how_the_game_ended():
    state = CHAIN.new_state([*CHAIN.starter_decks().values()][:2], 5)
    tallies = [Tally(), Tally()]
    watch(state, [HandWitness(state, seat, tallies[seat]) for seat in range(2)], "random", 5)
    for seat, tally in enumerate(tallies):
        assert set(tally["seen"]) <= set([*CHAIN.starter_decks().values()][seat])
        assert set(tally["won with"]) == (set(tally["seen"]) if state.returns()[seat] > 0 else set())
        held = [state.game.keys[state.face[card]] for card in state.pile(1, seat) if state.owner[card] == seat]
        assert sorted(tally["kept to the end"].elements()) == sorted(held)
        assert tally["stays"].total() >= len(tally["seen"])
        assert tally["stayed"].total() <= tally["stays"].total() * state.game.length(state)


def test_a_game_that_breaks_is_told_and_the_test_goes_on(monkeypatch):
    def stumble(self, state):
        raise RuntimeError("stumbled")

    monkeypatch.setattr(Random, "act", stumble)
    found = try_deck(chain_trial(4)).document()
    assert (found["games"], found["errors"], found["figures"]) == (4, 4, [])
    assert found["faults"][0] == "game 1: RuntimeError: stumbled"


def test_games_of_a_shuffle_that_end_alike_make_intervals_wider():
    found = Findings(chain_trial())
    found.tally[SHUFFLES].update({BOTH: 10, "split": 5})
    assert found.likeness() == 0.0
    found.tally[SHUFFLES]["split"] = 0
    assert found.likeness() == 1.0
    assert share_row("", 10, 20, alike=1.0).low == round(100 * wilson(5, 10)[0], 1)


def test_lengths_are_told_in_a_few_steps():
    assert in_steps({3: 1, 5: 2}, 15) == [("3", 1), ("4", 0), ("5", 2)]
    assert in_steps({1: 1, 30: 2, 31: 4}, 10) == [
        ("1-4", 1),
        *((f"{first}-{first + 3}", 0) for first in range(5, 29, 4)),
        ("29-32", 6),
    ]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"games": 0}, "at least one game"),
        ({"options": {"preset": "nonsense"}}, "no preset"),
        ({"options": {"solitaire": "one-deck"}, "game": "spellfire"}, "leave out solitaire"),
    ],
)
def test_wrong_wishes_are_refused_before_any_game(wrong, sentence):
    with pytest.raises(UsageError, match=sentence):
        chain_trial(**wrong)


def test_an_illegal_deck_is_refused_with_its_faults():
    with pytest.raises(DeckError, match="SF-DECK-01"):
        trial_of("spellfire", "x", ["4th/253"], 2, 1)


# ---------------------------------------------------------------------- the command


@pytest.fixture
def deck(tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text(print_deck(FIRE, FIRE.random_deck(Dice(5)), "Random"))
    return path


def test_the_command_prints_figures_as_tables_and_as_json(deck):
    arguments = (deck, "--games", 4, "--agent", "random")
    printed = run(*arguments)
    assert printed.exit_code == 0, printed.output
    assert printed.stdout.startswith("Random in 4 games of spellfire and 2 alone, 0 failed\n")
    for title in ("Against the starter decks", "How fast realms come", "Mulligans", "Champions that fought"):
        assert f"\n{title}" in printed.stdout
    assert "█" in printed.stdout
    found = json.loads(run("spellfire", *arguments, "--json").stdout)
    assert (found["games"], found["errors"], found["seed"], found["agent"]) == (4, 0, 1, "random")
    assert found == json.loads(run(*arguments, "--json", "--jobs", 2).stdout)
    for figure in found["figures"]:
        assert figure["said"] in " ".join(printed.stdout.split()) and figure["meaning"]


def test_a_starter_deck_is_tested_by_its_name():
    printed = run("Pyre", "--games", 2, "--agent", "random", "--json")
    assert json.loads(printed.stdout)["game"] == "spellchain"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("nowhere.txt",), "no starter deck or file is called 'nowhere.txt'"),
        (("chess", "deck.txt"), "no game called 'chess'"),
        (("spellfire", "a", "b"), "you can test one deck at a time, not 3"),
        (("Pyre", "--games", 0), "at least one game"),
        (("Pyre", "--agent", "clever"), "no agent called 'clever'"),
        (("Pyre", "--jobs", 0), "at least one process"),
    ],
)
def test_what_is_wrong_is_one_sentence(arguments, sentence):
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert sentence in result.stderr and len(result.stderr.splitlines()) == 1


def test_a_file_without_cards_is_one_sentence(tmp_path):
    path = tmp_path / "poem.txt"
    path.write_text("Roses are red\n")
    assert "no game has a card from" in run(path).stderr


def test_faults_of_a_deck_are_named(tmp_path):
    path = tmp_path / "small.txt"
    path.write_text("Thorvid\n")
    result = run(path)
    assert result.exit_code == 2 and "SF-DECK-01" in result.stderr


def test_stopping_tells_what_was_played_and_one_sentence(monkeypatch):
    def stopped(trial, runner, progress):
        found = Findings(trial)
        found.take(play_pair(trial, 0))
        error = Stopped("stopped; unfinished games aren't counted")
        error.results = found.document()
        raise error

    monkeypatch.setattr(deck_test, "try_deck", stopped)
    result = run("Pyre", "--games", 50, "--agent", "random")
    assert result.exit_code == 130
    assert result.stderr == "spellhall: stopped; unfinished games aren't counted\n"
    assert result.stdout.startswith("Pyre in 2 games of spellchain")
