"""What Spell Chain says to the one who runs tournaments of it."""

from __future__ import annotations

from typing import Any

import pytest
from typer.testing import CliRunner

import spellhall
from spellhall.cli.main import app
from spellhall.games.spellchain.table import HP
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Entered, Format, TableFacts

GAME: Any = spellhall.game("spellchain")
BOOK = GAME.tournament_book()
DUEL, CUT = Format("Duel"), Format("Duel", variants=("Chosen Cut",))


def test_duels_are_played_by_two_with_decks_that_they_bring() -> None:
    assert BOOK.options(DUEL, TableFacts(2)) == {"preset": "rulebook"}
    assert BOOK.options(CUT, TableFacts(2)) == {"preset": "table"}
    assert spellhall.game("spellchain", **BOOK.options(CUT, TableFacts(2))).options["cut"] == "chosen"
    with pytest.raises(UsageError, match=r"played by two, not by 3 \(SC-BA-01\)"):
        BOOK.options(DUEL, TableFacts(3))
    with pytest.raises(UsageError, match="'Melee' isn't a type of event"):
        BOOK.options(Format("Melee"), TableFacts(2))
    assert BOOK.product(DUEL, 1) == [] and not BOOK.wants_editions(DUEL)


@pytest.mark.parametrize("seed", range(4))
def test_decks_by_lot_are_legal_and_others_are_told_why_not(seed: int) -> None:
    deck = BOOK.random_deck(DUEL, seed)
    assert BOOK.deck_faults(DUEL, Entered(deck)) == []
    assert set(deck) <= set(BOOK.legal_cards(DUEL))
    assert "SC-DK-01" in "; ".join(BOOK.deck_faults(DUEL, Entered(deck[1:])))
    assert "nothing lies beside a deck" in "; ".join(BOOK.deck_faults(DUEL, Entered(deck, deck[:1])))


def test_hp_are_counted_and_a_winner_has_some() -> None:
    state = GAME.new_state([BOOK.random_deck(DUEL, seed) for seed in range(2)], 1)
    state.seat_data[HP] = [0, 4]
    assert BOOK.tally(state) == [{"hp": 0}, {"hp": 4}]
    report = {"winner": 1, "end": "victory", "tallies": BOOK.tally(state)}
    assert BOOK.report_faults(DUEL, report) == []
    assert BOOK.report_faults(DUEL, report | {"winner": 0}) == [
        "entrant 1 has no HP left, and so has not won (SC-BA-05)"
    ]
    named = report | {"winner": 0, "names": ["Ana", "Bo"]}
    assert BOOK.report_faults(DUEL, named) == ["Ana has no HP left, and so has not won (SC-BA-05)"]


def test_names_are_read_at_the_command_line() -> None:
    told = CliRunner().invoke(app, ["event", "name", "Spell chain: Sunday duel (table cut)"])
    assert told.exit_code == 0, told.output
    assert told.stdout.splitlines() == ["Spell Chain: Sunday Duel (Chosen Cut)", "preset = table"]
