"""Sheets of a tournament that its rules ask for (sections BRK, ELI, DCK)."""

from __future__ import annotations

import pytest
from tournaments.evenings import BOOK, Evening, plan_for
from tournaments.toy_book import STONES

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.commands import decks
from spellhall.tournaments.sheets.formats import as_html, as_text
from spellhall.tournaments.sheets.lists import deck_check, scoring_form
from spellhall.tournaments.sheets.rounds import grid


@pytest.mark.rule("SFT-BRK-21")
def test_the_grid_has_players_games_realms_place_and_points_of_every_table():
    evening = Evening(10)
    evening.draw()
    evening.report(1, 6, 4, 3)
    evening.play(2, evening.event.table(2).entrants[0])
    sheet = grid(evening.event)
    assert [part.caption for part in sheet.parts] == ["Table 1", "Table 2", "Table 3"]
    first, second, third = sheet.parts
    names = [evening.event.name(who) for who in evening.event.table(1).entrants]
    assert first.columns == ("Player", "Game 1", "Game 2", "Game 3", "Game 4", "Unrazed realms", "Place", "Points")
    assert first.rows[0] == (names[0], "6*", "____", "____", "____", "____", "____", "____")
    assert [row[1:] for row in second.rows] == [
        ("6*", "6*", "", "", "12", "1st", "4"),
        ("4", "4", "", "", "8", "2nd", "3"),
        ("3", "3", "", "", "6", "3rd", "2"),
    ]
    assert len(third.rows) == 4 and "Game 5" in third.columns


@pytest.mark.rule("SFT-ELI-14")
def test_a_scoring_form_with_gaps_is_refused():
    evening = Evening(9, plan=plan_for(scored=True))
    evening.draw()
    with pytest.raises(UsageError, match=r"has gaps, round 1, table 1: the match isn't over \(SFT-ELI-14\)"):
        scoring_form(evening.event)
    evening.play_round()
    scoring_form(evening.event)
    with pytest.raises(UsageError, match="there's no scoring form: it was announced as unscored"):
        scoring_form(Evening(10).event)


@pytest.mark.rule("SFT-DCK-03")
def test_a_registered_deck_is_listed_by_types_whatever_its_order_was():
    evening = Evening(1)
    evening.do(decks.register(evening.event, 1, list(reversed(STONES[:10])), [], BOOK))
    sheet = deck_check(evening.event, 1, lambda key: ("light" if key.endswith(("1", "2")) else "heavy", key.title()))
    assert sheet.secret
    kinds = [row[0] for row in sheet.parts[0].rows]
    assert kinds == ["heavy"] * 8 + ["light"] * 2
    assert all(row[3:] == ("1", "____") for row in sheet.parts[0].rows)
    assert "For staff only" in as_text(sheet) and "For staff only" in as_html(sheet)
