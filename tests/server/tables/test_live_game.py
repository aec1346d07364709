"""Copies of a course: what is done to one does not show in the other, until it takes over."""

from __future__ import annotations

import random

import pytest

from spellhall.kernel.chance import Dice
from spellhall.kernel.documents.saves import save_history
from spellhall.registry import game as make_game
from spellhall.server.tables.live_game import Beginning, LiveGame
from spellhall.server.tables.watching.audience import ENCODER
from spellhall.server.tables.watching.card_tokens import Tokens
from spellhall.server.tables.watching.seat_view import SeatLog, SeatView
from spellhall.server.tables.watching.shared_view import SharedView
from spellhall.server.wire import Frame

NAMES = ("Ana", "Bo")


def begun(game: str, seed: int) -> LiveGame:
    made = make_game(game)
    lot = random.Random(seed)
    decks = [lot.choice(sorted(made.starter_decks().items()))[1] for _ in range(2)]
    return LiveGame(made, Beginning(decks, seed, made.digest()))


def look(seat_view, seat_log) -> bytes:
    frame = Frame(code="", game="", stage="playing", you=seat_view.seat, options={}, seats=[])
    seat_view.look(frame, 0)
    seat_log.tell()
    frame.log = seat_log.lines
    return ENCODER.encode(frame)


@pytest.mark.parametrize("game", ["spellfire", "spellslinger", "spellchain"])
def test_a_course_that_takes_over_from_copies_is_the_game_itself(game):
    """Also for those who look at it, and when other copies were made and thrown away between."""
    for seed in range(2):
        plain, kept, dice = begun(game, seed), begun(game, seed), Dice(seed)
        tokens = Tokens(b"secret")
        seat_views = []
        for live_game in (plain, kept):
            shared_view = SharedView(live_game.state, tokens, NAMES)
            seat_views.append(
                [(SeatView(shared_view, seat), SeatLog(live_game.state, seat, NAMES)) for seat in (0, 1, -1)]
            )
        state, record = kept.state, kept.record
        for _ in range(120):
            if plain.state.is_terminal():
                break
            options = plain.state.legal_actions()
            before = kept.state.save(), save_history(kept.game, kept.record)
            thrown_away = kept.copy()
            thrown_away.state.apply(options[dice.below(len(options))])
            assert (kept.state.save(), save_history(kept.game, kept.record)) == before
            action = options[dice.below(len(options))]
            plain.state.apply(action)
            twin = kept.copy()
            twin.state.apply(action)
            kept.become(twin)
            assert (kept.state, kept.record) == (state, record)
            assert kept.state.save() == plain.state.save()
            assert save_history(kept.game, kept.record) == save_history(plain.game, plain.record)
            for one, other in zip(*seat_views, strict=True):
                assert look(*one) == look(*other)
