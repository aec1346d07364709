"""Mistakes that mypy refuses. Read this before you loosen a type: each line below must stay an error.

Nothing here is run. mypy checks this file in ``make lint``; an error that it no longer reports leaves an unused
``type: ignore``, which is an error, too.
"""

from __future__ import annotations

import spellhall
from spellhall.games.spellfire.option_types import options_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.table import GONE, RAZED, TURN
from spellhall.kernel.state import State


def a_column_of_seats_is_no_mark(state: State) -> int:
    """``GONE`` is a column of seats."""
    return state.marks[GONE][0]  # type: ignore[index]


def a_register_is_no_column_of_seats(state: State) -> int:
    """``TURN`` is a register."""
    return state.seat_data[TURN][0]  # type: ignore[index]


def a_mark_is_no_register(state: State) -> None:
    """``RAZED`` is a mark."""
    state.set_reg(RAZED, 1)  # type: ignore[arg-type]


def a_card_has_no_such_fact(state: State) -> None:
    """Cards have a ``level``."""
    print(state.definition(0).levl)  # type: ignore[attr-defined]
    print(card_of(state, 0).levl)  # type: ignore[attr-defined]


def an_option_has_no_such_name_or_value(state: State) -> None:
    """``turn_cap`` and ``events_go_to`` are options; events go to "abyss" or "void"."""
    print(options_of(state.game)["turn_kap"])  # type: ignore[typeddict-item]
    print(options_of(state.game)["events_go_to"] == "abyys")  # type: ignore[comparison-overlap]


def a_game_is_made_with_its_own_options() -> None:
    """``cut`` is an option of Spell Chain: "random" or "chosen". Spellfire's ``victory_realms`` is 6 or 10."""
    spellhall.game("spellchain", cut="sometimes")  # type: ignore[call-overload]
    spellhall.game("spellfire", cut="random")  # type: ignore[call-overload]
    spellhall.game("spellfire", victory_realms=7)  # type: ignore[call-overload]
    spellhall.game("spellslinger", victory_realms=10)  # type: ignore[call-overload]
