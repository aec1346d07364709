"""Datasets: each decision as it was, and games that can be played again from the folder, whatever disturbed them."""

from __future__ import annotations

import json

import duckdb
import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from spellhall.arena import datasets
from spellhall.arena.codes import codes_of
from spellhall.arena.runs import folders, parts
from spellhall.arena.runs.plans import game_of, plan_of
from spellhall.arena.runs.runners import Here, Spread
from spellhall.cli.main import app
from spellhall.kernel.chance import Dice
from spellhall.kernel.documents.saves import replay
from spellhall.kernel.errors import Stopped, UsageError
from spellhall.registry import game_names

PLAN = plan_of("spellchain", 3)
NAMES = {
    "spellchain": ("", "deck,hand,chain,continuous zone,summon zone,discard pile"),
    "spellslinger": ("play,use,player", "draw pile,hand,pending,in play,discard pile,out of the game"),
    "spellfire": (
        "play,use,use,attack,rebuild,end,mulligan,show,quest,give up,ask",
        "draw pile,hand,formation,pool,battle,attached,table,discard pile,limbo,abyss,void,beneath",
    ),
}
"""The verbs and zones of each game when datasets were first made: codes that are kept somewhere name them."""


def begun(folder, games=8, plan=PLAN):
    folders.begin(folder, plan, games, decisions=True)
    return folder


def decisions_in(folder):
    return [row for path in sorted(folder.glob("decisions-*.parquet")) for row in parquet.read_table(path).to_pylist()]


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """A dataset of eight games."""
    folder = begun(tmp_path_factory.mktemp("datasets") / "run")
    folders.carry_on(folder, Here())
    return folder


@pytest.mark.parametrize("name", game_names())
def test_each_game_is_played_again_as_it_was(name, tmp_path):
    games = 4 if name == "spellchain" else 2
    folder = begun(tmp_path / "run", games, plan_of(name, 5, random_decks=True))
    folders.carry_on(folder, Here())
    found = list(datasets.games(folder))
    assert [played.row.number for played in found] == list(range(games))
    for played in found:
        state = played.again()
        assert tuple(state.returns()) == played.row.returns
        assert datasets.digest(state) == played.end
        assert len(state.record.actions) == played.row.decisions
    assert replay(found[0].game, found[0].document()).same_as(found[0].again())


def test_a_row_says_what_was_asked_and_what_was_done(kept):
    rows = iter(decisions_in(kept))
    for played in datasets.games(kept):
        for moment, (state, action) in enumerate(played.positions()):
            row, question = next(rows), state.decision()
            assert (row["number"], row["moment"], row["seat"]) == (played.row.number, moment, question.seat)
            assert (row["rule"], row["label"], row["actions"]) == (question.rule, question.label, question.options)
            assert row["actions"][row["choice"]] == action
            assert row["texts"] == [state.game.describe(state, question, option) for option in question.options]
            assert row["codes"] == codes_of(state)
            assert row["forced"] == (len(question.options) == 1)
            assert (row["agent"], tuple(row["returns"])) == ("random", played.row.returns)
    assert next(rows, None) is None


def test_whoever_plays_the_decisions_are_the_same(kept, tmp_path):
    folder = begun(tmp_path / "run")
    folders.carry_on(folder, Spread(2, "threading"))
    assert decisions_in(folder) == decisions_in(kept)


def test_a_dataset_that_is_stopped_ends_as_if_it_had_not_been(kept, tmp_path, monkeypatch):
    monkeypatch.setattr(parts, "EVERY", 0.0)
    folder = begun(tmp_path / "run")

    def stopped(games):
        raise KeyboardInterrupt

    with pytest.raises(Stopped):
        folders.carry_on(folder, Here(), progress=stopped)
    assert 0 < len(list(datasets.games(folder))) < 8
    reached = sum(map(len, parts.rows_kept(folder)))
    orphan = folder / f"decisions-{reached:012d}.parquet"
    orphan.write_bytes(b"written by a process that was killed before it could write the games")
    folders.carry_on(folder, Here())
    assert decisions_in(folder) == decisions_in(kept)
    assert list(datasets.games(folder)) == list(datasets.games(kept))


def test_a_game_that_failed_has_no_decisions(tmp_path, monkeypatch):
    monkeypatch.setattr("spellhall.arena.runs.rows.MOST_DECISIONS", 33)
    folder = begun(tmp_path / "run")
    results = folders.carry_on(folder, Here())
    assert results["errors"] > 0
    assert results["finished"] > 0
    finished = {row.number for some in parts.rows_kept(folder) for row in some if not row.fault}
    assert {row["number"] for row in decisions_in(folder)} == finished
    assert [played.again() and played.row.number for played in datasets.games(folder)] == sorted(finished)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"end": ["0123456789abcdef"]}, "game 0 ends differently in this version, or the dataset is damaged"),
        ({"returns": [[1.0, 1.0]]}, "game 0 ends differently"),
        ({"decisions": [1]}, "does not hold the decisions of games-"),
    ],
)
def test_what_was_changed_is_found(change, sentence, tmp_path):
    folder = begun(tmp_path / "run", 1)
    folders.carry_on(folder, Here())
    table = parquet.read_table(folder / "games-000000000000.parquet").to_pydict() | change
    parts.write(folder, parts.PREFIX, 0, datasets.pa.Table.from_pydict(table, datasets.GAMES))
    with pytest.raises(UsageError, match=sentence):
        next(datasets.games(folder)).again()


def test_an_action_that_is_not_legal_is_found(kept):
    played = next(datasets.games(kept))
    other = datasets.Played(played.game, played.row, played.cards, (4095, *played.actions), played.end)
    with pytest.raises(UsageError, match="game 0 can't be replayed; this version plays differently"):
        other.again()


def test_a_dataset_is_a_run_too(kept):
    told = CliRunner().invoke(app, ["report", str(kept)])
    assert told.exit_code == 0, told.output
    assert "8 games of spellchain" in told.stdout
    asked = f"select count(*) from '{kept}/decisions-*.parquet' where not forced and len(codes) > 1"
    assert duckdb.sql(asked).fetchall()[0][0] > 0


def test_the_command_keeps_and_goes_on(tmp_path):
    folder = str(tmp_path / "run")
    first = CliRunner().invoke(app, ["dataset", "spellchain", "-n", "2", "--agents", "random", "--out", folder])
    assert first.exit_code == 0, first.output
    again = CliRunner().invoke(app, ["dataset", "--resume", folder, "-n", "3", "--json"])
    assert json.loads(again.stdout)["finished"] == 3
    assert len(list(datasets.games(tmp_path / "run"))) == 3


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dataset"], "--out is missing; a dataset needs a folder"),
        (["dataset", "--out", "new"], "GAME is missing"),
        (["dataset", "--resume", "run"], "run holds a run without decisions; use `spellhall simulate --resume`"),
        (["dataset", "--resume", "nowhere"], "nowhere holds no run"),
        (["dataset", "spellchain", "--out", "run"], "run already holds a run"),
        (["dataset", "spellchain", "--out", "new", "-n", "0"], "at least one game, not 0"),
    ],
)
def test_what_is_wrong_is_one_sentence(arguments, sentence, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    folders.begin(tmp_path / "run", PLAN, 8)
    result = CliRunner().invoke(app, arguments)
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1), result.output
    assert sentence in result.stderr
    with pytest.raises(UsageError, match="run holds a run without decisions"):
        next(datasets.games(tmp_path / "run"))


@pytest.mark.parametrize("name", game_names())
def test_codes_name_each_choice_and_nothing_hidden(name):
    dice, met = Dice(7), set()
    game = game_of(plan_of(name, 1, random_decks=True))
    state = game.new_state([game.random_deck(dice), game.random_deck(dice)], 9)
    for _ in range(120):
        if state.is_terminal():
            break
        codes, options = codes_of(state), state.legal_actions()
        assert len(codes) == len(set(codes)) == len(options)
        assert codes == codes_of(state.resample(state.current_player(), dice))
        for code, action in zip(codes, options, strict=True):
            about, card = game.subject_of(state, state.decision(), action)
            assert (about == "card") == (":card:" in code)
            if about == "card" and state.seen[card] >> state.current_player() & 1:
                assert f":card:{game.printed_keys[state.face[card]]}:" in code
        met.update(codes)
        state.apply(options[dice.below(len(options))])
    assert len(met) > 10


@pytest.mark.parametrize("name", game_names())
def test_no_name_in_codes_is_lost(name):
    made = game_of(plan_of(name))
    verbs, zones = NAMES[name]
    assert ",".join(made.verbs).startswith(verbs)
    assert set(zones.split(",")) <= {zone.name for zone in made.layout.zones}


def test_what_lies_where_alike_is_counted():
    game = game_of(PLAN)
    state = game.new_state(list(game.starter_decks().values())[:2], 1)
    while ":card:" not in codes_of(state)[0]:
        state.apply(state.legal_actions()[0])
    hand = state.pile(1, state.current_player())
    for card in hand[1:]:
        state.face[card] = state.face[hand[0]]
    codes = codes_of(state)
    assert codes[1:3] == [f"{codes[0]}#2", f"{codes[0]}#3"]
    assert len(codes) > 2
    assert codes[0] == f"pick:card:{state.definition(hand[0]).key}:hand:0:"
