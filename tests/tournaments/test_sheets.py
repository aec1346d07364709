"""What is hung up, handed out and sent in."""

from __future__ import annotations

import csv
import io
import json
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tournaments.evenings import Evening, plan_for

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.commands import entrants
from spellhall.tournaments.plan import Knockout, TimeLimit
from spellhall.tournaments.sheets import OF_A_ROUND, OF_THE_EVENT
from spellhall.tournaments.sheets.formats import FORMATS, as_csv, as_html, as_json, as_text
from spellhall.tournaments.sheets.lists import roster, scoring_form, standings
from spellhall.tournaments.sheets.rounds import blank_grid, by_name, by_table, grid, slips
from spellhall.tournaments.sheets.sheet import Part, Sheet

CELLS = st.text(max_size=12).filter(lambda text: "\x00" not in text and "\r" not in text)


def final() -> Evening:
    """Nine enter; all matches are played."""
    evening = Evening(9, plan=plan_for(scored=True))
    while evening.event.stage != "closed":
        evening.draw()
        evening.play_round()
        if len(evening.event.state.rounds) == 2:
            evening.close()
    return evening


def half_played() -> Evening:
    """One match of round 1 has a game, another is over."""
    evening = Evening(10)
    evening.draw()
    evening.report(1, 6, 4, 3)
    evening.play(2, evening.event.table(2).entrants[0])
    return evening


class Reader(HTMLParser):
    """Which elements a page has, and whether each is closed."""

    EMPTY = frozenset({"meta"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.text = ""

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


def test_names_with_numbers_are_hung_up_as_people_count():
    evening = Evening(0)
    for name in ("club 10", "Club 2", "ana", "club 1", "2", "10", "club"):
        evening.enter(name)
    evening.enter("Zoe B")
    evening.enter("club 2 b")
    evening.draw()
    names = [row[0] for row in by_name(evening.event).parts[0].rows]
    assert names == ["2", "10", "ana", "club", "club 1", "Club 2", "club 2 b", "club 10", "Zoe B"]


def test_tables_are_hung_up_by_name_with_seat_and_company():
    evening = half_played()
    sheet = by_name(evening.event)
    names = [row[0] for row in sheet.parts[0].rows]
    assert names == sorted(names) and len(names) == 10
    for name, table, seat, others in sheet.parts[0].rows:
        entrants_there = [evening.event.name(who) for who in evening.event.table(int(table)).entrants]
        assert entrants_there[int(seat) - 1] == name
        assert all((other in others) == (other != name) for other in entrants_there)


def test_a_bye_is_hung_up_too():
    evening = Evening(7, plan=plan_for(structure=Knockout(best_of=1)))
    evening.draw()
    (resting,) = evening.event.state.rounds[0].byes
    assert (evening.event.name(resting), "bye", "", "") in by_name(evening.event).parts[0].rows
    assert by_table(evening.event).notes == (f"Byes: {evening.event.name(resting)}.",)


def test_a_slip_for_every_table_has_room_for_every_game_and_an_address():
    evening = Evening(10, plan=plan_for(time=TimeLimit(60)))
    evening.draw()
    sheet = slips(evening.event, link=lambda table: f"http://shop.example/r/{table}")
    assert [part.link for part in sheet.parts] == [f"http://shop.example/r/{number}" for number in (1, 2, 3)]
    assert "When time is called" in sheet.parts[0].notes[1]
    page = read(as_html(sheet))
    assert page.seen.count("svg") == 3 and page.seen.count("table") == 3
    assert "svg" not in read(as_html(slips(evening.event))).seen
    codes = [part["code"] for part in json.loads(as_json(sheet))["parts"]]
    assert len(set(codes)) == 3 and all(code.startswith("data:image/svg+xml") for code in codes)
    assert "code" not in json.loads(as_json(slips(evening.event)))["parts"][0]


def test_four_slips_fill_a_page():
    evening = Evening(27)
    evening.draw()
    assert read(as_html(slips(evening.event))).seen.count("section") == 3


def test_standings_name_what_ranks():
    sheet = standings(final().event)
    assert sheet.title == "Final standing"
    assert sheet.parts[0].columns == ("Place", "Name", "Points", "Matches won", "Average per game", "")
    assert sheet.parts[0].rows[0][2:] == ("14", "2", "6.00", "won")


def test_the_scoring_form_has_points_of_every_round_and_staff():
    evening = final()
    sheet = scoring_form(evening.event)
    players, staff = sheet.parts
    assert players.columns == ("Place", "Player", "Round 1", "Round 2", "Points")
    assert players.rows[0][2:] == ("4", "10", "14")
    assert staff.rows == (("Zoe", "coordinator", "9"),)
    assert "send this form by 2001-10-09 (SFT-ELI-11)" in sheet.notes[1]


def test_the_roster_says_who_has_gone():
    evening = Evening(3)
    evening.do(entrants.drop(evening.event, 2))
    assert [row[1:] for row in roster(evening.event).parts[0].rows] == [
        ("Ana", "Ana", "", ""),
        ("Bo", "Bo", "", "left"),
        ("Cy", "Cy", "", ""),
    ]


def test_an_empty_grid_can_be_printed_beforehand():
    sheet = blank_grid("Quarry", 3)
    assert len(sheet.parts) == 4 and all(len(part.rows) == 3 and len(part.columns) == 8 for part in sheet.parts)


def test_a_round_that_is_not_drawn_has_no_sheets():
    with pytest.raises(UsageError, match="no round is paired yet"):
        by_name(Evening(9).event)
    with pytest.raises(UsageError, match="round 2 isn't paired yet"):
        grid(half_played().event, 2)


def test_text_stands_in_columns():
    part = Part("Table 1", ("Name", "Seat"), (("Ana", "1"), ("Bartholomew", "2")), ("A note.",))
    assert as_text(Sheet("x", "Quarry", "Tables", (part,))) == (
        "Quarry\nTables\n\nTable 1\nName         Seat\n-----------  ----\nAna          1\nBartholomew  2\nA note.\n"
    )


def test_every_sheet_of_an_event_can_be_written_in_every_format():
    event = final().event
    sheets = [make(event, 1) for make in OF_A_ROUND.values()] + [make(event) for make in OF_THE_EVENT.values()]
    assert len({sheet.name for sheet in sheets}) == len(sheets)
    assert {sheet.name for sheet in sheets} == {*OF_A_ROUND, *OF_THE_EVENT}
    for sheet in sheets:
        for write in FORMATS.values():
            assert "Ana" in write(sheet)


@given(st.lists(st.tuples(CELLS, CELLS), min_size=1, max_size=4), st.booleans())
@settings(deadline=None)
def test_no_cell_gets_out_of_its_place(rows, several):
    """Names come from anybody: they are no markup on a page, no formula in a spreadsheet, and nothing is lost."""
    parts = tuple(Part(f"part {number}", ("One", "Two"), tuple(rows)) for number in range(1 + several))
    sheet = Sheet("x", "Event", "Title", parts)
    page = read(as_html(sheet))
    assert page.seen.count("td") == 2 * len(rows) * len(parts)
    assert not {"script", "b", "a", "img"} & set(page.seen)
    found = list(csv.reader(io.StringIO(as_csv(sheet), newline="")))
    assert len(found) == 1 + len(rows) * len(parts)
    for row in found[1:]:
        for cell in row:
            assert not cell.startswith(("=", "+", "@", "\t")) and not (cell.startswith("-") and not cell[1:].isdigit())
    assert json.loads(as_json(sheet))["parts"][0]["rows"] == [list(row) for row in rows]


@pytest.mark.parametrize("name", ["=1+1", "<b>Ana</b>", '"><img src=x>', "-2+3", "@SUM(A1)"])
def test_a_name_that_looks_like_something_else_stays_a_name(name):
    sheet = Sheet("x", name, "Title", (Part(name, ("Name",), ((name,),), (name,)),))
    assert set(read(as_html(sheet)).seen) <= {
        "html", "head", "meta", "title", "style", "body", "section", "h1", "h2", "div", "table", "caption", "thead",
        "tr", "th", "tbody", "td", "p",
    }  # fmt: skip
    ((cell,),) = list(csv.reader(io.StringIO(as_csv(sheet), newline="")))[1:]
    assert cell == (name if name[0] in '<"' else f"'{name}")
