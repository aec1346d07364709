"""What is told to models that read: all that a seat may know, each thing once, and nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from spellhall.kernel.chance import Dice
from spellhall.kernel.state import State
from spellhall.plain_text import named
from spellhall.rl.tables import Tables
from spellhall.rl.texts import TextObserver, rules

FORMS: list[tuple[str, int, dict[str, Any]]] = [
    ("spellchain", 2, {}),
    ("spellslinger", 3, {"preset": "off-the-top"}),
    ("spellfire", 2, {}),
    ("spellfire", 1, {"solitaire": "one-deck"}),
]


def step(state: State, dice: Dice) -> None:
    options = state.legal_actions()
    state.apply(options[dice.below(len(options))])


@pytest.mark.parametrize(("name", "players", "options"), FORMS, ids=str)
def test_to_deal_again_what_a_seat_cannot_see_changes_no_letter(
    name: str, players: int, options: dict[str, Any]
) -> None:
    tables = Tables(name, None, players, options)
    state, dice = tables.laid(11), Dice(5)
    seats = range(tables.seats)
    readers = [[TextObserver(tables.game, tables.seats, seat) for seat in seats] for _ in range(2)]
    for decision in range(120):
        if state.is_terminal():
            break
        if decision % 4 == 0:
            for seat in seats:
                again = state.resample(seat, dice)
                again.record = state.record
                assert readers[0][seat].read(state) == readers[1][seat].read(again), (decision, seat)
        step(state, dice)


@pytest.mark.parametrize(("name", "players", "options"), FORMS[:3], ids=str)
def test_cards_and_rules_are_told_when_they_are_met_and_the_menu_is_numbered(
    name: str, players: int, options: dict[str, Any]
) -> None:
    tables = Tables(name, None, players, options)
    state, dice = tables.laid(3), Dice(3)
    seat = state.current_player()
    reader = TextObserver(tables.game, tables.seats, seat)
    told: list[str] = []
    for _ in range(60):
        if state.is_terminal():
            break
        if state.current_player() == seat:
            text = reader.read(state)
            told += text.splitlines()
            menu = text.splitlines()[-len(state.legal_actions()) :]
            for line, action in enumerate(state.legal_actions()):
                told_as = named(tables.game.describe(state, state.decision(), action), reader.names)
                assert menu[line].startswith(f"{line}: {told_as}")
            for card in state.pile(1, seat):
                heading, words = tables.game.text_of(state.definition(card))
                assert told.count(f"{heading}: {words}" if words else heading) == 1
            rule = state.decision().rule
            if rule in rules():
                assert told.count(f"{rule}: {rules()[rule]}") == 1
        step(state, dice)
    assert len(told) > 50


def test_news_are_told_once_and_the_end_is_told() -> None:
    tables = Tables("spellchain", None, None, {})
    state, dice = tables.laid(2), Dice(2)
    readers = [TextObserver(tables.game, 2, seat, ["Ana", "Ben"]) for seat in (0, 1)]
    first = readers[0].read(state)
    assert state.record is not None
    begun = tables.game.story(state.record.entries, 0, ["Ana", "Ben"])
    assert begun
    assert begun[0].text in first
    assert begun[0].text not in readers[0].read(state)
    while not state.is_terminal():
        step(state, dice)
    results = {1.0: "won", -1.0: "lost", 0.0: "drew"}
    ana, ben = (results[result] for result in state.returns())
    assert readers[1].read(state).endswith(f"The game is over: Ana {ana}, Ben {ben}.")


def test_a_text_is_letters_alone_where_colours_are_wished_for(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = Tables("spellfire", ["Greyhawk", "Dark Sun"], None, {})
    state = tables.laid(4)
    for _ in range(40):
        state.apply(state.legal_actions()[0])
    plain = TextObserver(tables.game, 2, 0).read(state)
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert TextObserver(tables.game, 2, 0).read(state) == plain
    assert "\x1b" not in plain


def test_who_waits_reads_no_menu() -> None:
    tables = Tables("spellchain", None, None, {})
    state = tables.laid(4)
    waits = 1 - state.current_player()
    text = TextObserver(tables.game, 2, waits).read(state)
    assert text.splitlines()[-1].startswith(f"{state.decision().rule}: ")
    clone = state.clone()
    assert clone.record is None
    assert TextObserver(tables.game, 2, waits).read(clone) in text
