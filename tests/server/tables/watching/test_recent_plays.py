"""The last plays at a table: as the log tells them, alike after a restart, and no card is followed that cannot be."""

from __future__ import annotations

import pytest
from server.floors import Page, a_floor, a_table, play, play_until, run

from spellhall.kernel.chance import Dice
from spellhall.server.tables.watching.recent_plays import MOST_PLAYS
from spellhall.server.tables.watching.seat_view import SeatLog
from spellhall.server.tables.watching.shared_view import SharedView

GAMES = ("spellchain", "spellfire", "spellslinger")


@pytest.mark.parametrize("game", GAMES)
def test_plays_are_lines_of_the_log_and_their_cards_are_what_they_are_called(game, tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, game, "Ana", "Bo")
            names = {card.key: card.name for card in table.game.catalogue}
            pages, dice, followed, aimed = [Page(table, seat) for seat in (0, 1, -1)], Dice(5), 0, 0
            while await play(pages, dice, 1):
                shared_view = SharedView(table.live_game.state, table.tokens, table.names)
                for page in pages:
                    frame = page.frame
                    anew = SeatLog(table.live_game.state, page.seat, table.names).plays.shown(shared_view)
                    known = table.frame(page.seat).plays
                    assert known == (anew if table.stage == "playing" else []), "a table that comes back tells the same"
                    plays = frame.get("plays", [])
                    assert len(plays) <= MOST_PLAYS
                    assert [one["line"] for one in plays] == sorted(one["line"] for one in plays)
                    for one in plays:
                        if "key" in one:
                            assert names[one["key"]] in frame["log"][one["line"]]["text"]
                        seen = frame["cards"].get(one.get("card"))
                        if seen is not None and "key" in seen:
                            assert seen["key"] == one["key"]
                            followed += 1
                        aimed += len(one.get("cards", [])) + len(one.get("seats", []))
            assert followed
            assert aimed or game == "spellchain"
            assert all(table.frame(page.seat).plays == [] for page in pages), "a finished table shows none, as its film"

    run(scenario())


def test_a_card_that_was_shuffled_cannot_be_followed_any_more(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, "spellslinger", "Ana", "Bo")
            pages, dice = [Page(table, seat) for seat in (0, 1)], Dice(5)
            await play_until(pages, dice, lambda: pages[0].frame.get("plays"))
            plays = table._seat_view(0)[1].plays
            shared_view = table._seat_view(0)[0].shared_view
            assert plays.shown(shared_view)[0].card is not None
            plays.shuffled()
            assert [(one.card, one.cards) for one in plays.shown(shared_view)] == [(None, [])] * len(plays.last)
            assert plays.shown(shared_view)[0].key is not None

    run(scenario())
