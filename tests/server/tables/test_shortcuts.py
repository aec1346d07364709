"""Answers that stand for many, at a table of the hall."""

from __future__ import annotations

import pytest
from server.floors import a_floor, a_table, run
from spellslinger.test_shortcuts import pack

from spellhall.games.spellslinger import table as tb
from spellhall.kernel.game import recording
from spellhall.server.tables.refusal import Refusal


def test_all_who_can_attack_do_so_by_one_answer_and_each_is_an_action_of_its_own(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, "spellslinger", "Ana", "Bo")
            fight, cards = pack(2)
            table.live_game.state = recording(fight.state)
            written, moment = table.written, table.decision_number
            assert len(table.frame(0).decision.shortcuts) == 1
            assert table.frame(1).decision.shortcuts == table.frame(-1).decision.shortcuts == []
            for seat, decision, number, code in (
                (1, moment, 0, "seat"),
                (0, moment + 1, 0, "stale"),
                (0, moment, 1, "illegal"),
            ):
                with pytest.raises(Refusal) as refused:
                    await table.shortcut(seat, decision, number)
                assert refused.value.code == code
            await table.shortcut(0, moment, 0)
            marks = table.live_game.state.marks[tb.ATTACKS]
            assert [marks[card] for card in cards] == [2] * 3
            assert table.written >= written + 3 and table.decision_number > moment

    run(scenario())
