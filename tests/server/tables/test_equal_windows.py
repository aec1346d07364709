"""Equal windows at a table: two deals that a seat cannot tell apart give it the same messages at the same times."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from server.floors import Page, a_floor, a_table, run, until

import spellhall
from spellhall.kernel.chance import Dice
from spellhall.kernel.checks.information_leaks import chosen_by_lot, difference
from spellhall.kernel.frames import PASS
from spellhall.kernel.game import recording
from spellhall.kernel.state import State
from spellhall.server.tables import table as table_module
from spellhall.server.tables.clock import now_ms
from spellhall.server.tables.table import LiveTable
from spellhall.server.tables.watching import audience, shown_table

THINKS = 700
"""Milliseconds after which a person answers."""
VIEWER, OTHER = 0, 1


class Time:
    """A clock that moves when someone sleeps, and not else."""

    def __init__(self) -> None:
        self.now = now_ms()

    async def sleep(self, seconds: float) -> None:
        until = self.now + round(seconds * 1000)
        await asyncio.sleep(0)
        self.now = max(self.now, until)


class Listening(Page):
    """A page that notes when it was told what."""

    def __init__(self, table: LiveTable, seat: int, time: Time) -> None:
        self.time = time
        self.heard: list[tuple[int, Any]] = []
        super().__init__(table, seat)

    def push(self, message: bytes) -> None:
        super().push(message)
        text = message.decode().replace(self.table.code, "CODE").replace(self.table.stored.seal or "", "SEAL")
        self.heard.append((self.time.now, msgspec.json.decode(text)))


def positions(name: str, pairs: int) -> list[tuple[State, State]]:
    """Positions in which a seat is asked something about its hand, each dealt again for the other seat."""
    found: list[tuple[State, State]] = []
    for seed in range(20):
        game = spellhall.game(name, equal_windows="on")
        dice = Dice(seed)
        state = game.new_state([game.random_deck(dice) for _ in range(2)], seed)
        for number in range(400):
            if state.is_terminal() or len(found) == pairs:
                break
            question = state.decision()
            if question.seat == OTHER and question.from_hand and number % 11 == 0:
                for _ in range(20):
                    twin = state.resample(VIEWER, dice)
                    if twin.decision().forced != question.forced:
                        found.append((state.clone(), twin))
                        break
            state.apply(chosen_by_lot(state, dice))
    return found


async def told(table: LiveTable, state: State, time: Time, moments: int) -> list[tuple[int, Any]]:
    """What the viewer is told, and when, while everybody passes: until a card is shown, or so many moments are over."""
    assert table.live_game is not None
    for task in table.tasks:
        task.cancel()
    table.live_game.state = recording(state)
    page = Listening(table, VIEWER, time)
    begun = time.now
    async with table.lock:
        table.go_on()
    for _ in range(moments):
        question, moment, before = state.decision(), table.decision_number, len(page.heard)
        if not question.forced:
            time.now += THINKS
            option = question.options.index(PASS) if PASS in question.options else 0
            await table.act(question.seat, moment, option)
        await until(lambda asked=moment: table.decision_number != asked)
        if table.live_game.record.hidden[-1]:
            del page.heard[before:]
            break
    return [(at - begun, message) for at, message in page.heard]


@pytest.mark.parametrize("name", ["spellfire", "spellslinger"])
def test_deals_that_a_seat_cannot_tell_apart_give_it_the_same_messages_at_the_same_times(
    name: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    clocked = SimpleNamespace(**{**vars(asyncio), "sleep": time.sleep})
    monkeypatch.setattr(table_module, "asyncio", clocked)
    for room in (table_module, shown_table, audience):
        monkeypatch.setattr(room, "now_ms", lambda: time.now)
    found = positions(name, 8)
    decks = sorted(spellhall.game(name).starter_decks())[:2]
    assert len(found) == 8
    telling: list[bool] = []

    async def scenario() -> None:
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            for pair in found:
                heard = []
                secret = b"the same for both"
                for state in pair:
                    table = await a_table(floor, name, "Ana", "Bo", decks=decks, equal_windows="on")
                    table.tokens.secret = secret
                    table.tokens.made.clear()
                    heard.append(await told(table, state, time, 8))
                    table.close()
                shared = min(map(len, heard))
                telling.append(shared > 1)
                assert not difference(heard[0][:shared], heard[1][:shared])

    run(scenario())
    assert sum(telling) >= 6
