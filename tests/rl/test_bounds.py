"""Bounds of observations: every column has finite ones that say what it holds, and every observation keeps to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces

from spellhall.kernel.bounds import UNKNOWN, Bound
from spellhall.kernel.chance import Dice
from spellhall.kernel.state import State
from spellhall.registry import game_names
from spellhall.rl import aec_env, solo_env
from spellhall.rl import spaces as shapes
from spellhall.rl.observations import ALL_PARTS, IN_ONE_ROW, OPTION, QUESTION, Observer
from spellhall.rl.tables import Tables

FORMS: list[tuple[str, int, dict[str, Any]]] = [
    ("spellchain", 2, {}),
    ("spellslinger", 2, {}),
    ("spellslinger", 3, {"preset": "off-the-top"}),
    ("spellslinger", 4, {"teams": "as-one"}),
    ("spellfire", 2, {}),
    ("spellfire", 4, {"preset": "tournament"}),
    ("spellfire", 1, {"solitaire": "one-deck", "play_out": "on"}),
]
SATURATING = {"out", "stood", "stood_before"}
"""Columns whose numbers go beyond their bound: "out" has a turn that never comes, the others are fingerprints."""
GAMES, LONGEST = 3, 250


def positions(tables: Tables) -> Iterator[State]:
    dice = Dice(7)
    for seed in range(GAMES):
        state = tables.laid(seed)
        for _ in range(LONGEST):
            yield state
            if state.is_terminal():
                break
            menu = state.legal_actions()
            state.apply(menu[dice.below(len(menu))])


@pytest.mark.parametrize(("name", "players", "options"), FORMS, ids=str)
def test_every_observation_of_random_games_lies_in_its_space(name: str, players: int, options: dict[str, Any]) -> None:
    tables = Tables(name, None, players, options)
    observer = Observer(tables.game, tables.seats, tables.rows, parts=ALL_PARTS)
    space = shapes.observations(observer)
    for state in positions(tables):
        for seat in range(tables.seats):
            seen = observer.observe(state, seat)
            assert space.contains(seen), [part for part in seen if not space[part].contains(seen[part])]


@pytest.mark.parametrize(("name", "players", "options"), FORMS, ids=str)
def test_no_column_of_a_game_needs_to_be_cut_to_its_bound(name: str, players: int, options: dict[str, Any]) -> None:
    tables = Tables(name, None, players, options)
    layout = tables.game.layout
    for state in positions(tables):
        kept = [*zip(layout.marks, state.marks, strict=True), *zip(layout.seat_columns, state.seat_data, strict=True)]
        kept += [(register, [number]) for register, number in zip(layout.registers, state.regs, strict=True)]
        for column, held in kept:
            bound = layout.bounds[column].at(tables.seats, tables.rows)
            if column not in SATURATING:
                assert bound.least <= min(held), (column, min(held))
                assert max(held) <= bound.most, (column, max(held))


@pytest.mark.parametrize(("name", "players", "options"), FORMS, ids=str)
def test_every_column_says_what_it_holds(name: str, players: int, options: dict[str, Any]) -> None:
    tables = Tables(name, None, players, options)
    observer = Observer(tables.game, tables.seats, tables.rows)
    layout = tables.game.layout
    assert set(layout.bounds) == {*layout.marks, *layout.seat_columns, *layout.registers}
    columns = {"cards": observer.columns, "table": observer.entries, "question": QUESTION, "options": OPTION}
    assert set(observer.bounds) == set(columns)
    for part, named in columns.items():
        assert len(observer.bounds[part]) == len(named)
        assert UNKNOWN not in observer.bounds[part]
        assert all(bound.least <= bound.most < 2**16 and not bound.per for bound in observer.bounds[part])


def test_names_are_told_from_amounts() -> None:
    observer = aec_env("spellfire").observer
    cards = dict(zip(observer.columns, observer.bounds["cards"], strict=True))
    table = dict(zip(observer.entries, observer.bounds["table"], strict=True))
    told = {column: cards[column].category for column in ("card", "zone", "whose", "razed", "left at", "sieges")}
    assert told == {"card": True, "zone": True, "whose": True, "razed": True, "left at": False, "sieges": False}
    assert cards["card"].most >= 2698
    assert table["active"] == Bound(-1, 1, category=True)
    assert not table["turn"].category
    assert not table["cards in hand of 0"].category


@pytest.mark.parametrize("name", game_names())
def test_the_spaces_of_environments_have_these_bounds(name: str) -> None:
    env = solo_env(name)
    for part, bounds in env.observer.bounds.items():
        space = env.observation_space[part]
        assert isinstance(space, spaces.Box)
        assert space.low.reshape(-1, len(bounds)).tolist()[0] == [bound.least for bound in bounds]
        assert space.high.reshape(-1, len(bounds)).tolist()[-1] == [bound.most for bound in bounds]
    every = aec_env(name, parts=ALL_PARTS)
    space = every.observation_space("player_0")
    whole = np.concatenate([space[part].high.ravel() for part in IN_ONE_ROW])
    assert np.array_equal(space["observation"].high, whole)
    assert space["codes"].high.max() == every.observer.most_code > 0


def test_a_number_beyond_its_bound_stays_at_it() -> None:
    tables = Tables("spellfire", None, 1, {"solitaire": "one-deck"})
    state = tables.laid(1)
    observer = Observer(tables.game, tables.seats, tables.rows)
    registers = list(tables.game.layout.registers)
    state.set_reg(registers.index("stood"), 2**32 - 1)
    state.set_reg(registers.index("turn"), 10**6)
    seen = dict(zip(observer.entries, observer.observe(state, 0)["table"].tolist(), strict=True))
    assert (seen["stood"], seen["turn"]) == (1, 9_999)
