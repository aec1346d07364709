"""The table of cards: each card under its number, with what is printed on it and what it does."""

from __future__ import annotations

import numpy as np
import pytest

from spellhall.registry import game, game_names
from spellhall.rl.cards import TOKEN, CardTable, record_of
from spellhall.rl.observations import PLACES, Observer
from spellhall.rl.tables import Tables
from spellhall.rl.vocabulary import numbers


@pytest.fixture(scope="module")
def tables() -> dict[str, CardTable]:
    return {name: CardTable(game(name)) for name in game_names()}


@pytest.mark.parametrize("name", game_names())
def test_every_card_has_its_row_and_its_record(name: str, tables: dict[str, CardTable]) -> None:
    table, made = tables[name], game(name)
    assert table.facts.shape == (len(table.keys), len(table.columns))
    assert not table.facts[0].any()
    assert not table.tokens[0].any()
    assert list(table.columns) == sorted(set(table.columns))
    assert list(table.words) == sorted(set(table.words))
    for face, number in enumerate(numbers(made)):
        if made.printed_face(face) == face:
            card = made.catalogue[face]
            assert table.keys[number] == card.key
            assert table.record(number) == TOKEN.findall(record_of(card))


def test_facts_are_those_that_are_printed(tables: dict[str, CardTable]) -> None:
    table = tables["spellfire"]
    for card in game("spellfire").definitions[:200]:
        row = dict(zip(table.columns, table.facts[table.keys.index(card.key)].tolist(), strict=True))
        assert row["base"] == card.level
        assert row["champion"] == card.is_champion
        assert {name for name in row if name.startswith("traits=") and row[name]} == {
            f"traits={t}" for t in card.traits
        }
        assert sum(row[name] for name in row if name.startswith("type=")) == 1
    table = tables["spellslinger"]
    ox = dict(zip(table.columns, table.facts[table.keys.index("plough-ox")].tolist(), strict=True))
    card = next(card for card in game("spellslinger").definitions if card.name == "Plough Ox")
    assert (ox["strength"], ox["speed"], ox["type=Character"]) == (card.strength, card.speed, 1)
    assert ox["cost=G"] == card.cost.text.count("G")


def test_the_same_cards_make_the_same_table(tables: dict[str, CardTable]) -> None:
    again = CardTable(game("spellchain"))
    assert (again.keys, again.columns, again.words) == (
        tables["spellchain"].keys,
        tables["spellchain"].columns,
        tables["spellchain"].words,
    )
    assert np.array_equal(again.facts, tables["spellchain"].facts)
    assert np.array_equal(again.tokens, tables["spellchain"].tokens)


def test_the_numbers_of_an_observation_are_rows(tables: dict[str, CardTable]) -> None:
    laid = Tables("spellslinger", None, None, {})
    state = laid.laid(5)
    seat = state.current_player()
    seen = Observer(laid.game, laid.seats, laid.rows).observe(state, seat)["cards"]
    table, column = tables["spellslinger"], PLACES.index("card")
    shown = [table.keys[number] for number in seen[seen[:, 0] == 1][:, column] if number]
    held = [state.definition(card).key for card in state.pile(1, seat)]
    assert sorted(held) == sorted(shown)
    assert table.facts[seen[:, column]].shape == (laid.rows, len(table.columns))
