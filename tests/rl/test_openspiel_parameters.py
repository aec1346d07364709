"""OpenSpiel's parameters: every rule option of a game, and a deck a player, in one line that can be read again."""

from __future__ import annotations

import pickle
from typing import Any

import pyspiel
import pytest

import spellhall.rl.openspiel as halls
from spellhall.kernel.errors import UsageError
from spellhall.registry import class_of, game, game_names


@pytest.mark.parametrize(
    ("wanted", "options"),
    [
        ("spellchain(cut=chosen)", {"cut": "chosen"}),
        ("spellchain(preset=table)", {"cut": "chosen"}),
        ("spellchain(preset=table,cut=random)", {"cut": "random"}),
        ("spellfire(turn_cap='30',deck_sizes='55-75-110')", {"turn_cap": "30", "deck_sizes": "55-75-110"}),
        ("spellfire(opening_rule=4th/491,larger_hands=on)", {"opening_rule": "4th/491", "larger_hands": "on"}),
        (("spellfire", {"victory_realms": "10"}), {"victory_realms": "10"}),
        (("spellfire", {"players": 4, "melons": "0,2"}), {"melons": "0,2"}),
    ],
    ids=str,
)
def test_rule_options_are_parameters(wanted: Any, options: dict[str, str]) -> None:
    made = pyspiel.load_game(wanted) if isinstance(wanted, str) else pyspiel.load_game(*wanted)
    assert options.items() <= made.tables.game.options.items()
    for twin in (pyspiel.load_game(str(made)), pickle.loads(pickle.dumps(made))):
        assert twin.tables.game == made.tables.game
    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", game_names())
def test_every_value_of_every_option_can_be_written_and_read(name: str) -> None:
    terms = class_of(name).terms
    assert set(halls.parameters_of(terms)) == {*halls.PARAMETERS, *terms.by_name}
    assert len(terms.by_name) + len(halls.PARAMETERS) == len(halls.parameters_of(terms)), "no option hides another"
    for option in terms.options:
        for value in (*option.values, *(["123"] if option.takes("123") else [])):
            written = halls.as_written({option.name: value})[option.name]
            assert "," not in written
            assert any(letter.isalpha() or letter == "'" for letter in written)
            assert halls.options_of({option.name: written}) == {option.name: value}


@pytest.mark.parametrize("deck", ["Pyre|Tide", "Pyre,Tide"])
def test_each_seat_may_have_a_deck_of_its_own(deck: str) -> None:
    made = pyspiel.load_game("spellchain", {"deck": deck})
    shipped = game("spellchain").starter_decks()
    assert made.tables.decks == [list(shipped["Pyre"]), list(shipped["Tide"])]
    assert pyspiel.load_game(str(made)).tables.decks == made.tables.decks
    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)


def test_cards_may_be_named_for_each_seat() -> None:
    few = {"deck": "fireball;fireball;spell-shield|spell-shield;spell-shield;fireball", "begin": "hp:6", "longest": 9}
    made = pyspiel.load_game("spellchain", few)
    assert made.tables.decks == [["fireball", "fireball", "spell-shield"], ["spell-shield", "spell-shield", "fireball"]]


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"cut": "no"}, "option cut takes random or chosen, not 'no'"),
        ({"deck": "Pyre|Tide|Storm"}, "'Pyre|Tide|Storm' names 3 decks for 2 players: name one, or one for each"),
        ({"deck": "Pyre|Nowhere"}, "Spell Chain has no deck called 'Nowhere'"),
    ],
)
def test_what_cannot_be_played_is_refused(wanted: dict[str, str], sentence: str) -> None:
    with pytest.raises(UsageError) as refused:
        pyspiel.load_game("spellchain", wanted)
    assert str(refused.value).startswith(sentence)
