"""What leaves the server about a position: complete, changed piece by piece, and nothing that a seat may not know."""

from __future__ import annotations

import json

import msgspec
import pytest
from server.floors import Page, a_floor, a_table, play, run

from spellhall.kernel.chance import Dice
from spellhall.server import wire
from spellhall.server.tables.watching.audience import ENCODER
from spellhall.server.tables.watching.seat_view import SeatLog, SeatView
from spellhall.server.tables.watching.shared_view import SharedView

GAMES = ("spellchain", "spellfire", "spellslinger")


@pytest.mark.parametrize("game", GAMES)
def test_changes_add_up_to_the_frame_at_every_decision_of_a_whole_game(game, tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, game, "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1, -1)]
            dice = Dice(3)
            for number in range(3000):
                if number % 7 == 0:
                    for page in pages:
                        assert page.seen() == page.in_full()
                if not await play(pages, dice, 1):
                    break
            assert table.stage == "over"
            assert all(page.seen() == page.in_full() for page in pages)
            assert all(page.frame["returns"] for page in pages)

    run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_no_frame_of_a_whole_game_shows_a_card_that_its_seat_has_never_seen(game, tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, game, "Ana", "Bo")
            catalogue = table.game.catalogue
            pages = [Page(table, seat) for seat in (0, 1, -1)]
            known = {page: set() for page in pages}
            dice = Dice(8)
            while True:
                for page in pages:
                    known[page] |= faces_seen(table.live_game, page.seat)
                    hidden = {
                        catalogue[face].name for face in table.live_game.state.face if face not in known[page]
                    } - {catalogue[face].name for face in known[page]}
                    shown = " ".join(catalogue[face].name for face in known[page])
                    for message in page.sent:
                        text = message.decode()
                        leaked = [name for name in hidden if quoted(name) in text and name not in shown]
                        assert not leaked, f"seat {page.seat} was sent {leaked}"
                    page.sent.clear()
                if not await play(pages, dice, 1):
                    break
            assert table.stage == "over"

    run(scenario())


def quoted(name: str) -> str:
    """A name as it stands in JSON."""
    return json.dumps(name, ensure_ascii=False)[1:-1]


def faces_seen(live_game, seat: int) -> set[int]:
    """All faces that a seat has ever seen: those that it sees now, and those of its log."""
    state, everyone = live_game.state, (1 << live_game.state.seats) - 1
    mask = everyone if seat < 0 else 1 << seat
    now = {state.face[card] for card in range(len(state.face)) if state.seen[card] & mask == mask}
    return now | {face for entry in live_game.record.entries for face in entry.seen_by(seat) if face >= 0}


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_dealt_anew_leave_every_frame_byte_for_byte_as_it_was(game, tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, game, "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            dice, compared = Dice(5), 0
            for _ in range(250):
                state = table.live_game.state
                for seat in (0, 1, -1):
                    before = table.frame(seat)
                    dealt = state.resample(seat, dice)
                    dealt.record = state.record
                    after = table.frame(seat)
                    seat_view = SeatView(SharedView(dealt, table.tokens, table.names), seat)
                    seat_view.look(after, table.decision_number)
                    after.log = SeatLog(dealt, seat, table.names).lines
                    assert ENCODER.encode(after) == ENCODER.encode(before)
                    compared += 1
                if not await play(pages, dice, 1):
                    break
            assert compared > 40

    run(scenario())


def test_a_card_has_another_token_after_a_shuffle_and_none_tells_its_handle(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table, other = [await a_table(floor, "spellchain", "Ana", "Bo") for _ in range(2)]
            tokens = {table.tokens.of(card, times) for card in range(50) for times in range(4)}
            assert len(tokens) == 200
            assert not tokens & {other.tokens.of(card, times) for card in range(50) for times in range(4)}

    run(scenario())


def test_only_whoever_decides_sees_the_options(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, "spellfire", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1, -1)]
            for _ in range(40):
                for page in pages:
                    assert ("options" in page.frame["decision"]) == page.decides()
                await play(pages, Dice(1), 1)

    run(scenario())


def test_messages_are_those_that_the_wire_describes(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, "spellslinger", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1, -1)]
            await play(pages, Dice(2), 60)
            decoder = msgspec.json.Decoder(wire.ServerMessage)
            for page in pages:
                for message in page.sent:
                    assert ENCODER.encode(decoder.decode(message)) == message

    run(scenario())
