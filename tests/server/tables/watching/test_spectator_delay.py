"""Spectators of a delayed table: all that they are told, and all that they may ask, is of their own moment."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from server.floors import Page, a_floor, a_person, a_table, play, run

from spellhall.kernel.chance import Dice
from spellhall.server.storage import times
from spellhall.server.storage.records import Line
from spellhall.server.tables import claims, transactions, waiting_room
from spellhall.server.tables import floor as floor_module
from spellhall.server.tables import table as table_module
from spellhall.server.tables.clock import Rates, aged
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.watching import audience, shown_table, spectator_delay
from spellhall.server.tables.watching.access import said_at
from spellhall.server.tables.watching.audience import ENCODER
from spellhall.server.wire import SPECTATOR, Clocks

DELAY = 100_000
EVENTS = 70
RUNNING = ("clocks", "absence")
"""Parts of a frame that change while nothing happens."""
OF_NOW = (*RUNNING, "wish", "offer", "seats")
"""What nobody knows any more about a moment before the last restart."""


@pytest.fixture
def time(monkeypatch):
    """The time, in milliseconds, which stands still until a test sets it."""
    now = [1_000_000_000_000]
    for module in (table_module, transactions, floor_module, shown_table, audience, spectator_delay):
        monkeypatch.setattr(module, "now_ms", lambda: now[0])
    monkeypatch.setattr(times, "now", lambda: now[0] // 1000)
    return now


def decoded(message: Any) -> Any:
    return msgspec.json.decode(ENCODER.encode(message))


def without(frame: dict[str, Any], *parts: str) -> dict[str, Any]:
    return {name: value for name, value in frame.items() if name not in parts}


def answers(table) -> dict[str, Any]:
    """What a live spectator learns who asks about every card that is at the table, by its token."""
    state, record = table.live_game.state, table.live_game.record
    found = {}
    for card in range(len(state.face)):
        known = all(state.seen[card] >> seat & 1 for seat in range(state.seats))
        numbers = table.game.numbers_of(state, card) if known else ()
        parts = {name: [[str(source), amount] for source, amount in state.explain(card, name)] for name in numbers}
        found[table.tokens.of(card, record.shuffles.get(card, 0))] = parts
    return found


def asked(table, token: str) -> Any:
    """What a late spectator learns who asks about a token; None when there is no such card."""
    try:
        reason = table.why(SPECTATOR, token)
    except Refusal:
        return None
    assert reason.text == ""
    return {name: [[part.source, part.amount] for part in parts] for name, parts in reason.numbers.items()}


class Past:
    """What a live spectator could know, and since when."""

    def __init__(self, table) -> None:
        self.table = table
        self.moments: list[tuple[int, dict[str, Any], dict[str, Any]]] = []
        self.lines: list[tuple[int, str]] = []
        self.tokens: set[str] = set()

    def note(self, now: int) -> None:
        known = answers(self.table)
        self.tokens |= set(known)
        self.moments.append((now, decoded(self.table.frame(SPECTATOR)), known))

    def at(self, then: int) -> tuple[int, dict[str, Any], dict[str, Any]] | None:
        """The last moment that is old enough; None before the game."""
        return next((moment for moment in reversed(self.moments) if moment[0] <= then), None)


class Evening:
    """A delayed table at which all kinds of things happen at random, while the time goes by in steps."""

    def __init__(self, table, time, seed: int) -> None:
        self.table = table
        self.time = time
        self.dice = Dice(seed)
        self.past = Past(table)
        self.pages = [Page(table, seat) for seat in (0, 1)]
        self.watcher = Page(table)
        self.past.note(time[0])

    async def record_step(self) -> None:
        """One more thing happens, after a while."""
        self.time[0] += 1 + self.dice.below(30_000)
        self.table.audience.late.catch_up()
        what = (self._act, self._act, self._act, self._talk, self._leave, self._take_back, self._offer, self._give_time)
        await what[self.dice.below(len(what))]()
        self.past.note(self.time[0])

    async def _act(self) -> None:
        for page in self.pages:
            if page not in self.table.audience.watchers:
                self.table.audience.join(page, page.seat)
        await play(self.pages, self.dice, 1)

    async def _talk(self) -> None:
        seat = self.dice.below(3) - 1
        text = f"line {len(self.past.lines)}"
        person = self.table.seats[seat].person if seat >= 0 else None
        await self.table.say(seat, person, "Ana", text)
        self.past.lines.append(((self.time[0] // 1000 + 1) * 1000, text))

    async def _leave(self) -> None:
        page = self.pages[self.dice.below(2)]
        if page in self.table.audience.watchers:
            self.table.audience.leave(page)

    async def _take_back(self) -> None:
        try:
            await self.table.undo(self.dice.below(2))
        except Refusal:
            return
        if self.table.wish is not None and self.dice.below(2):
            await self.table.consent(next(iter(self.table.wish.open)), True)

    async def _offer(self) -> None:
        seat, offer = self.dice.below(2), self.table.offer
        try:
            await claims.call_off(self.table, seat, yes=offer is None)
        except Refusal:
            return
        if offer is not None and offer.seat != seat:
            self.past.lines.append(((self.time[0] // 1000 + 1) * 1000, "wants to play on"))

    async def _give_time(self) -> None:
        if self.table.clock is not None:
            with suppress(Refusal):  # once while a decision waits
                await self.table.add_time(0, 1)

    def check(self) -> None:
        """Compare all that late spectators know with what could be known some time ago."""
        then = self.time[0] - DELAY
        known = self.past.at(then)
        newcomer = Page(self.table)
        for page in (self.watcher, newcomer):
            if known is None:
                assert page.seen()["stage"] == "waiting"
                assert "cards" not in page.seen() and "decision" not in page.seen()
            else:
                assert without(page.seen(), *RUNNING) == without(known[1], *RUNNING)
        if known is not None and known[1].get("clocks"):
            clocks = aged(msgspec.convert(known[1]["clocks"], Clocks), then - known[0])
            assert newcomer.frame["clocks"] == decoded(clocks)
        for token in self.past.tokens:
            assert asked(self.table, token) == (None if known is None else known[2].get(token))
        heard = [line["text"] for line in self.watcher.said]
        due = [text for at, text in self.past.lines if at <= then]
        assert len(heard) == len(due)
        assert all(text in said for text, said in zip(due, heard, strict=True))
        self.table.audience.leave(newcomer)


@pytest.mark.parametrize("clocks", [None, Rates(bank=10**9, increment=1_000, allowance=5_000)])
@pytest.mark.parametrize("game", ["spellchain", "spellfire", "spellslinger"])
def test_a_late_spectator_knows_what_a_live_one_could_know_then_and_nothing_else(game, clocks, time, tmp_path):
    async def scenario():
        setup = Setup(spectators="delayed", clocks=clocks)
        async with a_floor(f"sqlite:///{tmp_path}/hall.db", spectator_delay=DELAY / 1000) as floor:
            time[0] += 1_500
            evening = Evening(await a_table(floor, game, "Ana", "Bo", setup=setup), time, len(game))
            for _ in range(EVENTS):
                if evening.table.stage == "playing":
                    await evening.record_step()
                    evening.check()
            if evening.table.stage == "playing":
                await evening.table.resign(0)
                evening.past.note(time[0])
            evening.check()
            assert evening.watcher.frame["stage"] == "playing"
            time[0] += DELAY + 1
            evening.table.audience.late.catch_up()
            evening.check()
            assert evening.watcher.frame["returns"] == evening.table.live_game.state.returns()

    run(scenario())


def test_after_a_restart_late_spectators_see_their_moment_of_the_game_as_it_was_then(time, tmp_path):
    """What was taken back later was not taken back then."""
    address = f"sqlite:///{tmp_path}/hall.db"

    async def scenario():
        async with a_floor(address, spectator_delay=DELAY / 1000) as floor:
            time[0] += 1_500
            table = await a_table(floor, "spellfire", "Ana", "Bo", setup=Setup(spectators="delayed"))
            evening = Evening(table, time, 5)
            for _ in range(EVENTS):
                await evening.record_step()
            moments, code = evening.past.moments, table.code
        undone = [i for i, (one, other) in enumerate(pairwise(moments)) if shorter(other, one)]
        assert undone, "nothing was taken back"
        for i in (undone[-1], len(moments) // 2, len(moments) - 1, 2):
            time[0] = moments[i][0] + DELAY
            async with a_floor(address, spectator_delay=DELAY / 1000) as floor:
                page = Page(await floor.table(code))
                assert without(page.seen(), *OF_NOW) == without(moments[i][1], *OF_NOW)

    run(scenario())


def shorter(moment, other) -> bool:
    return moment[1].get("actions", 0) < other[1].get("actions", 0)


def test_spectators_hear_each_other_at_once_and_players_late(time, tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db", spectator_delay=DELAY / 1000) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo", setup=Setup(spectators="delayed"))
            cy = await a_person(floor, "Cy")
            player, late_one = Page(table, 0), Page(table)
            time[0] += 10_000
            await table.say(SPECTATOR, cy.id, "Cy", "from the gallery")
            await table.say(0, table.seats[0].person, "Ana", "I hold nothing")
            await table.say(SPECTATOR, table.seats[1].person, "Bo", "nor do I")
            said = ["from the gallery", "I hold nothing", "nor do I"]
            assert [line["text"] for line in player.said] == said
            assert [line.get("by", "player") for line in player.said] == ["spectator", "player", "spectator"]
            assert [line["text"] for line in late_one.said] == said[:1]
            time[0] += DELAY + 1_000
            table.audience.late.catch_up()
            assert [line["text"] for line in late_one.said] == said

    run(scenario())


def test_the_waiting_room_of_a_delayed_table_is_seen_as_it_is(time, tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db", spectator_delay=DELAY / 1000) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo", setup=Setup(spectators="delayed"), dealt=False)
            page = Page(table)
            await waiting_room.prepare_seat(table, 1, None, None, False, None)
            assert [seat["ready"] for seat in page.frame["seats"]] == [True, False]
            await table.say(0, table.seats[0].person, "Ana", "welcome")
            assert [line["text"] for line in page.said] == ["welcome"]

    run(scenario())


@pytest.mark.parametrize("game", ["spellfire", "spellslinger"])
def test_nobody_learns_the_numbers_of_a_card_that_he_has_not_seen(game, tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, game, "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            hidden = 0
            for _ in range(60):
                await play(pages, Dice(4), 1)
                state, shuffles = table.live_game.state, table.live_game.record.shuffles
                for card in range(len(state.face)):
                    token = table.tokens.of(card, shuffles.get(card, 0))
                    for seat in (0, 1, SPECTATOR):
                        seats = (0, 1) if seat == SPECTATOR else (seat,)
                        if not all(state.seen[card] >> one & 1 for one in seats):
                            reason = table.why(seat, token)
                            assert (reason.text, reason.numbers) == ("", {})
                            hidden += 1
            assert hidden > 1_000

    run(scenario())


def test_a_line_counts_as_said_not_before_it_was(time):
    assert said_at(Line(seat=0, name="Ana", text="hello", at=time[0] // 1000)) > time[0]
