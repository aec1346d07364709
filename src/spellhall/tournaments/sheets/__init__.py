"""Sheets to put up, hand out and send in.

``sheet`` says what a sheet is, ``rounds`` and ``lists`` make them from an event, ``formats`` turns them into text, CSV,
JSON or a page to print.
"""

from collections.abc import Callable, Mapping

from spellhall.tournaments.event import Event
from spellhall.tournaments.sheets.lists import roster, scoring_form, standings
from spellhall.tournaments.sheets.rounds import by_name, by_table, grid, slips
from spellhall.tournaments.sheets.sheet import Sheet

OF_A_ROUND: Mapping[str, Callable[[Event, int], Sheet]] = {
    "by-name": by_name,
    "by-table": by_table,
    "slips": slips,
    "grid": grid,
}
"""Sheets of one round, by name."""
OF_THE_EVENT: Mapping[str, Callable[[Event], Sheet]] = {
    "roster": roster,
    "standings": standings,
    "scoring-form": scoring_form,
}
"""Sheets of the whole event, by name."""
