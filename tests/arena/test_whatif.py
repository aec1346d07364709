"""What if a card were another: the same games both ways, what moved with its bounds, and changes that cannot be."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

import spellhall
from spellhall.arena.runs.plans import game_of, plan_of
from spellhall.arena.runs.runners import Here, Spread
from spellhall.arena.studies.card_changes import Change, apply, change_of
from spellhall.arena.studies.what_if import what_if
from spellhall.cli.main import app
from spellhall.kernel.errors import UsageError

STRONG = (Change("Plough Ox", "strength", "40"), Change("Plough Ox", "cost", "Y"))


def compared(*changes, games=20, runner=None, **more):
    return what_if(plan_of("spellslinger", **more), changes or STRONG, games, runner or Here())


def without_seconds(found):
    return {name: value for name, value in found.items() if name != "seconds"}


def test_a_change_that_is_none_moves_nothing():
    found = compared(Change("Plough Ox", "strength", str(card("spellslinger", "Plough Ox").strength)))
    assert found["alike"] == 100.0
    for row in found["moved"]:
        assert row["by"] == 0.0
        assert row["low"] == -row["high"] < -5, "a few games can't tell that nothing ever changes"


def test_a_stronger_card_wins_more_in_any_number_of_processes():
    alone, together = compared(games=40), compared(games=40, runner=Spread(2, "threading"))
    assert without_seconds(alone) == without_seconds(together)
    moved = {row["what"]: row for row in alone["moved"]}
    assert moved["Gatehouse wins (%)"]["low"] > 0
    assert sum(moved[what]["games"] for what in moved if what in ("Gatehouse wins (%)", "Pilgrims wins (%)")) >= 40
    assert alone["errors"] == 0 and 0 < alone["alike"] < 100


def test_only_decks_with_the_card_are_told_of():
    found = compared()
    holders = {
        name
        for name, deck in spellhall.game("spellslinger").starter_decks().items()
        if card("spellslinger", "Plough Ox").key in deck
    }
    assert {row["what"] for row in found["moved"]} == {f"{name} wins (%)" for name in holders} | {
        "the first player wins (%)",
        "length (turns)",
    }


def card(game, name):
    return next(card for card in spellhall.game(game).catalogue if card.name == name)


@pytest.mark.parametrize(
    ("game", "change", "attribute", "value"),
    [
        ("spellchain", "Fireball: limit=2", "limit", 2),
        ("spellchain", "Fireball: seals=Water Summon", "summon", True),
        ("spellchain", "Fireball: text=none", "activates", None),
        ("spellslinger", "Plough Ox: speed=7", "speed", 7),
        ("spellslinger", "Plough Ox: keywords=Ambush", "fast", True),
        ("spellfire", "drizzt do'urden: level=3", "level", 3),
        ("spellfire", "4th/253: level=3", "levels", (3,)),
        ("spellfire", "4th/253: traits=dwarf", "traits", frozenset({"dwarf"})),
        ("spellfire", "4th/253: limit=2", "limit", 2),
    ],
)
def test_facts_of_cards_can_be_changed(game, change, attribute, value):
    made, usual = spellhall.game(game), spellhall.game(game)
    wanted = change_of(change)
    apply(made, wanted)
    face = next(
        face for face, one in enumerate(made.catalogue) if wanted.card in (one.key, one.name.casefold(), one.name)
    )
    assert getattr(made.catalogue[face], attribute) == value
    assert getattr(usual.catalogue[face], attribute) != value, "the card that everybody shares stays as it is"


def test_a_cost_is_read_as_it_is_printed():
    made = spellhall.game("spellslinger")
    apply(made, change_of("Plough Ox: cost=2RR"))
    assert made.catalogue[made.faces["plough-ox"]].cost.total == 4


def test_all_printings_of_a_name_change_and_one_of_a_number():
    made = spellhall.game("spellfire")
    apply(made, change_of("Drizzt Do'Urden: level=3"))
    assert {one.level for one in made.catalogue if one.name == "Drizzt Do'Urden"} == {3}
    apply(made, change_of("4th/253: level=4"))
    assert sorted({one.level for one in made.catalogue if one.name == "Drizzt Do'Urden"}) == [3, 4]


@pytest.mark.parametrize(
    ("game", "change", "sentence"),
    [
        ("spellchain", "Fireball", "write a change as CARD: FACT=VALUE"),
        ("spellchain", ": limit=2", "write a change as"),
        ("spellchain", "Firebal: limit=2", "spellchain has no card 'Firebal'; did you mean 'Fireball'"),
        ("spellchain", "Fireball: level=2", "has no level=2 to be changed to; what can be changed are limit"),
        ("spellchain", "Fireball: seals=Cold", "unknown seal Cold"),
        ("spellchain", "Fireball: text=long", "no text=long"),
        ("spellslinger", "Plough Ox: strength=many", "the strength of Plough Ox is a number from 0 to 99, not 'many'"),
        ("spellslinger", "Plough Ox: cost=cheap", "'cheap' is no cost"),
        ("spellslinger", "Mountain: cost=2", "no cost=2"),
        ("spellfire", "4th/253: traits=elves", "no classification 'elves'"),
        ("spellfire", "4th/001: level=4", "has no level=4"),
    ],
)
def test_a_change_that_cannot_be_is_one_sentence(game, change, sentence):
    with pytest.raises(UsageError, match=sentence):
        apply(spellhall.game(game), change_of(change))


def test_a_plan_without_changes_knows_the_cards_as_they_are():
    plan = plan_of("spellslinger")
    compared(games=4)
    assert game_of(plan).catalogue[game_of(plan).faces["plough-ox"]].strength != 40


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"games": 0}, "at least one game"),
        ({"decks": dict(list(spellhall.game("spellslinger").starter_decks().items())[1:3])}, "no deck that is played"),
    ],
)
def test_what_cannot_be_compared_is_one_sentence(more, sentence):
    with pytest.raises(UsageError, match=sentence):
        compared(**more)


def test_the_command_tells_what_moved():
    arguments = ["what-if", "spellslinger", "-c", "Plough Ox: strength=9", "--agent", "random", "-n", "4"]
    shown = CliRunner().invoke(app, arguments)
    assert shown.exit_code == 0, shown.output
    assert shown.stdout.startswith("Plough Ox: strength=9: 4 games of spellslinger both ways")
    told = json.loads(CliRunner().invoke(app, [*arguments, "--json"]).stdout)
    assert (told["games"], told["changes"]) == (4, ["Plough Ox: strength=9"])
    wrong = CliRunner().invoke(app, [*arguments, "-c", "Plough Ox"])
    assert (wrong.exit_code, len(wrong.stderr.splitlines())) == (2, 1)
