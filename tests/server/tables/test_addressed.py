"""Who reads the log of a table: a seat is called "you" in it, and spectators read every name."""

from __future__ import annotations

import re

import pytest
from server.floors import Page, a_floor, a_table, play, run

from spellhall.kernel.chance import Dice
from spellhall.kernel.presentation.prompts import YOU, to_you
from spellhall.server.tables.watching.seat_view import SeatLog

NAMES = ("Xanthippe", "Zebedee")
"""Names that are part of no card's."""
DEED = re.compile(r"(?:^|: )you ([a-z]+)", re.IGNORECASE)


@pytest.mark.parametrize("game", ("spellchain", "spellfire", "spellslinger"))
def test_a_seat_reads_of_itself_as_you_and_of_the_others_by_name(game, tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, game, *NAMES)
            pages, dice = [Page(table, seat) for seat in (0, 1, -1)], Dice(7)
            for _ in range(200):
                if not await play(pages, dice, 1):
                    break
            logs = [[line["text"] for line in page.frame["log"]] for page in pages]
            names = table.names
            for seat in (0, 1):
                assert not [line for line in logs[seat] if names[seat] in line or YOU in line]
                assert any(line.startswith("You ") for line in logs[seat])
                assert any(names[1 - seat] in line for line in logs[seat])
                for line in logs[seat]:
                    for verb in DEED.findall(line):
                        assert to_you(verb) == verb or verb.endswith("ss"), line
                told = [line.text for line in SeatLog(table.live_game.state, seat, names).lines]
                assert told == logs[seat], "a table that comes back tells the same"
            assert not [line for line in logs[2] if line.startswith(("You ", "Your ", "you "))]
            assert all(any(name in line for line in logs[2]) for name in names)

    run(scenario())
