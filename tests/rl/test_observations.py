"""What observations hold: all that a seat may know, nothing else, and the same cards under the same numbers."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import SpellhallError, UsageError
from spellhall.registry import game_names
from spellhall.rl.observations import OPTION, PLACES, QUESTION, Observer
from spellhall.rl.tables import Tables
from spellhall.rl.vocabulary import keys, numbers

FIRST = {
    "spellchain": (105, "e5bf0cc01077b46c"),
    "spellfire": (1748, "95e5626c68eb78c5"),
    "spellslinger": (196, "08e3a1cfa42f10bf"),
}
"""How many cards had a number when the vocabulary was frozen, and the digest of their keys in that order."""
FORMS: list[tuple[str, int, dict[str, Any]]] = [
    ("spellchain", 2, {}),
    ("spellslinger", 2, {}),
    ("spellslinger", 3, {"preset": "off-the-top"}),
    ("spellfire", 2, {}),
    ("spellfire", 4, {"preset": "tournament"}),
    ("spellfire", 1, {"solitaire": "one-deck"}),
]


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[part], other[part]) for part in one)


@pytest.mark.parametrize(("name", "players", "options"), FORMS, ids=str)
def test_to_deal_again_what_a_seat_cannot_see_changes_nothing_that_it_observes(
    name: str, players: int, options: dict[str, Any]
) -> None:
    tables = Tables(name, None, players, options)
    dice, decisions = Dice(5), 0
    state = tables.laid(11)
    observer = Observer(tables.game, tables.seats, tables.rows)
    while not state.is_terminal() and decisions < 250:
        for seat in range(tables.seats):
            seen = observer.observe(state, seat)
            assert same(seen, observer.observe(state.resample(seat, dice), seat)), (decisions, seat)
            asked = state.current_player() == seat
            assert seen["action_mask"].sum() == (len(state.legal_actions()) if asked else 0)
        options_now = state.legal_actions()
        state.apply(options_now[dice.below(len(options_now))])
        decisions += 1
    assert decisions > 10


def test_a_position_can_be_read_from_its_rows() -> None:
    tables = Tables("spellfire", None, 2, {})
    state, dice = tables.laid(3), Dice(3)
    observer = Observer(tables.game, 2, tables.rows)
    column = {name: at for at, name in enumerate(observer.columns)}
    printed = tables.game.printed_keys
    of_key = dict(zip(numbers(tables.game), printed, strict=True))
    attached = 0
    for _ in range(200):
        if state.is_terminal():
            break
        for seat in (0, 1):
            seen = observer.observe(state, seat)
            rows = seen["cards"][seen["cards"][:, 0] == 1]
            for zone, place in enumerate(tables.game.layout.zones, 1):
                mine = rows[(rows[:, column["zone"]] == zone) & (rows[:, column["whose"]] == 0)]
                held = state.pile(zone - 1, seat)
                if len(mine) == len(held) and not place.ordered:
                    told = {of_key.get(number) for number in mine[:, column["card"]] if number}
                    assert told == {printed[state.face[card]] for card in held if state.seen[card] >> seat & 1}
            for row in rows[rows[:, column["host"]] >= 0]:
                attached += 1
                assert seen["cards"][row[column["host"]], column["there"]] == 1
            entry = dict(zip(observer.entries, seen["table"].tolist(), strict=True))
            assert entry["cards in hand of 0"] == len(state.pile(1, seat))
        menu = observer.observe(state, state.current_player())
        for line, action in enumerate(state.legal_actions()):
            row = dict(zip(OPTION, menu["options"][line].tolist(), strict=True))
            about, which = tables.game.subject_of(state, state.decision(), action)
            assert (row["row"] >= 0) <= (about == "card")
            if row["row"] >= 0 and state.seen[which] >> state.current_player() & 1:
                shown = menu["cards"][row["row"], PLACES.index("card")]
                assert of_key[shown] == printed[state.face[which]]
        state.apply(state.legal_actions()[dice.below(len(state.legal_actions()))])
    assert attached > 0


def test_at_the_end_nothing_is_asked() -> None:
    tables = Tables("spellchain", None, None, {})
    state = tables.laid(1)
    while not state.is_terminal():
        state.apply(state.legal_actions()[0])
    seen = Observer(tables.game, 2, tables.rows).observe(state, 0)
    assert seen["question"].tolist() == [-1] * len(QUESTION)
    assert seen["action_mask"].sum() == 0


def test_only_what_is_read_is_written() -> None:
    tables = Tables("spellfire", None, 2, {})
    state = tables.laid(2)
    whole = Observer(tables.game, 2, tables.rows).observe(state, 0)
    for part, array in whole.items():
        seen = Observer(tables.game, 2, tables.rows, parts=[part]).observe(state, 0)
        assert list(seen) == [part]
        assert np.array_equal(seen[part], array)
    with pytest.raises(UsageError, match="observations have no part 'hand'; they have cards, table"):
        Observer(tables.game, 2, tables.rows, parts=["hand"])


def test_too_little_room_is_said() -> None:
    tables = Tables("spellchain", None, None, {})
    state = tables.laid(1)
    while len(state.legal_actions()) < 2 or not state.pile(1, 0):
        state.apply(state.legal_actions()[0])
    with pytest.raises(SpellhallError, match="cards to see and 3 rows: ask for more rows"):
        Observer(tables.game, 2, 3).observe(state, 0)
    with pytest.raises(SpellhallError, match="choices and 1 lines: ask for a longer menu"):
        Observer(tables.game, 2, tables.rows, menu=1).observe(state, state.current_player())


@pytest.mark.parametrize("name", game_names())
def test_every_card_has_a_number_and_no_number_moves(name: str) -> None:
    known = keys(name)
    assert len(set(known)) == len(known)
    shipped = {key for key in Tables(name, None, None, {}).game.printed_keys if not key.startswith("test/")}
    assert shipped <= set(known), "run tools/vocabulary.py"
    count, digest = FIRST[name]
    assert hashlib.blake2b("\n".join(known[:count]).encode(), digest_size=8).hexdigest() == digest


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        (("spellchain", ["No Such"] * 2, None), "Spell Chain has no deck called 'No Such'; it has "),
        (("spellchain", [], 2), "2 decks are needed, not 0"),
        (("spellchain", None, 5), "Spell Chain is for exactly 2 players, not 5"),
    ],
)
def test_what_cannot_be_laid_is_refused(wanted: tuple[Any, ...], sentence: str) -> None:
    with pytest.raises(UsageError, match=sentence):
        Tables(*wanted, {})
